#include "games/knights/evaluation.hpp"

#include "games/knights/patterns.hpp"
#include "games/notes.hpp"

#include <algorithm>

namespace knights {
namespace {

constexpr int most_knights = 32;

struct Seen {
    Bitboard once;
    Bitboard twice;
};

// Where one knight of a set bears, and where more than one does.
constexpr Seen seen_by(Bitboard set) {
    constexpr Bitboard file_a = 0x0101010101010101u;
    constexpr Bitboard not_a = ~file_a;
    constexpr Bitboard not_ab = ~(file_a | file_a << 1);
    constexpr Bitboard not_h = ~(file_a << 7);
    constexpr Bitboard not_gh = ~(file_a << 6 | file_a << 7);
    Seen seen{0, 0};
    auto const add = [&](Bitboard targets) {
        seen.twice |= seen.once & targets;
        seen.once |= targets;
    };
    add(set << 17 & not_a);
    add(set >> 15 & not_a);
    add(set << 10 & not_ab);
    add(set >> 6 & not_ab);
    add(set << 15 & not_h);
    add(set >> 17 & not_h);
    add(set << 6 & not_gh);
    add(set >> 10 & not_gh);
    return seen;
}

template <class Note>
Phased side_terms(Bitboard knights, Seen const& own, Seen const& enemy, Weights const& w, Note note) {
    using games::popcount;
    Bitboard const attacked = knights & enemy.once;
    return note(w.loose, popcount(attacked & ~own.once)) +
           note(w.outnumbered, popcount(attacked & own.once & ~own.twice & enemy.twice)) +
           note(w.guarded, popcount(knights & own.once)) + note(w.attacked_square, popcount(own.once)) +
           note(w.attacked_twice, popcount(own.twice));
}

int knights_left(Position const& position) {
    using enum Colour;
    return std::min(most_knights, games::popcount(position.knights(white) | position.knights(black)));
}

// All that is not kept from move to move but the patterns, for White. `notes` hears of every weight that is used.
template <class Listener>
Phased terms(Position const& position, Weights const& w, Listener& notes) {
    auto const white = position.knights(Colour::white);
    auto const black = position.knights(Colour::black);
    Seen const by_white = seen_by(white);
    Seen const by_black = seen_by(black);
    int const lead = games::popcount(white) - games::popcount(black);
    int const gone = most_knights - knights_left(position);
    return side_terms(white, by_white, by_black, w, notes.of(Colour::white)) -
           side_terms(black, by_black, by_white, w, notes.of(Colour::black)) +
           notes.of(Colour::white)(w.lead_grows, lead * gone);
}

int blended(Phased sum, int left) {
    return (sum.middlegame() * left + sum.endgame() * (most_knights - left)) / most_knights;
}

Phased pattern_sum(Position const& position, std::vector<Phased> const& worths) {
    Phased sum;
    if (worths.empty()) return sum;
    for_each_pattern(position.knights(Colour::white), position.knights(Colour::black),
                     [&](std::size_t pair, unsigned white, unsigned black) {
                         sum += worths[pair * pattern_count + pattern_index(white, black)];
                     });
    return sum;
}

struct UsedPattern {
    std::size_t place;
    int by;
};

// The whole evaluation once more, written down.
struct Account {
    Weights w; // a copy, for the list of names refers to it
    games::Notes notes;
    Phased sum{};
    std::array<Phased, 2> pattern_sums{};
    std::vector<UsedPattern> used;
    int left;
    int turn;

    Account(Position const& position, PreparedWeights const& weights)
        : w(weights),
          notes(w),
          left(knights_left(position)),
          turn(position.side_to_move() == Colour::white ? w.turn : -w.turn) {
        for (Colour const colour : {Colour::white, Colour::black})
            for (Bitboard set = position.knights(colour); set != 0;)
                note_knight(colour, static_cast<std::size_t>(games::pop_lowest(set)));
        sum += terms(position, w, notes);
        note_patterns(position, weights.patterns);
        notes.of(position.side_to_move()).flat(w.turn, 1);
    }
    Account(Account const&) = delete; // the notes know where the weights are
    Account& operator=(Account const&) = delete;

