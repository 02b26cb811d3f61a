#include "records/text/tree_builder.hpp"

#include <iterator>
#include <utility>

namespace records {
namespace {

void move_to_end(std::vector<std::string>& to, std::vector<std::string>& from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

} // namespace

core::Expected<void> TreeBuilder::move(std::string text, int line) {
    auto& tree = record_.moves;
    if (tree.moves() == limits_.moves)
        return core::failure(core::message("records.moves_many", limits_.moves), {.line = line});
    current_ = tree.add(current_, std::move(text));
    tree[current_].line = line;
    ++ply_;
    if (before_first_move()) {
        auto& variation = open_.back();
        tree[current_].comments_before = std::move(variation.comments);
        tree[current_].nags = std::move(variation.nags);
        variation.has_moves = true;
    }
    return {};
}

void TreeBuilder::nag(int number) {
    (before_first_move() ? open_.back().nags : record_.moves[current_].nags).push_back(number);
}

void TreeBuilder::comment(std::string text) {
    (before_first_move() ? open_.back().comments : record_.moves[current_].comments)
        .push_back(std::move(text));
}

core::Expected<void> TreeBuilder::open_variation(int line) {
    if (open_.size() == limits_.nesting)
        return core::failure(core::message("records.variations_deep", limits_.nesting), {.line = line});
    if (current_ == NodeId::start || before_first_move())
        return core::failure(core::message("records.variation_early"), {.line = line});
    open_.push_back(
        {.back_to = current_, .ply = ply_, .line = line, .has_moves = false, .comments = {}, .nags = {}});
    current_ = record_.moves.parent(current_);
    --ply_;
    return {};
}

core::Expected<void> TreeBuilder::close_variation(int line) {
    if (open_.empty()) return core::failure(core::message("records.variation_close"), {.line = line});
    auto variation = std::move(open_.back());
    open_.pop_back();
    current_ = variation.back_to;
    ply_ = variation.ply;
    if (!variation.has_moves) {
        record_.warn(core::message("records.warning.variation_empty"), line);
        move_to_end(record_.moves[current_].comments, variation.comments);
    }
    return {};
}

core::Expected<void> TreeBuilder::finish() const {
    if (open_.empty()) return {};
    return core::failure(core::message("records.variation_open"), {.line = open_.back().line});
}

} // namespace records
