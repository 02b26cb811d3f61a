// Changed rules need the detectors changed with them: run knowledge_tests, which holds the two against each other, and says what
// belongs here.
#include "knowledge/patterns/tested_rules.hpp"

#include <array>

namespace knowledge::patterns {

std::span<TestedText const> tested_texts() {
    static constexpr std::array texts = {
        TestedText{"absolute_pin.pl", 0x69968E4972E3C2E7u},
        TestedText{"after.pl", 0xC8F929520380B8B3u},
        TestedText{"back_rank.pl", 0xE3F323D49C927B2Cu},
        TestedText{"board.pl", 0xF4FF759ECA3E7D1Eu},
        TestedText{"capture.pl", 0x2C3391391BCC78BAu},
        TestedText{"deflection.pl", 0x254332A15D9E308Au},
        TestedText{"desperado.pl", 0x0ACAC9440ED171F6u},
        TestedText{"discovered_attack.pl", 0xFF68F258BCF54239u},
        TestedText{"discovered_check.pl", 0xBAACCF331A4C7C8Cu},
        TestedText{"double_check.pl", 0x97C49B2CBEE947B5u},
        TestedText{"exchange.pl", 0x88D4341FCCE08C41u},
        TestedText{"fork.pl", 0xBE205364AF4C5540u},
        TestedText{"hanging.pl", 0x64E3080E0E1E3DD8u},
        TestedText{"interference.pl", 0xF0640957E126A5C5u},
        TestedText{"king_fork.pl", 0xAF706C872FE4F6E2u},
        TestedText{"lines.pl", 0x63D6B5DFFCB3BCE8u},
        TestedText{"overloaded.pl", 0x2E518C4D1003D240u},
        TestedText{"paths.pl", 0x7CD742BB68F50E56u},
        TestedText{"promotion.pl", 0x4634EDBC95B5C54Du},
        TestedText{"relative_pin.pl", 0x7FB77AAD98EDF98Au},
        TestedText{"remove_defender.pl", 0x77D8FB18FB1C5A5Au},
        TestedText{"skewer.pl", 0xACA0B86557E75EA7u},
        TestedText{"trapped.pl", 0x606C603565CD172Fu},
        TestedText{"x_ray.pl", 0xADFE151411D9D824u},
    };
    return texts;
}

} // namespace knowledge::patterns
