#!/usr/bin/env bash
# Compiles the Apple side of the sources and the shared tests on Linux: for iOS, against stubs.
# Usage: Scripts/check-apple.sh path/to/Audit
#
# The compiler works for the target below up to its intermediate language, so conditions, availability, and
# Objective-C's rules are those of iOS. The toolchain has the standard library and Foundation for Linux
# only. Copies of those modules that say that they are for iOS are made once. Everything is under .build/.
#
# The products are also compiled to LLVM's intermediate language, without and with optimization, to find calls
# of Swift's runtime that iOS 17 does not have (see Scripts/runtime-calls.awk).
#
# Known differences from Apple's modules: NSObject and Foundation's classes are Swift classes here, so they can't
# appear in @objc members, no class can have @objc itself, and delegates refine InheritsFromNSObject. C structures and
# optional C structures count as representable in Objective-C. Foundation has the API of Linux. Passing a variable as a pointer (&x) and Any in
# @objc members stop the data-flow checks of a file, but not its type checks.
set -euo pipefail
cd "$(dirname "$0")/.."
audit=${1:-}
work=$PWD/.build/check-apple
target=arm64-apple-ios17.0
stubs=Tools/AppleStubs
products=(ViewBuilding=Sources/ViewBuilding BottomBounce=Sources/BottomBounce)
modules=(
  SeededRandom=Tests/SeededRandom TestHost=Tests/TestHost LayoutExamples=Tests/LayoutExamples
  BottomBounceExample=Example
)
tests=(BottomBounceTests=Tests/BottomBounceTests ViewBuildingTests=Tests/ViewBuildingTests)

fail() {
  echo "check-apple: $1" >&2
  exit 1
}

[ -x "$audit" ] || fail "name the built Audit, as in Scripts/check-apple.sh .build/debug/Audit. To build it, run
swift build --product Audit. 'make check-apple' does both."

# Toolchain

info=$(swiftc -print-target-info)
value() { sed -n "s/.*\"$1\": *\"\([^\"]*\)\".*/\1/p" <<<"$info" | head -1; }
library=$(value runtimeResourcePath)
triple=$(value moduleTriple)
version="$(value compilerVersion), $library"

