#!/usr/bin/env bash
# Builds and tests Tests/SecondPackage, which depends on this package as others do. First resolves it with the
# manifests as a Mac reads them.
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

# Products that exist only on Linux must not be named on a Mac. The manifest of the article on tests must resolve there,
# too, and on Linux. Nothing is built, and the network isn't used.
mac=$PWD/build/second-package/mac
package=Tests/SecondPackage
article=Sources/BottomBounce/BottomBounce.docc/Testing.md
rm -rf "$mac"
mkdir -p "$mac"
cp -r Sources Example Tests "$mac/"
for manifest in Package.swift $package/Package.swift; do
  sed 's/os(Linux)/os(macOS)/' $manifest >"$mac/$manifest"
done
for system in macOS Linux; do
  mkdir -p "$mac/$system/Sources/Screens" "$mac/$system/Tests/ScreensTests"
  touch "$mac/$system/Sources/Screens/Screens.swift" "$mac/$system/Tests/ScreensTests/ScreensTests.swift"
  root=$mac
  if [ $system = Linux ]; then root=$PWD; fi
  sed -n '/^```swift manifest/,/^```$/p' $article |
    sed -e '/^```/d' -e "s/os(Linux)/os($system)/" \
      -e "s|url: .*, \.upToNextMinor(from: \"[0-9.]*\")|name: \"BottomBounce\", path: \"$root\"|" \
      >"$mac/$system/Package.swift"
done
for client in "$mac/$package" "$mac/macOS" "$mac/Linux"; do
  if ! swift package --package-path "$client" --scratch-path "$mac/.build" show-dependencies >"$log" 2>&1; then
    cat "$log" >&2
    echo "The package in $client can't be resolved, see above: a manifest is wrong for a Mac, or in $article." >&2
    exit 1
  fi
done
rm -rf "$mac"

if swift test "$@" --package-path Tests/SecondPackage --scratch-path "$PWD/.build/whole" \
  --attachments-path "$attachments" >"$log" 2>&1 && ls "$attachments"/mood*.png >>"$log" 2>&1; then
  echo "A package that depends on this one by path: $(grep -o 'Test run with .*' "$log" | tail -1)"
else
  grep -Ev '^\[[0-9]+/[0-9]+\] ' "$log" >&2
  echo "Tests/SecondPackage does not build or pass, see above: others could not use this package." >&2
  exit 1
fi
