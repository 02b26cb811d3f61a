#!/usr/bin/env bash
# strength.sh [textbook|soak|glaurung]...: plays the matches behind docs/strength.md, all three kinds unless told.
# Each match leaves its figures in build/strength/; one that has them is not played again, and one that was
# interrupted goes on where it was. DAMERO is the program that plays; OPENINGS the positions for glaurung.
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
        ", time losses \([.engines[].time_losses] | add), crashes \([.engines[].crashes] | add)" +
        ", illegal moves \([.engines[].illegal_moves] | add)"' "$results/$name.json"
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
    match soak --engine 'engine?hash=8' --engine 'engine?hash=8&threads=1' --tc 0.1+0.01 --games 2000
}

glaurung() {
    [[ -r $openings ]] || { echo "strength: no openings at $openings; set OPENINGS to a file of FENs" >&2; exit 1; }
    match glaurung --engine 'engine?hash=64' --engine 'uci:/usr/games/glaurung?Hash=64&Threads=1' --tc 2+0.02 \
        --games 200 --openings "$openings"
}

(($# > 0)) || set -- textbook soak glaurung
for kind in "$@"; do
    case $kind in
        textbook | soak | glaurung) "$kind" ;;
        *) echo "strength: no matches are called '$kind'" >&2; exit 2 ;;
    esac
done
