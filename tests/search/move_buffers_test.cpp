// The best of a list of ranked moves, against a plain look at all of them.
#include "core/rng.hpp"
#include "search/worker/move_buffers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

namespace {

using Ranks = search::RankedPlaces<128>;

} // namespace

TEST(RankedPlaces, TheBestComesFirstAndOfEqualsTheFirst) {
    core::Random random(5);
    auto const ranks = std::make_unique<Ranks>();
    for (int size = 1; size <= 100; ++size) {
        std::vector<int> worths;
        for (int place = 0; place < size; ++place) {
            worths.push_back(static_cast<int>(random.below(40)) - 20);
            ranks->set(place, worths.back());
        }
        ranks->end_at(size);
        for (int from = 0; from < size; ++from) {
            auto const best = std::max_element(worths.begin() + from, worths.end());
            EXPECT_EQ(ranks->best_place(from, size), best - worths.begin()) << size << ' ' << from;
        }
    }
}

TEST(RankedPlaces, TheHighestNumberIsTheBestPlace) {
    auto const ranks = std::make_unique<Ranks>();
    int const first = ranks->set(0, -Ranks::highest_worth);
    int const second = ranks->set(1, Ranks::highest_worth);
    int const third = ranks->set(2, Ranks::highest_worth);
    EXPECT_EQ(Ranks::place_of(std::max({first, second, third})), 1);
}

TEST(RankedPlaces, WhatIsMovedKeepsItsWorth) {
    auto const ranks = std::make_unique<Ranks>();
    for (int place = 0; place < 3; ++place) ranks->set(place, 10 * place);
    ranks->end_at(3);
    ranks->move(0, 2); // the best was taken out, the first put in its place
    EXPECT_EQ(ranks->best_place(1, 3), 1);
}
