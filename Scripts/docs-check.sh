#!/usr/bin/env bash
# Opens pages of the site in Debian's Chromium, light and dark, and checks the links and pictures of all pages.
#
# Run `make docs` first. The screenshots are in build/docs-check. DocC says nothing about a picture that it can't read,
# so each picture that an article names must be in the site.
set -euo pipefail
cd "$(dirname "$0")/.."
site=$PWD/build/docs
shots=$PWD/build/docs-check
problems=0

problem() {
  echo "docs-check: $1" >&2
  problems=$((problems + 1))
}

[ -f "$site/index.html" ] || { echo "docs-check: there is no site: run \`make docs\` first." >&2; exit 1; }
for command in chromium python3; do
  command -v "$command" >/dev/null || { echo "docs-check: install Debian's package $command." >&2; exit 1; }
done
rm -rf "$shots"
mkdir -p "$shots"

# Links between pages, and pictures

while read -r url; do
  # A chapter is a part of the tutorials' page.
  [ "${url%/*}" != /tutorials/tutorials ] || continue
  [ -f "$site/data${url,,}.json" ] || problem "a page links to $url, which doesn't exist."
done < <(find "$site/data" -name '*.json' -print0 | xargs -0 cat | tr ',' '\n' \
  | sed -n 's/.*"url":"\(\\\/\(documentation\|tutorials\)\\\/[^"#]*\).*/\1/p' | sed 's/\\//g' | sort -u)

while read -r url; do
  [ -f "$site$url" ] || problem "a page shows $url, which doesn't exist."
done < <(find "$site/data" -name '*.json' -print0 | xargs -0 cat | tr ',' '\n' \
  | sed -n 's/.*"url":"\(\\\/images\\\/[^"]*\).*/\1/p' | sed 's/\\//g' | sort -u)

pictures=0
for catalog in Sources/*/*.docc; do
  product=$(basename "$(dirname "$catalog")")
  while read -r name; do
    pictures=$((pictures + 1))
    [ -f "$site/images/$product/$name@2x.png" ] || problem "the picture $name in $catalog isn't in the site."
  done < <(grep -ho '!\[[^]]*\]([^)]*)' "$catalog"/*.md | sed 's/.*(\(.*\))/\1/' | sort -u)
done

while read -r name; do
  [ -f "$site/gallery/$name" ] || problem "the gallery shows $name, which doesn't exist."
done < <(grep -o 'src="[^"]*"' "$site/gallery/index.html" | sed 's/src="\(.*\)"/\1/')

# Pages in the browser, from a server of this machine

port=$((20000 + RANDOM % 20000))
python3 -m http.server --bind 127.0.0.1 --directory "$site" "$port" >/dev/null 2>&1 &
server=$!
profile=$(mktemp -d)
trap 'kill "$server"; rm -rf "$profile"' EXIT
for _ in $(seq 50); do
  if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then break; fi
  sleep 0.1
done

browser() {
  timeout 120 chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$profile" \
    --window-size=1200,1600 --virtual-time-budget=20000 "$@" 2>/dev/null
}

# The name of the screenshots, the page, and a text that only the page's own content has.
while read -r name path text; do
  address=http://127.0.0.1:$port/$path
  browser --dump-dom "$address" >"$shots/$name.html"
  grep -qF "$text" "$shots/$name.html" || problem "/$path doesn't show “$text”."
  # 0 is dark and 1 is light.
  browser --blink-settings=preferredColorScheme=1 --screenshot="$shots/$name-light.png" "$address" || true
  browser --blink-settings=preferredColorScheme=0 --screenshot="$shots/$name-dark.png" "$address" || true
  [ -s "$shots/$name-light.png" ] && [ -s "$shots/$name-dark.png" ] || { problem "/$path has no screenshot."; continue; }
  ! cmp -s "$shots/$name-light.png" "$shots/$name-dark.png" || problem "/$path looks the same in Dark Mode."
done <<'END'
landing documentation/bottombounce/ To ask for
article documentation/bottombounce/text/ Ask for a line of text
symbol documentation/bottombounce/textcontent/secure(_:)/ The default is not secure
tutorial tutorials/bottombounce/settingsscreen/ Ask for a new password twice
gallery gallery/index.html Several lines
END
grep -q '<img[^>]*images/BottomBounce/text' "$shots/article.html" || problem "the article shows no picture."

[ "$problems" -eq 0 ] || exit 1
echo "The site's links and $pictures pictures are there. Look at the screenshots in build/docs-check."
