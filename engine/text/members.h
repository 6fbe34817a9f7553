// Members: the list of the members of each kind of record, written once. The readers of content,
// the rows of the database, JSON, CSV, the data dictionary, openapi.json and docs/json.md are all
// driven by it, so a key added to the list appears in all of them.
//
// The type of a member decides how each of them treats it: a text, a number, a word of an enum, a
// list. MemberTraits adds what the type cannot express. A list is defined next to its struct, as in
// engine/rule/rule_members.h. Lists are constexpr, and their texts live forever.
//
//   template <> struct MembersOf<NoteNumber> {
//     static constexpr auto list = mixed_list(
//         member("document", &NoteNumber::document, {.meaning = "its id", .needed = true}),
//         member("number", &NoteNumber::number, {.meaning = "number of the note"}));
//   };
//   for_each_member<NoteNumber>([&](const auto& member) { ... member.name, member.of(note) });
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "engine/text/mixed_list.h"

namespace cartulary {

// The kinds of things that a name can refer to. Set also accepts the aliases of sets.
// - Entry: a rule or a ruling.
// - AnyRule: a rule, ruling or variant, with its kind before the id: "ruling/tower/...".
// - AnyRecord: the same, or a set or an entry of the ledger.
// - Section: a section of a document that is split into sentences.
// - Mark: a feature of tiles, as in `has:`.
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
  AnyRecord,
  Board,
  Note,
  GuideLine,
  Section,
  Mark,
  ScoreFeature,
  ScoreFact
};

// The format of a text. A PathId may join words with `/`: "tower/ransom".
enum class TextKind : std::uint8_t { Plain, Markdown, Date, Id, PathId };

// The properties of a member that its type does not express. What a single list needs is no trait:
// whoever handles the values tells it by their type, as database/position_rows.h does.
struct MemberTraits {
  std::string_view meaning = {};      // for readers: data dictionary, API schema, docs/json.md
  std::string_view csv_meaning = {};  // if CSV has another form than JSON
  std::string_view key = {};          // in content, if it differs from the name
  std::string_view column = {};       // in the database, if it differs from the name
  std::string_view table = {};        // lists: the suffix of the table, if not the name
  std::string_view whole_table = {};  // lists: the full name of the table, if irregular
  std::string_view shared =
      {};  // lists that share a table: the column that has the key of the list
  std::array<std::string_view, 2> either =
      {};  // lists of entries: the columns of rules, of rulings
  std::optional<NameKind> names = std::nullopt;  // what its texts refer to
  std::span<const std::string_view> words = {};  // the allowed values, if it is a closed list
  std::string_view word = {};                    // what messages call one of the values
  TextKind text = TextKind::Plain;
  int least = 0;  // bounds of a number; those of a rotation say its unit, see in_degrees()
  int most = 9999;
  bool needed = false;            // required in content, and never empty
  std::string_view fix = {};      // needed lists: how to mend an empty one
  bool nullable = false;          // content may have null, and then lists the key in `unknown`
  bool linked = false;            // JSON shows what the ids refer to, not only ids
  bool omitted = false;           // JSON omits the key if empty, and never has null
  bool empty_text = false;        // JSON has an empty text if empty, and never null
  bool one_line = false;          // lists of records: JSON puts the list on one line
  bool one_or_more = false;       // lists: content may have one text in place of a list
  bool in_content = true;         // false: derived from the file of the record
  bool in_json = true;            // false: only in SQL
  std::string_view not_in_csv{};  // why CSV lacks it, if it does
};

// Whether content and database have a rotation with these traits in degrees, not in quarter turns.
constexpr bool in_degrees(const MemberTraits& traits) {
  return traits.most > 3;
}

// A member of a part, as a place in the record that has the part.
template <class Record, class Part, class Place>
struct PlaceInPart {
  Part Record::* part;
  Place place;
};

template <class Record, class Value, class Owner>
constexpr auto& at_place(Record& record, Value Owner::* place) {
  return record.*place;
}
template <class Record, class Owner, class Part, class Place>
constexpr auto& at_place(Record& record, const PlaceInPart<Owner, Part, Place>& place) {
  return at_place(record.*place.part, place.place);
}

