#include "records/text/game_parser.hpp"

#include "core/shown_text.hpp"
#include "records/text/brackets.hpp"
#include "records/text/header_line.hpp"
#include "records/text/plain_headers.hpp"
#include "records/text/words.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace records {
namespace {

std::size_t next_not_blank(std::string_view text, std::size_t from) {
    while (from < text.size() && is_blank(text[from])) ++from;
    return from;
}

// A comment ends at the first closing brace, for they do not nest. Where the next brace closes again, without a blank line before
// it, they do nest: that brace could be nothing else. `;` hides what follows it.
std::size_t outer_brace(std::string_view text, std::size_t begin, std::size_t end) {
    auto open = std::ranges::count(text.substr(begin, end - begin), '{') - 1;
    while (open > 0) {
        auto const next = text.find_first_of("{};", end + 1);
        if (next == std::string_view::npos || text[next] != '}') break;
        if (text.substr(end, next - end).find("\n\n") != std::string_view::npos) break;
        end = next;
        --open;
    }
    return end;
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
        begin_ = at_;
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
        else if (auto const length = blank_character(text_.substr(at_)))
            pass_over_blank(length);
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
        if (format_ == Format::pgn && (read_promotion(tree) || read_time(tree))) return {};
        ++at_;
        return tree.open_variation(line_);
    case ')':
        ++at_;
        return tree.close_variation(line_);
    case '[':
        if ((at_line_start() || at_ == begin_) && record_.moves.moves() == 0) return read_header_line();
        [[fallthrough]];
    default:
        return read_word(tree);
    }
}

core::Expected<void> GameParser::read_comment(TreeBuilder& tree) {
    bool const braces = peek() == '{';
    auto const first_end = braces ? text_.find('}', at_) : at_ + rest_of_line().size();
    if (first_end == std::string_view::npos)
        return core::failure(core::message("records.comment_open"), here());
    auto const end = braces ? outer_brace(text_, at_, first_end) : first_end;
    if (end > first_end) record_.warn(core::message("records.warning.comment_nested"), line_);
    auto comment = folded(text_.substr(at_ + 1, end - at_ - 1));
    if (!comment.empty()) tree.comment(std::move(comment));
    advance_to(end + (braces ? 1 : 0));
    return {};
}

// `e8(Q)`, with blanks between or not.
bool GameParser::read_promotion(TreeBuilder& tree) {
    auto* const node = tree.last_move();
    auto const promotion = bracketed_promotion(text_.substr(at_));
    if (node == nullptr || !promotion) return false;
    auto promoted = with_promotion(node->move, *promotion);
    if (!promoted) return false;
    auto const written = node->move + std::string(text_.substr(at_, promotion->length));
    record_.warn(core::message("records.warning.read_as", core::shown(written), core::shown(*promoted)),
                 at_move(tree.ply()));
    node->move = std::move(*promoted);
    advance_to(at_ + promotion->length);
    return true;
}

bool GameParser::read_time(TreeBuilder& tree) {
    auto time = tree.last_move() == nullptr ? std::nullopt : bracketed_time(text_.substr(at_));
    if (!time) return false;
    record_.warn(core::message("records.warning.times"), at_move(tree.ply()));
    tree.comment(std::move(time->command));
    advance_to(at_ + time->length);
    return true;
}

void GameParser::pass_over_blank(std::size_t length) {
    record_.warn(core::message("records.warning.blank"), line_);
    at_ += length;
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

void GameParser::settle_result() {
    put_headers_in_plain_words(record_);
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
