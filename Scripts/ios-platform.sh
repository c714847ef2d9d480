#!/usr/bin/env bash
# Installs the iOS that the selected Xcode builds for, or the version in the argument, unless it is installed.
# Images of runners drop systems that an Xcode on them needs, and a download fails now and then at its first try.
set -euo pipefail

version=${1:-$(xcrun --sdk iphonesimulator --show-sdk-version)}
if xcrun simctl list runtimes | grep -qF "iOS $version "; then exit 0; fi
for _ in 1 2 3; do
  if xcodebuild -downloadPlatform iOS -buildVersion "$version"; then exit 0; fi
done
echo "iOS $version could not be downloaded: install it in Xcode, Settings, Components." >&2
exit 1