    void note_knight(Colour colour, std::size_t square) {
        auto const note = notes.of(colour);
        Phased const worth = note(w.knight) + note(w.jump, games::popcount(jumps[square])) +
                             note(w.square[half_board_place(square, colour)]);
        sum += colour == Colour::white ? worth : -worth;
    }

    // White's are the pairs of ranks with tables, Black's those that are seen with its eyes.
    void note_patterns(Position const& position, PatternWeights const& tables) {
        auto const use = [&](Colour colour, std::size_t place) {
            pattern_sums[static_cast<std::size_t>(core::index(colour))] += tables[place];
            sum += colour == Colour::white ? tables[place] : -tables[place];
            used.push_back({place, colour == Colour::white ? 1 : -1});
        };
        for_each_pattern(position.knights(Colour::white), position.knights(Colour::black),
                         [&](std::size_t pair, unsigned white, unsigned black) {
                             std::size_t const turned = rank_pairs - 1 - pair;
                             if (pair < pattern_tables)
                                 use(Colour::white, pair * pattern_count + pattern_index(white, black));
                             if (turned < pattern_tables)
                                 use(Colour::black, turned * pattern_count + turned_index(white, black));
                         });
    }
};

} // namespace

Accumulator accumulate(Position const& position, PreparedWeights const& weights) {
    Accumulator result{.worth = &weights.worth};
    for (Colour const colour : {Colour::white, Colour::black})
        for (Bitboard left = position.knights(colour); left != 0;)
            result.placed(knight_of(colour), Square(games::pop_lowest(left)));
    return result;
}

core::Score Evaluator::operator()(Position const& position, Accumulator const& kept) const {
    games::NoNotes nobody;
    Phased const sum =
        kept.sum + terms(position, *weights_, nobody) + pattern_sum(position, weights_->pattern_worths);
    int const value = blended(sum, knights_left(position));
    return core::Score{(position.side_to_move() == Colour::white ? value : -value) + weights_->turn};
}

core::Score evaluate(Position const& position, PreparedWeights const& weights) {
    return Evaluator(weights)(position, accumulate(position, weights));
}

core::EvaluationTrace trace(Position const& position, PreparedWeights const& weights) {
    Account account(position, weights);
    PatternWeights none;
    core::EvaluationTrace result;
    result.terms = account.notes.terms(weight_list(account.w, none));
    for (std::size_t side = 0; side < 2; ++side) // the patterns come last
        result.terms.back().sides[side] = {account.pattern_sums[side].middlegame(),
                                           account.pattern_sums[side].endgame()};
    result.sum = {account.sum.middlegame(), account.sum.endgame()};
    result.phase = account.left;
    result.full_phase = most_knights;
    result.blended = blended(account.sum, account.left);
    result.turn = account.turn;
    result.value = core::Score{result.blended + result.turn};
    return result;
}

core::Tangent tangent(Position const& position, PreparedWeights const& weights) {
    Account account(position, weights);
    PatternWeights none;
    auto const list = weight_list(account.w, none);
    double const many = static_cast<double>(account.left) / most_knights;
    core::Tangent result{static_cast<double>(blended(account.sum, account.left) + account.turn),
                         account.notes.slopes(list, many, 1 - many)};
    auto const first = static_cast<std::uint32_t>(games::parameters(list).size());
    for (auto const& [place, by] : account.used) {
        auto const parameter = first + 2 * static_cast<std::uint32_t>(place);
        result.slopes.push_back({parameter, static_cast<float>(by * many)});
        result.slopes.push_back({parameter + 1, static_cast<float>(by * (1 - many))});
    }
    return result;
}

} // namespace knights
