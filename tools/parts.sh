#!/usr/bin/env bash
# Writes anew which texts a first visit needs, from the last release: tools/parts.sh
# The first block then weighs something else: look with `make size`.
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
wasm-dis "${features[@]}" "$whole" -o "$place/whole.wat"
python3 tools/asked.py "$place/whole.wat" "$place/telling.wat"
wasm-as "${features[@]}" "$place/telling.wat" -o "$place/telling.wasm"
node tools/parts.mjs words "$place/telling.wasm" Words/first.txt
swift run words
tools/app.sh release
