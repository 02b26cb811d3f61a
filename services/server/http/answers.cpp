#include "services/server/http/answers.hpp"

namespace services::server {
namespace {

std::string_view method_name(Method method) {
    switch (method) {
    case Method::get:
        return "GET";
    case Method::head:
        return "HEAD";
    case Method::post:
        return "POST";
    case Method::put:
        return "PUT";
    case Method::remove:
        return "DELETE";
    case Method::other:
        break;
    }
    return "?";
}

} // namespace

Response not_found(Request const& request) {
    return response_of({Code::not_found, {core::message("server.path_unknown", request.path), {}}, {}},
                       request.language);
}

Response wrong_method(Request const& request, std::string const& allowed) {
    auto response =
        response_of({Code::method_not_allowed,
                     {core::message("server.method_wrong", request.path, method_name(request.method)), {}},
                     {}},
                    request.language);
    response.headers.emplace_back("Allow", allowed);
    return response;
}

bool reads(Request const& request) { return request.method == Method::get || request.method == Method::head; }

} // namespace services::server
