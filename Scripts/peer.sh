#!/usr/bin/env bash
# Measures a bottom sheet that another toolkit draws, given as one C file for GTK 4, on a screen of the
# same size in memory. The file prints its own processor time a frame; the better renderer counts.
# Needs libgtk-4-dev and xvfb.
set -euo pipefail

source=$1
size=(1179 2556)
program=$(mktemp)
trap 'rm -f "$program"' EXIT

for tool in cc pkg-config xvfb-run; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install gcc pkg-config xvfb" >&2; exit 1; }
done
pkg-config --exists gtk4 || { echo "GTK 4 is missing: apt-get install libgtk-4-dev" >&2; exit 1; }

# shellcheck disable=SC2046 # the flags are several words
cc -O2 "$source" -o "$program" $(pkg-config --cflags --libs gtk4)
for renderer in cairo default; do
  printf 'peer, renderer %-8s ' "$renderer"
  if [ "$renderer" = default ]; then unset GSK_RENDERER; else export GSK_RENDERER=$renderer; fi
  timeout 120 xvfb-run -a -s '-screen 0 1200x2600x24' "$program" "${size[@]}" 2>/dev/null ||
    echo 'did not run'
done
