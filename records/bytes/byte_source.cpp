#include "records/bytes/byte_source.hpp"

#include "records/bytes/zstd_source.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <istream>
#include <poll.h>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace records {
namespace {

class DescriptorSource final : public ByteSource {
  public:
    DescriptorSource(int descriptor, bool owned, std::stop_token stop)
        : descriptor_(descriptor),
          owned_(owned),
          stop_(std::move(stop)) {}
    DescriptorSource(DescriptorSource const&) = delete;
    DescriptorSource& operator=(DescriptorSource const&) = delete;
    ~DescriptorSource() override {
        if (owned_) ::close(descriptor_);
    }

    core::Expected<std::size_t> read(std::span<char> into) override {
        ssize_t count = 0;
        do {
            if (stop_.stop_possible() && !wait()) return 0;
            count = ::read(descriptor_, into.data(), into.size());
        } while (count < 0 && errno == EINTR);
        if (count < 0) return core::failure(core::message("records.read_failed", std::strerror(errno)));
        return static_cast<std::size_t>(count);
    }

  private:
    static constexpr int glance = 50; // milliseconds between two looks whether it should stop

    // Until there is something to read, be it the end or an error; false: nobody wants it any more.
    [[nodiscard]] bool wait() const {
        while (!stop_.stop_requested()) {
            pollfd watched{descriptor_, POLLIN, 0};
            int const ready = ::poll(&watched, 1, glance);
            if (ready > 0 || (ready < 0 && errno != EINTR)) return true;
        }
        return false;
    }

    int descriptor_;
    bool owned_;
    std::stop_token stop_;
};

class StreamSource final : public ByteSource {
  public:
    explicit StreamSource(std::istream& stream) : stream_(stream) {}

    core::Expected<std::size_t> read(std::span<char> into) override {
        if (stream_.eof()) return 0;
        stream_.read(into.data(), static_cast<std::streamsize>(into.size()));
        if (stream_.bad()) return core::failure(core::message("records.read_failed", std::strerror(EIO)));
        return static_cast<std::size_t>(stream_.gcount());
    }

  private:
    std::istream& stream_;
};

// Bytes that were looked at already, then the rest.
class ResumedSource final : public ByteSource {
  public:
    ResumedSource(std::string head, std::unique_ptr<ByteSource> rest)
        : head_(std::move(head)),
          rest_(std::move(rest)) {}

    core::Expected<std::size_t> read(std::span<char> into) override {
        if (given_ == head_.size()) return rest_->read(into);
        auto const count = std::min(into.size(), head_.size() - given_);
        head_.copy(into.data(), count, given_);
        given_ += count;
        return count;
    }

  private:
    std::string head_;
    std::size_t given_ = 0;
    std::unique_ptr<ByteSource> rest_;
};

core::Expected<std::unique_ptr<ByteSource>> decompressed_if_needed(std::unique_ptr<ByteSource> raw) {
    std::string head(zstd_magic_size, '\0');
    std::size_t size = 0;
    while (size < head.size()) {
        auto const count = raw->read(std::span(head).subspan(size));
        if (!count) return tl::unexpected(count.error());
        if (*count == 0) break;
        size += *count;
    }
    head.resize(size);
    bool const compressed = begins_as_zstd(head);
    std::unique_ptr<ByteSource> whole = std::make_unique<ResumedSource>(std::move(head), std::move(raw));
    if (!compressed) return whole;
    return decompressed(std::move(whole));
}

} // namespace

core::Expected<std::unique_ptr<ByteSource>> open_bytes(std::string const& path, std::stop_token const& stop) {
    bool const standard_input = path == "-";
    int const descriptor = standard_input ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return core::failure(core::message("records.open_failed", path, std::strerror(errno)));
    return decompressed_if_needed(std::make_unique<DescriptorSource>(descriptor, !standard_input, stop));
}

core::Expected<std::unique_ptr<ByteSource>> bytes_of(std::istream& stream) {
    return decompressed_if_needed(std::make_unique<StreamSource>(stream));
}

} // namespace records
