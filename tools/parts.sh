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
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
. tools/binaryen.sh
wasm-split "${features[@]}" --instrument "$whole" -g -o "$place/counting.wasm"
node tools/parts.mjs list "$place/counting.wasm" tools/first.txt
wasm-dis "${features[@]}" "$whole" -o "$place/whole.wat"
python3 tools/asked.py "$place/whole.wat" "$place/telling.wat"
wasm-as "${features[@]}" "$place/telling.wat" -o "$place/telling.wasm"
node tools/parts.mjs words "$place/telling.wasm" Words/first.txt
swift run words
tools/app.sh release
