// The other end of the server's sockets: a browser's HTTP and WebSocket, as little of them as tests and the load tool need.
// Blocking; one connection an object. Not built on the server's own library, so that the two cannot share a mistake.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tests {

using HeaderList = std::vector<std::pair<std::string, std::string>>;

struct WebAnswer {
    int status = 0;                                  // 0: none came
    std::map<std::string, std::string> headers = {}; // names in lower case
    std::string body = {};
};

class WebConnection {
  public:
    // To 127.0.0.1; `from` is the address it comes from, 127.0.0.N.
    explicit WebConnection(int port, std::string const& from = "127.0.0.1");
    ~WebConnection();
    WebConnection(WebConnection const&) = delete;
    WebConnection& operator=(WebConnection const&) = delete;

    [[nodiscard]] bool is_open() const { return socket_ >= 0; }
    [[nodiscard]] int descriptor() const { return socket_; }

    WebAnswer request(std::string_view method, std::string_view target, std::string_view body = {},
                      HeaderList const& headers = {});

    bool send_bytes(std::string_view bytes);
    WebAnswer read_answer(bool without_body = false);

    // So many bytes, from what has come and what comes; none when the time is up before, fewer at the end.
    std::string read_bytes(std::size_t count, std::chrono::milliseconds patience);
    void close();

  private:
    bool read_more(std::chrono::milliseconds patience);

    int port_;
    int socket_ = -1;
    std::string come_; // and not read yet
};

class StreamClient {
  public:
    explicit StreamClient(int port, std::string const& target = "/api/v1/stream",
                          HeaderList const& headers = {}, std::string const& from = "127.0.0.1");

    [[nodiscard]] int status() const { return answer_.status; } // 101 when it is open
    [[nodiscard]] bool is_open() const { return answer_.status == 101 && connection_.is_open(); }
    [[nodiscard]] int descriptor() const { return connection_.descriptor(); }

    bool send(std::string_view text);
    bool send_frame(int opcode, std::string_view payload);

    // The next message; pings are answered on the way. Nothing when none comes or the server closes.
    std::optional<std::string> receive(std::chrono::milliseconds patience = std::chrono::milliseconds{5000});
    // Why the server closed: RFC 6455, section 7.4; 0 while it has not said.
    [[nodiscard]] int close_code() const { return close_code_; }
    void close() { connection_.close(); }

  private:
    WebConnection connection_;
    WebAnswer answer_;
    int close_code_ = 0;
};

} // namespace tests
