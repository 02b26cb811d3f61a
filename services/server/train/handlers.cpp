#include "services/server/train/handlers.hpp"

#include "services/server/http/line_of_play.hpp"
#include "services/server/http/shapes.hpp"

#include <algorithm>
#include <array>

namespace services::server {
namespace {

constexpr std::array<std::string_view, 3> sources = {"pack", "own", "import"};
constexpr std::array<std::string_view, 2> removable = {"own", "import"};
constexpr std::size_t longest_name = 80; // of a theme or a puzzle
constexpr std::int64_t highest_rating = 4000;
constexpr std::int64_t most_lines = 100'000'000;
constexpr std::int64_t most_plies = 1000;

using Answer = Result<Json>;
using Routed = tl::expected<Response, std::string>;

bool reads(Request const& request) { return request.method == Method::get || request.method == Method::head; }

Result<TrainWish> read_wish(Json const& body) {
    Fields fields(body);
    TrainWish wish;
    if (fields.has("game")) wish.shelf.game = fields.text("game", longest_game_name);
    if (fields.has("theme")) wish.shelf.theme = fields.text("theme", longest_name);
    if (fields.has("source")) wish.shelf.source = fields.choice("source", sources);
    if (fields.has("from")) wish.shelf.from = static_cast<int>(fields.number("from", 0, highest_rating));
    if (fields.has("to")) wish.shelf.to = static_cast<int>(fields.number("to", 0, highest_rating));
    if (fields.has("review")) wish.review = fields.boolean("review");
    if (fields.has("puzzle")) wish.puzzle = fields.text("puzzle", longest_name);
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    auto const& game = wish.shelf.game;
    if (!game.empty() && std::ranges::find(engine::families(), game) == engine::families().end())
        if (auto const named = engine::game_named(game); !named)
            return refused(Code::unknown_game, named.error(), "game");
    return wish;
}

Answer next(TrainDesk& desk, Json const& body, core::Language language) {
    auto const wish = read_wish(body);
    if (!wish) return tl::unexpected(wish.error());
    return desk.next(*wish, language);
}

Answer import(TrainDesk& desk, Limits const& limits, Json const& body, core::Language language) {
    Fields fields(body);
    auto const text = fields.text("text", limits.body_bytes);
    auto const before = fields.has("linesBefore") ? fields.number("linesBefore", 0, most_lines) : 0;
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    return desk.import(text, static_cast<int>(before), language);
}

Answer act(TrainDesk& desk, std::string const& sitting, std::string_view action, Json const& body,
           core::Language language) {
    Fields fields(body);
    auto const move = action == "moves" ? fields.text("move", move_bounds.bytes) : std::string();
    auto const ply = action == "moves" ? fields.number("ply", 0, most_plies) : 0;
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    if (action == "moves") return desk.move(sitting, move, static_cast<int>(ply), language);
    return action == "hint" ? desk.hint(sitting) : desk.give_up(sitting);
}

// A word of the query that is one of a few.
Result<std::string> chosen(Request const& request, std::string const& name,
                           std::span<std::string_view const> choices) {
    auto const given = request.query.find(name);
    Json object = Json::object();
    if (given != request.query.end()) object[name] = given->second;
    Fields fields(object);
    auto choice = fields.choice(name, choices);
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    return choice;
}

Answer posted(TrainDesk& desk, Limits const& limits, Request const& request,
              std::vector<std::string> const& parts) {
    auto const body = parse_json(request.body);
    if (!body) return tl::unexpected(body.error());
    if (parts[1] == "next") return next(desk, *body, request.language);
    if (parts[1] == "import") return import(desk, limits, *body, request.language);
    return act(desk, parts[2], parts[3], *body, request.language);
}

Answer read(TrainDesk& desk, Request const& request, std::vector<std::string> const& parts) {
    if (parts.size() == 1) return desk.overview();
    auto const family = chosen(request, "family", engine::families());
    if (!family) return tl::unexpected(family.error());
    return desk.history(*family);
}

Answer removed(TrainDesk& desk, Request const& request) {
    auto const source = chosen(request, "source", removable);
    if (!source) return tl::unexpected(source.error());
    return desk.remove(*source);
}

enum class Kind { reading, posting, removing, nothing };

Kind kind_of(std::vector<std::string> const& parts) {
    static constexpr std::array<std::string_view, 3> actions = {"moves", "hint", "solution"};
    if (parts.size() == 1) return Kind::reading;
    if (parts.size() == 2) {
        if (parts[1] == "history") return Kind::reading;
        if (parts[1] == "next" || parts[1] == "import") return Kind::posting;
        if (parts[1] == "puzzles") return Kind::removing;
    }
    if (parts.size() == 4 && parts[1] == "sittings" && std::ranges::find(actions, parts[3]) != actions.end())
        return Kind::posting;
    return Kind::nothing;
}

} // namespace

Routed train_answer(TrainDesk& desk, Limits const& limits, Request const& request,
                    std::vector<std::string> const& parts) {
    auto answer = Answer(nullptr);
    switch (kind_of(parts)) {
    case Kind::reading:
        if (!reads(request)) return tl::unexpected<std::string>("GET");
        answer = read(desk, request, parts);
        break;
    case Kind::posting:
        if (request.method != Method::post) return tl::unexpected<std::string>("POST");
        answer = posted(desk, limits, request, parts);
        break;
    case Kind::removing:
        if (request.method != Method::remove) return tl::unexpected<std::string>("DELETE");
        answer = removed(desk, request);
        break;
    case Kind::nothing:
        return tl::unexpected<std::string>("");
    }
    if (!answer) return response_of(answer.error(), request.language);
    return Response{.body = written(*answer)};
}

} // namespace services::server
