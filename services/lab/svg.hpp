// A small writer of SVG pictures: shapes and texts of named kinds, whose colours follow the reader's light or dark
// setting. Literal colours only, for not every viewer knows CSS variables.
#pragma once

#include <string>
#include <string_view>

namespace services::lab {

struct Point {
    double x;
    double y;
};

struct Size {
    double width;
    double height;
};

enum class Anchor { start, middle, end };

class Svg {
  public:
    // `title` is what a reader hears who does not see the picture; `rules` are the CSS rules of the kinds it uses.
    Svg(Size size, std::string_view title, std::string_view rules);

    void rectangle(std::string_view kind, Point corner, Size size, double round = 0);
    void line(std::string_view kind, Point from, Point to);
    void path(std::string_view kind, std::string_view steps);
    void circle(std::string_view kind, Point centre, double radius);
    void text(std::string_view kind, Point at, std::string_view words, Anchor anchor = Anchor::start);

    // Shapes up to end_group() show this when the pointer rests on them.
    void begin_group(std::string_view tip);
    void end_group();

    std::string finished() &&;

  private:
    std::string text_;
};

} // namespace services::lab
