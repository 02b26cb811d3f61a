// Looks for the gain that lies far away: proof-number search (df-pn) over the same ends as Prover, which looks at all lines to
// the same depth. Here the line with the fewest ways out is looked at first, however long it is; so a row of checks is followed
// to its end and a board where everything is possible is left alone. What it finds is a tree against every reply like any other.
#pragma once

#include "tactics/explain/prover.hpp"

namespace tactics {

template <core::Game G>
class FarSearch {
  public:
    using Move = core::MoveOf<G>;
    using Moves = core::MovesOf<G>;
    using Node = ProofNode<G>;

    explicit FarSearch(Prover<G>& prover) : prover_(prover) {}

    // The opponent is to move in the prover's position; what is wanted is set.
    bool proves() {
        look(Side::opponent, {infinite, infinite}, 0);
        return table_[prover_.position_.key()].proof == 0;
    }
    // After a yes. False: the tree is too large to be told.
    bool write(Node& into) { return write_replies(into); }

  private:
    enum class Side { player, opponent };
    struct Numbers {
        std::uint32_t proof = 1;    // so many ends must still be shown at least
        std::uint32_t disproof = 1; // or so many refuted
    };
    struct Known : Numbers {
        bool seen = false;
        std::uint32_t burden = 0; // how far the move is from a threat
        std::uint32_t stamp = 0;  // proved things in the order in which they were proved
        int length = 0;           // moves of the player until it is shown
    };
    struct Child {
        Move move;
        core::Key key;
        Numbers first; // until something is known
    };

    static constexpr std::uint32_t infinite = 1U << 30;
    static constexpr int most_plies = 26;
    static constexpr std::uint32_t of_quiet_move = 3;
    static constexpr std::uint32_t without_threat = 8;
    static constexpr int largest_tree = 6000;

    void look(Side side, Numbers limits, int ply);
    bool is_settled(Side side, Known& here);
    std::vector<Child> children(Side side);
    [[nodiscard]] Numbers numbers_of(Child const& child) const;
    [[nodiscard]] Known const* proved(core::Key key) const;
    struct Sums {
        Numbers together;
        std::size_t best;
        std::uint32_t second; // of what is least, the next
    };
    [[nodiscard]] Sums add_up(Side side, std::vector<Child> const& children, std::uint32_t burden) const;
    [[nodiscard]] static Numbers limits_below(Side side, Numbers limits, Sums const& sums, Numbers best);
    void remember(Side side, Known& here, Numbers numbers, std::vector<Child> const& children);
    bool write_replies(Node& into);
    bool write_answer(Node& into);

