#include "records/replay.hpp"

#include "core/shown_text.hpp"
#include "records/game_type.hpp"

#include <algorithm>
#include <cctype>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace records {
namespace {

core::Place place_of(Header const& header) { return {.line = header.line}; }

// "Chess 960" and "chess960" are one name.
std::string plain(std::string_view name) {
    std::string result;
    for (char const letter : name)
        if (std::isalnum(static_cast<unsigned char>(letter)) != 0)
            result += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return result;
}

// Any game of ours, also under the names that servers give it, or a variant without the name of its family.
core::Expected<engine::AnyGame const*> game_of_variant(Header const& header) {
    auto const wanted = plain(header.value);
    for (auto const* const game : engine::all_games()) {
        auto const& info = game->info();
        auto const& others = info.record.other_names;
        if (std::ranges::find(others, wanted) != others.end()) return game;
        auto const name = plain(info.name);
        auto const family = plain(info.family);
        bool const is_variant = name.starts_with(family) && name != family;
        auto const own = is_variant ? name.substr(family.size()) : name;
        if (wanted == name || wanted == own || (is_variant && wanted == own + family)) return game;
    }
    return core::failure(core::message("records.variant", core::shown(header.value)), place_of(header));
}

class Replay {
  public:
    Replay(GameRecord const& record, ReplayOptions const& options, std::unique_ptr<engine::AnyState> first)
        : record_(record),
          options_(options),
          state_(std::move(first)) {}

    core::Expected<std::unique_ptr<engine::AnyState>> main_line() {
        auto const line = record_.moves.main_line();
        for (auto const id : std::span(line).first(std::min(line.size(), options_.most_plies)))
            if (auto const played = play(id); !played) return tl::unexpected(played.error());
        return std::move(state_);
    }

    // Depth first, the main line before all else; the state goes back where the tree does.
    core::Expected<std::unique_ptr<engine::AnyState>> all_lines() {
        auto const& tree = record_.moves;
        std::unique_ptr<engine::AnyState> main_end;
        auto at = NodeId::start;
        while (true) {
            auto next = tree.first_child(at);
            if (next == NodeId::none && !main_end) main_end = state_->clone();
            while (next == NodeId::none && at != NodeId::start) {
                next = tree.next_sibling(at);
                at = tree.parent(at);
                state_->undo();
            }
            if (next == NodeId::none) return main_end;
            if (auto const played = play(next); !played) return tl::unexpected(played.error());
            at = next;
        }
    }

  private:
    core::Expected<void> play(NodeId id) {
        auto const read = move_at(record_, id, *state_);
        if (!read) return tl::unexpected(read.error());
        if (options_.watch) options_.watch({id, *state_, read->move});
        state_->play(read->move);
        return {};
    }

    GameRecord const& record_;
    ReplayOptions const& options_;
    std::unique_ptr<engine::AnyState> state_;
};

} // namespace

core::Expected<engine::AnyGame const*> game_of(GameRecord const& record) {
    if (auto const* const own = record.find("Game")) {
        auto game = engine::game_named(own->value);
        if (!game) return core::failure(std::move(game.error().what), place_of(*own));
        return game;
    }
    if (auto const* const type = record.find("GameType")) {
        auto const name = game_of_type(type->value);
        if (!name)
            return core::failure(core::message("records.game_type", core::shown(type->value)),
                                 place_of(*type));
        return engine::game_named(*name);
    }
    if (auto const* const variant = record.find("Variant")) return game_of_variant(*variant);
    if (record.format == Format::pdn)
        return core::failure(core::message("records.game_missing"), {.line = record.line});
    return &engine::default_game();
}

core::Place place_of(GameRecord const& record, NodeId node, engine::AnyState const& before) {
    return {.line = record.moves[node].line, .move = record.numbering.number(before.plies())};
}

core::Expected<ReadMove> move_at(GameRecord const& record, NodeId node, engine::AnyState const& before) {
    auto const& written = record.moves[node].move;
    auto read = read_move(before, written);
    if (read) return read;
    return core::failure(core::message("records.move", core::shown(written), read.error().what),
                         place_of(record, node, before));
}

core::Expected<engine::Opened> first_position(GameRecord const& record, engine::AnyGame const& game) {
    auto const* const fen = record.find("FEN");
    if (fen == nullptr) return engine::Opened{game.start(), {}};
    auto opened = game.from_fen(fen->value);
    if (!opened) {
        auto const& reason = opened.error();
        auto place = reason.where;
        place.line = fen->line;
        return core::failure(core::message("records.fen", reason.what), place);
    }
    return opened;
}

core::Expected<std::unique_ptr<engine::AnyState>> replay(GameRecord const& record,
                                                         ReplayOptions const& options) {
    core::Expected<engine::AnyGame const*> const game =
        options.game != nullptr ? core::Expected<engine::AnyGame const*>(options.game) : game_of(record);
    if (!game) return tl::unexpected(game.error());
    auto first = first_position(record, **game);
    if (!first) return tl::unexpected(first.error());
    Replay walk(record, options, std::move(first->state));
    return options.lines == Lines::all ? walk.all_lines() : walk.main_line();
}

} // namespace records
