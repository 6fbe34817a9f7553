// Writes the JSON of a record from its list of members (engine/text/members.h), in the order of the
// list: whole, as in answers, or as a row, for CSV. Internal to docgen.
//
//   json.open_object();
//   add_members(json, {data.rulebook, &data.catalog}, ruling);
//   json.close();
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/json/json_writer.h"
#include "engine/rule/rulebook.h"
#include "engine/text/members.h"
#include "engine/tile/catalog.h"
#include "engine/tile/edition.h"
#include "engine/tile/rotation.h"

namespace cartulary::docgen {

// Where ids are looked up.
struct Linked {
  const Rulebook* rulebook = nullptr;
  const Catalog* catalog = nullptr;  // needed for elements only
};

// ---- Values. `may_be_empty`: an empty text becomes null.

inline void put_value(AnswerWriter& json, const std::string& text, bool may_be_empty) {
  if (text.empty() && may_be_empty)
    json.null();
  else
    json.value(text);
}
inline void put_value(AnswerWriter& json, bool flag, bool) {
  json.value(flag);
}
inline void put_value(AnswerWriter& json, int number, bool) {
  json.value(number);
}
inline void put_value(AnswerWriter& json, Rotation turn, bool) {
  json.value(degrees(turn));
}
template <class Enum>
  requires std::is_enum_v<Enum>
void put_value(AnswerWriter& json, const Enum& word, bool) {
  json.value(to_text(word));
}
template <class Value>
void put_value(AnswerWriter& json, const std::optional<Value>& value, bool may_be_empty) {
  if (value)
    put_value(json, *value, may_be_empty);
  else
    json.null();
}
inline void put_value(AnswerWriter& json, const std::vector<std::string>& texts, bool) {
  json.open_array(AnswerWriter::Layout::Inline);
  for (const std::string& text : texts) json.value(text);
  json.close();
}
inline void put_value(AnswerWriter& json, const RecordIds& ids, bool) {
  put_value(json, texts_of(ids), false);
}
inline void put_value(AnswerWriter& json, const std::vector<Edition>& editions, bool) {
  json.open_array(AnswerWriter::Layout::Inline);
  for (const Edition edition : editions) json.value(to_text(edition));
  json.close();
}
template <HasMembers Part>
void put_value(AnswerWriter& json, const Part& part, bool,
               AnswerWriter::Layout layout = AnswerWriter::Layout::Inline) {
  json.open_object(layout);
  for_each_member<Part>([&](const auto& member) {
    if (member.traits.omitted && is_nothing(member.of(part))) return;
    json.key(member.name);
    put_value(json, member.of(part), member.may_be_null());
  });
  json.close();
}
template <HasMembers Part>
void put_value(AnswerWriter& json, const std::vector<Part>& parts, bool,
               AnswerWriter::Layout layout = AnswerWriter::Layout::Lines) {
  json.open_array(layout);
  for (const Part& part : parts) put_value(json, part, false);
  json.close();
}

// ---- Links and derived members of rule records.

// A short object for each id: id and title, status for rulings; the name for elements; the number
// of designs for marks.
void put_links(AnswerWriter& json, NameKind kind, const std::vector<std::string>& ids,
               const Linked& linked);
void put_derived(AnswerWriter& json, const DerivedMember& member, const Rule& rule,
                 const Linked& linked);
void put_derived(AnswerWriter& json, const DerivedMember& member, const Ruling& ruling,
                 const Linked& linked);
void put_derived(AnswerWriter& json, const DerivedMember& member, const Variant& variant,
                 const Linked& linked);
void put_derived(AnswerWriter& json, const DerivedMember& member, const Element& element,
                 const Linked& linked);
// The id prefixed with its kind: "ruling/tower/ransom-is-flat".
std::string with_kind(NameKind kind, const std::string& id, const Linked& linked);

// The segments of a tile. The tile's shape decides the names of what they touch.
struct TileSegments {
  const Tile* tile;
};

// The value that a member shows: the record's own, except that the sources of rulings start with
// their notes, and that segments come with their tile.
template <class R, class M>
decltype(auto) shown(const R& record, const M& member) {
  if constexpr (std::same_as<R, Ruling> && std::same_as<typename M::Type, std::vector<SourcePlace>>)
    return places_of(record);
  else if constexpr (std::same_as<typename M::Type, std::vector<Segment>>)
    return TileSegments{&record};
  else
    return (member.of(record));
}

template <class R>
std::string id_text(const std::string& id) {
  if constexpr (requires { MembersOf<R>::record; })
    if (constexpr std::string_view kind = MembersOf<R>::record.id_kind; !kind.empty())
      return std::string(kind) + '/' + id;
  return id;
}

// Whether the member is the record's id, which is written with its kind.
template <class M>
constexpr bool is_id(const M& member) {
  return member.traits.text == TextKind::Id || member.traits.text == TextKind::PathId;
}

template <class Value>
inline constexpr bool is_part_list = false;
template <HasMembers Part>
inline constexpr bool is_part_list<std::vector<Part>> = true;

// Writes the member, even if it is empty.
template <class R, class M>
void put_member(AnswerWriter& json, const Linked& linked, const R& record, const M& member) {
  json.key(member.name);
  if constexpr (std::same_as<typename M::Type, std::vector<std::string>>) {
    if (member.traits.linked && member.traits.names)
      return put_links(json, *member.traits.names, member.of(record), linked);
  } else if constexpr (std::same_as<typename M::Type, std::string>) {
    if (is_id(member)) {
      json.value(id_text<R>(member.of(record)));
      return;
    }
  } else if constexpr (is_part_list<typename M::Type>) {
    if (member.traits.one_line)
      return put_value(json, member.of(record), false, AnswerWriter::Layout::Inline);
  }
  put_value(json, shown(record, member), member.may_be_null());
}

template <class R, class M>
void add_member(AnswerWriter& json, const Linked& linked, const R& record, const M& member) {
  if (member.traits.omitted && is_nothing(member.of(record))) return;
  put_member(json, linked, record, member);
}

// All members except those that appear only when the record is the whole answer. `List` is the
// record's type, or a type that lists some of its members.
template <class List, class R>
void add_listed(AnswerWriter& json, const Linked& linked, const R& record) {
  for_each_key<List>([&](const auto& member) {
    if constexpr (is_derived<decltype(member)>) {
      if (!member.alone) put_derived(json, member, record, linked);
    } else {
      if (member.traits.in_json) add_member(json, linked, record, member);
    }
  });
}
template <class R>
void add_members(AnswerWriter& json, const Linked& linked, const R& record) {
  add_listed<R>(json, linked, record);
}

// ---- Rows

template <class Value>
inline constexpr bool is_optional_part = false;
template <HasMembers Part>
inline constexpr bool is_optional_part<std::optional<Part>> = true;

// Types that CSV writes in another form than JSON have overloads of these next to their records.
template <class Value>
void put_cell(AnswerWriter& json, const Value& value, bool may_be_empty) {
  put_value(json, value, may_be_empty);
}
template <class R>
void put_derived_cell(AnswerWriter& json, const DerivedMember& member, const R& record,
                      const Linked& linked) {
  put_derived(json, member, record, linked);
}

// Keeps the columns of a part that is absent, with empty cells.
template <HasMembers Part>
void add_empty_cells(AnswerWriter& json, std::string_view name) {
  json.key(name).open_object();
  for_each_member<Part>([&](const auto& member) { json.key(member.name).null(); });
  json.close();
}

template <class R, class M>
void add_cell(AnswerWriter& json, const Linked& linked, const R& record, const M& member) {
  using Value = typename M::Type;
  if constexpr (is_optional_part<Value>) {
    if (!(member.of(record))) return add_empty_cells<typename Value::value_type>(json, member.name);
  } else if constexpr (std::same_as<Value, std::vector<std::string>>) {
    if (member.traits.linked && member.traits.names) {
      json.key(member.name).open_array(AnswerWriter::Layout::Inline);
      for (const std::string& id : member.of(record))
        json.value(with_kind(*member.traits.names, id, linked));
      json.close();
      return;
    }
  } else if constexpr (is_part_list<Value>) {
    json.key(member.name);
    return put_cell(json, shown(record, member), true);
  }
  put_member(json, linked, record, member);
}

// All columns of the record, whatever its values. Parts are written like whole records.
template <class R>
void add_row(AnswerWriter& json, const Linked& linked, const R& record) {
  for_each_key<R>([&](const auto& member) {
    if constexpr (is_derived<decltype(member)>) {
      if constexpr (requires { put_derived(json, member, record, linked); })
        if (member.in_csv) put_derived_cell(json, member, record, linked);
    } else {
      if (member.traits.not_in_csv.empty()) add_cell(json, linked, record, member);
    }
  });
}

}  // namespace cartulary::docgen
