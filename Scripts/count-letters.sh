#!/usr/bin/env bash
# Counts the instructions, in thousands, from a letter in the search of a list until the frame with its results, for
# titles in several scripts and numbers of options: those of the main thread, of them `logic`, without drawing and
# compositing, and those of a search in the background, which more than 1,000 options need. The first letter in a list
# of up to 1,000 options also folds the titles.
set -euo pipefail

program=${1:?the Benchmarks program}
export stripped="$program-stripped"
folder=$(mktemp -d)
export folder
trap 'rm -rf "$folder" "$stripped"' EXIT

source "$(dirname "$0")/symbols.sh"
mark=$(symbol LongListV4mark)
drawing=$(symbol UIKit7CALayerC12makeContents)
compositing=$(symbol ScreenRendererC6renderSb)
search=$(symbol OptionSearchV7indices)
export mark drawing compositing search

count() {
  local profile="$folder/$1-$2"
  valgrind --tool=callgrind --callgrind-out-file="$profile" --separate-threads=yes --dump-before="$mark" "$stripped" \
    letters "$1" "$2" >"$profile-log" 2>&1 || { cat "$profile-log" >&2; exit 1; }
  # A mark ends a part of the main thread. The first eight parts are those of the short list. In other threads, there
  # are the searches of three letters.
  awk -v titles="$1" -v options="$2" -v drawing="$drawing" -v compositing="$compositing" -v search="$search" '
    FNR == 1 {
      split("", names)
      part = FILENAME ~ /\.[0-9]+-01$/ ? FILENAME : 0
      gsub(/.*\.|-01$/, "", part)
    }
    /^c?fn=/ {
      id = $1
      sub(/^c?fn=/, "", id)
      if (NF > 1) names[id] = $2
      if (/^c/) called = names[id]
    }
    isCost && (called == drawing || called == compositing) { outside[part] += $2 }
    isCost && called == search && !part { searches += $2 }
    { isCost = /^calls=/ }
    /^(summary|totals):/ { all[part] = $2 }
    END {
      printf("%-9s %7d %9d %9d %9d %9d %9d\n", titles, options, (all[10] - outside[10]) / 1000, all[10] / 1000,
        (all[14] - outside[14]) / 1000, all[14] / 1000, searches / 3000)
    }' "$profile"*-[0-9][0-9] >"$folder/$1-$2-counts"
  rm "$profile"*-[0-9][0-9]
}
export -f count

# The same hashes, and so the same order of sets and dictionaries, in each run.
export SWIFT_DETERMINISTIC_HASHING=1
rows=$(for titles in ${TITLES:-ascii latin cyrillic arabic hindi korean}; do
  for options in ${OPTIONS:-100 1000 10000 100000}; do echo "$titles $options"; done
done)
xargs -P "$(nproc)" -I '{}' bash -euo pipefail -c 'count {}' <<<"$rows"
printf '%-9s %7s %19s %19s %9s\n' '' '' 'the first letter' 'a later letter' search
printf '%-9s %7s %9s %9s %9s %9s\n' titles options logic all logic all
while read -r titles options; do cat "$folder/$titles-$options-counts"; done <<<"$rows"
