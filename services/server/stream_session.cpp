#include "services/server/stream_session.hpp"

#include "services/server/http/shapes.hpp"
#include "services/server/train/answers.hpp"
#include "services/server/train/mining.hpp"

#include <array>

namespace services::server {
namespace {

constexpr std::int64_t usual_graph_nodes = 20'000;
constexpr std::array<std::string_view, 14> message_types = {
    "watch",   "unwatch", "analyse", "hint", "graph", "train", "mine",
    "explain", "review",  "compare", "tree", "try",   "use",   "stop"};
constexpr std::array<std::string_view, 2> train_questions = {"refutation", "explanation"};
constexpr std::array<std::string_view, 3> search_kinds = {"analysis", "explanation", "review"};

void cancel(std::shared_ptr<SearchTicket>& ticket) {
    if (ticket) ticket->cancel();
    ticket.reset();
}

} // namespace

StreamSession::StreamSession(StreamServices services, Client client, core::Language language, Send send)
    : services_(std::move(services)),
      language_(language),
      send_(std::move(send)),
      searches_(services_.pool, std::move(client), language, send_),
      watcher_(std::make_shared<Watcher>(Watcher{language, send_, searches_.client()})),
      explaining_(searches_, services_.means, services_.rules, language, send_),
      reviewing_({services_.desk, searches_, services_.reviews, services_.means.budget}, language, send_),
      lab_({searches_, services_.shelf, services_.rules, services_.means.limits}, language, send_),
      rule_requests_(searches_, services_.rules, language, send_) {}

StreamSession::~StreamSession() { leave(); }

void StreamSession::heed(std::string_view text) {
    auto const message = parse_json(text);
    if (!message) return refuse(message.error());
    auto const heeded = obey(*message);
    if (heeded) return;
    Json answer = {{"type", "error"}};
    if (message->is_object())
        if (auto const number = message->find("request");
            number != message->end() && number->is_number_unsigned() &&
            number->get<std::uint64_t>() <= static_cast<std::uint64_t>(largest_request))
            answer["request"] = *number;
    answer["error"] = error_json(heeded.error(), language_);
    send_(written(answer));
}

void StreamSession::refuse(Refusal const& refusal) {
    send_(written({{"type", "error"}, {"error", error_json(refusal, language_)}}));
}

Result<void> StreamSession::obey(Json const& message) {
    Fields fields(message);
    auto const type = fields.choice("type", message_types);
    std::scoped_lock const lock(mutex_);
    if (left_) return {};
    if (type == "watch") return watch(fields);
    if (type == "analyse") return analyse(fields);
    if (type == "hint") return hint(fields);
    if (type == "graph") return graph(fields);
    if (type == "train") return train(fields);
    if (type == "explain") return explaining_.explain(fields);
    if (type == "review") return reviewing_.review(fields);
    if (type == "mine") return mine(fields);
    if (type == "compare") return lab_.compare(fields);
    if (type == "tree") return lab_.tree(fields);
    if (type == "try") return rule_requests_.try_rule(fields);
    if (type == "use") return rule_requests_.use_rule(fields);
    if (type == "stop") return stop(fields);
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    unwatch();
    return {};
}

Result<void> StreamSession::stop(Fields& fields) {
    auto const only = fields.has("only") ? fields.choice("only", search_kinds) : std::string();
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    if (only.empty()) stop_searches();
    if (only == "analysis") stop_analysis();
    if (only == "explanation") explaining_.stop();
    if (only == "review") reviewing_.stop();
    return {};
}

Result<void> StreamSession::watch(Fields& fields) {
    auto const id = fields.text("game", longest_game_name);
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    unwatch();
    auto const watching = services_.desk.watch(id, watcher_);
    if (watching) watched_ = id;
    return watching;
}

void StreamSession::unwatch() {
    if (watched_.empty()) return;
    services_.desk.unwatch(watched_, watcher_);
    watched_.clear();
}

Result<void> StreamSession::analyse(Fields& fields) {
    auto const request = fields.number("request", 0, largest_request);
    auto const lines = fields.has("lines") ? fields.number("lines", 1, 5) : 1;
    bool const threat = fields.has("threat") && fields.boolean("threat");
    auto line = read_line_of_play(fields, "start");
    if (!line) return tl::unexpected(line.error());
    if (threat) {
        line->last = line->last->passed();
        if (!line->last) return refused(Code::cannot_pass, core::message("server.no_pass"), "threat");
    }
    stop_analysis();
    analysis_ = std::make_shared<Analysis>(services_.means, request, std::move(line->last),
                                           static_cast<int>(lines), send_);
    analysis_ticket_ = searches_.submit_turns(
        SearchPriority::analysis, request, [analysis = analysis_, game = line->game](SearchTurn const& turn) {
            return analysis->run(*game, turn);
        });
    if (!analysis_ticket_) return no_room();
    return {};
}

Result<void> StreamSession::hint(Fields& fields) {
    auto const request = fields.number("request", 0, largest_request);
    auto line = read_line_of_play(fields, "start");
    if (!line) return tl::unexpected(line.error());
    if (line->last->outcome()) return refused(Code::game_over, core::message("server.position_over"));
    cancel(hint_ticket_);
    HintTask const task{services_.means, request, std::make_shared<LineOfPlay>(std::move(*line)), send_};
    hint_ticket_ = searches_.submit(SearchPriority::quick, request,
                                    [task](std::stop_token const& stop) { task.run(stop); });
    if (!hint_ticket_) return no_room();
    return {};
}

Result<void> StreamSession::graph(Fields& fields) {
    auto const request = fields.number("request", 0, largest_request);
    auto const nodes = fields.has("nodes") ? fields.number("nodes", 100, 1'000'000) : usual_graph_nodes;
    auto line = read_line_of_play(fields, "start");
    if (!line) return tl::unexpected(line.error());
    cancel(graph_ticket_);
    auto const task = std::make_shared<GraphTask>(services_.means, request, std::move(*line),
                                                  static_cast<std::uint64_t>(nodes), send_);
    graph_ticket_ = searches_.submit_turns(SearchPriority::analysis, request, [task](SearchTurn const& turn) {
        return task->run_one(turn.stop);
    });
    if (!graph_ticket_) return no_room();
    return {};
}

Result<void> StreamSession::train(Fields& fields) {
    auto const request = fields.number("request", 0, largest_request);
    auto const sitting = fields.text("sitting", longest_game_name);
    auto const wants_refutation = fields.choice("ask", train_questions) == "refutation";
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    auto question =
        wants_refutation ? services_.training.wrong_move(sitting) : services_.training.solution(sitting);
    if (!question) return tl::unexpected(question.error());
    cancel(train_ticket_);
    TrainAnswer const answer{services_.means, request, std::make_shared<TrainQuestion>(std::move(*question)),
                             language_, send_};
    train_ticket_ = searches_.submit(SearchPriority::quick, request, [=](std::stop_token const& stop) {
        wants_refutation ? answer.refute(stop) : answer.explain(stop);
    });
    if (!train_ticket_) return no_room();
    return {};
}

Result<void> StreamSession::mine(Fields& fields) {
    auto const request = fields.number("request", 0, largest_request);
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    cancel(mining_ticket_);
    auto const task = std::make_shared<MiningTask>(services_.training, services_.games, services_.means.budget,
                                                   request, send_);
    auto const wanted = task->prepare();
    if (!wanted) return tl::unexpected(wanted.error());
    if (!*wanted) return {};
    mining_ticket_ =
        searches_.submit_turns(SearchPriority::background, request,
                               [task](SearchTurn const& turn) { return task->run_one(turn.stop); });
    if (!mining_ticket_) return no_room();
    return {};
}

void StreamSession::tick() {
    std::scoped_lock const lock(mutex_);
    if (analysis_) analysis_->send_news();
    lab_.tick();
}

void StreamSession::stop_analysis() {
    if (analysis_) analysis_->abandon();
    cancel(analysis_ticket_);
    analysis_.reset();
}

void StreamSession::stop_searches() {
    stop_analysis();
    explaining_.stop();
    reviewing_.stop();
    lab_.stop();
    rule_requests_.stop();
    for (auto* const ticket : {&hint_ticket_, &train_ticket_, &graph_ticket_, &mining_ticket_})
        cancel(*ticket);
}

void StreamSession::leave() {
    std::scoped_lock const lock(mutex_);
    left_ = true;
    stop_searches();
    unwatch();
}

} // namespace services::server
