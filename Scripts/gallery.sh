#!/usr/bin/env bash
# Writes the gallery: one page with each variant of the catalog, its code, and its pictures.
#
# The code comes from Example/Catalog/Entries, the pictures are the references of SnapshotTests, and Scripts/gallery.txt
# says which references show which entry. A name says what is special about a picture, such as `ar-dark`.
# A second folder has pictures of each entry and a table of them in place of the references (see `make gallery`).
# usage: Scripts/gallery.sh path/to/folder [path/to/pictures]
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$1
drawn=${2:-}
references=SnapshotTests/References

fail() {
  echo "gallery: $1" >&2
  exit 1
}

rm -rf "$folder"
mkdir -p "$folder/pictures"

# The pictures of each entry, one in a line: light ones, dark ones, Arabic, and the largest text sizes.

table=$(mktemp)
trap 'rm -f "$table"' EXIT
rank() {
  local rank=0
  case $1 in *-huge* | *-large-text*) rank=$((rank + 4)) ;; esac
  case $1 in *-ar-* | *-ar) rank=$((rank + 2)) ;; esac
  case $1 in *-dark*) rank=$((rank + 1)) ;; esac
  case $1 in all-*) rank=$((rank + 10)) ;; esac
  echo "$rank"
}
references() {
  while IFS=: read -r title patterns; do
    case $title in '#'* | '') continue ;; esac
    for pattern in $patterns; do
      found=
      for path in "$references"/$pattern.webp; do
        [ -f "$path" ] || continue
        found=1
        name=$(basename "$path" .webp)
        cp "$path" "$folder/pictures/"
        # Width and height are in the header of a lossless WebP file, 14 bits each, minus 1.
        read -r a b c d < <(od -An -tu1 -j21 -N4 "$path")
        width=$((((b & 63) << 8 | a) + 1))
        height=$((((d & 15) << 10 | c << 2 | b >> 6) + 1))
        printf '%s\t%02d\t%s.webp\t%d\t%d\n' "$title" "$(rank "$name")" "$name" "$width" "$height"
      done
      [ -n "$found" ] || fail "no reference is called $pattern, as Scripts/gallery.txt says."
    done
  done <Scripts/gallery.txt | sort -t "$(printf '\t')" -k1,1 -k2,2 -k3,3 -u
}
if [ -n "$drawn" ]; then
  cp "$drawn"/*.png "$folder/pictures/"
  cp "$drawn/table.txt" "$table"
else
  references >"$table"
fi
[ -s "$table" ] || fail "Scripts/gallery.txt names no pictures."

awk -f Scripts/gallery.awk "$table" Example/Catalog/CatalogEntry.swift Example/Catalog/Entries/*.swift \
  >"$folder/index.html"
echo "The gallery is $folder/index.html: $(grep -c '<article' "$folder/index.html") variants," \
  "$(find "$folder/pictures" -type f | wc -l) pictures."
