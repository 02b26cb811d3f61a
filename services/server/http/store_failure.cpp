#include "services/server/http/store_failure.hpp"

namespace services::server {

Refusal store_failure(core::Error const& error, Log& log) {
    log.error("store_failed", {{"what", core::text(core::Language::english, error)}});
    auto const key = error.what.key.text();
    auto what = core::message("server.failed");
    if (key == "store.full") what = core::message("server.disk_full");
    if (key == "store.unwritable") what = core::message("server.unwritable");
    if (key == "store.gone") what = core::message("server.data_gone");
    return {Code::internal, {std::move(what), {}}, {}};
}

} // namespace services::server
