#!/usr/bin/env bash
# Makes two parts of the app's module: tools/split.sh LINKED.wasm LINK.map OUT.wasm
# What ran on walks through first visits is in OUT.wasm, with the few hundred small functions that
# the compiler gave numbers in place of names; everything else is in OUT-rest.wasm. The walks are
# walked anew for each build: a list that somebody keeps is wrong after the next new name.
# Each part has a list of its symbols; OUT-whole.wasm is both in one, for tools/parts.sh, and
# OUT-first.txt names what is in the first.
set -euo pipefail
cd "$(dirname "$0")/.."
linked=$1 map=$2 out=$3
name=${out%.wasm}
. tools/binaryen.sh
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

wasm-opt "${features[@]}" "${smaller[@]}" --strip-dwarf -g --symbolmap="$place/symbols" \
  "$linked" -o "$name-whole.wasm"
wasm-split "${features[@]}" --instrument "$name-whole.wasm" -g -o "$place/counting.wasm"
node tools/parts.mjs list "$place/counting.wasm" "$name-first.txt"
cp "$name-first.txt" "$place/kept"
sed -n 's/^[0-9]*:\(\.L__unnamed\)/\1/p' "$place/symbols" >> "$place/kept"
wasm-split "${features[@]}" "$name-whole.wasm" --keep-funcs=@"$place/kept" \
  -o1 "$place/holding.wasm" -o2 "$place/rest.wasm"
python3 tools/parts.py empty "$place/holding.wasm" "$place/first.wasm"
# The list of symbols names the functions of a trap's stack, which has only their numbers.
wasm-opt "${features[@]}" "${smaller[@]}" --strip-debug --symbolmap="$name.symbols" \
  "$place/first.wasm" -o "$out"
wasm-opt "${features[@]}" "${smaller[@]}" --strip-debug --symbolmap="$name-rest.symbols" \
  "$place/rest.wasm" -o "$name-rest.wasm"
python3 tools/parts.py texts "$map" "$out" "$name-rest.wasm"