    Prover<G>& prover_;
    std::unordered_map<core::Key, Known> table_;
    std::vector<core::Key> path_;
    std::uint32_t stamps_ = 0;
    int written_ = 0;
};

// The ends, when a position is seen first.
template <core::Game G>
bool FarSearch<G>::is_settled(Side side, Known& here) {
    auto& position = prover_.position_;
    here.seen = true;
    auto const settle = [&](bool shown) {
        static_cast<Numbers&>(here) = shown ? Numbers{0, infinite} : Numbers{infinite, 0};
        if (shown) here.stamp = ++stamps_;
        return true;
    };
    if (G::is_draw(position, prover_.trail_)) return settle(false);
    if (side == Side::player) return prover_.rests_at_once(nullptr) ? settle(true) : false;
    Moves moves;
    G::generate(position, moves);
    if (moves.empty()) return settle(core::is_loss(G::no_moves_score(position, core::Ply{0})));
    here.burden = prover_.threatens_something() ? 0 : without_threat;
    return false;
}

template <core::Game G>
void FarSearch<G>::look(Side side, Numbers limits, int ply) {
    auto& position = prover_.position_;
    auto& here = table_[position.key()];
    if (!prover_.budget_.take()) return;
    if (!here.seen && is_settled(side, here)) return;
    if (ply >= most_plies) {
        static_cast<Numbers&>(here) = {infinite, 0};
        return;
    }
    auto const next = children(side);
    path_.push_back(position.key());
    while (true) {
        auto const sums = add_up(side, next, here.burden);
        remember(side, here, sums.together, next);
        if (sums.together.proof >= limits.proof || sums.together.disproof >= limits.disproof ||
            sums.together.proof == 0 || sums.together.disproof == 0 || prover_.budget_.is_spent())
            break;
        auto const& best = next[sums.best];
        auto const below = limits_below(side, limits, sums, numbers_of(best));
        prover_.after(best.move, [&] {
            look(side == Side::player ? Side::opponent : Side::player, below, ply + 1);
            return true;
        });
    }
    path_.pop_back();
}

template <core::Game G>
auto FarSearch<G>::children(Side side) -> std::vector<Child> {
    auto const moves = side == Side::player ? prover_.every_candidate() : prover_.replies();
    std::vector<Child> result;
    result.reserve(static_cast<std::size_t>(moves.size()));
    for (auto const move : moves) {
        bool const is_quiet = side == Side::player && !prover_.is_promising(move);
        auto const key = prover_.after(move, [&] { return prover_.position_.key(); });
        result.push_back({move, key, {is_quiet ? of_quiet_move : 1, 1}});
    }
    return result;
}

// What leads back to where the line has been shows nothing.
template <core::Game G>
auto FarSearch<G>::numbers_of(Child const& child) const -> Numbers {
    if (std::ranges::find(path_, child.key) != path_.end()) return {infinite, 0};
    auto const known = table_.find(child.key);
    return known != table_.end() && known->second.seen ? static_cast<Numbers>(known->second) : child.first;
}

template <core::Game G>
auto FarSearch<G>::add_up(Side side, std::vector<Child> const& children, std::uint32_t burden) const -> Sums {
    bool const is_player = side == Side::player;
    std::uint64_t sum = is_player ? 0 : burden;
    Sums sums{{}, 0, infinite};
    std::uint32_t least = infinite + 1;
    bool is_open = false; // something remains to be shown
    for (std::size_t i = 0; i < children.size(); ++i) {
        auto const numbers = numbers_of(children[i]);
        auto const one = is_player ? numbers.proof : numbers.disproof;
        auto const added = is_player ? numbers.disproof : numbers.proof;
        sum += added;
        is_open |= added > 0;
        if (one < least) {
            sums.second = std::min(least, infinite);
            least = one;
            sums.best = i;
        } else {
            sums.second = std::min(sums.second, one);
        }
    }
    auto const total = is_open ? static_cast<std::uint32_t>(std::min<std::uint64_t>(sum, infinite)) : 0;
    least = std::min(least, infinite);
    sums.together = is_player ? Numbers{least, total} : Numbers{total, least};
    return sums;
}

// How long the best child is looked at: until the next is better, with some patience, or all is decided here.
template <core::Game G>
auto FarSearch<G>::limits_below(Side side, Numbers limits, Sums const& sums, Numbers best) -> Numbers {
    auto const patient = std::min(infinite, sums.second + 1 + sums.second / 4);
    auto const rest = [](std::uint32_t limit, std::uint32_t together, std::uint32_t one) {
        return limit >= infinite ? infinite : limit - (together - one);
    };
    if (side == Side::player)
        return {std::min(limits.proof, patient),
                rest(limits.disproof, sums.together.disproof, best.disproof)};
    return {rest(limits.proof, sums.together.proof, best.proof), std::min(limits.disproof, patient)};
}

template <core::Game G>
void FarSearch<G>::remember(Side side, Known& here, Numbers numbers, std::vector<Child> const& children) {
    static_cast<Numbers&>(here) = numbers;
    if (numbers.proof != 0 || here.stamp != 0) return;
    int shortest = most_plies;
    int longest = 0;
    for (auto const& child : children)
        if (auto const* const known = proved(child.key)) {
            shortest = std::min(shortest, known->length);
            longest = std::max(longest, known->length);
        }
    here.length = side == Side::player ? shortest + 1 : longest;
    here.stamp = ++stamps_;
}

template <core::Game G>
auto FarSearch<G>::proved(core::Key key) const -> Known const* {
    auto const known = table_.find(key);
    return known != table_.end() && known->second.proof == 0 ? &known->second : nullptr;
}

template <core::Game G>
bool FarSearch<G>::write_replies(Node& into) {
    if (G::is_draw(prover_.position_, prover_.trail_)) return false;
    Moves moves;
    G::generate(prover_.position_, moves);
    if (moves.empty()) into.ending = Ending::won;
    for (auto const reply : moves) {
        Node node{.move = reply};
        if (++written_ > largest_tree || !prover_.after(reply, [&] { return write_answer(node); }))
            return false;
        into.next.push_back(std::move(node));
    }
    return true;
}

// The shortest of what was proved before this was: so the way never leads in a circle.
template <core::Game G>
bool FarSearch<G>::write_answer(Node& into) {
    if (G::is_draw(prover_.position_, prover_.trail_)) return false;
    if (prover_.rests_at_once(&into)) return true;
    auto const* const here = proved(prover_.position_.key());
    if (here == nullptr) return false;
    Known const* best = nullptr;
    std::optional<Move> answer;
    for (auto const& child : children(Side::player)) {
        auto const* const known = proved(child.key);
        if (known == nullptr || known->stamp >= here->stamp) continue;
        if (best != nullptr && known->length >= best->length) continue;
        best = known;
        answer = child.move;
    }
    if (!answer) return false;
    Node node{.move = *answer};
    if (!prover_.after(*answer, [&] { return write_replies(node); })) return false;
    into.next.push_back(std::move(node));
    return true;
}

// First any gain; then more, each with a smaller budget of its own.
template <core::Game G>
std::optional<Proof<G>> Prover<G>::far(Move move) {
    constexpr std::uint64_t for_more = 60'000;
    std::optional<Proof<G>> found;
    for (int const gain : {1, 2, 3, 5, 9}) {
        if (found) budget_.left = std::min(budget_.left, for_more);
        rest_.want(before_ + gain);
        telling_ = false;
        Proof<G> proof{.root = Node{.move = move}, .gain = gain};
        bool const shown = after(move, [&] {
            FarSearch<G> search(*this);
            if (!search.proves()) return false;
            NodeBudget const before_telling = budget_;
            budget_.at_least(for_telling);
            telling_ = true;
            bool const told = search.write(proof.root);
            budget_ = before_telling;
            return told;
        });
        if (!shown) break;
        found = std::move(proof);
    }
    return found;
}

} // namespace tactics
