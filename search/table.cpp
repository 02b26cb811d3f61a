// The transposition table's memory, and which entry gives way to a new one.
#include "search/table.hpp"

#include <algorithm>
#include <new>
#include <sys/mman.h>
#include <thread>
#include <vector>

namespace search {
namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20;

void* fresh_pages(std::size_t bytes) {
    return mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
}

// From low to high: tag 16, score 16, evaluation 16, depth 8, bound 2, generation 6.
std::uint64_t packed(TableEntry const& entry, int generation) {
    auto const sixteen = [](int value) { return std::uint64_t{static_cast<std::uint16_t>(value)}; };
    return static_cast<std::uint64_t>(entry.tag) | sixteen(entry.score.value()) << 16 |
           sixteen(entry.evaluation.value()) << 32 |
           std::uint64_t{static_cast<std::uint8_t>(entry.depth.value())} << 48 |
           static_cast<std::uint64_t>(entry.bound) << 56 | static_cast<std::uint64_t>(generation) << 58;
}

TableEntry unpacked(std::uint64_t data) {
    auto const sixteen = [&](int shift) { return int{static_cast<std::int16_t>(data >> shift)}; };
    return {core::MoveTag{static_cast<std::uint16_t>(data)}, core::Score{sixteen(16)},
            core::Score{sixteen(32)}, core::Depth{static_cast<int>(data >> 48 & 0xFF)},
            Bound(data >> 56 & 3)};
}

int generation_of(std::uint64_t data) { return static_cast<int>(data >> 58); }

std::uint32_t lock_of(core::Key key, std::uint64_t data) {
    return static_cast<std::uint32_t>(key) ^ static_cast<std::uint32_t>(data) ^
           static_cast<std::uint32_t>(data >> 32);
}

} // namespace

void Table::Release::operator()(Cluster* clusters) const { munmap(clusters, bytes); }

Table::Table(std::size_t megabytes, int threads) { resize(megabytes, threads); }

void Table::resize(std::size_t megabytes, int threads) {
    std::size_t bytes = std::max(megabytes, std::size_t{1}) * megabyte;
    clusters_.reset();
    // Where the system has not so much to give, a smaller table does.
    void* memory = fresh_pages(bytes);
    while (memory == MAP_FAILED && bytes > megabyte) memory = fresh_pages(bytes /= 2);
    if (memory == MAP_FAILED) throw std::bad_alloc();
    madvise(memory, bytes, MADV_HUGEPAGE); // fewer misses of the page table; refused, it works as well
    clusters_ = std::unique_ptr<Cluster[], Release>(static_cast<Cluster*>(memory), Release{bytes});
    count_ = bytes / sizeof(Cluster);
    clear(threads); // fresh pages come with the first touch, and a search has no time for that
}

void Table::clear(int threads) {
    auto const part = count_ / static_cast<std::size_t>(std::max(threads, 1)) + 1;
    std::vector<std::jthread> cleaners;
    for (std::size_t first = 0; first < count_; first += part)
        cleaners.emplace_back([this, first, last = std::min(first + part, count_)] {
            for (auto at = first; at < last; ++at)
                for (std::size_t i = 0; i < entries_per_cluster; ++i) {
                    clusters_[at].data[i].store(0, std::memory_order_relaxed);
                    clusters_[at].locks[i].store(0, std::memory_order_relaxed);
                }
        });
    generation_ = 0;
}

TableEntry Table::probe(core::Key key) const {
    auto const& line = cluster(key);
    for (std::size_t i = 0; i < entries_per_cluster; ++i) {
        auto const data = line.data[i].load(std::memory_order_relaxed);
        if (line.locks[i].load(std::memory_order_relaxed) == lock_of(key, data)) {
            auto const entry = unpacked(data);
            if (entry.is_found()) return entry;
        }
    }
    return {};
}

void Table::store(core::Key key, TableEntry const& entry) {
    auto& line = cluster(key);
    std::size_t slot = 0;
    int least = 1 << 20;
    TableEntry kept = entry;
    for (std::size_t i = 0; i < entries_per_cluster; ++i) {
        auto const data = line.data[i].load(std::memory_order_relaxed);
        auto const there = unpacked(data);
        if (there.is_found() && line.locks[i].load(std::memory_order_relaxed) == lock_of(key, data)) {
            if (kept.tag == core::MoveTag::none) kept.tag = there.tag;
            bool const is_current = generation_of(data) == generation_;
            bool const says_more =
                entry.bound == Bound::exact || !is_current || entry.depth + core::Depth{3} > there.depth;
            if (!says_more) return;
            slot = i;
            break;
        }
        int const age = (generations + generation_ - generation_of(data)) % generations;
        int const worth = there.is_found() ? there.depth.value() - 8 * age : -(1 << 10);
        if (worth < least) {
            least = worth;
            slot = i;
        }
    }
    auto const data = packed(kept, generation_);
    line.data[slot].store(data, std::memory_order_relaxed);
    line.locks[slot].store(lock_of(key, data), std::memory_order_relaxed);
}

int Table::permille_full() const {
    constexpr std::size_t sample = 200; // clusters: a thousand entries
    int written = 0;
    std::size_t const looked_at = std::min(sample, count_);
    for (std::size_t at = 0; at < looked_at; ++at)
        for (auto const& data : clusters_[at].data) {
            auto const value = data.load(std::memory_order_relaxed);
            written += unpacked(value).is_found() && generation_of(value) == generation_;
        }
    return written * 1000 / static_cast<int>(looked_at * entries_per_cluster);
}

} // namespace search
