// Where the bytes of a file of games come from: a file, the standard input or any stream, decompressed on the way
// when they begin as zstd does. Little is held at a time, however long the input.
#pragma once

#include "core/error.hpp"

#include <cstddef>
#include <iosfwd>
#include <memory>
#include <span>
#include <stop_token>
#include <string>

namespace records {

class ByteSource {
  public:
    virtual ~ByteSource() = default;

    // How many bytes were put at the beginning of `into`, which is not empty; 0 at the end.
    virtual core::Expected<std::size_t> read(std::span<char> into) = 0;
};

// A file by its path, or the standard input for "-". Where nothing comes for a while, a stop ends it there.
core::Expected<std::unique_ptr<ByteSource>> open_bytes(std::string const& path,
                                                       std::stop_token const& stop = {});

// A stream, which must live as long as the source.
core::Expected<std::unique_ptr<ByteSource>> bytes_of(std::istream& stream);

} // namespace records
