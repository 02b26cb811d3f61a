// The page's files, compiled into the program: compressed, with their types and tags.
#pragma once

#include "services/server/http/http.hpp"

#include <span>
#include <string_view>

namespace services::server {

struct StaticFile {
    std::string_view path; // /index.html
    std::string_view type;
    std::string_view tag;  // of its content
    std::string_view gzip; // its content
};

// Every file of the page; none when the program was built without it. Written by tools/embed_files.
std::span<StaticFile const> embedded_files();

// A file, or the page itself for a path that names none, as an address inside the page does.
Response static_file(Request const& request, std::span<StaticFile const> files);

} // namespace services::server
