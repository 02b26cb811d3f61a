#include "core/catalogue.hpp"

#include <gtest/gtest.h>

TEST(Catalogue, SpeaksBothLanguages) {
    EXPECT_EQ(core::text(core::Language::english, core::message("word.white")), "White");
    EXPECT_EQ(core::text(core::Language::spanish, core::message("word.white")), "Blancas");
}
