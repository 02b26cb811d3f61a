// What C++ serves, and the definitions in kb/chess/paths.pl and facts: the same answers.
#include "chess_positions.hpp"
#include "core/catalogue.hpp"
#include "engine/any_game.hpp"
#include "games/chess/fen.hpp"
#include "knowledge/knowledge_base.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace {

using knowledge::Family;
using knowledge::KnowledgeBase;

// The same rules with the predicates of paths.pl under a file that is not ours, so that Prolog's own definitions are loaded.
KnowledgeBase in_prolog() {
    auto rules = knowledge::shipped_rules(Family::chess);
    for (auto& rule : rules)
        if (rule.name == "paths.pl") rule.ours = false;
    return std::move(*KnowledgeBase::load(Family::chess, rules));
}

KnowledgeBase served() {
    return std::move(*KnowledgeBase::load(Family::chess, knowledge::shipped_rules(Family::chess)));
}

knowledge::Facts facts_at(chess::Position const& position) {
    auto const* const chess = *engine::game_named("chess");
    return knowledge::facts_of(*chess->from_fen(chess::to_fen(position))->state);
}

std::string answers(KnowledgeBase const& base, knowledge::Facts const& facts, std::string const& goal) {
    auto const result = base.ask(facts, goal, {});
    if (!result) return core::text(core::Language::english, result.error());
    std::string
        text; // of Length and Hash: the lists themselves are long, and fresh variables have names of their own
    for (auto const& answer : result->list) {
        for (auto const& [name, value] : answer)
            if (name == "Length" || name == "Hash") text += name + "=" + value + " ";
        text += "\n";
    }
    return text;
}

} // namespace

TEST(Twins, PathsAndAttacks) {
    auto const prolog = in_prolog();
    auto const native = served();
    auto const square = [](char const* name) {
        return fmt::format("member(R{0}, [1,2,3,4,5,6,7,8,0]), member(C{0}, [1,2,3,4,5,6,7,8,9])", name);
    };
    for (auto const& position : tests::random_positions(6, 11)) {
        auto const facts = facts_at(position);
        for (auto const& goal :
             {"aggregate_all(bag(s(R1,C1,R2,C2)), (" + square("1") + ", " + square("2") +
                  ", path_clear(R1,C1,R2,C2)), L)",
              "aggregate_all(bag(s(R1,C1,R2,C2)), (" + square("1") + ", " + square("2") +
                  ", path_clear_ignoring(R1,C1,R2,C2,4,4)), L)",
              "aggregate_all(bag(s(T,K,R1,C1,R2,C2)), (member(T,[p,n,b,r,q,k]), member(K,[white,black]), " +
                  square("1") + ", member(R2,[1,3,8]), member(C2,[1,4,8]), can_attack(T,K,R1,C1,R2,C2)), L)",
              "aggregate_all(bag(s(T,R1,C1,R2,C2)), (member(T,[p,b,r]), " + square("1") +
                  ", member(R2,[2,5]), member(C2,[2,5]), piece(_,_,IR,IC), "
                  "can_attack_ignoring(T,R1,C1,R2,C2,IR,IC)), L)",
              std::string("aggregate_all(bag(s(T,K,R1,C1)), (member(T,[p,n,b,r,q,k]), "
                          "member(K,[white,black]), piece(_,_,R1,C1), "
                          "piece(_,_,IR,IC), can_attack_ignoring(T,K,R1,C1,4,5,IR,IC)), L)")}) {
            auto const fixed = goal + ", length(L, Length), term_hash(L, Hash)";
            EXPECT_EQ(answers(prolog, facts, fixed), answers(native, facts, fixed)) << goal;
        }
    }
}

// The facts as clauses, in a module of their own, against those that C++ serves.
TEST(Twins, FactsServedAndWritten) {
    auto const native = served();
    for (auto const& position : tests::random_positions(30, 12)) {
        auto const facts = facts_at(position);
        std::string clauses = "[";
        for (auto const& clause : facts.clauses) clauses += (clauses.size() > 1 ? "," : "") + clause;
        clauses += "]";
        for (auto const* fact :
             {"piece(A,B,C,D)", "piece(p,B,C,D)", "piece(A,white,C,D)", "piece(A,B,2,D)", "piece(A,B,C,4)",
              "piece(A,B,X,X)", "piece(k,B,C,D)", "move(A,B,C,D)", "move(A,B,X,X)", "move(A,B,4,D)",
              "move(2,B,C,D)", "to_move(A)", "can_castle(A,B)", "can_castle(A,queen)", "en_passant(A,B)",
              "piece(x,B,C,D)", "piece(A,B,9,D)"}) {
            auto const written =
                fmt::format("findall({0}, member({0}, {1}), L0), msort(L0, L), term_hash(L, Hash), "
                            "length(L, Length)",
                            fact, clauses);
            auto const asked = fmt::format(
                "findall({0}, {0}, L0), msort(L0, L), term_hash(L, Hash), length(L, Length)", fact);
            EXPECT_EQ(answers(native, facts, asked), answers(native, facts, written)) << fact;
        }
    }
}

TEST(Twins, UnboundSquaresAreAnErrorInBoth) {
    auto const native = served();
    auto const facts = facts_at(tests::chess_at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    for (auto const* goal : {"path_clear(1, 1, X, 4)", "can_attack(r, white, 1, 1, X, 4)"})
        EXPECT_FALSE(native.ask(facts, goal, {})) << goal;
}
