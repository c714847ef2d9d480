#!/usr/bin/env bash
# Prints the destination for xcodebuild: an iPhone with the newest iOS that the selected Xcode's SDK supports.
# With a version as the argument, such as 17.5, it is one with that version. If that version is installed and has no
# iPhone, as after a download of the version alone, the script makes one.
# Images of runners hold several versions of Xcode and of iOS, so no name of a device is right for all of them.
set -euo pipefail

wanted=${1:-}
sdk=$(xcrun --sdk iphonesimulator --show-sdk-version)
identifier=$(xcrun simctl list devices available | awk -v sdk="$sdk" -v wanted="$wanted" '
  function number(version,    parts) {
    split(version, parts, ".")
    return parts[1] * 1000 + parts[2]
  }
  /^-- / {
    os = $2 == "iOS" ? number($3) : 0
    if (wanted != "" && os != number(wanted)) os = 0
    next
  }
  os == 0 || os > number(sdk) || os < best || !/^ *iPhone / { next }
  match($0, /\([0-9A-F-]+\) \((Shutdown|Booted)/) {
    # A plain model, such as "iPhone 17", is chosen before its variants.
    plain = $0 ~ /^ *iPhone [0-9]+ \(/
    if (os > best || plain && !isPlain) {
      identifier = substr($0, RSTART + 1, index(substr($0, RSTART), ")") - 2)
      best = os
      isPlain = plain
    }
  }
  END { print identifier }')
if [ -z "$identifier" ] && [ -n "$wanted" ]; then
  # The model of the year in which iOS 17 came runs it and all later versions.
  types=com.apple.CoreSimulator.SimDeviceType runtimes=com.apple.CoreSimulator.SimRuntime
  identifier=$(xcrun simctl create "iPhone 15, iOS $wanted" $types.iPhone-15 "$runtimes.iOS-${wanted//./-}") || identifier=
fi
if [ -z "$identifier" ]; then
  echo "There is no iPhone simulator with iOS ${wanted:-$sdk or earlier}: install one in Xcode, Settings, Components." >&2
  exit 1
fi
echo "platform=iOS Simulator,id=$identifier"