# Makes the resource folder of a compiler for iOS from the toolchain's own for Linux.
prepare_toolchain() {
  # In the binary modules the target's name has to keep its length; zeros do not change its version.
  local name=$target module folder
  while [ ${#name} -lt ${#triple} ]; do name+=0; done
  [ ${#name} -eq ${#triple} ] && [ -f "$library/linux/Swift.swiftmodule/$triple.swiftmodule" ] &&
    [ -d "$library/shims" ] && [ -d "$library/clang" ] ||
    fail "the modules of $version are not laid out as those of Swift 6.3 (linux/*.swiftmodule/$triple.swiftmodule)."
  rm -rf "$work"
  mkdir -p "$work/resources/iphoneos"
  ln -s "$library/clang" "$work/resources/clang"
  cp -r "$library/shims" "$work/resources/"
  : >"$work/resources/shims/LibcOverlayShims.h"
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
# Marks have the time of the start, so that a file that changes meanwhile is newer.
touch "$work/start"
mark() { touch -r "$work/start" "$1"; }

compiler=(
  swiftc -frontend -target $target -swift-version 6 -resource-dir "$work/resources"
  -module-cache-path "$work/cache" -I $stubs/C -I "$work/modules"
  -plugin-path "$library/host/plugins" -diagnostic-style llvm
)
features=(-enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault)
settings=("${features[@]}" -enable-testing -parse-as-library -D DEBUG)
interface=(-emit-module -experimental-skip-all-function-bodies -suppress-warnings)

# Modules

# Compiles a stub, which is a module interface: declarations without bodies.
stub() {
  "${compiler[@]}" "${interface[@]}" -enable-library-evolution \
    -disable-objc-attr-requires-foundation-module \
    -module-name "$1" -o "$work/modules/$1.swiftmodule" "$2" || fail "the stub of $1 does not compile."
}

# Lists the files of a target. Some need a copy, which has the name and the lines of the file in all messages:
# - A submodule is a module of its own here.
# - The toolchain's Foundation does not bring the stub of ObjectiveC along, so a file imports the stub, which
#   brings Foundation along.
# - Nothing here expands the macro of previews. A constant has the value that the macro would make.
# - A function replaces `#expect` and `#require`. Their expansions take half of the compiler's time, and the build for
#   Linux compiles them, with the same module.
sources() {
  local adapted='import (Foundation|UIKit\.UIGestureRecognizerSubclass)$|^ *#Preview' file copy
  if is_test "$1"; then adapted+='|#(expect|require)\('; fi
  find "$1" -name '*.swift' | sort | while read -r file; do
    copy=$work/copies/$file
    if grep -qE "$adapted" "$file"; then
      mkdir -p "$(dirname "$copy")"
      awk '{
        sub(/import UIKit\.UIGestureRecognizerSubclass$/, "import UIGestureRecognizerSubclass")
        sub(/import Foundation$/, "import ObjectiveC")
        sub(/^ *#Preview/, "@MainActor private let preview" NR " = Preview")
        if (FILENAME ~ /^Tests\/(BottomBounce|ViewBuilding)Tests\//) {
          gsub(/#expect\(/, "_expect(")
          gsub(/#require\(/, "_require(")
          gsub(/_expect\((throws|processExitsWith):/, "#&")
          gsub(/#_expect/, "#expect")
        }
        print
      }' "$file" >"$copy"
      echo "$copy"
    else
      echo "$file"
    fi
  done
  if [ -d "$1/Resources" ]; then echo "$work/Bundle+module.swift"; fi
  if is_test "$1"; then echo $stubs/Checks.swift; fi
}

is_test() { [[ " ${tests[*]} " = *"=$1 "* ]]; }

# Prints the flags of a folder. Only the products have the package's name: Xcode compiles the others as targets
# of a project, which have none, so that `package` is an error there.
flags() {
  case $1 in Sources/*) echo -package-name bottombounce ;; esac
}

# Whether a file is newer than a mark.
is_stale() {
  local mark=$1
  shift
  [ ! -f "$mark" ] || [ -n "$(find "$@" -newer "$mark" -print -quit)" ]
}

make_modules() {
  local module
  rm -rf "$work/modules" "$work/stubs" "$work/copies"
  mkdir -p "$work/modules" "$work/stubs" "$work/passed"
  # What SwiftPM adds to a target with resources.
  echo 'import ObjectiveC
extension Foundation.Bundle { static let module = Bundle.main }' >"$work/Bundle+module.swift"
  "$audit" --stubs "$work/stubs"
  stub ObjectiveC $stubs/ObjectiveC.swiftinterface
  stub UIKit "$work/stubs/UIKit.swiftinterface"
  stub UIGestureRecognizerSubclass "$work/stubs/UIGestureRecognizerSubclass.swiftinterface"
  stub os $stubs/os.swiftinterface
  stub SwiftUI $stubs/SwiftUI.swiftinterface
  for module in "${products[@]}" "${modules[@]}"; do
    "${compiler[@]}" "${settings[@]}" $(flags "${module#*=}") "${interface[@]}" -module-name "${module%=*}" \
      -o "$work/modules/${module%=*}.swiftmodule" $(sources "${module#*=}") ||
      fail "the declarations in ${module#*=} do not compile for iOS."
  done
  # Bodies are not in the modules: a change of one leaves what depends on it as it was.
  cksum Scripts/check-apple.sh "$work"/modules/* >"$work/new-interfaces"
  cmp -s "$work/new-interfaces" "$work/interfaces" || rm -f "$work/passed"/*
  mv "$work/new-interfaces" "$work/interfaces"
}

if is_stale "$work/made" Sources Example Tests/SeededRandom Tests/TestHost Tests/LayoutExamples \
  Tools/Audit/Tables/uikit-symbols.md $stubs Tools/Audit/Stubs Scripts/check-apple.sh; then
  rm -f "$work/made"
  make_modules
  mark "$work/made"
fi

# Checks

# Runs a command beside the others, as many at once as there are cores.
beside() {
  while [ "$(jobs -rp | wc -l)" -ge "$(nproc)" ]; do wait -n || true; done
  "$@" &
}

# Checks a part of a target: the files between two numbers, beside all others of the target.
check_part() {
  local name=$1 folder=$2 first=$3 count=$4 files=() outputs=() file index=0 status=0
  shift 4
  for file in "$@"; do
    if [ $index -ge "$first" ] && [ $index -lt $((first + count)) ]; then
      files+=(-primary-file)
      outputs+=(-o /dev/null)
    fi
    files+=("$file")
    index=$((index + 1))
  done
  local log=$work/logs/$name.$first
  local command=("${compiler[@]}" "${settings[@]}" $(flags "$folder") -module-name "$name" "${files[@]}")
  { "${command[@]}" -emit-sil "${outputs[@]}" >"$log" 2>&1; } 2>/dev/null || status=$?
  # It is 1 after errors in the sources. The compiler stops with another one at an @objc member with a value
  # of type `Any`, which Linux's standard library cannot bridge: then only types are checked.
  if [ $status -gt 1 ]; then
    "${command[@]}" -typecheck >"$log" 2>&1 || [ $? -eq 1 ] ||
      echo "error: the compiler of $name does not get to an end" >>"$log"
  fi
}

check() {
  local name=$1 first size=24
  mapfile -t files < <(sources "$2")
  for ((first = 0; first < ${#files[@]}; first += size)); do
    beside check_part "$name" "$2" $first $size "${files[@]}"
  done
}

# The one error that is no error on a Mac: Linux's standard library lacks a type that the compiler wants
# to have seen before it passes a variable as a pointer.
# No flow is checked beside it.
artifact='broken standard library: cannot find intrinsic operations on UnsafeMutablePointer<T>'

# Compiles the controls in a folder twice: correct, and with the mistakes that their comments name.
check_controls() {
  local files line control
  mapfile -t files < <(sources "$1")
  control=("${compiler[@]}" "${settings[@]}" -emit-sil -o /dev/null -module-name Controls "${files[@]}")
  "${control[@]}" -D CORRECT >"$work/found" 2>&1 && ! grep -q ' warning: ' "$work/found" ||
    fail "the controls in $1 do not compile without their mistakes: $(cat "$work/found")"
  # Both lists have lines like "file:line: error: message".
  grep -nE '// (error|warning): ' "$1"/*.swift | sed 's|:\([0-9]*\):.*// |:\1: |' >"$work/expected"
  { "${control[@]}" 2>&1 || true; } | sed "s|$work/copies/||" |
    sed -nE 's/^([^ ]*:[0-9]*):[0-9]*: (error|warning): /\1: \2: /p' >"$work/found"
  while IFS= read -r line; do
    grep -F "${line%%: *}: " "$work/found" | grep -F ": $(cut -d' ' -f2 <<<"$line") " |
      grep -qF "${line#*: *: }" || fail "the compiler does not find this mistake any more: $line"
  done <"$work/expected"
  while IFS= read -r line; do
    grep -qF "${line%%: *}: " "$work/expected" || fail "a control has an error that it does not name: $line"
  done <"$work/found"
}

# Runtime

# Compiles a target at a level of optimization up to LLVM's intermediate language, and lists in `calls` what iOS 17
# cannot run. Links nothing, so the standard library's own parts are unseen.
find_calls() {
  local name=$1 folder=$2 level=$3 files=() file unseen="" primary=()
  local output=$work/runtime/$name$level command
  shift 3
  rm -rf "$output"
  mkdir -p "$output"
  mapfile -t files < <(sources "$folder")
  command=("${compiler[@]}" "${features[@]}" $(flags "$folder") -parse-as-library "$level" "$@"
    -module-name "$name" -emit-irgen)
  if "${command[@]}" "${files[@]}" -o "$output/$name.ll" >"$output/log" 2>&1; then
    cp "$output/log" "$output/whole"
  else
    # All files but those with the error below, one by one.
    unseen=$(sed -n "s|^\([^ ]*\.swift\):[0-9:]* error: $artifact.*|\1|p" "$output/log" | sort -u)
    for file in "${files[@]}"; do
      if grep -qxF "$file" <<<"$unseen"; then
        primary+=("$file")
      else
        primary+=(-primary-file "$file" -o "$output/$(basename "$file").ll")
      fi
    done
    [ -n "$unseen" ] && "${command[@]}" "${primary[@]}" >"$output/log" 2>&1 || {
      echo "error: $name does not compile with $level: $(cat "$output/log")" >"$output/calls"
      return
    }
  fi
  for file in "$output"/*.ll; do
    awk -f Scripts/runtime-calls.awk "$file" "$file"
  done | sort -u >"$output/new"
  rm -f "$output"/*.ll
  echo "$unseen" | sed '/^$/d' >"$output/unseen"
  mv "$output/new" "$output/calls"
}

debug=(-D DEBUG -enable-testing)

# Compiles a product without optimization to find calls, with the messages of a check. Parts are checked only if that
# doesn't compile.
check_product() {
  find_calls "$1" "$2" -Onone "${debug[@]}"
  if ! mv "$work/runtime/$1-Onone/whole" "$work/logs/$1.whole" 2>/dev/null; then
    check "$1" "$2"
    wait
  fi
}

check_runtime_controls() {
  local level part
  for level in -Onone -O; do
    find_calls Correct $stubs/Controls/Runtime $level -D CORRECT
    [ ! -s "$work/runtime/Correct$level/calls" ] ||
      fail "the controls of the runtime fail without their mistakes: $(cat "$work/runtime/Correct$level/calls")"
    find_calls Controls $stubs/Controls/Runtime $level
    grep -q 'swift_getExtendedFunctionTypeMetadata$' "$work/runtime/Controls$level/calls" ||
      fail "with $level, a call of a newer runtime is not found any more."
  done
}

if is_stale "$work/passed/Controls" $stubs/Controls Scripts/runtime-calls.awk; then
  # Errors in types keep the compiler from looking at the flow of values.
  check_controls $stubs/Controls/Types
  check_controls $stubs/Controls/Flow
  check_runtime_controls
  mark "$work/passed/Controls"
fi

rm -rf "$work/logs"
mkdir -p "$work/logs"
checked=()
lowered=()
for module in "${products[@]}"; do
  if is_stale "$work/passed/${module%=*}.runtime" "${module#*=}" Scripts/runtime-calls.awk ||
    is_stale "$work/passed/${module%=*}" "${module#*=}"; then
    lowered+=("${module%=*}")
    checked+=("${module%=*}")
    # The longest work first.
    beside find_calls "${module%=*}" "${module#*=}" -O
    beside check_product "${module%=*}" "${module#*=}"
  fi
done
for module in "${modules[@]}" "${tests[@]}"; do
  if is_stale "$work/passed/${module%=*}" ${module#*=}; then
    checked+=("${module%=*}")
    check "${module%=*}" "${module#*=}"
  fi
done
wait
for module in "${checked[@]:-}"; do
  [ -n "$module" ] || continue
  if cat "$work/logs/$module".* | grep -v "$artifact" | grep -qE ' (error|warning): |^error: '; then
    cat "$work/logs/$module".* | sed "s|$work/copies/||" | grep -v "$artifact" >&2
    failed=1
  else
    mark "$work/passed/$module"
  fi
done
[ -z "${failed:-}" ] || fail "the sources above do not compile for iOS, or with warnings."
for module in "${lowered[@]:-}"; do
  [ -n "$module" ] || continue
  for level in -O -Onone; do
    calls=$work/runtime/$module$level/calls
    unseen+=" $(cat "$work/runtime/$module$level/unseen" 2>/dev/null || true)"
    [ -s "$calls" ] || continue
    sed "s|^\([^\t]*\)\t\(.*\)|$module $level: error: \2, which iOS 17 lacks, is needed by \1|" "$calls" |
      swift demangle --compact >&2
    runtime_failed=1
  done
  [ -n "${runtime_failed:-}" ] || mark "$work/passed/$module.runtime"
done
[ -z "${runtime_failed:-}" ] || fail "the sources above would crash on iOS 17."
echo "The Apple side compiles for iOS: ${checked[*]:-nothing changed since it did}."
[ -z "${lowered[*]:-}" ] || {
  echo "They need no runtime newer than iOS 17's: ${lowered[*]}. Not seen: Apple's standard library, in whose place"
  unseen=$(tr -s ' ' '\n' <<<"${unseen:-}" | sed "/./!d; s|$work/copies/||; s/^/ /" | sort -u | tr -d '\n')
  echo "Linux's is${unseen:+, and files that it cannot compile:$unseen}."
}
