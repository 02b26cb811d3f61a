#include "services/annotate/remarks.hpp"

#include "engine/shown_score.hpp"
#include "services/annotate/arrows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace services {
namespace {

constexpr std::array leads = {Lead::inaccuracy, Lead::mistake,       Lead::blunder,
                              Lead::only_move,  Lead::missed_chance, Lead::best};
constexpr std::size_t most_claims = 2; // more is not read
constexpr std::size_t most_plies = 3;  // of a line inside a sentence

core::Message word_of(Lead lead) {
    switch (lead) {
    case Lead::inaccuracy:
        return core::message("annotate.lead.inaccuracy");
    case Lead::mistake:
        return core::message("annotate.lead.mistake");
    case Lead::blunder:
        return core::message("annotate.lead.blunder");
    case Lead::only_move:
        return core::message("annotate.lead.only_move");
    case Lead::missed_chance:
        return core::message("annotate.lead.missed_chance");
    case Lead::best:
        break;
    }
    return core::message("annotate.lead.best");
}

std::optional<Lead> lead_for(ReviewedMove const& move) {
    switch (move.judgement) {
    case Judgement::inaccuracy:
        return Lead::inaccuracy;
    case Judgement::mistake:
        return Lead::mistake;
    case Judgement::blunder:
        return Lead::blunder;
    case Judgement::good:
        return Lead::only_move;
    case Judgement::none:
        break;
    }
    return move.missed ? std::optional(Lead::missed_chance) : std::nullopt;
}

// From White's side, as programs that show PGN expect it.
std::string eval_command(core::Score score, core::Colour to_move) {
    if (score == core::lost_in(core::Ply{0}) || score == core::won) return {}; // it is over
    auto const white = to_move == core::Colour::white ? score : -score;
    if (auto const moves = engine::moves_to_end(score))
        return fmt::format("[%eval #{}] ", to_move == core::Colour::white ? *moves : -*moves);
    return fmt::format("[%eval {:.2f}] ", white.value() / 100.0);
}

// `14... Nf6+ 15. Kd1`
std::string numbered(std::vector<engine::LegalMove> const& moves, std::size_t count, int ply,
                     records::Numbering const& numbering) {
    std::string text;
    for (std::size_t i = 0; i < std::min(count, moves.size()); ++i, ++ply) {
        if (i > 0) text += ' ';
        if (!numbering.is_second(ply))
            text += fmt::format("{}. ", numbering.number(ply));
        else if (i == 0)
            text += fmt::format("{}... ", numbering.number(ply));
        text += moves[i].text;
    }
    return text;
}

// To go on behind a colon.
std::string in_small(std::string text) {
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

std::string sentences(std::vector<tactics::Claim> const& claims) {
    std::string text;
    for (std::size_t i = 0; i < std::min(most_claims, claims.size()); ++i)
        text += i == 0 ? in_small(claims[i].text) : " " + claims[i].text;
    return text;
}

// What a bad move allows: shown where something can be proved of it, or a mistake has no other explanation.
std::string allowed(ReviewedMove const& move, RemarkPlace const& place) {
    if (!move.refutation) return {};
    auto const& line = *move.refutation;
    bool const comes = place.reply != nullptr && place.reply->number == line.moves.front().number;
    bool const explained = move.missed && !move.missed->claims.empty();
    bool const slight = move.judgement == Judgement::inaccuracy;
    if (line.claims.empty() && (comes || explained || slight)) return {};
    auto const moves = numbered(line.moves, comes ? 1 : most_plies, place.ply + 1, place.numbering);
    if (line.claims.empty()) return core::text(place.language, core::message("annotate.allows", moves));
    return core::text(place.language, core::message("annotate.allows_what", moves, sentences(line.claims)));
}

core::Score behind_first(ExplainedLine const& line) {
    auto const turned = -line.score;
    if (core::is_win(line.score)) return turned - core::Score{1};
    if (core::is_loss(line.score)) return turned + core::Score{1};
    return turned;
}

} // namespace

std::string lead_word(Lead lead, core::Language language) { return core::text(language, word_of(lead)); }

std::optional<Lead> lead_of(std::string_view text) {
    for (auto const lead : leads)
        for (auto const language : {core::Language::english, core::Language::spanish}) {
            auto const word = lead_word(lead, language);
            if (!text.starts_with(word)) continue;
            auto const rest = text.substr(word.size());
            if (rest.starts_with('.') || rest.starts_with(':')) return lead;
        }
    return std::nullopt;
}

std::optional<int> nag_of(Lead lead) {
    switch (lead) {
    case Lead::inaccuracy:
        return nag_of(Judgement::inaccuracy);
    case Lead::mistake:
        return nag_of(Judgement::mistake);
    case Lead::blunder:
        return nag_of(Judgement::blunder);
    case Lead::only_move:
        return nag_of(Judgement::good);
    default:
        return std::nullopt;
    }
}

std::string move_remark(ReviewedMove const& move, RemarkPlace const& place) {
    auto text = eval_command(move.after, ~move.mover);
    auto const lead = lead_for(move);
    if (!lead) {
        if (!text.empty()) text.pop_back();
        return text;
    }
    auto const allows = allowed(move, place);
    if (!allows.empty()) {
        auto const after = place.before.clone();
        after->play(move.move);
        text += arrows_of(*after, *move.refutation, ArrowColour::red);
    }
    text += lead_word(*lead, place.language) + ".";
    if (!allows.empty()) text += " " + allows;
    if (move.missed && !place.best_is_written)
        text += " " + core::text(place.language,
                                 core::message("annotate.best_was", move.missed->moves.front().text));
    return text;
}

std::string best_remark(ReviewedMove const& move, RemarkPlace const& place) {
    auto const& line = *move.missed;
    auto text = eval_command(behind_first(line), ~move.mover);
    text += arrows_of(place.before, line, ArrowColour::green);
    text += lead_word(Lead::best, place.language);
    bool const silent = line.claims.empty() || place.best_is_told;
    return text + (silent ? "." : ": " + sentences(line.claims));
}

} // namespace services
