#!/usr/bin/env bash
# Builds what `Benchmarks layout table` compares the constraint solver with: kiwi, a C++ solver whose
# headers are in the source package "kiwisolver" of PyPI, and a floor that no solver can get below.
# Prints the arguments for the table. What cannot be built is left out, and said so.
set -uo pipefail

folder=${1:?the folder for what is built}
sources=$(cd "$(dirname "$0")/../Tools/Benchmarks/Peers" && pwd)
kiwi_version=1.5.1
mkdir -p "$folder"

say() { echo "layout peers: $*" >&2; }

command -v g++ >/dev/null || { say "g++ is missing, so neither kiwi nor the floor is measured: apt-get install g++"; exit 0; }
flags=(-std=c++17 -O3 -DNDEBUG)

if g++ "${flags[@]}" "$sources/floor.cpp" -o "$folder/floor"; then
  printf -- '--floor %s ' "$folder/floor"
else
  say "the floor does not build."
fi

headers=$folder/kiwisolver-$kiwi_version
if [ ! -d "$headers/kiwi" ]; then
  if ! command -v pip3 >/dev/null; then
    say "pip3 is missing, so kiwi cannot be fetched: apt-get install python3-pip"
  elif ! { pip3 download -q --no-deps --no-binary :all: --no-build-isolation -d "$folder" "kiwisolver==$kiwi_version" ||
    pip3 download -q --no-deps --no-binary :all: -d "$folder" "kiwisolver==$kiwi_version"; } >"$folder/pip.log" 2>&1; then
    say "kiwi cannot be fetched (see $folder/pip.log)."
  elif ! tar -xzf "$folder/kiwisolver-$kiwi_version.tar.gz" -C "$folder"; then
    say "kiwi's package cannot be unpacked."
  fi
fi
if [ -d "$headers/kiwi" ] && g++ "${flags[@]}" -I "$headers" "$sources/kiwi.cpp" -o "$folder/kiwi"; then
  printf -- '--kiwi %s ' "$folder/kiwi"
else
  say "kiwi is left out of the table."
fi
echo
