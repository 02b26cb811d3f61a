// The list of bots.
#include "play/bot.hpp"

#include "play/bot_spec.hpp"
#include "play/random_bot.hpp"
#include "play/textbook_bot.hpp"

#include <fmt/format.h>

#include <array>
#include <limits>

namespace play {
namespace {

core::Expected<std::unique_ptr<Bot>> make_random(BotSpec const& spec) {
    static constexpr std::array known = {
        NumberParameter{"seed", RandomBot::usual_seed, 0, std::numeric_limits<std::uint64_t>::max()}};
    auto const values = numbers(spec, known);
    if (!values) return tl::unexpected(values.error());
    return std::make_unique<RandomBot>((*values)[0]);
}

template <engine::Textbook search, std::uint64_t usual_depth>
core::Expected<std::unique_ptr<Bot>> make_textbook(BotSpec const& spec) {
    static constexpr std::array known = {NumberParameter{"depth", usual_depth, 1, 64}};
    auto const values = numbers(spec, known);
    if (!values) return tl::unexpected(values.error());
    return std::make_unique<TextbookBot>(search, core::Ply{static_cast<int>((*values)[0])});
}

struct Kind {
    std::string_view name;
    core::Expected<std::unique_ptr<Bot>> (*make)(BotSpec const&);
};
constexpr std::array kinds = {Kind{"random", make_random},
                              Kind{"minimax", make_textbook<engine::Textbook::minimax, 3>},
                              Kind{"heuristic", make_textbook<engine::Textbook::alpha_beta, 4>}};

} // namespace

core::Expected<std::unique_ptr<Bot>> make_bot(std::string_view spec) {
    auto const parsed = parse_bot_spec(spec);
    if (!parsed) return tl::unexpected(parsed.error());
    std::vector<std::string_view> names;
    for (auto const& kind : kinds) {
        if (kind.name == parsed->name) return kind.make(*parsed);
        names.push_back(kind.name);
    }
    return core::failure(
        core::message("bot.unknown", parsed->name, fmt::format("{}", fmt::join(names, ", "))), {.column = 1});
}

} // namespace play
