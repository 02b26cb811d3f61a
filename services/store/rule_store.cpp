// SQL about rules stays in this file.
#include "services/store/rule_store.hpp"

#include "services/store/connection.hpp"

#include <SQLiteCpp/Statement.h>

namespace services {
namespace {

StoredRule rule_in(SQLite::Statement& row) {
    return {.family = row.getColumn(0),
            .name = row.getColumn(1),
            .text = row.getColumn(2),
            .active = row.getColumn(3).getInt() != 0,
            .trouble = row.getColumn(4),
            .updated = row.getColumn(5).getInt64()};
}

constexpr char const* select = "SELECT family, name, text, active, trouble, updated FROM rules ";

} // namespace

RuleStore::RuleStore(GameStore const& games) : connection_(games.connection()) {}

core::Expected<void> RuleStore::put(StoredRule const& rule) {
    return connection_->changed([&](SQLite::Database& database) {
        SQLite::Statement insert(
            database, "INSERT OR REPLACE INTO rules (family, name, text, active, trouble, updated) "
                      "VALUES (?,?,?,?,?,?)");
        insert.bind(1, rule.family);
        insert.bind(2, rule.name);
        insert.bind(3, rule.text);
        insert.bind(4, rule.active ? 1 : 0);
        insert.bind(5, rule.trouble);
        insert.bind(6, rule.updated);
        insert.exec();
    });
}

core::Expected<bool> RuleStore::remove(std::string_view family, std::string_view name) {
    return connection_->changed([&](SQLite::Database& database) {
        SQLite::Statement statement(database, "DELETE FROM rules WHERE family = ? AND name = ?");
        statement.bind(1, std::string(family));
        statement.bind(2, std::string(name));
        return statement.exec() > 0;
    });
}

core::Expected<std::optional<StoredRule>> RuleStore::find(std::string_view family,
                                                          std::string_view name) const {
    return connection_->guarded([&](SQLite::Database& database) -> std::optional<StoredRule> {
        SQLite::Statement statement(database, std::string(select) + "WHERE family = ? AND name = ?");
        statement.bind(1, std::string(family));
        statement.bind(2, std::string(name));
        if (!statement.executeStep()) return std::nullopt;
        return rule_in(statement);
    });
}

core::Expected<std::vector<StoredRule>> RuleStore::list() const {
    return connection_->guarded([&](SQLite::Database& database) {
        SQLite::Statement statement(database, std::string(select) + "ORDER BY family, name");
        std::vector<StoredRule> rules;
        while (statement.executeStep()) rules.push_back(rule_in(statement));
        return rules;
    });
}

} // namespace services
