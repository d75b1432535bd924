#!/usr/bin/env bash
# Runs everything that has to hold before a release, once each, and adds the results up.
# The last line is `N passed, N failed`; it also stands in artefacts/summary.txt.
# A step that breaks off without naming a failed test counts as one failed.
set -uo pipefail
cd "$(dirname "$0")/.."
logs=artefacts/logs
passed=0 failed=0
SLOWEST=40
rm -rf artefacts
mkdir -p "$logs"

# Names what did not pass once more, for people who see only the end of what was printed.
name_failures() {
  grep -hE '^(FAILED|ERROR) |^✘ ' "$logs"/*.log | grep -vE '^✘ (Suite|Test run with) ' |
    cut -c 1-200 | head -n 30
}

# Where the time went: each step, and the slowest tests of all kinds.
name_times() {
  echo "== seconds of the slowest tests"
  local tested='s/^[^ ]+ +Test (.*) (passed|failed) after ([0-9.]+) seconds.*/\3 \1/p'
  {
    sed -nE "$tested" "$logs"/native*.log
    sed -nE 's/^([0-9.]+)s (call|setup) +(.*)/\1 \3/p' "$logs"/{api,end-to-end}.log
  } 2> /dev/null | sort -rn | head -n "$SLOWEST"
  echo "== seconds of each step"
  cat artefacts/times.txt
}

# Writes the sum and leaves; also when a build breaks and the rest cannot run.
finish() {
  kill $(jobs -p) 2> /dev/null
  name_times
  name_failures
  local line="$passed passed, $failed failed"
  echo "$line" | tee artefacts/summary.txt
  [ "$failed" = 0 ]
  exit
}

# Runs a step with its output on the screen and in a log: step NAME COMMAND…
step() {
  local name=$1 status began
  shift
  echo "== $name"
  began=$(date +%s)
  "$@" 2>&1 | tee "$logs/$name.log"
  status=${PIPESTATUS[0]}
  echo "$(($(date +%s) - began)) $name" >> artefacts/times.txt
  return "$status"
}

# The last number before a word, as in `12 passed, 1 failed`; 0 where there is none.
number_before() {
  local found
  found=$(grep -Eo "[0-9]+ $2" "$logs/$1.log" | tail -n 1 | grep -Eo '^[0-9]+')
  echo "${found:-0}"
}

# Adds what a runner printed: add NAME STATUS PASSED FAILED
add() {
  local bad=$4
  if [ "$2" != 0 ] && [ "$bad" = 0 ]; then bad=1; fi
  if [ "$2" = 0 ] && [ "$3" = 0 ]; then
    echo "$1 ran no test — cure: look into $logs/$1.log"
    bad=1
  fi
  passed=$((passed + $3)) failed=$((failed + bad))
}

build() {
  step "$@" && return
  failed=$((failed + 1))
  finish
}

# Swift Testing names each failed test on a line of its own, and the sum on the last one.
run_swift_tests() {
  local name=$1 status all bad
  shift
  step "$name" swift test -c release --skip-build --disable-xctest "$@"
  status=$?
  all=$(grep -Eo 'Test run with [0-9]+ tests?' "$logs/$name.log" | tail -n 1 | grep -Eo '[0-9]+')
  bad=$(grep -E ' Test .* failed after ' "$logs/$name.log" | grep -vc 'Test run with')
  all=${all:-0}
  if [ "$bad" -gt "$all" ]; then bad=$all; fi
  add "$name" $status $((all - bad)) "$bad"
}

run_counted() {
  local name=$1 status
  step "$@"
  count "$name" $?
}

# Adds what a runner printed into its log: count NAME STATUS
count() {
  local name=$1 status=$2
  # pytest says `error` for a test that could not even start.
  add "$name" $status "$(number_before "$name" passed)" \
    $(($(number_before "$name" failed) + $(number_before "$name" 'errors?')))
}

# A step beside others, whose end is counted later: aside NAME COMMAND…
aside() {
  step "$@" > /dev/null
  echo $? > "$logs/$1.status"
}

# How a step beside others ended, with all that it printed.
ended() {
  cat "$logs/$1.log" >&2
  cat "$logs/$1.status"
}

# A step that holds or does not: holds NAME
holds() {
  if [ "$(ended "$1")" = 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
}

# A file of tests stays with one worker; each test has a server and browsers of its own. What
# schemathesis adds to pytest is not used, and slow to load: run_from_outside NAME WORKERS …
run_from_outside() {
  local name=$1 workers=$2
  shift 2
  run_counted "$name" .build-python/bin/python -m pytest -q -n "$workers" --dist loadfile \
    --durations="$SLOWEST" --disable-warnings -p no:schemathesis "$@"
}

# Both builds ask for the same packages, so they are found before either begins.
build resolve swift package resolve
# The portable build takes one core for long, so it begins first and lies beside all that follows.
CHECKS=yes step app tools/app.sh release > /dev/null &
portable=$!
# Nobody debugs what is built here, and a tenth of the time would go into what a debugger reads.
build native-build swift build -c release --build-tests -debug-info-format none \
  --explicit-target-dependency-import-check error
# Tests of the server wait for answers over sockets. Beside tests that compute for minutes, and hold
# all threads that Swift has for tasks, such an answer comes too late.
run_swift_tests native-server --filter '^ServerTests\.'
run_swift_tests native --skip '^ServerTests\.'

REDSTART_BINARY=$(swift build -c release --show-bin-path)/redstart
export REDSTART_BINARY REDSTART_WEB=$PWD/Web REDSTART_ARTEFACTS=$PWD/artefacts
wait $portable || {
  tail -n 40 "$logs/app.log"
  failed=$((failed + 1))
  finish
}
# What looks at the module has a core for itself beside tests that wait for answers.
{
  aside size tools/size.sh
  aside parts node tools/parts.mjs check .build-wasm/release-app{-whole,,-rest}.wasm
  aside checks node tools/checks.mjs .build-wasm/release-app-checks.wasm
} &
looking=$!
run_from_outside api 2 EndToEnd/api/*_test.py
wait $looking
holds size
holds parts
count checks "$(ended checks)"

export REDSTART_WEB=$PWD/dist/web
run_from_outside end-to-end 3 EndToEnd/app
finish
