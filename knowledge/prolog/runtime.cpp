#include "knowledge/prolog/runtime.hpp"

#include "knowledge/prolog/terms.hpp"
#include "knowledge/rule_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <mutex>

namespace knowledge::prolog {
namespace {

// Neither files of the user's that Prolog would read at its start, nor handlers for signals, which are the program's own affair.
bool initialise() {
    static std::array<char, 7> name{"damero"};
    static std::array<char, 3> quiet{"-q"};
    static std::array<char, 13> signals{"--no-signals"};
    static std::array<char, 3> user_file{"-f"};
    static std::array<char, 3> site_file{"-F"};
    static std::array<char, 5> none{"none"};
    static std::array<char, 3> optimise{"-O"}; // compiled arithmetic
    static std::array<char*, 9> words = {name.data(),      quiet.data(),    signals.data(),
                                         user_file.data(), none.data(),     site_file.data(),
                                         none.data(),      optimise.data(), nullptr};
    return PL_is_initialised(nullptr, nullptr) != 0 ||
           PL_initialise(static_cast<int>(words.size()) - 1, words.data()) != 0;
}

bool load_program(ShippedFile const& program) {
    Frame const frame;
    auto const text = string_term(program.text);
    auto const stream = PL_new_term_ref();
    if (!call("system", "open_string", {text, stream})) return false;
    auto const options = PL_new_term_ref();
    PL_put_nil(options);
    auto const from_stream = PL_new_term_ref();
    if (PL_cons_functor(from_stream, PL_new_functor(PL_new_atom("stream"), 1), stream) == 0 ||
        PL_cons_list(options, from_stream, options) == 0)
        return false;
    return call("system", "load_files",
                {atom_term(fmt::format("{}_{}", program.family, program.name)), options});
}

bool load_host() { return std::ranges::all_of(host_programs(), load_program); }

bool start() {
    static bool const started = initialise() && load_host();
    return started;
}

// Ends the engine with its thread. The thread that started Prolog has one anyway.
struct ThreadEngine {
    bool attached = false;
    ThreadEngine() { attached = PL_thread_self() < 0 && PL_thread_attach_engine(nullptr) >= 0; }
    ~ThreadEngine() {
        if (attached) PL_thread_destroy_engine();
    }
    ThreadEngine(ThreadEngine const&) = delete;
    ThreadEngine& operator=(ThreadEngine const&) = delete;
};

} // namespace

bool ready() {
    if (!start()) return false;
    static thread_local ThreadEngine const engine;
    return PL_thread_self() >= 0;
}

bool settle() {
    if (!ready()) return false;
    Frame const frame;
    return call("damero_host", "settle", {});
}

bool start_timer() {
    if (!ready()) return false;
    Frame const frame;
    return call("damero_host", "start_timer", {});
}

} // namespace knowledge::prolog
