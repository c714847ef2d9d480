#!/usr/bin/env bash
# Checks that every compiler that the workflows name understands the tools version of Package.swift, and that the
# README states that version. With --selected it checks the selected Xcode (on a Mac) instead.
# The first argument that is not an option is the folder to check; the default is the repository.
set -euo pipefail

selected=false
if [ "${1:-}" = --selected ]; then
  selected=true
  shift
fi
cd "${1:-$(dirname "$0")/..}"

# The Swift versions of Xcode's, from https://developer.apple.com/xcode/system-requirements/
swift_of_xcode() {
  case $1 in
    16.0 | 16.1 | 16.2) echo 6.0 ;;
    16.3 | 16.4) echo 6.1 ;;
    26.0 | 26.0.1) echo 6.2 ;;
    26.1 | 26.1.1) echo 6.2.1 ;;
    26.2 | 26.3) echo 6.2.3 ;;
    26.4 | 26.4.1 | 26.5 | 26.6) echo 6.3 ;;
  esac
}

# is_older 6.1 6.2.3
is_older() {
  awk -v one="$1" -v other="$2" 'BEGIN {
    split(one, a, "."); split(other, b, ".")
    for (i = 1; i <= 3; i++) if (a[i] + 0 != b[i] + 0) exit !(a[i] + 0 < b[i] + 0)
    exit 1
  }'
}

failed=false
fail() {
  echo "$*" >&2
  failed=true
}

tools=$(sed -n 's|^// swift-tools-version: *||p' Package.swift | head -1)
[ -n "$tools" ] || fail "Package.swift names no tools version."

check_xcode() {
  local swift
  swift=$(swift_of_xcode "$1")
  if [ -z "$swift" ] && $selected && is_older 26.6 "$1"; then
    echo "$2: Xcode $1 is newer than the table in Scripts/check-toolchain.sh. Its Swift isn't checked." >&2
  elif [ -z "$swift" ]; then
    fail "$2: Scripts/check-toolchain.sh does not know Xcode $1. Add it to the table."
  elif is_older "$swift" "$tools"; then
    fail "$2: Xcode $1 has Swift $swift, and Package.swift needs $tools."
  fi
}

if $selected; then
  xcode=$(xcodebuild -version | awk '$1 == "Xcode" { print $2 }')
  check_xcode "$xcode" "The selected Xcode"
else
  workflow=.github/workflows/ios.yml
  for runner in $(sed -n 's/^ *runs-on: *//p' "$workflow" | sort -u); do
    case $runner in
      macos-26*) ;;
      *) fail "$workflow: the runner is $runner. Xcode 26 needs macos-26." ;;
    esac
  done
  xcodes=$(sed -n 's/^ *xcode: *\[\(.*\)\].*/\1/p' "$workflow" | tr -d '" ' | tr ',' ' ')
  [ -n "$xcodes" ] || fail "$workflow: there is no list of Xcode versions."
  fixed=$(sed -n 's|^ *DEVELOPER_DIR: /Applications/Xcode_\([0-9.]*\)\.app/.*|\1|p' "$workflow")
  for xcode in $xcodes $fixed; do check_xcode "$xcode" "$workflow"; done
  grep -q 'DEVELOPER_DIR: /Applications/Xcode_${{ matrix.xcode }}.app' "$workflow" ||
    fail "$workflow: the listed Xcode versions are not selected with DEVELOPER_DIR."

  workflow=.github/workflows/linux.yml
  swift=$(sed -n 's/^ *container: *swift:\([0-9.]*\).*/\1/p' "$workflow")
  if [ -z "$swift" ]; then
    fail "$workflow: there is no container with Swift."
  elif is_older "$swift" "$tools"; then
    fail "$workflow: the container has Swift $swift, and Package.swift needs $tools."
  fi

  grep -q "Swift $tools or later" README.md || fail "README.md does not require Swift $tools or later."
fi

if $failed; then exit 1; fi
