#!/usr/bin/env bash
# Opens pages of the site in Debian's Chromium, light and dark.
#
# Run `make docs` first, which checks the links. The screenshots are in build/docs-check.
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
echo "The pages are there. Look at the screenshots in build/docs-check."
