#!/usr/bin/env bash
# Makes config/puzzles/*.csv anew: games of Damero against itself, and the puzzles in them. Its players are weak enough to make
# mistakes: the textbook searches and the engine at a few nodes overlook what lies deeper. Half an hour of work on one core.
#   scripts/make-puzzles.sh [FOLDER]      where the games and what was found in them are kept (build/puzzles)
# What is there already is not made again, and mining that was killed goes on.
set -euo pipefail
cd "$(dirname "$0")/.."
damero=$PWD/build/release/damero
work=${1:-build/puzzles}
pack=$PWD/config/puzzles
mkdir -p "$work" "$pack"
cd "$work"

# play FILE GAME BOT BOT GAMES SEED [OPTION ...]
play() {
    [[ -f $1 ]] || { "$damero" match --game "$2" --engine "$3" --engine "$4" --games "$5" --seed "$6" "${@:7}" \
        --pgn "$1.new" > /dev/null && rm -f "$1.new.journal" && mv "$1.new" "$1"; }
}
engines() { play "$1" "$2" "engine?nodes=$3" "engine?nodes=$4" "$5" "$6" --resign 3,1000 --max-plies 240; }
levels() {
    play "$1" "$2" "level?level=$3&seed=$6" "level?level=$4&seed=$(($6 + 1))" "$5" "$6" --nodes 2000 --resign 3,1200 --max-plies 240
}

# mine FILE NODES CHECK
mine() { [[ -f ${1%.*}.csv ]] || "$damero" mine "$1" --nodes "$2" --check "$3" -o "${1%.*}.csv" --resume; }

# collect PACK THEMES OTHERS FILE...: each puzzle once, the rows that match the one and not the other
collect() {
    { head -n 1 "$4"; cat "${@:4}" | grep -v '^PuzzleId,' | grep -E "$2" | grep -Ev "$3" | awk -F, '!seen[$1]++'; } > "$pack/$1.csv"
    echo "$1: $(($(wc -l < "$pack/$1.csv") - 1)) puzzles"
}
textbook() { play "$1" chess "heuristic?depth=$2" "heuristic?depth=$3" "$4" 5 "${@:5}"; }

engines chess-h.pgn chess 25 60 400 61
engines chess-j.pgn chess 80 160 400 81
engines chess-k.pgn chess 30 90 600 91
engines chess-l.pgn chess 50 120 600 101
textbook chess-m.pgn 2 3 360 --max-plies 240
play chess-n.pgn chess 'heuristic?depth=3' 'engine?nodes=200' 400 15 --max-plies 240
textbook chess-q.pgn 2 2 600 --resign 2,700 --max-plies 100
textbook chess-r.pgn 1 2 500 --resign 2,700 --max-plies 100
textbook chess-s.pgn 1 3 150 --resign 2,700 --max-plies 100
engines knights-h.pgn knights 20 60 200 61
levels knights-a.pgn knights 5 6 300 1
for variant in english spanish russian international; do engines "$variant-h.pdn" "draughts-$variant" 20 60 150 61; done
levels english-a.pdn draughts-english 5 6 200 1
levels russian-a.pdn draughts-russian 5 6 200 1

for games in chess-?.pgn; do mine "$games" 4000 200000; done
for games in knights-?.pgn *-?.pdn; do mine "$games" 4000 100000; done

# Stockfish found these two wrong.
collect chess '' '^(HoGnzTWNtZV|5X5lZ5pFQsW),' chess-?.csv
collect knights '' '^$' knights-?.csv
for variant in english spanish russian international; do
    collect "draughts-$variant" ',[^,]*(shot|multiCapture|sacrifice)[^,]*,' '^$' "$variant"-?.csv
done
