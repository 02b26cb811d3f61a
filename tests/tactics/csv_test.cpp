// Fields of a line: plain, quoted, and wrong.
#include "tactics/csv.hpp"

#include <gtest/gtest.h>

namespace {

using Fields = std::vector<std::string>;

std::string problem(std::string_view line) {
    auto const fields = tactics::csv_fields(line);
    if (fields) return "none";
    return std::string(fields.error().what.key.text()) + " " + std::to_string(fields.error().where.column);
}

} // namespace

TEST(Csv, CutsAtCommas) {
    EXPECT_EQ(tactics::csv_fields("a,b c,,d").value(), (Fields{"a", "b c", "", "d"}));
    EXPECT_EQ(tactics::csv_fields("").value(), (Fields{""}));
    EXPECT_EQ(tactics::csv_fields("a,").value(), (Fields{"a", ""}));
}

TEST(Csv, TakesQuotedFields) {
    EXPECT_EQ(tactics::csv_fields("\"a,b\",c").value(), (Fields{"a,b", "c"}));
    EXPECT_EQ(tactics::csv_fields("\"say \"\"yes\"\"\",\"\"").value(), (Fields{"say \"yes\"", ""}));
}

TEST(Csv, SaysWhereAQuoteIsWrong) {
    EXPECT_EQ(problem("a,\"b"), "csv.quote_open 3");
    EXPECT_EQ(problem("a,\"b\"c"), "csv.behind_quote 6");
    EXPECT_EQ(problem("a,b\"c"), "csv.quote_inside 4");
}
