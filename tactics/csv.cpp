#include "tactics/csv.hpp"

namespace tactics {
namespace {

class FieldReader {
  public:
    explicit FieldReader(std::string_view line) : line_(line) {}

    core::Expected<std::vector<std::string>> all() {
        std::vector<std::string> fields;
        while (true) {
            auto field = at('"') ? quoted() : plain();
            if (!field) return tl::unexpected(field.error());
            fields.push_back(std::move(*field));
            if (place_ == line_.size()) return fields;
            if (!at(',')) return problem(core::message("csv.behind_quote"));
            ++place_;
        }
    }

  private:
    [[nodiscard]] bool at(char c) const { return place_ < line_.size() && line_[place_] == c; }
    [[nodiscard]] tl::unexpected<core::Error> problem(core::Message what) const {
        return core::failure(std::move(what), {.column = static_cast<int>(place_) + 1});
    }

    core::Expected<std::string> plain() {
        auto const end = std::min(line_.find(',', place_), line_.size());
        std::string field(line_.substr(place_, end - place_));
        if (auto const quote = field.find('"'); quote != std::string::npos) {
            place_ += quote;
            return problem(core::message("csv.quote_inside"));
        }
        place_ = end;
        return field;
    }

    core::Expected<std::string> quoted() {
        auto const opened = place_++;
        std::string field;
        while (place_ < line_.size()) {
            char const c = line_[place_++];
            if (c == '"' && !at('"')) return field;
            if (c == '"') ++place_;
            field += c;
        }
        place_ = opened;
        return problem(core::message("csv.quote_open"));
    }

    std::string_view line_;
    std::size_t place_ = 0;
};

} // namespace

core::Expected<std::vector<std::string>> csv_fields(std::string_view line) { return FieldReader(line).all(); }

} // namespace tactics
