// Prolog terms in and out. Everything here is for a thread that has an engine (runtime.hpp).
#pragma once

#include <SWI-Prolog.h>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace knowledge::prolog {

// What is made of terms within a frame is gone with it.
class Frame {
  public:
    Frame() : frame_(PL_open_foreign_frame()) {}
    ~Frame() { PL_discard_foreign_frame(frame_); }
    Frame(Frame const&) = delete;
    Frame& operator=(Frame const&) = delete;

  private:
    fid_t frame_;
};

term_t atom_term(std::string_view text);
term_t string_term(std::string_view text);
term_t integer_term(std::int64_t value);
term_t float_term(double value);
term_t compound_term(char const* name, std::initializer_list<term_t> arguments);

// Calls a predicate once; what it binds stays. False when it fails or raises something.
bool call(char const* module, char const* predicate, std::initializer_list<term_t> arguments);

std::string text_of(term_t term); // of an atom, a string or a number; empty for anything else
std::optional<int> integer_of(term_t term);
term_t argument(term_t compound, int number); // from 1
bool is_compound(term_t term, char const* name, int arity);
std::vector<term_t> elements(term_t list);

} // namespace knowledge::prolog
