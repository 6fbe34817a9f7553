#include "server/api/record_schema.h"

#include <algorithm>
#include <optional>
#include <type_traits>

#include "docgen/json/guide_json.h"
#include "engine/guide/guide_members.h"
#include "engine/rule/carried_game_members.h"
#include "engine/rule/rule_members.h"
#include "engine/text/members.h"
#include "engine/text/text.h"
#include "engine/tile/edition.h"
#include "engine/tile/source_members.h"
#include "server/api/answer_key.h"

namespace cartulary::server {
namespace {

template <class Value>
inline constexpr bool is_vector = false;
template <class Item>
inline constexpr bool is_vector<std::vector<Item>> = true;
template <class Value>
inline constexpr bool is_optional = false;
template <class Value>
inline constexpr bool is_optional<std::optional<Value>> = true;

// The names of records and of their parts among the schemas, with what they are.
template <class Record>
struct SchemaName;
template <>
struct SchemaName<Rule> {
  static constexpr std::string_view name = "Rule", meaning = "A rule.";
};
template <>
struct SchemaName<RuleValue> {
  static constexpr std::string_view name = "RuleValue", meaning = "A choice left to the players.";
};
template <>
struct SchemaName<Ruling> {
  static constexpr std::string_view name = "Ruling", meaning = "What was ruled on rules.";
};
template <>
struct SchemaName<RulingSide> {
  static constexpr std::string_view name = "RulingSide", meaning = "Who has it how.";
};
template <>
struct SchemaName<NoteNumber> {
  static constexpr std::string_view name = "NoteNumber", meaning = "A numbered note.";
};
template <>
struct SchemaName<Variant> {
  static constexpr std::string_view name = "Variant", meaning = "Another way to play.";
};
template <>
struct SchemaName<Element> {
  static constexpr std::string_view name = "Element", meaning = "What rules speak of.";
};
template <>
struct SchemaName<SourceDocument> {
  static constexpr std::string_view name = "Document", meaning = "A document that facts are from.";
};
template <>
struct SchemaName<SourcePlace> {
  static constexpr std::string_view name = "SourcePlace", meaning = "A place in a document.";
};
template <>
struct SchemaName<LedgerEntry> {
  static constexpr std::string_view name = "LedgerEntry",
                                    meaning = "Where sources err, disagree or are silent.";
};
template <>
struct SchemaName<LedgerSide> {
  static constexpr std::string_view name = "LedgerSide", meaning = "What a side says.";
};
template <>
struct SchemaName<GuideLine> {
  static constexpr std::string_view name = "GuideLine", meaning = "A line of a guide.";
};
// SQL alone has it, so that no answer shows the name.
template <>
struct SchemaName<CarriedSentence> {
  static constexpr std::string_view name = "CarriedSentence", meaning = "A sentence of a source.";
};
template <>
struct SchemaName<GuideCell> {
  static constexpr std::string_view name = "GuideCell", meaning = "What one rule set says.";
};
template <>
struct SchemaName<ChosenValue> {
  static constexpr std::string_view name = "ChosenValue", meaning = "A choice that was made.";
};
template <>
struct SchemaName<GlossaryEntry> {
  static constexpr std::string_view name = "GlossaryEntry", meaning = "A word of the glossary.";
};
template <>
struct SchemaName<FigureQuestion> {
  static constexpr std::string_view name = "FigureQuestion", meaning = "A question on figures.";
};
template <>
struct SchemaName<CarriedGame> {
  static constexpr std::string_view name = "CarriedGame", meaning = "A group's own game.";
};
template <>
struct SchemaName<CarriedSet> {
  static constexpr std::string_view name = "CarriedSet", meaning = "A set that a game uses.";
};
template <>
struct SchemaName<CarriedRecord> {
  static constexpr std::string_view name = "CarriedRecord", meaning = "A rule of a game's own.";
};
template <>
struct SchemaName<CarriedNote> {
  static constexpr std::string_view name = "CarriedNote", meaning = "What a game says of a record.";
};
template <>
struct SchemaName<CarriedDoubt> {
  static constexpr std::string_view name = "CarriedDoubt", meaning = "An entry of a game's ledger.";
};
template <>
struct SchemaName<FigureCell> {
  static constexpr std::string_view name = "FigureCell", meaning = "An answer on a figure.";
};

template <class Words>
std::string one_of(const Words& words) {
  return "string=" + joined(std::vector<std::string>(words.begin(), words.end()), ",");
}

// What the ids of a list are shown as, where they are not shown alone.
std::string_view link_name(NameKind kind) {
  switch (kind) {
    case NameKind::Mark:
      return "MarkCount";
    case NameKind::Element:
      return "ElementLink";
    case NameKind::Entry:
      return "EntryLink";
    case NameKind::Ruling:
      return "RulingLink";
    default:
      return "RuleLink";
  }
}

template <class Item>
std::string item_type(const MemberTraits& traits) {
  if constexpr (HasMembers<Item>) {
    return std::string(SchemaName<Item>::name);
  } else if constexpr (std::is_same_v<Item, Edition>) {
    std::vector<std::string> words;
    for (const Edition edition : all_editions) words.emplace_back(to_text(edition));
    return one_of(words);
  } else if constexpr (std::is_same_v<Item, bool>) {
    return "boolean";
  } else if constexpr (std::is_same_v<Item, int>) {
    return "integer";
  } else {
    if (traits.linked && traits.names) return std::string(link_name(*traits.names));
    return traits.words.empty() ? "string" : one_of(traits.words);
  }
}

template <class Value>
std::string value_type(const MemberTraits& traits) {
  if constexpr (is_vector<Value>)
    return item_type<typename Value::value_type>(traits) + "[]";
  else if constexpr (is_optional<Value>)
    return item_type<typename Value::value_type>(traits);
  else if constexpr (std::is_enum_v<Value>)
    return one_of(WordsOf<Value>::names);
  else
    return item_type<Value>(traits);
}

template <class R, class Value>
SchemaKey schema_key(const Member<R, Value>& member) {
  constexpr bool may_be_null = is_optional<Value> || std::is_same_v<Value, std::string>;
  std::string type = value_type<Value>(member.traits);
  if (may_be_null && member.may_be_empty()) type += "|null";
  return {std::string(member.name), std::move(type), std::string(member.traits.meaning)};
}

SchemaKey schema_key(const DerivedMember& member) {
  const auto type = [&]() -> std::string {
    switch (member.derived) {
      case Derived::Kind:
        return "string=" + std::string(member.meaning);
      case Derived::Cite:
        return "string";
      case Derived::Rules:
        return "RuleLink[]";
      case Derived::Positions:
        return "PositionLink[]";
      default:
        return "RulingLink[]";
    }
  };
  return {std::string(member.name), type(), std::string(member.meaning), !member.alone};
}

template <class R>
SchemaObject record_schema() {
  SchemaObject schema{std::string(SchemaName<R>::name), std::string(SchemaName<R>::meaning), {}};
  for_each_key<R>([&](const auto& member) {
    if constexpr (!is_derived<decltype(member)>)
      if (!member.traits.in_json) return;
    schema.keys.push_back(schema_key(member));
  });
  if constexpr (std::is_base_of_v<RuleRecord, R>)
    schema.keys.push_back({std::string(in_game_key.name), std::string(in_game_key.type),
                           std::string(in_game_key.meaning), in_game_key.always});
  return schema;
}

// Lines of a turn have not all members; each says whether it is there because sets meet.
SchemaObject line_schema() {
  SchemaObject schema = record_schema<GuideLine>();
  for (SchemaKey& key : schema.keys) key.always = !docgen::is_of_whole_guides(key.name);
  const auto must = std::ranges::find(schema.keys, "must", &SchemaKey::name);
  schema.keys.insert(
      must + 1,
      {"together", "boolean", "whether it is there only because two sets or more are in the game"});
  schema.keys.push_back({std::string(game_remarks_key.name), std::string(game_remarks_key.type),
                         std::string(game_remarks_key.meaning), game_remarks_key.always});
  return schema;
}

}  // namespace

std::vector<SchemaObject> record_schemas() {
  return {record_schema<Rule>(),          record_schema<RuleValue>(),
          record_schema<Ruling>(),        record_schema<RulingSide>(),
          record_schema<NoteNumber>(),    record_schema<Variant>(),
          record_schema<Element>(),       record_schema<SourceDocument>(),
          record_schema<SourcePlace>(),   record_schema<LedgerEntry>(),
          record_schema<LedgerSide>(),    line_schema(),
          record_schema<GuideCell>(),     record_schema<ChosenValue>(),
          record_schema<GlossaryEntry>(), record_schema<FigureQuestion>(),
          record_schema<FigureCell>(),    record_schema<CarriedGame>(),
          record_schema<CarriedSet>(),    record_schema<CarriedRecord>(),
          record_schema<CarriedNote>(),   record_schema<CarriedDoubt>()};
}

}  // namespace cartulary::server
