#include "records/text/wrapped_text.hpp"

#include "records/text/words.hpp"

#include <algorithm>
#include <utility>

namespace records {
namespace {

constexpr std::size_t widest = 79;

// How long the commands are that a comment begins with, as in `[%eval 0.35] [%cal Gd1d8] and so on`: many programs read them only
// in one piece. 0 where there are none, or their blanks are not single spaces.
std::size_t leading_commands(std::string_view comment) {
    std::size_t length = 0;
    while (comment.substr(length).starts_with(length == 0 ? "[%" : " [%")) {
        auto const end = comment.find(']', length);
        if (end == std::string_view::npos) break;
        length = end + 1;
    }
    auto const commands = comment.substr(0, length);
    bool const plain =
        std::ranges::none_of(commands, [](char letter) { return is_blank(letter) && letter != ' '; }) &&
        commands.find("  ") == std::string_view::npos;
    bool const apart = length == comment.size() || is_blank(comment[length]);
    return plain && apart && length < widest ? length : 0;
}

// At the beginning of a line these mean something else to one reader or another.
bool may_begin_line(std::string_view word) { return !word.starts_with('%') && !word.starts_with('['); }

} // namespace

void WrappedText::word(std::string_view text) {
    auto const whole = std::exchange(opening_, {}).append(text);
    if (column_ > 0) {
        if (column_ + 1 + whole.size() > widest && may_begin_line(whole)) {
            end_line();
        } else {
            text_ += ' ';
            ++column_;
        }
    }
    text_ += whole;
    column_ += whole.size();
}

void WrappedText::open(std::string_view bracket) { opening_ += bracket; }

void WrappedText::write_opening() {
    if (!opening_.empty()) word({});
}

void WrappedText::close(std::string_view bracket) {
    write_opening();
    if (column_ + bracket.size() > widest) end_line();
    text_ += bracket;
    column_ += bracket.size();
}

void WrappedText::braces(std::string_view comment) {
    open("{");
    for (auto length = leading_commands(comment); !comment.empty(); length = 0) {
        while (length < comment.size() && !is_blank(comment[length])) ++length;
        auto const first = comment.substr(0, length);
        comment.remove_prefix(length);
        while (!comment.empty() && is_blank(comment.front())) comment.remove_prefix(1);
        if (!first.empty()) word(comment.empty() ? std::string(first) + "}" : std::string(first));
    }
    if (!opening_.empty()) word("}"); // there was nothing in it
}

void WrappedText::whole_line(std::string_view text) {
    write_opening();
    if (column_ > 0) end_line();
    text_ += text;
    end_line();
}

std::string WrappedText::take() {
    write_opening();
    if (column_ > 0) end_line();
    return std::exchange(text_, {});
}

void WrappedText::end_line() {
    text_ += '\n';
    column_ = 0;
}

} // namespace records
