#!/usr/bin/env bash
# Counts what one `show` costs: instructions, allocations, activated constraints, text layouts, layouts, drawings, views.
# Compares the counts with a saved run, and fails if one has grown by more than 5 %. SAVE=1 saves them instead.
set -euo pipefail

program=${1:?the Benchmarks program}
saved=${2:?the file with the saved counts}
folder=$(mktemp -d)
trap 'rm -rf "$folder" "$program-stripped"' EXIT

# Valgrind can't read the debug information of newer compilers.
objcopy --strip-debug "$program" "$program-stripped"
symbol=$(nm "$program-stripped" | sed -n 's/.* \([^ ]*ShowWorkO08measured[^ ]*\)$/\1/p')
# The same hashes, and so the same order of sets and dictionaries, in each run.
export SWIFT_DETERMINISTIC_HASHING=1
for sheet in text date list form; do
  "$program-stripped" work "$sheet" 2>/dev/null
  if command -v valgrind >/dev/null; then
    valgrind --tool=callgrind --callgrind-out-file="$folder/out" \
      --toggle-collect="$symbol" "$program-stripped" work "$sheet" >"$folder/log" 2>&1
    echo "$sheet instructions $(sed -n 's/.*Collected : *//p' "$folder/log")"
  fi
done >"$folder/counts"

if [ -n "${SAVE:-}" ] || [ ! -f "$saved" ]; then
  cp "$folder/counts" "$saved"
  cat "$saved"
  exit
fi
awk '
  NR == FNR { before[$1 " " $2] = $3; next }
  {
    old = before[$1 " " $2]
    change = old > 0 ? ($3 / old - 1) * 100 : 0
    isMore = change > 5
    failed = failed || isMore
    printf("%-6s %-14s %12d %12d %+7.1f %%%s\n", $1, $2, $3, old, change, isMore ? "  (!)" : "")
  }
  END { exit failed }
' "$saved" "$folder/counts"
