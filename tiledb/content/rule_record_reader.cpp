#include "tiledb/content/rule_record_reader.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/text/text.h"

namespace cartulary::tiledb {
namespace {

constexpr std::size_t most_asked = 8;
constexpr std::size_t longest_asked = 120;

// Addresses and citations show by the id which set a record belongs to.
void check_prefix(const Place& place, std::string_view id, const std::string& set,
                  ErrorList& errors) {
  if (set.empty() || id.empty() || id.starts_with(set + '/')) return;
  errors.add(place, fmt::format("the id '{}' does not begin with '{}/'", id, set),
             "begin it with the file's set and a slash, or move it to the other set's file");
}

// Records the editions with their places, to be checked when all sets have been read.
void note_editions(const Record& record, const RuleRecord& made, ContentDraft& draft) {
  std::vector<std::string> sets = {made.set};
  for (const auto* others : {&made.serves, &made.with, &made.with_any})
    sets.insert(sets.end(), others->begin(), others->end());
  for (const YamlNode& item : record.list("editions"))
    if (const std::optional<Edition> edition = parse_edition(item.text))
      draft.editions_used.push_back({*edition, sets, item.place});
}

// A set that is needed anyway is no alternative, and no record serves or needs its own set.
void check_sets(const Record& record, const RuleRecord& made) {
  std::vector<std::string_view> before = {made.set};
  const auto check = [&](std::string_view key) {
    for (const YamlNode& item : record.list(key)) {
      if (item.text.empty()) continue;
      if (std::find(before.begin(), before.end(), item.text) != before.end())
        record.errors().add(item.place,
                            fmt::format("'{}' names the set '{}' once more", key, item.text),
                            "remove it: it is the file's own set, or named before");
      before.push_back(item.text);
    }
  };
  check("with");
  const std::size_t needed = before.size();
  check("with_any");
  before.resize(needed);
  check("serves");
  if (made.with_any.size() == 1)
    record.errors().add(record.place_of("with_any"), "'with_any' names one set alone",
                        "write it in 'with', or name the sets that will do as well");
}

// `asked` holds other wordings of the question: no repeats, and short, as players type them.
void check_asked(const Record& record) {
  const YamlNode* value = record.find("asked");
  if (value == nullptr) return;
  if (value->items.size() > most_asked)
    record.errors().add(value->place, fmt::format("'asked' has {} items", value->items.size()),
                        fmt::format("keep the best {}", most_asked));
  std::vector<std::string_view> before;
  for (const YamlNode& item : value->items) {
    if (item.text.size() > longest_asked)
      record.errors().add(item.place,
                          fmt::format("an item of 'asked' has {} bytes", item.text.size()),
                          fmt::format("write at most {}, as a player types", longest_asked));
    else if (std::find(before.begin(), before.end(), item.text) != before.end())
      record.errors().add(item.place, fmt::format("'{}' stands twice in 'asked'", item.text),
                          "remove one of the two");
    if (!item.text.empty()) before.push_back(item.text);
  }
}

// In characters. A verdict is shown on a phone, on one line next to a drawing.
constexpr std::size_t longest_verdict = 120;

bool is_answer_word(std::string_view word) {
  return word == "yes" || word == "no" || word == "depends" || std::ranges::all_of(word, is_digit);
}

// The answer with which a sentence begins: "yes", "no" or nothing, as in "No source says ...".
std::string_view said_first(std::string_view sentence) {
  const std::size_t end = sentence.find_first_of(" .,:;");
  if (end == std::string_view::npos || sentence[end] == ' ') return "";
  const std::string_view first = sentence.substr(0, end);
  if (first == "Yes") return "yes";
  return first == "No" ? "no" : "";
}

void check_branches(const Record& record, const RuleRecord& made) {
  if (made.branches.empty()) return;
  const Place& place = record.place_of("branches");
  if (made.word != "depends")
    record.errors().add(place, "'branches' stands where nothing depends",
                        "write 'word: depends', or remove 'branches'");
  if (made.branches.size() == 1)
    record.errors().add(place, "'branches' has one case alone", "write the other cases as well");
  for (const YamlNode& item : record.list("branches"))
    for (const YamlEntry& entry : item.entries)
      if (entry.key == "word" &&
          (entry.value.text == "depends" || !is_answer_word(entry.value.text)))
        record.errors().add(entry.value.place,
                            fmt::format("'{}' is no answer of a case", entry.value.text),
                            "write yes, no or a figure");
}

// A verdict is shown alone, at the head of an answer. It must be one sentence that begins with
// `word` if that is yes or no, and the text must not repeat the word.
void check_verdict(const Record& record, const RuleRecord& made, bool of_a_game) {
  check_branches(record, made);
  if (made.word.empty() && made.verdict.empty()) return;
  const auto report = [&](std::string_view key, std::string what, std::string_view fix) {
    record.errors().add(record.place_of(key), std::move(what), std::string(fix));
  };
  if (record.need("verdict") == nullptr) return;
  if (!of_a_game) record.need("verdict_read");
  if (!is_answer_word(made.word))
    report("word", fmt::format("'{}' is no answer in a word", made.word),
           "write yes, no, depends or a figure, or leave it out");
  if (const std::size_t length = utf8_column(made.verdict, made.verdict.size());
      length > longest_verdict)
    report("verdict", fmt::format("the verdict has {} characters", length),
           fmt::format("write at most {}", longest_verdict));
  if (!made.verdict.ends_with('.'))
    report("verdict", "the verdict is no sentence", "end it with a full stop");
  const std::string_view said = said_first(made.verdict);
  if (said != (made.word == "yes" || made.word == "no" ? made.word : ""))
    report("verdict", fmt::format("the verdict begins otherwise than its word, '{}'", made.word),
           "begin it with Yes or No where that is the word, and say what and when");
  if (!said.empty() && said_first(made.text) == said)
    report("text", "the text begins as its verdict does",
           "begin with what the verdict does not say: it stands before the text");
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

bool is_game_file(std::string_view stem, const ContentDraft& draft) {
  return draft.game && stem == "game";
}

std::string read_file_game(const Record& record, const ContentDraft& draft) {
  const std::string game = record.need_text("game");
  if (!game.empty() && !draft.game->empty() && game != *draft.game)
    record.errors().add(record.place_of("game"),
                        fmt::format("'{}' is not the id of this game, '{}'", game, *draft.game),
                        fmt::format("write game: {}", *draft.game), *draft.game);
  return *draft.game;
}

void give_ids(const Record& record, NameKind kind, RuleRecord& made, ContentDraft& draft) {
  check_prefix(record.place_of("id"), made.id, made.set, draft.errors);
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

void check_rule_record(const Record& record, const RuleRecord& made, ContentDraft& draft) {
  note_editions(record, made, draft);
  check_sets(record, made);
  check_asked(record);
  check_verdict(record, made, draft.game.has_value());
}

void check_title(const Record& record, const std::vector<std::string>& titles_before) {
  const std::string title = record.find("title") == nullptr ? "" : record.find("title")->text;
  if (title.empty() || std::count(titles_before.begin(), titles_before.end(), title) == 0) return;
  record.errors().add(record.place_of("title"),
                      fmt::format("the title '{}' stands twice in this file", title),
                      "titles are unique in a set: say what sets this one apart");
}

}  // namespace cartulary::tiledb
