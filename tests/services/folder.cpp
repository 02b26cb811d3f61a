#include "tests/services/folder.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace tests {

namespace fs = std::filesystem;

InFolder::InFolder() {
    std::string name = (fs::temp_directory_path() / "damero-test.XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) folder_ = name;
}

InFolder::~InFolder() { fs::remove_all(folder_); }

std::string contents_of(fs::path const& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write_file(fs::path const& file, std::string const& contents) {
    std::ofstream(file, std::ios::binary) << contents;
}

} // namespace tests
