// Finds the magic numbers of games/chess/magics.hpp and prints that file: `find_magics > games/chess/magics.hpp`.
// A magic multiplies the blockers of a square so that the top bits tell apart all that must be told apart.
#include "core/rng.hpp"
#include "games/chess/sliders.hpp"

#include <fmt/format.h>

#include <vector>

namespace {

using namespace chess;

bool separates(std::uint64_t magic, Slider slider, Square from) {
    Bitboard const mask = relevant_blockers(slider, from);
    int const bits = games::popcount(mask);
    std::vector<Bitboard> seen(std::size_t{1} << bits, 0); // 0 is no slider's attack set
    Bitboard blockers = 0;
    do {
        Bitboard& slot = seen[blockers * magic >> (64 - bits)];
        Bitboard const attacked = slide(slider, from, blockers);
        if (slot != 0 && slot != attacked) return false;
        slot = attacked;
        blockers = (blockers - mask) & mask;
    } while (blockers != 0);
    return true;
}

std::uint64_t find(core::Random& random, Slider slider, Square from) {
    for (;;) {
        std::uint64_t const sparse = random.next() & random.next() & random.next(); // few bits carry less
        if (separates(sparse, slider, from)) return sparse;
    }
}

void print_table(core::Random& random, Slider slider, char const* name) {
    fmt::print("inline constexpr std::array<std::uint64_t, 64> {}{{\n", name);
    for (int square = 0; square < 64; ++square)
        fmt::print("{}0x{:016X}u,{}", square % 4 == 0 ? "    " : " ", find(random, slider, square_at(square)),
                   square % 4 == 3 ? "\n" : "");
    fmt::print("}};\n");
}

} // namespace

int main() {
    core::Random random(20);
    fmt::print("// Printed by tools/find_magics.cpp; see there.\n#pragma once\n\n#include <array>\n"
               "#include <cstdint>\n\nnamespace chess {{\n\n");
    print_table(random, Slider::rook, "rook_magics");
    fmt::print("\n");
    print_table(random, Slider::bishop, "bishop_magics");
    fmt::print("\n}} // namespace chess\n");
}
