// One io_context with two threads; each connection is a strand of its own. Longer than other files because Beast takes half
// a minute to compile: it is included here and nowhere else.
#include "services/server/http/transport.hpp"

#include "services/server/http/connection_limits.hpp"
#include "services/server/http/request_turns.hpp"
#include "services/server/http/token_bucket.hpp"

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace services::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using boost::system::error_code;

constexpr auto between_ticks = std::chrono::milliseconds{100};
constexpr auto goodbye_time = std::chrono::seconds{2};
constexpr int most_refusals = 64; // that are told why at a time; others are closed
constexpr std::size_t drained_bytes = std::size_t{16} << 20;

constexpr std::array<std::pair<std::string_view, std::string_view>, 7> guarding_headers = {{
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
     "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Embedder-Policy", "require-corp"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
}};

using Head = http::request<http::string_body>;

Method method_of(http::verb verb) {
    switch (verb) {
    case http::verb::get:
        return Method::get;
    case http::verb::head:
        return Method::head;
    case http::verb::post:
        return Method::post;
    case http::verb::put:
        return Method::put;
    case http::verb::delete_:
        return Method::remove;
    default:
        return Method::other;
    }
}

std::string answer_when_full() {
    auto const response =
        response_of({Code::unavailable, {core::message("server.full"), {}}, {}}, core::Language::english);
    return fmt::format("HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\n"
                       "Content-Length: {}\r\nRetry-After: {}\r\nConnection: close\r\n\r\n{}",
                       response.body.size(), retry_after(Code::unavailable), response.body);
}

// Everything that connections share, and the list of them.
class Connection {
  public:
    virtual ~Connection() = default;
    virtual void say_goodbye() = 0; // from any thread
};

struct Shared {
    Handler& handler;
    Limits limits;
    Log& log;
    HostGuard guard;
    ClientReader clients;
    ConnectionLimits counts{limits};
    RequestTurns turns{limits.requests_an_address_at_once};
    std::atomic<bool> closing{false};
    std::atomic<int> refusals{0}; // being written
    std::mutex mutex{};
    std::vector<std::weak_ptr<Connection>> open = {};

    void enlist(std::shared_ptr<Connection> const& connection) {
        std::scoped_lock const lock(mutex);
        std::erase_if(open, [](auto const& each) { return each.expired(); });
        open.push_back(connection);
    }
    void dismiss_all() {
        closing = true;
        std::scoped_lock const lock(mutex);
        for (auto const& each : open)
            if (auto const connection = each.lock()) connection->say_goodbye();
    }
};

using Seat = ConnectionLimits::Seat;

// What a stream takes over from the connection that it was asked for on.
struct Admitted {
    std::unique_ptr<Seat> connection;
    std::unique_ptr<Seat> stream;
    Client client;
};

// A connection for which there is no room: one answer that is always the same, whatever was asked.
class RefusedConnection final : public std::enable_shared_from_this<RefusedConnection> {
  public:
    RefusedConnection(Shared& shared, tcp::socket socket, std::string const& answer)
        : shared_(shared),
          stream_(std::move(socket)),
          answer_(answer) {
        ++shared_.refusals;
    }
    ~RefusedConnection() { --shared_.refusals; }

    void begin() {
        stream_.expires_after(goodbye_time);
        asio::async_write(stream_, asio::buffer(answer_),
                          [self = shared_from_this()](error_code error, std::size_t) {
                              if (error) return;
                              error_code ignored;
                              self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
                              self->drain();
                          });
    }

  private:
    void drain() {
        stream_.async_read_some(asio::buffer(thrown_away_),
                                [self = shared_from_this()](error_code error, std::size_t) {
                                    if (!error) self->drain();
                                });
    }

    Shared& shared_;
    beast::tcp_stream stream_;
    std::string const& answer_;
    std::array<char, 512> thrown_away_{};
};

