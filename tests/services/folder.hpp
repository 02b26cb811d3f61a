// A folder of its own for each test, gone when the test is.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace tests {

class InFolder : public testing::Test {
  protected:
    InFolder();
    ~InFolder() override;

    [[nodiscard]] std::filesystem::path path(std::string const& name) const { return folder_ / name; }

    std::filesystem::path folder_;
};

std::string contents_of(std::filesystem::path const& file);
void write_file(std::filesystem::path const& file, std::string const& contents);

} // namespace tests
