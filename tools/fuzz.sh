#!/usr/bin/env bash
# Looks for bytes that a reader cannot bear: tools/fuzz.sh [TARGET|all] [SECONDS]
# Without a target all are tried, each for so many seconds (60). What was learned is kept in
# .build/fuzz/learned, what breaks a reader in artefacts/fuzz; a finding belongs into Fuzz/Corpus,
# where the tests try it for ever. OPTIMISE=-Onone builds in a fifth of the time and runs slower.
set -euo pipefail
cd "$(dirname "$0")/.."
target=${1:-all} seconds=${2:-60}
out=.build/fuzz found=artefacts/fuzz
flags=("${OPTIMISE:--O}" -sanitize=fuzzer,address -parse-as-library)
server=Sources/Server
server_sources=("$server"/Accounts/WebAuthn/{AuthenticatorData,CBORReader,PasskeyError}.swift
  "$server"/Web/{AcceptEncoding,ContentCoding,CookieHeader,QueryFields}.swift)
mkdir -p "$out" "$found"

newer_than() { [ ! -e "$1" ] || [ -n "$(find "${@:2}" -newer "$1" -print -quit)" ]; }

build() {
  if newer_than "$out/Engine.o" Sources/Engine; then
    mapfile -t sources < <(find Sources/Engine -name '*.swift' | LC_ALL=C sort)
    swiftc "${flags[@]}" -wmo -module-name Engine -emit-module \
      -emit-module-path "$out/Engine.swiftmodule" -c -o "$out/Engine.o" "${sources[@]}"
  fi
  local own=(Fuzz/*.swift Tests/EngineTests/Hostility/Fuzz{Target,Texts}.swift)
  if newer_than "$out/fuzz" "$out/Engine.o" "${own[@]}" "${server_sources[@]}"; then
    swiftc "${flags[@]}" -wmo -module-name Fuzz -I "$out" -o "$out/fuzz" "$out/Engine.o" \
      "${own[@]}" "${server_sources[@]}"
  fi
}

# Every name of the enumerations that list the targets.
names() {
  sed -n '/^enum /,/^$/s/^  case \([a-z, ]*\)$/\1/p' Tests/EngineTests/Hostility/FuzzTarget.swift \
    Fuzz/ServerTarget.swift | tr -d ' ' | tr , '\n'
}

# Only crashes, hangs and greed are findings; leaks are not looked for, as the search hangs at exit.
run() {
  local learned=$out/learned/$1 log=$found/$1.log
  mkdir -p "$learned" "Fuzz/Corpus/$1"
  if FUZZ_TARGET=$1 ASAN_OPTIONS=detect_leaks=0 "$out/fuzz" -max_total_time="$seconds" \
    -detect_leaks=0 -rss_limit_mb=2048 -timeout=10 -max_len=65536 -print_final_stats=1 \
    -artifact_prefix="$found/$1-" "$learned" "Fuzz/Corpus/$1" > "$log" 2>&1; then
    echo "$1: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") executions, no finding"
  else
    echo "$1: a finding, see $log" >&2
    return 1
  fi
}

build
mapfile -t all < <(names)
[ "$target" = all ] || all=("$target")
status=0
for name in "${all[@]}"; do run "$name" || status=1; done
exit $status
