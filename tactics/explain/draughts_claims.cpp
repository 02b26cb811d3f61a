#include "tactics/explain/draughts_claims.hpp"

#include "tactics/explain/plain_claims.hpp"

namespace tactics {
namespace {

constexpr Counted men{"explain.win_in", "explain.wins_man", "explain.wins_men"};

template <class... Variants>
struct Among {
    static std::vector<Claim> about(std::string_view game, std::string_view fen, std::string_view move,
                                    core::Language language) {
        std::vector<Claim> claims;
        auto const try_one = [&]<class G>(std::type_identity<G>) {
            if (G::name == game) claims = plain_claims<G>(fen, move, men, language);
        };
        (try_one(std::type_identity<Variants>{}), ...);
        return claims;
    }
};

} // namespace

std::vector<Claim> draughts_claims(std::string_view game, std::string_view fen, std::string_view move,
                                   core::Language language) {
    using namespace draughts;
    return Among<English, Spanish, Italian, Portuguese, Czech, Russian, Brazilian, Pool, International,
                 Frisian, House>::about(game, fen, move, language);
}

} // namespace tactics
