// Rules that reach for files, programs, the network, other processes, memory and time: none gets them, with the checks of goals and
// without them, by the confinement of the process alone.
#include "play/rules/rule_process.hpp"
#include "tests/services/folder.hpp"
#include "tests/support/source_tree.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <netinet/in.h>
#include <poll.h>
#include <random>
#include <spawn.h>
#include <sstream>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;
using knowledge::Action;
using knowledge::Request;

constexpr char const* secret = "TOPSECRET-7713"; // what the file says
constexpr char const* seen = "SECRET-9241";      // what a goal answers that has seen that the file exists

std::string replaced(std::string text, std::string_view old, std::string_view fresh) {
    for (auto at = text.find(old); at != std::string::npos; at = text.find(old, at + fresh.size()))
        text.replace(at, old.size(), fresh);
    return text;
}

// A port of this machine where nobody should call.
class Listener {
  public:
    Listener() : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        auto* const any = reinterpret_cast<sockaddr*>(&address);
        socklen_t size = sizeof address;
        if (bind(socket_, any, size) != 0 || listen(socket_, 8) != 0 || getsockname(socket_, any, &size) != 0)
            ADD_FAILURE() << "no port to listen at";
        port_ = ntohs(address.sin_port);
    }
    ~Listener() { close(socket_); }
    Listener(Listener const&) = delete;
    Listener& operator=(Listener const&) = delete;

    [[nodiscard]] int port() const { return port_; }
    [[nodiscard]] bool was_called() const {
        pollfd watched{socket_, POLLIN, 0};
        return poll(&watched, 1, 0) > 0;
    }

  private:
    int socket_;
    int port_ = 0;
};

// A process that lives until somebody kills it.
class Bystander {
  public:
    Bystander() {
        std::array<char, 6> name{"sleep"};
        std::array<char, 5> time{"3600"};
        std::array<char*, 3> words{name.data(), time.data(), nullptr};
        EXPECT_EQ(posix_spawnp(&process_, "sleep", nullptr, nullptr, words.data(), nullptr), 0);
    }
    ~Bystander() {
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
    }
    Bystander(Bystander const&) = delete;
    Bystander& operator=(Bystander const&) = delete;

    [[nodiscard]] pid_t id() const { return process_; }
    [[nodiscard]] bool lives() const { return waitpid(process_, nullptr, WNOHANG) == 0; }

  private:
    pid_t process_ = -1;
};

class HostileRules : public tests::InFolder {
  protected:
    HostileRules() {
        tests::write_file(folder_ / "secret", fmt::format("leak('{}').\n", secret));
        setenv("DAMERO_SECRET", seen, 1);
    }

    [[nodiscard]] std::string filled(std::string goal) const {
        goal = replaced(std::move(goal), "@DIR@", folder_.string());
        goal = replaced(std::move(goal), "@PORT@", std::to_string(listener_.port()));
        return replaced(std::move(goal), "@PID@", std::to_string(bystander_.id()));
    }

    // The goal asked, and in every place of a rule file where something could run it.
    void attack(std::string const& goal) {
        ask({.action = Action::query, .goal = goal}, goal);
        auto const text = fmt::format(":- {0}.\n"
                                      ":- initialization(({0})).\n"
                                      ":- if(({0})).\n"
                                      "move_creates_hidden(1, 1, 1, 1).\n"
                                      ":- endif.\n"
                                      "term_expansion(_, _) :- {0}.\n"
                                      "portray(_) :- {0}.\n"
                                      "attr_unify_hook(_, _) :- {0}.\n"
                                      "grammar --> {{ {0} }}.\n"
                                      "order_weight(hostile, 1, 1) :- {0}.\n"
                                      "move_creates_hostile(1, 1, 1, 1, 1, [1/1]) :- {0}.\n",
                                      goal);
        ask({.action = Action::patterns, .files = {{"own.pl", "own.pl", text, false}}, .alone = true}, goal);
    }

    void expect_nothing_happened(std::string const& goal) {
        std::vector<std::string> names;
        for (auto const& entry : fs::directory_iterator(folder_)) names.push_back(entry.path().filename());
        EXPECT_EQ(names, std::vector<std::string>{"secret"}) << goal;
        EXPECT_EQ(tests::contents_of(folder_ / "secret"), fmt::format("leak('{}').\n", secret)) << goal;
        EXPECT_FALSE(listener_.was_called()) << goal;
        EXPECT_TRUE(bystander_.lives()) << goal;
    }

    std::vector<std::string> worker_ = {DAMERO_RULE_WORKER};

