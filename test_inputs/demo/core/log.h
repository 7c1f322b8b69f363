// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

namespace demo {

/// Prints one line to standard error, formatted as printf does.
void log_error(const char* format, ...) __attribute__((format(printf, 1, 2)));

}  // namespace demo
