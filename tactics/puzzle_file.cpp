#include "tactics/puzzle_file.hpp"

#include "core/words.hpp"
#include "tactics/epd.hpp"

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace tactics {
namespace {

constexpr std::size_t longest_line = 1 << 16;

bool is_blank(std::string_view line) {
    return line.find_first_not_of(core::blanks) == std::string_view::npos;
}

tl::unexpected<core::Error> unreadable(std::string const& path, std::string const& reason) {
    return core::failure(core::message("puzzle.file_unreadable", path, reason));
}

} // namespace

PuzzleFormat puzzle_format(std::string_view path) {
    if (path.ends_with(".zst")) path.remove_suffix(4);
    return path.ends_with(".epd") ? PuzzleFormat::epd : PuzzleFormat::csv;
}

PuzzleFile::PuzzleFile(std::unique_ptr<records::ByteSource> bytes, PuzzleFormat format, RowRules const& rules)
    : lines_(std::move(bytes), longest_line),
      format_(format),
      rules_(rules) {}

core::Expected<PuzzleFile> PuzzleFile::open(std::string const& path, PuzzleFormat format,
                                            RowRules const& rules) {
    if (path == "-") {
        auto bytes = records::open_bytes(path);
        if (!bytes) return tl::unexpected(bytes.error());
        PuzzleFile file(std::move(*bytes), format, rules);
        if (auto const header = file.read_header(); !header) return tl::unexpected(header.error());
        return file;
    }
    std::error_code problem;
    if (std::filesystem::is_directory(path, problem))
        return unreadable(path, std::generic_category().message(EISDIR));
    auto stream = std::make_unique<std::ifstream>(path, std::ios::binary);
    if (!*stream) return unreadable(path, std::generic_category().message(errno));
    auto bytes = records::bytes_of(*stream);
    if (!bytes) return tl::unexpected(bytes.error());
    PuzzleFile file(std::move(*bytes), format, rules);
    file.compressed_ = path.ends_with(".zst");
    auto const size = std::filesystem::file_size(path, problem);
    file.size_ = problem ? 0 : size;
    file.stream_ = std::move(stream);
    if (auto const header = file.read_header(); !header) return tl::unexpected(header.error());
    return file;
}

core::Expected<PuzzleFile> PuzzleFile::of(std::istream& stream, PuzzleFormat format, RowRules const& rules) {
    auto bytes = records::bytes_of(stream);
    if (!bytes) return tl::unexpected(bytes.error());
    PuzzleFile file(std::move(*bytes), format, rules);
    if (auto const header = file.read_header(); !header) return tl::unexpected(header.error());
    return file;
}

core::Expected<void> PuzzleFile::read_header() {
    if (format_ == PuzzleFormat::epd) return {};
    std::string line;
    while (true) {
        auto const more = lines_.next(line);
        if (!more) return tl::unexpected(more.error());
        if (!*more) return core::failure(core::message("puzzle.file_empty"));
        bytes_given_ += line.size() + 1;
        if (!is_blank(line)) break;
    }
    auto columns = puzzle_columns(line);
    if (!columns) {
        auto error = columns.error();
        error.where.line = lines_.number();
        return tl::unexpected(error);
    }
    columns_ = *columns;
    return {};
}

core::Expected<bool> PuzzleFile::next_line(std::string& line) {
    while (!broken_) {
        auto const more = lines_.next(line);
        if (!more) {
            broken_ = true;
            return tl::unexpected(more.error());
        }
        if (!*more) return false;
        bytes_given_ += line.size() + 1;
        if (is_blank(line) || (format_ == PuzzleFormat::epd && line.front() == '#')) continue;
        if (line.size() < longest_line) return true;
        return core::failure(core::message("puzzle.line_long", longest_line), {.line = lines_.number()});
    }
    return false;
}

std::optional<core::Expected<Puzzle>> PuzzleFile::next() {
    std::string line;
    auto const more = next_line(line);
    if (!more) return tl::unexpected(more.error());
    if (!*more) return std::nullopt;
    auto puzzle = format_ == PuzzleFormat::epd ? puzzle_in_epd(line) : puzzle_in_row(line, columns_, rules_);
    if (puzzle) {
        puzzle->line = lines_.number();
        return puzzle;
    }
    auto error = puzzle.error();
    error.where.line = lines_.number();
    return tl::unexpected(error);
}

std::optional<double> PuzzleFile::share_read() const {
    if (!stream_ || size_ == 0) return std::nullopt;
    auto const total = static_cast<double>(size_);
    if (!compressed_) return std::min(1.0, static_cast<double>(bytes_given_) / total);
    auto const at = stream_->tellg();
    return at < 0 ? 1.0 : std::min(1.0, static_cast<double>(at) / total);
}

} // namespace tactics
