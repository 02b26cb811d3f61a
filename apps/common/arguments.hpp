// The options of one command, as text until somebody asks for more. CLI11 finds out what was given; every
// judgement about it is made here, in the catalogue's words.
#pragma once

#include "core/message.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace apps {

struct Option {
    std::string_view name;
    std::string_view value; // what stands for its value in the help; empty: a flag
    core::MessageKey what;
    bool repeated = false; // may be given more than once
};

// Options that every command has. CLI11 looks after --help itself.
inline constexpr Option language_option{"--lang", "en|es", "cli.option.lang"};
inline constexpr Option help_option{"--help", "", "cli.option.help"};

class Arguments {
  public:
    Arguments(CLI::App const& app, std::span<Option const> options);

    // What stands on the command line besides options and the verb, in order.
    [[nodiscard]] std::vector<std::string> const& words() const { return words_; }
    [[nodiscard]] std::string const& verb() const { return verb_; } // of a command that has verbs
    void take_verb();                                               // the first word is one

    [[nodiscard]] bool given(std::string_view option) const;
    [[nodiscard]] std::optional<std::string> text(std::string_view option) const;
    [[nodiscard]] std::vector<std::string> texts(std::string_view option) const; // each time it was given
    [[nodiscard]] std::optional<std::int64_t> number(std::string_view option, std::int64_t smallest,
                                                     std::int64_t largest) const;

  private:
    std::map<std::string, std::vector<std::string>, std::less<>> values_; // of the options that were given
    std::string verb_;
    std::vector<std::string> words_;
};

// `--name=value` as two words, which makes an empty value possible and a flag's value a word too many.
std::vector<std::string> split_arguments(std::span<char const* const> words);

} // namespace apps
