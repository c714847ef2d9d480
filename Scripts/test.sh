#!/usr/bin/env bash
# Runs the tests that are built, in two processes side by side: tests of views run on the main actor, so one
# process keeps one core busy. A few tests at a time are enough for that, and keep memory low.
# Prints the output of each process when it ends.
#
# The tests run with the design of iOS 18. After those of the first process, the suites in Scripts/design-suites.txt,
# whose results depend on the design, also run with that of iOS 26; after those of the second process, the suites about
# texts with the undo of UITextField that reports describe, and those about wheels and waits with the `settle()` of iOS,
# which sees only what moves.
# usage: Scripts/test.sh FOLDER-OF-THE-BUILD [REGULAR-EXPRESSION-OF-SKIPPED-TESTS]
#        Scripts/test.sh --design-suites FOLDER-OF-THE-BUILD   makes Scripts/design-suites.txt again, and runs all shared
#                                                              tests with the `settle()` of iOS
set -uo pipefail
cd "$(dirname "$0")/.."
list=Scripts/design-suites.txt
makes_list=
if [ "$1" = --design-suites ]; then
  makes_list=1
  shift
fi
runner=$1/BottomBouncePackageTests.xctest
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=4

# The suites of the first process take about as long as all others. The name of the longest suite
# that is left out begins with B: BadInputTests.
first='^SheetOnSimulatorTests\.[AC-Z]'
skipped=${2:-}

run() {
  "$runner" --testing-library swift-testing "${@:2}" >"build/$1.log" 2>&1
  local result=$?
  # Of a process whose tests pass, only the last line.
  if [ $result -eq 0 ]; then
    tail -n 1 "build/$1.log"
  else
    grep -A 2 '^✘' "build/$1.log" || tail -n 40 "build/$1.log"
    echo "The whole output is in build/$1.log."
  fi
  return $result
}

# Runs the tests of the list with the design of iOS 26.
run_designs() {
  local suites
  suites=$(grep -v '^#' "$list" | sed 's/\./\\./' | paste -sd '|')
  SIMULATOR_SYSTEM_VERSION=26.0 run tests-designs --filter "^($suites)/" ${skipped:+--skip "$skipped"}
}

# Runs the suites about texts with text fields that undo changes by their ranges.
run_undo() {
  SIMULATOR_UNDO_BY_RANGE=1 run tests-undo --filter \
    '^(BottomBounceTests|SheetOnSimulatorTests)\.[A-Za-z]*(Text|InputMethod|Suggestion|Correction|Clear|Form|Prediction)' \
    ${skipped:+--skip "$skipped"}
}

# Runs shared tests with the `settle()` of iOS.
run_frames() {
  SIMULATOR_SETTLES_BY_FRAMES=1 run tests-frames --filter "$1" ${skipped:+--skip "$skipped"}
}

mkdir -p build

# The suites of the shared tests, and of contents, keyboards, and cards on the simulator, with a test that reads the
# version of the system.
if [ -n "$makes_list" ]; then
  record=$PWD/build/design-tests.txt
  rm -f "$record"
  SYSTEM_VERSION_READERS=$record SIMULATOR_SYSTEM_VERSION=26.0 \
    run tests-designs --filter \
    '^(BottomBounceTests|ViewBuildingTests)\.|^SheetOnSimulatorTests\.(Form|Content|KeyboardRide|AnchoredCard)'
  result=$?
  {
    grep '^#' "$list"
    cut -d / -f 1 "$record" | sort -u
  } >build/design-suites.txt
  mv build/design-suites.txt "$list"
  run_frames '^BottomBounceTests\.' && exit $result
  exit 1
fi

{
  run tests-1 --filter "$first" ${skipped:+--skip "$skipped"}
  result=$?
  run_designs && exit $result
} &
one=$!
{
  run tests-2 --skip "$first${skipped:+|$skipped}"
  result=$?
  waiting='TodayButton|CalendarStyle|Month|BodyKey|ColumnsSheet|DurationWheels|PickerSettling|HostMatrix|SheetBinding'
  run_undo && run_frames "^BottomBounceTests\.($waiting|ShowFromController|FormLate|Reload|Veto)Tests/" && exit $result
} &
two=$!
wait $one
result=$?
wait $two && exit $result
