#include "play/bots/tactical_bot.hpp"

#include "play/bots/textbook_bot.hpp"

#include <algorithm>
#include <array>

namespace play {
namespace {

// Taken out of the specification, so that numbers() sees the others.
BotParameter taken_order(BotSpec& spec) {
    auto const found = std::ranges::find(spec.parameters, "order", &BotParameter::key);
    if (found == spec.parameters.end()) return {"order", "damero", 1};
    auto parameter = std::move(*found);
    spec.parameters.erase(found);
    return parameter;
}

} // namespace

core::Expected<std::unique_ptr<Bot>> tactical_bot(BotSpec spec, engine::AnyGame const& game,
                                                  LoadedRules const& rules) {
    auto const named = taken_order(spec);
    auto order = knowledge::order_named(named.value, game, {rules.points, rules.patterns});
    if (!order) {
        auto error = order.error();
        error.where.column = named.column + static_cast<int>(named.key.size()) + 1;
        return tl::unexpected(std::move(error));
    }
    static constexpr std::array known = {NumberParameter{"depth", 4, 1, 64}};
    auto const values = numbers(spec, known);
    if (!values) return tl::unexpected(values.error());
    return std::make_unique<TextbookBot>(engine::Textbook::alpha_beta,
                                         core::Ply{static_cast<int>((*values)[0])}, std::move(*order),
                                         rules.points);
}

} // namespace play
