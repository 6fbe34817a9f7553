#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "engine/guide/scoring_members.h"
#include "engine/rule/group_game.h"
#include "engine/text/suggest.h"
#include "engine/tile/symbol_words.h"
#include "tiledb/draft/member_reader.h"
#include "tiledb/draft/value_reader.h"
#include "tiledb/guide/guide_parts.h"
#include "tiledb/guide/guide_readers.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 7> scoring_file_keys = {
    "id", "title", "summary", "note", "sources", "facts", "lines"};
constexpr std::array<std::string_view, 2> game_keys = {"facts", "lines"};
constexpr std::array<std::string_view, 1> fact_apart = {"name"};
constexpr std::array<std::string_view, 2> line_apart = {"rule_value", "carries"};

void check_count(const Record& record, const ScoringFact& fact) {
  const bool told = !fact.one.empty() && !fact.many.empty() && fact.most > 0;
  if (fact.kind == FactKind::Count && !told)
    record.errors().add(record.place(), "a count lacks 'one', 'many' or 'most'",
                        "add what one and several are called, and the most that it may be");
  if (fact.kind == FactKind::Word && fact.words.empty())
    record.errors().add(record.place(), "a word lacks 'words'", "list all that it may be");
}

// A fact of a group's own game may be named like one of its symbols: own:heron.
std::string read_fact_name(const Record& record, const ContentDraft& draft) {
  const std::string name = record.text("name");
  const std::size_t colon = std::min(name.find(':'), name.size());
  if (draft.game && name.substr(0, colon) == own_symbol && colon < name.size() &&
      is_id(name.substr(colon + 1), false))
    return name;
  return read_id(record, "name", false, record.errors());
}

ScoringFact read_fact(const YamlNode& node, std::vector<std::string>& before, ContentDraft& draft) {
  const Record record(node, keys_of<ScoringFact>(), draft.errors);
  ScoringFact fact;
  read_members(record, fact, draft, fact_apart);
  fact.name = read_fact_name(record, draft);
  check_new(record, "name", "fact", before);
  check_count(record, fact);
  return fact;
}

class LineChecks {
 public:
  LineChecks(const Record& record, const Scoring& scoring) : record_(record), scoring_(scoring) {
    for (const ScoringFact& fact : scoring.facts) names_.push_back(fact.name);
  }

  void check(const ScoringLine& line) {
    for (const std::string& condition : line.needs) check_condition("needs", condition);
    for (const std::string& condition : line.unless) check_condition("unless", condition);
    for (const ScoreEach& each : line.each) check_fact("each", each.fact, FactKind::Count);
    check_optional("tiers_of", line.tiers_of, FactKind::Count);
    check_optional("half_of", line.half_of, FactKind::Count);
    check_optional("times", line.times, FactKind::Count);
    check_optional("to", line.to, FactKind::Player);
    if (line.tiers.empty() != line.tiers_of.empty())
      record_.errors().add(record_.place(), "'tiers' and 'tiers_of' do not stand together",
                           "write both, or neither");
  }

 private:
  const ScoringFact* known(std::string_view key, const std::string& name) {
    if (const ScoringFact* fact = scoring_.find_fact(name)) return fact;
    record_.errors().add(record_.place_of(key), fmt::format("no fact is called '{}'", name),
                         "correct the name, or add it to the facts of guides/scoring.yaml",
                         nearest(name, names_));
    return nullptr;
  }
  void check_condition(std::string_view key, const std::string& condition) {
    known(key, condition.substr(0, condition.find_first_of("=>")));
  }
  void check_fact(std::string_view key, const std::string& name, FactKind kind) {
    const ScoringFact* fact = known(key, name);
    if (fact == nullptr || fact->kind == kind) return;
    record_.errors().add(
        record_.place_of(key),
        fmt::format("the fact '{}' is a {}, not a {}", name, to_text(fact->kind), to_text(kind)),
        fmt::format("name a {}", to_text(kind)));
  }
  void check_optional(std::string_view key, const std::string& name, FactKind kind) {
    if (!name.empty()) check_fact(key, name, kind);
  }

  const Record& record_;
  const Scoring& scoring_;
  std::vector<std::string> names_;
};

ScoringLine read_line(const YamlNode& node, const Scoring& scoring,
                      std::vector<std::string>& before, ContentDraft& draft) {
  const Record record(node, keys_of<ScoringLine>(), draft.errors);
  ScoringLine line;
  read_members(record, line, draft, line_apart);
  check_new(record, "id", "line", before);
  line.rule_value = read_rule_value(record);
  line.carries = read_carries(record, "scoring/" + line.id, draft);
  check_rules_behind(record, "a line");
  LineChecks(record, scoring).check(line);
  return line;
}

// Replaces the content's line with the same id, or appends a line whose id begins with the game's.
void put_line(const Place& place, ScoringLine line, ContentDraft& draft) {
  std::vector<ScoringLine>& lines = draft.guides.scoring.lines;
  const std::string game = draft.game.value_or(std::string());
  const auto known = std::ranges::find(lines, line.id, &ScoringLine::id);
  if (known != lines.end())
    *known = std::move(line);
  else if (begins_with_game(line.id, game))
    lines.push_back(std::move(line));
  else if (!line.id.empty() && !game.empty())
    draft.errors.add(place, fmt::format("the content has no line '{}'", line.id),
                     fmt::format("name a line that `cartulary scoring --json` lists, to take its "
                                 "place, or begin your own with '{}/'",
                                 game));
}

}  // namespace

void read_game_scoring(const YamlNode& root, ContentDraft& draft) {
  const Record record(root, {"the scoring of a game", game_keys, {}}, draft.errors);
  need_list(record, "lines", "write at least one line");
  std::vector<std::string> facts;
  for (const ScoringFact& fact : draft.guides.scoring.facts) facts.push_back(fact.name);
  for (const YamlNode& node : record.list("facts"))
    draft.guides.scoring.facts.push_back(read_fact(node, facts, draft));
  std::vector<std::string> before;
  for (const YamlNode& node : record.list("lines"))
    put_line(node.place, read_line(node, draft.guides.scoring, before, draft), draft);
}

void read_scoring_guide(const YamlNode& root, std::string_view stem, ContentDraft& draft) {
  const Record record(root, {"the scoring guide", scoring_file_keys, {}}, draft.errors);
  Guide guide;
  read_members(record, guide, draft, parts_apart);
  guide.id = read_guide_id(record, stem);
  need_list(record, "facts", "write at least one fact");
  need_list(record, "lines", "write at least one line");
  Scoring& scoring = draft.guides.scoring;
  std::vector<std::string> facts;
  for (const YamlNode& node : record.list("facts"))
    scoring.facts.push_back(read_fact(node, facts, draft));
  std::vector<std::string> lines;
  for (const YamlNode& node : record.list("lines"))
    scoring.lines.push_back(read_line(node, scoring, lines, draft));
  draft.guides.guides.push_back(std::move(guide));
}

}  // namespace cartulary::tiledb
