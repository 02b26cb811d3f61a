// What the server has to tell whoever runs it: one line of JSON an event.
#pragma once

#include <nlohmann/json.hpp>

#include <functional>
#include <mutex>
#include <string>
#include <string_view>

namespace services::server {

class Log {
  public:
    // Gets whole lines, one at a time.
    explicit Log(std::function<void(std::string_view)> sink) : sink_(std::move(sink)) {}

    void info(std::string_view event, nlohmann::ordered_json fields = nlohmann::ordered_json::object()) {
        write("info", event, std::move(fields));
    }
    void warning(std::string_view event, nlohmann::ordered_json fields = nlohmann::ordered_json::object()) {
        write("warning", event, std::move(fields));
    }
    void error(std::string_view event, nlohmann::ordered_json fields = nlohmann::ordered_json::object()) {
        write("error", event, std::move(fields));
    }

  private:
    void write(std::string_view level, std::string_view event, nlohmann::ordered_json fields);

    std::mutex mutex_;
    std::function<void(std::string_view)> sink_;
};

} // namespace services::server
