#!/usr/bin/env bash
# Measures how much an app grows with the two products: the sections of their object files for an iPhone, optimized as in
# a release build of Xcode, and the resources.
#
# The object files come from the modules of `make check-apple`, which runs first. Nothing is linked, so what a linker
# removes (code that an app doesn't use) and adds (tables of pages, the signature) isn't seen. Neither is
# EventHandlers.swift, which Linux's standard library can't compile for iOS, see Scripts/check-apple.sh.
set -euo pipefail
cd "$(dirname "$0")/.."
apple=$PWD/.build/check-apple
work=$PWD/.build/app-size
unseen=Sources/ViewBuilding/Events/EventHandlers.swift

fail() {
  echo "app-size: $1" >&2
  exit 1
}

[ -f "$apple/made" ] || fail "there are no modules for iOS: run \`make check-apple\` first."
command -v llvm-size >/dev/null || fail "there is no llvm-size, which Swift's toolchain for Debian doesn't have: install llvm."
rm -rf "$work"
mkdir -p "$work"

library=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\([^"]*\)".*/\1/p' | head -1)
compiler=(
  swiftc -frontend -target arm64-apple-ios17.0 -swift-version 6 -resource-dir "$apple/resources"
  -module-cache-path "$apple/cache" -I Tools/AppleStubs/C -I "$apple/modules" -plugin-path "$library/host/plugins"
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault -parse-as-library
  -suppress-warnings -package-name bottombounce -O -emit-object
)
# Xcode compiles a module as a whole. A module with an unseen file is compiled file by file, which makes it a bit larger.
object_files() {
  local product=$1 file place files=() parts=() index=0
  while read -r file; do
    # The copies of `make check-apple` import the stubs.
    place=$file
    if [ -f "$apple/copies/$file" ]; then place=$apple/copies/$file; fi
    files+=("$place")
    if [ "$file" = "$unseen" ]; then
      parts+=("$place")
    else
      parts+=(-primary-file "$place" -o "$work/$product/$index.o")
    fi
    index=$((index + 1))
  done < <(find "Sources/$product" -name '*.swift' | sort)
  if [ -d "Sources/$product/Resources" ]; then files+=("$apple/Bundle+module.swift"); fi
  mkdir -p "$work/$product"
  case $unseen in
    "Sources/$product/"*) "${compiler[@]}" -module-name "$product" "${parts[@]}" ;;
    *) "${compiler[@]}" -module-name "$product" "${files[@]}" -o "$work/$product/$product.o" ;;
  esac || fail "$product doesn't compile."
}

# Symbols, relocations, memory that is only reserved, and what the linker packs (__LD, __LLVM) are no part of the file.
for product in ViewBuilding BottomBounce; do
  object_files $product
  llvm-size -m "$work/$product"/*.o | awk -v name="$product" '
    /Section \(__TEXT/ { text += $NF }
    /Section \(__DATA/ && !/__bss|__common/ { data += $NF }
    END { printf "%s: %d KB of code and constants, %d KB of data\n", name, text / 1000, data / 1000 }'
done
echo "Resources: $(du -cb Sources/*/Resources | tail -1 | awk '{ printf "%d", $1 / 1000 }') KB in $(
  find Sources/*/Resources -type f | wc -l) files"
