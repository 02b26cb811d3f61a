#!/usr/bin/env bash
# fairness.sh: starts a server of its own on a free port, with data that is thrown away, lets one client flood it and measures what
# others wait.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh build
scripts/build.sh release damero -DDAMERO_BENCH=ON
scripts/build.sh release serve_fairness -DDAMERO_BENCH=ON

data=$(mktemp -d)
build/release/damero serve --port 0 --data "$data" > "$data/out" 2> "$data/log" &
server=$!
trap 'kill "$server" 2> /dev/null || true; wait "$server" 2> /dev/null || true; rm -rf "$data"' EXIT
for _ in {1..100}; do
    grep -q listening "$data/out" && break
    sleep 0.1
done
port=$(sed -n 's/^listening .*:\([0-9]*\)$/\1/p' "$data/out")
timeout 300 build/release/bench/serve_fairness "$port"
