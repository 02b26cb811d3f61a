// Lines out of bytes. They end with LF, CRLF or CR; a byte-order mark at the beginning of one is passed over.
#pragma once

#include "core/error.hpp"
#include "records/bytes/byte_source.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace records {

class LineSource {
  public:
    // Of a longer line only the first `longest` bytes are given.
    LineSource(std::unique_ptr<ByteSource> bytes, std::size_t longest);

    // The next line, without its end; false when there is none.
    core::Expected<bool> next(std::string& line);

    [[nodiscard]] int number() const { return number_; } // of the line given last, from 1
    [[nodiscard]] std::uint64_t bytes_taken() const { return earlier_ + begin_; } // by all of them

  private:
    core::Expected<bool> refill();
    bool take_part(std::string& line);

    std::unique_ptr<ByteSource> bytes_;
    std::size_t longest_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::uint64_t earlier_ = 0; // bytes of the buffers before this one
    bool after_return_ = false; // the last line ended with CR: an LF right behind it belongs to that end
    int number_ = 0;
};

} // namespace records
