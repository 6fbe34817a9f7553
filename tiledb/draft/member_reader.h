// Reads a record of content by the list of its members (engine/text/members.h): reads each value as
// its type and traits prescribe, and reports the faults that follow from them. Checks specific to
// one kind of record are left to that record's reader.
//
//   const Record record(node, keys_of<Ruling>(), draft.errors);
//   Ruling ruling;
//   read_members(record, ruling, draft, apart);   // apart: keys that the reader handles itself
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/members.h"
#include "engine/text/record_id.h"
#include "engine/tile/cell.h"
#include "engine/tile/edition.h"
#include "engine/tile/rotation.h"
#include "tiledb/draft/markdown_links.h"
#include "tiledb/draft/value_reader.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {

// The keys that a record may have in content: those of the list, in its order, then those that
// belong to no member, then `unknown` if a key may be null and the list has no `unknown` itself.
template <class R>
struct ContentKeys {
  template <class Take>
  static constexpr void for_each(Take take) {
    bool null = false;
    bool unknown = false;
    for_each_member<R>([&](const auto& member) {
      if (!member.traits.in_content) return;
      take(member.key(), member.traits.nullable);
      null = null || member.traits.nullable;
      unknown = unknown || member.key() == "unknown";
    });
    if constexpr (HasContentKeys<R>)
      for (const std::string_view key : MembersOf<R>::content_keys) take(key, false);
    if (null && !unknown) take("unknown", false);
  }
  static constexpr std::size_t count(bool only_nullable) {
    std::size_t found = 0;
    for_each([&](std::string_view, bool nullable) { found += nullable || !only_nullable ? 1 : 0; });
    return found;
  }
  template <std::size_t size>
  static constexpr std::array<std::string_view, size> names(bool only_nullable) {
    std::array<std::string_view, size> found{};
    std::size_t next = 0;
    for_each([&](std::string_view key, bool nullable) {
      if (nullable || !only_nullable) found[next++] = key;
    });
    return found;
  }

  static constexpr auto all = names<count(false)>(false);
  static constexpr auto nullable = names<count(true)>(true);
};

// `what` is the name of the record in messages.
template <class R>
RecordKeys keys_of(std::string_view what) {
  return {what, ContentKeys<R>::all, ContentKeys<R>::nullable};
}
template <class R>
RecordKeys keys_of() {
  return keys_of<R>(MembersOf<R>::record.what);
}

// What messages call an item of the list below the key.
template <class Part>
std::string item_name(std::string_view key) {
  if constexpr (requires { MembersOf<Part>::record; })
    return std::string(MembersOf<Part>::record.what);
  else
    return "an item of '" + std::string(key) + "'";
}

template <class R>
void read_members(const Record& record, R& made, ContentDraft& draft,
                  std::span<const std::string_view> apart = {});

// Reads the value of `key`; reports the key if it is needed and missing.
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::string& value, ContentDraft& draft);
void read_value(const Record& record, std::string_view key, const MemberTraits& traits, bool& value,
                ContentDraft& draft);
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::optional<bool>& value, ContentDraft& draft);
void read_value(const Record& record, std::string_view key, const MemberTraits& traits, int& value,
                ContentDraft& draft);
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::optional<int>& value, ContentDraft& draft);
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::int16_t& value, ContentDraft& draft);
// In quarter turns, or in degrees if in_degrees().
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                Rotation& value, ContentDraft& draft);
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                Edition& value, ContentDraft& draft);
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::optional<Edition>& value, ContentDraft& draft);
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::vector<std::string>& value, ContentDraft& draft);
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::vector<Edition>& value, ContentDraft& draft);
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::vector<SourcePlace>& value, ContentDraft& draft);
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::optional<std::vector<std::string>>& value, ContentDraft& draft);
// Ids with their kind.
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                RecordIds& value, ContentDraft& draft);
// "0,0 1,0", in the order of the file.
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::vector<Cell>& value, ContentDraft& draft);
// A map from the words of the traits to numbers within their bounds.
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::optional<std::map<std::string, int>>& value, ContentDraft& draft);

template <class Enum>
  requires std::is_enum_v<Enum>
void read_value(const Record& record, std::string_view key, const MemberTraits& traits, Enum& value,
                ContentDraft&) {
  if (traits.needed) record.need(key);
  value = read_word<Enum>(record, key, WordsOf<Enum>::parse, WordsOf<Enum>::names).value_or(value);
}

template <class Enum>
  requires std::is_enum_v<Enum>
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::optional<Enum>& value, ContentDraft&) {
  if (traits.needed) record.need(key);
  value = read_word<Enum>(record, key, WordsOf<Enum>::parse, WordsOf<Enum>::names);
}

// A map below the key.
template <HasMembers Part>
void read_value(const Record& record, std::string_view key, const MemberTraits& traits, Part& value,
                ContentDraft& draft) {
  const YamlNode* node = traits.needed ? record.need(key) : record.find(key);
  if (node == nullptr) return;
  const std::string what = "'" + std::string(key) + "'";
  read_members(Record(*node, keys_of<Part>(what), draft.errors), value, draft);
}
template <HasMembers Part>
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::optional<Part>& value, ContentDraft& draft) {
  if (traits.needed) record.need(key);
  if (record.find(key) != nullptr) read_value(record, key, traits, value.emplace(), draft);
}

// A list of maps.
template <HasMembers Part>
void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::vector<Part>& value, ContentDraft& draft) {
  if (!traits.fix.empty())
    need_list(record, key, traits.fix);
  else if (traits.needed)
    record.need(key);
  const std::string what = item_name<Part>(key);
  for (const YamlNode& node : record.list(key))
    read_members(Record(node, keys_of<Part>(what), draft.errors), value.emplace_back(), draft);
}

template <class R>
void read_members(const Record& record, R& made, ContentDraft& draft,
                  std::span<const std::string_view> apart) {
  for_each_member<R>([&](const auto& member) {
    const std::string_view key = member.key();
    if (member.traits.in_content && std::find(apart.begin(), apart.end(), key) == apart.end())
      read_value(record, key, member.traits, member.of(made), draft);
  });
}

}  // namespace cartulary::tiledb
