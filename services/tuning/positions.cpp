#include "services/tuning/positions.hpp"

#include "services/jobs/atomic_file.hpp"
#include "services/jobs/journal_format.hpp"

#include <cassert>
#include <fstream>

namespace services::tuning {
namespace {

constexpr std::size_t game_head = 4 + 1 + 2;
constexpr std::size_t position_head = 2 + 2 + 1;
[[maybe_unused]] constexpr std::size_t longest_fen = 255; // asserted alone

void put(std::string& bytes, std::uint32_t number, int size) {
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(number >> (8 * i) & 0xFF);
}

std::uint32_t take(std::string_view& bytes, std::size_t size) {
    std::uint32_t number = 0;
    for (std::size_t i = size; i-- > 0;) number = number << 8 | static_cast<unsigned char>(bytes[i]);
    bytes.remove_prefix(size);
    return number;
}

core::Error damaged(std::filesystem::path const& path, std::size_t entry) {
    return {core::message("tune.positions_damaged", path.string(), entry), {}};
}

// The next whole entry of a file.
std::optional<std::string> next_entry(std::ifstream& file) {
    std::string head(entry_head_size, '\0');
    if (!file.read(head.data(), static_cast<std::streamsize>(head.size()))) return std::nullopt;
    auto const read = services::read_head(head);
    if (!read) return std::nullopt;
    std::string bytes(read->length, '\0');
    if (!file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) return std::nullopt;
    return services::fits(*read, bytes) ? std::optional(std::move(bytes)) : std::nullopt;
}

} // namespace

std::string game_bytes(ScoredGame const& game) {
    std::string bytes;
    put(bytes, game.number, 4);
    put(bytes, static_cast<std::uint32_t>(game.result + 1), 1);
    put(bytes, static_cast<std::uint32_t>(game.positions.size()), 2);
    for (auto const& position : game.positions) {
        assert(position.fen.size() <= longest_fen);
        put(bytes, static_cast<std::uint32_t>(position.score), 2);
        put(bytes, static_cast<std::uint32_t>(position.ply), 2);
        put(bytes, static_cast<std::uint32_t>(position.fen.size()), 1);
        bytes += position.fen;
    }
    return bytes;
}

std::optional<ScoredGame> read_game(std::string_view bytes) {
    if (bytes.size() < game_head) return std::nullopt;
    ScoredGame game;
    game.number = take(bytes, 4);
    game.result = static_cast<int>(take(bytes, 1)) - 1;
    if (game.result > 1) return std::nullopt;
    for (auto left = take(bytes, 2); left > 0; --left) {
        if (bytes.size() < position_head) return std::nullopt;
        ScoredPosition position;
        position.score = static_cast<std::int16_t>(take(bytes, 2));
        position.ply = static_cast<int>(take(bytes, 2));
        auto const length = take(bytes, 1);
        if (bytes.size() < length) return std::nullopt;
        position.fen = bytes.substr(0, length);
        bytes.remove_prefix(length);
        game.positions.push_back(std::move(position));
    }
    return bytes.empty() ? std::optional(std::move(game)) : std::nullopt;
}

core::Expected<void> write_positions(std::filesystem::path const& path, PositionsHead const& head,
                                     std::vector<std::string> const& games) {
    auto file = AtomicFile::create(path);
    if (!file) return tl::unexpected(file.error());
    auto written = file->write(std::string(positions_title) + framed(head.game + "\n" + head.made_how));
    for (auto game = games.begin(); written && game != games.end(); ++game)
        written = file->write(framed(*game));
    return written ? file->commit() : written;
}

core::Expected<PositionsHead> read_positions(std::filesystem::path const& path,
                                             std::function<void(ScoredGame)> const& take_game) {
    std::ifstream file(path, std::ios::binary);
    std::string title(positions_title.size(), '\0');
    if (!file) return core::failure(core::message("tune.positions_unreadable", path.string()));
    if (!file.read(title.data(), static_cast<std::streamsize>(title.size())) || title != positions_title)
        return core::failure(core::message("tune.positions_foreign", path.string()));
    auto const first = next_entry(file);
    auto const line = first ? first->find('\n') : std::string::npos;
    if (line == std::string::npos) return tl::unexpected(damaged(path, 0));
    for (std::size_t number = 1; file.peek() != std::ifstream::traits_type::eof(); ++number) {
        auto const entry = next_entry(file);
        auto game = entry ? read_game(*entry) : std::nullopt;
        if (!game) return tl::unexpected(damaged(path, number));
        take_game(std::move(*game));
    }
    return PositionsHead{first->substr(0, line), first->substr(line + 1)};
}

} // namespace services::tuning
