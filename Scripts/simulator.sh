#!/usr/bin/env bash
# Prints the destination for xcodebuild: an iPhone with the newest iOS that the selected Xcode's SDK supports.
# Images of runners hold several versions of Xcode and of iOS, so no name of a device is right for all of them.
set -euo pipefail

sdk=$(xcrun --sdk iphonesimulator --show-sdk-version)
xcrun simctl list devices available | awk -v sdk="$sdk" '
  function number(version,    parts) {
    split(version, parts, ".")
    return parts[1] * 1000 + parts[2]
  }
  /^-- / { os = $2 == "iOS" ? number($3) : 0; next }
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
  END {
    if (identifier == "") exit 1
    print "platform=iOS Simulator,id=" identifier
  }' || {
  echo "There is no iPhone simulator with iOS $sdk or earlier: install one in Xcode, Settings, Components." >&2
  exit 1
}
