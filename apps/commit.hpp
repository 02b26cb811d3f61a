// Which commit the program was built from: a source file written at build time (cmake/WriteCommit.cmake).
#pragma once

#include <string_view>

namespace apps {

// `abc1234`, with `-dirty` behind it when files were changed since; `unknown` outside a git checkout.
std::string_view commit();

} // namespace apps