class StreamConnection final : public Connection, public std::enable_shared_from_this<StreamConnection> {
  public:
    StreamConnection(Shared& shared, Admitted admitted, beast::tcp_stream stream)
        : shared_(shared),
          admitted_(std::move(admitted)),
          socket_(std::move(stream)),
          bucket_(shared.limits.messages_a_second, shared.limits.message_burst) {}
    ~StreamConnection() override {
        if (peer_) peer_->leave();
    }

    void begin(Head head) {
        shared_.enlist(shared_from_this());
        auto const target = parse_target(head.target());
        auto const language = language_of(target, head[http::field::accept_language]);
        beast::get_lowest_layer(socket_).expires_never();
        socket_.set_option(websocket::stream_base::timeout{.handshake_timeout = std::chrono::seconds{10},
                                                           .idle_timeout = 2 * shared_.limits.ping_after,
                                                           .keep_alive_pings = true});
        socket_.read_message_max(shared_.limits.message_bytes);
        socket_.auto_fragment(false);
        head_ = std::move(head);
        socket_.async_accept(head_, [self = shared_from_this(), language](error_code error) {
            if (error) return;
            std::weak_ptr<StreamConnection> const weak = self;
            auto const send = [weak](std::string text) {
                if (auto const alive = weak.lock()) alive->send(std::move(text));
            };
            self->peer_ = self->shared_.handler.connect(language, send, self->admitted_.client);
            self->read();
        });
    }

    void say_goodbye() override {
        asio::post(socket_.get_executor(),
                   [self = shared_from_this()] { self->close(websocket::close_code::going_away); });
    }

  private:
    void read() {
        socket_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
            if (error) return self->leave();
            self->heed();
            self->buffer_.consume(self->buffer_.size());
            self->read();
        });
    }

    void heed() {
        if (bucket_.take() && shared_.counts.allows_message(admitted_.client.address))
            return peer_->heed(beast::buffers_to_string(buffer_.cdata()));
        peer_->refuse({Code::too_many_requests, {core::message("server.too_fast"), {}}, {}});
        if (++refused_ > shared_.limits.broken_messages) close(websocket::close_code::policy_error);
    }

    void leave() {
        if (peer_) peer_->leave();
        peer_.reset();
    }

    void close(websocket::close_code code) {
        if (std::exchange(closing_, true) || !socket_.is_open()) return;
        socket_.async_close(code, [self = shared_from_this()](error_code) {});
    }

    void send(std::string text) {
        asio::post(socket_.get_executor(), [self = shared_from_this(), text = std::move(text)]() mutable {
            self->waiting_bytes_ += text.size();
            self->waiting_.push_back(std::move(text));
            if (self->waiting_bytes_ > self->shared_.limits.waiting_bytes) {
                self->shared_.log.warning("slow_reader", {{"bytes", self->waiting_bytes_}});
                beast::get_lowest_layer(self->socket_).close(); // it would not read a goodbye either
            } else if (self->waiting_.size() == 1) {
                self->write();
            }
        });
    }

    void write() {
        socket_.text(true);
        socket_.async_write(asio::buffer(waiting_.front()),
                            [self = shared_from_this()](error_code error, std::size_t) {
                                if (error) return;
                                self->waiting_bytes_ -= self->waiting_.front().size();
                                self->waiting_.pop_front();
                                if (!self->waiting_.empty()) self->write();
                            });
    }

    Shared& shared_;
    Admitted admitted_;
    websocket::stream<beast::tcp_stream> socket_;
    Head head_;
    beast::flat_buffer buffer_;
    std::shared_ptr<StreamPeer> peer_;
    TokenBucket bucket_;
    std::deque<std::string> waiting_;
    std::size_t waiting_bytes_ = 0;
    int refused_ = 0;
    bool closing_ = false;
};

class HttpConnection final : public Connection, public std::enable_shared_from_this<HttpConnection> {
  public:
    HttpConnection(Shared& shared, std::unique_ptr<Seat> seat, std::string peer, tcp::socket socket)
        : shared_(shared),
          seat_(std::move(seat)),
          peer_(std::move(peer)),
          stream_(std::move(socket)) {}

