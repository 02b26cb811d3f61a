#include "knowledge/rule_file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

namespace knowledge {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_file = 1 << 20;

class OpenFile {
  public:
    explicit OpenFile(fs::path const& path) // a file of the kernel's may have nothing to read for ever
        : descriptor_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
    ~OpenFile() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    OpenFile(OpenFile const&) = delete;
    OpenFile& operator=(OpenFile const&) = delete;

    [[nodiscard]] bool is_regular() const {
        struct stat status {};
        return descriptor_ >= 0 && ::fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode);
    }

    // What is there, and a byte more than `most` where there is more. What a file says of its size is not relied on.
    [[nodiscard]] std::optional<std::string> read(std::size_t most) const {
        std::string text;
        std::array<char, 65536> buffer{};
        while (text.size() <= most) {
            auto const got = ::read(descriptor_, buffer.data(), buffer.size());
            if (got < 0 && errno == EINTR) continue;
            if (got < 0) return std::nullopt;
            if (got == 0) break;
            text.append(buffer.data(), static_cast<std::size_t>(got));
        }
        return text;
    }

  private:
    int descriptor_;
};

// Without what stands before the first clause for other programs: a byte order mark, and a first line #!...; its end stays, so that
// lines keep their numbers.
std::string without_preface(std::string text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
    if (text.starts_with("#!")) text.erase(0, std::min(text.find('\n'), text.size()));
    return text;
}

core::Expected<RuleFile> read(fs::path const& path) {
    OpenFile const file(path);
    auto text = file.is_regular() ? file.read(largest_file) : std::nullopt;
    if (!text) return core::failure(core::message("kb.file_unreadable", path.string()));
    if (text->size() > largest_file) return core::failure(core::message("kb.file_large", path.string()));
    return RuleFile{path.filename().string(), path.string(), without_preface(std::move(*text)), false};
}

} // namespace

std::uint64_t hash_of(std::string_view text) { // FNV-1a
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (char const byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
    return hash;
}

std::vector<RuleFile> shipped_rules(Family family) {
    std::vector<RuleFile> rules;
    for (auto const& file : shipped_files())
        if (file.family == name_of(family))
            rules.push_back({std::string(file.name),
                             "kb/" + std::string(file.family) + "/" + std::string(file.name),
                             std::string(file.text), true});
    return rules;
}

core::Expected<std::vector<RuleFile>> rules_in(fs::path const& folder, Family family) {
    std::error_code problem;
    if (!fs::is_directory(folder, problem))
        return core::failure(core::message("kb.no_folder", folder.string()));
    auto const own = fs::is_directory(folder / name_of(family), problem) ? folder / name_of(family) : folder;
    std::vector<fs::path> paths;
    for (fs::directory_iterator entry(own, problem), end; !problem && entry != end; entry.increment(problem))
        if (entry->path().extension() == ".pl" && entry->is_regular_file(problem))
            paths.push_back(entry->path());
    if (problem) return core::failure(core::message("kb.file_unreadable", own.string()));
    if (paths.empty()) return core::failure(core::message("kb.no_rules", own.string()));
    std::sort(paths.begin(), paths.end());
    std::vector<RuleFile> rules;
    for (auto const& path : paths) {
        auto file = read(path);
        if (!file) return tl::unexpected(file.error());
        rules.push_back(std::move(*file));
    }
    return rules;
}

std::vector<RuleFile> combined(std::vector<RuleFile> ours, std::vector<RuleFile> own) {
    for (auto& file : own) {
        auto const same = std::ranges::find(ours, file.name, &RuleFile::name);
        if (same == ours.end())
            ours.push_back(std::move(file));
        else
            *same = std::move(file);
    }
    return ours;
}

} // namespace knowledge
