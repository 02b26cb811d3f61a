// Requests and answers as handlers see them: nothing of sockets, so that every handler can be asked in a test.
#pragma once

#include "core/catalogue.hpp"
#include "services/server/http/client.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace services::server {

enum class Method { get, head, post, put, remove, other };

struct Request {
    Method method = Method::get;
    std::string path = "/";
    std::map<std::string, std::string> query = {};
    core::Language language = core::Language::english;
    std::string body = {};
    std::string known_tag = {}; // If-None-Match
    bool takes_gzip = false;
    Client client = {};
};

struct Response {
    int status = 200;
    std::string type = "application/json";
    std::string body = {};
    std::vector<std::pair<std::string, std::string>> headers = {};
};

// `/games?limit=5` as path and query, `%20` and its like decoded.
struct Target {
    std::string path;
    std::map<std::string, std::string> query;
};
Target parse_target(std::string_view written);

// ?lang= goes before Accept-Language; English when neither is a language of ours.
core::Language language_of(Target const& target, std::string_view accept_language);

} // namespace services::server
