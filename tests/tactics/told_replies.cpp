#include "told_replies.hpp"

#include "proof_checker.hpp"

#include <algorithm>

namespace tests {
namespace {

using Json = nlohmann::json;

std::string from(Json const& reply) { return reply["move"].get<std::string>().substr(0, 2); }
std::string to(Json const& reply) { return reply["move"].get<std::string>().substr(2, 2); }

} // namespace

std::string ToldReplies::answer_of(Json const& reply) {
    if (reply.contains("by")) return reply["by"];
    if (reply.contains("replies") && !reply["replies"].empty()) return reply["replies"][0]["move"];
    return "";
}

bool ToldReplies::is_taken(Json const& reply, std::string const& victim, std::string const& by) const {
    auto const answer = answer_of(reply);
    auto const now = from(reply) == victim ? to(reply) : victim;
    return answer.size() >= 4 && answer.substr(2, 2) == now && (by.empty() || answer.substr(0, 2) == by) &&
           !is_empty_after(reply, now); // as a rook's corner is when it has castled
}

bool ToldReplies::is_empty_after(Json const& reply, std::string const& square) const {
    auto const move = legal_move_named(after_, reply["move"]);
    return !move || played(after_, *move).at(*chess::square_from(square)) == chess::Piece::none;
}

bool ToldReplies::is_quiet(Json const& reply) const {
    auto const move = legal_move_named(after_, reply["move"]);
    return move && !after_.is_capture(*move) && !move->is_promotion() && !played(after_, *move).in_check();
}

bool ToldReplies::piece_falls(std::string const& victim, Share share, std::string const& by) const {
    std::vector<Json const*> all;
    std::vector<Json const*> quiet;
    for (auto const& reply : replies_) {
        if (from(reply) == victim || is_empty_after(reply, victim)) continue;
        all.push_back(&reply);
        if (is_quiet(reply)) quiet.push_back(&reply);
    }
    auto const& counted = quiet.empty() ? all : quiet;
    auto const taken =
        std::ranges::count_if(counted, [&](Json const* reply) { return is_taken(*reply, victim, by); });
    auto const size = static_cast<std::ptrdiff_t>(counted.size());
    return share == Share::all ? taken == size && taken > 0 : 2 * taken > size;
}

bool ToldReplies::is_taken_by(std::string const& victim, std::string const& by) const {
    return std::ranges::any_of(replies_, [&](Json const& reply) {
        return from(reply) != victim && to(reply) != by && is_taken(reply, victim, by);
    });
}

bool ToldReplies::one_always_falls(std::string const& one, std::string const& two) const {
    return std::ranges::all_of(replies_, [&](Json const& reply) {
        return !is_quiet(reply) || is_taken(reply, one) || is_taken(reply, two);
    });
}

std::vector<Json> ToldReplies::moved_from(std::string const& square,
                                          std::function<bool(chess::Position const&)> const& holds) const {
    std::vector<Json> found;
    for (auto const& reply : replies_)
        if (from(reply) == square && is_quiet(reply) &&
            holds(played(after_, *legal_move_named(after_, reply["move"]))))
            found.push_back(reply);
    return found;
}

} // namespace tests
