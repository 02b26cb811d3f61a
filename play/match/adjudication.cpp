// Counting agreeing opinions.
#include "play/match/adjudication.hpp"

#include <charconv>
#include <cstdlib>
#include <vector>

namespace play {
namespace {

std::optional<std::vector<int>> whole_numbers(std::string_view written) {
    std::vector<int> values;
    while (true) {
        auto const comma = std::min(written.find(','), written.size());
        int value = 0;
        auto const* const end = written.data() + comma;
        auto const [stopped, problem] = std::from_chars(written.data(), end, value);
        if (problem != std::errc{} || stopped != end || value < 0 || value > 100'000) return std::nullopt;
        values.push_back(value);
        if (comma == written.size()) return values;
        written.remove_prefix(comma + 1);
    }
}

} // namespace

core::Expected<DrawRule> parse_draw_rule(std::string_view written) {
    auto const values = whole_numbers(written);
    if (!values || values->size() != 3 || (*values)[1] == 0)
        return core::failure(core::message("match.draw_form", written));
    return DrawRule{(*values)[0], (*values)[1], (*values)[2]};
}

core::Expected<ResignRule> parse_resign_rule(std::string_view written) {
    auto const values = whole_numbers(written);
    if (!values || values->size() != 2 || (*values)[0] == 0 || (*values)[1] == 0)
        return core::failure(core::message("match.resign_form", written));
    return ResignRule{(*values)[0], (*values)[1]};
}

void Adjudicator::note(core::Colour mover, std::optional<core::Score> score) {
    ++plies_;
    bool const told = is_opinion(score);
    int const value = told ? score->value() : 0;
    bool const level = told && rules_.draw && std::abs(value) <= rules_.draw->score;
    level_plies_ = level ? level_plies_ + 1 : 0;
    bool const decided = told && rules_.resign && std::abs(value) >= rules_.resign->score;
    auto const ahead = value > 0 ? mover : ~mover;
    decided_plies_ = !decided ? 0 : ahead == ahead_ ? decided_plies_ + 1 : 1;
    ahead_ = ahead;
}

// A move is one ply of each player.
bool Adjudicator::is_draw() const {
    return rules_.draw && plies_ >= 2 * rules_.draw->from_move && level_plies_ >= 2 * rules_.draw->moves;
}

std::optional<core::Colour> Adjudicator::winner() const {
    if (!rules_.resign || decided_plies_ < 2 * rules_.resign->moves) return std::nullopt;
    return ahead_;
}

} // namespace play
