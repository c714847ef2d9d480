#!/usr/bin/env bash
# Fails if folders of Swift sources use each other in a circle.
#
# usage: Scripts/folder-cycles.sh FOLDER...
#
# Scripts/file-arrows.awk says when a file uses another one. Files next to the folders count as a folder
# named ".".
set -euo pipefail

arrows=$(dirname "$0")/file-arrows.awk
status=0
for root in "$@"; do
  find "$root" -name '*.swift' | LC_ALL=C sort | xargs awk -f "$arrows" | awk -F '\t' -v root="$root" '
    function folder(file) {
      file = substr(file, length(root) + 2)
      return sub(/\/[^\/]*$/, "", file) ? file : "."
    }
    # Returns whether there is a path of arrows from a folder to another one.
    function reaches(from, to, seen,    next_folder) {
      for (next_folder in folders) {
        if (!((from, next_folder) in arrows)) continue
        if (next_folder == to) return 1
        if (next_folder in seen) continue
        seen[next_folder] = 1
        if (reaches(next_folder, to, seen)) return 1
      }
      return 0
    }
    {
      from = folder($1); to = folder($3)
      if (from == to) next
      folders[from] = folders[to] = 1
      arrows[from, to] = 1
      example[from, to] = $1 " uses " $2
    }
    END {
      for (arrow in arrows) {
        split(arrow, part, SUBSEP)
        split("", seen)
        if (reaches(part[2], part[1], seen)) {
          print root ": " part[1] " and " part[2] " are in a circle: " example[part[1], part[2]] "."
          failed = 1
        }
      }
      exit failed
    }' || status=1
done
if [ $status -ne 0 ]; then
  echo "Move the shared type to a folder that both can use." >&2
fi
exit $status
