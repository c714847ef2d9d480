#!/usr/bin/env bash
# Fails if folders of Swift sources use each other in a circle.
#
# usage: Scripts/folder-cycles.sh FOLDER...
#
# A file uses another file if its code contains the name of a top-level type that only the other file
# declares. Files next to the folders count as a folder named ".". Comments and strings don't count.
set -euo pipefail

status=0
for root in "$@"; do
  find "$root" -name '*.swift' | LC_ALL=C sort | xargs awk -v root="$root" '
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
    FNR == 1 { in_text = 0 }
    {
      line = $0
      if (gsub(/"""/, "\"\"\"", line) % 2) { in_text = !in_text; next }
      if (in_text) next
      sub(/\/\/.*/, "", line)
      gsub(/"([^"\\]|\\.)*"/, "", line)
      if (match(line, /^(@[A-Za-z]+(\([^)]*\))? +|public +|package +|open +|final +|indirect +)*(struct|class|enum|protocol|typealias|actor) +[A-Z][A-Za-z0-9]*/)) {
        name = substr(line, RSTART, RLENGTH)
        sub(/.* /, "", name)
        if (name in owner && owner[name] != FILENAME) shared[name] = 1
        owner[name] = FILENAME
      }
      folders[folder(FILENAME)] = 1
      while (match(line, /[A-Za-z_][A-Za-z0-9_]*/)) {
        word = substr(line, RSTART, RLENGTH)
        if (word ~ /^[A-Z]/) uses[FILENAME, word] = 1
        line = substr(line, RSTART + RLENGTH)
      }
    }
    END {
      for (use in uses) {
        split(use, part, SUBSEP)
        if (!(part[2] in owner) || part[2] in shared) continue
        from = folder(part[1]); to = folder(owner[part[2]])
        if (from == to) continue
        arrows[from, to] = 1
        example[from, to] = part[1] " uses " part[2]
      }
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
