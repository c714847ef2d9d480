#!/usr/bin/env bash
# Builds the documentation of both products as one static site in build/docs, from the iOS side of the sources.
#
# The symbol graphs come from the modules of `make check-apple`, which runs first: those of Linux lack SwiftUI.
# Warnings of DocC are errors. The public declarations must be those of Documentation/api-*.txt.
# HOSTING_BASE_PATH is the folder of the address at which the site will be, such as the repository's name.
# usage: Scripts/docs.sh path/to/Audit
#        Scripts/docs.sh path/to/Audit --save   writes the public declarations into Documentation/
set -euo pipefail
cd "$(dirname "$0")/.."
audit=$1
work=$PWD/.build/docs
apple=$PWD/.build/check-apple
site=$PWD/build/docs
products=(ViewBuilding BottomBounce)
base=${HOSTING_BASE_PATH:-}

fail() {
  echo "docs: $1" >&2
  exit 1
}

[ -f "$apple/made" ] || fail "there are no modules for iOS: run \`make check-apple\` first."
rm -rf "$work" "$site"
mkdir -p "$work" "${site%/*}"

# Symbol graphs

library=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\([^"]*\)".*/\1/p' | head -1)
compiler=(
  swiftc -frontend -target arm64-apple-ios17.0 -swift-version 6 -resource-dir "$apple/resources"
  -module-cache-path "$apple/cache" -I Tools/AppleStubs/C -I "$apple/modules" -plugin-path "$library/host/plugins"
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault -parse-as-library
  -emit-module -experimental-skip-all-function-bodies -suppress-warnings -package-name bottombounce
)
for product in "${products[@]}"; do
  files=()
  while read -r file; do
    # The copies of `make check-apple` import the stubs.
    if [ -f "$apple/copies/$file" ]; then files+=("$apple/copies/$file"); else files+=("$file"); fi
  done < <(find "Sources/$product" -name '*.swift' | sort)
  if [ -d "Sources/$product/Resources" ]; then files+=("$apple/Bundle+module.swift"); fi
  mkdir -p "$work/$product"
  "${compiler[@]}" -module-name "$product" "${files[@]}" -o "$work/$product.swiftmodule" \
    -emit-symbol-graph -emit-symbol-graph-dir "$work/$product" -symbol-graph-minimum-access-level public \
    || fail "the symbol graph of $product can't be made."
done

# The public declarations, without overrides and members that only satisfy a protocol

for product in "${products[@]}"; do
  "$audit" --filter-graphs "$work/$product"
  list=Documentation/api-$product.txt
  "$audit" --public-api "$work/$product" >"$work/api-$product.txt"
  [ "${2:-}" != --save ] || cp "$work/api-$product.txt" "$list"
  diff -U 0 "$list" "$work/api-$product.txt" >"$work/api.diff" || {
    grep -E '^[-+][^-+]' "$work/api.diff" >&2
    fail "the public API of $product has changed. If the change is meant, run \`make api\` and commit $list."
  }
done

# The site

for product in "${products[@]}"; do
  catalog=$(find "Sources/$product" -name '*.docc' -maxdepth 1)
  # A copy whose links and pictures are written as DocC finds them; the articles have those that GitHub follows.
  copy=$work/$product.docc
  cp -R "$catalog" "$copy"
  sed -i -E 's/\[[^][]*\]\((\w+)\.md\)/<doc:\1>/g; s|\(Resources/([^)]*)@2x\.png\)|(\1)|g' "$copy"/*.md "$copy"/*/*.md
  # The tutorial is added with its code, which tests compile.
  if [ "$product" = BottomBounce ]; then
    cp Documentation/Tutorial/*.tutorial "$copy"
    sed -i "0,/^## Topics\$/s//## Topics\n\n### A tutorial\n\n- <doc:Tutorials>/
      0,/^### Install$/s||The [gallery](${base:+/$base}/gallery/index.html) has each variant with its code and its pictures.\n\n&|" \
      "$copy/BottomBounce.md"
    for step in 1 2 3 4 5; do
      { echo "import BottomBounce"; echo "import UIKit"; echo; sed -n "/enum SettingsStep$step {/,/^}/p" \
        Tests/BottomBounceTests/Documentation/SettingsTutorialSnippets.swift | sed '1d;$d;s/^  //'; } \
        >"$copy/Resources/settings-$step.swift"
    done
  fi
  docc convert "$copy" --additional-symbol-graph-dir "$work/$product" --output-path "$work/$product.doccarchive" \
    --fallback-display-name "$product" --fallback-bundle-identifier "$product" --warnings-as-errors \
    --transform-for-static-hosting ${base:+--hosting-base-path "$base"} \
    || fail "the documentation of $product has the problems above."
  # DocC adds symbols that no group of their page lists to groups of its own.
  pages=$(grep -roE '"topicSections":\[(\{[^{}]*\},?)+' "$work/$product.doccarchive/data/documentation" \
    | sed -n '/"generated":true/s|^.*/data/documentation/\(.*\)\.json:.*|\1|p')
  [ -z "$pages" ] || fail "in $catalog, no group below “Topics” has a symbol of "$pages
done
docc merge "$work"/*.doccarchive --output-path "$site" --synthesized-landing-page-name "BottomBounce" \
  --synthesized-landing-page-kind "Package"
# Without this page, the root says that nothing was found.
cat >"$site/index.html" <<'EOF'
<!doctype html>
<meta charset="utf-8">
<title>BottomBounce</title>
<script>if (location.protocol !== "file:") location.replace("documentation/bottombounce/")</script>
<p>The pages need a server: run <code>python3 -m http.server --directory build/docs</code>, and open
<a href="http://localhost:8000">localhost:8000</a>.</p>
EOF
Scripts/gallery.sh "$site/gallery"

# Links between pages, and pictures

# Prints each address in the site that begins with a part of an expression.
addresses() {
  find "$site/data" -name '*.json' -print0 | xargs -0 cat | tr ',' '\n' \
    | sed -nE 's~\\/~/~g; s~.*"url":"(/('"$1"')/[^"#]*).*~\1~p' | sort -u
}

addresses 'documentation|tutorials' >"$work/pages"
addresses images >"$work/images"
problems=0
problem() {
  echo "docs: $1" >&2
  problems=$((problems + 1))
}
while read -r url; do
  # A chapter is a part of the tutorials' page.
  [ "${url%/*}" = /tutorials/tutorials ] || [ -f "$site/data${url,,}.json" ] \
    || problem "a page links to $url, which doesn't exist."
done <"$work/pages"
while read -r url; do
  [ -f "$site$url" ] || problem "a page shows $url, which doesn't exist."
done <"$work/images"
while read -r name; do
  [ -f "$site/gallery/$name" ] || problem "the gallery shows $name, which doesn't exist."
done < <(grep -o 'src="[^"]*"' "$site/gallery/index.html" | sed 's/src="\(.*\)"/\1/')
[ "$problems" -eq 0 ] || exit 1
echo "The site is in build/docs: $(find "$site/data/documentation" -name '*.json' | wc -l) pages, $(du -sh "$site" | cut -f1)."
echo "To read it, run \`python3 -m http.server --directory build/docs\`, and open http://localhost:8000."
