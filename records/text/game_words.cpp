// The words of a game's text: moves, numbers, results and marks, and what other programs write for them.
#include "core/shown_text.hpp"
#include "records/text/game_parser.hpp"
#include "records/text/other_spelling.hpp"
#include "records/text/plain_headers.hpp"
#include "records/text/plain_signs.hpp"
#include "records/text/signs.hpp"
#include "records/text/spread_word.hpp"
#include "records/text/words.hpp"

#include <algorithm>
#include <utility>

namespace records {
namespace {

constexpr std::string_view ellipsis = "\u2026";

bool is_ascii(char letter) { return static_cast<unsigned char>(letter) < 0x80; }

bool is_number(std::string_view word) { return std::ranges::all_of(word, is_digit); }

std::string_view without_number_and_mark(std::string_view word) {
    while (take_number(word)) {
    }
    take_mark(word);
    return word;
}

// The word with three dots for an ellipsis; nothing where it has none.
std::optional<std::string> with_plain_dots(std::string_view word) {
    std::optional<std::string> dotted;
    for (auto at = word.find(ellipsis); at != std::string_view::npos; at = word.find(ellipsis)) {
        dotted = dotted.value_or("") + std::string(word.substr(0, at)) + "...";
        word.remove_prefix(at + ellipsis.size());
    }
    if (dotted) *dotted += word;
    return dotted;
}

} // namespace

core::Expected<void> GameParser::read_word(TreeBuilder& tree) {
    auto const begin = at_;
    auto const first_line = here();
    std::string put_together;
    if (auto const spread = spread_word(text_.substr(at_), format_)) {
        advance_to(at_ + spread->length);
        put_together = spread->word;
    } else {
        ++at_; // a stray bracket is a word too, and an error
    }
    auto const spread_end = at_;
    at_ = end_of_word(text_, at_);
    auto const written = text_.substr(begin, at_ - begin);
    if (put_together.empty()) return read_written(written, tree);
    put_together += text_.substr(spread_end, at_ - spread_end);
    return read_plain(written, put_together, first_line, tree);
}

// A word without blanks inside, perhaps with typeset signs.
core::Expected<void> GameParser::read_written(std::string_view written, TreeBuilder& tree) {
    if (std::ranges::all_of(written, is_ascii)) return understand(written, tree);
    auto bare = written;
    auto const signs = take_signs(bare);
    auto const dotted = with_plain_dots(bare);
    if (dotted) record_.warn(core::message("records.warning.sign", ellipsis, "..."), line_);
    auto const plain = with_plain_signs(dotted ? *dotted : bare).value_or(dotted.value_or(std::string(bare)));
    bool const is_same = plain == (dotted ? std::string_view(*dotted) : bare);
    if (!bare.empty()) {
        auto const read = is_same ? understand(plain, tree) : read_plain(bare, plain, here(), tree);
        // What cannot be read is shown as it was written.
        if (!read && read.error().what.key == core::MessageKey("records.word"))
            return core::failure(core::message("records.word", core::shown(written)), here());
        if (!read) return read;
    }
    for (auto const& sign : signs) {
        tree.nag(sign.nag);
        record_.warn(core::message("records.warning.sign", sign.text, "$" + std::to_string(sign.nag)), line_);
    }
    return {};
}

core::Expected<void> GameParser::read_plain(std::string_view written, std::string_view plain,
                                            core::Place const& begins, TreeBuilder& tree) {
    bool const is_en_passant = format_ == Format::pgn && take_en_passant(plain).has_value();
    auto const moves = record_.moves.moves();
    if (auto read = understand(plain, tree); !read) return read;
    if (is_en_passant) return {}; // warned about already
    auto place = record_.moves.moves() > moves ? at_move(tree.ply()) : begins;
    place.line = begins.line;
    record_.warn(core::message("records.warning.read_as",
                               core::shown(folded(without_number_and_mark(written))),
                               core::shown(without_number_and_mark(plain))),
                 place);
    return {};
}

// In this order: whatever is not taken for anything else is a move, or nothing.
core::Expected<void> GameParser::understand(std::string_view word, TreeBuilder& tree) {
    auto const whole = word;
    bool const bare_number = format_ == Format::pdn && is_number(word);
    if (std::exchange(bare_number_, bare_number) && bare_number) // two squares without a sign between them
        return core::failure(core::message("records.word", core::shown(whole)), here());
    auto const dashed = format_ == Format::pdn ? with_dash_for_dot(word) : std::nullopt;
    if (dashed) {
        record_.warn(core::message("records.warning.dots"), at_move(tree.ply() + 1));
        word = *dashed;
    }
    while (auto const number = take_number(word))
        number_ = Numbering{number->number > 0 ? number->number : number_.value_or(Numbering{}).first,
                            number->dots > 1};
    auto const is_result = [&] { return read_result(word, format_).has_value(); };
    std::string_view const mark = is_result() || nag_of_mark(word) ? std::string_view() : take_mark(word);
    if (is_result()) {
        if (tree.in_variation()) {
            tree.comment(std::string(word)); // how that line would have ended
            return {};
        }
        record_.result = whole_result(word);
        ended_ = true;
        return {};
    }
    if (auto const nag = nag_of_mark(word)) {
        tree.nag(*nag);
    } else if (read_letter(word, tree) || read_check(word, tree)) {
        // It belongs to the move before.
    } else if (is_move_word(word) && !is_number(word) && !is_piece_of_word(word, format_)) {
        if (auto read = understand_move(word, tree); !read) return read;
    } else if (!word.empty()) {
        return core::failure(core::message("records.word", core::shown(whole)), here());
    }
    if (auto const nag = nag_of_mark(mark))
        tree.nag(*nag);
    else if (!mark.empty())
        record_.warn(core::message("records.warning.mark", core::shown(mark)), line_);
    return {};
}

core::Expected<void> GameParser::understand_move(std::string_view word, TreeBuilder& tree) {
    auto const marked = format_ == Format::pgn ? take_en_passant(word) : std::nullopt;
    if (marked && without_check(marked->move).empty()) return pass_over_en_passant(*marked, tree);
    bool const is_pass = format_ == Format::pgn && (is_pass_word(word) || word == "Z0" || word == "z0");
    if (record_.moves.moves() == 0 && number_) record_.numbering = *number_;
    auto move = is_pass ? "--" : marked ? marked->move : std::string(word);
    auto spelling = format_ == Format::pgn ? with_pgn_spelling(move) : std::nullopt;
    auto const written = spelling ? std::exchange(move, std::move(*spelling)) : std::string();
    if (auto moved = tree.move(move, line_); !moved) return moved;
    if (!written.empty())
        record_.warn(core::message("records.warning.read_as", core::shown(written), core::shown(move)),
                     at_move(tree.ply()));
    if (is_pass) record_.warn(core::message("records.warning.pass", core::shown(word)), at_move(tree.ply()));
    return marked ? pass_over_en_passant({"", marked->mark}, tree) : core::Expected<void>{};
}

// SCID's letters for glyphs. They are marks of the move before, and nothing elsewhere.
bool GameParser::read_letter(std::string_view word, TreeBuilder& tree) {
    auto const nag =
        format_ == Format::pgn && tree.last_move() != nullptr ? nag_of_letter(word) : std::nullopt;
    if (!nag) return false;
    tree.nag(*nag);
    record_.warn(core::message("records.warning.sign", word, "$" + std::to_string(*nag)), line_);
    return true;
}

// `Qxf7 ch`: a check in a word of its own.
bool GameParser::read_check(std::string_view word, TreeBuilder& tree) {
    auto* const node = tree.last_move();
    auto const sign = format_ == Format::pgn && node != nullptr ? check_sign_of(word) : std::nullopt;
    if (!sign) return false;
    auto checked = std::string(without_check(node->move)) + *sign;
    record_.warn(core::message("records.warning.read_as", core::shown(node->move + " " + std::string(word)),
                               core::shown(checked)),
                 at_move(tree.ply()));
    node->move = std::move(checked);
    return true;
}

// A check is often written behind the mark instead of the move: it belongs to the move.
core::Expected<void> GameParser::pass_over_en_passant(EnPassantMark const& mark, TreeBuilder& tree) {
    auto* const node = tree.last_move();
    if (node == nullptr || !may_be_en_passant(node->move))
        return core::failure(core::message("records.en_passant", core::shown(mark.mark)),
                             node == nullptr ? here() : at_move(tree.ply()));
    record_.warn(core::message("records.warning.en_passant", core::shown(mark.mark), core::shown(node->move)),
                 at_move(tree.ply()));
    if (without_check(node->move) == node->move) node->move += mark.move;
    node->marked_en_passant = true;
    return {};
}

} // namespace records
