#include "services/annotate/annotated_game.hpp"

#include "records/played_game.hpp"
#include "records/replay.hpp"
#include "records/standard_form.hpp"
#include "services/annotate/own_marks.hpp"
#include "services/annotate/remarks.hpp"

#include <algorithm>
#include <utility>

namespace services {
namespace {

constexpr std::size_t longest_line = 8; // plies of a better line; a forced win is shown to its end
constexpr std::size_t longest_win = 15;

// The main line as it was played.
struct PlayedLine {
    std::vector<records::NodeId> nodes;
    std::vector<engine::LegalMove> moves;
};

class Annotator {
  public:
    Annotator(records::GameRecord& record, PlayedLine const& played, core::Language language)
        : record_(record),
          played_(played),
          language_(language) {}

    void write(Review const& review, std::unique_ptr<engine::AnyState> state) {
        for (std::size_t ply = 0; ply < review.moves.size(); ++ply) {
            auto const& move = review.moves[ply];
            auto const node = played_.nodes[ply];
            bool const new_line = move.missed && !is_written(node, move.missed->moves.front().text);
            RemarkPlace const place{
                .before = *state,
                .numbering = record_.numbering,
                .ply = static_cast<int>(ply),
                .reply = ply + 1 < played_.moves.size() ? &played_.moves[ply + 1] : nullptr,
                .language = language_,
                .best_is_written = new_line,
                .best_is_told = ply > 0 && was_told(review.moves[ply - 1], move),
            };
            mark(node, move.judgement);
            if (auto remark = move_remark(move, place); !remark.empty()) {
                auto& comments = record_.moves[node].comments;
                comments.insert(comments.begin(), std::move(remark));
            }
            if (new_line) add_line(node, move, best_remark(move, place));
            state->play(move.move);
        }
    }

  private:
    static bool was_told(ReviewedMove const& before, ReviewedMove const& move) {
        return before.refutation && !before.refutation->claims.empty() && move.missed &&
               before.refutation->moves.front().number == move.missed->moves.front().number;
    }

    // Somebody's own mark is not contradicted.
    void mark(records::NodeId node, Judgement judgement) {
        auto& nags = record_.moves[node].nags;
        bool const marked = std::ranges::any_of(nags, is_mark);
        if (auto const nag = nag_of(judgement); nag && !marked) nags.push_back(*nag);
    }

    bool is_written(records::NodeId node, std::string const& move) const {
        auto const& tree = record_.moves;
        for (auto id = tree.next_sibling(node); id != records::NodeId::none; id = tree.next_sibling(id))
            if (tree[id].move == move) return true;
        return false;
    }

    void add_line(records::NodeId node, ReviewedMove const& move, std::string remark) {
        auto const& line = *move.missed;
        auto const most = core::is_win(line.score) ? longest_win : longest_line;
        auto at = record_.moves.parent(node);
        for (std::size_t i = 0; i < std::min(most, line.moves.size()); ++i) {
            at = record_.moves.add(at, line.moves[i].text);
            if (i == 0) record_.moves[at].comments.push_back(std::move(remark));
        }
    }

    records::GameRecord& record_;
    PlayedLine const& played_;
    core::Language language_;
};

std::string name_in(records::GameRecord const& record, std::string_view header) {
    auto const name = record.value(header);
    return name.empty() ? "?" : std::string(name);
}

} // namespace

core::Expected<std::optional<AnnotatedGame>>
annotated_game(records::GameRecord const& record, AnnotateTask const& task, std::stop_token const& stop) {
    auto const game = records::game_of(record);
    if (!game) return tl::unexpected(game.error());
    auto first = records::first_position(record, **game);
    if (!first) return tl::unexpected(first.error());
    AnnotatedGame result{without_own_marks(record), {name_in(record, "White"), name_in(record, "Black")}, {}};
    // Numbers that give the first move to the wrong player, or none at all, are put right.
    auto const by_board = records::numbering_from(*first->state);
    if (result.record.numbering.second_player != by_board.second_player) result.record.numbering = by_board;
    if (auto const read = records::put_in_standard_form(result.record, **game); !read)
        return tl::unexpected(read.error());
    PlayedLine played;
    records::ReplayOptions options{.game = *game};
    options.watch = [&](records::ReplayStep const& step) {
        played.nodes.push_back(step.node);
        played.moves.push_back(step.move);
    };
    if (auto const end = records::replay(result.record, options); !end) return tl::unexpected(end.error());
    auto review = review_of(**game, *first->state, played.moves, task.review, stop);
    if (!review) return std::nullopt;
    Annotator(result.record, played, task.review.language).write(*review, std::move(first->state));
    if (result.record.find("Annotator") == nullptr) result.record.set("Annotator", task.annotator);
    result.players = review->players;
    result.moves = std::move(review->moves);
    return result;
}

} // namespace services
