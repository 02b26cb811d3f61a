#include "knowledge/problem.hpp"

#include <array>

namespace knowledge {
namespace {

struct Known {
    std::string_view code;
    core::MessageKey message;
};

// The names are SWI-Prolog's own (boot/messages.pl).
constexpr std::array syntax_errors = {
    Known{"operator_expected", "kb.syntax.operator_expected"},
    Known{"operator_clash", "kb.syntax.operator_clash"},
    Known{"operator_balance", "kb.syntax.operator_balance"},
    Known{"end_of_clause_expected", "kb.syntax.end_of_clause_expected"},
    Known{"end_of_clause", "kb.syntax.end_of_clause"},
    Known{"end_of_file", "kb.syntax.end_of_file"},
    Known{"cannot_start_term", "kb.syntax.cannot_start_term"},
    Known{"illegal_number", "kb.syntax.illegal_number"},
    Known{"end_of_file_in_quoted", "kb.syntax.open_quote"},
    Known{"end_of_file_in_block_comment", "kb.syntax.open_comment"},
    Known{"undefined_char_escape", "kb.syntax.escape"},
    Known{"quoted_punctuation", "kb.syntax.cannot_start_term"},
    Known{"quotation", "kb.no_clause"},
};

} // namespace

core::Message syntax_message(std::string_view code) {
    for (auto const& known : syntax_errors)
        if (known.code == code.substr(0, code.find('('))) return core::message(known.message);
    return core::message("kb.syntax.other", code);
}

core::Message reading_message(std::string_view code, std::string_view detail) {
    if (code == "syntax") return syntax_message(detail);
    if (code == "directive") return core::message("kb.directive_refused");
    if (code == "singleton") return core::message("kb.singleton", detail);
    if (code == "redefined") return core::message("kb.redefined", detail);
    if (code == "discontiguous") return core::message("kb.discontiguous", detail);
    if (code == "protected") return core::message("kb.protected", detail);
    if (code == "pattern_name") return core::message("kb.pattern_name", detail);
    return core::message("kb.no_clause");
}

core::Message trouble_message(std::string_view code, std::vector<std::string> const& texts) {
    auto const& text = texts.front();
    if (code == "inferences") return core::message("kb.trouble.inferences");
    if (code == "time") return core::message("kb.trouble.time");
    if (code == "sandboxed") return core::message("kb.trouble.sandboxed", text);
    if (code == "undefined") return core::message("kb.trouble.undefined", text);
    if (code == "resource") return core::message("kb.trouble.resource", text);
    if (code == "unbound") return core::message("kb.trouble.unbound");
    if (code == "expected" && texts.size() == 2) return core::message("kb.trouble.expected", text, texts[1]);
    if (code == "arithmetic") return core::message("kb.trouble.arithmetic", text);
    if (code == "thrown") return core::message("kb.trouble.thrown", text);
    return core::message("kb.trouble.error", text);
}

} // namespace knowledge
