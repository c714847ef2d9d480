#!/usr/bin/env bash
# Runs the tests that are built, in two processes side by side: tests of views run on the main actor, so one
# process keeps one core busy. A few tests at a time are enough for that, and keep memory low.
# Prints the output of each process when it ends.
# usage: Scripts/test.sh FOLDER-OF-THE-BUILD [REGULAR-EXPRESSION-OF-SKIPPED-TESTS]
set -uo pipefail
cd "$(dirname "$0")/.."
runner=$1/BottomBouncePackageTests.xctest
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=4

# The suites of the first process take about as long as all others.
first='^SheetOnLinuxTests\.[D-Z]'
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

mkdir -p build
run tests-1 --filter "$first" ${skipped:+--skip "$skipped"} &
one=$!
run tests-2 --skip "$first${skipped:+|$skipped}" &
two=$!
wait $one
result=$?
wait $two && exit $result
