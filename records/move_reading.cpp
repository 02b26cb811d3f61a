#include "records/move_reading.hpp"

#include "core/shown_text.hpp"
#include "core/words.hpp"
#include "records/played_game.hpp"

#include <algorithm>
#include <utility>

namespace records {
namespace {

constexpr std::string_view capture_signs = "xX:";

bool has_capture_sign(std::string_view written) {
    return written.find_first_of(capture_signs) != std::string_view::npos;
}

std::string with_sign(std::string_view written, char sign) {
    std::string changed(written);
    std::ranges::replace_if(
        changed,
        [](char letter) { return letter == '-' || capture_signs.find(letter) != std::string_view::npos; },
        sign);
    return changed;
}

core::Expected<ReadMove> read_pass(engine::AnyState const& state, std::string_view written) {
    if (auto pass = state.pass()) return ReadMove{std::move(*pass), std::string(written), std::nullopt};
    if (state.view().check) return core::failure(core::message("records.pass.check"));
    bool const never = engine::game_named(state.game()).value()->start()->pass() == std::nullopt;
    return core::failure(never ? core::message("records.pass.never") : core::message("records.pass.over"));
}

core::Expected<ReadMove> read_draughts_move(engine::AnyState const& state, std::string_view written) {
    auto move = state.parse_move(written);
    if (has_capture_sign(written)) {
        if (move) return ReadMove{std::move(*move), std::string(written), std::nullopt};
        auto quiet = with_sign(written, '-');
        auto step = state.parse_move(quiet);
        if (!step || !step->squares.captured.empty()) return tl::unexpected(move.error());
        auto warning = core::message("records.warning.quiet", core::shown(written), core::shown(quiet));
        return ReadMove{std::move(*step), std::move(quiet), std::move(warning)};
    }
    if (!move) return tl::unexpected(move.error());
    bool const is_dashed_capture =
        !move->squares.captured.empty() && written.find('-') != std::string_view::npos;
    if (!is_dashed_capture) return ReadMove{std::move(*move), std::string(written), std::nullopt};
    auto capture = with_sign(written, 'x');
    auto warning = core::message("records.warning.capture", core::shown(written), core::shown(capture));
    return ReadMove{std::move(*move), std::move(capture), std::move(warning)};
}

bool is_file(char letter) { return letter >= 'a' && letter <= 'h'; }
bool is_rank(char letter) { return letter >= '1' && letter <= '8'; }

// The file and the target of a move such as `cb4` or `c:e5`; nothing for any other.
std::optional<std::string> short_move(std::string_view written) {
    std::string bare(written);
    if (bare.size() == 4 && capture_signs.find(bare[1]) != std::string_view::npos) bare.erase(1, 1);
    bool const is_short = bare.size() == 3 && is_file(bare[0]) && is_file(bare[1]) && is_rank(bare[2]);
    return is_short ? std::optional(bare) : std::nullopt;
}

// Moves of Russian files, as `C3-B4` and `cb4`, where one legal move alone fits.
std::optional<ReadMove> read_russian_move(engine::AnyState const& state, std::string_view written) {
    auto small = core::lower_case(written);
    std::optional<ReadMove> found;
    auto const take = [&](engine::LegalMove move, std::string standard) {
        found = ReadMove{std::move(move), std::move(standard), core::message("records.warning.short_move")};
    };
    auto const bare = short_move(small);
    if (!bare) {
        if (small == written) return std::nullopt;
        auto read = read_draughts_move(state, small);
        if (read) take(std::move(read->move), std::move(read->standard));
        return found;
    }
    for (char rank = '1'; rank <= '8'; ++rank) {
        auto const from = std::string{(*bare)[0], rank};
        auto move = state.parse_move(from + "-" + bare->substr(1));
        if (!move) continue;
        if (found) return std::nullopt;
        auto const* const sign = move->squares.captured.empty() ? "-" : ":";
        auto standard = from + sign + bare->substr(1);
        take(std::move(*move), std::move(standard));
    }
    return found;
}

} // namespace

core::Expected<ReadMove> read_move(engine::AnyState const& state, std::string_view written) {
    if (written == "--") return read_pass(state, written);
    if (format_of(state.info()) == Format::pdn) {
        auto read = read_draughts_move(state, written);
        if (read) return read;
        auto russian = read_russian_move(state, written);
        return russian ? std::move(*russian) : std::move(read);
    }
    auto move = state.parse_move(written);
    if (!move) return tl::unexpected(move.error());
    auto standard = move->text;
    return ReadMove{std::move(*move), std::move(standard), std::nullopt};
}

} // namespace records
