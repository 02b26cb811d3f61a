// The page of a tree: the JSON, the words and the script in one file.
#include "core/catalogue.hpp"
#include "engine/any_game.hpp"
#include "services/lab/drawn_tree.hpp"
#include "services/lab/markup.hpp"
#include "services/lab/page_files.hpp"

#include <nlohmann/json.hpp>

#include <array>

namespace services::lab {
namespace {

using Json = nlohmann::ordered_json;

struct PageText {
    std::string_view name; // in the script
    core::MessageKey key;
    int values = 0; // that the script puts in
};

constexpr std::array page_texts = {
    PageText{"title", "lab.page.title"},
    PageText{"root", "lab.page.root"},
    PageText{"white", "word.white"},
    PageText{"black", "word.black"},
    PageText{"win", "lab.word.win", 1},
    PageText{"loss", "lab.word.loss", 1},
    PageText{"no_move", "lab.page.no_move"},
    PageText{"result", "lab.page.result", 3},
    PageText{"counts", "lab.page.counts", 4},
    PageText{"not_whole", "lab.page.not_whole", 2},
    PageText{"legend", "lab.page.legend"},
    PageText{"legend_max", "lab.page.legend.max"},
    PageText{"legend_min", "lab.page.legend.min"},
    PageText{"legend_best", "lab.page.legend.best"},
    PageText{"legend_cut", "lab.page.legend.cut"},
    PageText{"legend_never", "lab.page.legend.never"},
    PageText{"cut_short", "lab.page.cut_short", 1},
    PageText{"never_label", "lab.page.never_label", 1},
    PageText{"about_never", "lab.page.about.never", 2},
    PageText{"about_max", "lab.page.about.max", 1},
    PageText{"about_min", "lab.page.about.min", 1},
    PageText{"about_window", "lab.page.about.window", 2},
    PageText{"about_open", "lab.page.about.open"},
    PageText{"about_leaf", "lab.page.about.leaf", 1},
    PageText{"about_beta_cut", "lab.page.about.beta_cut", 4},
    PageText{"about_alpha_cut", "lab.page.about.alpha_cut", 4},
    PageText{"about_exact", "lab.page.about.exact", 1},
    PageText{"about_at_least", "lab.page.about.at_least", 1},
    PageText{"about_at_most", "lab.page.about.at_most", 1},
    PageText{"about_nodes", "lab.page.about.nodes", 1},
    PageText{"about_folded", "lab.page.about.folded"},
    PageText{"step", "lab.page.step", 2},
    PageText{"back", "lab.page.back"},
    PageText{"next", "lab.page.next"},
    PageText{"slider", "lab.page.slider"},
    PageText{"play", "lab.page.play"},
    PageText{"pause", "lab.page.pause"},
    PageText{"fold", "lab.page.fold"},
    PageText{"unfold", "lab.page.unfold"},
    PageText{"list", "lab.page.list"},
};

// A text whose places stay open: {0} stands for {0}.
std::string open_text(core::Language language, PageText const& text) {
    core::Message message{text.key, {}};
    for (int i = 0; i < text.values; ++i)
        message.arguments.push_back(core::argument("{" + std::to_string(i) + "}"));
    return core::text(language, message);
}

std::string title_of(DrawnTree const& drawn, core::Language language) {
    auto const game = engine::game_named(drawn.game);
    return game ? core::text(language, core::message((*game)->title())) : drawn.game;
}

std::string texts(DrawnTree const& drawn, core::Language language) {
    Json json = {{"game", title_of(drawn, language)},
                 {"won", core::won.value()},
                 {"largest_evaluation", core::largest_evaluation.value()}};
    for (auto const& text : page_texts) json[std::string(text.name)] = open_text(language, text);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Inside <script> only `</` could end it early; JSON may write it as `<\/`.
std::string within_script(std::string text) {
    for (auto at = text.find("</"); at != std::string::npos; at = text.find("</", at + 3))
        text.insert(at + 1, "\\");
    return text;
}

} // namespace

std::string tree_html(DrawnTree const& drawn, core::Language language) {
    auto const word = [&](core::MessageKey key) {
        return markup_text(core::text(language, core::message(key)));
    };
    return filled(tree_page(), {{"LANG", language == core::Language::spanish ? "es" : "en"},
                                {"TITLE", word("lab.page.title") + ": " + markup_text(drawn.bot)},
                                {"NOSCRIPT", word("lab.page.noscript")},
                                {"DATA", within_script(tree_json(drawn))},
                                {"TEXTS", within_script(texts(drawn, language))},
                                {"SCRIPT", std::string(tree_script())}});
}

} // namespace services::lab
