// Writing SVG.
#include "services/lab/svg.hpp"

#include "services/lab/markup.hpp"

#include <fmt/format.h>

#include <cmath>

namespace services::lab {
namespace {

// One digit behind the point is finer than any screen, and `-0` is 0.
std::string number(double value) {
    double const rounded = std::round(value * 10) / 10;
    return fmt::format("{}", rounded == 0 ? 0.0 : rounded);
}

std::string_view anchor_name(Anchor anchor) {
    if (anchor == Anchor::start) return "start";
    return anchor == Anchor::middle ? "middle" : "end";
}

} // namespace

Svg::Svg(Size size, std::string_view title, std::string_view rules) {
    text_ = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
                        "height=\"{1}\" role=\"img\">\n<title>{2}</title>\n<style>\n{3}</style>\n",
                        number(size.width), number(size.height), markup_text(title), rules);
    rectangle("paper", {0, 0}, size);
}

void Svg::rectangle(std::string_view kind, Point corner, Size size, double round) {
    text_ += fmt::format("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"", kind,
                         number(corner.x), number(corner.y), number(size.width), number(size.height));
    if (round > 0) text_ += fmt::format(" rx=\"{}\"", number(round));
    text_ += "/>\n";
}

void Svg::line(std::string_view kind, Point from, Point to) {
    text_ += fmt::format("<line class=\"{}\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>\n", kind,
                         number(from.x), number(from.y), number(to.x), number(to.y));
}

void Svg::path(std::string_view kind, std::string_view steps) {
    text_ += fmt::format("<path class=\"{}\" d=\"{}\"/>\n", kind, steps);
}

void Svg::circle(std::string_view kind, Point centre, double radius) {
    text_ += fmt::format("<circle class=\"{}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>\n", kind, number(centre.x),
                         number(centre.y), number(radius));
}

void Svg::text(std::string_view kind, Point at, std::string_view words, Anchor anchor) {
    text_ += fmt::format("<text class=\"{}\" x=\"{}\" y=\"{}\" text-anchor=\"{}\">{}</text>\n", kind,
                         number(at.x), number(at.y), anchor_name(anchor), markup_text(words));
}

void Svg::begin_group(std::string_view tip) {
    text_ += fmt::format("<g><title>{}</title>\n", markup_text(tip));
}

void Svg::end_group() { text_ += "</g>\n"; }

std::string Svg::finished() && {
    text_ += "</svg>\n";
    return std::move(text_);
}

} // namespace services::lab
