#!/usr/bin/env bash
# Builds the app and the server for `make run`, both at once: a module for a browser keeps one core
# busy for most of its time. What the app's build says comes when it is there to be read.
set -euo pipefail
cd "$(dirname "$0")/.."
log=$(mktemp)
app=
# Whoever stops this stops both, with all that they started: a job of its own is a group of its own.
set -m
trap '[ -z "$app" ] || kill -- "-$app" 2> /dev/null || true; rm -f "$log"' EXIT

# Both builds ask for the same packages, so they are found before either begins.
swift package resolve
tools/app.sh release > "$log" 2>&1 &
app=$!
# As `make test` builds it, so that neither builds anew what the other has built.
swift build -c release --product redstart -debug-info-format none
tail -n +1 -f --pid="$app" "$log"
wait "$app"
app=
