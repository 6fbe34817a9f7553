#include "server/api/record_schema.h"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>

#include "docgen/json/answer_keys.h"
#include "docgen/json/guide_json.h"
#include "engine/guide/guide_members.h"
#include "engine/position/position_members.h"
#include "engine/rule/carried_game_members.h"
#include "engine/rule/rule_members.h"
#include "engine/text/contract.h"
#include "engine/text/members.h"
#include "engine/tile/edition.h"
#include "engine/tile/set_members.h"
#include "engine/tile/source_members.h"
#include "engine/tile/tile_members.h"
#include "server/api/answer_key.h"

namespace cartulary::server {
namespace {

template <class Value>
inline constexpr bool is_vector = false;
template <class Item>
inline constexpr bool is_vector<std::vector<Item>> = true;

// The schema's name and description for a record or a part of one.
struct SchemaName {
  std::string_view name;
  std::string_view meaning;
};
template <class Record>
inline constexpr SchemaName schema_name = {};
template <>
inline constexpr SchemaName schema_name<Rule> = {"Rule", "A rule."};
template <>
inline constexpr SchemaName schema_name<VerdictBranch> = {"VerdictBranch",
                                                          "One case of a verdict."};
template <>
inline constexpr SchemaName schema_name<RuleValue> = {"RuleValue", "A choice left to the players."};
template <>
inline constexpr SchemaName schema_name<Ruling> = {"Ruling", "What was ruled on rules."};
template <>
inline constexpr SchemaName schema_name<RulingSide> = {"RulingSide", "Who has it how."};
template <>
inline constexpr SchemaName schema_name<NoteNumber> = {"NoteNumber", "A numbered note."};
template <>
inline constexpr SchemaName schema_name<Variant> = {"Variant", "Another way to play."};
template <>
inline constexpr SchemaName schema_name<Element> = {"Element", "What rules speak of."};
template <>
inline constexpr SchemaName schema_name<SourceDocument> = {"Document",
                                                           "A document that facts are from."};
template <>
inline constexpr SchemaName schema_name<SourcePlace> = {"SourcePlace", "A place in a document."};
template <>
inline constexpr SchemaName schema_name<LedgerEntry> = {
    "LedgerEntry", "Where sources err, disagree or are silent."};
template <>
inline constexpr SchemaName schema_name<LedgerSide> = {"LedgerSide", "What a side says."};
template <>
inline constexpr SchemaName schema_name<GuideLine> = {"GuideLine", "A line of a guide."};
template <>
inline constexpr SchemaName schema_name<Tile> = {"Tile", "One tile with all that is known of it."};
template <>
inline constexpr SchemaName schema_name<Segment> = {"Segment",
                                                    "A connected part of a feature on a tile."};
template <>
inline constexpr SchemaName schema_name<JczTile> = {"JczTile", "A tile in JCloisterZone 5."};
template <>
inline constexpr SchemaName schema_name<TileSet> = {"Set", "One set with all that is known of it."};
template <>
inline constexpr SchemaName schema_name<SetInShort> = {"SetSummary", "A set in short."};
template <>
inline constexpr SchemaName schema_name<BoxItem> = {"BoxItem", "What is in a box."};
template <>
inline constexpr SchemaName schema_name<EditionTitle> = {"EditionTitle",
                                                         "What a set is called in one edition."};
template <>
inline constexpr SchemaName schema_name<ContainedSet> = {"ContainedSet", "A set in a box."};
template <>
inline constexpr SchemaName schema_name<StartTile> = {"StartTile",
                                                      "A tile that the game begins with."};
template <>
inline constexpr SchemaName schema_name<JczSet> = {"JczSet", "A set in JCloisterZone."};
// Used in SQL only, so no answer shows the name.
template <>
inline constexpr SchemaName schema_name<CarriedSentence> = {"CarriedSentence",
                                                            "A sentence of a source."};
template <>
inline constexpr SchemaName schema_name<GuideCell> = {"GuideCell", "What one rule set says."};
template <>
inline constexpr SchemaName schema_name<ChosenValue> = {"ChosenValue", "A choice that was made."};
template <>
inline constexpr SchemaName schema_name<GlossaryEntry> = {"GlossaryEntry",
                                                          "A word of the glossary."};
template <>
inline constexpr SchemaName schema_name<FigureQuestion> = {"FigureQuestion",
                                                           "A question on figures."};
template <>
inline constexpr SchemaName schema_name<CarriedGame> = {"CarriedGame", "A group's own game."};
template <>
inline constexpr SchemaName schema_name<CarriedSet> = {"CarriedSet", "A set that a game uses."};
template <>
inline constexpr SchemaName schema_name<CarriedRecord> = {"CarriedRecord",
                                                          "A rule of a game's own."};
template <>
inline constexpr SchemaName schema_name<CarriedNote> = {"CarriedNote",
                                                        "What a game says of a record."};
template <>
inline constexpr SchemaName schema_name<CarriedDoubt> = {"CarriedDoubt",
                                                         "An entry of a game's ledger."};
template <>
inline constexpr SchemaName schema_name<FigureCell> = {"FigureCell", "An answer on a figure."};
// Described with the answers on bags (docgen/json/bag_answer_keys.h).
template <>
inline constexpr SchemaName schema_name<Selection> = {"Selection", ""};
template <>
inline constexpr SchemaName schema_name<Position> = {"Position",
                                                     "A board that shows rules and rulings."};
template <>
inline constexpr SchemaName schema_name<PositionTile> = {"PlacedTile", "A tile on a board."};
template <>
inline constexpr SchemaName schema_name<PositionFigure> = {"Figure", "A figure on a board."};
template <>
inline constexpr SchemaName schema_name<Expectation> = {"Expect", "What a position shows."};
template <>
inline constexpr SchemaName schema_name<ExpectedIllegal> = {
    "ExpectedIllegal", "A tile that may not lie where it does."};
template <>
inline constexpr SchemaName schema_name<ExpectedFeature> = {"ExpectedFeature",
                                                            "What a position shows of a feature."};
template <>
inline constexpr SchemaName schema_name<ExpectedHole> = {"ExpectedHole",
                                                         "What a position shows of a hole."};
template <>
inline constexpr SchemaName schema_name<ExpectedTower> = {"ExpectedTower",
                                                          "What a position shows of a tower."};
template <>
inline constexpr SchemaName schema_name<ExpectedBarnSite> = {"BarnSite", "A site of a barn."};
template <>
inline constexpr SchemaName schema_name<ExpectedFlight> = {"Dragon", "A flight of the dragon."};

// The name of the object that an answer shows for each id of this kind in a list.
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
  if constexpr (std::is_same_v<Item, Symbol>) {
    return "string";
  } else if constexpr (!schema_name<Item>.name.empty()) {
    return std::string(schema_name<Item>.name);
  } else if constexpr (std::is_same_v<Item, Edition>) {
    std::vector<std::string> words;
    for (const Edition edition : all_editions) words.emplace_back(to_text(edition));
    return one_of(words);
  } else if constexpr (std::is_same_v<Item, bool>) {
    return "boolean";
  } else if constexpr (std::is_same_v<Item, Cell>) {
    return "integer[2]";
  } else if constexpr (docgen::is_pairs<Item>) {
    return '{' + item_type<typename Item::mapped_type>(traits) + '}';
  } else if constexpr (std::is_integral_v<Item> || std::is_same_v<Item, Rotation>) {
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
  else if constexpr (docgen::is_optional_value<Value>)
    return value_type<typename Value::value_type>(traits);
  else if constexpr (std::is_enum_v<Value> && requires { WordsOf<Value>::names; })
    return one_of(WordsOf<Value>::names);
  else
    return item_type<Value>(traits);
}

template <class R, class Value>
SchemaKey schema_key(const Member<R, Value>& member) {
  constexpr bool may_be_null =
      docgen::is_optional_value<Value> || std::is_same_v<Value, std::string>;
  std::string type = value_type<Value>(member.traits);
  if (may_be_null && member.may_be_null()) type += "|null";
  return {std::string(member.name), std::move(type), std::string(member.traits.meaning),
          !member.traits.omitted};
}

struct DerivedType {
  Derived derived;
  std::string_view type;
};
constexpr auto derived_types = std::to_array<DerivedType>({
    {Derived::Rules, "RuleLink[]"},
    {Derived::Rulings, "RulingLink[]"},
    {Derived::SupersededBy, "RulingLink[]"},
    {Derived::ContradictedBy, "RulingLink[]"},
    {Derived::Positions, "PositionLink[]"},
    {Derived::Cite, "string"},
    {Derived::Words, "string"},
    {Derived::Sides, "string[]"},
    {Derived::Halves, "string[]"},
    {Derived::Cities, "integer[]"},
    {Derived::SegmentMarks, "string[]"},
    {Derived::Copies, "{integer}"},
    {Derived::Marks, "string[]"},
    {Derived::SameDesign, "string[]"},
    {Derived::FactSources, "TileSource[]"},
    {Derived::LandCopies, "{integer}"},
    {Derived::Designs, "integer"},
    {Derived::ExtraPieces, "integer"},
    {Derived::SpecialPieces, "integer"},
    {Derived::Mega, "Mega"},
    {Derived::SetTiles, "SetTile[]"},
    {Derived::RuleCount, "integer"},
    {Derived::RulingCounts, "RulingCounts"},
    {Derived::VariantCount, "integer"},
    {Derived::Opening, "Opening|null"},
    {Derived::Set, "string"},
    {Derived::Found, "string[]"},
    {Derived::Lies, "string|null"},
});

std::string type_of(const DerivedMember& member) {
  if (member.derived == Derived::Kind) return "string=" + std::string(member.meaning);
  const auto row = std::ranges::find(derived_types, member.derived, &DerivedType::derived);
  CARTULARY_REQUIRES(row != derived_types.end());
  return std::string(row->type);
}

SchemaKey schema_key(const DerivedMember& member) {
  return {std::string(member.name), type_of(member), std::string(member.meaning),
          !member.alone && !member.omitted};
}

void add_key(SchemaObject& schema, const AnswerKey& key) {
  schema.keys.push_back(
      {std::string(key.name), std::string(key.type), std::string(key.meaning), key.always});
}

// Types that clients were told before lists told them, wider than the values are.
struct WiderType {
  std::string_view object;
  std::string_view key;
  std::string_view type;
};
constexpr auto wider_types = std::to_array<WiderType>({
    {"BarnSite", "corner", "string"},
    {"ExpectedFeature", "barn", "string|null"},
    {"ExpectedFeature", "kind", "string"},
    {"ExpectedHole", "pattern", "string|null"},
    {"Figure", "player", "string|null"},
});

template <class R>
SchemaObject record_schema() {
  static_assert(!schema_name<R>.name.empty());
  SchemaObject schema{std::string(schema_name<R>.name), std::string(schema_name<R>.meaning), {}};
  for_each_key<R>([&](const auto& member) {
    if constexpr (!is_derived<decltype(member)>)
      if (!member.traits.in_json) return;
    schema.keys.push_back(schema_key(member));
  });
  if constexpr (std::is_base_of_v<RuleRecord, R>) add_key(schema, in_game_key);
  for (const WiderType& wider : wider_types)
    if (wider.object == schema.name)
      std::ranges::find(schema.keys, wider.key, &SchemaKey::name)->type = wider.type;
  return schema;
}

// The lines of a turn lack some members; each says whether it is there because sets meet.
SchemaObject line_schema() {
  SchemaObject schema = record_schema<GuideLine>();
  for (SchemaKey& key : schema.keys) key.always = !docgen::is_of_whole_guides(key.name);
  const auto must = std::ranges::find(schema.keys, "must", &SchemaKey::name);
  schema.keys.insert(
      must + 1,
      {"together", "boolean", "whether it is there only because two sets or more are in the game"});
  add_key(schema, read_key);
  add_key(schema, game_remarks_key);
  return schema;
}

SchemaObject cell_schema() {
  SchemaObject schema = record_schema<FigureCell>();
  add_key(schema, read_key);
  add_key(schema, remarks_key);
  return schema;
}

// No answer has a position without how to cite it.
SchemaObject position_schema() {
  SchemaObject schema = record_schema<Position>();
  schema.keys.back().always = true;
  const auto selection = std::ranges::find(schema.keys, "selection", &SchemaKey::name);
  schema.keys.insert(selection, {"game", "GameName", std::string(docgen::game_meaning), false});
  return schema;
}

// `farms`, the last in JSON, is told before the two others at the end.
SchemaObject expectation_schema() {
  SchemaObject schema = record_schema<Expectation>();
  const auto end = schema.keys.end();
  std::rotate(end - 3, end - 1, end);
  return schema;
}

}  // namespace

std::vector<SchemaObject> record_schemas() {
  return {record_schema<Rule>(),
          record_schema<VerdictBranch>(),
          record_schema<RuleValue>(),
          record_schema<Ruling>(),
          record_schema<RulingSide>(),
          record_schema<NoteNumber>(),
          record_schema<Variant>(),
          record_schema<Element>(),
          record_schema<SourceDocument>(),
          record_schema<SourcePlace>(),
          record_schema<LedgerEntry>(),
          record_schema<LedgerSide>(),
          line_schema(),
          record_schema<GuideCell>(),
          record_schema<ChosenValue>(),
          record_schema<GlossaryEntry>(),
          record_schema<FigureQuestion>(),
          cell_schema(),
          record_schema<Tile>(),
          record_schema<Segment>(),
          record_schema<JczTile>(),
          record_schema<TileSet>(),
          record_schema<SetInShort>(),
          record_schema<BoxItem>(),
          record_schema<EditionTitle>(),
          record_schema<ContainedSet>(),
          record_schema<StartTile>(),
          record_schema<JczSet>(),
          record_schema<CarriedGame>(),
          record_schema<CarriedSet>(),
          record_schema<CarriedRecord>(),
          record_schema<CarriedNote>(),
          record_schema<CarriedDoubt>(),
          position_schema(),
          record_schema<PositionTile>(),
          record_schema<PositionFigure>(),
          expectation_schema(),
          record_schema<ExpectedIllegal>(),
          record_schema<ExpectedFeature>(),
          record_schema<ExpectedHole>(),
          record_schema<ExpectedTower>(),
          record_schema<ExpectedBarnSite>(),
          record_schema<ExpectedFlight>()};
}

}  // namespace cartulary::server
