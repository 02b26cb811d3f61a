#include "records/text/plain_headers.hpp"

#include "core/shown_text.hpp"
#include "core/words.hpp"
#include "records/text/plain_signs.hpp"
#include "records/text/words.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace records {
namespace {

// Headers that are read here or by nearly every program.
constexpr std::array<std::string_view, 14> known_names = {
    "Event", "Site",  "Date", "Round",   "White",    "Black",    "Result",
    "FEN",   "SetUp", "Game", "Variant", "GameType", "WhiteElo", "BlackElo"};

bool is_all_blank(std::string_view text) { return std::ranges::all_of(text, is_blank); }

void warn_read_as(GameRecord& record, std::string_view written, std::string_view read, int line) {
    record.warn(core::message("records.warning.read_as", core::shown(written), core::shown(read)), line);
}

void put_names_in_case(GameRecord& record) {
    for (auto& header : record.headers) {
        if (std::ranges::find(known_names, header.name) != known_names.end()) continue;
        auto const known = std::ranges::find_if(known_names, [&](std::string_view name) {
            return name.size() == header.name.size() &&
                   core::lower_case(name) == core::lower_case(header.name);
        });
        if (known == known_names.end() || record.find(*known) != nullptr) continue;
        warn_read_as(record, header.name, *known, header.line);
        header.name = *known;
    }
}

void change_value(GameRecord& record, Header& header, std::string value) {
    if (value == header.value) return;
    warn_read_as(record, header.value, value, header.line);
    header.value = std::move(value);
}

// A header with another dash, or with blanks, is the same result.
std::string plain_result(Header const& header, Format format) {
    if (read_result(header.value, format)) return header.value;
    auto plain = with_plain_signs(header.value).value_or(header.value);
    std::erase_if(plain, is_blank);
    return read_result(plain, format) ? whole_result(plain) : header.value;
}

std::string without_outer_blanks(std::string_view value) {
    while (!value.empty() && is_blank(value.front())) value.remove_prefix(1);
    while (!value.empty() && is_blank(value.back())) value.remove_suffix(1);
    return std::string(value);
}

// The letters of colours, kings and counters. Those of squares stay small.
std::string plain_draughts_fen(std::string_view written) {
    std::string fen(written);
    bool const is_draughts =
        fen.size() > 2 && fen[1] == ':' && std::string_view("wbWB").find(fen[0]) != std::string_view::npos;
    if (!is_draughts) return fen;
    auto const capital = [&](std::size_t at, std::string_view letters) {
        if (letters.find(fen[at]) != std::string_view::npos) fen[at] = static_cast<char>(fen[at] - 'a' + 'A');
    };
    capital(0, "wb");
    for (std::size_t at = 2; at < fen.size(); ++at) {
        auto const before = fen[at - 1];
        if (before == ':')
            capital(at, "wbhf");
        else if (before == 'W' || before == 'B' || before == ',' || before == ' ')
            capital(at, "k");
    }
    return fen;
}

void drop_empty_positions(GameRecord& record) {
    auto const is_empty = [](Header const& header) {
        return header.name == "FEN" && is_all_blank(header.value);
    };
    auto const found = std::ranges::find_if(record.headers, is_empty);
    if (found == record.headers.end()) return;
    record.warn(core::message("records.warning.fen_empty"), found->line);
    std::erase_if(record.headers, is_empty);
    if (record.find("FEN") == nullptr)
        std::erase_if(record.headers, [](Header const& header) { return header.name == "SetUp"; });
}

} // namespace

std::string whole_result(std::string_view written) {
    return std::string(written == "1/2" ? std::string_view("1/2-1/2") : written);
}

void put_headers_in_plain_words(GameRecord& record) {
    put_names_in_case(record);
    drop_empty_positions(record);
    bool result_seen = false;
    for (auto& header : record.headers) {
        if (header.name == "Result" && !std::exchange(result_seen, true))
            change_value(record, header, plain_result(header, record.format));
        else if (header.name == "GameType")
            change_value(record, header, without_outer_blanks(header.value));
        else if (header.name == "FEN" && record.format == Format::pdn)
            change_value(record, header, plain_draughts_fen(header.value));
    }
}

} // namespace records
