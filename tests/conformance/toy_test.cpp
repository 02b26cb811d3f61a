// The suite over the games that exist for it.
#include "tests/archetype.hpp"
#include "tests/conformance/suite.hpp"
#include "tests/support/skirmish.hpp"

namespace conformance {

template <>
struct MoreOpenings<tests::Skirmish<>> {
    static std::vector<std::string_view> texts() { return {"m2m/4/4/M2M b 19", "3m/4/1M2/M3 w 0"}; }
};

} // namespace conformance

namespace {
[[maybe_unused]] bool const registered =
    conformance::register_games(conformance::GameList<tests::Archetype, tests::Skirmish<>>{});
} // namespace
