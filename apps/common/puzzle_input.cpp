#include "apps/common/puzzle_input.hpp"

#include "apps/common/bad_usage.hpp"

namespace apps {

std::string puzzle_path(Arguments const& arguments) {
    if (arguments.words().empty()) throw BadUsage("", core::message("cli.puzzles.file_missing"));
    return arguments.words().front();
}

PuzzleInput::PuzzleInput(Console const& console, std::string path, engine::AnyGame const& game)
    : console_(console),
      path_(std::move(path)),
      file_(value_or_throw(tactics::PuzzleFile::open(path_, tactics::puzzle_format(path_), {.game = &game}),
                           path_)) {}

std::optional<tactics::Puzzle> PuzzleInput::next() {
    while (auto puzzle = file_.next()) {
        share_read_ = file_.share_read().value_or(unknown);
        if (*puzzle) return std::move(**puzzle);
        pass_over(puzzle->error());
    }
    return std::nullopt;
}

std::optional<double> PuzzleInput::share_read() const {
    double const share = share_read_;
    return share == unknown ? std::nullopt : std::optional(share);
}

void PuzzleInput::pass_over(core::Error const& error) {
    ++bad_rows_;
    console_.warn(BadUsage(path_, error).text(console_.language));
}

void PuzzleInput::say_bad_rows() const {
    if (bad_rows_ > 0) console_.warn(console_.text(core::message("cli.puzzles.bad_rows", path_, bad_rows_)));
}

} // namespace apps
