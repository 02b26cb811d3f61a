#include "records/text/game_parser.hpp"

#include "core/shown_text.hpp"
#include "records/text/header_line.hpp"
#include "records/text/plain_signs.hpp"
#include "records/text/spread_word.hpp"
#include "records/text/words.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace records {
namespace {

// Lines are broken inside comments wherever it suits the writer: any run of blanks is one blank.
std::string folded(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (char const letter : text) {
        if (!is_blank(letter))
            result += letter;
        else if (!result.empty() && result.back() != ' ')
            result += ' ';
    }
    if (result.ends_with(' ')) result.pop_back();
    return result;
}

// Results are kept as written, but for the one that people shorten.
std::string whole_result(std::string_view written) {
    return std::string(written == "1/2" ? std::string_view("1/2-1/2") : written);
}

std::size_t next_not_blank(std::string_view text, std::size_t from) {
    while (from < text.size() && is_blank(text[from])) ++from;
    return from;
}

bool is_number(std::string_view word) { return std::ranges::all_of(word, is_digit); }

std::string_view without_number_and_mark(std::string_view word) {
    while (take_number(word)) {
    }
    take_mark(word);
    return word;
}

} // namespace

GameParser::GameParser(std::string text, int line, Format format, Limits const& limits)
    : owned_(std::move(text)),
      text_(owned_),
      line_(line),
      format_(format),
      limits_(limits) {}

std::optional<core::Expected<GameRecord>> GameParser::next() {
    while (true) {
        record_ = {};
        record_.format = format_;
        ended_ = false;
        number_.reset();
        bare_number_ = false;
        advance_to(next_not_blank(text_, at_));
        if (done()) return std::nullopt;
        record_.line = line_;
        if (auto const read = read_game(); !read) {
            at_ = text_.size();
            return tl::unexpected(read.error());
        }
        // A comment alone is no game, nor is a result alone: some files write it twice.
        bool const remarks = ended_ && !record_.moves[NodeId::start].comments.empty();
        if (!record_.headers.empty() || record_.moves.moves() > 0 || remarks) return std::move(record_);
    }
}

core::Expected<void> GameParser::read_game() {
    TreeBuilder tree(record_, limits_);
    while (!done() && !ended_) {
        if (is_blank(peek()))
            advance_to(at_ + 1);
        else if (auto const read = read_one(tree); !read)
            return read;
    }
    if (auto const finished = tree.finish(); !finished) return finished;
    if (ended_) read_remarks(tree);
    settle_result();
    return {};
}

core::Expected<void> GameParser::read_one(TreeBuilder& tree) {
    switch (peek()) {
    case '{':
    case ';':
        return read_comment(tree);
    case '$':
        return read_nag(tree);
    case '(':
        if (auto const length = format_ == Format::pgn ? bracketed_en_passant(text_.substr(at_)) : 0) {
            auto const mark = text_.substr(at_, length);
            advance_to(at_ + length);
            return pass_over_en_passant({"", folded(mark)}, tree);
        }
        ++at_;
        return tree.open_variation(line_);
    case ')':
        ++at_;
        return tree.close_variation(line_);
    case '[':
        if (at_line_start() && record_.moves.moves() == 0) return read_header_line();
        [[fallthrough]];
    default:
        return read_word(tree);
    }
}

core::Expected<void> GameParser::read_comment(TreeBuilder& tree) {
    bool const braces = peek() == '{';
    auto const end = braces ? text_.find('}', at_) : at_ + rest_of_line().size();
    if (end == std::string_view::npos) return core::failure(core::message("records.comment_open"), here());
    auto comment = folded(text_.substr(at_ + 1, end - at_ - 1));
    if (!comment.empty()) tree.comment(std::move(comment));
    advance_to(end + (braces ? 1 : 0));
    return {};
}

core::Expected<void> GameParser::read_nag(TreeBuilder& tree) {
    constexpr int largest = 255;
    auto const end = std::min(text_.find_first_not_of("0123456789", at_ + 1), text_.size());
    auto const digits = text_.substr(at_ + 1, end - at_ - 1);
    int number = -1;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (number < 0 || number > largest)
        return core::failure(core::message("records.nag_form", core::shown(text_.substr(at_, end - at_))),
                             here());
    tree.nag(number);
    at_ = end;
    return {};
}

