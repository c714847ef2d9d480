#!/usr/bin/env bash
# Counts what one `show` costs until the first frame with the sheet, and a letter in a text until the next frame:
# instructions, allocations, activated constraints, text layouts, layers laid out, drawings, and views. `logic` is the
# instructions without drawing and compositing.
#
# Compares the counts with those of the same sheet written by hand (Tools/Benchmarks/ByHand), those of a text with those
# of an alert with a text field, and all with a saved run. Fails if a count has grown by more than 5 %, or if a form of
# eight texts needs more than four times as many instructions as one text. SAVE=1 saves the counts instead. SHEETS='text form' counts only these sheets.
set -euo pipefail

program=${1:?the Benchmarks program}
saved=${2:?the file with the saved counts}
export folder stripped="$program-stripped"
folder=$(mktemp -d)
trap 'rm -rf "$folder" "$stripped"' EXIT
by_hand='text date list form key number number-field checklist'
sheets="$by_hand long-list money digit event"
if [ -z "${SAVE:-}" ]; then sheets=${SHEETS:-$sheets}; fi

source "$(dirname "$0")/symbols.sh"
show=$(symbol ShowWorkO08measured)
logic=$(symbol ShowWorkO13measuredLogic)
drawing=$(symbol UIKit7CALayerC12makeContents)
export show logic drawing

# Prints the instructions of a sheet: all, and those without the functions for drawing and compositing.
instructions() {
  local profile="$folder/$1-profile"
  valgrind --tool=callgrind --callgrind-out-file="$profile" --toggle-collect="$show" "$stripped" work "$1" \
    >"$folder/$1-log" 2>&1
  # A line after `calls=` has the instructions of the calls, including what the called function calls. Only the first
  # mention of a function has its name.
  awk -v sheet="$1" -v logic="$logic" -v drawing="$drawing" '
    /^c?fn=/ {
      id = $1
      sub(/^c?fn=/, "", id)
      if (NF > 1) names[id] = $2
      if (/^c/) called = names[id]
    }
    isCost { cost[called] += $2 }
    { isCost = /^calls=/ }
    /^(summary|totals):/ { all = $2 }
    END {
      print sheet, "logic", cost[logic] - cost[drawing]
      print sheet, "instructions", all
    }' "$profile"
}

count() {
  local log="$folder/$1-log"
  "$stripped" work "$1" 2>"$log" || { cat "$log" >&2; exit 1; }
  if command -v valgrind >/dev/null; then instructions "$1"; fi
}
export -f instructions count

# The same hashes, and so the same order of sets and dictionaries, in each run.
export SWIFT_DETERMINISTIC_HASHING=1
all=$(for sheet in $sheets; do
  echo "$sheet"
  case " $by_hand " in *" $sheet "*) echo "$sheet-by-hand" ;; esac
  if [ "$sheet" = text ]; then echo text-alert; fi
done)
xargs -P "$(nproc)" -I '{}' bash -euo pipefail -c 'count {} >"$folder/{}"' <<<"$all"
for sheet in $all; do cat "$folder/$sheet"; done >"$folder/counts"

if [ -n "${SAVE:-}" ] || [ ! -f "$saved" ]; then
  {
    cat <<'END'
# What the tenth presentation in a process costs, from the call until the first frame with the sheet, with a release build
# on a simulated iPhone 16. `make bench BENCH=work SAVE=1` writes this file. Without SAVE, the run fails if a count is more
# than 5 % higher. Allocations differ by about 5 between runs, instructions by 0.1 %, also if addresses change.
#
# text         a text of 40 characters with a counter
# date         three wheels, with today as the last day
# list         20 options
# form         eight texts
# key          a letter in the text, until the next frame
# long-list    10,000 options with a search
# number       a wheel of 441 numbers with a unit
# number-field a text field for the same numbers
# checklist    20 options, three of them selected
# money        a text field for an amount
# digit        a digit in the amount, until the next frame
# event        a form with a text, a date, and a number
# …-by-hand    the same with the sheet and the views in Tools/Benchmarks/ByHand, which use UIKit alone
# text-alert   a UIAlertController with a text field and two actions, whose keyboard appears after the first frame
#
# activations  activated constraints
# texts        texts that were measured or laid out, including those found in a cache
# layouts      layers laid out
# drawings     layers whose contents were drawn
# views        views in the window, after less before
# logic        instructions without drawing and compositing: what an app's process also has to do on an iPhone
# instructions all instructions, by Valgrind
END
    cat "$folder/counts"
  } >"$saved"
  awk '!/^#/' "$saved"
  exit
fi
awk '
  BEGIN { split("", limited); limited["logic"]; limited["instructions"] }
  FNR == 1 { pass++ }
  /^#/ { next }
  pass == 1 { before[$1 " " $2] = $3; next }
  pass == 2 { now[$1 " " $2] = $3; next }
  {
    key = $1 " " $2
    isPeer = $1 ~ /-(by-hand|alert)$/
    if (!(key in before)) {
      if (!isPeer) problems = problems key ": not saved → " $3 "\n"
    } else if ($3 > before[key] * 1.05) {
      problems = problems key ": " before[key] " → " $3 "\n"
    }
    old = before[key]
    if (isPeer) next
    if (FNR == 1) {
      printf("%-12s %-12s %12s %12s %9s %12s %6s %12s %6s\n", "", "", "now", "saved", "change", "by hand", "ratio",
        "alert", "ratio")
    }
    change = old > 0 ? sprintf("%+.1f %%", ($3 / old - 1) * 100) : ""
    hand = now[$1 "-by-hand " $2]
    ratio = hand > 0 ? sprintf("%.2f", $3 / hand) : ""
    alert = now[$1 "-alert " $2]
    alertRatio = alert > 0 ? sprintf("%.2f", $3 / alert) : ""
    printf("%-12s %-12s %12d %12s %9s %12s %6s %12s %6s\n", $1, $2, $3, old, change, hand, ratio, alert, alertRatio)
  }
  END {
    for (kind in limited) {
      text = now["text " kind]
      if (text > 0 && now["form " kind] > 4 * text) {
        tooMuch = tooMuch "form " kind ": " now["form " kind] " is more than four times " text "\n"
      }
    }
    printf("%s", tooMuch)
    if (problems) printf("More than 5 %% more than saved in %s:\n%s", ARGV[1], problems)
    exit problems != "" || tooMuch != ""
  }
' "$saved" "$folder/counts" "$folder/counts"
