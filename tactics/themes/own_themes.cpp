#include "tactics/themes/own_themes.hpp"

#include "games/chess/movegen.hpp"
#include "knowledge/patterns/classic.hpp"
#include "knowledge/patterns/further.hpp"

#include <algorithm>
#include <optional>
#include <set>

namespace tactics {
namespace {

using knowledge::patterns::Hit;
using knowledge::patterns::PatternId;

// A pattern that gains nothing is there to be known, not to be praised.
bool counts(Hit const& hit) { return !knowledge::patterns::has_score(hit.pattern) || hit.score > 0; }

void add_patterns(Position const& at, chess::Move made, std::set<std::string_view>& names) {
    chess::Moves all;
    chess::generate(at, all);
    chess::Moves of_piece; // a desperado's other moves count too
    for (auto const move : all)
        if (move.from() == made.from()) of_piece.push(move);
    knowledge::patterns::Hits hits;
    knowledge::patterns::find_classic(at, of_piece, hits);
    knowledge::patterns::find_further(at, of_piece, hits);
    auto const step = knowledge::patterns::step_of(made);
    for (auto const& hit : hits)
        if (hit.from == step.from && hit.to == step.to && counts(hit))
            if (auto const theme = theme_of(hit.pattern)) names.insert(*theme);
}

} // namespace

std::optional<std::string_view> theme_of(PatternId pattern) {
    switch (pattern) {
    case PatternId::skewer:
        return "skewer";
    case PatternId::fork:
        return "fork";
    case PatternId::absolute_pin:
        return "pin";
    case PatternId::relative_pin:
        return "relativePin";
    case PatternId::discovered_attack:
        return "discoveredAttack";
    case PatternId::discovered_check:
        return "discoveredCheck";
    case PatternId::double_check:
        return "doubleCheck";
    case PatternId::hanging:
        return "hangingPiece";
    case PatternId::trapped:
        return "trappedPiece";
    case PatternId::remove_defender:
        return "capturingDefender";
    case PatternId::deflection:
        return "deflection";
    case PatternId::overloaded:
        return "overloaded";
    case PatternId::interference:
        return "interference";
    case PatternId::x_ray:
        return "xRayAttack";
    case PatternId::back_rank:
        return "backRankMate";
    case PatternId::king_fork:
        return "kingFork";
    case PatternId::desperado:
        return "desperado";
    case PatternId::capture:
    case PatternId::promotion:
        break;
    }
    return std::nullopt;
}

std::vector<std::string_view> own_themes_of(Solution const& line, ThemeSet const& lichess) {
    std::set<std::string_view> names;
    for (int ply = 1; ply <= line.last(); ply += 2)
        add_patterns(line.before(ply), line.step(ply).move, names);
    std::erase_if(names, [&](std::string_view name) {
        auto const theme = theme_named(name);
        return theme && lichess.has(*theme);
    });
    return {names.begin(), names.end()};
}

std::vector<std::string_view> own_themes_of(Position const& at, chess::Move move) {
    std::set<std::string_view> names;
    add_patterns(at, move, names);
    return {names.begin(), names.end()};
}

} // namespace tactics
