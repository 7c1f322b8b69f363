// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/gpu/backend.h>
#include <demo/tests/check.h>

#include <cmath>
#include <vector>

int main() {
  std::vector<float> in = {0.f, 0.f, 0.f, 0.f};
  std::vector<float> out(4, -1.f);
  demo::Tensor input{in.data(), 1, 4, demo::Place::Host};
  demo::Tensor output{out.data(), 1, 4, demo::Place::Host};
  demo::Backend backend;
  if (!demo::Backend::available()) {
    return 0;
  }
  EXPECT(backend.run(input, &output) == demo::Error::Ok);
  for (float x : out) {
    EXPECT(std::fabs(x - 0.25f) < 1e-5f);
  }
  return demo::test::failures;
}
