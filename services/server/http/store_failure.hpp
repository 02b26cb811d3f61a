// What a page is told when the store fails: what a person can mend is named, the rest, with its paths, is for the log.
#pragma once

#include "services/server/http/log.hpp"
#include "services/server/http/refusal.hpp"

namespace services::server {

Refusal store_failure(core::Error const& error, Log& log);

} // namespace services::server
