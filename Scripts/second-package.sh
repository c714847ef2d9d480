#!/usr/bin/env bash
# Builds and tests Linux/Tests/SecondPackage, which depends on this package as others do.
# Says one line if that works, and what went wrong if not.
# usage: Scripts/second-package.sh [OPTIONS-OF-SWIFT-BUILD …]
#
# With the options that this package was built with, what is built already is used again. The program links only
# what the products bring along, so a product without a target that it needs still fails.
set -euo pipefail
cd "$(dirname "$0")/.."
log=build/second-package.log
attachments=$PWD/build/second-package/attachments
rm -rf "$attachments"
mkdir -p "$attachments"

if swift test "$@" --package-path Linux/Tests/SecondPackage --scratch-path "$PWD/.build" \
  --attachments-path "$attachments" >"$log" 2>&1 && ls "$attachments"/mood*.png >>"$log" 2>&1; then
  echo "A package that depends on this one by path: $(grep -o 'Test run with .*' "$log" | tail -1)"
else
  grep -Ev '^\[[0-9]+/[0-9]+\] ' "$log" >&2
  echo "Linux/Tests/SecondPackage does not build or pass, see above: others could not use this package." >&2
  exit 1
fi
