#include "services/server/explain/explaining.hpp"

#include "play/move_input.hpp"
#include "services/server/explain/json.hpp"
#include "services/server/http/fields.hpp"
#include "services/server/rules/own_rules.hpp"

namespace services::server {
namespace {

constexpr std::int64_t usual_nodes = 50'000;
constexpr std::int64_t fewest_nodes = 100;
constexpr std::int64_t most_nodes = 1'000'000;

struct Question {
    std::int64_t request;
    LineOfPlay line;
    tactics::ExplainTask task;
    OwnRules const& rules;
    Send send;

    void run(std::stop_token const& stop) {
        task.stop = stop;
        auto const told = tactics::explain(*line.game, *line.last, task);
        if (!told || stop.stop_requested()) return;
        Json answer = {{"type", "explained"}, {"request", request}};
        answer.update(explained_json(*line.last, *told));
        answer["own"] = own_json(*line.last, own_findings(rules, *line.last, told->move.move));
        if (stop.stop_requested()) return;
        send(written(answer));
    }
};

} // namespace

Explaining::Explaining(StreamSearches searches, SearchMeans means, OwnRules const& rules,
                       core::Language language, Send send)
    : searches_(std::move(searches)),
      means_(std::move(means)),
      rules_(rules),
      language_(language),
      send_(std::move(send)) {}

Result<void> Explaining::explain(Fields& fields) {
    auto const request = fields.number("request", 0, largest_request);
    auto const nodes = fields.has("nodes") ? fields.number("nodes", fewest_nodes, most_nodes) : usual_nodes;
    auto const written = fields.has("move") ? fields.text("move", move_bounds.bytes) : std::string();
    auto line = read_line_of_play(fields, "start");
    if (!line) return tl::unexpected(line.error());
    if (line->last->outcome()) return refused(Code::game_over, core::message("server.position_over"));
    auto const question = std::make_shared<Question>(Question{request, std::move(*line), {}, rules_, send_});
    question->task.nodes = static_cast<std::uint64_t>(nodes);
    question->task.language = language_;
    question->task.budget = means_.budget;
    if (!written.empty()) {
        auto const move = play::read_move(*question->line.last, written);
        if (!move) return refused(Code::illegal_move, move.error(), "move");
        question->task.move = *move;
    }
    stop();
    ticket_ = searches_.submit(SearchPriority::normal, request,
                               [question](std::stop_token const& over) { question->run(over); });
    if (!ticket_) return no_room();
    return {};
}

void Explaining::stop() {
    if (ticket_) ticket_->cancel();
    ticket_.reset();
}

} // namespace services::server
