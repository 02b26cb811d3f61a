// Files are streams here, so that it can be told how much of a compressed one has been read.
#include "apps/game_input.hpp"

#include "apps/bad_usage.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

namespace apps {

GameInput::GameInput(Arguments const& arguments) {
    if (arguments.words().empty()) throw BadUsage("", core::message("cli.games.file_missing"));
    path_ = arguments.words().front();
    if (path_ == "-") {
        reader_ = value_or_throw(records::Reader::open(path_), path_);
        return;
    }
    std::error_code unknown;
    bool const is_folder = std::filesystem::is_directory(path_, unknown); // opens, and cannot be read
    stream_ = std::make_unique<std::ifstream>(path_, std::ios::binary);
    if (is_folder || !stream_->is_open())
        throw BadUsage(
            "", core::message("records.open_failed", path_, std::strerror(is_folder ? EISDIR : errno)));
    auto const size = std::filesystem::file_size(path_, unknown);
    size_ = unknown ? 0 : size;
    compressed_ = path_.ends_with(".zst");
    reader_ = value_or_throw(records::Reader::of(*stream_, records::format_of_path(path_)), path_);
}

void GameInput::skip(std::uint64_t games) {
    for (std::uint64_t skipped = 0; skipped < games; ++skipped)
        if (!next()) return;
}

std::optional<double> GameInput::share_read() const {
    if (size_ == 0) return std::nullopt;
    auto const total = static_cast<double>(size_);
    if (!compressed_) return std::min(1.0, static_cast<double>(reader_->bytes_taken()) / total);
    auto const at = stream_->tellg();
    return at < 0 ? 1.0 : std::min(1.0, static_cast<double>(at) / total);
}

std::string GameInput::description() const { return fmt::format("{} ({} bytes)", path_, size_); }

} // namespace apps
