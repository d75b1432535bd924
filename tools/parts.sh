#!/usr/bin/env bash
# Writes anew which functions and texts a first visit needs, from the last release: tools/parts.sh
# The first part then weighs something else: look with `make size`.
set -euo pipefail
cd "$(dirname "$0")/.."
whole=.build-wasm/release-app-whole.wasm
[ -e "$whole" ] || {
  echo "$whole is not there — cure: make app" >&2
  exit 1
}
counting=$(mktemp)
trap 'rm -f "$counting"' EXIT
. tools/binaryen.sh
wasm-split "${features[@]}" --instrument "$whole" -g -o "$counting"
node tools/parts.mjs list "$counting" tools/first.txt
node tools/parts.mjs words "$whole" Words/first.txt
swift run words
tools/app.sh release
