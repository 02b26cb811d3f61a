// Signs for annotation glyphs that other programs put behind moves: the typeset ± and its like, and SCID's letters.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace records {

struct AnnotationSign {
    std::string_view text; // as written
    int nag = 0;
};

// Takes the typeset signs off a word's end, in the order they stand there; they may be all of it.
std::vector<AnnotationSign> take_signs(std::string_view& word);

// D (a diagram) and N (a novelty), as SCID writes them behind a move.
std::optional<int> nag_of_letter(std::string_view word);

} // namespace records
