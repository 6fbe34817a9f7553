#include "tiledb/draft/member_reader.h"

#include <array>
#include <utility>

#include <fmt/format.h>

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

// Notes a rule, ruling or variant, whose name begins with its kind.
void note_rule(const std::string& name, const Place& place, ContentDraft& draft) {
  constexpr std::array<std::pair<std::string_view, NameKind>, 3> kinds = {
      {{"rule", NameKind::Rule}, {"ruling", NameKind::Ruling}, {"variant", NameKind::Variant}}};
  const std::size_t slash = std::min(name.find('/'), name.size());
  for (const auto& [word, kind] : kinds)
    if (name.substr(0, slash) == word && slash + 1 < name.size()) {
      draft.used.push_back({kind, name.substr(slash + 1), place, {}});
      return;
    }
  draft.errors.add(place, fmt::format("'{}' does not say which kind of record it names", name),
                   "write rule/, ruling/ or variant/ and the id");
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
  value = text_of(record, key, traits, draft);
  check_word(record.place_of(key), traits, value, draft.errors);
  const bool prose = traits.text == TextKind::Plain || traits.text == TextKind::Markdown;
  const bool asks = key == "title" || key == "question";
  if (prose && !value.empty())
    check_prose(record.place_of(key), value, asks ? Sentences::Free : Sentences::Checked,
                draft.errors);
  if (value.empty()) return;
  if (traits.names == NameKind::AnyRule)
    note_rule(value, record.place_of(key), draft);
  else if (traits.names)
    draft.used.push_back({*traits.names, value, record.place_of(key), {}});
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
                Rotation& value, ContentDraft&) {
  if (traits.needed) record.need(key);
  if (const auto turn = record.number(key, traits.least, traits.most))
    value = static_cast<Rotation>(*turn);
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
  for (const YamlNode& item : record.list(key)) {
    std::string text = read_text(item, fmt::format("an item of '{}'", key), draft.errors);
    if (text.empty()) continue;
    check_word(item.place, traits, text, draft.errors);
    if (traits.names == NameKind::Mark)
      check_mark(text, item.place, draft.errors);
    else if (traits.names == NameKind::AnyRule)
      note_rule(text, item.place, draft);
    else if (traits.names)
      draft.used.push_back({*traits.names, text, item.place, {}});
    value.push_back(std::move(text));
  }
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::vector<Edition>& value, ContentDraft&) {
  if (traits.needed) need_list(record, key, traits.fix);
  value = read_editions(record, key);
}

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                std::vector<SourcePlace>& value, ContentDraft& draft) {
  if (traits.needed) record.need(key);
  value = read_source_places(record, key, false, draft);
}

}  // namespace cartulary::tiledb
