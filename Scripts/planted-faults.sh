#!/usr/bin/env bash
# Plants faults in a copy of the sources, and shows that each is found: by Fuzz or Monkey within a minute, by a test, or
# by a check of `make test`.
#
# Faults of the running code are in planted-faults.patch, and in one build of the copy: PLANTED_FAULT selects one. The
# others are edits that a check must refuse.
# usage: Scripts/planted-faults.sh [programs] [tests] [checks]   all three without an argument
#        Scripts/planted-faults.sh --check                       says whether the patch still fits the sources
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
if [ "${1:-}" = --check ]; then
  cd "$root"
  exec git apply --check Scripts/planted-faults.patch
fi
parts=" ${*:-programs tests checks} "
failed=0

# Copies the repository into a folder of .build.
copy_to() {
  mkdir -p "$1"
  rm -rf "$1"/{Sources,UIKitForLinux,Tools,Tests,SnapshotTests,Example}
  git -C "$root" ls-files -z | tar -C "$root" --null -T - -cf - | tar -xf - -C "$1"
}

# Plants the faults of the patch, of which none is selected at first.
plant_patch() {
  copy_to "$1"
  patch --quiet --no-backup-if-mismatch -p1 -d "$1" <"$root/Scripts/planted-faults.patch"
  grep -rl --include='*.swift' 'PlantedFault\.' "$1/Sources" "$1/UIKitForLinux" | xargs sed -i '1i import PlantedFault'
}

# Prints whether a fault was found, how, and after which time.
report() {
  local number=$1 fault=$2 finder=$3 status=$4 start=$5 found=$6 seconds
  seconds=$(awk "BEGIN { printf \"%.1f\", $EPOCHREALTIME - $start }")
  if [[ $status == 1 && $number != 0 && -n $found ]]; then
    printf '%-2s %-58s %-30s %5s s\n     %s\n' "$number" "$fault" "$finder" "$seconds" "$(cut -c1-150 <<<"$found")"
  elif [[ $status == 0 && $number == 0 ]]; then
    printf '%-2s %-58s %-30s %5s s, nothing found\n' "$number" "$fault" "$finder" "$seconds"
  else
    echo "$number $fault: $finder ended with $status after $seconds s"
    failed=1
  fi
}

# Runs a program with a fault.
check() {
  local number=$1 fault=$2 program=$3 start=$EPOCHREALTIME output status=0
  shift 3
  output=$(PLANTED_FAULT=$number timeout 60 "$programs/$program" "$@" 2>/dev/null) || status=$?
  report "$number" "$fault" "$program ${*:1:2}" $status "$start" \
    "$(grep -m1 -aE ' failed: |^Step |^Crash in|^No end' <<<"$output" || true)"
}

# Runs the tests of a suite with a fault, with the design of iOS 18 unless there is another version.
check_suite() {
  local number=$1 fault=$2 suite=$3 version=${4:-18.0} start=$EPOCHREALTIME output status=0
  output=$(PLANTED_FAULT=$number SIMULATOR_SYSTEM_VERSION=$version timeout 120 "$tests" \
    --testing-library swift-testing --filter "$suite/" 2>&1 | sed 's/\x1b\[[0-9;]*m//g') || status=1
  if [[ $output != *"Test run with "*" passed"* && $output != *"✘ Test run"* ]]; then output="✘ Test recorded no end"; fi
  report "$number" "$fault" "$suite" $status "$start" "$(grep -m1 -aE '^✘ Test .*recorded' <<<"$output" || true)"
}

# Edits a file of the copy, and runs the checks of `make test` for Apple's platforms and for clients.
check_edit() {
  local fault=$1 file=$2 edit=$3 message=$4 start=$EPOCHREALTIME output status=0
  cp "$edits/$file" "$edits/original"
  perl -0pi -e "$edit" "$edits/$file"
  if cmp -s "$edits/$file" "$edits/original"; then
    echo "$fault: the edit of $file changes nothing"
    failed=1
    return
  fi
  output=$("$edits/Scripts/check-apple.sh" "$build/Audit" 2>&1 && "$edits/Scripts/check-clients.sh" "$build" 2>&1) ||
    status=1
  report - "$fault" checks $status "$start" "$(grep -m1 -aE "$message" <<<"$output" || true)"
  cp "$edits/original" "$edits/$file"
}

if [[ $parts = *" programs "* ]]; then
  copy=$root/.build/planted-faults
  plant_patch "$copy"
  for product in Fuzz Monkey; do
    swift build -c release --package-path "$copy" --product "$product"
  done
  programs=$(swift build -c release --package-path "$copy" --show-bin-path)
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
  check 11 "Clear remembered after the app refused it" Monkey --steps 1000000 --seed 1
  check 13 "input accepted while the app is asked" Monkey --steps 1000000 --seed 1
  check 18 "text cut at its limit" Fuzz --only text --seconds 55 --seed 1
  check 35 "change above the limit refused" Fuzz --only text --seconds 55 --seed 1
