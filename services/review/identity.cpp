#include "services/review/identity.hpp"

#include "core/fnv1a.hpp"
#include "engine/any_weights.hpp"

#include <fmt/format.h>

#include <functional>
#include <map>

namespace services {
namespace {

using ByGame = std::map<std::string, std::string, std::less<>>;

ByGame identities() {
    ByGame identities;
    for (auto const* game : engine::all_games()) {
        core::Fnv1a hash;
        hash.add(game->shipped_weights()->text());
        identities.emplace(game->name(), fmt::format("{:016x}", hash.value()));
    }
    return identities;
}

} // namespace

std::string const& evaluation_identity(engine::AnyGame const& game) {
    static ByGame const all = identities();
    return all.find(game.name())->second;
}

} // namespace services
