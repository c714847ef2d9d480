#!/usr/bin/env bash
# Compiles code as apps contain it, with each combination of settings that a project can have.
# Usage: Scripts/check-clients.sh path/to/build
#
# The settings are the language mode (5 or 6), the default isolation (none or MainActor), and the upcoming features
# (all or none). The code is that of the documentation, of Example/, of the first lines that users write, and of
# values of an app's own types. It is compiled with the modules of the build, and for iOS with those that
# check-apple.sh has made. Warnings are errors. Everything is under .build/check-clients/.
set -euo pipefail
cd "$(dirname "$0")/.."
modules=$1/Modules
work=$PWD/.build/check-clients
apple=$PWD/.build/check-apple
clients=Tests/Clients
features=(NonisolatedNonsendingByDefault InferIsolatedConformances)
settings=()
for platform in Linux iOS; do
  for mode in 5 6; do
    for isolation in none MainActor; do
      for upcoming in plain upcoming; do settings+=("$platform $mode $isolation $upcoming"); done
    done
  done
done

fail() {
  echo "check-clients: $1" >&2
  exit 1
}

[ -d "$modules/BottomBounce.swiftmodule" ] || [ -f "$modules/BottomBounce.swiftmodule" ] ||
  fail "there is no module in $modules. Build first."
[ -f "$apple/modules/BottomBounce.swiftmodule" ] || fail "check-apple.sh has not made the modules for iOS."
mkdir -p "$work/passed"
# Marks have the time of the start, so that a file that changes meanwhile is newer.
touch "$work/start"
mark() { touch -r "$work/start" "$1"; }
is_stale() {
  local mark=$1
  shift
  [ ! -f "$mark" ] || [ -n "$(find "$@" -newer "$mark" -print -quit)" ]
}

# Sources

# Copies a file of snippets without the tests beside them, which use modules that apps don't have.
copy_snippets() {
  sed -e '/^import Test/d' -e '/^@testable/d' -e '/struct [A-Za-z]*Tests {$/,/^}/d' "$1" >"$work/sources/$(basename "$1")"
}

