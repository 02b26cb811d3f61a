#include "services/server/http/new_id.hpp"

#include <chrono>
#include <random>
#include <string_view>

namespace services::server {

std::string new_id() {
    constexpr std::string_view letters = "0123456789abcdefghjkmnpqrstvwxyz";
    std::random_device random;
    std::string id;
    for (int i = 0; i < 16; ++i) id += letters[random() % letters.size()];
    return id;
}

std::int64_t milliseconds_since_1970() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

} // namespace services::server
