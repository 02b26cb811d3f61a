#include "knowledge/board_map.hpp"

namespace knowledge {

Place BoardMap::place_of(int cell) const {
    int const down = cell / view_.columns;
    int const right = cell % view_.columns;
    return white_above_ ? Place{down + 1, view_.columns - right} : Place{view_.rows - down, right + 1};
}

core::Cell const& BoardMap::cell(Place place) const {
    int const down = white_above_ ? place.row - 1 : view_.rows - place.row;
    int const right = white_above_ ? view_.columns - place.column : place.column - 1;
    return view_.cells[static_cast<std::size_t>(down * view_.columns + right)];
}

bool BoardMap::holds(Place place) const {
    return place.row >= 1 && place.row <= view_.rows && place.column >= 1 && place.column <= view_.columns &&
           !cell(place).name.empty();
}

std::optional<core::PieceView> BoardMap::piece_on(Place place) const { return cell(place).piece; }

std::string BoardMap::name_of(Place place) const { return cell(place).name; }

} // namespace knowledge
