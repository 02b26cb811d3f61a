#!/usr/bin/env bash
# strength.sh [textbook|soak|ladder|levels]...: plays the matches behind docs/strength.md, all four kinds unless told.
# Each match leaves its figures in build/strength/; one that has them is not played again, and one that was
# interrupted goes on where it was. DAMERO is the program that plays; OPENINGS the positions the ladder begins from;
# RUNGS the engines of the ladder to play, all five unless told.
set -euo pipefail
cd "$(dirname "$0")/.."
damero=${DAMERO:-build/release/damero}
openings=${OPENINGS:-../shared/data/openings.epd}
results=build/strength
mkdir -p "$results"
games=(draughts-{english,spanish,russian,brazilian,portuguese,italian,czech,pool,international,frisian,house} chess knights)

# match NAME ARGUMENT...
match() {
    local name=$1
    shift
    if [[ ! -s $results/$name.json ]]; then
        local -a resume=()
        [[ ! -s $results/$name.journal ]] || resume=(--resume)
        "$damero" match "$@" --concurrency "${CONCURRENCY:-2}" --journal "$results/$name.journal" "${resume[@]}" --json \
            2> "$results/$name.log" > "$results/$name.part"
        mv "$results/$name.part" "$results/$name.json"
        rm -f "$results/$name.journal"
    fi
    jq -r --arg name "$name" '"\($name): +\(.wins) =\(.draws) -\(.losses), \(.score * 100)%" +
        (if .elo then ", Elo \(.elo) +- \(.error)" else "" end) +
        ", time losses \([.engines[].time_losses] | add), crashes \([.engines[].crashes] | add)" +
        ", illegal moves \([.engines[].illegal_moves] | add)" +
        (if .limit | startswith("tc ") then ", stalled moves \([.engines[].stalled_moves] | add) of up to" +
            " \([.engines[].longest_stall_milliseconds] | max | round) ms, excused \([.engines[].excused_moves] | add)"
         else "" end)' "$results/$name.json"
}

# The engine against the searches of the textbook, in every game. A game is given up once both sides see it lost.
textbook() {
    local opponent game
    for opponent in 'minimax?depth=3' 'heuristic?depth=6'; do
        for game in "${games[@]}"; do
            match "$game-${opponent%%\?*}" --game "$game" --engine 'engine?movetime=100' --engine "$opponent" --games 100 \
                --resign 3,1000
        done
    done
}

# Many very fast games: nobody may overstep the clock, crash or play what is not legal.
soak() {
    match soak --engine 'engine?hash=8' --engine 'engine?hash=8&threads=1' --tc 0.1+0.01 --games "${SOAK_MATCH:-2000}"
}

# Debian's engines from weak to strong, each told to use one thread, no book and no network.
declare -A rungs=(
    [glaurung]='Hash=64&Threads=1'
    [toga2]='Hash=64&OwnBook=false'
    [fairy-stockfish]='Hash=64&Threads=1'
    [ethereal-chess]='Hash=64&Threads=1'
    [stockfish]='Hash=64&Threads=1&Use NNUE=false'
)

ladder() {
    [[ -r $openings ]] || { echo "strength: no openings at $openings; set OPENINGS to a file of FENs" >&2; exit 1; }
    local rung
    for rung in ${RUNGS:-glaurung toga2 fairy-stockfish ethereal-chess stockfish}; do
        [[ -v rungs[$rung] ]] || { echo "strength: no engine of the ladder is called '$rung'" >&2; exit 2; }
        match "ladder-$rung" --engine 'engine?hash=64' --engine "uci:/usr/games/$rung?${rungs[$rung]}" --tc 2+0.02 \
            --games 400 --openings "$openings"
    done
}

# Each level against the one below, in one game of each kind. The strongest is held to the positions that the one below
# it looks at: alone it would take days, and it can only be stronger than that.
levels() {
    local game level
    for game in ${LEVEL_GAMES:-chess draughts-russian draughts-international knights}; do
        for level in {2..10}; do
            match "levels-$game-$level" --game "$game" --engine "level?level=$level&seed=1&hash=4" \
                --engine "level?level=$((level - 1))&seed=2&hash=4" --games "${LEVEL_MATCH:-200}" --nodes 12000 \
                --resign 3,1000 --max-plies 300
        done
    done
}

(($# > 0)) || set -- textbook soak ladder levels
for kind in "$@"; do
    case $kind in
        textbook | soak | ladder | levels) "$kind" ;;
        *) echo "strength: no matches are called '$kind'" >&2; exit 2 ;;
    esac
done
