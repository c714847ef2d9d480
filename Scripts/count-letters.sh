#!/usr/bin/env bash
# Counts the instructions, in thousands, from a letter in the search of a list until the frame with its results, for
# titles in several scripts and numbers of options: those of the main thread, and those of all threads, for the first
# letter and for a later one. Waiting for a search in the background is in them, with some thousand a second.
set -euo pipefail

program=${1:?the Benchmarks program}
export stripped="$program-stripped"
folder=$(mktemp -d)
export folder
trap 'rm -rf "$folder" "$stripped"' EXIT

# Valgrind can't read the debug information of newer compilers.
objcopy --strip-debug "$program" "$stripped"
mark=$(nm "$stripped" | awk '$3 ~ /LongListV4mark/ { print $3 }')
export mark

count() {
  local profile="$folder/$1-$2"
  valgrind --tool=callgrind --callgrind-out-file="$profile" --separate-threads=yes --dump-before="$mark" "$stripped" \
    letters "$1" "$2" >"$profile-log" 2>&1 || { cat "$profile-log" >&2; exit 1; }
  # Each part ends at a mark, and those of the short list are the first eight.
  awk -v titles="$1" -v options="$2" '
    /^(summary|totals):/ && !(FILENAME in seen) {
      seen[FILENAME]
      part = FILENAME
      sub(/-[0-9]+$/, "", part)
      sub(/.*\./, "", part)
      all[part] += $2
      if (FILENAME ~ /-01$/) main[part] += $2
    }
    END {
      printf("%-9s %7d %10d %10d %10d %10d\n", titles, options, main[10] / 1000, all[10] / 1000, main[14] / 1000,
        all[14] / 1000)
    }' "$profile".*-[0-9]* >"$folder/$1-$2-counts"
  rm "$profile".*
}
export -f count

# The same hashes, and so the same order of sets and dictionaries, in each run.
export SWIFT_DETERMINISTIC_HASHING=1
rows=$(for titles in ${TITLES:-ascii latin cyrillic arabic hindi korean}; do
  for options in ${OPTIONS:-100 1000 10000 100000}; do echo "$titles $options"; done
done)
xargs -P "$(nproc)" -I '{}' bash -euo pipefail -c 'count {}' <<<"$rows"
printf '%-9s %7s %10s %10s %10s %10s\n' titles options first all later all
while read -r titles options; do cat "$folder/$titles-$options-counts"; done <<<"$rows"
