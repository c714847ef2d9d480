# Prints which Swift files use each other: a line "file, name, other file", separated by tabs, for each name.
# usage: awk -f file-arrows.awk FILE.swift...
#
# A file uses another file if its code contains the name of a top-level type that only the other file
# declares. Comments and strings don't count.

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
  while (match(line, /[A-Za-z_][A-Za-z0-9_]*/)) {
    word = substr(line, RSTART, RLENGTH)
    if (word ~ /^[A-Z]/) uses[FILENAME, word] = 1
    line = substr(line, RSTART + RLENGTH)
  }
}

END {
  for (use in uses) {
    split(use, part, SUBSEP)
    if (!(part[2] in owner) || part[2] in shared || owner[part[2]] == part[1]) continue
    print part[1] "\t" part[2] "\t" owner[part[2]]
  }
}
