# shellcheck shell=bash
# What the headers of CUDA and HIP say about their version. Sourced by scripts/fetch-api-headers and
# scripts/regenerate-api-models.

number_after() {
  sed -n "s/^[[:space:]]*#[[:space:]]*define[[:space:]]\+$1[[:space:]]\+\([0-9]\+\).*/\1/p" "$2" 2>/dev/null | head -n 1
}

# The version of the HIP headers below include folder $1, as in 7.2, or nothing.
hip_version() {
  local header=$1/hip/hip_version.h major minor
  major=$(number_after HIP_VERSION_MAJOR "$header") || true
  minor=$(number_after HIP_VERSION_MINOR "$header") || true
  [[ -z $major || -z $minor ]] || printf '%d.%d\n' "$major" "$minor"
}

# The version of the CUDA headers below include folder $1, as in 12.4, or nothing.
cuda_version() {
  local number
  number=$(number_after CUDART_VERSION "$1/cuda_runtime_api.h") || true
  [[ -z $number ]] || printf '%d.%d\n' $((number / 1000)) $((number % 1000 / 10))
}
