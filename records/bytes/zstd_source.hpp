// Bytes compressed with zstd, given back as they were. Only byte_source.cpp needs this.
#pragma once

#include "records/bytes/byte_source.hpp"

#include <cstddef>
#include <memory>
#include <string_view>

namespace records {

inline constexpr std::size_t zstd_magic_size = 4;

// True of a frame and of the skippable frame that some compressors write first.
bool begins_as_zstd(std::string_view bytes);

// Frames may follow each other, as when files are put together with cat.
std::unique_ptr<ByteSource> decompressed(std::unique_ptr<ByteSource> compressed);

} // namespace records
