// Which handler answers where.
#include "services/server/api.hpp"

#include "services/server/explain/handlers.hpp"
#include "services/server/game/games_on_offer.hpp"
#include "services/server/http/answers.hpp"
#include "services/server/http/new_id.hpp"
#include "services/server/http/shapes.hpp"
#include "services/server/lab/handlers.hpp"
#include "services/server/rules/handlers.hpp"
#include "services/server/settings.hpp"
#include "services/server/train/handlers.hpp"
#include "services/server/train/pack.hpp"

#include <algorithm>

namespace services::server {
namespace {

constexpr std::string_view api_prefix = "/api/v1/";

std::vector<std::string> parts_of(std::string_view path) {
    std::vector<std::string> parts;
    while (!path.empty()) {
        auto const part = path.substr(0, path.find('/'));
        parts.emplace_back(part);
        path.remove_prefix(std::min(part.size() + 1, path.size()));
    }
    return parts;
}

} // namespace

Api::Api(GameStore& store, Limits const& limits, Log& log, std::string version,
         std::span<StaticFile const> files)
    : store_(store),
      limits_(limits),
      log_(log),
      version_(std::move(version)),
      files_(files),
      catalogue_(catalogue(version_)),
      budget_(std::make_shared<engine::MemoryBudget>(limits.table_megabytes)),
      reviews_(store, limits, version_, log),
      shelf_(limits),
      rules_(store, limits, log),
      pool_(limits, log),
      desk_(store, pool_, rules_, budget_, limits, log),
      training_(store, limits, log, packed_training_puzzles, milliseconds_since_1970) {}

Api::~Api() { stop(); }

void Api::stop() { pool_.stop(); }

Response Api::answer(Request const& request) {
    if (request.path == "/health") return reads(request) ? health() : wrong_method(request, "GET");
    if (request.path.starts_with(api_prefix))
        return api(request, parts_of(std::string_view(request.path).substr(api_prefix.size())));
    if (request.path.starts_with("/api/")) return not_found(request);
    return reads(request) ? page_file(request) : wrong_method(request, "GET");
}

// A page that has no cookie yet gets one, by which its searches are told from those of others behind the same address.
Response Api::page_file(Request const& request) {
    auto response = static_file(request, files_);
    bool const is_page = response.status < 400 && response.type.starts_with("text/html");
    if (is_page && request.client.page.empty())
        response.headers.emplace_back("Set-Cookie", new_page_cookie());
    return response;
}

Response Api::api(Request const& request, Parts const& parts) {
    if (parts.empty()) return not_found(request);
    auto const& first = parts[0];
    if (first == "games") return games(request, parts);
    if (first == "train") {
        auto const answer = train_answer(training_, limits_, request, parts);
        if (answer) return *answer;
        return answer.error().empty() ? not_found(request) : wrong_method(request, answer.error());
    }
    if (parts == Parts{"explain", "rule"})
        return reads(request) ? rule_behind(request) : wrong_method(request, "GET");
    if (first == "rules") return rules_answer(request, parts, rules_);
    if (first == "lab" && parts.size() <= 3) {
        if (!reads(request)) return wrong_method(request, "GET");
        if (parts.size() == 1) return lab_offer(request, limits_);
        if (parts.size() == 3 && parts[1] == "trees") return lab_tree(request, shelf_, parts[2]);
    }
    if (parts.size() != 1) return not_found(request);
    if (first == "catalogue") return reads(request) ? catalogue_ : wrong_method(request, "GET");
    if (first == "settings") return settings(request);
    if (first == "positions")
        return request.method == Method::post ? position(request) : wrong_method(request, "POST");
    if (first == "evaluation")
        return request.method == Method::post ? evaluation(request) : wrong_method(request, "POST");
    if (first == "import")
        return request.method == Method::post ? import_games(request) : wrong_method(request, "POST");
    return not_found(request);
}

Response Api::games(Request const& request, Parts const& parts) {
    if (parts.size() == 1) {
        if (reads(request)) return list(request);
        return request.method == Method::post ? create(request) : wrong_method(request, "GET, POST");
    }
    auto const& id = parts[1];
    if (parts.size() == 2 && reads(request)) {
        auto const game = desk_.show(id, request.language);
        return game ? Response{.body = written(*game)} : response_of(game.error(), request.language);
    }
    if (parts.size() == 2 && request.method == Method::remove) {
        auto const removed = desk_.remove(id);
        return removed ? Response{.status = 204} : response_of(removed.error(), request.language);
    }
    if (parts.size() == 2) return wrong_method(request, "GET, DELETE");
    if (parts.size() != 3) return not_found(request);
    if (parts[2] == "variations")
        return reads(request) || request.method == Method::post ? variations(request, id)
                                                                : wrong_method(request, "GET, POST");
    if (parts[2] == "export") return reads(request) ? export_game(request, id) : wrong_method(request, "GET");
    static constexpr std::array<std::string_view, 4> actions = {"moves", "takeback", "resign", "draw"};
    if (std::ranges::find(actions, parts[2]) == actions.end()) return not_found(request);
    return request.method == Method::post ? act(request, id, parts[2]) : wrong_method(request, "POST");
}

Response Api::health() const {
    auto const uptime =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began_);
    return {.body = written({{"status", "ok"}, {"version", version_}, {"uptimeMs", uptime.count()}})};
}

Response Api::settings(Request const& request) {
    if (!reads(request) && request.method != Method::put) return wrong_method(request, "GET, PUT");
    auto const stored = store_.settings();
    if (!stored) return response_of({Code::internal, stored.error(), {}}, request.language);
    auto const settings = settings_from(*stored);
    if (reads(request)) return {.body = written(settings)};
    auto const body = parse_json(request.body);
    if (!body) return response_of(body.error(), request.language);
    auto const changed = changed_settings(settings, *body);
    if (!changed) return response_of(changed.error(), request.language);
    if (auto const saved = store_.set_settings(written(*changed)); !saved)
        return response_of({Code::internal, saved.error(), {}}, request.language);
    return {.body = written(*changed)};
}

std::shared_ptr<StreamPeer> Api::connect(core::Language language, Send send, Client client) {
    auto session = std::make_shared<StreamSession>(
        StreamServices{
            desk_, store_, training_, pool_, {budget_, limits_, suspended_tables_}, reviews_, shelf_, rules_},
        std::move(client), language, std::move(send));
    std::scoped_lock const lock(mutex_);
    std::erase_if(streams_, [](auto const& each) { return each.expired(); });
    streams_.push_back(session);
    return session;
}

void Api::tick() {
    std::vector<std::shared_ptr<StreamSession>> all;
    {
        std::scoped_lock const lock(mutex_);
        for (auto const& each : streams_)
            if (auto session = each.lock()) all.push_back(std::move(session));
    }
    for (auto const& session : all) session->tick();
    desk_.tick();
    pool_.tick();
    shelf_.tick();
}

} // namespace services::server
