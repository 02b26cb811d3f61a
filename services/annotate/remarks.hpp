// What is written about a move under review: the words, the evaluations and the arrows of its comments. The first word of each
// comment says what it is, which is also how comments of ours are known when a game is annotated again.
#pragma once

#include "core/catalogue.hpp"
#include "records/game_record.hpp"
#include "services/review/review.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace services {

// How a comment of ours begins, behind its commands: with the verdict on a move, or as what was best.
enum class Lead { inaccuracy, mistake, blunder, only_move, missed_chance, best };

std::string lead_word(Lead lead, core::Language language); // Blunder, without what follows it
std::optional<Lead> lead_of(std::string_view text);        // in any language
std::optional<int> nag_of(Lead lead);

// Everything a comment may need to know of where its move stands.
struct RemarkPlace {
    engine::AnyState const& before; // the position before the move
    records::Numbering numbering;
    int ply = 0;                              // of the move, from 0
    engine::LegalMove const* reply = nullptr; // what the game goes on with
    core::Language language = core::Language::english;
    bool best_is_written = false; // as a variation: the comment need not name it
    bool best_is_told = false;    // what it does was said of the move before, which allowed it
};

// `[%eval 0.35] Blunder. It allows 14... Nf6+: ...`; empty where the game is over and nothing is to be said.
std::string move_remark(ReviewedMove const& move, RemarkPlace const& place);

// `[%eval 2.10] Best: wins material ...`, behind the first move of the line that was better.
std::string best_remark(ReviewedMove const& move, RemarkPlace const& place);

} // namespace services
