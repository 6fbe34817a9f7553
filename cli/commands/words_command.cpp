#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "cli/terminal/text_table.h"
#include "docgen/json/guide_json.h"
#include "engine/guide/word_search.h"
#include "engine/text/text.h"
#include "engine/tile/rule_set.h"

namespace cartulary::cli {
namespace {

constexpr std::string_view volunteers_sign = "*";

// A name, or "?" if it is unknown.
std::string told(const std::string& name) {
  return name.empty() ? "?" : name;
}

// "English", then the languages asked for.
std::vector<Column> columns_in(const std::vector<std::string>& languages) {
  std::vector<Column> columns = {{.title = "English", .wraps = true}};
  for (const std::string& code : languages)
    if (code != "en")
      columns.push_back({.title = std::string(find_language(code)->english), .wraps = true});
  return columns;
}

// The footnote "* a word of volunteers ...", which names the documents.
std::string volunteers_text(const std::set<std::string>& documents_used,
                            const std::vector<SourceDocument>& documents, std::size_t width) {
  std::vector<std::string> titles;
  for (const SourceDocument& document : documents)
    if (documents_used.contains(document.id)) titles.push_back(document.title);
  return titles.empty()
             ? ""
             : "\n" + wrap_after(std::string(volunteers_sign) + " ",
                                 "a word of volunteers, printed on no box: " + joined(titles, "; "),
                                 width);
}

// A table of English and German names, with who uses them and what they mean.
std::string words_text(const std::vector<FoundWords>& words, std::size_t width,
                       const Style& style) {
  TextTable table({{.title = "English", .wraps = true},
                   {.title = "German", .wraps = true},
                   {.title = "who", .ink = Ink::Faint},
                   {.title = "kind", .ink = Ink::Faint}});
  for (const FoundWords& each : words)
    table.add({told(each.english), told(each.german), joined(each.publishers), each.kind});
  return table.text(width, style);
}

// The English names and those in other languages, by language code. Words from volunteers are
// marked, and a footnote names their source.
std::string words_in_text(const std::vector<FoundWords>& words,
                          const std::vector<std::string>& languages,
                          const std::vector<SourceDocument>& documents, std::size_t width,
                          const Style& style) {
  TextTable table(columns_in(languages));
  std::set<std::string> used;
  for (const FoundWords& each : words) {
    std::vector<std::string> cells = {told(each.english)};
    for (const std::string& code : languages) {
      if (code == "en") continue;
      const WordIn word = word_in(each, code);
      cells.push_back(told(word.text) + std::string(word.volunteers ? volunteers_sign : ""));
      if (word.volunteers) used.insert(word.source);
    }
    table.add(std::move(cells));
  }
  return table.text(width, style) + volunteers_text(used, documents, width);
}

std::string no_word_text(const WordSources& sources, const std::string& query) {
  const std::string near = nearest_word(sources, query);
  if (near.empty()) return "No word is like it.\n";
  return "No word is like it; did you mean " + cartulary::quoted(near) + "?\n";
}

std::vector<Error> run_words(Call& call) {
  const Result<std::vector<std::string>> in = parse_languages(call.text("--in"), "--in");
  if (!in) return {in.error()};
  const Result<tiledb::Library> library = call.library();
  if (!library) return {library.error()};
  const Result<std::string> rule_set = parse_rule_set(call.text("--rule-set"), "--rule-set");
  if (!rule_set) return {rule_set.error()};
  const std::string query = call.text("QUERY");
  const WordSources sources{library->guides, library->rulebook, library->catalog, library->sources};
  std::vector<FoundWords> words = find_words(sources, query);
  keep_words_of(*rule_set, words);
  // CSV rows have the same columns whatever was found.
  const bool all = call.csv() && !call.json() && in->empty();
  if (call.print_data(docgen::put_words, query, words,
                      all ? other_languages(library->guides) : *in))
    return {};
  if (query.empty() && in->empty()) keep_pairs(words);
  if (words.empty())
    call.print(no_word_text(sources, query));
  else if (in->empty())
    call.print(words_text(words, call.width(), call.style()));
  else
    call.print(words_in_text(told_in(words, *in, !query.empty()), *in, library->sources,
                             call.width(), call.style()));
  return {};
}

constexpr std::array words_arguments = {
    ArgumentRow{"QUERY",
                "a word or a part of one, English or German, or the beginning of one in another "
                "language; all unless told",
                ValueKind::Text, "", false, true}};
constexpr std::array words_examples = {
    Example{"words Wagen", "what the Germans call so"},
    Example{"words buerger", "umlauts may be written out, or left out"},
    Example{"words scheune --rule-set ZMG", "what one publisher calls it"},
    Example{"words auberge --in fr,nl,de", "one name in several languages"},
    Example{"words --in fr", "all French names"},
    Example{"words --csv", "the whole dictionary"}};

}  // namespace

const Command& words_command() {
  static const std::string codes = language_codes(" ");
  static const std::string in =
      "the names in these languages: " + language_codes(", ") + "; English and German unless told";
  static const std::array output = {OptionRow{"--in", "LANG,...", in, ValueKind::ChoiceList, codes},
                                    rule_set_option, csv_option};
  static const std::array groups = {OptionGroup{"Output", "", output}};
  static const Command command = {
      "words",
      "Play",
      "names in English, German and other languages",
      "Looks a word up among the names of figures, features, tokens and sets, English and German "
      "with who calls it so where publishers differ. Capitals, accents and umlauts do not "
      "matter.\n\nNames in other languages are words of volunteers who translate programs, marked "
      "with a *: no box prints them. --json has all of them, with their source.",
      words_arguments,
      groups,
      words_examples,
      run_words};
  return command;
}

}  // namespace cartulary::cli
