// One table per language, each in a file of its own; catalogue.cpp alone reads them.
#pragma once

#include "core/catalogue.hpp"

namespace core {

std::span<CatalogueEntry const> english_catalogue();
std::span<CatalogueEntry const> spanish_catalogue();

} // namespace core
