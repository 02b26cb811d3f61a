// damero serve: the web page and its API, until a signal ends it.
#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"
#include "apps/common/interrupt.hpp"
#include "apps/serve/data_folder.hpp"
#include "services/server/api.hpp"
#include "services/server/http/transport.hpp"
#include "services/store/folder_lock.hpp"

#include <fmt/format.h>

#include <array>
#include <csignal>
#include <cstdio>

namespace apps {
namespace {

namespace server = services::server;

constexpr char const* usual_host = "127.0.0.1";
constexpr std::int64_t usual_port = 8080;

std::filesystem::path folder_of(Arguments const& arguments) {
    if (auto const given = arguments.text("--data")) return *given;
    auto const folder = data_folder();
    if (!folder) throw BadUsage("--data", core::message("cli.serve.no_folder"));
    return *folder;
}

std::vector<server::HostName> names_of(Arguments const& arguments) {
    std::vector<server::HostName> names;
    for (auto const& text : arguments.texts("--allow-host"))
        names.push_back(value_or_throw(server::parse_host_name(text), "--allow-host"));
    return names;
}

std::vector<std::string> proxies_of(Arguments const& arguments) {
    std::vector<std::string> proxies;
    for (auto const& text : arguments.texts("--trust-proxy"))
        proxies.push_back(value_or_throw(server::parse_proxy(text), "--trust-proxy"));
    return proxies;
}

void write_log(std::string_view line) {
    std::fwrite(line.data(), 1, line.size(), stderr); // unbuffered: a line is out when this returns
}

int run(Arguments const& arguments, Console const& console) {
    server::Address const address{arguments.text("--host").value_or(usual_host),
                                  static_cast<int>(arguments.number("--port", 0, 65535).value_or(usual_port)),
                                  names_of(arguments), proxies_of(arguments)};
    auto const folder = folder_of(arguments);
    std::signal(SIGPIPE, SIG_IGN);
    std::stop_source stop;
    Interrupt const interrupt(stop); // before any other thread, which inherits the blocked signals
    auto const lock = value_or_throw(services::FolderLock::take(folder), "--data"); // until the process ends
    auto store = value_or_throw(services::GameStore::open(folder), "--data");
    server::Log log(write_log);
    server::Limits const limits;
    server::Api api(store, limits, log, DAMERO_VERSION);
    auto const transport = value_or_throw(server::Transport::listen(address, api, limits, log), "");
    console.print(fmt::format("listening {}\n", transport->url()));
    std::fflush(stdout);
    log.info("listening",
             {{"url", transport->url()}, {"data", folder.string()}, {"version", DAMERO_VERSION}});
    transport->run(stop.get_token());
    api.stop();
    log.info("stopped");
    return 0;
}

constexpr std::array options = {
    Option{"--host", "ADDRESS", "cli.serve.host"},
    Option{"--port", "PORT", "cli.serve.port"},
    Option{"--data", "DIR", "cli.serve.data"},
    Option{"--allow-host", "NAME", "cli.serve.allow_host"},
    Option{"--trust-proxy", "ADDRESS", "cli.serve.trust_proxy"},
};

constexpr std::array examples = {
    Example{"damero serve", "cli.serve.example.usual"},
    Example{"damero serve --port 9000 --data games", "cli.serve.example.data"},
    Example{"damero serve --host 0.0.0.0 --allow-host board.lan", "cli.serve.example.allow_host"},
};

} // namespace

constinit Command const serve_command = {
    .name = "serve",
    .about = "cli.serve.about",
    .usage = "damero serve [--host 127.0.0.1] [--port 8080] [--data DIR] [--allow-host NAME ...] "
             "[--trust-proxy ADDRESS ...]",
    .options = options,
    .examples = examples,
    .run = run,
};

} // namespace apps
