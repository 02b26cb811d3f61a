// Bytes for the reader of evaluation weights.
#include "games/chess/prepared_weights.hpp"
#include "games/knights/weights.hpp"
#include "tests/fuzz/damaged_text.hpp"
#include "tests/fuzz/target.hpp"

namespace {

template <class Weights>
fuzz::Failure read(std::string const& written, core::Expected<Weights> const& weights,
                   core::Expected<Weights> (*again)(std::string_view)) {
    if (!weights) {
        if (weights.error().where.line < 1 || weights.error().where.column < 1) return "refused nowhere";
        return fuzz::can_be_said(weights.error(), written);
    }
    auto const text = weights_text(*weights);
    auto const back = again(text);
    if (!back || weights_text(*back) != text) return "written, it reads as something else";
    return std::nullopt;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static std::vector<std::string> const samples = {
        std::string(chess::shipped_weights_text()), std::string(knights::shipped_weights_text()),
        "[king]\nno_queen = -45\n", "[patterns]\ntables = '''\n~!#\n'''\n"};
    auto const text = fuzz::damaged({data, size}, samples);
    if (auto const failure = read(text, chess::weights_from(text), chess::weights_from))
        return fuzz::done(failure);
    return fuzz::done(read(text, knights::weights_from(text), knights::weights_from));
}
