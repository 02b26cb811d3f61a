// The SQLite file that games, settings, training, rules and reviews live in: opened, checked and brought to the schema this
// program knows. Only this room knows SQLite; everybody else uses GameStore, TrainingStore, RuleStore and ReviewStore.
#pragma once

#include "core/error.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <filesystem>
#include <memory>

namespace services {

inline constexpr int schema_version = 6;

// What went wrong with the database in `file`: a full disk and a place that cannot be written are called so.
core::Error error_of(SQLite::Exception const& error, std::filesystem::path const& file);

// Refuses a file that is damaged, no database, or written by a newer program; makes one that is not there.
core::Expected<std::unique_ptr<SQLite::Database>> open_database(std::filesystem::path const& file);

} // namespace services
