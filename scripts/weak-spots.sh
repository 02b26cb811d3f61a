#!/usr/bin/env bash
# Puts weak spots of a first engine back into copies of search/, one at a time, and measures what each costs: nodes a
# second of processor time in chess, as a ratio to the search as it is, runs in turns, median of ROUNDS (5).
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh build
source scripts/changed-search.sh
rounds=${ROUNDS:-5} nodes=${NODES:-300000}

# edited NAME FILE SED-EXPRESSION: a copy with one change, which must be one.
edited() {
    changed_copy "$1"
    sed -i -z -E "$3" "$changed/$1/search/$2"
    ! cmp -s "search/$2" "$changed/$1/search/$2" || { echo "weak-spots: nothing changed for $1" >&2; exit 1; }
    names+=("$1")
}

names=(same)
edited clock-at-every-node control.hpp 's/allowance_size = 2048/allowance_size = 1/'
edited all-moves-at-once ordering.hpp 's/(HasQuietMoves G>\nstruct Generation<G> \{\n    static constexpr bool staged = )true/\1false/'
edited whole-lists-sorted ordering.hpp 's/(    bool best_left\(Move& move\) \{\n        int const end = [^\n]*\n)/\1        for (int i = at_ + 1; i < end; ++i)\n            for (int j = i; j > at_ \&\& score(j) > score(j - 1); --j) {\n                std::swap(buffer_.moves[j], buffer_.moves[j - 1]);\n                std::swap(score(j), score(j - 1));\n            }\n/'
edited evaluation-from-nothing evaluations.hpp 's/template <core::HasEvaluator G>\nclass/template <core::HasEvaluator G>\nrequires(sizeof(G) == 0)\nclass/'

compile_games
for name in "${names[@]}"; do compile_search "$name"; done
for ((round = 0; round < rounds; ++round)); do
    for name in "${names[@]}"; do
        echo "$name $("$changed/$name.program" "$nodes" 2>&1 > /dev/null | awk '$1 == "chess" { print $2 }')"
    done
done | sort -k1,1 -k2,2n | awk -v rounds="$rounds" '
    $1 != last { seen = 0; last = $1 }
    ++seen == int(rounds / 2) + 1 { median[$1] = $2; order[++count] = $1 }
    END { for (i = 1; i <= count; ++i) printf "%-26s %6.2f M nodes/s, %.2f of the search as it is\n", order[i],
              median[order[i]] / 1e6, median[order[i]] / median["same"] }'
