#include "records/standard_form.hpp"

#include "records/replay.hpp"

#include <algorithm>
#include <utility>

namespace records {
namespace {

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
