#include "services/tuning/checkpoint.hpp"

#include "services/jobs/atomic_file.hpp"
#include "services/jobs/journal_format.hpp"

#include <bit>
#include <cstring>
#include <fstream>
#include <iterator>

namespace services::tuning {
namespace {

constexpr std::string_view title = "damero fit 1\n";

class Writer {
  public:
    void number(double value) {
        auto const bits = std::bit_cast<std::uint64_t>(value);
        for (int shift = 0; shift < 64; shift += 8) bytes_ += static_cast<char>(bits >> shift & 0xFF);
    }
    void list(std::vector<double> const& values) {
        number(static_cast<double>(values.size()));
        for (double const value : values) number(value);
    }
    void text(std::string const& value) {
        number(static_cast<double>(value.size()));
        bytes_ += value;
    }
    [[nodiscard]] std::string const& bytes() const { return bytes_; }

  private:
    std::string bytes_;
};

// Never reads behind the end; what is not there is 0 and is_whole() says so.
class Reader {
  public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    double number() {
        if (bytes_.size() < 8) return broken();
        std::uint64_t bits = 0;
        for (std::size_t i = 8; i-- > 0;) bits = bits << 8 | static_cast<unsigned char>(bytes_[i]);
        bytes_.remove_prefix(8);
        return std::bit_cast<double>(bits);
    }
    int count() { return static_cast<int>(number()); }
    std::vector<double> list() {
        std::vector<double> values(size(8));
        for (double& value : values) value = number();
        return values;
    }
    std::string text() {
        std::string value(bytes_.substr(0, 0));
        auto const length = size(1);
        value = bytes_.substr(0, length);
        bytes_.remove_prefix(length);
        return value;
    }
    [[nodiscard]] bool is_whole() const { return whole_ && bytes_.empty(); }

  private:
    double broken() {
        whole_ = false;
        bytes_ = {};
        return 0;
    }
    std::size_t size(std::size_t each) {
        double const value = number();
        bool const possible =
            value >= 0 && value * static_cast<double>(each) <= static_cast<double>(bytes_.size());
        return possible ? static_cast<std::size_t>(value) : static_cast<std::size_t>(broken());
    }

    std::string_view bytes_;
    bool whole_ = true;
};

} // namespace

core::Expected<void> write_checkpoint(std::filesystem::path const& path, Checkpoint const& checkpoint) {
    Writer writer;
    writer.text(checkpoint.job);
    for (double const value :
         {static_cast<double>(checkpoint.epoch), checkpoint.rate,
          static_cast<double>(checkpoint.worse_epochs), static_cast<double>(checkpoint.halvings),
          checkpoint.best_loss, static_cast<double>(checkpoint.state.steps)})
        writer.number(value);
    for (auto const* list : {&checkpoint.best, &checkpoint.tangent_at, &checkpoint.state.parameters,
                             &checkpoint.state.mean, &checkpoint.state.variance})
        writer.list(*list);
    auto file = AtomicFile::create(path);
    if (!file) return tl::unexpected(file.error());
    auto const written = file->write(std::string(title) + framed(writer.bytes()));
    return written ? file->commit() : written;
}

core::Expected<Checkpoint> read_checkpoint(std::filesystem::path const& path, std::string const& job) {
    std::ifstream file(path, std::ios::binary);
    std::string const bytes((std::istreambuf_iterator<char>(file)), {});
    if (!file) return core::failure(core::message("tune.checkpoint_unreadable", path.string()));
    auto const damaged = [&] {
        return core::failure(core::message("tune.checkpoint_damaged", path.string()));
    };
    if (!bytes.starts_with(title)) return damaged();
    auto const entry = std::string_view(bytes).substr(title.size());
    auto const head = read_head(entry);
    if (!head || !fits(*head, entry.substr(entry_head_size))) return damaged();
    Reader reader(entry.substr(entry_head_size));
    Checkpoint checkpoint{.state = FitState({})};
    checkpoint.job = reader.text();
    checkpoint.epoch = reader.count();
    checkpoint.rate = reader.number();
    checkpoint.worse_epochs = reader.count();
    checkpoint.halvings = reader.count();
    checkpoint.best_loss = reader.number();
    checkpoint.state.steps = static_cast<std::uint64_t>(reader.number());
    for (auto* list : {&checkpoint.best, &checkpoint.tangent_at, &checkpoint.state.parameters,
                       &checkpoint.state.mean, &checkpoint.state.variance})
        *list = reader.list();
    if (!reader.is_whole()) return damaged();
    if (checkpoint.job != job) return core::failure(core::message("tune.checkpoint_other", path.string()));
    return checkpoint;
}

} // namespace services::tuning
