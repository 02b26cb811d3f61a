#include "records/standard_form.hpp"

#include "core/shown_text.hpp"
#include "records/replay.hpp"
#include "records/text/en_passant.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

namespace records {
namespace {

// A mark such as e.p. was left out when the text was read. Whether the capture was one is known here.
void correct_en_passant(GameRecord& record, NodeId node, engine::AnyState const& before,
                        ReadMove const& read) {
    auto const& squares = read.move.squares;
    bool const is_en_passant = !squares.captured.empty() && squares.captured.front() != squares.to;
    if (is_en_passant || !record.moves[node].marked_en_passant) return;
    auto const place = place_of(record, node, before);
    auto const move = core::shown(without_check(record.moves[node].move));
    for (auto& warning : record.warnings) {
        if (warning.what.key != core::MessageKey("records.warning.en_passant") || warning.where != place)
            continue;
        auto const* const marked = std::get_if<std::string>(&warning.what.arguments.back().value);
        if (marked != nullptr && without_check(*marked) == move)
            warning.what.key = core::MessageKey("records.warning.not_en_passant");
    }
}

int line_of(core::Error const& warning) { return warning.where.line; }

} // namespace

core::Expected<void> put_in_standard_form(GameRecord& record, engine::AnyGame const& game) {
    auto first = first_position(record, game);
    if (!first) return tl::unexpected(first.error());
    auto const state = std::move(first->state);
    auto& tree = record.moves;
    auto at = NodeId::start;
    auto next = tree.first_child(at);
    bool in_main_line = true; // it is played to its end before anything else
    while (true) {
        if (next != NodeId::none) {
            auto read = move_at(record, next, *state);
            if (!read && in_main_line) return tl::unexpected(read.error());
            if (!read) {
                next = tree.next_sibling(next);
                continue;
            }
            correct_en_passant(record, next, *state, *read);
            if (read->warning) record.warn(std::move(*read->warning), place_of(record, next, *state));
            tree[next].move = std::move(read->standard);
            state->play(read->move);
            at = next;
            next = tree.first_child(at);
            continue;
        }
        in_main_line = false;
        if (at == NodeId::start) break;
        next = tree.next_sibling(at);
        at = tree.parent(at);
        state->undo();
    }
    std::ranges::stable_sort(record.warnings, {}, line_of); // as they stand in the text
    return {};
}

} // namespace records