    void begin() {
        shared_.enlist(shared_from_this());
        asio::dispatch(stream_.get_executor(), [self = shared_from_this()] { self->read(); });
    }

    // One that is being answered is answered first.
    void say_goodbye() override {
        asio::post(stream_.get_executor(), [self = shared_from_this()] {
            if (!self->busy_) self->stream_.close();
        });
    }

  private:
    void read() {
        if (shared_.closing) return stream_.close();
        busy_ = false;
        parser_.emplace();
        parser_->header_limit(static_cast<std::uint32_t>(shared_.limits.head_bytes));
        parser_->body_limit(boost::none); // until the door has been passed
        stream_.expires_after(shared_.limits.request_time);
        http::async_read_header(stream_, buffer_, *parser_,
                                [self = shared_from_this()](error_code error, std::size_t) {
                                    self->busy_ = true;
                                    if (self->taken(error)) self->pass_door();
                                });
    }

    // False when nothing came, or nothing that can be answered.
    bool taken(error_code error) {
        if (!error) return true;
        if (error == http::error::header_limit)
            reject({Code::too_large, {core::message("server.head_large"), {}}, {}});
        else if (error == http::error::body_limit)
            reject(
                {Code::too_large, {core::message("server.body_large", shared_.limits.body_bytes), {}}, {}});
        else if (error.category() == http::make_error_code(http::error::bad_method).category() &&
                 error != http::error::end_of_stream && error != http::error::partial_message)
            reject({Code::bad_request, {core::message("server.request_broken", error.message()), {}}, {}});
        else
            stream_.close();
        return false;
    }

    void pass_door() {
        auto const& head = parser_->get();
        std::string_view const host = head[http::field::host];
        std::string_view const origin = head[http::field::origin];
        if (head.count(http::field::host) > 1)
            return reject({Code::bad_request, {core::message("server.host_twice"), {}}, {}});
        if (!shared_.guard.takes_host(host))
            return reject({Code::forbidden, {core::message("server.host_foreign", host), {}}, {}});
        if (auto const named = authority_in(head.target());
            named && !shared_.guard.takes_host(*named))
            return reject({Code::forbidden, {core::message("server.host_foreign", *named), {}}, {}});
        if (!shared_.guard.takes_origin(origin))
            return reject({Code::forbidden, {core::message("server.origin_foreign", origin), {}}, {}});
        client_ = client_of(head);
        if (!shared_.counts.allows_request(client_.address))
            return reject({Code::too_many_requests, {core::message("server.too_fast"), {}}, {}});
        if (parser_->content_length().value_or(0) > shared_.limits.body_bytes)
            return taken(http::error::body_limit), void();
        if (websocket::is_upgrade(head) && parse_target(head.target()).path == stream_path) {
            auto place = shared_.counts.admit_stream(client_);
            if (!place) return reject({Code::unavailable, {core::message("server.full"), {}}, {}});
            Admitted admitted{std::move(seat_), std::move(place), std::move(client_)};
            std::make_shared<StreamConnection>(shared_, std::move(admitted), std::move(stream_))
                ->begin(parser_->release());
            return;
        }
        parser_->body_limit(shared_.limits.body_bytes);
        http::async_read(stream_, buffer_, *parser_,
                         [self = shared_from_this()](error_code error, std::size_t) {
                             if (self->taken(error)) self->answer();
                         });
    }

    // A proxy may send requests of different clients on one connection.
    [[nodiscard]] Client client_of(Head const& head) const {
        std::string forwarded;
        if (shared_.clients.is_proxy(peer_)) {
            auto const [first, last] = head.equal_range("X-Forwarded-For");
            for (auto field = first; field != last; ++field) {
                if (!forwarded.empty()) forwarded += ',';
                forwarded += field->value();
            }
        }
        return {shared_.clients.address_of(peer_, forwarded), page_in(head[http::field::cookie])};
    }

