#include "records/reader.hpp"

#include "records/encoding.hpp"

#include <algorithm>
#include <istream>
#include <utility>

namespace records {
namespace {

int line_of(GameText const& game, std::size_t place) {
    auto const before = std::string_view(game.text).substr(0, place);
    return game.line + static_cast<int>(std::ranges::count(before, '\n'));
}

} // namespace

Reader::Reader(std::unique_ptr<ByteSource> bytes, Format format, Limits const& limits)
    : format_(format),
      limits_(limits),
      texts_(LineSource(std::move(bytes), limits.bytes + 1), format, limits.bytes) {}

core::Expected<Reader> Reader::open(std::string const& path, std::optional<Format> format,
                                    std::stop_token const& stop) {
    auto bytes = open_bytes(path, stop);
    if (!bytes) return tl::unexpected(bytes.error());
    return Reader(std::move(*bytes), format.value_or(format_of_path(path)));
}

core::Expected<Reader> Reader::of(std::istream& stream, Format format) {
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
    parser_ = std::make_unique<GameParser>(std::move(text_.text), text_.line, format_, limits_);
    return std::nullopt;
}

} // namespace records