  private:
    void ask(Request request, std::string const& goal) {
        request.limits = {.inferences = 3'000'000, .seconds = 0.5, .answers = 5};
        auto const reply = play::rules::ask_apart(request, {worker_, std::chrono::milliseconds(4'000)});
        expect_nothing_happened(goal);
        if (!reply) return;
        for (auto const& answer : reply->answers)
            for (auto const& [name, value] : answer) EXPECT_EQ(value.find(seen), std::string::npos) << goal;
        EXPECT_EQ(to_json(*reply).find(secret), std::string::npos) << goal;
    }

    Listener listener_;
    Bystander bystander_;
};

std::vector<std::string> goals_of_file() {
    std::vector<std::string> goals;
    std::istringstream lines(tests::contents("tests/play/rules/hostile_goals.txt"));
    for (std::string line; std::getline(lines, line);)
        if (!line.empty() && !line.starts_with('#')) goals.push_back(line);
    return goals;
}

// Goals nested in each other at random, the same at every run.
std::vector<std::string> made_goals(int count) {
    static constexpr std::array cores = {
        "shell('touch @DIR@/started')",
        "open('@DIR@/written', write, _)",
        "delete_file('@DIR@/secret')",
        "throw(format(\"~@\", [shell('touch @DIR@/started')]))",
        "process_create('/usr/bin/touch', ['@DIR@/started'], [])",
        "tcp_connect('127.0.0.1':@PORT@, _, [])",
        "(put_attr(V, freeze, user:shell('touch @DIR@/started')), V = 1)",
        "print_message(error, format(\"~@\", [delete_file('@DIR@/secret')]))",
    };
    static constexpr std::array wrappings = {
        "call(({}))",
        "once(({}))",
        "ignore(({}))",
        "\\+ \\+ ({})",
        "findall(x, ({}), _)",
        "forall(({}), true)",
        "aggregate_all(count, ({}), _)",
        "catch(({}), _, true)",
        "catch(throw(x), x, ({}))",
        "throw(({}))",
        "throw(error(({}), _))",
        "throw(error(type_error(x, ({})), format(\"~@\", [({})])))",
        "throw(format(\"~@\", [({})]))",
        "throw(unhandled_exception(format(\"~@\", [({})])))",
        "throw(error(existence_error(procedure, ({})), ({})))",
        "print_message(error, format(\"~@\", [({})]))",
        "print_message_lines(user_error, '', ['~@'-[({})]])",
        "format(atom(_), \"~@\", [({})])",
        "(put_attr(W, freeze, user:({})), W = 1)",
        "freeze(F, ({})), F = 1",
        "G = ({}), call(G)",
        "G2 = ({}), findall(x, G2, _)",
        "maplist([_]>>({}), [1])",
        "call([X, Y]>>(X = Y, ({})), 1, 1)",
        "user:({})",
        "system:call(({}))",
        "assertz((mine :- {})), mine",
        "assertz((order_weight(a, 1, 1) :- {})), order_weight(_, _, _)",
        "(true ; {})",
        "(fail -> true ; {})",
        "setup_call_cleanup(true, ({}), ({}))",
        "thread_create(({}), T, []), thread_join(T, _)",
        "phrase({{ ({}) }}, [], _)",
        "bagof(x, A^({}), _)",
        "with_output_to(string(_), ({}))",
        "limit(1, ({}))",
        "call_with_time_limit(1, ({}))",
        "b_setval(k, ({})), b_getval(k, K), call(K)",
        "Q =.. [call, ({})], Q",
        "copy_term(({}), C), C",
    };
    std::mt19937 random(2026);
    auto const one_of = [&](auto const& list) { return list[random() % list.size()]; };
    std::vector<std::string> goals;
    for (int i = 0; i < count; ++i) {
        std::string goal = one_of(cores);
        for (auto depth = 1 + random() % 4; depth > 0; --depth) {
            std::string const wrapping = one_of(wrappings);
            goal = replaced(replaced(replaced(wrapping, "{{", "\x01"), "}}", "\x02"), "{}", goal);
            goal = replaced(replaced(goal, "\x01", "{"), "\x02", "}");
        }
        goals.push_back(goal);
    }
    return goals;
}

} // namespace

TEST_F(HostileRules, ThereAreEnoughOfThem) {
    EXPECT_GE(goals_of_file().size(), 300u);
    auto made = made_goals(200);
    std::ranges::sort(made);
    EXPECT_GE(std::ranges::unique(made).begin() - made.begin(), 190);
}

TEST_F(HostileRules, GetNothingWithTheChecksOn) {
    for (auto const& goal : goals_of_file()) attack(filled(goal));
}

TEST_F(HostileRules, GetNothingByTheConfinementAlone) {
    worker_ = {DAMERO_UNCHECKED_WORKER};
    for (auto const& goal : goals_of_file()) attack(filled(goal));
}

TEST_F(HostileRules, GetNothingNestedInEachOther) {
    for (auto const& goal : made_goals(200)) attack(filled(goal));
}

TEST_F(HostileRules, GetNothingNestedByTheConfinementAlone) {
    worker_ = {DAMERO_UNCHECKED_WORKER};
    for (auto const& goal : made_goals(200)) attack(filled(goal));
}

// The tests above can fail: an unchecked worker runs what it is asked to run.
TEST_F(HostileRules, AnUncheckedWorkerReallyChecksNothing) {
    auto const answer = [](char const* worker, char const* goal) {
        auto const reply =
            play::rules::ask_apart({.action = Action::query, .goal = goal}, {.command = {worker}});
        return reply && !reply->refused && reply->answers.size() == 1;
    };
    auto const* const reflective = "clause(damero_goals:guarded(_, _), _), current_prolog_flag(pid, _)";
    EXPECT_TRUE(answer(DAMERO_UNCHECKED_WORKER, reflective));
    EXPECT_FALSE(answer(DAMERO_RULE_WORKER, reflective));
    EXPECT_TRUE(answer(DAMERO_RULE_WORKER, "once(to_move(_))"));
}
