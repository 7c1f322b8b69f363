# Copyright (c) the demo authors.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Targets of the GPU backend, shared by the build files that load them."""

def define_gpu_targets():
    native.cxx_library(
        name = "runtime_api",
        exported_headers = ["runtime_api.h"],
        header_namespace = "demo/gpu",
        visibility = ["PUBLIC"],
    )

    native.cxx_library(
        name = "gpu",
        srcs = native.glob(["*.cpp"]),
        exported_headers = native.glob(["*.h"], exclude = ["runtime_api.h"]),
        header_namespace = "demo/gpu",
        preprocessor_flags = ["-DCUDA_AVAILABLE"],
        exported_deps = [
            "//demo/core:core",
        ],
        deps = [
            "//demo/ops:ops",
        ],
        external_deps = [("cuda", None, "cuda-lazy")],
        visibility = ["PUBLIC"],
    )
