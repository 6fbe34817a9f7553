// Members: the list of what a record of one kind consists of, told once. The readers of content,
// the rows of the database, JSON, CSV, the data dictionary, openapi.json and docs/json.md go
// through the list, so that a key that is added to it stands in all of them.
//
// The type of a member decides how each of them treats it: a text, a number, a word of an enum, a
// list. What the type does not say stands in MemberTraits. Lists stand beside their structs
// (engine/rule/rule_members.h); they are made at compile time and their texts live forever.
//
//   template <> struct MembersOf<NoteNumber> {
//     static constexpr auto list = std::make_tuple(
//         member("document", &NoteNumber::document, {.meaning = "id of the document", .needed =
//         true}), member("number", &NoteNumber::number, {.meaning = "number of the note"}));
//   };
//   for_each_member<NoteNumber>([&](const auto& member) { ... member.name, note.*member.at });
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace cartulary {

// What a name may name. Aliases of sets are names of sets. Entry: a rule or a ruling, where
// either may be named; each of them is one. AnyRule: one of these or a variant, its kind before the
// id: "ruling/tower/...". Section: one of a document, cut into sentences. Mark: a feature of tiles,
// as `has:` takes it.
enum class NameKind {
  Set,
  SetCode,
  JczSet,
  Tile,
  Document,
  Claim,
  Figure,
  LedgerEntry,
  Element,
  Rule,
  Ruling,
  Variant,
  Entry,
  AnyRule,
  Board,
  Note,
  GuideLine,
  Section,
  Mark
};

// What a text is. PathId: words joined by `/` as well, "tower/ransom".
enum class TextKind : std::uint8_t { Plain, Markdown, Date, Id, PathId };

// What the type of a member does not say.
struct MemberTraits {
  std::string_view meaning = {};      // for people: dictionary, API schema, docs/json.md
  std::string_view csv_meaning = {};  // where CSV holds it in another form than JSON
  std::string_view key = {};          // in content, where it is not the name
  std::string_view column = {};       // in the database, where it is not the name
  std::string_view table = {};        // of a list: the end of its table, where it is not the name
  std::string_view whole_table = {};  // of a list: its table, where it does not begin as the others
  std::optional<NameKind> names = std::nullopt;  // what its texts name
  std::span<const std::string_view> words = {};  // all that it may be, where that is a closed list
  std::string_view word = {};                    // what messages call one of them
  TextKind text = TextKind::Plain;
  int least = 0;  // of a number
  int most = 9999;
  bool needed = false;            // content must have it, and what has it is never empty
  std::string_view fix = {};      // of a needed list: what to do about an empty one
  bool nullable = false;          // content may have null, which `unknown` then names
  bool linked = false;            // JSON shows what the ids name, not the ids alone
  bool omitted = false;           // JSON leaves it out where there is nothing, and has no null
  bool empty_text = false;        // JSON has an empty text where there is none, and no null
  bool one_line = false;          // of a list of records: JSON has it on one line
  bool in_content = true;         // false: follows from the file that the record stands in
  bool in_json = true;            // false: told by SQL alone
  std::string_view not_in_csv{};  // why CSV leaves it out, if it does
};

template <class Record, class Value>
struct Member {
  using Type = Value;
  std::string_view name;  // the key in JSON, and all else that MemberTraits does not rename
  Value Record::* at;
  MemberTraits traits;

  constexpr std::string_view key() const { return traits.key.empty() ? name : traits.key; }
  constexpr std::string_view column() const { return traits.column.empty() ? name : traits.column; }
  constexpr std::string_view table() const { return traits.table.empty() ? name : traits.table; }
  constexpr std::string_view csv_meaning() const {
    return traits.csv_meaning.empty() ? traits.meaning : traits.csv_meaning;
  }
  // Whether the value may be empty, which is NULL in the database and null in JSON.
  constexpr bool may_be_empty() const { return !traits.needed || traits.nullable; }
  constexpr bool may_be_null() const {
    return may_be_empty() && !traits.omitted && !traits.empty_text;
  }
};

template <class Record, class Value>
constexpr Member<Record, Value> member(std::string_view name, Value Record::* at,
                                       const MemberTraits& traits) {
  return {name, at, traits};
}

// A key of JSON that no record keeps as JSON has it: it follows from others. Kind: the word "rule",
// "ruling" or "variant". Sides to SegmentMarks: of a segment, named as the shape of its tile has
// them. Copies: by edition, of a tile; LandCopies: of a set.
enum class Derived : std::uint8_t {
  Kind,
  Rules,
  Rulings,
  SupersededBy,
  ContradictedBy,
  Positions,
  Cite,
  Words,
  Sides,
  Halves,
  Cities,
  SegmentMarks,
  Copies,
  Marks,
  SameDesign,
  FactSources,
  LandCopies,
  Designs,
  ExtraPieces,
  SpecialPieces,
  Mega,
  SetTiles,
  RuleCount,
  RulingCounts,
  VariantCount,
  Opening
};
struct DerivedMember {
  std::string_view name;
  Derived derived;
  std::string_view meaning;
  bool alone = false;    // only where the record is the whole answer
  bool in_csv = false;   // CSV has it as well
  bool omitted = false;  // JSON leaves it out where there is nothing
};

// How the records of one kind are named.
struct RecordTraits {
  std::string_view what;        // what messages call one: "a ruling"
  std::string_view id_kind;     // its ids begin with it where several kinds may stand: "ruling"
  std::string_view table;       // in the database; tables of lists begin with it
  std::string_view key;         // the column of those that names the record: "ruling_id"
  std::string_view order = {};  // "set_id, position": with the column `position`; else by id
};

// Specialized for each kind of record: `list`, a tuple of Member and DerivedMember in the order
// of JSON, and, of those with tables of their own, `record`, its RecordTraits; `content_keys`, an
// array of keys of content from which no member is read as it stands, where there are any.
template <class Record>
struct MembersOf;

// Specialized for each enum of a record: `names`, its words in the order of the enum, `parse`,
// and `damaged`, what is said of a database that has none of them.
template <class Enum>
struct WordsOf;

template <class Record>
concept HasMembers = requires { MembersOf<Record>::list; };
template <class Record>
concept HasContentKeys = requires { MembersOf<Record>::content_keys; };

template <class M>
inline constexpr bool is_derived = std::is_same_v<std::remove_cvref_t<M>, DerivedMember>;

// Calls `take` with each member that records keep, in the order of the list.
template <class Record, class Take>
constexpr void for_each_member(Take take) {
  const auto one = [&](const auto& member) {
    if constexpr (!is_derived<decltype(member)>) take(member);
  };
  std::apply([&](const auto&... members) { (one(members), ...); }, MembersOf<Record>::list);
}

// The same with the derived ones.
template <class Record, class Take>
constexpr void for_each_key(Take take) {
  std::apply([&](const auto&... members) { (take(members), ...); }, MembersOf<Record>::list);
}

}  // namespace cartulary
