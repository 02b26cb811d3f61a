// Bytes for the parser of time controls.
#include "play/match/time_control.hpp"
#include "tests/fuzz/damaged_text.hpp"
#include "tests/fuzz/target.hpp"

namespace {

fuzz::Failure read(std::string const& written) {
    auto const control = play::parse_time_control(written);
    if (!control) return fuzz::can_be_said(control.error(), written);
    auto const again = play::parse_time_control(play::time_control_text(*control));
    if (!again || !(*again == *control)) return "written, it reads as something else";
    if (control->base.count() <= 0 || control->increment.count() < 0) return "no time, or less";
    return std::nullopt;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static std::vector<std::string> const samples = {"2+0.02", "1:30+1", "40/5:00", "40/60+.5"};
    return fuzz::done(read(fuzz::damaged({data, size}, samples)));
}
