#!/usr/bin/env bash
# Makes the pictures of the articles from the references of the scenes, with two pixels per point.
#
# DocC reads no WebP and says nothing about it, so these are PNG files. They stay in the history: run this only when the
# look of the sheet has changed, and look at each picture before you commit it. Needs Debian's package webp.
# usage: Scripts/article-pictures.sh
set -euo pipefail
cd "$(dirname "$0")/.."
folder=Sources/BottomBounce/BottomBounce.docc/Resources

# The name in the articles, and the scene.
while read -r name scene; do
  dwebp -quiet "SnapshotTests/References/$scene.webp" -scale 786 0 -o "$folder/$name@2x.png"
done <<'END'
text sheet-en-light-keyboard
text-rule text-rule-en-light
day date-en-light
calendar calendar-en-light
number number-wheel-light
list option-en-dark
choices choice-en-light
form form-event-light
detents detent-medium-light
card card-keyboard-dark
buttons header-buttons-light
END
ls -l "$folder" | awk '/png$/ { size += $5; count++ } END { print count " pictures, " int(size / 1000) " KB" }'
