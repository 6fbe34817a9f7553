#include "tiledb/draft/member_reader.h"

#include <array>
#include <utility>

#include <fmt/format.h>

#include "engine/text/text.h"
#include "tiledb/draft/prose.h"

namespace cartulary::tiledb {
namespace {

// Reports a word that is not in the closed list of the member, if it has one.
void check_word(const Place& place, const MemberTraits& traits, std::string_view word,
                ErrorList& errors) {
  if (traits.words.empty() || word.empty()) return;
  if (std::find(traits.words.begin(), traits.words.end(), word) == traits.words.end())
    report_unknown_name(place, traits.word, word, traits.words, errors);
}

constexpr std::array carriers = {RecordKind::Rule, RecordKind::Ruling, RecordKind::Variant,
                                 RecordKind::Set, RecordKind::Ledger};

// Notes what a text names as used.
void note_name(NameKind kind, const std::string& name, const Place& place, ContentDraft& draft) {
  if (kind == NameKind::Mark)
    check_mark(name, place, draft.errors);
  else if (kind == NameKind::AnyRule)
    note_record(name, place, std::span(carriers).first(3), draft);
  else if (kind == NameKind::AnyRecord)
    note_record(name, place, carriers, draft);
  else
    draft.used.push_back({kind, name, place, {}});
}

// The texts below the key, each with its place. A single text reads as a list of one if the traits
// allow that.
std::vector<std::pair<std::string, Place>> texts_below(const Record& record, std::string_view key,
                                                       const MemberTraits& traits) {
  std::vector<std::pair<std::string, Place>> found;
  const YamlNode* value = record.find(key);
  if (traits.one_or_more && value != nullptr && value->kind == YamlNode::Kind::Scalar) {
    if (std::string text = record.text(key); !text.empty()) found.emplace_back(text, value->place);
    return found;
  }
  for (const YamlNode& item : record.list(key))
    if (std::string text = read_text(item, fmt::format("an item of '{}'", key), record.errors());
        !text.empty())
      found.emplace_back(text, item.place);
  return found;
}

std::string text_of(const Record& record, std::string_view key, const MemberTraits& traits,
                    ContentDraft& draft) {
  switch (traits.text) {
    case TextKind::Plain:
      break;
    case TextKind::Markdown:
      return traits.needed ? need_markdown(record, key, draft) : read_markdown(record, key, draft);
    case TextKind::Date:
      if (traits.needed) record.need(key);
      return read_date(record, key);
    case TextKind::Id:
      return read_id(record, key, false, draft.errors);
    case TextKind::PathId:
      return read_id(record, key, true, draft.errors);
  }
  return traits.needed ? record.need_text(key) : record.text(key);
}

}  // namespace

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::string& value, ContentDraft& draft) {
  if (!traits.needed && !record.has(key)) return;
  value = text_of(record, key, traits, draft);
  check_word(record.place_of(key), traits, value, draft.errors);
  const bool prose = traits.text == TextKind::Plain || traits.text == TextKind::Markdown;
  const bool asks = key == "title" || key == "question";
  if (prose && !value.empty())
    check_prose(record.place_of(key), value, asks ? Sentences::Free : Sentences::Checked,
                draft.errors);
  if (value.empty()) return;
  if (traits.names) note_name(*traits.names, value, record.place_of(key), draft);
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits, bool& value,
                ContentDraft&) {
  if (traits.needed) record.need(key);
  value = record.flag(key).value_or(value);
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::optional<bool>& value, ContentDraft&) {
  if (traits.needed) record.need(key);
  value = record.flag(key);
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits, int& value,
                ContentDraft&) {
  if (traits.needed) record.need(key);
  value = record.number(key, traits.least, traits.most).value_or(value);
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::optional<int>& value, ContentDraft&) {
  if (traits.needed) record.need(key);
  value = record.number(key, traits.least, traits.most);
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::int16_t& value, ContentDraft& draft) {
  int number = value;
  read_value(record, key, traits, number, draft);
  value = static_cast<std::int16_t>(number);
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                Rotation& value, ContentDraft&) {
  if (traits.needed) record.need(key);
  const auto number = record.number(key, traits.least, traits.most);
  if (!number) return;
  const auto turn = in_degrees(traits) ? rotation_of_degrees(*number)
                                       : std::optional(static_cast<Rotation>(*number));
  value = turn.value_or(value);
  if (!turn)
    record.errors().add(record.place_of(key), fmt::format("{} is no rotation", *number),
                        "write 0, 90, 180 or 270, clockwise in degrees");
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                Edition& value, ContentDraft&) {
  if (traits.needed) record.need(key);
  value = read_edition(record, key).value_or(value);
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::optional<Edition>& value, ContentDraft&) {
  if (traits.needed) record.need(key);
  value = read_edition(record, key);
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::vector<std::string>& value, ContentDraft& draft) {
  // The constructor of Record has read it, to check the nulls.
  if (key == "unknown") {
    value = record.unknown();
    return;
  }
  if (traits.needed) need_list(record, key, traits.fix);
  if (record.has(key)) value.clear();
  for (auto& [text, place] : texts_below(record, key, traits)) {
    check_word(place, traits, text, draft.errors);
    if (traits.names) note_name(*traits.names, text, place, draft);
    value.push_back(std::move(text));
  }
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                RecordIds& value, ContentDraft& draft) {
  std::vector<std::string> texts;
  read_value(record, key, traits, texts, draft);
  value.clear();
  for (const std::string& text : texts)
    if (std::optional<RecordId> id = parse_record_id(text)) value.push_back(*std::move(id));
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::vector<Edition>& value, ContentDraft&) {
  if (traits.needed) need_list(record, key, traits.fix);
  const YamlNode* single = traits.one_or_more ? record.find(key) : nullptr;
  if (single == nullptr || single->kind != YamlNode::Kind::Scalar)
    value = read_editions(record, key);
  else if (const auto edition = read_edition(record, key))
    value = {*edition};
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::vector<SourcePlace>& value, ContentDraft& draft) {
  if (traits.needed) record.need(key);
  value = read_source_places(record, key, false, draft);
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::optional<std::vector<std::string>>& value, ContentDraft& draft) {
  if (traits.needed) record.need(key);
  if (record.find(key) != nullptr) read_value(record, key, traits, value.emplace(), draft);
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::vector<Cell>& value, ContentDraft&) {
  const YamlNode* node = traits.needed ? record.need(key) : record.find(key);
  if (node == nullptr) return;
  if (node->kind == YamlNode::Kind::Scalar && node->text.empty()) {
    if (!traits.fix.empty())
      record.errors().add(node->place, fmt::format("'{}' is empty", key), std::string(traits.fix));
    return;
  }
  const std::string text = record.text(key);
  for (const std::string_view word : split(text, ' ')) {
    if (word.empty()) continue;
    const std::optional<Cell> cell = parse_cell(word);
    if (!cell)
      record.errors().add(node->place, fmt::format("'{}' is no cell", word),
                          "write cells as 'x,y x,y', column before row");
    else if (std::ranges::find(value, *cell) != value.end())
      record.errors().add(node->place, fmt::format("cell {} stands twice", word), "name it once");
    else
      value.push_back(*cell);
  }
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::optional<std::map<std::string, int>>& value, ContentDraft& draft) {
  if (traits.needed) record.need(key);
  if (record.find(key) == nullptr) return;
  value.emplace();
  for (const YamlEntry& entry : record.map(key)) {
    check_word(entry.key_place, traits, entry.key, draft.errors);
    const auto number =
        read_number(entry.value, entry.key, traits.least, traits.most, draft.errors);
    if (number) (*value)[entry.key] = *number;
  }
}

}  // namespace cartulary::tiledb
