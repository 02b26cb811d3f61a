// A game's position parser as a libFuzzer target.
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::done(fuzz::feed_position({data, size}));
}
