// embed_files OUTPUT.cpp [FOLDER]: writes the files of a folder, compressed, as the source of embedded_files(). Without the
// folder, or where there is none, a source without files.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>
#include <zlib.h>

namespace {

namespace fs = std::filesystem;

struct Type {
    std::string_view ending;
    std::string_view type;
};
constexpr std::array types = {Type{".html", "text/html; charset=utf-8"},
                              Type{".js", "text/javascript; charset=utf-8"},
                              Type{".css", "text/css; charset=utf-8"},
                              Type{".svg", "image/svg+xml"},
                              Type{".json", "application/json"},
                              Type{".webmanifest", "application/manifest+json"},
                              Type{".png", "image/png"},
                              Type{".ico", "image/x-icon"},
                              Type{".woff2", "font/woff2"},
                              Type{".wasm", "application/wasm"},
                              Type{".ogg", "audio/ogg"},
                              Type{".mp3", "audio/mpeg"},
                              Type{".wav", "audio/wav"},
                              Type{".txt", "text/plain; charset=utf-8"}};

std::string_view type_of(fs::path const& file) {
    auto const found = std::ranges::find(types, file.extension().string(), &Type::ending);
    return found == types.end() ? std::string_view("application/octet-stream") : found->type;
}

std::string contents_of(fs::path const& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string gzipped(std::string const& text) {
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("zlib does not start");
    std::string out(deflateBound(&stream, text.size()) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END) throw std::runtime_error("zlib does not finish");
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

// FNV-1a: a tag only has to change when the content does.
std::string tag_of(std::string const& text) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (char const byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
    std::array<char, 32> tag{};
    std::snprintf(tag.data(), tag.size(), "\\\"%016llx\\\"", static_cast<unsigned long long>(hash));
    return tag.data();
}

// Octal escapes, always of three digits, which no digit behind them can lengthen.
std::string literal(std::string const& bytes) {
    std::string text = "\"";
    std::size_t column = 0;
    for (char const byte : bytes) {
        auto const value = static_cast<unsigned char>(byte);
        std::array<char, 8> escape{};
        std::snprintf(escape.data(), escape.size(), "\\%03o", static_cast<unsigned>(value));
        text += escape.data();
        if (++column % 30 == 0) text += "\"\n        \"";
    }
    return text + "\"";
}

void write(std::ofstream& out, fs::path const& folder) {
    std::vector<fs::path> files;
    if (!folder.empty() && fs::is_directory(folder))
        for (auto const& entry : fs::recursive_directory_iterator(folder))
            if (entry.is_regular_file()) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    out << "// Written by tools/embed_files.\n#include \"services/server/http/static_files.hpp\"\n\n#include "
           "<array>\n\n"
           "namespace services::server {\n\nusing std::string_view_literals::operator\"\"sv;\n\n"
           "std::span<StaticFile const> embedded_files() {\n    static constexpr std::array<StaticFile, "
        << files.size() << "> files = {{\n";
    for (auto const& file : files) {
        auto const text = contents_of(file);
        out << "        {\"/" << fs::relative(file, folder).generic_string() << "\", \"" << type_of(file)
            << "\", \"" << tag_of(text) << "\",\n        " << literal(gzipped(text)) << "sv},\n";
    }
    out << "    }};\n    return files;\n}\n\n} // namespace services::server\n";
}

} // namespace

int main(int count, char** words) {
    if (count < 2) {
        std::fputs("usage: embed_files OUTPUT.cpp [FOLDER]\n", stderr);
        return 2;
    }
    std::ofstream out(words[1]);
    write(out, count > 2 ? fs::path(words[2]) : fs::path());
    out.close();
    if (out) return 0;
    std::fprintf(stderr, "embed_files: cannot write %s\n", words[1]);
    return 1;
}