    Request request() {
        auto& head = parser_->get();
        auto target = parse_target(head.target());
        auto const language = language_of(target, head[http::field::accept_language]);
        return {.method = method_of(head.method()),
                .path = std::move(target.path),
                .query = std::move(target.query),
                .language = language,
                .body = std::move(head.body()),
                .known_tag = head[http::field::if_none_match],
                .takes_gzip = head[http::field::accept_encoding].find("gzip") != beast::string_view::npos,
                .client = client_};
    }

    void answer() {
        shared_.turns.ask(client_.address, [self = shared_from_this()] {
            asio::post(self->stream_.get_executor(), [self] { self->answer_now(); });
        });
    }

    void answer_now() {
        auto const asked = request();
        Response response;
        try {
            response = shared_.handler.answer(asked);
        } catch (std::exception const& failure) {
            shared_.log.error("handler_failed", {{"path", asked.path}, {"what", failure.what()}});
            response =
                response_of({Code::internal, {core::message("server.failed"), {}}, {}}, asked.language);
        }
        if (response.status >= 400)
            shared_.log.info("refused", {{"path", asked.path}, {"status", response.status}});
        shared_.turns.done(client_.address);
        write(response, parser_->get().keep_alive() && !shared_.closing);
    }

    // Refused at the door: the rest of what is being sent is not read but thrown away.
    void reject(Refusal const& refusal) {
        auto const& head = parser_->get();
        auto const language = language_of(parse_target(head.target()), head[http::field::accept_language]);
        shared_.log.warning("turned_away", {{"code", name_of(refusal.code)},
                                            {"what", core::text(core::Language::english, refusal.what)}});
        write(response_of(refusal, language), false);
    }

    void write(Response const& response, bool keep_alive) {
        bool const is_head = parser_->get().method() == http::verb::head;
        response_ = {};
        response_.version(11);
        response_.result(static_cast<unsigned>(response.status));
        response_.keep_alive(keep_alive);
        for (auto const& [name, value] : guarding_headers) response_.set(name, value);
        if (!response.body.empty()) response_.set(http::field::content_type, response.type);
        response_.set(http::field::cache_control, "no-store"); // unless it says otherwise
        for (auto const& [name, value] : response.headers) response_.set(name, value);
        if (!is_head) response_.body() = response.body;
        if (response.status != 204 && response.status != 304) response_.content_length(response.body.size());
        stream_.expires_after(shared_.limits.request_time);
        http::async_write(stream_, response_,
                          [self = shared_from_this(), keep_alive](error_code error, std::size_t) {
                              if (error) return;
                              if (keep_alive) return self->read();
                              error_code ignored;
                              self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
                              self->stream_.expires_after(goodbye_time);
                              self->drain(0);
                          });
    }

    // Closed with bytes unread, TCP would take back the answer before it is read.
    void drain(std::size_t so_far) {
        buffer_.clear();
        stream_.async_read_some(buffer_.prepare(std::size_t{64} << 10),
                                [self = shared_from_this(), so_far](error_code error, std::size_t size) {
                                    if (error || so_far + size > drained_bytes) return self->stream_.close();
                                    self->drain(so_far + size);
                                });
    }

    Shared& shared_;
    std::unique_ptr<Seat> seat_;
    std::string peer_; // the address at the other end
    Client client_;    // of the request that is being answered
    beast::tcp_stream stream_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::string_body>> parser_;
    http::response<http::string_body> response_;
    bool busy_ = false;
};

class BeastTransport final : public Transport {
  public:
    BeastTransport(Address const& address, Handler& handler, Limits const& limits, Log& log,
                   tcp::endpoint const& endpoint)
        : shared_{handler, limits, log, HostGuard(address.host, address.port, address.names),
                  ClientReader(address.proxies)},
          acceptor_(asio::make_strand(context_), endpoint),
          timer_(context_),
          host_(address.host.find(':') == std::string::npos ? address.host
                                                            : fmt::format("[{}]", address.host)) {
        shared_.guard = HostGuard(address.host, port(), address.names); // which the system may have chosen
    }

    [[nodiscard]] int port() const override { return acceptor_.local_endpoint().port(); }
    [[nodiscard]] std::string url() const override { return fmt::format("http://{}:{}", host_, port()); }

