// The tree as a picture: the root at the left, a column a ply, the moves that were never searched grey behind two red
// strokes.
#include "core/catalogue.hpp"
#include "core/shown_text.hpp"
#include "search/teaching/teaching.hpp"
#include "services/lab/drawn_tree.hpp"
#include "services/lab/svg.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace services::lab {
namespace {

using search::Claim;
using search::SearchTree;
using search::TreeNode;

constexpr std::string_view rules = R"css(
text { font: 13px system-ui, sans-serif; fill: #1b1f24; }
.paper { fill: #ffffff; }
.heading { font-size: 17px; font-weight: 700; }
.move, .value { font-weight: 700; }
.small { font-size: 11px; fill: #57606a; }
.cut-word { font-size: 11px; font-weight: 700; fill: #c01530; }
.grey { fill: #8c959f; }
.edge { fill: none; stroke: #c3cad2; stroke-width: 1.5; }
.edge-best { fill: none; stroke: #157030; stroke-width: 4; }
.edge-never { fill: none; stroke: #8c959f; stroke-width: 1.5; stroke-dasharray: 4 4; }
.strokes { fill: none; stroke: #c01530; stroke-width: 2.5; }
.max { fill: #ddf0ff; stroke: #0550ae; stroke-width: 1.2; }
.min { fill: #fff0e0; stroke: #8a3b00; stroke-width: 1.2; }
.max-sign { fill: #0550ae; }
.min-sign { fill: #8a3b00; }
.frame-best { fill: none; stroke: #157030; stroke-width: 3; }
.frame-cut { fill: none; stroke: #c01530; stroke-width: 3; }
.never { fill: #eceff2; stroke: #8c959f; stroke-dasharray: 4 4; }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3; }
.paper { fill: #0d1117; }
.small { fill: #9aa5b1; }
.cut-word { fill: #ff7b72; }
.grey { fill: #76818d; }
.edge { stroke: #3d4651; }
.edge-best, .frame-best { stroke: #56d364; }
.edge-never { stroke: #76818d; }
.strokes, .frame-cut { stroke: #ff7b72; }
.max { fill: #0f2942; stroke: #79c0ff; }
.min { fill: #3a2412; stroke: #ffb77c; }
.max-sign { fill: #79c0ff; }
.min-sign { fill: #ffb77c; }
.never { fill: #1c2229; stroke: #76818d; }
}
)css";

constexpr Size box{158, 38};
constexpr double row_height = 46;
constexpr double column_width = 206;
constexpr double top = 118; // of the first row; title and legend are above
constexpr double margin = 16;
constexpr int most_rows = 160;

std::string bound_text(core::Score score, core::Language language) {
    if (score <= -search::detail::unbounded) return "−∞";
    if (score >= search::detail::unbounded) return "+∞";
    return value_text(score, language);
}

std::string_view sign_of(Claim claim) {
    if (claim == Claim::exact) return "=";
    return claim == Claim::at_least ? "≥" : "≤";
}

// As much of a text as a box holds.
std::string cut_to(std::string const& text, std::size_t size) {
    if (text.size() <= size) return text;
    return std::string(core::whole_characters(text, size - 1)) + "…";
}

class TreePicture {
  public:
    TreePicture(DrawnTree const& drawn, core::Language language)
        : drawn_(drawn),
          tree_(drawn.tree),
          language_(language),
          level_(deepest_level()),
          svg_(size(), word(core::message("lab.page.title")) + ": " + drawn.bot, rules) {}

    std::string drawn() && {
        head();
        place(0);
        return std::move(svg_).finished();
    }

  private:
    [[nodiscard]] std::string word(core::Message const& message) const {
        return core::text(language_, message);
    }

    // Off the principal line branches are unfolded down to a level, the deepest that leaves the picture short enough.
    [[nodiscard]] bool unfolds(TreeNode const& node, int level) const {
        return !node.children.empty() && (node.principal || node.ply.value() < level);
    }
    [[nodiscard]] int rows(std::size_t at, int level) const {
        auto const& node = tree_.nodes[at];
        if (!unfolds(node, level)) return 1;
        int total = node.never_searched.empty() ? 0 : 1;
        for (auto const child : node.children) total += rows(child, level);
        return total;
    }
    [[nodiscard]] int deepest_level() const {
        int level = 0;
        while (level < tree_.shown_depth.value() && rows(0, level + 1) <= most_rows) ++level;
        return level;
    }
    [[nodiscard]] Size size() const {
        int deepest = 0;
        for (auto const& node : tree_.nodes) deepest = std::max(deepest, node.ply.value());
        return {std::max(900.0, 2 * margin + deepest * column_width + box.width + 70),
                top + rows(0, level_) * row_height + margin};
    }

    void head() {
        auto const& statistics = tree_.statistics;
        svg_.text("heading", {margin, 26}, word(core::message("lab.page.title")) + ": " + drawn_.bot);
        svg_.text("small", {margin, 44}, drawn_.fen);
        std::string line;
        for (auto const& node : tree_.nodes)
            if (node.principal && !node.move.empty()) line += (line.empty() ? "" : " ") + node.move;
        auto const counts = word(
            core::message("lab.page.counts", statistics.nodes_visited, statistics.pruning_count,
                          fmt::format("{:.1f}", statistics.pruning_rate()), statistics.first_move_cutoffs));
        auto const value = value_text(tree_.root().value, language_);
        auto const first = line.substr(0, line.find(' '));
        svg_.text("", {margin, 64},
                  line.empty() ? word(core::message("lab.page.no_move"))
                               : word(core::message("lab.page.result", first, value, line)));
        svg_.text("", {margin, 82}, counts);
        legend();
    }

    void legend() {
        double x = margin;
        auto const entry = [&](std::string_view kind, core::MessageKey key) {
            auto const text = word(core::message(key));
            svg_.rectangle(kind, {x, 94}, {11, 11}, 2);
            svg_.text("small", {x + 17, 103}, text);
            x += 34 + 6.1 * static_cast<double>(text.size());
        };
        entry("max", "lab.page.legend.max");
        entry("min", "lab.page.legend.min");
        entry("frame-best", "lab.page.legend.best");
        entry("frame-cut", "lab.page.legend.cut");
        entry("never", "lab.page.legend.never");
    }

    // Draws a node with all that is below it; gives the middle of its left edge.
    Point place(std::size_t at) {
        auto const& node = tree_.nodes[at];
        double const x = margin + node.ply.value() * column_width;
        bool const open = unfolds(node, level_);
        std::vector<std::pair<Point, bool>> below; // and whether it is the one that was chosen
        if (open)
            for (auto const child : node.children) {
                bool const best = node.principal && tree_.nodes[child].principal;
                below.emplace_back(place(child), best);
            }
        bool const shows_rest = open && !node.never_searched.empty();
        if (shows_rest) below.emplace_back(rest(node, x + column_width), false);
        double const y = below.empty() ? next_row() : (below.front().first.y + below.back().first.y) / 2;
        for (std::size_t i = 0; i < below.size(); ++i)
            edge({x + box.width, y}, below[i].first,
                 shows_rest && i + 1 == below.size() ? "edge-never"
                                                     : (below[i].second ? "edge-best" : "edge"));
        draw(node, {x, y - box.height / 2}, open);
        return {x, y};
    }

    double next_row() { return top + row_height * row_++ + box.height / 2; }

    void edge(Point from, Point to, std::string_view kind) {
        svg_.path(kind, fmt::format("M{:.1f} {:.1f}C{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}", from.x,
                                    from.y, from.x + 28, from.y, to.x - 28, to.y, to.x, to.y));
        if (kind == "edge-never")
            svg_.path("strokes", fmt::format("M{0:.1f} {2:.1f}l5 -14M{1:.1f} {2:.1f}l5 -14", to.x - 18,
                                             to.x - 12, to.y + 7));
    }

    Point rest(TreeNode const& node, double x) {
        auto const& moves = node.never_searched;
        double const y = next_row();
        auto const all = fmt::format("{}", fmt::join(moves, " "));
        svg_.begin_group(all);
        svg_.rectangle("never", {x, y - 13}, {box.width, 26}, 6);
        svg_.text("grey", {x + 9, y + 5},
                  cut_to(moves.size() == 1 ? all : fmt::format("{}: {}", moves.size(), all), 19));
        svg_.end_group();
        return {x, y};
    }

    void draw(TreeNode const& node, Point corner, bool open) {
        std::string_view const kind = node.maximises ? "max" : "min";
        svg_.rectangle(kind, corner, box, 6);
        if (node.cut == core::Cut::beta) svg_.rectangle("frame-cut", corner, box, 6);
        if (node.principal) svg_.rectangle("frame-best", corner, box, 6);
        double const x = corner.x + 9;
        double const y = corner.y + 17;
        svg_.path(
            node.maximises ? "max-sign" : "min-sign",
            fmt::format("M{:.1f} {:.1f}{}", x, y, node.maximises ? "l4.5 -9l4.5 9z" : "m0 -9l4.5 9l4.5 -9z"));
        svg_.text("move", {x + 14, y},
                  node.move.empty() ? word(core::message("lab.page.root")) : cut_to(node.move, 10));
        svg_.text("value", {corner.x + box.width - 9, y},
                  fmt::format("{} {}", sign_of(node.claim()), value_text(node.value, language_)),
                  Anchor::end);
        svg_.text(
            "small", {x, y + 15},
            fmt::format("α {}  β {}", bound_text(node.alpha, language_), bound_text(node.beta, language_)));
        if (node.cut == core::Cut::beta)
            svg_.text("cut-word", {corner.x + box.width - 9, y + 15},
                      word(core::message("lab.page.cut_short", node.maximises ? "β" : "α")), Anchor::end);
        if (!open && node.searched > 0)
            svg_.text("small", {corner.x + box.width + 6, corner.y + box.height / 2 + 4},
                      fmt::format("+{}", node.nodes - 1));
    }

    DrawnTree const& drawn_;
    SearchTree const& tree_;
    core::Language language_;
    int level_;
    Svg svg_;
    int row_ = 0;
};

} // namespace

std::string value_text(core::Score value, core::Language language) {
    if (core::is_win(value))
        return core::text(language, core::message("lab.word.win", core::won.value() - value.value()));
    if (core::is_loss(value))
        return core::text(language, core::message("lab.word.loss", core::won.value() + value.value()));
    if (value.value() < 0) return fmt::format("−{}", -value.value());
    return value.value() > 0 ? fmt::format("+{}", value.value()) : "0";
}

std::string tree_svg(DrawnTree const& drawn, core::Language language) {
    return TreePicture(drawn, language).drawn();
}

} // namespace services::lab