fi

if [[ $parts = *" tests "* ]]; then
  copy=$root/.build/planted-faults
  plant_patch "$copy"
  swift build --package-path "$copy" --build-tests
  tests=$(swift build --package-path "$copy" --show-bin-path)/BottomBouncePackageTests.xctest
  check_suite 0 "no fault" ClearTests
  check_suite 11 "Clear remembered after the app refused it" ClearTests
  check_suite 12 "commit called after the outcome" CommitTests
  check_suite 13 "input accepted while the app is asked" AsyncVetoTests
  check_suite 14 "Cancel does not wait for a spinning wheel" DiscardConfirmationOnSimulatorTests
  check_suite 15 "inline predictions on" InlinePredictionTests
  check_suite 16 "text read before the keyboard's correction" LateCorrectionTests
  check_suite 17 "changes discarded after a refused question" RefusedAlertTests
  check_suite 18 "text cut at its limit" TextLimitTests
  check_suite 19 "initial duration rounded down" NormalFormTests
  check_suite 20 "OK enabled for a value that is no option" UnavailableValueTests
  check_suite 21 "first responder before a lost sheet forgotten" FocusAfterLossTests
  check_suite 22 "panel wider than its greatest width" WideBodyTests
  check_suite 23 "last height not reported" HeightCallbackOnSimulatorTests
  check_suite 24 "touches reach what a rising panel doesn't show yet" MovingPanelTouchTests
  check_suite 25 "resumed task not counted" PendingValueTests
  check_suite 26 "layout prepared without an end" LayoutReentryTests
  check_suite 27 "selection hidden by a search not named" HiddenSelectionTests
  check_suite 28 "error of an asynchronous rule ignored" AsyncTextRuleTests
  check_suite 29 "title of OK ignored in the design of iOS 26" ThemeTests 26.0
  check_suite 30 "trait forgotten by a container" ContainerTests
  check_suite 31 "body asked twice for a change" AskingTests
  check_suite 32 "spinning wheel turned by reading it" AskingTests
  check_suite 33 "old answer after a refused Clear" ClearTests
  check_suite 34 "typed text lost by an update" UpdateTests
  check_suite 35 "change above the limit refused" TextLimitTests
  check_suite 36 "undo step kept after a suggestion" TextUndoTests
  check_suite 37 "fields of a form in another order" FormOnSimulatorTests
  check_suite 38 "rows of a form not checked" FormTableTests
  check_suite 39 "old text kept in a row" FormTableTests
  check_suite 40 "untouched field without a value written" FormTests
  check_suite 41 "typed text kept when editing ends" TextNormalizationTests
  check_suite 42 "same code confirmed again" CompleteTextTests
  check_suite 43 "rules of a content lost" ShownContentTests
  check_suite 44 "old limit kept in a row" FormTableTests
  check_suite 45 "edit dropped while a check runs" AsyncTextRuleTests
  check_suite 46 "edit of one part freezes another" ShownContentTests
  check_suite 47 "view and body retain each other" ShownContentTests
fi

if [[ $parts = *" checks "* ]]; then
  edits=$root/.build/planted-edits
  copy_to "$edits"
  build=$(swift build --package-path "$root" --show-bin-path)
  [ -x "$build/Audit" ] || swift build --package-path "$root" --build-tests
  check_edit "values must be Sendable" Sources/BottomBounce/Body/SheetContent.swift \
    's/associatedtype Value\b/associatedtype Value: Sendable/' 'error:.*Sendable'
  check_edit "metadata that iOS 17 cannot make" Sources/BottomBounce/Contents/Text/TextCheck.swift \
    's/\z/\@MainActor var planted: [nonisolated(nonsending) () async -> Void] = []\n/' 'swift_getExtended|iOS 17'
  check_edit "package access in a target of the Xcode project" Tests/BottomBounceTests/Contents/InitialValue/NormalFormTests.swift \
    's/\z/import ViewBuilding\n\@MainActor func planted() { PendingWork.task("") { _ in } }\n/' 'error:.*PendingWork'
  check_edit "import missing in a test" Tests/BottomBounceTests/Contents/InitialValue/NormalFormCases.swift \
    's/^import SeededRandom\n//m' 'error:'
  check_edit "deprecated method" Sources/BottomBounce/Support/UIView+Sheet.swift \
    's/\z/\@MainActor func planted(_ view: UIView) { view.traitCollectionDidChange(nil) }\n/' 'deprecated'
fi
exit "$failed"
