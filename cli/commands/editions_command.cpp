#include <array>

#include "cli/answers/answer_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "cli/terminal/text_table.h"
#include "docgen/json/edition_json.h"
#include "docgen/views/views.h"
#include "engine/rule/edition_table.h"
#include "engine/rule/reading.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"
#include "engine/tile/rule_set.h"

namespace cartulary::cli {
namespace {

std::string entry_text(const EditionEntry& entry, bool cite) {
  std::string text = plain_text(english(entry.text));
  if (!entry.title.empty()) text = entry.title + ": " + text;
  if (entry.single_source) text.append(" (").append(english(single_source())).append(")");
  if (entry.unread) text += " (not read for this edition)";
  std::string cited;
  for (const SourcePlace& source : cite ? entry.sources : std::vector<SourcePlace>())
    add_item(cited, place_text(source), "; ");
  return cited.empty() ? text : text + " [" + cited + "]";
}

// A row under its title: the entry of each edition.
std::string row_text(const EditionRow& row, const Call& call) {
  std::string text = part_heading(english(row.title), call);
  for (const EditionCell& cell : row.cells) {
    const std::string head = "  " + edition_list(cell.editions) + "  ";
    if (cell.entries.empty()) text += head + "–\n";
    for (std::size_t i = 0; i < cell.entries.size(); ++i) {
      text += wrap_after(i == 0 ? head : std::string(head.size(), ' '),
                         entry_text(cell.entries[i], names_sources(cell, i)), call.width());
    }
  }
  return text;
}

std::string unread_text(const EditionTable& table, std::size_t width) {
  std::string words;
  for (const auto& [edition, count] : table.unread)
    add_item(words,
             counted(count, "rule or ruling", "rules and rulings") + " for " +
                 std::string(to_text(edition)),
             "; ");
  return words.empty()
             ? words
             : '\n' + wrap_after("", "Told by other editions alone: " + words + ".", width);
}

std::vector<Error> run_editions(Call& call) {
  const Result<tiledb::Library> records = call.library();
  if (!records) return {records.error()};
  const Result<const TileSet*> set = records->catalog.need_set(call.text("SET"), "SET");
  if (!set) return {set.error()};
  const Result<std::string> rule_set = parse_rule_set(call.text("--rule-set"), "--rule-set");
  if (!rule_set) return {rule_set.error()};
  const EditionTable table =
      edition_table(records->catalog, records->rulebook, **set, records->sources, *rule_set);
  if (call.json()) {
    call.print(docgen::editions_json(table));
    return {};
  }
  std::string editions;
  for (const Edition edition : (*set)->editions)
    add_item(editions, english(docgen::edition_words(edition)));
  call.print(wrap_after("", call.style().paint(Ink::Heading, (*set)->title) + ": " + editions,
                        call.width()));
  if (table.rows.empty()) call.print("\nNothing is known to differ between its editions.\n");
  for (const EditionRow& row : table.rows) call.print(row_text(row, call));
  call.print(unread_text(table, call.width()));
  return {};
}

constexpr std::array arguments = {ArgumentRow{"SET", "id, code or title of a set", ValueKind::Set}};
constexpr std::array output = {rule_set_option, game_option};
constexpr std::array examples = {
    Example{"editions tower", "what the printings of The Tower have otherwise"},
    Example{"editions IC --json", "the same for a program"}};

}  // namespace

const Command& editions_command() {
  static constexpr std::array groups = {OptionGroup{"Output", "", output}};
  static const Command command = {
      "editions",
      "Look up",
      "what the editions of a set have otherwise",
      "Sets the printings of a set side by side, heading by heading: its title, its tiles and "
      "what is in the box, its rules, and what publishers say otherwise. Only what differs is "
      "told, each with its source. What rests on one source alone, or was read for other "
      "editions only, is marked.",
      arguments,
      groups,
      examples,
      run_editions};
  return command;
}

}  // namespace cartulary::cli
