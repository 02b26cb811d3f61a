#!/usr/bin/env bash
# Counts the instructions of a fixed search twice: as it is, with the silent observer, and compiled from a copy of
# search/ from which every call of an observer has been cut. The two counts are to be equal, but for the hundred or so
# instructions by which the same program differs from run to run.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh build bench
source scripts/changed-search.sh

calls='watcher_\.(enter|child|leave)\('
changed_copy hookless
grep -rlE "$calls" "$changed/hookless/search" | xargs sed -i -E "/^ *(if constexpr \(is_watched\) )?$calls.*\\);\$/d"
if grep -rnE "$calls" "$changed/hookless/search"; then
    echo "observer-cost: these calls could not be cut" >&2
    exit 1
fi

# instructions NAME: run under one name, whose length would count too.
instructions() {
    cp "$changed/$1.program" "$changed/program"
    valgrind --tool=callgrind --callgrind-out-file="$changed/$1.callgrind" "$changed/program" \
        > "$changed/$1.txt" 2> "$changed/$1.log"
    awk '/^summary:/ { print $2 }' "$changed/$1.callgrind"
}

compile_games
compile_search same &
compile_search hookless
wait
silent=$(instructions same)
hookless=$(instructions hookless)
cat "$changed/same.txt"
cmp "$changed/same.txt" "$changed/hookless.txt"
echo "instructions with the silent observer $silent, without hooks $hookless"
difference=$((silent - hookless))
((${difference#-} < 500))
