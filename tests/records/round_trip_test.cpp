// Whatever is recorded is read back equal: trees grown on random games of every kind, with random words around them.
#include "engine/any_game.hpp"
#include "records/played_game.hpp"
#include "records/replay.hpp"
#include "records/writer.hpp"
#include "tests/records/reading.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using records::GameRecord;
using records::NodeId;

namespace {

// As a reader gives it: blanks folded, not empty.
rc::Gen<std::string> comment() {
    auto const piece =
        rc::gen::elementOf(std::vector<std::string>{"a", "good", "}", "{", ";", "%", "[Event", "\"x\"]", "(",
                                                    ")", "$1", "1-0", "*", "ñ", "♞", "\\", "12."});
    return rc::gen::map(rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(piece)),
                        [](auto const& words) {
                            std::string text;
                            for (auto const& word : words) text += (text.empty() ? "" : " ") + word;
                            return text;
                        });
}

std::vector<std::string> some_comments() {
    if (*rc::gen::inRange(0, 4) > 0) return {};
    return *rc::gen::resize(4, rc::gen::container<std::vector<std::string>>(comment()));
}

void decorate(records::MoveTree& tree, NodeId id) {
    tree[id].comments = some_comments();
    if (tree.begins_variation(id)) tree[id].comments_before = some_comments();
    if (*rc::gen::inRange(0, 4) == 0)
        tree[id].nags = *rc::gen::resize(3, rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 256)));
}

// Plays random legal moves from the state; now and then a second one for the same position, with a line of its own.
void grow(records::MoveTree& tree, NodeId at, engine::AnyState& state, int plies, int nesting) {
    int played = 0;
    for (; played < plies; ++played) {
        auto const moves = state.legal_moves();
        if (moves.empty()) break;
        auto const& move = *rc::gen::elementOf(moves);
        auto const parent = at;
        at = tree.add(parent, move.text);
        decorate(tree, at);
        if (nesting > 0 && *rc::gen::inRange(0, 6) == 0) {
            auto const& other = *rc::gen::elementOf(moves);
            auto const variation = tree.add(parent, other.text);
            decorate(tree, variation);
            state.play(other);
            grow(tree, variation, state, *rc::gen::inRange(0, 5), nesting - 1);
            state.undo();
        }
        state.play(move);
    }
    for (; played > 0; --played) state.undo();
}

GameRecord random_record() {
    auto const* const game = *rc::gen::elementOf(
        std::vector<engine::AnyGame const*>(engine::all_games().begin(), engine::all_games().end()));
    auto const state = game->start();
    for (int i = *rc::gen::inRange(0, 5); i > 0 && !state->outcome(); --i)
        state->play((*rc::gen::elementOf(state->legal_moves())));
    auto const first = game->from_fen(state->fen());
    RC_ASSERT(first.has_value());
    std::vector<records::Header> headers;
    if (*rc::gen::arbitrary<bool>()) headers.push_back({"Annotator", *comment()});
    auto record = records::record_of(
        {.first = *first->state,
         .moves = {},
         .result = *rc::gen::elementOf(std::vector<std::string>{"*", "1-0", "0-1", "1/2-1/2"}),
         .headers = headers});
    record.moves[NodeId::start].comments = some_comments();
    grow(record.moves, NodeId::start, *first->state, *rc::gen::inRange(0, 40), 3);
    return record;
}

} // namespace

RC_GTEST_PROP(RoundTrip, ARecordIsReadBackEqual, ()) {
    auto const record = random_record();
    auto const text = written(record);
    auto const all = tests::read_all(text, record.format);
    RC_ASSERT(all.errors.empty());
    RC_ASSERT(all.games.size() == 1u);
    RC_ASSERT(all.games.front() == record);
    RC_ASSERT(written(all.games.front()) == text);
}

RC_GTEST_PROP(RoundTrip, ManyRecordsInOneFile, ()) {
    auto const count = *rc::gen::inRange(0, 6);
    std::vector<GameRecord> records;
    std::string text;
    while (static_cast<int>(records.size()) < count) {
        auto record = random_record();
        record.format = records::Format::pgn;
        if (*rc::gen::inRange(0, 3) == 0 && record.moves.moves() > 0) record.headers.clear();
        text += written(record);
        records.push_back(std::move(record));
    }
    auto const all = tests::read_all(text);
    RC_ASSERT(all.errors.empty());
    RC_ASSERT(all.games == records);
}

RC_GTEST_PROP(RoundTrip, ARecordedGameIsReplayedWithAllItsLines, ()) {
    auto const record = random_record();
    auto const all = tests::read_all(written(record), record.format);
    RC_ASSERT(all.games.size() == 1u);
    std::size_t seen = 0;
    auto const watch = [&](records::ReplayStep const& step) {
        RC_ASSERT(step.move.text == all.games.front().moves[step.node].move);
        ++seen;
    };
    auto const end = records::replay(all.games.front(), {.lines = records::Lines::all, .watch = watch});
    RC_ASSERT(end.has_value());
    RC_ASSERT(seen == record.moves.moves());
    RC_ASSERT((*end)->plies() == static_cast<int>(record.moves.main_line().size()));
}
