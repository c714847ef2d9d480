#!/usr/bin/env bash
# Compiles the Apple side of the sources and the shared tests on Linux: for iOS, against stubs.
# Usage: Scripts/check-apple.sh path/to/Audit
#
# The compiler checks types for the target below, so conditions, availability, and Objective-C's rules are
# those of iOS. The toolchain has the standard library and Foundation for Linux only: copies of those
# modules that say that they are for iOS are made once, under .build/.
set -euo pipefail
cd "$(dirname "$0")/.."
audit=$1
work=$PWD/.build/check-apple
target=arm64-apple-ios17.0
stubs=Linux/AppleStubs

fail() {
  echo "check-apple: $1" >&2
  exit 1
}

info=$(swiftc -print-target-info)
value() { sed -n "s/.*\"$1\": *\"\([^\"]*\)\".*/\1/p" <<<"$info" | head -1; }
library=$(value runtimeResourcePath)
triple=$(value moduleTriple)
version="$(value compilerVersion) $library"

# Makes the resource folder of a compiler for iOS from the toolchain's own for Linux.
prepare_toolchain() {
  # Versions are compared as numbers, so that zeros give the target the length of the one it replaces.
  local name=$target
  while [ ${#name} -lt ${#triple} ]; do name+=0; done
  [ ${#name} -eq ${#triple} ] && [ -d "$library/linux/Swift.swiftmodule" ] && [ -d "$library/shims" ] ||
    fail "the modules of $version are not where this script looks for them (linux/*.swiftmodule)."
  rm -rf "$work"
  mkdir -p "$work/resources/iphoneos" "$work/modules"
  ln -s "$library/clang" "$work/resources/clang"
  cp -r "$library/shims" "$work/resources/"
  : >"$work/resources/shims/LibcOverlayShims.h"
  local module folder
  for module in "$library"/linux/*.swiftmodule; do
    folder=$work/resources/iphoneos/$(basename "$module")
    mkdir "$folder"
    if [ -f "$module/$triple.swiftmodule" ]; then
      LC_ALL=C sed "s/$triple/$name/g" "$module/$triple.swiftmodule" >"$folder/arm64-apple-ios.swiftmodule"
    elif [ -f "$module/$triple.swiftinterface" ]; then
      LC_ALL=C sed "s/$triple/$target/g" "$module/$triple.swiftinterface" \
        >"$folder/arm64-apple-ios.swiftinterface"
    fi
  done
  printf '%s' "$version" >"$work/version"
}
[ "$(cat "$work/version" 2>/dev/null)" = "$version" ] || prepare_toolchain

compiler=(
  swiftc -frontend -target $target -swift-version 6 -resource-dir "$work/resources"
  -module-cache-path "$work/cache" -I $stubs/C -I "$work/modules"
  -plugin-path "$library/host/plugins" -diagnostic-style llvm
)
package=(
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -import-module ObjectiveC -package-name bottombounce -enable-testing -D DEBUG
)

# A stub is a module interface: declarations without bodies.
stub() {
  "${compiler[@]}" -emit-module -experimental-skip-all-function-bodies -suppress-warnings \
    -enable-library-evolution -disable-objc-attr-requires-foundation-module -module-name "$1" \
    -o "$work/modules/$1.swiftmodule" "$2" || fail "the stub of $1 does not compile."
}

mkdir -p "$work/stubs"
"$audit" --stubs "$work/stubs"
stub ObjectiveC $stubs/ObjectiveC.swiftinterface
stub UIKit "$work/stubs/UIKit.swiftinterface"
stub UIGestureRecognizerSubclass "$work/stubs/UIGestureRecognizerSubclass.swiftinterface"
stub SwiftUI $stubs/SwiftUI.swiftinterface

# The submodule is a module of its own here: copies of the files that import it say so. The names of
# copies are those of the files in all messages.
sources() {
  local file copy
  find "$1" -name '*.swift' | sort | while read -r file; do
    if grep -q 'import UIKit.UIGestureRecognizerSubclass' "$file"; then
      copy=$work/copies/$file
      mkdir -p "$(dirname "$copy")"
      sed 's/import UIKit\.UIGestureRecognizerSubclass/import UIGestureRecognizerSubclass/' "$file" >"$copy"
      echo "$copy"
    else
      echo "$file"
    fi
  done
  if [ -d "$1/Resources" ]; then echo "$work/Bundle+module.swift"; fi
}
rm -rf "$work/copies"
# What SwiftPM adds to a target with resources.
echo 'import Foundation
extension Foundation.Bundle { static let module = Bundle.main }' >"$work/Bundle+module.swift"

# The interface of a module, for those that import it.
interface() {
  "${compiler[@]}" "${package[@]}" -emit-module -experimental-skip-all-function-bodies -suppress-warnings \
    -module-name "$1" -o "$work/modules/$1.swiftmodule" $(sources "$2") 2>"$work/$1.interface.log" || true
}

check() {
  local status=0
  "${compiler[@]}" "${package[@]}" -typecheck -module-name "$1" $(sources "$2") >"$work/$1.log" 2>&1 ||
    status=1
  sed "s|$work/copies/||" "$work/$1.log" >&2
  return $status
}

modules=(
  ViewBuilding=Sources/ViewBuilding BottomBounce=Sources/BottomBounce
  EditProfile=Example/EditProfile Catalogue=Example/Catalogue
  TestHost=Tests/TestHost LayoutExamples=Tests/LayoutExamples
)
tests=(BottomBounceTests=Tests/BottomBounceTests ViewBuildingTests=Tests/ViewBuildingTests)
for module in "${modules[@]}"; do interface "${module%=*}" "${module#*=}"; done
for module in "${modules[@]}" "${tests[@]}"; do
  check "${module%=*}" "${module#*=}" || failed=1
done
[ -z "${failed:-}" ] || fail "the sources above would not compile for iOS."
