// The replies to a move as a proof tells them, and what falls in the answers. For the checker of claims.
#pragma once

#include "games/chess/position.hpp"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>
#include <vector>

namespace tests {

class ToldReplies {
  public:
    using Json = nlohmann::json;

    // The position in which the replies are made.
    ToldReplies(chess::Position const& after, Json const& replies) : after_(after), replies_(replies) {}

    static std::string answer_of(Json const& reply); // empty: none
    // Does the answer take the piece that stood there, by the piece on `by` (empty: by any)?
    [[nodiscard]] bool is_taken(Json const& reply, std::string const& victim,
                                std::string const& by = "") const;

    // In the answers to so many of the quiet replies that leave it where it stands (of all that do, if none is quiet).
    enum class Share { most, all };
    [[nodiscard]] bool piece_falls(std::string const& victim, Share share, std::string const& by = "") const;
    // In the answer to some reply that leaves both where they are.
    [[nodiscard]] bool is_taken_by(std::string const& victim, std::string const& by) const;
    // Whatever the quiet reply, the answer takes one of the two.
    [[nodiscard]] bool one_always_falls(std::string const& one, std::string const& two) const;
    // The quiet replies of the piece on that square after which the condition holds.
    [[nodiscard]] std::vector<Json>
    moved_from(std::string const& square, std::function<bool(chess::Position const&)> const& holds) const;

  private:
    [[nodiscard]] bool is_empty_after(Json const& reply, std::string const& square) const;
    [[nodiscard]] bool is_quiet(Json const& reply) const; // neither takes nor promotes nor gives check

    chess::Position const& after_;
    Json const& replies_;
};

} // namespace tests
