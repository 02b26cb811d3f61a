// The sentences of a report that depend on what was measured.
#pragma once

#include "core/catalogue.hpp"
#include "services/lab/report_figures.hpp"

#include <string>
#include <vector>

namespace services::lab {

// One sentence each, ready to be read.
std::vector<std::string> conclusions_of(Subject const& subject, SubjectFigures const& figures,
                                        core::Language language);

// Do all searches agree in value, over all subjects?
std::string verdict_on_values(std::vector<SubjectFigures> const& all, core::Language language);

std::string game_title(std::string_view game, core::Language language);
std::string grouped(std::uint64_t number); // 1234567 as 1,234,567

} // namespace services::lab
