// The words and what they ask for.
#include "apps/play/requests.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace apps {

std::span<RequestWords const> all_requests() {
    static constexpr std::array words = {
        RequestWords{Request::undo, "undo", "deshacer", "cli.play.request.undo"},
        RequestWords{Request::hint, "hint", "pista", "cli.play.request.hint"},
        RequestWords{Request::evaluation, "eval", "valor", "cli.play.request.eval"},
        RequestWords{Request::moves, "moves", "jugadas", "cli.play.request.moves"},
        RequestWords{Request::board, "board", "tablero", "cli.play.request.board"},
        RequestWords{Request::fen, "fen", "fen", "cli.play.request.fen"},
        RequestWords{Request::state, "state", "estado", "cli.play.request.state"},
        RequestWords{Request::draw, "draw", "tablas", "cli.play.request.draw"},
        RequestWords{Request::resign, "resign", "rendirse", "cli.play.request.resign"},
        RequestWords{Request::help, "help", "ayuda", "cli.play.request.help"},
        RequestWords{Request::quit, "quit", "salir", "cli.play.request.quit"},
    };
    return words;
}

std::optional<Request> request_named(std::string_view typed) {
    std::string word(typed);
    std::ranges::transform(word, word.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    for (auto const& words : all_requests())
        if (word == words.english || word == words.spanish) return words.request;
    return std::nullopt;
}

} // namespace apps
