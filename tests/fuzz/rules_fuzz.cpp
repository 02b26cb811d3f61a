// Bytes for the reader of rule texts: whatever they are, they are read without running anything, and what is wrong with them can
// be said.
#include "knowledge/request.hpp"
#include "knowledge/rule_file.hpp"
#include "tests/fuzz/damaged_text.hpp"
#include "tests/fuzz/target.hpp"

namespace {

std::vector<std::string> samples() {
    std::vector<std::string> texts = {
        ":- dynamic seen/1.\nmove_creates_odd(A, B, C, D) :- candidate(A, B, C, D), \\+ seen(A).\n",
        ":- use_module(library(lists)).\nlist --> [a], {true}, list.\nlist --> [].\n",
        "order_weight(odd, 100, 3).\nmove_creates_odd(1, 1, 1, 1, S, [1/1]) :- S is 2 ** 3, call(true), X = "
        "S.\n",
        ":- if(true).\na(\"b\", 0'c, `d`, {e}, [f|_], 'g''h', 0x1F, 1.0e3, \"\\x41\\\").\n:- endif.\n/* i */ "
        "% j\n",
    };
    for (auto const& file : knowledge::shipped_files())
        if (file.text.size() < 2000) texts.emplace_back(file.text);
    return texts;
}

fuzz::Failure read(std::string const& written) {
    auto const reply = knowledge::answer(
        {.action = knowledge::Action::check, .files = {{"own.pl", "own.pl", written, false}}, .alone = true});
    for (auto const& problem : reply.problems) {
        if (problem.line < 0 || problem.column < 0) return "a problem has no place";
        if (auto failure = fuzz::one_line(problem.what)) return failure;
    }
    if (!knowledge::reply_from(to_json(reply))) return "a reply cannot be read back";
    return std::nullopt;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static auto const good = samples();
    return fuzz::done(read(fuzz::damaged({data, size}, good)));
}
