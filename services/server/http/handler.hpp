// What the transport asks of whoever stands behind it.
#pragma once

#include "services/server/http/refusal.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace services::server {

using Send = std::function<void(std::string)>; // from any thread; it never waits and never calls back

// The other end of a WebSocket.
class StreamPeer {
  public:
    virtual ~StreamPeer() = default;

    // From any thread. What is wrong with a message is answered.
    virtual void heed(std::string_view message) = 0;
    virtual void refuse(Refusal const& refusal) = 0; // for what the transport finds wrong
    virtual void leave() = 0;                        // the page has gone
};

class Handler {
  public:
    virtual ~Handler() = default;

    virtual Response answer(Request const& request) = 0;
    virtual std::shared_ptr<StreamPeer> connect(core::Language language, Send send, Client client = {}) = 0;
    virtual void tick() = 0; // ten times a second, say
};

inline constexpr std::string_view stream_path = "/api/v1/stream";

} // namespace services::server
