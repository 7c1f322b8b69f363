# shellcheck shell=bash
# Installs Debian packages without asking anything and without changing the machine's list of archives.
# Sourced by scripts/setup and bench/fetch-hipify-clang. Sets and reads apt_options, the options of a private apt.

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }

as_root() {
  if ((EUID == 0)); then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    say "installing packages needs root: run this once as root, or install sudo"
    return 1
  fi
}

# The address that the machine's own configuration has for Debian's suite $1, or nothing.
# Other people's archives can have a suite of the same name. Who made one is known only after a first update.
configured_archive() {
  local found
  found=$(sites_with "Release: $1" 'Origin: Debian')
  printf '%s\n' "${found:-$(sites_with "Release: $1" 'Component: main')}" | head -n 1
}

sites_with() {
  # shellcheck disable=SC2016 # apt expands $(SITE), not the shell.
  apt-get indextargets --format '$(SITE)' 'Created-By: Packages' "$@" 2>/dev/null
}

# Prints the address of the archive that holds suite $1 (as in bookworm-security), $2 being the main archive's.
# Debian's convention puts the security archive next to the main one, with "-security" after its name.
archive_of_suite() {
  local site=${2%/}
  case $1 in
    *-security) printf '%s-security\n' "$site" ;;
    *) printf '%s\n' "$site" ;;
  esac
}

# The address of the main archive, whichever release this machine has.
any_debian_archive() {
  sites_with 'Origin: Debian' 'Component: main' | grep -v -e '-security$' | head -n 1
}

# Makes an apt configuration under folder $1, whose archives are the sources.list lines on standard input.
private_apt() {
  local dir=$1
  mkdir -p "$dir/parts" "$dir/lists/partial" "$dir/archives/partial"
  # apt fetches as a user of its own, who has to get in here.
  chmod 755 "$dir"
  cat >"$dir/sources.list"
  apt_options=(
    -o "Dir::Etc::sourcelist=$dir/sources.list" -o "Dir::Etc::sourceparts=$dir/parts"
    -o "Dir::State::lists=$dir/lists"
    -o "Dir::Cache::archives=$dir/archives"
    -o "Dir::Cache::pkgcache=$dir/pkgcache.bin" -o "Dir::Cache::srcpkgcache=$dir/srcpkgcache.bin"
    # A package manager that runs at the same time is waited for, not failed on.
    -o DPkg::Lock::Timeout=300
  )
}

# Adds the machine's own archives to the configuration under folder $1.
add_machine_archives() {
  cp -a /etc/apt/sources.list.d/. "$1/parts/" 2>/dev/null || true
  cat /etc/apt/sources.list >>"$1/sources.list" 2>/dev/null || true
}

private_apt_get() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y "${apt_options[@]}" "$@" </dev/null
}

# The version that the private apt would install of package $1, or nothing.
candidate() {
  apt-cache "${apt_options[@]}" policy "$1" 2>/dev/null |
    sed -n 's/^  Candidate: //p' | grep -vx '(none)' || true
}

# The version of package $1 in suite $2, or nothing.
version_in_suite() {
  apt-cache "${apt_options[@]}" show "$1/$2" 2>/dev/null | sed -n 's/^Version: //p' | head -n 1
}
