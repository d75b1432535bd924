#!/usr/bin/env bash
# Makes two parts of the app's module: tools/split.sh LINKED.wasm LINK.map OUT.wasm
# What tools/first.txt names is in OUT.wasm, everything else in OUT-rest.wasm, each with a list of
# its symbols; OUT-whole.wasm is both in one, for tools/parts.sh.
set -euo pipefail
cd "$(dirname "$0")/.."
linked=$1 map=$2 out=$3
name=${out%.wasm}
. tools/binaryen.sh
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

wasm-opt "${features[@]}" "${smaller[@]}" --strip-dwarf -g "$linked" -o "$name-whole.wasm"
wasm-split "${features[@]}" "$name-whole.wasm" --keep-funcs=@tools/first.txt \
  -o1 "$place/holding.wasm" -o2 "$place/rest.wasm"
python3 tools/parts.py empty "$place/holding.wasm" "$place/first.wasm"
# The list of symbols names the functions of a trap's stack, which has only their numbers.
wasm-opt "${features[@]}" "${smaller[@]}" --strip-debug --symbolmap="$name.symbols" \
  "$place/first.wasm" -o "$out"
wasm-opt "${features[@]}" "${smaller[@]}" --strip-debug --symbolmap="$name-rest.symbols" \
  "$place/rest.wasm" -o "$name-rest.wasm"
python3 tools/parts.py texts "$map" "$out" "$name-rest.wasm"
