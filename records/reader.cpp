#include "records/reader.hpp"

#include "records/bytes/encoding.hpp"
#include "records/played_game.hpp"
#include "records/text/words.hpp"

#include <algorithm>
#include <istream>
#include <utility>

namespace records {
namespace {

int line_of(GameText const& game, std::size_t place) {
    auto const before = std::string_view(game.text).substr(0, place);
    return game.line + static_cast<int>(std::ranges::count(before, '\n'));
}

bool is_draughts_move(std::string_view move) {
    return is_digit(move.front()) && move.find_first_not_of("0123456789-xX:") == std::string_view::npos;
}

// Of the first game of a file that nothing else tells the format of.
Format format_of_game_text(std::string const& text) {
    GameParser parser(text, 1, Format::pdn, {});
    auto const game = parser.next();
    if (!game || !*game) return Format::pgn;
    if ((*game)->find("GameType") != nullptr || format_of_game((*game)->value("Game")) == Format::pdn)
        return Format::pdn;
    auto const first = (*game)->moves.first_child(NodeId::start);
    return first != NodeId::none && is_draughts_move((*game)->moves[first].move) ? Format::pdn : Format::pgn;
}

} // namespace

Reader::Reader(std::unique_ptr<ByteSource> bytes, std::optional<Format> format, Limits const& limits)
    : format_(format),
      limits_(limits),
      texts_(LineSource(std::move(bytes), limits.bytes + 1), format.value_or(Format::pgn), limits.bytes) {}

core::Expected<Reader> Reader::open(std::string const& path, std::optional<Format> format,
                                    std::stop_token const& stop) {
    auto bytes = open_bytes(path, stop);
    if (!bytes) return tl::unexpected(bytes.error());
    if (!format && names_games(path)) format = format_of_path(path);
    return Reader(std::move(*bytes), format);
}

core::Expected<Reader> Reader::of(std::istream& stream, std::optional<Format> format) {
    auto bytes = bytes_of(stream);
    if (!bytes) return tl::unexpected(bytes.error());
    return Reader(std::move(*bytes), format);
}

std::optional<core::Expected<GameRecord>> Reader::next() {
    while (!at_end_) {
        if (parser_) {
            if (auto game = parser_->next()) {
                if (*game && recoded_)
                    (*game)->warn(core::message("records.warning.encoding"), (*game)->line);
                return game;
            }
        }
        if (auto error = next_text()) return tl::unexpected(std::move(*error));
    }
    return std::nullopt;
}

std::optional<core::Error> Reader::next_text() {
    parser_.reset();
    auto const more = texts_.next(text_);
    at_end_ = !more || !*more;
    cut_short_ = !more;
    if (!more) return more.error();
    if (at_end_) return std::nullopt;
    if (text_.too_large)
        return core::Error{core::message("records.game_large", limits_.bytes), {.line = text_.line}};
    if (auto const zero = text_.text.find('\0'); zero != std::string::npos)
        return core::Error{core::message("records.not_text"), {.line = line_of(text_, zero)}};
    recoded_ = !is_utf8(text_.text);
    if (recoded_) text_.text = utf8_of_windows_1252(text_.text);
    if (!format_) {
        format_ = format_of_game_text(text_.text);
        texts_.set_format(*format_);
    }
    parser_ = std::make_unique<GameParser>(std::move(text_.text), text_.line, *format_, limits_);
    return std::nullopt;
}

} // namespace records
