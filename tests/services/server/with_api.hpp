// A server without sockets: the API over a store in a folder of its own, and a page that remembers what it was sent.
#pragma once

#include "services/server/api.hpp"
#include "tests/services/folder.hpp"
#include "tests/services/server/schema.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>

namespace tests {

using Json = nlohmann::json;

class Page {
  public:
    services::server::Send sender() {
        return [inbox = inbox_](std::string text) {
            std::scoped_lock const lock(inbox->mutex);
            inbox->messages.push_back(Json::parse(text));
            inbox->come.notify_all();
        };
    }
    // The next message of a type, those before it thrown away; null when none comes.
    Json next(std::string const& type,
              std::chrono::milliseconds patience = std::chrono::milliseconds{20'000}) {
        return next_that([&](Json const& message) { return message["type"] == type; }, patience);
    }
    // The next one that is as wanted.
    template <class Wanted>
    Json next_that(Wanted const& wanted,
                   std::chrono::milliseconds patience = std::chrono::milliseconds{20'000}) {
        auto const deadline = std::chrono::steady_clock::now() + patience;
        std::unique_lock lock(inbox_->mutex);
        while (true) {
            while (!inbox_->messages.empty()) {
                auto message = std::move(inbox_->messages.front());
                inbox_->messages.pop_front();
                auto const wrong = against_schema(message, "ServerMessage");
                EXPECT_EQ(wrong, "");
                if (wanted(message)) return message;
            }
            if (inbox_->come.wait_until(lock, deadline) == std::cv_status::timeout) return nullptr;
        }
    }

  private:
    struct Inbox {
        std::mutex mutex;
        std::condition_variable come;
        std::deque<Json> messages;
    };
    std::shared_ptr<Inbox> inbox_ = std::make_shared<Inbox>();
};

inline services::server::Limits small_limits() {
    services::server::Limits limits;
    limits.analysis_table_megabytes = 1;
    limits.bot_table_megabytes = 1;
    limits.searches = 1;
    limits.between_bot_moves = services::server::Milliseconds{1};
    limits.hint_time = services::server::Milliseconds{30};
    return limits;
}

class WithApi : public InFolder {
  protected:
    using Method = services::server::Method;
    using Request = services::server::Request;
    using Response = services::server::Response;

    Response ask(Method method, std::string const& target, std::string const& body = {},
                 core::Language language = core::Language::english) {
        auto parsed = services::server::parse_target(target);
        return api().answer({.method = method,
                             .path = parsed.path,
                             .query = parsed.query,
                             .language = language,
                             .body = body});
    }
    Json get(std::string const& path) { return Json::parse(ask(Method::get, "/api/v1" + path).body); }
    Response post(std::string const& path, Json const& body) {
        return ask(Method::post, "/api/v1" + path, body.dump());
    }

    // A new game; its id.
    std::string create(std::string const& game, std::string const& white = "human",
                       std::string const& black = "human", Json extra = Json::object()) {
        auto const player = [](std::string const& name) -> Json {
            if (name == "human") return {{"kind", "human"}};
            if (name.starts_with("level")) return {{"kind", "level"}, {"level", std::stoi(name.substr(5))}};
            return {{"kind", "bot"}, {"spec", name}};
        };
        extra["game"] = game;
        extra["players"] = {{"white", player(white)}, {"black", player(black)}};
        auto const response = post("/games", extra);
        EXPECT_EQ(response.status, 201) << response.body;
        EXPECT_EQ(against_schema(response.body, "Game"), "");
        return Json::parse(response.body).value("id", "");
    }
    Response move(std::string const& id, std::string const& text, int ply) {
        return post("/games/" + id + "/moves", {{"move", text}, {"ply", ply}});
    }

    // A refusal with this status and code, whose message is not empty.
    static void expect_refused(Response const& response, int status, std::string const& code) {
        EXPECT_EQ(response.status, status) << response.body.substr(0, 300);
        EXPECT_EQ(against_schema(response.body, "Error"), "") << response.body;
        EXPECT_EQ(Json::parse(response.body)["error"].value("code", ""), code) << response.body;
    }

    services::server::Api& api() {
        if (!api_) {
            if (!store_) store_.emplace(services::GameStore::open(folder_).value());
            api_.emplace(*store_, limits_, log_, version_, files_);
        }
        return *api_;
    }
    // As after the end of the program.
    void restart() {
        api_.reset();
        store_.reset();
    }

    services::server::Limits limits_ = small_limits();
    std::string version_ = "test";
    std::span<services::server::StaticFile const> files_ = {};
    std::string logged_;
    services::server::Log log_{[this](std::string_view line) { logged_ += line; }};
    std::optional<services::GameStore> store_;
    std::optional<services::server::Api> api_;
};

} // namespace tests
