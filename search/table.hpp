// The transposition table: what is known of positions met before, shared by all workers without a lock. It sees keys,
// tags, scores and depths, never a game.
#pragma once

#include "core/types.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace search {

enum class Bound : std::uint8_t { none, upper, lower, exact }; // lower: the true score is at least this

constexpr bool holds_below(Bound bound) { return bound == Bound::upper || bound == Bound::exact; }
constexpr bool holds_above(Bound bound) { return bound == Bound::lower || bound == Bound::exact; }

struct TableEntry {
    core::MoveTag tag = core::MoveTag::none;
    core::Score score{};
    core::Score evaluation{}; // static, of the position itself
    core::Depth depth{};
    Bound bound = Bound::none; // none: nothing was found

    [[nodiscard]] bool is_found() const { return bound != Bound::none; }
};

// A forced win is counted from the root in the tree and from its own position in the table.
constexpr core::Score to_table(core::Score score, core::Ply ply) {
    if (core::is_win(score)) return score + core::Score{ply.value()};
    if (core::is_loss(score)) return score - core::Score{ply.value()};
    return score;
}
constexpr core::Score from_table(core::Score score, core::Ply ply) {
    if (core::is_win(score)) return score - core::Score{ply.value()};
    if (core::is_loss(score)) return score + core::Score{ply.value()};
    return score;
}

class Table {
  public:
    Table(std::size_t megabytes, int threads);

    // Both forget everything, and go through all of the memory with so many threads.
    void resize(std::size_t megabytes, int threads);
    void clear(int threads);
    void next_search() { generation_ = (generation_ + 1) % generations; }

    [[nodiscard]] TableEntry probe(core::Key key) const;
    void store(core::Key key, TableEntry const& entry);
    void prefetch(core::Key key) const { __builtin_prefetch(&cluster(key)); }

    [[nodiscard]] int permille_full() const; // of entries written since next_search, from a sample

  private:
    static constexpr int generations = 64;
    static constexpr int entries_per_cluster = 5;

    // One cache line. An entry's data is one word; beside it lies half of its key, mixed with the data, so that halves
    // which two threads wrote do not pass for one entry.
    struct alignas(64) Cluster {
        std::array<std::atomic<std::uint64_t>, entries_per_cluster> data;
        std::array<std::atomic<std::uint32_t>, entries_per_cluster> locks;
    };
    static_assert(sizeof(Cluster) == 64);

    struct Release {
        std::size_t bytes;
        void operator()(Cluster* clusters) const;
    };

    __extension__ using Wide = unsigned __int128;
    [[nodiscard]] Cluster& cluster(core::Key key) const {
        auto const wide = static_cast<Wide>(static_cast<std::uint64_t>(key)) * count_;
        return clusters_[static_cast<std::size_t>(wide >> 64)];
    }

    std::unique_ptr<Cluster[], Release> clusters_;
    std::size_t count_ = 0;
    int generation_ = 0;
};

} // namespace search
