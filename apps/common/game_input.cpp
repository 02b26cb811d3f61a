// Files are streams here, so that it can be told how much of a compressed one has been read.
#include "apps/common/game_input.hpp"

#include "apps/common/bad_usage.hpp"
#include "apps/common/file_fingerprint.hpp"
#include "records/played_game.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <stdexcept>

namespace apps {

GameInput::GameInput(Arguments const& arguments, std::stop_token const& stop) {
    if (arguments.words().empty()) throw BadUsage("", core::message("cli.games.file_missing"));
    path_ = arguments.words().front();
    if (auto const game = arguments.text("--game"))
        named_ = value_or_throw(engine::game_named(*game), "--game");
    std::error_code unknown;
    auto const status = std::filesystem::status(path_, unknown);
    bool const is_folder = std::filesystem::is_directory(status); // opens, and cannot be read
    bool const is_pipe = std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
    if (path_ == "-" || (is_pipe && !is_folder)) {
        reader_.emplace(value_or_throw(records::Reader::open(path_, format(), stop), path_), named_);
        return;
    }
    stream_ = std::make_unique<std::ifstream>(path_, std::ios::binary);
    if (is_folder || !stream_->is_open())
        throw BadUsage(
            "", core::message("records.open_failed", path_, std::strerror(is_folder ? EISDIR : errno)));
    auto const size = std::filesystem::file_size(path_, unknown);
    size_ = unknown ? 0 : size;
    compressed_ = path_.ends_with(".zst");
    reader_.emplace(value_or_throw(records::Reader::of(*stream_, format()), path_), named_);
}

std::optional<records::Format> GameInput::format() const {
    if (records::names_games(path_)) return records::format_of_path(path_);
    if (named_ != nullptr) return records::format_of_game(named_->name());
    return std::nullopt; // the first game tells
}

std::optional<GivenGame> GameInput::next() {
    auto game = reader_->next();
    if (compressed_) {
        auto const at = stream_->tellg();
        taken_ = at < 0 ? size_ : static_cast<std::uint64_t>(at);
    } else {
        taken_ = reader_->bytes_taken();
    }
    if (game && *game && !records::says_its_game(**game)) silent_ = true;
    if (!game || *game || !reader_->is_cut_short()) return game;
    failure_ = game->error();
    return std::nullopt;
}

void GameInput::expect_whole(Console const& console) const {
    if (failure_) throw std::runtime_error(BadUsage(path_, *failure_).text(console.language));
}

void GameInput::skip(std::uint64_t games) {
    for (std::uint64_t skipped = 0; skipped < games; ++skipped)
        if (!next()) return;
}

std::optional<double> GameInput::share_read() const {
    if (size_ == 0) return std::nullopt;
    return std::min(1.0, static_cast<double>(taken_) / static_cast<double>(size_));
}

std::string GameInput::description() const { return file_fingerprint(path_); }

} // namespace apps
