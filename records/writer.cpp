#include "records/writer.hpp"

#include "records/text/header_line.hpp"
#include "records/text/words.hpp"
#include "records/text/wrapped_text.hpp"

#include <algorithm>
#include <ostream>
#include <string_view>
#include <vector>

namespace records {
namespace {

class MoveWriter {
  public:
    explicit MoveWriter(GameRecord const& record) : record_(record), tree_(record.moves) {}

    std::string write() {
        remarks(tree_[NodeId::start]);
        follow(NodeId::start, 0);
        while (!left_.empty()) {
            auto const step = left_.back();
            left_.pop_back();
            take(step);
        }
        text_.word(record_.result.empty() ? "*" : record_.result);
        return text_.take();
    }

  private:
    // What is still to be written, the last first: a stack, for variations may be nested.
    struct Step {
        enum class Kind { move, open, close } kind;
        NodeId node = NodeId::none;
        int ply = 0; // from 0, of the move `node`
    };

    void take(Step const& step) {
        if (step.kind == Step::Kind::close) {
            text_.close(")");
            number_needed_ = true;
            return;
        }
        if (step.kind == Step::Kind::open) {
            text_.open("(");
            number_needed_ = true;
        }
        move(step.node, step.ply);
        follow(step.node, step.ply + 1);
        if (step.kind == Step::Kind::move && !tree_.begins_variation(step.node)) variations(step);
    }

    void follow(NodeId node, int ply) {
        auto const next = tree_.first_child(node);
        if (next != NodeId::none) left_.push_back({Step::Kind::move, next, ply});
    }

    // The moves written for the same position go right behind the main one, in their order.
    void variations(Step const& main) {
        std::vector<Step> steps;
        for (auto id = tree_.next_sibling(main.node); id != NodeId::none; id = tree_.next_sibling(id)) {
            steps.push_back({Step::Kind::open, id, main.ply});
            steps.push_back({Step::Kind::close});
        }
        left_.insert(left_.end(), steps.rbegin(), steps.rend());
    }

    void move(NodeId id, int ply) {
        auto const& node = tree_[id];
        for (auto const& comment : node.comments_before) remark(comment);
        auto const number = std::to_string(record_.numbering.number(ply));
        if (!record_.numbering.is_second(ply))
            text_.word(number + ".");
        else if (number_needed_)
            text_.word(number + "...");
        number_needed_ = false;
        text_.word(node.move);
        remarks(node);
    }

    void remarks(MoveNode const& node) {
        for (int const nag : node.nags) text_.word("$" + std::to_string(nag));
        for (auto const& comment : node.comments) remark(comment);
    }

    // Nothing can escape a closing brace, but the other kind of comment needs none.
    void remark(std::string_view comment) {
        if (std::ranges::all_of(comment, is_blank)) return;
        if (comment.find('}') == std::string_view::npos)
            text_.braces(comment);
        else
            text_.whole_line(";" + in_one_line(comment));
        number_needed_ = true;
    }

    static std::string in_one_line(std::string_view comment) {
        std::string line(comment);
        std::ranges::replace_if(line, is_blank, ' ');
        return line;
    }

    GameRecord const& record_;
    MoveTree const& tree_;
    WrappedText text_;
    std::vector<Step> left_;
    bool number_needed_ = true;
};

} // namespace

std::string written(GameRecord const& record) {
    std::string text;
    for (auto const& header : ordered_headers(record)) text += header_line(header) + '\n';
    if (!text.empty()) text += '\n';
    return text + MoveWriter(record).write() + '\n';
}

void write(std::ostream& out, GameRecord const& record) { out << written(record); }

} // namespace records
