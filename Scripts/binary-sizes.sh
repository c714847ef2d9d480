#!/usr/bin/env bash
# Checks the sizes of pictures and other binary files, because every app that adds the package fetches all of the history.
#
# The files of the tree have at most 6.5 MB together. A commit adds at most 1 MB, or its message says why in a line that
# begins with "Pictures:". Commits before this script, and those of a shallow clone, aren't checked.
set -euo pipefail
cd "$(dirname "$0")/.."
tree_limit=6500000
commit_limit=1000000
failed=0

# Prints the size of the binary files among blobs, which are lines of "blob path".
size_of() {
  grep -E '\.(png|webp|gif|jpe?g|heic|pdf|mov|mp4|ttf|otf|zip)$' | cut -d' ' -f1 |
    git cat-file --batch-check='%(objectsize)' | awk '{ sum += $1 } END { print sum + 0 }'
}

size=$(git ls-files -s | awk '{ print $2, $4 }' | size_of || true)
if [ "$size" -gt $tree_limit ]; then
  echo "The binary files have $size bytes, $tree_limit are allowed: delete scenes or record smaller ones." >&2
  failed=1
fi

first=$(git log --diff-filter=A --format=%H -- Scripts/binary-sizes.sh | tail -1)
for commit in $(git rev-list --no-merges ${first:+"$first.."}HEAD); do
  size=$(git diff-tree -r --root --no-commit-id --no-renames --diff-filter=AM "$commit" | awk '{ print $4, $6 }' |
    size_of || true)
  if [ "$size" -gt $commit_limit ] && ! git log -1 --format=%B "$commit" | grep -q '^Pictures: .'; then
    echo "$(git log -1 --format='%h (%s)' "$commit") adds $size bytes of binary files, $commit_limit are allowed:" \
      'say why in a line "Pictures: …" of its message.' >&2
    failed=1
  fi
done
exit $failed
