#!/usr/bin/env bash
# What every change has to pass before it is merged; builds for speed of building, not of running.
set -euo pipefail
cd "$(dirname "$0")/.."

step() {
  echo "== $1"
  shift
  "$@"
}

# A folder that does not exist yet is no reason to stop.
formatted=()
for path in Package.swift Sources Tests Benchmarks Fuzz; do
  if [ -e "$path" ]; then formatted+=("$path"); fi
done

step format swift format lint --strict --recursive --parallel "${formatted[@]}"
step native-build swift build --build-tests --explicit-target-dependency-import-check error
step tidy swift test --skip-build --disable-xctest --filter '^Tidy\.'
step native swift test --skip-build --disable-xctest --skip '^Tidy\.'
CHECKS=yes step app tools/app.sh debug
step checks node tools/checks.mjs .build-wasm/debug-app-checks.wasm
