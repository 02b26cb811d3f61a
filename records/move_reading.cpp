#include "records/move_reading.hpp"

#include "core/shown_text.hpp"
#include "records/played_game.hpp"

#include <algorithm>

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

} // namespace

core::Expected<ReadMove> read_move(engine::AnyState const& state, std::string_view written) {
    if (written == "--") return read_pass(state, written);
    if (format_of(state.info()) == Format::pdn) return read_draughts_move(state, written);
    auto move = state.parse_move(written);
    if (!move) return tl::unexpected(move.error());
    auto standard = move->text;
    return ReadMove{std::move(*move), std::move(standard), std::nullopt};
}

} // namespace records
