#!/usr/bin/env bash
# Shows what the app weighs, and refuses when it is over its budget: tools/size.sh [FOLDER]
# The budgets are for what crosses the wire on a first visit, compressed with brotli.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:-dist/web}
# All that loads until Today can be used, with the words of one language; Docs/decisions.md tells
# how it got there.
first_budget=$((360 * 1024))
# With the rest, which follows behind the first look; Docs/decisions.md says why it is so much.
total_budget=$((1600 * 1024))
script_budget=$((15 * 1024))

[ -d "$folder" ] || {
  echo "$folder is not there — cure: make app" >&2
  exit 1
}

bytes() { wc -c < "$1"; }
gzipped() { gzip -9 -n -c "$1" | wc -c; }
brotlied() { brotli -q 11 -c "$1" | wc -c; }

total=0 scripts=0 count=0 prose=0 first=0 words=0
printf '%-34s %10s %10s %10s\n' asset raw gzip brotli
for file in "$folder"/*.wasm "$folder"/*.js "$folder"/*.css "$folder"/*.html "$folder"/*.txt; do
  [ -e "$file" ] || continue
  small=$(brotlied "$file")
  printf '%-34s %10d %10d %10d\n' "${file##*/}" "$(bytes "$file")" "$(gzipped "$file")" "$small"
  count=$((count + 1))
  case ${file##*/} in
    rest.*.wasm) ;;
    # A visit loads the words of one language; the heavier one counts.
    first.*.txt) words=$((small > words ? small : words)) ;;
    *.txt) ;;
    *) first=$((first + small)) ;;
  esac
  case $file in
    *.js) scripts=$((scripts + small)) total=$((total + small)) ;;
    *.wasm | *.css) total=$((total + small)) ;;
    *.txt) prose=$((prose + small)) ;;
  esac
done

[ $count -gt 0 ] || {
  echo "$folder is empty — cure: make app" >&2
  exit 1
}
first=$((first + words))
printf 'Until Today can be used %d of %d bytes.\n' $first $first_budget
printf 'On the wire (wasm, js, css) %d of %d bytes, JavaScript %d of %d.\n' \
  $total $total_budget $scripts $script_budget
printf 'Prose that comes after the first view %d bytes.\n' $prose
whole=.build-wasm/release-app-whole.wasm
if [ -e $whole ]; then node tools/rooms.mjs $whole ${whole%-whole.wasm}-first.txt; fi
status=0
if [ $first -gt $first_budget ]; then
  echo "a first visit is over its budget — cure: see ${whole%-whole.wasm}-first.txt" >&2
  status=1
fi
if [ $total -gt $total_budget ]; then
  echo "the app is over its budget — cure: look for what grew in the table above" >&2
  status=1
fi
if [ $scripts -gt $script_budget ]; then
  echo "the JavaScript is over its budget — cure: move rules into the engine" >&2
  status=1
fi
exit $status
