#include "games/chess/prepared_weights.hpp"

#include "games/weight_text.hpp"

#include <cassert>

namespace chess {

PreparedWeights::PreparedWeights(Weights const& given) : Weights(given) {
    for (PieceKind const kind : kinds)
        for (Colour const colour : {Colour::white, Colour::black}) {
            auto& board = worth[static_cast<std::size_t>(piece_of(kind, colour))];
            auto const k = static_cast<std::size_t>(kind);
            Phased const material = k < piece.material.size() ? piece.material[k] : Phased{};
            for (int square = 0; square < 64; ++square) {
                Phased const value =
                    material + half_board(given, kind)[half_board_place(square_at(square), colour)];
                board[static_cast<std::size_t>(square)] = colour == Colour::white ? value : -value;
            }
        }
}

PreparedWeights const& shipped_weights() {
    static PreparedWeights const shipped = [] {
        Weights weights{};
        [[maybe_unused]] auto const read =
            games::read_weights(shipped_weights_text(), "chess", weight_list(weights));
        assert(read && "config/chess-eval.toml is not what the tests saw");
        return PreparedWeights(weights);
    }();
    return shipped;
}

core::Expected<PreparedWeights> weights_from(std::string_view text) {
    Weights weights = shipped_weights();
    if (auto const read = games::read_weights(text, "chess", weight_list(weights)); !read)
        return tl::unexpected(read.error());
    return PreparedWeights(weights);
}

std::string weights_text(Weights const& weights) {
    Weights copy = weights;
    return games::weights_text("chess", weight_list(copy));
}

std::vector<double> parameters(Weights const& weights) {
    Weights copy = weights;
    return games::parameters(weight_list(copy));
}

PreparedWeights with_parameters(Weights const& weights, std::span<double const> values) {
    Weights copy = weights;
    games::set_parameters(weight_list(copy), values);
    return PreparedWeights(copy);
}

} // namespace chess
