// What a chess move does on the board, as a short list of features with amounts: what damero's order weighs. Exchanges are counted
// in pawns, as in the rules (1 3 3 5 9).
#pragma once

#include "core/fixed_list.hpp"
#include "games/chess/movegen.hpp"
#include "games/chess/position.hpp"
#include "knowledge/patterns/shadow_board.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace knowledge::ordering {

// In the order of feature_table() and of the file of weights.
enum class Feature : std::uint8_t {
    wins_pawn,
    wins_minor,
    wins_rook,
    wins,
    victim,
    even_capture,
    losing_capture,
    loses,
    en_passant,
    mate,
    check,
    unsafe_check,
    check_taking,
    one_reply,
    two_replies,
    few_replies,
    check_by_queen,
    check_by_rook,
    check_by_minor,
    check_by_pawn,
    double_check,
    discovered_check,
    promotion,
    promotion_lost,
    under_promotion,
    under_promotion_check,
    new_threat,
    second_threat,
    threat_besides_check,
    fork,
    safe_fork,
    skewer,
    absolute_pin,
    relative_pin,
    discovered_attack,
    trapped,
    remove_defender,
    deflection,
    overloaded,
    interference,
    unsafe_square,
    loss_on_square,
    left_hanging,
    left_second,
    left_attacked,
    balance,
    ahead,
    squares,
    towards_king,
    queen_towards_king,
    backwards,
    castling,
    takes_checker,
    king_evades,
    quiet_pawn,
    quiet_knight,
    quiet_bishop,
    quiet_rook,
    quiet_queen,
    quiet_king,
    ending_pawn,
    ending_piece,
    ending_king,
    passed_to_seventh,
    passed_to_sixth,
    passed_to_fifth,
    passed_farther_back,
};
inline constexpr std::size_t feature_count = static_cast<std::size_t>(Feature::passed_farther_back) + 1;

struct FeatureInfo {
    Feature feature;
    std::string_view group;
    std::string_view name;
    std::string_view about;
};
std::span<FeatureInfo const, feature_count> feature_table();
std::string_view full_name(Feature feature); // checks.mate

struct FeatureAmount {
    Feature feature;
    std::int16_t amount;
};
using FeatureList = core::FixedList<FeatureAmount, 40>;

// Reads the moves of one position, each once, in the order of the list.
class MoveReader {
  public:
    MoveReader(chess::Position const& position, chess::Moves const& moves);

    FeatureList const& read(chess::Move move);

  private:
    using Best =
        std::array<int, patterns::pattern_names.size()>; // by pattern, of several answers the highest

    void add(Feature feature, int amount) {
        if (amount != 0) features_.push({feature, static_cast<std::int16_t>(amount)});
    }
    void read_under_promotion(chess::Move move);
    void read_exchange(chess::Move move);
    void read_check(chess::Move move);
    void read_threats();
    void read_dangers();
    void read_patterns();
    void read_placement(chess::Move move);
    void read_quiet();
    void read_passed_pawn();
    void collect(patterns::Hits const& hits, std::size_t& next, Best& best) const;
    [[nodiscard]] int won_now(chess::Square square);
    [[nodiscard]] int worth(chess::Square square) const;

    chess::Position const& position_;
    patterns::ShadowBoard now_;
    patterns::ShadowBoard after_;
    chess::Colour us_;
    chess::Colour them_;
    bool in_check_;
    int phase_; // 0 an endgame of pawns, 24 all pieces there
    chess::Bitboard around_king_;
    chess::Bitboard passed_;
    std::array<std::int8_t, 64> won_now_; // what taking there gains before the move; -1: not looked at yet
    patterns::Hits classic_;
    patterns::Hits further_;
    std::size_t next_classic_ = 0;
    std::size_t next_further_ = 0;

    // of the move that is read
    FeatureList features_;
    patterns::Step step_{};
    chess::PieceKind kind_ = chess::PieceKind::none;
    bool gives_check_ = false;
    bool promotes_ = false;
    int taken_ = 0;
    int gained_ = 0; // after the exchange on the target; below 0: lost
    int danger_ = 0; // the most the other side can win elsewhere
};

} // namespace knowledge::ordering
