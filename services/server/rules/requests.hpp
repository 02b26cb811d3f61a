// What a page asks about rules on its stream, because it takes a process of its own: a rule tried on a position, and one of the rules
// that are kept switched on. One at a time; asking again makes the answer of the one before worthless.
#pragma once

#include "services/server/rules/own_rules.hpp"
#include "services/server/stream/analysis.hpp"
#include "services/server/stream/searches.hpp"

#include <memory>

namespace services::server {

class RuleRequests {
  public:
    RuleRequests(StreamSearches searches, OwnRules& rules, core::Language language, Send send);

    Result<void> try_rule(Fields& fields);
    Result<void> use_rule(Fields& fields);
    void stop();

  private:
    StreamSearches searches_;
    OwnRules& rules_;
    core::Language language_;
    Send send_;
    std::shared_ptr<SearchTicket> ticket_;
};

Json own_rule_json(StoredRule const& rule);

// As in the name of a file: small letters, digits and _.
bool is_rule_name(std::string_view name);

} // namespace services::server
