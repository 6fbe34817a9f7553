#include "cli/guide/words_command.h"

#include <array>
#include <string>
#include <vector>

#include "cli/guide/words_text.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "docgen/json/guide_json.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

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
  const std::string query = call.text("QUERY");
  const WordSources sources{library->guides, library->rulebook, library->catalog, library->sources};
  std::vector<FoundWords> words = find_words(sources, query);
  // Rows have the same columns whatever was found.
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

constexpr std::array arguments = {
    ArgumentRow{"QUERY",
                "a word or a part of one, English or German, or the beginning of one in another "
                "language; all unless told",
                ValueKind::Text, "", false, true}};
constexpr std::array output = {
    OptionRow{"--in", "LANG,...",
              "the names in these languages: en, de, ca, cs, el, es, fi, fr, hu, it, ja, lt, nl, "
              "pl, ro, ru, sk, sl, zh; English and German unless told",
              ValueKind::ChoiceList, "en de ca cs el es fi fr hu it ja lt nl pl ro ru sk sl zh"},
    csv_option};
constexpr std::array examples = {
    Example{"words Wagen", "what the Germans call so"},
    Example{"words buerger", "umlauts may be written out, or left out"},
    Example{"words auberge --in fr,nl,de", "one name in several languages"},
    Example{"words --in fr", "all French names"}, Example{"words --csv", "the whole dictionary"}};

}  // namespace

const Command& words_command() {
  static const std::array groups = {OptionGroup{"Output", "", output}};
  static const Command command = {
      "words",
      "Play",
      "names in English, German and other languages",
      "Looks a word up among the names of figures, features, tokens and sets, English and German "
      "with who calls it so where publishers differ. Capitals, accents and umlauts do not "
      "matter.\n\nNames in other languages are words of volunteers who translate programs, marked "
      "with a *: no box prints them. --json has all of them, with their source.",
      arguments,
      groups,
      examples,
      run_words};
  return command;
}

}  // namespace cartulary::cli
