#include "cli/guide/words_command.h"

#include <array>

#include "cli/guide/guide_options.h"
#include "cli/guide/guide_text.h"
#include "docgen/json/guide_json.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

std::vector<Error> run_words(Call& call) {
  const Result<GuideRecords> records = guide_records(call);
  if (!records) return {records.error()};
  const std::string query = call.text("QUERY");
  const WordSources sources{records->guides, records->rulebook, records->catalog};
  const std::vector<FoundWords> words = find_words(sources, query);
  if (call.print_data(docgen::put_words, query, words)) return {};
  if (words.empty()) {
    const std::string near = nearest_word(sources, query);
    call.print(
        "No word is like it" +
        (near.empty() ? std::string(".") : "; did you mean " + cartulary::quoted(near) + "?") +
        "\n");
  } else {
    call.print(words_text(words, call.width(), call.style()));
  }
  return {};
}

constexpr std::array arguments = {
    ArgumentRow{"QUERY", "a word or a part of one, English or German; all unless told",
                ValueKind::Text, "", false, true}};
constexpr std::array output = {csv_option};
constexpr std::array examples = {
    Example{"words Wagen", "what the Germans call so"},
    Example{"words buerger", "umlauts may be written out, or left out"},
    Example{"words --csv", "the whole dictionary"}};

}  // namespace

const Command& words_command() {
  static const std::array groups = {OptionGroup{"Output", "", output}};
  static const Command command = {
      "words",
      "Play",
      "English and German names, both ways",
      "Looks a word up among the English and German names of figures, features, tokens and sets, "
      "with who calls it so where publishers differ. Capitals, accents and umlauts do not matter.",
      arguments,
      groups,
      examples,
      run_words};
  return command;
}

}  // namespace cartulary::cli
