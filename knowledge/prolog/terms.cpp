#include "knowledge/prolog/terms.hpp"

#include <algorithm>

namespace knowledge::prolog {

term_t atom_term(std::string_view text) {
    auto const term = PL_new_term_ref();
    if (PL_unify_chars(term, PL_ATOM | REP_UTF8, text.size(), text.data()) == 0) PL_put_nil(term);
    return term;
}

term_t string_term(std::string_view text) {
    auto const term = PL_new_term_ref();
    if (PL_unify_chars(term, PL_STRING | REP_UTF8, text.size(), text.data()) == 0) PL_put_nil(term);
    return term;
}

term_t integer_term(std::int64_t value) {
    auto const term = PL_new_term_ref();
    if (PL_put_int64(term, value) == 0) PL_put_nil(term);
    return term;
}

term_t float_term(double value) {
    auto const term = PL_new_term_ref();
    if (PL_put_float(term, value) == 0) PL_put_nil(term);
    return term;
}

term_t compound_term(char const* name, std::initializer_list<term_t> arguments) {
    auto const first = PL_new_term_refs(static_cast<int>(arguments.size()));
    auto place = first;
    for (auto const argument : arguments)
        if (PL_put_term(place++, argument) == 0) break;
    auto const term = PL_new_term_ref();
    if (PL_cons_functor_v(term, PL_new_functor(PL_new_atom(name), arguments.size()), first) == 0)
        PL_put_nil(term);
    return term;
}

bool call(char const* module, char const* predicate, std::initializer_list<term_t> arguments) {
    auto const first = PL_new_term_refs(static_cast<int>(arguments.size()));
    auto place = first;
    for (auto const argument : arguments)
        if (PL_put_term(place++, argument) == 0) return false;
    auto const procedure = PL_predicate(predicate, static_cast<int>(arguments.size()), module);
    auto const query = PL_open_query(nullptr, PL_Q_CATCH_EXCEPTION, procedure, first);
    bool const done = PL_next_solution(query) != 0;
    PL_cut_query(query);
    return done;
}

std::string text_of(term_t term) {
    char* text = nullptr;
    std::size_t length = 0;
    if (PL_get_nchars(term, &length, &text,
                      CVT_ATOM | CVT_STRING | CVT_NUMBER | BUF_DISCARDABLE | REP_UTF8) == 0)
        return {};
    return {text, length};
}

std::optional<int> integer_of(term_t term) {
    int value = 0;
    return PL_get_integer(term, &value) != 0 ? std::optional(value) : std::nullopt;
}

term_t argument(term_t compound, int number) {
    auto const term = PL_new_term_ref();
    if (PL_get_arg(static_cast<std::size_t>(number), compound, term) == 0) PL_put_nil(term);
    return term;
}

bool is_compound(term_t term, char const* name, int arity) {
    atom_t functor_name = 0;
    std::size_t functor_arity = 0;
    return PL_get_compound_name_arity(term, &functor_name, &functor_arity) != 0 &&
           functor_arity == static_cast<std::size_t>(arity) && functor_name == PL_new_atom(name);
}

std::vector<term_t> elements(term_t list) {
    std::vector<term_t> result;
    auto const rest = PL_copy_term_ref(list);
    while (true) {
        auto const head = PL_new_term_ref();
        if (PL_get_list(rest, head, rest) == 0) return result;
        result.push_back(head);
    }
}

} // namespace knowledge::prolog
