#include <array>

#include <fmt/format.h>

#include "tiledb/draft/value_reader.h"
#include "tiledb/guide/guide_readers.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 5> sentence_file_keys = {"id", "document", "section",
                                                                "sentences", "left_out"};
constexpr std::array<std::string_view, 2> left_out_keys = {"sentences", "reason"};
constexpr int most = 9999;

void read_left_out(const YamlNode& node, const std::string& section, ContentDraft& draft) {
  const Record record(node, {"an item of 'left_out'", left_out_keys, {}}, draft.errors);
  const std::string reason = record.need_text("reason");
  need_list(record, "sentences", "name at least one sentence");
  for (const YamlNode& item : record.list("sentences"))
    if (const auto number = read_number(item, "a sentence", 1, most, draft.errors))
      draft.left_out_sentences.push_back({{{section, *number}, reason}, item.place});
}

}  // namespace

void read_sentences_file(const YamlNode& root, std::string_view stem, ContentDraft& draft) {
  const Record record(root, {"a file of sentences", sentence_file_keys, {}}, draft.errors);
  SentenceSection section;
  section.id = record.need_text("id");
  if (!section.id.empty() && section.id != stem)
    draft.errors.add(
        record.place_of("id"),
        fmt::format("the section '{}' stands in a file named '{}.yaml'", section.id, stem),
        fmt::format("name the file {}.yaml, or correct the id", section.id));
  section.id = stem;
  draft.given.push_back({NameKind::Section, section.id, record.place_of("id")});
  section.document = record.need_text("document");
  if (!section.document.empty())
    draft.used.push_back({NameKind::Document, section.document, record.place_of("document"), {}});
  section.section = record.need_text("section");
  section.sentences = record.need_number("sentences", 1, most).value_or(0);
  for (const YamlNode& item : record.list("left_out")) read_left_out(item, section.id, draft);
  if (section.sentences > 0)
    draft.sections.push_back({std::move(section), record.place_of("sentences")});
}

}  // namespace cartulary::tiledb