// `Place`: a pointer to a member, or a PlaceInPart.
template <class Place, class Value>
struct Member {
  using Type = Value;
  std::string_view name;  // the key in JSON, and elsewhere unless MemberTraits renames it
  Place place;
  MemberTraits traits;

  // The value of a record, which can be changed unless the record is constant.
  template <class Record>
  constexpr auto& of(Record& record) const {
    return at_place(record, place);
  }

  constexpr std::string_view key() const { return traits.key.empty() ? name : traits.key; }
  constexpr std::string_view column() const { return traits.column.empty() ? name : traits.column; }
  constexpr std::string_view table() const { return traits.table.empty() ? name : traits.table; }
  constexpr std::string_view csv_meaning() const {
    return traits.csv_meaning.empty() ? traits.meaning : traits.csv_meaning;
  }
  // Whether the value may be empty, which is written as NULL in the database and null in JSON.
  constexpr bool may_be_empty() const { return !traits.needed || traits.nullable; }
  constexpr bool may_be_null() const {
    return may_be_empty() && !traits.omitted && !traits.empty_text;
  }
};

template <class Record, class Value>
constexpr Member<Value Record::*, Value> member(std::string_view name, Value Record::* at,
                                                const MemberTraits& traits) {
  return {name, at, traits};
}

// The members of a part as if they were the record's own, as x and y of a cell are. `in_content`:
// false if content has the part as a map, which the reader of the record reads.
template <class Record, class Part, class List>
constexpr auto spread(Part Record::* part, const List& members, bool in_content = true) {
  return members.changed([&]<class Place, class Value>(const Member<Place, Value>& member) {
    MemberTraits traits = member.traits;
    traits.in_content = traits.in_content && in_content;
    using Inside = PlaceInPart<Record, Part, Place>;
    return Member<Inside, Value>{member.name, Inside{part, member.place}, traits};
  });
}

// The keys of JSON that are computed from other members. Kind: the word "rule", "ruling" or
// "variant". Sides to SegmentMarks belong to segments, and are named as in the shape of the tile.
// Copies: of a tile by edition; LandCopies: of a set. Lies: the place of a figure as its tile lies.
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
  Opening,
  Set,
  Found,
  Lies,
  Met
};
struct DerivedMember {
  std::string_view name;
  Derived derived;
  std::string_view meaning;
  bool alone = false;    // only if the record is the whole answer
  bool in_csv = false;   // CSV also has it
  bool omitted = false;  // JSON omits the key if empty
};

// The names that belong to one kind of record.
struct RecordTraits {
  std::string_view what;        // what messages call a record: "a ruling"
  std::string_view id_kind;     // the prefix of ids where kinds are mixed: "ruling"
  std::string_view table;       // in the database; also the prefix of its list tables
  std::string_view key;         // the column of list tables with the record's id: "ruling_id"
  std::string_view order = {};  // "set_id, position" adds the column `position`; default: by id
};

// Specialized for each kind of record.
// - `list`: a mixed list of Member and DerivedMember in the order of JSON.
// - `record`: its RecordTraits, if it has tables.
// - `content_keys`: the keys of content that are not read directly as a member, if there are any.
template <class Record>
struct MembersOf;

// Specialized for each enum of a record. `names`: its words in the order of the enum; `parse`: the
// inverse; `damaged`: the message about a database with any other word.
template <class Enum>
struct WordsOf;

template <class Record>
concept HasMembers = requires { MembersOf<Record>::list; };
template <class Record>
concept HasContentKeys = requires { MembersOf<Record>::content_keys; };

template <class M>
inline constexpr bool is_derived = std::is_same_v<std::remove_cvref_t<M>, DerivedMember>;

// Calls `take` with each stored member, in the order of the list.
template <class Record, class Take>
constexpr void for_each_member(Take take) {
  MembersOf<Record>::list.each([&](const auto& member) {
    if constexpr (!is_derived<decltype(member)>) take(member);
  });
}

// Like for_each_member(), but includes derived members.
template <class Record, class Take>
constexpr void for_each_key(Take take) {
  MembersOf<Record>::list.each(take);
}

}  // namespace cartulary
