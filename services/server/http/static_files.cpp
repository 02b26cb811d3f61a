#include "services/server/http/static_files.hpp"

#include "services/server/http/refusal.hpp"

#include <algorithm>
#include <array>
#include <zlib.h>

namespace services::server {
namespace {

constexpr std::string_view index_path = "/index.html";
constexpr std::string_view hashed_folder = "/assets/"; // where a file's name changes with its content

StaticFile const* found(std::span<StaticFile const> files, std::string_view path) {
    auto const place = std::ranges::find(files, path, &StaticFile::path);
    return place == files.end() ? nullptr : &*place;
}

std::string inflated(std::string_view gzip) {
    z_stream stream{};
    if (inflateInit2(&stream, 15 + 16) != Z_OK) return {};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(gzip.data()));
    stream.avail_in = static_cast<uInt>(gzip.size());
    std::string text;
    std::array<char, 1 << 14> part{};
    int state = Z_OK;
    while (state == Z_OK) {
        stream.next_out = reinterpret_cast<Bytef*>(part.data());
        stream.avail_out = static_cast<uInt>(part.size());
        state = inflate(&stream, Z_NO_FLUSH);
        text.append(part.data(), part.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    return text;
}

} // namespace

Response static_file(Request const& request, std::span<StaticFile const> files) {
    if (files.empty())
        return response_of({Code::unavailable, {core::message("server.page_missing"), {}}, {}},
                           request.language);
    auto const last_part = std::string_view(request.path).substr(request.path.rfind('/') + 1);
    auto const* file = found(files, request.path);
    if (file == nullptr && last_part.find('.') == std::string_view::npos) file = found(files, index_path);
    if (file == nullptr)
        return response_of({Code::not_found, {core::message("server.path_unknown", request.path), {}}, {}},
                           request.language);
    bool const never_changes = file->path.starts_with(hashed_folder);
    Response response{
        .type = std::string(file->type),
        .headers = {{"ETag", std::string(file->tag)},
                    {"Vary", "Accept-Encoding"},
                    {"Cache-Control", never_changes ? "public, max-age=31536000, immutable" : "no-cache"}}};
    if (request.known_tag == file->tag) {
        response.status = 304;
        return response;
    }
    if (request.takes_gzip) {
        response.headers.emplace_back("Content-Encoding", "gzip");
        response.body = std::string(file->gzip);
    } else {
        response.body = inflated(file->gzip);
    }
    return response;
}

} // namespace services::server
