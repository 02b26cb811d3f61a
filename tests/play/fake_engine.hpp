// A UCI engine made for a test: a shell script that begins well and then does what the test says when it is asked for a
// move.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

namespace tests {

class FakeEngine {
  public:
    // `on_go` is shell, run at every `go`; `$position` holds the last position command, `$go` the words of this one.
    explicit FakeEngine(std::string const& on_go, std::string const& on_new_game = ":") {
        static int count = 0;
        path_ = std::filesystem::temp_directory_path() /
                ("damero-fake-" + std::to_string(getpid()) + "-" + std::to_string(++count));
        std::ofstream file(path_);
        file << "#!/bin/sh\n"
                "while read -r line; do\n"
                "  case \"$line\" in\n"
                "    uci) echo 'id name Fake'; echo 'option name Hash type spin default 1 min 1 max 9';\n"
                "         echo 'option name Threads type spin default 1 min 1 max 9';\n"
                "         echo 'option name Style Of Play type string default calm'; echo uciok;;\n"
                "    setoption*) echo \"info string $line\";;\n"
                "    ucinewgame) "
             << on_new_game
             << ";;\n"
                "    isready) echo readyok;;\n"
                "    position*) position=\"$line\";;\n"
                "    go*) go=\"$line\"; "
             << on_go
             << ";;\n"
                "    quit) exit 0;;\n"
                "  esac\n"
                "done\n";
        file.close();
        std::filesystem::permissions(path_, std::filesystem::perms::owner_all);
    }
    ~FakeEngine() { std::filesystem::remove(path_); }
    FakeEngine(FakeEngine const&) = delete;
    FakeEngine& operator=(FakeEngine const&) = delete;

    [[nodiscard]] std::string spec(std::string const& parameters = "") const {
        return "uci:" + path_.string() + parameters;
    }
    [[nodiscard]] std::string path() const { return path_.string(); }

  private:
    std::filesystem::path path_;
};

} // namespace tests
