// The rules that people have written here: kept in the store, run in a process apart, and switched off by themselves when they fail in
// use. active() is what others build on: the rules that count for a game just now.
#pragma once

#include "knowledge/request.hpp"
#include "play/bots/with_rules.hpp"
#include "services/server/http/limits.hpp"
#include "services/server/http/log.hpp"
#include "services/server/http/refusal.hpp"
#include "services/store/rule_store.hpp"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace services::server {

inline constexpr std::size_t longest_rule_name = 40;

// Why a rule does not work, for people; `line` 0: nowhere in particular.
using RuleProblems = std::vector<knowledge::Complaint>;

class OwnRules {
  public:
    OwnRules(GameStore const& store, Limits const& limits, Log& log);

    // The rules of one's own that order and explain the moves of a game, as files.
    [[nodiscard]] std::vector<knowledge::RuleFile> active(std::string_view game) const;
    // Changes whenever active() of any game may.
    [[nodiscard]] std::uint64_t version() const { return version_; }
    [[nodiscard]] std::size_t longest_text() const { return limits_.rule_bytes; }

    // For a bot that orders its moves; without points where no rule is active. A rule that fails is switched off and does not count.
    [[nodiscard]] play::LoadedRules for_order(engine::AnyGame const& game);

    // In a process apart, within the limits of this server. Takes its time: not on a thread that answers requests.
    [[nodiscard]] core::Expected<knowledge::Reply> ask(knowledge::Request const& request) const;

    [[nodiscard]] Result<std::vector<StoredRule>> list() const;
    [[nodiscard]] Result<StoredRule> find(std::string_view family, std::string_view name) const;
    Result<StoredRule> keep(std::string const& family, std::string const& name, std::string text);
    Result<StoredRule> switch_off(std::string_view family, std::string_view name);
    Result<void> remove(std::string_view family, std::string_view name);

    // Tries a rule at the start of a game of its family, together with the others that are active, and switches it on if nothing is
    // wrong; what is.
    Result<RuleProblems> switch_on(std::string_view family, std::string_view name, core::Language language);

  private:
    Result<void> put(StoredRule const& rule);
    void switch_off_failed(std::string_view family, knowledge::Reply const& reply, std::string const& why);
    Refusal store_failure(core::Error const& error) const;

    RuleStore store_;
    Limits limits_;
    Log& log_;
    std::mutex mutex_; // of changes
    std::atomic<std::uint64_t> version_ = 0;
};

// A rule of one's own as a file.
knowledge::RuleFile rule_file(std::string_view name, std::string text);

// The patterns of a person's own rules that the move creates, with their squares; none where no rule is in use, or one
// fails. A rule is not a proof: what shows these says whose rule it is. Starts a process: not for a thread that answers
// requests.
std::vector<knowledge::NamedFinding> own_findings(OwnRules const& rules, engine::AnyState const& state,
                                                  engine::LegalMove const& move);

} // namespace services::server
