#include "knowledge/ordering/chess_weights.hpp"

#include "games/weight_text.hpp"

#include <cassert>

namespace knowledge::ordering {
namespace {

using F = Feature;

constexpr std::array<FeatureInfo, feature_count> table = {{
    {F::wins_pawn, "captures", "wins_pawn",
     "once, for an exchange that wins so much; 2 to 4 a minor piece, 5 or 6 a rook"},
    {F::wins_minor, "captures", "wins_minor", ""},
    {F::wins_rook, "captures", "wins_rook", ""},
    {F::wins, "captures", "wins", "for each pawn's worth that the exchange wins"},
    {F::victim, "captures", "victim", "for each pawn's worth that is taken"},
    {F::even_capture, "captures", "even", "once"},
    {F::losing_capture, "captures", "losing", "once"},
    {F::loses, "captures", "loses", "for each pawn's worth lost"},
    {F::en_passant, "captures", "en_passant", ""},
    {F::mate, "checks", "mate", ""},
    {F::check, "checks", "check", "any check; the rest of this table is counted besides"},
    {F::unsafe_check, "checks", "unsafe", "the mover is lost"},
    {F::check_taking, "checks", "taking", ""},
    {F::one_reply, "checks", "one_reply", "so many legal replies"},
    {F::two_replies, "checks", "two_replies", ""},
    {F::few_replies, "checks", "few_replies", "three or four"},
    {F::check_by_queen, "checks", "by_queen", "the piece that moves"},
    {F::check_by_rook, "checks", "by_rook", ""},
    {F::check_by_minor, "checks", "by_minor", ""},
    {F::check_by_pawn, "checks", "by_pawn", ""},
    {F::double_check, "checks", "double_check", ""},
    {F::discovered_check, "checks", "discovered_check", ""},
    {F::promotion, "promotions", "promotion", "to a queen that stays"},
    {F::promotion_lost, "promotions", "lost", "to a queen that is taken"},
    {F::under_promotion, "promotions", "under_promotion", ""},
    {F::under_promotion_check, "promotions", "under_promotion_check", "a knight that gives check, besides"},
    {F::new_threat, "threats", "new",
     "for each pawn's worth that another move would win, where it could not before"},
    {F::second_threat, "threats", "second", "for each pawn's worth of the second best of them"},
    {F::threat_besides_check, "threats", "besides_check", "the best of them, of a move that gives check"},
    {F::fork, "patterns", "fork", "once, as the rules have it"},
    {F::safe_fork, "patterns", "safe_fork",
     "besides, where the mover is not lost; skewers and pins count only then"},
    {F::skewer, "patterns", "skewer", ""},
    {F::absolute_pin, "patterns", "absolute_pin", ""},
    {F::relative_pin, "patterns", "relative_pin", ""},
    {F::discovered_attack, "patterns", "discovered_attack",
     "for each point of the pattern's score, 9 at most"},
    {F::trapped, "patterns", "trapped", "the same"},
    {F::remove_defender, "patterns", "remove_defender", "the same"},
    {F::deflection, "patterns", "deflection", "the same"},
    {F::overloaded, "patterns", "overloaded", "once"},
    {F::interference, "patterns", "interference", "for each point"},
    {F::unsafe_square, "safety", "unsafe_square", "a quiet move to where the mover is lost, once"},
    {F::loss_on_square, "safety", "loss_on_square", "for each pawn's worth lost there"},
    {F::left_hanging, "safety", "left_hanging",
     "for each pawn's worth the enemy can win elsewhere, unless it is in check"},
    {F::left_second, "safety", "left_second", "the second most"},
    {F::left_attacked, "safety", "left_attacked", "the dearest piece that is attacked at all"},
    {F::balance, "safety", "balance", "won on the target less what is left hanging, from -9 to 9"},
    {F::ahead, "safety", "ahead", "once, if that is above 0"},
    {F::squares, "placement", "squares",
     "for each tenth of a pawn that the square is better to the evaluation"},
    {F::towards_king, "placement", "towards_king",
     "for each square beside the enemy king more that the mover attacks"},
    {F::queen_towards_king, "placement", "queen_towards_king", ""},
    {F::backwards, "placement", "backwards", "a piece, quietly"},
    {F::castling, "placement", "castling", ""},
    {F::takes_checker, "placement", "takes_checker", ""},
    {F::king_evades, "placement", "king_evades", "a check"},
    {F::quiet_pawn, "quiet", "pawn", "who moves without taking, promoting or giving check"},
    {F::quiet_knight, "quiet", "knight", ""},
    {F::quiet_bishop, "quiet", "bishop", ""},
    {F::quiet_rook, "quiet", "rook", ""},
    {F::quiet_queen, "quiet", "queen", ""},
    {F::quiet_king, "quiet", "king", ""},
    {F::ending_pawn, "quiet", "ending_pawn", "besides, with few pieces left"},
    {F::ending_piece, "quiet", "ending_piece", ""},
    {F::ending_king, "quiet", "ending_king", ""},
    {F::passed_to_seventh, "passed", "to_seventh", "a passed pawn that is not lost there"},
    {F::passed_to_sixth, "passed", "to_sixth", ""},
    {F::passed_to_fifth, "passed", "to_fifth", ""},
    {F::passed_farther_back, "passed", "farther_back", ""},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].feature) != i) return false;
    return true;
}
static_assert(in_order());

games::WeightList weight_list(OrderWeights& weights) {
    games::WeightList list;
    for (auto const& info : table)
        list.push_back(games::named({info.group, "order.weights"}, info.name,
                                    weights.points[static_cast<std::size_t>(info.feature)], info.about));
    return list;
}

} // namespace

std::span<FeatureInfo const, feature_count> feature_table() { return table; }

std::string_view full_name(Feature feature) {
    static auto const names = [] {
        std::array<std::string, feature_count> all;
        for (auto const& info : table)
            all[static_cast<std::size_t>(info.feature)] =
                std::string(info.group) + "." + std::string(info.name);
        return all;
    }();
    return names[static_cast<std::size_t>(feature)];
}

OrderWeights const& shipped_order_weights() {
    static OrderWeights const shipped = [] {
        OrderWeights weights;
        [[maybe_unused]] auto const read =
            games::read_weights(shipped_order_text(), "chess", weight_list(weights));
        assert(read && "the shipped weights are sound");
        return weights;
    }();
    return shipped;
}

core::Expected<OrderWeights> order_weights_from(std::string_view text) {
    OrderWeights weights = shipped_order_weights();
    if (auto const read = games::read_weights(text, "chess", weight_list(weights)); !read)
        return tl::unexpected(read.error());
    return weights;
}

std::string order_weights_text(OrderWeights weights) {
    return games::weights_text(
        "chess", weight_list(weights),
        "The weights of damero's order of moves; docs/knowledge.md says how they are found.");
}

} // namespace knowledge::ordering
