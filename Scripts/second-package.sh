#!/usr/bin/env bash
# Builds and tests Linux/Tests/SecondPackage, which depends on this package as others do.
# Says one line if that works, and what went wrong if not.
set -euo pipefail
cd "$(dirname "$0")/.."
log=build/second-package.log
attachments=$PWD/build/second-package/attachments
# SwiftPM does not plan anew when files of a package beside it come or go: without the plan it has to.
rm -rf "$attachments" build/second-package/debug.yaml
mkdir -p "$attachments"

if swift test --package-path Linux/Tests/SecondPackage --scratch-path build/second-package \
  --attachments-path "$attachments" >"$log" 2>&1 && ls "$attachments"/mood*.png >>"$log" 2>&1; then
  echo "A package that depends on this one by path: $(grep -o 'Test run with .*' "$log" | tail -1)"
else
  grep -Ev '^\[[0-9]+/[0-9]+\] ' "$log" >&2
  echo "Linux/Tests/SecondPackage does not build or pass, see above: others could not use this package." >&2
  exit 1
fi
