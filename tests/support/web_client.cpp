#include "tests/support/web_client.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <cctype>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tests {
namespace {

constexpr std::chrono::milliseconds usual_patience{20'000};

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

} // namespace

WebConnection::WebConnection(int port, std::string const& from)
    : port_(port),
      socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int const on = 1;
    setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    sockaddr_in source{};
    source.sin_family = AF_INET;
    inet_pton(AF_INET, from.c_str(), &source.sin_addr);
    setsockopt(socket_, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
    if (bind(socket_, reinterpret_cast<sockaddr const*>(&source), sizeof source) != 0 ||
        connect(socket_, reinterpret_cast<sockaddr const*>(&address), sizeof address) != 0)
        close();
}

WebConnection::~WebConnection() { close(); }

void WebConnection::close() {
    if (socket_ >= 0) ::close(socket_);
    socket_ = -1;
}

bool WebConnection::send_bytes(std::string_view bytes) {
    while (!bytes.empty()) {
        auto const sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

bool WebConnection::read_more(std::chrono::milliseconds patience) {
    pollfd wait{socket_, POLLIN, 0};
    if (socket_ < 0 || poll(&wait, 1, static_cast<int>(patience.count())) <= 0) return false;
    char part[1 << 14];
    auto const size = recv(socket_, part, sizeof part, 0);
    if (size <= 0) {
        close();
        return false;
    }
    come_.append(part, static_cast<std::size_t>(size));
    return true;
}

std::string WebConnection::read_bytes(std::size_t count, std::chrono::milliseconds patience) {
    while (come_.size() < count && read_more(patience)) {
    }
    if (come_.size() < count && is_open()) return {}; // what has come is kept for later
    auto const size = std::min(count, come_.size());
    auto bytes = come_.substr(0, size);
    come_.erase(0, size);
    return bytes;
}

WebAnswer WebConnection::read_answer(bool without_body) {
    std::size_t end = std::string::npos;
    while ((end = come_.find("\r\n\r\n")) == std::string::npos)
        if (!read_more(usual_patience)) return {};
    auto const head = read_bytes(end + 4, usual_patience);
    WebAnswer answer;
    if (head.size() > 12) answer.status = std::atoi(head.c_str() + 9);
    for (auto line = head.find("\r\n") + 2; line < end;) {
        auto const stop = head.find("\r\n", line);
        auto const colon = head.find(':', line);
        if (colon < stop) {
            auto const value = head.find_first_not_of(' ', colon + 1);
            answer.headers[lower(head.substr(line, colon - line))] = head.substr(value, stop - value);
        }
        line = stop + 2;
    }
    if (auto const length = answer.headers.find("content-length");
        length != answer.headers.end() && !without_body)
        answer.body = read_bytes(std::stoul(length->second), usual_patience);
    return answer;
}

WebAnswer WebConnection::request(std::string_view method, std::string_view target, std::string_view body,
                                 HeaderList const& headers) {
    std::string text = std::string(method) + " " + std::string(target) + " HTTP/1.1\r\n";
    bool const has_host =
        std::ranges::any_of(headers, [](auto const& header) { return lower(header.first) == "host"; });
    if (!has_host) text += "Host: 127.0.0.1:" + std::to_string(port_) + "\r\n";
    for (auto const& [name, value] : headers) text += name + ": " + value + "\r\n";
    text += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
    text += body;
    if (!send_bytes(text)) return {};
    return read_answer(method == "HEAD");
}

StreamClient::StreamClient(int port, std::string const& target, HeaderList const& headers,
                           std::string const& from)
    : connection_(port, from) {
    HeaderList all = headers;
    all.emplace_back("Upgrade", "websocket");
    all.emplace_back("Connection", "Upgrade");
    all.emplace_back("Sec-WebSocket-Version", "13");
    all.emplace_back("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==");
    answer_ = connection_.request("GET", target, {}, all);
}

bool StreamClient::send(std::string_view text) { return send_frame(1, text); }

bool StreamClient::send_frame(int opcode, std::string_view payload) {
    std::string frame(1, static_cast<char>(0x80 | opcode));
    if (payload.size() < 126) {
        frame += static_cast<char>(0x80 | payload.size());
    } else {
        bool const is_long = payload.size() > 0xFFFF;
        frame += static_cast<char>(0x80 | (is_long ? 127 : 126));
        for (int byte = is_long ? 7 : 1; byte >= 0; --byte)
            frame += static_cast<char>(payload.size() >> (8 * byte) & 0xFF);
    }
    std::string const mask = "mask";
    frame += mask;
    for (std::size_t i = 0; i < payload.size(); ++i) frame += static_cast<char>(payload[i] ^ mask[i % 4]);
    return connection_.send_bytes(frame);
}

std::optional<std::string> StreamClient::receive(std::chrono::milliseconds patience) {
    std::string message;
    while (true) {
        auto const head = connection_.read_bytes(2, patience);
        if (head.size() < 2) return std::nullopt;
        int const opcode = head[0] & 0x0F;
        bool const is_last = (head[0] & 0x80) != 0;
        std::size_t length = static_cast<unsigned char>(head[1]) & 0x7FU;
        if (length >= 126) {
            auto const bytes = connection_.read_bytes(length == 126 ? 2 : 8, usual_patience);
            length = 0;
            for (char const byte : bytes) length = length << 8 | static_cast<unsigned char>(byte);
        }
        auto payload = connection_.read_bytes(length, usual_patience);
        if (opcode <= 1) message += payload;
        if (opcode <= 1 && is_last) return message;
        if (opcode == 9) send_frame(10, payload);
        if (opcode == 8) {
            if (payload.size() >= 2)
                close_code_ =
                    static_cast<unsigned char>(payload[0]) * 256 + static_cast<unsigned char>(payload[1]);
            send_frame(8, payload);
            connection_.close();
            return std::nullopt;
        }
    }
}

} // namespace tests