    void run(std::stop_token const& stop) override {
        accept();
        tick();
        std::vector<std::jthread> threads;
        for (int i = 0; i < shared_.limits.request_threads; ++i)
            threads.emplace_back([this] { context_.run(); });
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any stopped;
        stopped.wait(lock, stop, [] { return false; });
        asio::post(acceptor_.get_executor(), [this] { acceptor_.close(); });
        shared_.dismiss_all();
        auto const deadline = std::chrono::steady_clock::now() + goodbye_time;
        while (shared_.counts.connections() > 0 && std::chrono::steady_clock::now() < deadline)
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
        context_.stop();
        threads.clear();
        shared_.turns.forget_all(); // connections end before the context
    }

  private:
    void accept() {
        acceptor_.async_accept(asio::make_strand(context_), [this](error_code error, tcp::socket socket) {
            if (error == asio::error::operation_aborted || !acceptor_.is_open()) return;
            if (error) { // no descriptor left, most likely: wait until some are free again
                shared_.log.error("accept_failed", {{"what", error.message()}});
                std::this_thread::sleep_for(between_ticks);
            } else {
                admit(std::move(socket));
            }
            accept();
        });
    }

    // Nothing is read from a connection for which there is no room.
    void admit(tcp::socket socket) {
        error_code error;
        auto const peer = socket.remote_endpoint(error).address().to_string();
        if (error) return; // it has gone again
        bool const is_proxy = shared_.clients.is_proxy(peer);
        auto const address = shared_.clients.address_of(peer, {});
        auto seat = is_proxy ? shared_.counts.admit_proxy() : shared_.counts.admit(address);
        if (!seat) {
            log_full(address);
            if (shared_.refusals < most_refusals)
                std::make_shared<RefusedConnection>(shared_, std::move(socket), full_answer_)->begin();
            return;
        }
        socket.set_option(tcp::no_delay(true), error);
        std::make_shared<HttpConnection>(shared_, std::move(seat), peer, std::move(socket))->begin();
    }

    // Once a second at most: there may be thousands of them.
    void log_full(std::string const& address) {
        ++refused_;
        auto const now = std::chrono::steady_clock::now();
        if (now - full_logged_ < std::chrono::seconds{1}) return;
        full_logged_ = now;
        shared_.log.warning("connections_full", {{"address", address},
                                                 {"refused", std::exchange(refused_, 0)},
                                                 {"connections", shared_.counts.connections()}});
    }

    void tick() {
        timer_.expires_after(between_ticks);
        timer_.async_wait([this](error_code error) {
            if (error) return;
            shared_.handler.tick();
            shared_.counts.forget_idle();
            tick();
        });
    }

    Shared shared_; // before the context, whose end is the end of every connection
    asio::io_context context_;
    tcp::acceptor acceptor_;
    asio::steady_timer timer_;
    std::string host_;
    std::string full_answer_ = answer_when_full();
    int refused_ = 0; // since it was last logged
    std::chrono::steady_clock::time_point full_logged_ = {};
};

} // namespace

core::Expected<std::unique_ptr<Transport>> Transport::listen(Address const& address, Handler& handler,
                                                             Limits const& limits, Log& log) {
    error_code error;
    auto const host = asio::ip::make_address(address.host == "localhost" ? "127.0.0.1" : address.host, error);
    if (error) return core::failure(core::message("cli.serve.host_unknown", address.host));
    auto fitting = limits;
    fitting.connections = make_room_for_connections(limits.connections);
    if (fitting.connections < limits.connections)
        log.warning("few_descriptors",
                    {{"connections", fitting.connections}, {"wanted", limits.connections}});
    try {
        return std::make_unique<BeastTransport>(
            address, handler, fitting, log, tcp::endpoint(host, static_cast<unsigned short>(address.port)));
    } catch (boost::system::system_error const& failed) {
        return core::failure(core::message("cli.serve.cannot_listen",
                                           fmt::format("{}:{}", address.host, address.port),
                                           failed.code().message()));
    }
}

} // namespace services::server
