#include "knowledge/prolog/host.hpp"

namespace knowledge::prolog {

term_t limits_term(Limits const& limits) {
    auto const seconds = limits.seconds > 0 ? float_term(limits.seconds) : integer_term(0);
    return compound_term("limits", {integer_term(limits.inferences), seconds});
}

core::Message trouble_of(term_t trouble) {
    auto const detail = argument(trouble, 2);
    std::vector<std::string> texts;
    for (auto const element : elements(detail)) texts.push_back(text_of(element));
    if (texts.empty()) texts.push_back(text_of(detail));
    return trouble_message(text_of(argument(trouble, 1)), texts);
}

Problem pattern_failure(Pattern const& pattern, core::Message const& what) {
    return {
        pattern.file, {core::message("kb.pattern_failed", pattern.name, what), {.line = pattern.line}}, true};
}

} // namespace knowledge::prolog
