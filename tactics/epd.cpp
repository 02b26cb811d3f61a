#include "tactics/epd.hpp"

#include "core/words.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/move_text.hpp"
#include "games/chess/uci_move.hpp"

#include <array>
#include <charconv>

namespace tactics {
namespace {

constexpr int longest_mate = 1000; // a score tells no longer ones

struct Operation {
    std::string_view name;
    std::vector<std::string> operands;
    int column = 0; // from 1
};

// What follows the position, cut at semicolons outside quotes. A missing semicolon at the end is forgiven.
class OperationReader {
  public:
    OperationReader(std::string_view line, std::size_t place) : line_(line), place_(place) {}

    core::Expected<std::vector<Operation>> all() {
        std::vector<Operation> operations;
        for (skip_blanks(); place_ < line_.size(); skip_blanks()) {
            if (line_[place_] == ';') {
                ++place_;
                continue;
            }
            auto operation = one();
            if (!operation) return tl::unexpected(operation.error());
            operations.push_back(std::move(*operation));
        }
        return operations;
    }

  private:
    void skip_blanks() { place_ = std::min(line_.find_first_not_of(core::blanks, place_), line_.size()); }

    core::Expected<Operation> one() {
        Operation operation{word(), {}, static_cast<int>(place_) + 1};
        operation.column -= static_cast<int>(operation.name.size());
        for (skip_blanks(); place_ < line_.size() && line_[place_] != ';'; skip_blanks()) {
            if (line_[place_] != '"') {
                operation.operands.emplace_back(word());
                continue;
            }
            auto const end = line_.find('"', place_ + 1);
            if (end == std::string_view::npos)
                return core::failure(core::message("epd.quote_open"),
                                     {.column = static_cast<int>(place_) + 1});
            operation.operands.emplace_back(line_.substr(place_ + 1, end - place_ - 1));
            place_ = end + 1;
        }
        return operation;
    }

    std::string_view word() {
        auto const begin = place_;
        place_ = std::min(line_.find_first_of(" \t\r\n\v\f;", begin), line_.size());
        return line_.substr(begin, place_ - begin);
    }

    std::string_view line_;
    std::size_t place_;
};

// Where the operations begin: behind four words, or behind six where the fifth and the sixth are numbers, as in a FEN.
std::size_t end_of_position(std::string_view line) {
    auto const words = core::words_of(line);
    auto const is_number = [](std::string_view word) {
        return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
    };
    bool const has_clocks = words.size() >= 6 && is_number(words[4]) && is_number(words[5]);
    std::size_t const count = has_clocks ? 6 : 4;
    if (words.size() <= count) return line.size();
    return static_cast<std::size_t>(words[count].data() - line.data());
}

core::Expected<std::vector<std::string>> moves_of(chess::Position const& position,
                                                  Operation const& operation) {
    if (operation.operands.empty())
        return core::failure(core::message("epd.operand_missing", operation.name),
                             {.column = operation.column});
    std::vector<std::string> moves;
    for (auto const& operand : operation.operands) {
        auto const move = chess::parse_move(position, operand);
        if (!move) {
            auto error = move.error();
            error.where = {.column = operation.column};
            return tl::unexpected(error);
        }
        moves.push_back(chess::to_uci(position, *move, chess::CastlingStyle::king_target));
    }
    return moves;
}

core::Expected<int> mate_length(Operation const& operation) {
    int moves = 0;
    if (operation.operands.size() == 1) {
        auto const& text = operation.operands.front();
        auto const [stopped, problem] = std::from_chars(text.data(), text.data() + text.size(), moves);
        if (problem == std::errc{} && stopped == text.data() + text.size() && moves >= 1 &&
            moves <= longest_mate)
            return moves;
    }
    return core::failure(core::message("epd.mate_length", longest_mate), {.column = operation.column});
}

core::Expected<void> obey(Operation const& operation, chess::Position const& position, Puzzle& puzzle) {
    auto& task = *puzzle.task;
    if (operation.name == "id") {
        if (!operation.operands.empty()) puzzle.id = operation.operands.front();
    } else if (operation.name == "bm" || operation.name == "am") {
        auto moves = moves_of(position, operation);
        if (!moves) return tl::unexpected(moves.error());
        (operation.name == "bm" ? task.best : task.avoid) = std::move(*moves);
    } else if (operation.name == "dm") {
        auto const moves = mate_length(operation);
        if (!moves) return tl::unexpected(moves.error());
        task.mate_in = *moves;
    }
    return {};
}

} // namespace

core::Expected<Puzzle> puzzle_in_epd(std::string_view line) {
    auto const end = end_of_position(line);
    auto const position = chess::parse_fen(core::joined(core::words_of(line.substr(0, end))));
    if (!position) return tl::unexpected(position.error());
    auto const operations = OperationReader(line, end).all();
    if (!operations) return tl::unexpected(operations.error());
    Puzzle puzzle;
    puzzle.fen = chess::to_fen(position->position);
    puzzle.task.emplace();
    for (auto const& operation : *operations)
        if (auto const done = obey(operation, position->position, puzzle); !done)
            return tl::unexpected(done.error());
    if (puzzle.task->best.empty() && puzzle.task->avoid.empty() && !puzzle.task->mate_in)
        return core::failure(core::message("epd.nothing_asked"));
    return puzzle;
}

} // namespace tactics
