#include "services/server/reviewing.hpp"

#include "records/played_game.hpp"
#include "records/reader.hpp"
#include "records/writer.hpp"
#include "services/server/import_export.hpp"
#include "services/server/review_json.hpp"

#include <algorithm>
#include <sstream>

namespace services::server {
namespace {

using std::chrono::steady_clock;

constexpr std::int64_t usual_nodes = 20'000;
constexpr std::int64_t fewest_nodes = 100;
constexpr std::int64_t most_nodes = 500'000;
constexpr std::size_t most_kept = 50;
constexpr auto between_news = std::chrono::milliseconds{100};

Json reviewed_json(std::int64_t request, std::string const& review) {
    return {{"type", "reviewed"}, {"request", request}, {"review", Json::parse(review)}};
}

// A review under way: everything it needs, so that the game may change meanwhile.
struct Review {
    std::int64_t request;
    KeptReview wanted; // what it will be kept as
    records::GameRecord record;
    ReviewShelf& shelf;
    Send send;
    steady_clock::time_point told = {};

    void run(std::stop_token const& stop) {
        AnnotateTask task;
        task.review.nodes = static_cast<std::uint64_t>(wanted.nodes);
        task.review.language = wanted.language;
        task.review.progress = [this](int done, int all) { tell(done, all); };
        task.annotator = "Damero";
        auto const reviewed = annotated_game(record, task, stop);
        if (!reviewed)
            return send(
                written({{"type", "error"},
                         {"request", request},
                         {"error", error_json({Code::internal, reviewed.error(), {}}, wanted.language)}}));
        if (!*reviewed || stop.stop_requested()) return;
        wanted.review = written(review_json(**reviewed));
        wanted.record = records::written((*reviewed)->record);
        auto const answer = written(reviewed_json(request, wanted.review));
        shelf.keep(std::move(wanted)); // before anybody can ask for it
        send(answer);
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

void ReviewShelf::keep(KeptReview review) {
    std::scoped_lock const lock(mutex_);
    std::erase_if(kept_, [&](auto const& each) {
        return each.game == review.game && each.language == review.language;
    });
    kept_.push_front(std::move(review));
    if (kept_.size() > most_kept) kept_.pop_back();
}

std::optional<KeptReview> ReviewShelf::find(std::string_view game, core::Language language,
                                            std::string_view moves) const {
    std::scoped_lock const lock(mutex_);
    auto const found = std::ranges::find_if(kept_, [&](auto const& each) {
        return each.game == game && each.language == language && each.moves == moves;
    });
    if (found == kept_.end()) return std::nullopt;
    return *found;
}

std::string moves_of(LiveGame const& game) {
    std::string all;
    for (auto const& made : game.moves()) all += made.move.text + ' ';
    return all;
}

Reviewing::Reviewing(ReviewServices services, core::Language language, Send send)
    : services_(services),
      language_(language),
      send_(std::move(send)) {}

Result<void> Reviewing::review(Fields& fields) {
    auto const request = fields.number("request", 0, largest_request);
    auto const id = fields.text("game", longest_game_name);
    auto const nodes = fields.has("nodes") ? fields.number("nodes", fewest_nodes, most_nodes) : usual_nodes;
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    KeptReview wanted{
        .game = id, .language = language_, .moves = {}, .nodes = nodes, .review = {}, .record = {}};
    std::string text;
    std::string game;
    auto const read = services_.desk.read(id, [&](LiveGame const& live) {
        wanted.moves = moves_of(live);
        game = live.stored().game;
        text = exported(live, {});
    });
    if (!read) return tl::unexpected(read.error());
    if (wanted.moves.empty()) return refused(Code::bad_request, core::message("server.review_empty"), "game");
    stop();
    if (auto const kept = services_.shelf.find(id, language_, wanted.moves); kept && kept->nodes >= nodes) {
        send_(written(reviewed_json(request, kept->review)));
        return {};
    }
    auto record = record_of(text, game);
    if (!record) return refused(Code::internal, record.error());
    auto const review = std::make_shared<Review>(
        Review{request, std::move(wanted), std::move(*record), services_.shelf, send_});
    ticket_ =
        services_.pool.submit(Urgency::lengthy, [review](std::stop_token const& over) { review->run(over); });
    if (!ticket_) return no_room();
    return {};
}

void Reviewing::stop() {
    if (ticket_) ticket_->cancel();
    ticket_.reset();
}

} // namespace services::server
