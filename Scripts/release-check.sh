#!/usr/bin/env bash
# Prints what a tag of the version at the top of CHANGELOG.md would contain, and what is missing. Ends with 1 if something
# is. Documentation/publishing.md says how to mend it.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=0
say() { printf '%-12s %s\n' "$1" "$2"; }
miss() {
  say "$1" "MISSING: $2"
  missing=$((missing + 1))
}
megabytes() { awk '{ printf "%.1f MB", $1 / 1e6 }'; }

heading=$(sed -n 's/^## \[*\([0-9][^]]*\)\]*/\1/p' CHANGELOG.md | head -1)
version=${heading%% *}
say version "$version"
if [[ $heading =~ \ -\ [0-9]{4}-[0-9]{2}-[0-9]{2}$ ]]; then
  say changelog "$(awk '/^## / { count++ } count == 1' CHANGELOG.md | wc -l) lines, dated"
else
  miss changelog "the heading of $version is “$heading”: write the date"
fi
if git rev-parse -q --verify "refs/tags/$version" >/dev/null; then say tag "is set"; else miss tag "git tag $version"; fi
if [ -n "$(git status --porcelain)" ]; then miss commit "the working tree has changes"; fi

for list in Documentation/api-*.txt; do say API "$(wc -l <"$list") declarations in $list"; done
say size "$(find Sources -name '*.swift' -exec cat {} + | wc -l) lines of Swift in Sources"
say size "$(git archive HEAD | wc -c | megabytes) of files, without history"
say pictures "$(git ls-files -z '*.webp' '*.png' | xargs -0 cat | wc -c | megabytes)"

owners=$(git grep -l 'github.com/OWNER' -- . ':!Documentation/publishing.md' ':!Scripts/release-check.sh' | tr '\n' ' ' || true)
if [ -z "$owners" ]; then say address "is set"; else miss address "replace OWNER in $owners"; fi
if grep -q 'never run on iOS' README.md; then miss device "Documentation/first-run.md; the README says that nobody has run it on iOS"; fi

whole=$(git rev-list --objects HEAD | cut -d' ' -f1 | git pack-objects --stdout -q | wc -c)
tree=$(git rev-list --objects --no-walk HEAD | cut -d' ' -f1 | git pack-objects --stdout -q | wc -c)
say history "$(megabytes <<<"$whole") in $(git rev-list --count HEAD) commits; $(megabytes <<<"$tree") as one commit"

echo
if [ $missing = 0 ]; then echo "Nothing is missing."; else echo "$missing missing: see Documentation/publishing.md."; fi
exit $((missing > 0))
