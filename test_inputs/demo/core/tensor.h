// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <cstddef>
#include <cstdint>

namespace demo {

enum class Place { Host, Device };

/// A dense tensor of floats that somebody else owns.
struct Tensor {
  float* data = nullptr;
  int64_t rows = 0;
  int64_t columns = 0;
  Place place = Place::Host;

  int64_t count() const { return rows * columns; }
  size_t bytes() const { return static_cast<size_t>(count()) * sizeof(float); }
};

}  // namespace demo
