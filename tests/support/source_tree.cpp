// See source_tree.hpp. A reader of C++ that knows comments and literals, and no more.
#include "tests/support/source_tree.hpp"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace tests {
namespace {

namespace fs = std::filesystem;

fs::path root() { return DAMERO_SOURCE_DIR; }

// Walks over source text and gives each piece of it to the member that knows it.
class LiteralReader {
  public:
    explicit LiteralReader(std::string_view source) : rest_(source) {}

    std::vector<Literal> read() {
        while (!rest_.empty()) step();
        return std::move(found_);
    }

  private:
    void step() {
        if (rest_.starts_with("//"))
            skip(std::min(rest_.find('\n'), rest_.size()));
        else if (rest_.starts_with("/*"))
            skip_past("*/");
        else if (rest_.starts_with("R\"") && !follows_name())
            raw_string();
        else if (rest_.front() == '"')
            add(quoted('"'));
        else if (rest_.front() == '\'' && !follows_name()) // else it separates digits: 1'000
            quoted('\'');
        else
            code(rest_.front());
    }

    void code(char letter) {
        if (letter == ';' || letter == '{' || letter == '}') before_.clear();
        if (!std::isspace(static_cast<unsigned char>(letter))) before_ += letter;
        skip(1);
    }

    std::string quoted(char quote) {
        std::string value;
        skip(1);
        while (!rest_.empty() && rest_.front() != quote) {
            if (rest_.front() == '\\' && rest_.size() > 1) skip(1);
            value += rest_.front();
            skip(1);
        }
        if (!rest_.empty()) skip(1);
        return value;
    }

    void raw_string() {
        auto const open = std::min(rest_.find('('), rest_.size() - 1);
        std::string const close = ")" + std::string(rest_.substr(2, open - 2)) + "\"";
        skip(open + 1);
        add(std::string(rest_.substr(0, rest_.find(close))));
        skip_past(close);
    }

    void add(std::string value) {
        found_.push_back({std::move(value), before_});
        before_ += "\"\"";
    }

    void skip(std::size_t count) {
        if (count > 0) last_ = rest_[count - 1];
        rest_.remove_prefix(count);
    }
    void skip_past(std::string_view mark) {
        auto const at = rest_.find(mark);
        skip(at == std::string_view::npos ? rest_.size() : at + mark.size());
    }
    // At once, without a blank: the quote of `case 'x'` begins a letter.
    [[nodiscard]] bool follows_name() const {
        return std::isalnum(static_cast<unsigned char>(last_)) || last_ == '_';
    }

    std::string_view rest_;
    char last_ = ' '; // the one before rest_
    std::string before_;
    std::vector<Literal> found_;
};

} // namespace

std::vector<std::string> const& rooms() {
    static std::vector<std::string> const names = {"core",     "games",     "search",  "engine",
                                                   "records",  "knowledge", "tactics", "play",
                                                   "protocol", "services",  "apps"};
    return names;
}

std::vector<fs::path> source_files(std::string_view room) {
    std::vector<fs::path> files;
    if (!fs::exists(root() / room)) return files;
    for (auto const& entry : fs::recursive_directory_iterator(root() / room)) {
        auto const extension = entry.path().extension();
        if (entry.is_regular_file() && (extension == ".hpp" || extension == ".cpp"))
            files.push_back(fs::relative(entry.path(), root()));
    }
    std::ranges::sort(files);
    return files;
}

std::string contents(fs::path const& relative) {
    std::ifstream file(root() / relative, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + relative.string());
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<Literal> string_literals(std::string_view source) { return LiteralReader(source).read(); }

std::vector<std::string> own_includes(std::string_view source) {
    std::vector<std::string> paths;
    std::istringstream lines{std::string(source)};
    for (std::string line; std::getline(lines, line);) {
        std::string_view constexpr directive = "#include \"";
        if (line.starts_with(directive))
            paths.push_back(line.substr(directive.size(), line.rfind('"') - directive.size()));
    }
    return paths;
}

} // namespace tests