make_sources() {
  local file
  rm -rf "$work/sources"
  mkdir -p "$work/sources"
  for file in Tests/BottomBounceTests/Documentation/*Snippets.swift \
    Tests/ViewBuildingTests/Snippets/*{Snippets,Screens}.swift; do
    copy_snippets "$file"
  done
  swiftc -parse-as-library -o "$work/first-lines" $clients/FirstLines.swift
  "$work/first-lines" >"$work/sources/FirstLines.swift"
  [ "$(grep -c 'func call' "$work/sources/FirstLines.swift")" -ge 50 ] || fail "FirstLines.swift prints too few lines."
  [ "$(grep -l 'sheet.show' "$work"/sources/*Snippets.swift | wc -l)" -ge 7 ] || fail "there are too few snippets."
  sed -n '/final class \(Person\|Home\) /,/^}/p' Tests/ViewBuildingTests/Events/EventFixture.swift >"$work/person"
  { echo 'import Observation' && cat "$work/person"; } >"$work/sources/Person.swift"
}
inputs=(
  Tests/BottomBounceTests/Documentation Tests/ViewBuildingTests/Snippets Tests/ViewBuildingTests/Events/EventFixture.swift
  Example $clients Scripts/check-clients.sh
)
if is_stale "$work/made" "${inputs[@]}"; then
  make_sources
  rm -f "$work"/passed/*
  mark "$work/made"
fi
# The modules of a client, whose files are compiled together.
mapfile -t documents < <(find "$work/sources" $clients/{Calls,Values,Options,Screens,Pickers}.swift -name '*.swift' | sort)
mapfile -t example < <(find Example/EditProfile Example/Catalog -name '*.swift' | sort)

# Compilers

info=$(swiftc -print-target-info)
library=$(sed -n 's/.*"runtimeResourcePath": *"\([^"]*\)".*/\1/p' <<<"$info" | head -1)
linux=(swiftc -frontend -I "$modules" -Xcc -fmodule-map-file="$PWD/UIKitForLinux/Sources/CCairo/module.modulemap")
linux+=(-target "$(sed -n 's/.*"triple": *"\([^"]*\)".*/\1/p' <<<"$info" | head -1)" -module-cache-path "$work/cache")
for flag in $(pkg-config --cflags-only-I pangocairo); do linux+=(-Xcc "$flag"); done
ios=(
  swiftc -frontend -target arm64-apple-ios17.0 -resource-dir "$apple/resources" -import-module ObjectiveC
  -module-cache-path "$apple/cache" -I Tools/AppleStubs/C -I "$apple/modules"
)
common=(
  -plugin-path "$library/host/plugins" -diagnostic-style llvm -parse-as-library -module-name Client -emit-sil
  -o /dev/null
)

# Compiles files as one module with the settings in the first argument.
compile() {
  local platform mode isolation upcoming feature command
  read -r platform mode isolation upcoming <<<"$1"
  shift
  if [ "$platform" = Linux ]; then command=("${linux[@]}"); else command=("${ios[@]}"); fi
  command+=("${common[@]}" -swift-version "$mode")
  if [ "$isolation" = MainActor ]; then command+=(-default-isolation MainActor); fi
  if [ "$upcoming" = upcoming ]; then
    for feature in "${features[@]}"; do command+=(-enable-upcoming-feature "$feature"); done
  fi
  "${command[@]}" "$@" 2>&1
}

# Checks

# Whether the settings in the first argument contain all words of the second.
have() {
  local word
  for word in $2; do [[ " $1 " = *" $word "* ]] || return 1; done
}

# Compiles the mistakes, and prints the lines whose errors are missing or not expected.
check_mistakes() {
  local setting=$1 file line words
  for file in $clients/Mistakes/*.swift; do
    { grep -n '// error' "$file" || true; } | sed 's|:.*// error:*| |' | while read -r line words; do
      if have "$setting" "$words"; then echo "$line"; fi
    done | sort >"$2.expected"
    { compile "$setting" -warnings-as-errors "$file" || true; } | sed -n 's|^[^ ]*\.swift:\([0-9]*\):[0-9]*: error: .*|\1|p' | sort -u >"$2.found"
    diff "$2.expected" "$2.found" | sed -n \
      -e "s|^< |the compiler doesn't report the mistake in $file, line |p" \
      -e "s|^> |the compiler reports an unexpected error in $file, line |p"
  done
}

check() {
  local setting=$1 name=$work/logs/${1// /-} files=("${example[@]}")
  # Linux has no SwiftUI.
  if have "$setting" iOS; then files+=(Example/App/Sources/SettingsForm.swift); fi
  if ! { compile "$setting" -warnings-as-errors "${documents[@]}" &&
    compile "$setting" -warnings-as-errors "${files[@]}"; } >"$name"; then
    # The standard library for Linux lacks a type that the compiler wants to see before it passes a pointer.
    grep -v 'broken standard library' "$name" | grep -E ' (error|warning): |^error: ' >"$name.problems" || true
  fi
  check_mistakes "$setting" "$name" >>"$name.problems"
  [ -s "$name.problems" ] || mark "$work/passed/${1// /-}"
}

# Compiles the mistakes in Lines, each alone. Users see the first error first, so it must be in the right line.
check_lines() {
  local setting file line problems=
  for setting in 'Linux 5 none plain' 'Linux 6 MainActor upcoming'; do
    for file in $clients/Mistakes/Lines/*.swift; do
      line=$({ compile "$setting" "$file" || true; } | sed -n 's|^[^ ]*\.swift:\([0-9]*\):[0-9]*: error: .*|\1|p' | sed -n 1p)
      if [ "$line" != "$(sed -n '\|// error|=' "$file")" ]; then problems+=" $file:${line:-no error}"; fi
    done
  done
  [ -z "$problems" ] || fail "the first error is in another line than the mistake:$problems"
}
if is_stale "$work/lines-checked" $clients/Mistakes/Lines Scripts/check-clients.sh "$modules"/{BottomBounce,UIKit}.swiftmodule; then
  check_lines
  mark "$work/lines-checked"
fi

rm -rf "$work/logs"
mkdir -p "$work/logs"
checked=()
for setting in "${settings[@]}"; do
  if [ "${setting%% *}" = Linux ]; then used=("$modules"/{BottomBounce,ViewBuilding,UIKit}.swiftmodule)
  else used=("$apple/interfaces"); fi
  if ! is_stale "$work/passed/${setting// /-}" "${used[@]}"; then continue; fi
  checked+=("$setting")
  while [ "$(jobs -rp | wc -l)" -ge "$(nproc)" ]; do wait -n || true; done
  check "$setting" &
done
wait
failed=
for setting in "${checked[@]}"; do
  if [ ! -f "$work/passed/${setting// /-}" ] || [ -s "$work/logs/${setting// /-}.problems" ]; then
    failed+="${failed:+, }$setting"
    sed "s|^|$setting: |" "$work/logs/${setting// /-}.problems" >&2
  fi
done
[ -z "$failed" ] || fail "code of apps does not compile with these settings: $failed."
echo "Code of apps compiles with ${#settings[@]} combinations of settings: ${#checked[@]} checked, the others unchanged."
