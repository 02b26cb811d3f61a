// Leaf counts from the first position, from depth 1 on, each agreed by at least two independent programs.
#pragma once

#include <cstdint>
#include <vector>

namespace draughts::testing {

using Counts = std::vector<std::uint64_t>;

inline Counts const english_counts{7,      49,      302,      1469,     7361,      36768,     179740,
                                   845931, 3963680, 18391564, 85242128, 388617999, 1766564893};
inline Counts const italian_counts{7,      49,      302,      1469,     7361,      36473,     177532,
                                   828783, 3860875, 17761384, 81647058, 367911475, 1655211086};
inline Counts const spanish_counts{7,      49,      302,      1469,     7361,      36473,     177532,
                                   828783, 3860866, 17743464, 81383200, 365728331, 1637958247};
inline Counts const czech_counts{7,      49,      302,      1469,     7361,      36768,     179740,
                                 845931, 3963671, 18368918, 84967210, 386262109, 1749707352};
inline Counts const russian_counts{7,      49,      302,      1469,      7482,      37986,     190146,
                                   929899, 4570586, 22444032, 110917189, 544770444, 2673979569};
inline Counts const brazilian_counts{7,      49,      302,      1469,      7473,      37628,     187302,
                                     907830, 4431766, 21560022, 105491257, 511882477, 2481546396};
inline Counts const pool_counts{7,      49,      302,      1469,      7482,      37986,     190146,
                                929896, 4570534, 22435955, 110833952, 544005148, 2668385616};
inline Counts const international_counts{9,       81,      658,      4265,      27117,     167140,
                                         1049442, 6483961, 41022423, 258895763, 1665861398};
inline Counts const frisian_counts{9,      81,      658,      3874,     21265,    102431,
                                   540126, 2825779, 15605069, 85817725, 491186430};
inline Counts const house_counts{7, 49, 379, 2900, 24029, 197410, 1695038};

} // namespace draughts::testing
