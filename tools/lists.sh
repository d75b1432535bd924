#!/usr/bin/env bash
# Refuses constant lists that may take each other's places: tools/lists.sh FOLDER…
# The compiler numbers the lists of a function (…Tv0_r, …Tv1_r) as it meets them. An object of
# another module that holds a copy of the function may count in another order, and the linker keeps
# any of the copies of each symbol: so a function with several lists may stand in one object only.
set -euo pipefail
export LC_ALL=C
found=$(
  find "$@" -name '*.o' | sort | while read -r object; do
    llvm-nm --defined-only --format=just-symbols "$object" 2> /dev/null |
      sed -nE 's/^(.*)Tv[0-9]*_r$/\1/p' | sort | uniq -d
  done | sort | uniq -d
)
[ -z "$found" ] || {
  echo "lists that may take each other's places — cure: few(…) in place of […] in" >&2
  swift demangle <<< "$found" >&2
  exit 1
}
