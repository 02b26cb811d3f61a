#!/usr/bin/env bash
# explain-truth.sh COUNT: explains COUNT puzzles and COUNT positions from games and replays every claim's proof against every
# legal defence, the two side by side. Progress on stderr, the summaries on stdout; fails on a false claim, and where fewer
# solved puzzles get a claim or explaining takes longer than docs/explain.md promises.
set -euo pipefail
cd "$(dirname "$0")/.."
[[ ${1:-} =~ ^[1-9][0-9]*$ ]] || { echo "explain-truth: how many? (a number, such as 1000)" >&2; exit 2; }
scripts/setup.sh build test
scripts/build.sh release explain_slow_tests -DDAMERO_TESTS=ON

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
pids=()
for part in Puzzles Games; do
    DAMERO_EXPLAINED=$1 build/release/tests/tactics/explain_slow_tests --gtest_brief=1 --gtest_color=no \
        --gtest_filter="Truth.NoFalseClaimAbout$part" > "$logs/$part" &
    pids+=($!)
done
failed=0
for pid in "${pids[@]}"; do wait "$pid" || failed=1; done
for part in Puzzles Games; do grep -vE '^(Running main|Note: |\[==========\]|$)' "$logs/$part" || true; done
((failed == 0)) || { echo "explain-truth: not what docs/explain.md promises" >&2; exit 1; }
