#!/usr/bin/env bash
# Plants ten faults in a copy of the sources, and shows that Fuzz or Monkey finds each within a minute.
#
# All faults are in one build of the copy. An argument of its executables selects one of them.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
copy="$root/.build/planted-faults"

rm -rf "$copy/Sources" "$copy/Linux" "$copy/Tests" "$copy/Example"
mkdir -p "$copy"
git -C "$root" ls-files -z | tar -C "$root" --null -T - -cf - | tar -xf - -C "$copy"
patch --quiet -p1 -d "$copy" <"$root/Scripts/planted-faults.patch"
for product in Fuzz Monkey; do
  swift build -c release --package-path "$copy" --product "$product"
done
bin="$(swift build -c release --package-path "$copy" --show-bin-path)"

failed=0
# Runs a program with a fault, and prints how long it took to find it. Fault 0 must not be found.
check() {
  local number=$1 fault=$2 program=$3
  shift 3
  local start=$EPOCHREALTIME output status=0
  output=$(timeout 60 "$bin/$program" "$@" --fault "$number" 2>/dev/null) || status=$?
  local seconds
  seconds=$(awk "BEGIN { printf \"%.1f\", $EPOCHREALTIME - $start }")
  if [[ $status == 1 && $number != 0 ]]; then
    printf '%-2s %-48s %-28s %5s s\n' "$number" "$fault" "$program ${*:1:2}" "$seconds"
    grep -m1 -aE ' failed: |^Step |^Crash in|^No end' <<<"$output" | cut -c1-150 | sed 's/^/     /'
  elif [[ $status == 0 && $number == 0 ]]; then
    printf '%-2s %-48s %-28s %5s s, nothing found\n' "$number" "$fault" "$program" "$seconds"
  else
    echo "$number $fault: $program ended with $status after $seconds s"
    failed=1
  fi
}

check 0 "no fault" Fuzz --seconds 20 --seed 1000000
check 0 "no fault" Monkey --steps 5000 --seed 20
check 1 "text limit off by one" Fuzz --only text --seconds 55 --seed 1
check 2 "value returned twice" Fuzz --only text --seconds 55 --seed 1
check 3 "host view leaked" Monkey --steps 1000000 --seed 1
check 4 "date limit compared the wrong way" Fuzz --only dates --seconds 55 --seed 1
check 5 "pivot with the wrong sign" Fuzz --only solver --seconds 55 --seed 1
check 6 "conflict not reported" Fuzz --only solver --seconds 55 --seed 1
check 7 "coefficient of an equation dropped" Fuzz --only equations --seconds 55 --seed 1
check 8 "marked text committed twice" Fuzz --only text --seconds 55 --seed 1
check 9 "panel under the keyboard after rotation" Monkey --steps 1000000 --seed 1
check 10 "first responder not restored" Monkey --steps 1000000 --seed 1
exit "$failed"
