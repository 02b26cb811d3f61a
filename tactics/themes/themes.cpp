#include "tactics/themes/themes.hpp"

namespace tactics {

ThemeSet themes_of(Solution const& line) {
    ThemeSet themes;
    add_frame(line, themes);
    add_moves(line, themes);
    add_attacks(line, themes);
    add_sequels(line, themes);
    add_guarding(line, themes);
    add_mates(line, themes);
    // An attack on the king's wing is only told where nothing more exact is.
    if (themes.has(Theme::back_rank_mate) || themes.has(Theme::fork)) {
        themes.drop(Theme::kingside_attack);
        themes.drop(Theme::queenside_attack);
    }
    return themes;
}

} // namespace tactics