// What follows the headers on their line is part of the game as if it stood on the next.
core::Expected<void> GameParser::read_header_line() {
    auto const line = rest_of_line();
    auto const read = read_headers(line, line_, record_);
    if (!read) return tl::unexpected(read.error());
    at_ += *read;
    auto const rest = line.substr(*read);
    if (!rest.empty())
        record_.warn(core::message("records.warning.header_rest", core::shown(folded(rest))), line_);
    return {};
}

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
    while (!done() && !ends_word(peek())) ++at_;
    auto const written = text_.substr(begin, at_ - begin);
    if (!put_together.empty()) put_together += text_.substr(spread_end, at_ - spread_end);
    auto const plain = put_together.empty() ? with_plain_signs(written) : put_together;
    if (!plain) return understand(written, tree);
    bool const is_en_passant = format_ == Format::pgn && take_en_passant(*plain).has_value();
    auto const moves = record_.moves.moves();
    if (auto read = understand(*plain, tree); !read) {
        // What cannot be read is shown as it was written.
        if (put_together.empty() && read.error().what.key == core::MessageKey("records.word"))
            return core::failure(core::message("records.word", core::shown(written)), here());
        return read;
    }
    if (is_en_passant) return {}; // warned about already
    auto place = record_.moves.moves() > moves ? at_move(tree.ply()) : first_line;
    place.line = first_line.line;
    record_.warn(core::message("records.warning.read_as",
                               core::shown(folded(without_number_and_mark(written))),
                               core::shown(without_number_and_mark(*plain))),
                 place);
    return {};
}

// In this order: whatever is not taken for anything else is a move, or nothing.
core::Expected<void> GameParser::understand(std::string_view word, TreeBuilder& tree) {
    auto const whole = word;
    bool const bare_number = format_ == Format::pdn && is_number(word);
    if (std::exchange(bare_number_, bare_number) && bare_number) // two squares without a sign between them
        return core::failure(core::message("records.word", core::shown(whole)), here());
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
    if (auto const nag = nag_of_mark(word))
        tree.nag(*nag);
    else if (is_move_word(word) && !is_number(word) && !is_piece_of_word(word, format_)) {
        if (auto read = understand_move(word, tree); !read) return read;
    } else if (!word.empty())
        return core::failure(core::message("records.word", core::shown(whole)), here());
    if (auto const nag = nag_of_mark(mark))
        tree.nag(*nag);
    else if (!mark.empty())
        record_.warn(core::message("records.warning.mark", core::shown(mark)), line_);
    return {};
}

core::Expected<void> GameParser::understand_move(std::string_view word, TreeBuilder& tree) {
    auto const marked = format_ == Format::pgn ? take_en_passant(word) : std::nullopt;
    if (marked && without_check(marked->move).empty()) return pass_over_en_passant(*marked, tree);
    bool const is_pass = format_ == Format::pgn && (word == "--" || word == "Z0" || word == "z0");
    if (record_.moves.moves() == 0 && number_) record_.numbering = *number_;
    auto move = is_pass ? "--" : marked ? marked->move : std::string(word);
    if (auto moved = tree.move(std::move(move), line_); !moved) return moved;
    if (is_pass) record_.warn(core::message("records.warning.pass", core::shown(word)), at_move(tree.ply()));
    return marked ? pass_over_en_passant({"", marked->mark}, tree) : core::Expected<void>{};
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
    return {};
}

// What is said behind the result belongs to the game unless a blank line stands between.
void GameParser::read_remarks(TreeBuilder& tree) {
    while (!done()) {
        auto const next = next_not_blank(text_, at_);
        bool const apart = std::ranges::count(text_.substr(at_, next - at_), '\n') > 1;
        if (apart || next == text_.size() || (text_[next] != '{' && text_[next] != ';')) return;
        advance_to(next);
        if (!read_comment(tree)) return;
    }
}

// The header Result with another dash, or with blanks, is the same result.
void GameParser::plain_header_result() {
    auto const header = std::ranges::find(record_.headers, "Result", &Header::name);
    if (header == record_.headers.end() || read_result(header->value, format_)) return;
    auto plain = with_plain_signs(header->value).value_or(header->value);
    std::erase_if(plain, is_blank);
    if (!read_result(plain, format_)) return;
    plain = whole_result(plain);
    record_.warn(core::message("records.warning.read_as", core::shown(header->value), plain), header->line);
    header->value = std::move(plain);
}

void GameParser::settle_result() {
    plain_header_result();
    auto const* const header = record_.find("Result");
    auto const announced = header == nullptr ? std::nullopt : read_result(header->value, format_);
    if (!ended_) {
        if (announced) record_.result = whole_result(header->value);
        record_.warn(core::message("records.warning.no_result", record_.result), line_);
    } else if (announced && *announced != read_result(record_.result, format_)) {
        record_.warn(core::message("records.warning.result", record_.result, header->value), line_);
    }
}

bool GameParser::at_line_start() const {
    auto before = at_;
    while (before > 0 && text_[before - 1] != '\n' && is_blank(text_[before - 1])) --before;
    return before == 0 || text_[before - 1] == '\n';
}

void GameParser::advance_to(std::size_t place) {
    line_ += static_cast<int>(std::ranges::count(text_.substr(at_, place - at_), '\n'));
    at_ = place;
}

std::string_view GameParser::rest_of_line() const {
    return text_.substr(at_, std::min(text_.find('\n', at_), text_.size()) - at_);
}

} // namespace records
