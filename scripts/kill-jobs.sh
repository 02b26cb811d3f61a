#!/usr/bin/env bash
# kill-jobs.sh COUNT: makes COUNT games, then runs each long command over them at one go, and again with ten kill -9 at random
# moments and --resume. What it writes and what it sums up must be the same, byte for byte. DAMERO names another program.
set -euo pipefail
cd "$(dirname "$0")/.."
[[ ${1:-} =~ ^[1-9][0-9]*$ ]] || { echo "kill-jobs: how many games? (a number, such as 200)" >&2; exit 2; }
program=${DAMERO:-build/release/damero}
kills=10
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# summed FILE: the summary without the time it took
summed() { sed -E 's/,"seconds":[0-9.e+-]+//' "$1"; }

# killed NAME ARGUMENT...: `damero NAME GAMES -o OUT ARGUMENT...`
killed() {
    local name=$1 begin took limit run
    shift
    local whole=$work/$name.whole cut=$work/$name.cut
    begin=$(date +%s%N)
    "$program" "$name" "$games" -o "$whole" "$@" > "$whole.sum" 2> /dev/null
    took=$((($(date +%s%N) - begin) / 1000000))
    for ((run = 1; run <= kills; ++run)); do
        limit=$((took * (RANDOM % 100 + 20) / 100 / kills))
        { # which the shell would tell, each time
            timeout -s KILL "$((limit / 1000)).$(printf %03d $((limit % 1000)))" \
                "$program" "$name" "$games" -o "$cut" --resume "$@" > /dev/null && break || true
        } 2> /dev/null
    done
    ((run > kills)) || echo "kill-jobs: $name was done after $((run - 1)) kills" >&2
    [[ -e $cut ]] || "$program" "$name" "$games" -o "$cut" --resume "$@" > "$cut.sum" 2> /dev/null
    cmp "$whole" "$cut"
    [[ ! -e $cut.sum ]] || diff <(summed "$whole.sum") <(summed "$cut.sum")
    [[ -z $(ls "$work" | grep -E '\.(part|journal)') ]] || { echo "kill-jobs: $name left something behind" >&2; exit 1; }
    echo "$name: the same after $((run - 1)) kills, $(wc -c < "$cut") bytes"
}

games=$work/games.pgn
"$program" match --engine 'level?level=4&seed=1' --engine 'level?level=6&seed=2' --games "$1" --nodes 500 --pgn "$games" \
    > /dev/null 2>&1
killed annotate --nodes 1000 --threads 2 --json
killed mine --nodes 1000 --check 4000 --threads 2 --json
