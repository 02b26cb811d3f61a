#include "records/bytes/zstd_source.hpp"

#include <cstdint>
#include <utility>
#include <vector>
#include <zstd.h>

namespace records {
namespace {

struct FreeStream {
    void operator()(ZSTD_DStream* stream) const { ZSTD_freeDStream(stream); }
};

class ZstdSource final : public ByteSource {
  public:
    explicit ZstdSource(std::unique_ptr<ByteSource> compressed)
        : compressed_(std::move(compressed)),
          stream_(ZSTD_createDStream()),
          buffer_(ZSTD_DStreamInSize()) {}

    core::Expected<std::size_t> read(std::span<char> into) override {
        ZSTD_outBuffer output{into.data(), into.size(), 0};
        while (output.pos == 0) {
            // With no input left a call still empties the decoder, but only inside a frame: outside it would
            // begin another one.
            if (input_.pos == input_.size && (!inside_frame_ || drained_)) {
                auto const more = refill();
                if (!more) return tl::unexpected(more.error());
                if (!*more) return 0;
            }
            auto const hint = ZSTD_decompressStream(stream_.get(), &output, &input_);
            if (ZSTD_isError(hint) != 0)
                return core::failure(core::message("records.zstd_damaged", ZSTD_getErrorName(hint)));
            inside_frame_ = hint != 0;
            drained_ = output.pos < output.size;
        }
        return output.pos;
    }

  private:
    // False at the end; ending inside a frame is an error.
    core::Expected<bool> refill() {
        auto const count = compressed_->read(buffer_);
        if (!count) return tl::unexpected(count.error());
        input_ = {buffer_.data(), *count, 0};
        if (*count == 0 && inside_frame_) return core::failure(core::message("records.zstd_truncated"));
        return *count > 0;
    }

    std::unique_ptr<ByteSource> compressed_;
    std::unique_ptr<ZSTD_DStream, FreeStream> stream_;
    std::vector<char> buffer_;
    ZSTD_inBuffer input_{nullptr, 0, 0};
    bool inside_frame_ = false;
    bool drained_ = true; // the decoder holds no more output
};

} // namespace

bool begins_as_zstd(std::string_view bytes) {
    if (bytes.size() < zstd_magic_size) return false;
    std::uint32_t magic = 0;
    for (std::size_t i = zstd_magic_size; i-- > 0;) magic = magic << 8 | static_cast<unsigned char>(bytes[i]);
    return magic == ZSTD_MAGICNUMBER || (magic & ZSTD_MAGIC_SKIPPABLE_MASK) == ZSTD_MAGIC_SKIPPABLE_START;
}

std::unique_ptr<ByteSource> decompressed(std::unique_ptr<ByteSource> compressed) {
    return std::make_unique<ZstdSource>(std::move(compressed));
}

} // namespace records
