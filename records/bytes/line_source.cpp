#include "records/bytes/line_source.hpp"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <utility>

namespace records {
namespace {

constexpr std::size_t buffer_size = std::size_t{1} << 16;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// The first LF or CR. Twice memchr, which is many times faster than a loop that compares with both.
char const* line_end(char const* begin, char const* end) {
    auto const find = [begin](char wanted, char const* until) {
        auto const* const at = std::memchr(begin, wanted, static_cast<std::size_t>(until - begin));
        return at == nullptr ? until : static_cast<char const*>(at);
    };
    return find('\r', find('\n', end));
}

} // namespace

LineSource::LineSource(std::unique_ptr<ByteSource> bytes, std::size_t longest)
    : bytes_(std::move(bytes)),
      longest_(longest),
      buffer_(buffer_size) {}

core::Expected<bool> LineSource::next(std::string& line) {
    line.clear();
    bool begun = false;
    while (true) {
        if (begin_ == end_) {
            auto const more = refill();
            if (!more) return tl::unexpected(more.error());
            if (!*more) break;
        }
        if (std::exchange(after_return_, false) && buffer_[begin_] == '\n' && !begun) {
            ++begin_;
            continue;
        }
        begun = true;
        if (take_part(line)) break;
    }
    if (!begun) return false;
    ++number_;
    if (line.starts_with(byte_order_mark)) line.erase(0, byte_order_mark.size());
    return true;
}

core::Expected<bool> LineSource::refill() {
    auto const count = bytes_->read(buffer_);
    if (!count) return tl::unexpected(count.error());
    earlier_ += end_;
    begin_ = 0;
    end_ = *count;
    return *count > 0;
}

// Moves what the buffer has of the line into it; true when the line ends there.
bool LineSource::take_part(std::string& line) {
    auto const* const from = buffer_.data() + begin_;
    auto const* const until = buffer_.data() + end_;
    auto const* const stop = line_end(from, until);
    auto const length = static_cast<std::size_t>(stop - from);
    line.append(from, std::min(length, longest_ - std::min(longest_, line.size())));
    begin_ += length;
    if (stop == until) return false;
    after_return_ = *stop == '\r';
    ++begin_;
    return true;
}

} // namespace records
