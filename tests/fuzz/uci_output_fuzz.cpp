// Bytes for the readers of what UCI engines write.
#include "play/outside/uci_output.hpp"
#include "tests/fuzz/damaged_text.hpp"
#include "tests/fuzz/target.hpp"

namespace {

fuzz::Failure read(std::string const& line) {
    if (auto const info = play::parse_uci_info(line); info && info->score)
        if (*info->score >= core::infinity || *info->score <= -core::infinity)
            return "a score beyond all scores";
    if (auto const move = play::parse_best_move(line); move && move->empty()) return "a move without letters";
    if (auto const option = play::parse_uci_option(line);
        option && (option->name.empty() || option->type.empty()))
        return "an option without a name or a type";
    return std::nullopt;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static std::vector<std::string> const samples = {
        "info depth 12 seldepth 20 multipv 1 score cp -35 nodes 8000 nps 1 pv e2e4",
        "info score mate -3 upperbound", "bestmove e2e4 ponder e7e5", "option name Clear Hash type button"};
    return fuzz::done(read(fuzz::damaged({data, size}, samples)));
}
