#include "records/text/game_texts.hpp"

#include "records/text/header_line.hpp"
#include "records/text/plain_signs.hpp"
#include "records/text/words.hpp"

#include <algorithm>
#include <utility>

namespace records {
namespace {

// Of headers, held to tell a game from the next.
constexpr std::size_t most_names = 256;
constexpr std::size_t longest_name = 64;

std::string_view without_indent(std::string_view line) {
    auto const first = std::ranges::find_if_not(line, is_blank);
    return line.substr(static_cast<std::size_t>(first - line.begin()));
}

std::string_view header_name(std::string_view header) {
    auto const name = header.substr(1);
    return name.substr(0, std::min(name.find_first_of(" \t\""), name.size()));
}

// [Name "...: strict, for this is asked inside comments and other doubtful places.
bool is_clearly_header(std::string_view line) {
    auto const text = without_indent(line);
    if (!text.starts_with('[')) return false;
    auto const name = header_name(text);
    return !name.empty() && std::ranges::all_of(name, is_word_letter) &&
           without_indent(text.substr(1 + name.size())).starts_with('"');
}

// Where the word that begins here ends. Brackets are words of one letter.
std::size_t word_end(std::string_view line, std::size_t begin) {
    if (line[begin] == '(' || line[begin] == ')') return begin + 1;
    auto end = begin + 1;
    while (end < line.size() && !ends_word(line[end])) ++end;
    return end;
}

// Asked of every word of a file: nearly all are told by their first letter.
bool is_result(std::string_view word, Format format) {
    constexpr std::string_view first_letters = "012*\xC2"; // the last begins a fraction
    if (first_letters.find(word.front()) == std::string_view::npos) return false;
    auto const plain = with_plain_signs(word);
    return read_result(plain ? std::string_view(*plain) : word, format).has_value();
}

// Nothing but comments that end on the line.
bool is_remark(std::string_view text) {
    for (text = without_indent(text); text.starts_with('{'); text = without_indent(text)) {
        auto const end = text.find('}');
        if (end == std::string_view::npos) return false;
        text.remove_prefix(end + 1);
    }
    return text.empty() || text.starts_with(';');
}

} // namespace

GameTexts::GameTexts(LineSource lines, Format format, std::size_t largest)
    : lines_(std::move(lines)),
      format_(format),
      largest_(largest) {}

core::Expected<bool> GameTexts::next(GameText& game) {
    game.text.clear();
    game.too_large = false;
    game.line = 0;
    seen_ = {};
    while (true) {
        auto const more = advance();
        if (!more) {
            if (!seen_.ended) return tl::unexpected(more.error());
            failed_ = more.error(); // what is whole is given first
            return true;
        }
        if (!*more) return game.line > 0;
        if (game.too_large ? begins_next_game_for_sure() : begins_next_game()) return true;
        see_line();
        has_line_ = false;
        if (game.line == 0 && without_indent(line_).empty()) continue;
        if (game.line == 0) game.line = lines_.number();
        append(game);
    }
}

core::Expected<bool> GameTexts::advance() {
    if (failed_) return tl::unexpected(*std::exchange(failed_, std::nullopt));
    if (has_line_) return true;
    auto more = lines_.next(line_);
    has_line_ = more && *more;
    return more;
}

// Whatever is open: a header behind a blank line, or one that the game at hand has already.
bool GameTexts::begins_next_game_for_sure() const {
    if (!is_clearly_header(line_)) return false;
    return seen_.blank_line || (line_.starts_with('[') && seen_.names.contains(header_name(line_)));
}

bool GameTexts::begins_next_game() const {
    // A comment that nobody closed must not swallow the games behind it.
    if (seen_.in_comment) return begins_next_game_for_sure();
    auto const text = without_indent(line_);
    if (text.starts_with('[')) {
        bool const again = seen_.blank_line && seen_.names.contains(header_name(text));
        return seen_.moves || seen_.ended || again;
    }
    // Behind the result only a comment right below it still belongs to the game.
    bool const remark = !seen_.blank_line && (text.starts_with('{') || text.starts_with(';'));
    return seen_.ended && !remark;
}

void GameTexts::see_line() {
    if (!seen_.in_comment && line_.starts_with('%')) {
        line_.clear();
        return;
    }
    auto const text = without_indent(line_);
    if (text.empty()) {
        seen_.blank_line = true;
        return;
    }
    if (!seen_.in_comment && text.starts_with('[')) {
        seen_.headers = true;
        auto const name = header_name(text);
        if (seen_.names.size() < most_names && name.size() <= longest_name) seen_.names.emplace(name);
        auto const rest = text.substr(headers_end(text));
        if (!is_remark(rest)) see_moves(rest);
    } else {
        see_moves(line_);
    }
    seen_.blank_line = false;
}

void GameTexts::see_moves(std::string_view line) {
    if (seen_.headers) seen_.moves = true;
    for (std::size_t at = 0; at < line.size();) {
        if (seen_.in_comment) {
            auto const end = line.find('}', at);
            if (end == std::string_view::npos) return;
            seen_.in_comment = false;
            at = end + 1;
        } else if (line[at] == ';') {
            return;
        } else if (line[at] == '{' || is_blank(line[at])) {
            seen_.in_comment = line[at] == '{';
            ++at;
        } else {
            auto const end = word_end(line, at);
            see_word(line.substr(at, end - at));
            at = end;
        }
    }
}

// A result ends the game where nothing but comments follows it: behind one on the same line the next game may begin.
void GameTexts::see_word(std::string_view word) {
    seen_.moves = true;
    if (word == "(") ++seen_.open_variations;
    if (word == ")") seen_.open_variations = std::max(0, seen_.open_variations - 1);
    seen_.ended = seen_.open_variations == 0 && is_result(word, format_);
}

void GameTexts::append(GameText& game) {
    if (game.too_large) return;
    game.text += line_;
    game.text += '\n';
    if (game.text.size() > largest_) {
        game.too_large = true;
        game.text = {};
    }
}

} // namespace records
