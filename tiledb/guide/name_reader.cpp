#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

#include "engine/guide/guide_members.h"
#include "engine/text/text.h"
#include "tiledb/draft/member_reader.h"
#include "tiledb/guide/guide_readers.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 2> name_file_keys = {"language", "names"};

std::string read_language(const Record& record, std::string_view stem, std::string_view folder,
                          ContentDraft& draft) {
  const std::string code = record.need_text("language");
  const Place& place = record.place_of("language");
  if (code.empty()) return code;
  if (find_language(code) == nullptr) {
    const Error error = unknown_language(code, "");
    draft.errors.add(place, error.what, error.fix, error.suggestion);
  } else if (code == "en") {
    draft.errors.add(place, "English names stand in the sets and elements themselves",
                     "write them there, as 'title', 'name' or in 'also'");
  } else if (code != folder || stem != "names") {
    draft.errors.add(
        place, fmt::format("names in '{}' stand in {}/{}.yaml", code, folder, stem),
        fmt::format("name the file language/{}/names.yaml, or correct the code", code));
  }
  return code;
}

// A name must be short and not a sentence.
void check_text(const Record& record, const std::string& text, ContentDraft& draft) {
  const std::size_t length = utf8_column(text, text.size());
  if (length > longest_foreign_name)
    draft.errors.add(record.place_of("text"), fmt::format("the name has {} characters", length),
                     fmt::format("write at most {}: names only", longest_foreign_name));
  else if (text.ends_with('.') || text.ends_with("。"))
    draft.errors.add(record.place_of("text"), "the name ends like a sentence",
                     "write the name alone: sentences of others are no content");
}

void read_name(const YamlNode& node, const std::string& language, std::set<std::string>& before,
               ContentDraft& draft) {
  const Record record(node, keys_of<ForeignName>(), draft.errors);
  ForeignName name;
  name.language = language;
  read_members(record, name, draft);
  check_text(record, name.text, draft);
  if (name.set.empty() == name.element.empty()) {
    draft.errors.add(record.place(), "a name is that of one set or of one element",
                     "write either 'set' or 'element'");
    return;
  }
  name.id = name.set.empty() ? fmt::format("{}/element/{}", language, name.element)
                             : fmt::format("{}/set/{}", language, name.set);
  if (!before.insert(name.id).second)
    draft.errors.add(record.place(),
                     fmt::format("'{}' has a name in this language already",
                                 name.set.empty() ? name.element : name.set),
                     "remove one of the two");
  draft.guides.names.push_back(std::move(name));
  draft.name_places.push_back(record.place());
}

bool has_german(const ContentDraft& draft, const ForeignName& name) {
  const auto of_set = std::ranges::find_if(
      draft.sets, [&](const SetDraft& made) { return made.set.id == name.set; });
  if (of_set != draft.sets.end()) return !of_set->set.german.empty();
  const auto of_element = std::ranges::find(draft.elements, name.element, &Element::id);
  return of_element != draft.elements.end() && !of_element->german.empty();
}

}  // namespace

void read_names_file(const YamlNode& root, std::string_view stem, std::string_view folder,
                     ContentDraft& draft) {
  const Record record(root, {"a file of names", name_file_keys, {}}, draft.errors);
  const std::string language = read_language(record, stem, folder, draft);
  need_list(record, "names", "write at least one name");
  std::set<std::string> before;
  for (const YamlNode& node : record.list("names")) read_name(node, language, before, draft);
}

void check_foreign_names(ContentDraft& draft) {
  for (std::size_t i = 0; i < draft.guides.names.size(); ++i)
    if (const ForeignName& name = draft.guides.names[i];
        name.language == "de" && has_german(draft, name))
      draft.errors.add(draft.name_places[i],
                       fmt::format("'{}' has a German name, which stays",
                                   name.set.empty() ? name.element : name.set),
                       "remove this one");
}

}  // namespace cartulary::tiledb
