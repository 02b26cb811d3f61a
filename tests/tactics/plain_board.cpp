#include "plain_board.hpp"

#include <cctype>
#include <cstdlib>

namespace tests {
namespace {

int sign(int n) { return n > 0 ? 1 : n < 0 ? -1 : 0; }

bool is_open(chess::Position const& at, Spot from, Spot to, std::optional<Spot> without) {
    int const file_step = sign(to.file - from.file);
    int const rank_step = sign(to.rank - from.rank);
    for (Spot spot{from.file + file_step, from.rank + rank_step};
         spot.file != to.file || spot.rank != to.rank; spot.file += file_step, spot.rank += rank_step) {
        bool const ignored = without && without->file == spot.file && without->rank == spot.rank;
        if (!ignored && letter_on(at, spot) != '.') return false;
    }
    return true;
}

} // namespace

std::optional<Spot> spot_named(std::string const& name) {
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8')
        return std::nullopt;
    return Spot{name[0] - 'a', name[1] - '1'};
}

Spot spot_of(chess::Square square) { return {chess::file_of(square), chess::rank_of(square)}; }

char letter_on(chess::Position const& at, Spot spot) {
    auto const piece = at.at(chess::square_at(spot.file, spot.rank));
    return piece == chess::Piece::none ? '.' : chess::letter_of(piece);
}

bool is_white(char letter) { return std::isupper(static_cast<unsigned char>(letter)) != 0; }

bool attacks(chess::Position const& at, Spot from, Spot to, std::optional<Spot> without) {
    char const letter = letter_on(at, from);
    int const files = std::abs(to.file - from.file);
    int const ranks = std::abs(to.rank - from.rank);
    if (letter == '.' || (files == 0 && ranks == 0)) return false;
    bool const straight = (files == 0 || ranks == 0) && is_open(at, from, to, without);
    bool const slanted = files == ranks && is_open(at, from, to, without);
    switch (std::toupper(static_cast<unsigned char>(letter))) {
    case 'P':
        return files == 1 && to.rank - from.rank == (is_white(letter) ? 1 : -1);
    case 'N':
        return files * ranks == 2;
    case 'B':
        return slanted;
    case 'R':
        return straight;
    case 'Q':
        return straight || slanted;
    default:
        return files <= 1 && ranks <= 1;
    }
}

int worth(char letter) {
    switch (std::toupper(static_cast<unsigned char>(letter))) {
    case 'P':
        return 1;
    case 'N':
    case 'B':
        return 3;
    case 'R':
        return 5;
    case 'Q':
        return 9;
    default:
        return 0;
    }
}

int material(chess::Position const& at, bool white) {
    int sum = 0;
    for (int rank = 0; rank < 8; ++rank)
        for (int file = 0; file < 8; ++file) {
            char const letter = letter_on(at, {file, rank});
            sum += is_white(letter) == white ? worth(letter) : -worth(letter);
        }
    return sum;
}

} // namespace tests
