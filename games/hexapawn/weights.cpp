#include "games/hexapawn/weights.hpp"

#include "games/hexapawn/board.hpp"
#include "games/weight_text.hpp"

#include <cassert>

namespace hexapawn {
namespace {

using games::named;
using games::WeightGroup;

constexpr WeightGroup material{"material", "eval.term.material"};
constexpr WeightGroup advance{"advance", "eval.term.advance"};
constexpr WeightGroup turn_group{"turn", "eval.term.turn"};

Weights weights_of_file(int size) {
    auto const game = name_of(size);
    Weights weights{};
    [[maybe_unused]] auto const read =
        games::read_weights(shipped_weights_text(game), game, weight_list(weights));
    assert(read && "a file in config/ is not what the tests saw");
    return weights;
}

} // namespace

games::WeightList weight_list(Weights& w) {
    return {named(material, "pawn", w.pawn, ""),
            named(advance, "row", w.row, "for each row that a pawn has advanced"),
            named(turn_group, "turn", w.turn, "having the move")};
}

Weights const& shipped_weights(int size) {
    static Weights const small = weights_of_file(3);
    static Weights const large = weights_of_file(4);
    return size == 3 ? small : large;
}

core::Expected<Weights> weights_from(int size, std::string_view text) {
    Weights weights = shipped_weights(size);
    auto const read = games::read_weights(text, name_of(size), weight_list(weights));
    if (!read) return tl::unexpected(read.error());
    return weights;
}

std::string weights_text(int size, Weights const& weights) {
    Weights copy = weights;
    return games::weights_text(name_of(size), weight_list(copy));
}

std::vector<double> parameters(Weights const& weights) {
    Weights copy = weights;
    return games::parameters(weight_list(copy));
}

Weights with_parameters(Weights const& weights, std::span<double const> values) {
    Weights copy = weights;
    games::set_parameters(weight_list(copy), values);
    return copy;
}

} // namespace hexapawn
