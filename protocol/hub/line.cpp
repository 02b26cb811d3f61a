// Reading and writing Hub's lines.
#include "protocol/hub/line.hpp"

#include "core/shown_text.hpp"
#include "core/words.hpp"

#include <algorithm>

namespace protocol::hub {
namespace {

constexpr std::string_view ends_of_word = " \t\r\n\v\f=\"";

class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    core::Expected<Line> line() {
        Line line;
        skip_blanks();
        if (done()) return line;
        line.command = word();
        if (line.command.empty()) return core::failure(core::message("hub.command_missing"), here());
        for (skip_blanks(); !done(); skip_blanks()) {
            auto const place = here();
            auto argument = next_argument();
            if (!argument) return tl::unexpected(argument.error());
            if (line.find(argument->name) != nullptr)
                return core::failure(core::message("hub.argument_twice", core::shown(argument->name)), place);
            line.arguments.push_back(std::move(*argument));
        }
        return line;
    }

  private:
    [[nodiscard]] bool done() const { return at_ >= text_.size(); }
    [[nodiscard]] core::Place here() const { return {.column = static_cast<int>(at_) + 1}; }

    void skip_blanks() { at_ = std::min(text_.find_first_not_of(core::blanks, at_), text_.size()); }

    std::string word() {
        auto const end = std::min(text_.find_first_of(ends_of_word, at_), text_.size());
        std::string result(text_.substr(at_, end - at_));
        at_ = end;
        return result;
    }

    core::Expected<LineArgument> next_argument() {
        auto const place = here();
        LineArgument argument{word(), {}};
        if (argument.name.empty()) return core::failure(core::message("hub.name_missing"), place);
        skip_blanks();
        if (done() || text_[at_] != '=') return argument;
        ++at_;
        skip_blanks();
        auto value = next_value(argument.name);
        if (!value) return tl::unexpected(value.error());
        argument.value = std::move(*value);
        return argument;
    }

    core::Expected<std::string> next_value(std::string const& name) {
        auto const place = here();
        if (done() || text_[at_] != '"') {
            auto value = word();
            if (value.empty())
                return core::failure(core::message("uci.value_missing", core::shown(name)), place);
            return value;
        }
        auto const end = text_.find('"', at_ + 1);
        if (end == std::string_view::npos) return core::failure(core::message("hub.quote_open"), place);
        std::string value(text_.substr(at_ + 1, end - at_ - 1));
        at_ = end + 1;
        return value;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace

LineArgument const* Line::find(std::string_view name) const {
    auto const found = std::ranges::find(arguments, name, &LineArgument::name);
    return found == arguments.end() ? nullptr : &*found;
}

core::Expected<Line> parse_line(std::string_view text) { return Reader(text).line(); }

LineWriter& LineWriter::add(std::string_view name, std::string_view value) {
    std::string written(value);
    std::ranges::replace(written, '"', '\'');
    bool const plain = !written.empty() && written.find_first_of(ends_of_word) == std::string::npos;
    text_ += ' ';
    text_ += name;
    text_ += plain ? "=" + written : "=\"" + written + '"';
    return *this;
}

} // namespace protocol::hub
