#!/usr/bin/env bash
# Prints how large the sources are beside the limits in Scripts/budget.txt, and fails if they are larger.
# The only argument is the folder to check; the default is the repository. Nothing is built.
#
# A circle is a group of files that use each other in a circle (a strongly connected component). If one is too large, the
# files of each are listed. Scripts/file-arrows.awk says when a file uses another one.
set -euo pipefail

arrows=$(cd "$(dirname "$0")" && pwd)/file-arrows.awk
cd "${1:-$(dirname "$0")/..}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Prints the number of lines of a file.
rows() { awk 'END { print NR }' "$1"; }

# Prints the number of lines of Swift in a folder.
lines() { find "$1" -name '*.swift' -exec cat {} + | awk 'END { print NR }'; }

# Prints the number of these lines that are neither blank nor comments.
code() { find "$1" -name '*.swift' -exec cat {} + | grep -cvE '^ *(//.*)?$'; }

# Prints the number of stored members of a struct, or nothing if no file declares it.
members() {
  find Sources/BottomBounce -name '*.swift' -exec cat {} + | awk -v start="struct $1( |:|<)" '
    $0 ~ "^(@[A-Za-z]+ |public |package )*" start { is_inside = found = 1 }
    /^}/ { is_inside = 0 }
    # A brace begins a computed property, unless it belongs to an initial value.
    is_inside && /^  (@[A-Za-z]+ |[a-z]+(\([a-z]+\))? )*(var|let) / && !/ static / && !/^[^=]*\{/ { count++ }
    END { if (found) print count + 0 }'
}

find Sources/BottomBounce -name '*.swift' | LC_ALL=C sort | xargs awk -f "$arrows" |
  cut -f 1,3 | LC_ALL=C sort -u >"$work/arrows"

# A line with its files for each circle.
awk -F '\t' '
  { targets[$1, ++count[$1]] = $2; files[NR] = $1 }
  function visit(start, file,    i, next_file) {
    for (i = 1; i <= count[file]; i++) {
      next_file = targets[file, i]
      if ((start, next_file) in reached) continue
      reached[start, next_file] = 1
      visit(start, next_file)
    }
  }
  END {
    for (i = 1; i <= NR; i++) if (files[i] != files[i - 1]) visit(files[i], files[i])
    for (i = 1; i <= NR; i++) {
      if (files[i] in listed || !((files[i], files[i]) in reached)) continue
      circle = ""
      for (j = i; j <= NR; j++) {
        if (files[j] in listed || !((files[i], files[j]) in reached) || !((files[j], files[i]) in reached)) continue
        listed[files[j]] = 1
        circle = circle " " files[j]
      }
      print substr(circle, 2)
    }
  }' "$work/arrows" >"$work/circles"

# check KEY NUMBER SUBJECT COUNTED...: compares a number with the limit of a key.
failed=0
check() {
  local key=$1 number=$2 subject=$3 counted=${*:4} allowed
  allowed=$(awk -v key="$key" '$1 == key { print $2 }' Scripts/budget.txt)
  if [ -z "$number" ]; then
    echo "$subject can't be counted: change what Scripts/budget.sh counts as $key." >&2
    failed=1
  elif [ -z "$allowed" ]; then
    echo "Scripts/budget.txt has no line for $key: add one with the limit $number." >&2
    failed=1
  else
    printf '%6d of %6d  %s\n' "$number" "$allowed" "$counted, $subject"
    [ "$number" -le "$allowed" ] && return
    if [[ $key == *circle* ]]; then sed 's/^/In a circle: /' "$work/circles" >&2; fi
    echo "$subject has $number $counted, $allowed allowed: delete something, or change Scripts/budget.txt and" \
      "give the reason in the commit." >&2
    failed=1
  fi
}

check bottombounce-lines "$(lines Sources/BottomBounce)" Sources/BottomBounce lines
check bottombounce-code "$(code Sources/BottomBounce)" Sources/BottomBounce lines of code
check viewbuilding-lines "$(lines Sources/ViewBuilding)" Sources/ViewBuilding lines
check public-declarations "$(rows Documentation/api-BottomBounce.txt)" BottomBounce public declarations
check traits-members "$(members SheetBodyTraits)" SheetBodyTraits stored members
largest=$(awk 'NF > max { max = NF } END { print max + 0 }' "$work/circles")
check largest-circle "$largest" "The largest circle of Sources/BottomBounce" files
exit $failed
