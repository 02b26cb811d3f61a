#include "services/server/review/reviewing.hpp"

#include "records/played_game.hpp"
#include "records/reader.hpp"
#include "records/writer.hpp"
#include "services/review/identity.hpp"
#include "services/server/game/import_export.hpp"

#include <sstream>
#include <utility>

namespace services::server {
namespace {

using std::chrono::steady_clock;

constexpr std::int64_t usual_nodes = 20'000;
constexpr std::int64_t fewest_nodes = 100;
constexpr std::int64_t most_nodes = 500'000;
constexpr auto between_news = std::chrono::milliseconds{100};

std::string_view code_of(core::Language language) {
    return language == core::Language::spanish ? "es" : "en";
}

Json reviewed_json(std::int64_t request, Json review) {
    return {{"type", "reviewed"}, {"request", request}, {"review", std::move(review)}};
}

// The game alone, without what was looked at beside it: all that a review depends on.
std::string text_of(LiveGame const& game) { return exported(game, {}); }

// A review under way: everything it needs, so that the game may change meanwhile.
struct Review {
    std::int64_t request;
    StoredGameReview wanted; // what it will be kept as
    core::Language language;
    std::string text; // of the game
    records::GameRecord record;
    ReviewServices services;
    Send send;
    steady_clock::time_point told = {};

    void run(std::stop_token const& stop) {
        AnnotateTask task;
        task.review.nodes = static_cast<std::uint64_t>(wanted.nodes);
        task.review.language = language;
        task.review.budget = services.budget;
        task.review.progress = [this](int done, int all) { tell(done, all); };
        task.annotator = "Damero";
        auto const reviewed = annotated_game(record, task, stop);
        if (!reviewed)
            return send(written({{"type", "error"},
                                 {"request", request},
                                 {"error", error_json({Code::internal, reviewed.error(), {}}, language)}}));
        if (!*reviewed || stop.stop_requested()) return;
        auto review = review_json(**reviewed);
        wanted.review = written(review);
        wanted.record = records::written((*reviewed)->record);
        keep(); // before anybody can ask for it
        send(written(reviewed_json(request, std::move(review))));
    }

    // Unless the game has changed meanwhile, or is no more.
    void keep() {
        static_cast<void>(services.desk.read(wanted.game, [this](LiveGame const& now) {
            if (text_of(now) == text) services.shelf.keep(std::move(wanted), now.stored().game);
        }));
    }

    void tell(int done, int all) {
        if (done < all && steady_clock::now() - told < between_news) return;
        told = steady_clock::now();
        send(written({{"type", "reviewing"}, {"request", request}, {"done", done}, {"all", all}}));
    }
};

core::Expected<records::GameRecord> record_of(std::string const& text, std::string const& game) {
    std::istringstream stream(text);
    auto reader = records::Reader::of(stream, records::format_of_game(game));
    if (!reader) return tl::unexpected(reader.error());
    auto record = reader->next();
    if (!record) return core::failure(core::message("server.review_empty"));
    return std::move(*record);
}

} // namespace

ReviewShelf::ReviewShelf(GameStore const& store, Limits const& limits, std::string version, Log& log)
    : store_(store, {limits.reviews, limits.review_bytes}),
      version_(std::move(version)),
      log_(log) {}

void ReviewShelf::complain(core::Error const& error) const {
    log_.error("store_failed", {{"what", core::text(core::Language::english, error)}});
}

ReviewMaker ReviewShelf::maker_of(std::string_view game) const {
    auto const named = engine::game_named(game);
    return {version_, std::string(engine_identity()), named ? evaluation_identity(**named) : std::string()};
}

void ReviewShelf::keep(StoredGameReview review, std::string_view game) {
    review.maker = maker_of(game);
    if (auto const kept = store_.put(review); !kept) complain(kept.error());
}

std::optional<StoredGameReview> ReviewShelf::find(StoredGame const& game, core::Language language) const {
    auto found = store_.find(game.id, code_of(language));
    if (!found) complain(found.error());
    if (!found || !*found || (*found)->maker != maker_of(game.game)) return std::nullopt;
    return std::move(**found);
}

std::set<std::string> ReviewShelf::games(core::Language language) const {
    std::set<std::string> current;
    auto const entries = store_.entries(code_of(language));
    if (!entries) complain(entries.error());
    for (auto const& entry : entries.value_or(std::vector<ReviewEntry>{}))
        if (entry.maker == maker_of(entry.game)) current.insert(entry.id);
    return current;
}

Reviewing::Reviewing(ReviewServices services, core::Language language, Send send)
    : services_(std::move(services)),
      language_(language),
      send_(std::move(send)) {}

Result<void> Reviewing::review(Fields& fields) {
    auto const request = fields.number("request", 0, largest_request);
    auto const id = fields.text("game", longest_game_name);
    auto const nodes = fields.has("nodes") ? fields.number("nodes", fewest_nodes, most_nodes) : usual_nodes;
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    StoredGameReview wanted{.game = id, .language = std::string(code_of(language_)), .nodes = nodes};
    std::string text;
    std::string game;
    std::optional<StoredGameReview> kept;
    bool empty = false;
    auto const read = services_.desk.read(id, [&](LiveGame const& live) {
        empty = live.moves().empty();
        game = live.stored().game;
        text = text_of(live);
        kept = services_.shelf.find(live.stored(), language_);
    });
    if (!read) return tl::unexpected(read.error());
    if (empty) return refused(Code::bad_request, core::message("server.review_empty"), "game");
    stop();
    if (kept && kept->nodes == nodes)
        if (auto review = Json::parse(kept->review, nullptr, false); !review.is_discarded()) {
            send_(written(reviewed_json(request, std::move(review))));
            return {};
        }
    auto record = record_of(text, game);
    if (!record) return refused(Code::internal, record.error());
    auto const review = std::make_shared<Review>(
        Review{request, std::move(wanted), language_, std::move(text), std::move(*record), services_, send_});
    ticket_ = services_.searches.submit(SearchPriority::background, request,
                                        [review](std::stop_token const& over) { review->run(over); });
    if (!ticket_) return no_room();
    return {};
}

void Reviewing::stop() {
    if (ticket_) ticket_->cancel();
    ticket_.reset();
}

} // namespace services::server
