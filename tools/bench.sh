#!/usr/bin/env bash
# Measures the app against its budgets and prints one table: tools/bench.sh [PART…]
# The parts are size, native, wasm, memory, page, foods, health, server, simulation and proofs; all
# of them when none is named. The part foods needs the national food tables, whose folder
# REDSTART_FIXTURES names.
# WEB is the folder with the built app. The journal of all parts has ten years and 50,000 entries.
set -euo pipefail
cd "$(dirname "$0")/.."
all=(size native wasm memory page foods health server simulation proofs)
[ $# -gt 0 ] || set -- "${all[@]}"
for part in "$@"; do
  [[ " ${all[*]} " = *" $part "* ]] || {
    echo "$part is no part — cure: name some of ${all[*]}" >&2
    exit 1
  }
done
web=$(realpath "${WEB:-dist/web}")
out=$PWD/artefacts/bench
python=${PYTHON:-.build-python/bin/python}
schedules=${SCHEDULES:-1000000}
mkdir -p "$out"
rm -f "$out"/*.json

[ -d "$web" ] || {
  echo "$web is not there — cure: make app" >&2
  exit 1
}

# Allocations are not what is measured here, and their counting slows everything down.
export BENCHMARK_DISABLE_JEMALLOC=1

write_journal() {
  swift build --package-path Benchmarks -c release --product JournalFile
  "$(swift build --package-path Benchmarks -c release --show-bin-path)/JournalFile" \
    "$out/journal.json"
}

bytes() { cat "$@" | wc -c; }

# The compressed files as they cross the wire.
measure_size() {
  local scripts all
  scripts=$(bytes "$web"/*.js.br)
  all=$((scripts + $(bytes "$web"/*.wasm.br "$web"/*.css.br)))
  python3 - "$all" "$scripts" > "$out/1-size.json" << 'PYTHON'
import json, sys
total, scripts = (int(it) / 1024 for it in sys.argv[1:])
print(json.dumps([
    {"what": what, "value": value, "unit": "KB", "budget": budget, "strict": True}
    for what, value, budget in [
        ("on the wire, the skeleton's budget", total, 150),
        ("on the wire, six capabilities' budget", total, 350),
        ("on the wire, JavaScript", scripts, 15)]]))
PYTHON
}

measure_native() {
  (cd Benchmarks && swift package --allow-writing-to-directory "$out" benchmark \
    --target Native --format jmh --path "$out" --no-progress)
  mv "$out"/*.jmh.json "$out/native.jmh.json"
}

measure_wasm() {
  (cd Benchmarks && BENCH_FOR_BROWSER=1 ../tools/wasm.sh release BrowserBench \
    .build-wasm/bench.wasm)
  node Benchmarks/projections.mjs Benchmarks/.build-wasm/bench.wasm "$out/3-wasm.json"
  node Benchmarks/streaks.mjs Benchmarks/.build-wasm/bench.wasm "$out/5-streaks.json"
}

measure_memory() { node Benchmarks/memory.mjs "$web" "$out/journal.json" "$out/4-memory.json"; }

needs_python() {
  [ -x "$python" ] || {
    echo "$python is not there — cure: tools/prerequisites.sh test" >&2
    exit 1
  }
}

measure_page() {
  needs_python
  local redstart entries journals=()
  redstart=$(release_redstart)
  # The program replaces no journal that is there.
  rm -rf "$out/page"
  mkdir -p "$out/page"
  for entries in ${ENTRIES:-500 5000 50000 200000}; do
    journals+=("$out/page/journal-$entries.json")
    "$redstart" demo --entries "$entries" \
      --years $((entries < 50000 ? 1 : entries < 200000 ? 10 : 20)) --into "${journals[-1]}"
  done
  "$python" Benchmarks/page.py "$web" Benchmarks/Plain "$out/2-page.json" "${journals[@]}"
}

# The bytes that the server hands to browsers.
write_food_table() {
  rm -f "$out/foods.db"
  "$(release_redstart)" foods import "$REDSTART_FIXTURES/fndds" --into "$out/foods.db"
  python3 - "$out/foods.db" "$out/table.foods" << 'PYTHON'
import pathlib, sqlite3, sys
database, table = sys.argv[1:]
(bytes,) = sqlite3.connect(database).execute("select bytes from asset").fetchone()
pathlib.Path(table).write_bytes(bytes)
PYTHON
}

measure_foods() {
  [ -d "${REDSTART_FIXTURES:-}/fndds" ] || {
    echo "REDSTART_FIXTURES names no folder with fndds: the foods are left out" >&2
    return 0
  }
  swift build --package-path Benchmarks -c release --product FoodAnswers
  python3 Benchmarks/foods.py \
    "$(swift build --package-path Benchmarks -c release --show-bin-path)/FoodAnswers" \
    "$REDSTART_FIXTURES/fndds" Sources/Foods/Resources "$out/6-foods.json"
  write_food_table
  node Benchmarks/foods.mjs "$web" "$out/table.foods" "$out/7-foods.json" Benchmarks/Foods/*.csv
}

# REDSTART names a program that was built already.
release_redstart() {
  if [ -n "${REDSTART:-}" ]; then
    realpath "$REDSTART"
  else
    swift build -c release --product redstart > /dev/null
    echo "$(swift build -c release --show-bin-path)/redstart"
  fi
}

# An export of so many megabytes.
measure_health() {
  python3 Benchmarks/health.py "$(release_redstart)" "${HEALTH_MEGABYTES:-1000}" \
    "$out/7-health.json"
}

# Beside Kinto, where it can be installed.
measure_server() {
  local kinto=.build-python/kinto
  needs_python
  if [ ! -x "$kinto/bin/kinto" ]; then
    { python3 -m venv "$kinto" \
      && "$kinto/bin/pip" install --quiet --disable-pip-version-check kinto==26.5.0; } \
      || rm -rf "$kinto"
  fi
  "$python" Benchmarks/server.py "$(release_redstart)" "$web" "$kinto/bin/kinto" \
    "$out/8-server.json"
}

# A share of the schedules on each core, each from seeds of its own.
measure_simulation() {
  local redstart core share
  redstart=$(release_redstart) share=$((schedules / $(nproc)))
  rm -f "$out"/simulation.*
  for ((core = 0; core < $(nproc); core++)); do
    "$redstart" simulate sync --schedules $share --seed $((1 + core * 1000000000)) \
      > "$out/simulation.$core" 2>&1 &
  done
  wait
  python3 - "$out" << 'PYTHON'
import json, pathlib, sys
folder = pathlib.Path(sys.argv[1])
runs = [path.read_text().strip() for path in folder.glob("simulation.*")]
good = [json.loads(run) for run in runs if run.startswith("{")]
print(*(run for run in runs if not run.startswith("{")), sep="\n", end="", file=sys.stderr)
(folder / "9-simulation.json").write_text(json.dumps([
    {"what": "sync, schedules without a violation", "value": sum(it["schedules"] for it in good),
     "unit": ""},
    {"what": "sync, runs of the simulator with a violation", "value": len(runs) - len(good),
     "unit": "", "budget": 0, "strict": True},
    {"what": "sync, schedules on all cores", "unit": "/s",
     "value": sum(it["schedules"] / max(it["seconds"], 0.1) for it in good)}]))
PYTHON
}

# The proofs that end-to-end tests give in short, at length.
measure_proofs() {
  needs_python
  REDSTART_BINARY=$(release_redstart) REDSTART_WEB=$web REDSTART_ARTEFACTS=$out \
    REDSTART_CRASH_ROUNDS=${REDSTART_CRASH_ROUNDS:-200} \
    REDSTART_FLIP_ROUNDS=${REDSTART_FLIP_ROUNDS:-1000} \
    REDSTART_REFRESH_ROUNDS=${REDSTART_REFRESH_ROUNDS:-1000} \
    REDSTART_SCHEMA_REQUESTS=${REDSTART_SCHEMA_REQUESTS:-100000} \
    REDSTART_ENTRIES=${REDSTART_ENTRIES:-50000} \
    "$python" -m pytest -q -s -p no:schemathesis \
    EndToEnd/api/api_{crash,restore,refresh,schema}_test.py EndToEnd/api/enumeration_long.py \
    EndToEnd/app/newdevice_test.py || true
}

case " $* " in *" memory "* | *" native "*) write_journal ;; esac
for part in "$@"; do "measure_$part"; done
uptime | sed 's/.*load average/Load of this machine on '"$(nproc)"' cores/'
python3 Benchmarks/table.py "$out" artefacts/bench.json
