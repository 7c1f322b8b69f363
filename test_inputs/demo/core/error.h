// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef DEMO_CORE_ERROR_H
#define DEMO_CORE_ERROR_H

namespace demo {

enum class Error {
  Ok,
  InvalidArgument,
  OutOfMemory,
  NotSupported,
  Internal,
};

}  // namespace demo

#endif  // DEMO_CORE_ERROR_H
