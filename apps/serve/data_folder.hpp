// Where a person's data lives when nobody says otherwise: the XDG data folder.
#pragma once

#include <filesystem>
#include <optional>

namespace apps {

// $XDG_DATA_HOME/damero, else $HOME/.local/share/damero; nothing when neither is known.
std::optional<std::filesystem::path> data_folder();

} // namespace apps
