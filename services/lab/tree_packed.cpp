// Writing the columns.
#include "services/lab/tree_packed.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <unordered_map>

namespace services::lab {
namespace {

using Json = nlohmann::ordered_json;
using search::Claim;
using search::TreeNode;

static_assert(std::endian::native == std::endian::little, "columns are written as they lie in memory");

// What is true of a node, a bit each.
enum Flag : std::uint8_t {
    maximises = 1,
    principal = 2,
    cut = 4,
    folded = 8,
    at_least = 16,
    at_most = 32,
};

std::uint8_t flags_of(TreeNode const& node) {
    int flags = 0;
    if (node.maximises) flags |= maximises;
    if (node.principal) flags |= principal;
    if (node.cut == core::Cut::beta) flags |= cut;
    if (node.is_folded()) flags |= folded;
    if (node.claim() == Claim::at_least) flags |= at_least;
    if (node.claim() == Claim::at_most) flags |= at_most;
    return static_cast<std::uint8_t>(flags);
}

// Bounds that are not there yet are the least and the greatest that there is room for; no value comes near them.
std::int16_t narrowed(int value) {
    using Limits = std::numeric_limits<std::int16_t>;
    return static_cast<std::int16_t>(std::clamp<int>(value, Limits::min(), Limits::max()));
}

// Texts by number, each once; 0 is the empty one.
class Texts {
  public:
    Texts() { number_of(""); }

    std::uint16_t number_of(std::string const& text) {
        auto const [place, is_new] = numbers_.try_emplace(text, list_.size());
        if (is_new) list_.push_back(text);
        return static_cast<std::uint16_t>(place->second);
    }
    [[nodiscard]] std::vector<std::string> const& list() const { return list_; }
    [[nodiscard]] bool fit() const { return list_.size() <= std::numeric_limits<std::uint16_t>::max(); }

  private:
    std::unordered_map<std::string, std::size_t> numbers_;
    std::vector<std::string> list_;
};

struct Columns {
    std::vector<std::uint32_t> below;
    std::vector<std::int16_t> alpha, beta, value, points;
    std::vector<std::uint16_t> move, reason, moves, searched, never;
    std::vector<std::uint8_t> ply, flags;

    void add(TreeNode const& node, Texts& move_texts, Texts& reason_texts) {
        below.push_back(static_cast<std::uint32_t>(node.nodes));
        alpha.push_back(narrowed(node.alpha.value()));
        beta.push_back(narrowed(node.beta.value()));
        value.push_back(narrowed(node.value.value()));
        points.push_back(narrowed(node.reason.points));
        move.push_back(move_texts.number_of(node.move));
        reason.push_back(reason_texts.number_of(node.reason.name));
        moves.push_back(static_cast<std::uint16_t>(node.moves));
        searched.push_back(static_cast<std::uint16_t>(node.searched));
        ply.push_back(static_cast<std::uint8_t>(node.ply.value()));
        flags.push_back(flags_of(node));
        for (auto const& text : node.never_searched) never.push_back(move_texts.number_of(text));
    }
};

void fill_up(std::string& bytes, char with) { bytes.resize((bytes.size() + 3) / 4 * 4, with); }

template <class T>
void append(std::string& bytes, std::vector<T> const& column) {
    bytes.append(reinterpret_cast<char const*>(column.data()), column.size() * sizeof(T));
    fill_up(bytes, '\0');
}

Json head_of(DrawnTree const& drawn, Texts const& moves, Texts const& reasons, std::size_t never) {
    auto const& statistics = drawn.tree.statistics;
    return {{"game", drawn.game},
            {"fen", drawn.fen},
            {"search", drawn.bot},
            {"side", drawn.side == core::Colour::white ? "white" : "black"},
            {"depth", drawn.depth.value()},
            {"nodes", drawn.tree.nodes.size()},
            {"never", never},
            {"nodesVisited", statistics.nodes_visited},
            {"prunings", statistics.pruning_count},
            {"firstMoveCutoffs", statistics.first_move_cutoffs},
            {"shownDepth", drawn.tree.shown_depth.value()},
            {"moves", moves.list()},
            {"reasons", reasons.list()}};
}

} // namespace

core::Expected<std::string> packed_tree(DrawnTree const& drawn) {
    Columns columns;
    Texts moves;
    Texts reasons;
    for (auto const& node : drawn.tree.nodes) columns.add(node, moves, reasons);
    if (!moves.fit() || !reasons.fit()) return core::failure(core::message("lab.tree.moves_many"));
    auto head = head_of(drawn, moves, reasons, columns.never.size())
                    .dump(-1, ' ', false, Json::error_handler_t::replace);
    fill_up(head, ' ');
    std::string bytes;
    append(bytes, std::vector<std::uint32_t>{static_cast<std::uint32_t>(head.size())});
    bytes += head;
    append(bytes, columns.below);
    append(bytes, columns.alpha);
    append(bytes, columns.beta);
    append(bytes, columns.value);
    append(bytes, columns.points);
    append(bytes, columns.move);
    append(bytes, columns.reason);
    append(bytes, columns.moves);
    append(bytes, columns.searched);
    append(bytes, columns.ply);
    append(bytes, columns.flags);
    append(bytes, columns.never);
    return bytes;
}

} // namespace services::lab
