#include "tiledb/content/rule_record_reader.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "tiledb/draft/markdown_links.h"

namespace cartulary::tiledb {
namespace {

constexpr std::size_t most_asked = 8;
constexpr std::size_t longest_asked = 120;
constexpr std::array<std::string_view, 4> rule_set_names = {"HiG", "RGG", "ZMG", "WC2012"};

// Ids show in addresses and citations whose set they belong to.
void check_prefix(const Place& place, std::string_view id, const std::string& set,
                  ErrorList& errors) {
  if (set.empty() || id.empty() || id.starts_with(set + '/')) return;
  errors.add(place, fmt::format("the id '{}' does not begin with '{}/'", id, set),
             "begin it with the file's set and a slash, or move it to the other set's file");
}

void read_ids(const Record& record, const std::string& set, NameKind kind, RuleRecord& made,
              ContentDraft& draft) {
  made.id = read_id(record, "id", true, draft.errors);
  check_prefix(record.place_of("id"), made.id, set, draft.errors);
  if (!made.id.empty()) draft.given.push_back({kind, made.id, record.place_of("id")});
  for (const YamlNode& item : record.list("aliases")) {
    std::string alias = read_text(item, "an item of 'aliases'", draft.errors);
    if (alias.empty()) continue;
    if (!is_id(alias, true))
      draft.errors.add(item.place, fmt::format("'{}' is no id", alias),
                       "write small letters and digits in words joined by '-' and '/'");
    draft.former.push_back({kind, alias, item.place, made.id});
    made.aliases.push_back(std::move(alias));
  }
}

std::vector<std::string> read_rule_sets(const Record& record) {
  std::vector<std::string> names;
  for (const YamlNode& item : record.list("rule_sets")) {
    std::string name = read_text(item, "an item of 'rule_sets'", record.errors());
    if (name.empty()) continue;
    if (std::find(rule_set_names.begin(), rule_set_names.end(), name) == rule_set_names.end())
      report_unknown_name(item.place, "rule set", name, rule_set_names, record.errors());
    else
      names.push_back(std::move(name));
  }
  return names;
}

// Where the editions stand, for the sets may not be read yet.
void note_editions(const Record& record, const RuleRecord& made, ContentDraft& draft) {
  std::vector<std::string> sets = {made.set};
  sets.insert(sets.end(), made.with.begin(), made.with.end());
  for (const YamlNode& item : record.list("editions"))
    if (const std::optional<Edition> edition = parse_edition(item.text))
      draft.editions_used.push_back({*edition, sets, item.place});
}

// Other words for what the record answers: said once, and short, as they are typed.
std::vector<std::string> read_asked(const Record& record) {
  std::vector<std::string> asked;
  const std::vector<YamlNode>& items = record.list("asked");
  if (items.size() > most_asked)
    record.errors().add(record.place_of("asked"), fmt::format("'asked' has {} items", items.size()),
                        fmt::format("keep the best {}", most_asked));
  for (const YamlNode& item : items) {
    std::string text = read_text(item, "an item of 'asked'", record.errors());
    if (text.empty()) continue;
    if (text.size() > longest_asked)
      record.errors().add(item.place, fmt::format("an item of 'asked' has {} bytes", text.size()),
                          fmt::format("write at most {}, as a player types", longest_asked));
    else if (std::find(asked.begin(), asked.end(), text) != asked.end())
      record.errors().add(item.place, fmt::format("'{}' stands twice in 'asked'", text),
                          "remove one of the two");
    asked.push_back(std::move(text));
  }
  return asked;
}

}  // namespace

std::string read_file_set(const Record& record, std::string_view stem, ContentDraft& draft) {
  std::string set = record.need_text("set");
  if (set.empty()) return set;
  draft.used.push_back({NameKind::Set, set, record.place_of("set"), {}});
  if (set != stem)
    draft.errors.add(record.place_of("set"),
                     fmt::format("the set '{}' stands in a file named '{}.yaml'", set, stem),
                     fmt::format("name the file {}.yaml, or correct the set", set));
  return set;
}

void read_rule_record(const Record& record, const std::string& set, NameKind kind, RuleRecord& made,
                      ContentDraft& draft) {
  made.set = set;
  read_ids(record, set, kind, made, draft);
  made.title = record.need_text("title");
  made.text = need_markdown(record, "text", draft);
  need_list(record, "about", "name at least one element");
  made.about = read_used(record, "about", NameKind::Element, draft);
  made.with = read_used(record, "with", NameKind::Set, draft);
  made.editions = read_editions(record, "editions");
  note_editions(record, made, draft);
  made.rule_sets = read_rule_sets(record);
  made.board = read_used(record, "board", NameKind::Board, draft);
  made.asked = read_asked(record);
  if (record.has("sources")) made.sources = read_source_places(record, "sources", false, draft);
  made.note = read_markdown(record, "note", draft);
}

void check_title(const Record& record, const std::vector<std::string>& titles_before) {
  const std::string title = record.find("title") == nullptr ? "" : record.find("title")->text;
  if (title.empty() || std::count(titles_before.begin(), titles_before.end(), title) == 0) return;
  record.errors().add(record.place_of("title"),
                      fmt::format("the title '{}' stands twice in this file", title),
                      "titles are unique in a set: say what sets this one apart");
}

}  // namespace cartulary::tiledb
