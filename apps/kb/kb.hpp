// The parts of `damero kb`: what it prints, as text and as JSON, and its subcommands of some length.
#pragma once

#include "apps/common/arguments.hpp"
#include "apps/common/console.hpp"
#include "knowledge/request.hpp"

#include <string>

namespace apps {

std::string complaint_text(Console const& console, knowledge::Complaint const& complaint);

std::string facts_as_text(engine::AnyState const& state,
                          knowledge::Facts const& facts); // a file that swipl loads
std::string facts_as_json(engine::AnyState const& state, knowledge::Facts const& facts);
std::string list_as_text(knowledge::Reply const& reply);
std::string list_as_json(knowledge::Reply const& reply);
std::string check_as_text(Console const& console, knowledge::Reply const& reply);
std::string check_as_json(knowledge::Reply const& reply);
std::string patterns_as_text(knowledge::Reply const& reply);
std::string patterns_as_json(knowledge::Reply const& reply);
std::string answers_as_text(Console const& console, knowledge::Reply const& reply);
std::string answers_as_json(knowledge::Request const& request, knowledge::Reply const& reply);

// damero kb order: the moves of a position in the order they are searched in, and why.
int run_kb_order(Arguments const& arguments, Console const& console);

} // namespace apps
