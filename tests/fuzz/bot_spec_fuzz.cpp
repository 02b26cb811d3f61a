// Bytes for the parser of bot specifications: `name?key=value&key=value`.
#include "play/bots/bot_spec.hpp"
#include "tests/fuzz/damaged_text.hpp"
#include "tests/fuzz/target.hpp"

namespace {

fuzz::Failure read(std::string const& written) {
    auto const spec = play::parse_bot_spec(written);
    if (!spec) return fuzz::can_be_said(spec.error(), written);
    play::NumberParameter const known[] = {{"seed", 1, 0, 1000}, {"depth", 3, 1, 64}};
    auto const values = play::numbers(*spec, known);
    if (!values) return fuzz::can_be_said(values.error(), written);
    if (values->size() != 2 || values->front() > 1000 || values->back() < 1 || values->back() > 64)
        return "a number is out of its range";
    return std::nullopt;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static std::vector<std::string> const samples = {"random", "random?seed=7", "minimax?depth=3&seed=9"};
    return fuzz::done(read(fuzz::damaged({data, size}, samples)));
}
