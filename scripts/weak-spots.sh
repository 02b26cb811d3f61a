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
# The same moves in the same order, but the quiet ones are generated before the first move is tried.
edited all-moves-at-once worker/ordering.hpp 's/(            Generation<G>::tactical\(position_, buffer_\.moves\);\n)/\1        if (!in_one_batch()) Generation<G>::quiet(position_, early_);\n/
    s/Generation<G>::quiet\(position_, buffer_\.moves\);/for (auto const quiet : early_) buffer_.moves.push(quiet);/
    s/(    int losing_end_ = 0;\n)/\1    core::MovesOf<G> early_;\n/'
# Every list is sorted when it is generated, by exchanging neighbours.
edited whole-lists-sorted worker/ordering.hpp 's/        int highest = [^\n]*\n([^\n]*\n){4}/        std::array<int, G::max_moves> worths;\n        for (int i = from; i < end; ++i) {\n            worths[i] = worth(buffer_.moves[i]);\n            for (int j = i; j > from \&\& worths[j] > worths[j - 1]; --j) {\n                std::swap(buffer_.moves[j], buffer_.moves[j - 1]);\n                std::swap(worths[j], worths[j - 1]);\n            }\n        }\n/
    s/buffer_\.ranks\.best_place\(at_, end\)/at_/
    s/        buffer_\.ranks\.move\(at_, best\);\n//'
edited evaluation-from-nothing worker/evaluations.hpp 's/template <core::HasEvaluator G>\nclass/template <core::HasEvaluator G>\nrequires(sizeof(G) == 0)\nclass/'

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
