// A list with room for N values and no heap, left uninitialised: a move list is filled and emptied at every
// node, and zeroing it costs a quarter of the speed of move generation. A copy takes what is in the list and not its
// room, which in draughts is a hundred times as much.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace core {

template <class T, int N>
class FixedList {
    static_assert(std::is_trivially_default_constructible_v<T> && std::is_trivially_copyable_v<T>,
                  "a default member initialiser in T would zero-fill the whole list");

  public:
    using value_type = T;
    static constexpr int capacity = N;

    FixedList() {} // NOLINT: leaves the storage uninitialised on purpose
    FixedList(FixedList const& other) : size_(other.size_) { // NOLINT: as above
        std::copy_n(other.begin(), size_, begin());
    }
    FixedList& operator=(FixedList const& other) {
        std::copy_n(other.begin(), other.size_, begin());
        size_ = other.size_;
        return *this;
    }
    ~FixedList() = default;

    void push(T value) {
        assert(size_ < N);
        storage_[static_cast<std::size_t>(size_++)] = value;
    }
    void clear() { size_ = 0; }
    void truncate(int size) {
        assert(size <= size_);
        size_ = size;
    }

    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }

    T& operator[](int i) { return storage_[static_cast<std::size_t>(i)]; }
    T const& operator[](int i) const { return storage_[static_cast<std::size_t>(i)]; }
    T* begin() { return storage_.data(); }
    T* end() { return storage_.data() + size_; }
    T const* begin() const { return storage_.data(); }
    T const* end() const { return storage_.data() + size_; }

    // A generator writes behind end() through a register and says at last where it stopped.
    void set_end(T const* end) {
        size_ = static_cast<int>(end - storage_.data());
        assert(size_ <= N);
    }

  private:
    std::array<T, static_cast<std::size_t>(N)> storage_;
    int size_ = 0;
};

} // namespace core
