// What is said to a person, before it is said in a language: a key of the catalogue and the values that go
// into it.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace core {

// Only a literal becomes a key, so that every key in use can be found in the source and held against the
// catalogue.
class MessageKey {
  public:
    template <std::convertible_to<std::string_view> T>
    consteval MessageKey(T const& literal) : text_(literal) {} // NOLINT: implicit on purpose

    [[nodiscard]] constexpr std::string_view text() const { return text_; }
    bool operator==(MessageKey const&) const = default;

  private:
    friend std::optional<MessageKey> key_named(std::string_view text); // core/catalogue.hpp
    struct Known {};
    constexpr MessageKey(Known, std::string_view text) : text_(text) {}

    std::string_view text_;
};

struct Argument;

struct Message {
    MessageKey key;
    std::vector<Argument> arguments;

    bool operator==(Message const&) const;
};

// A value put into a message: plain text, or a message of its own that is translated first.
struct Argument {
    std::variant<std::string, Message> value;

    bool operator==(Argument const&) const = default;
};

inline bool Message::operator==(Message const& other) const = default;

inline Argument argument(Message message) { return {std::move(message)}; }
inline Argument argument(MessageKey key) { return {Message{key, {}}}; }
inline Argument argument(std::string_view text) { return {std::string(text)}; }
inline Argument argument(std::string const& text) { return {text}; }
inline Argument argument(char const* text) { return {std::string(text)}; }
inline Argument argument(char letter) { return {std::string(1, letter)}; }
template <std::integral T>
Argument argument(T number) {
    return {std::to_string(number)}; // not fmt: every header includes this one, and fmt would double its cost
}

// message("fen.side", "x") reads as what it says; the text itself lives in core/catalogue.
template <class... Values>
Message message(MessageKey key, Values&&... values) {
    Message result{key, {}};
    result.arguments.reserve(sizeof...(values));
    (result.arguments.push_back(argument(std::forward<Values>(values))), ...);
    return result;
}

} // namespace core
