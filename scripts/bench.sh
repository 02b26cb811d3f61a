#!/usr/bin/env bash
# Builds and runs every *_bench program of the release build, one after the other: they share nothing, the
# processor least of all.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh build bench
scripts/build.sh release all -DDAMERO_BENCH=ON

mapfile -d '' -t programs < <(find build/release -type f -name '*_bench' -executable -print0 | sort -z)
if ((${#programs[@]} == 0)); then
    echo "bench: the build made no *_bench program" >&2
    exit 1
fi
for program in "${programs[@]}"; do
    echo "== $(basename "$program")"
    "$program"
done
