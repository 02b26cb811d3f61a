// Bytes for the annotator, as PGN that may have been annotated before: what comes of it is read back equal, and annotating it again
// changes nothing.
#include "records/writer.hpp"
#include "services/annotate/annotated_game.hpp"
#include "services/annotate/own_marks.hpp"
#include "tests/fuzz/records_check.hpp"
#include "tests/fuzz/target.hpp"

namespace {

fuzz::Failure annotated_well(records::GameRecord const& game) {
    constexpr std::size_t longest = 6; // plies: a search each
    if (game.moves.main_line().size() > longest) return std::nullopt;
    auto const plain = services::without_own_marks(game);
    if (services::without_own_marks(plain) != plain) return "marks of ours are left behind";
    services::AnnotateTask task;
    task.review.nodes = 20;
    task.annotator = "fuzz";
    auto const once = services::annotated_game(game, task);
    if (!once) return fuzz::any_error_can_be_said(once.error());
    auto const& record = (*once)->record;
    if (auto failure = fuzz::reads_back({record}, record.format)) return failure;
    auto const twice = services::annotated_game(record, task);
    if (!twice || (*twice)->record != record)
        return "annotated again it is another game:\n" + records::written(record);
    return std::nullopt;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static std::vector<std::string> const samples = {
        "1. e4 $1 {[%eval 0.3] Blunder. x} e5 (1... c5 {[%eval 0.1] Best.} 2. Nf3) 2. Nf3 {[%clk 1]} *\n",
        "[FEN \"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 20\"]\n\n20. Rd7 $6 (20. Rd8# {[%cal Gd1d8] Best: x}) h6 "
        "1-0\n",
        "[Game \"knights\"]\n\n1. b1c3 {[%eval 0.2] Lo mejor.} g8f6 {[%eval #1] Error grave: y} *\n",
    };
    auto const text = fuzz::damaged({data, size}, samples);
    for (auto const& game : tests::read_all(text, records::Format::pgn).games)
        if (auto const failure = annotated_well(game)) return fuzz::done(failure);
    return 0;
}
