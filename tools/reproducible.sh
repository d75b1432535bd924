#!/usr/bin/env bash
# Builds the app twice in two directories and compares every byte.
# Costs two clean WebAssembly builds, so it is a verb of its own and no part of `make test`.
set -euo pipefail
cd "$(dirname "$0")/.."
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

build() {
  local copy=$place/$1/redstart
  mkdir -p "$copy"
  git ls-files -z --cached --others --exclude-standard |
    while IFS= read -r -d '' file; do
      if [ -e "$file" ]; then printf '%s\0' "$file"; fi
    done | tar --null -T - -cf - | tar -xf - -C "$copy"
  (cd "$copy" && tools/app.sh release > "$place/$1.log" 2>&1) || {
    tail -n 30 "$place/$1.log" >&2
    echo "the build in directory $1 broke off — cure: make app" >&2
    exit 1
  }
}

build first
build second/deeper
if ! diff -r "$place/first/redstart/dist/web" "$place/second/deeper/redstart/dist/web"; then
  echo "two builds differ — cure: find the clock, the path or the order that got into them" >&2
  exit 1
fi
echo "two builds in two directories are the same, byte for byte"
