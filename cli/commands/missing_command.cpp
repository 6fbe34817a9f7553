#include "cli/commands/missing_command.h"

#include <array>

#include "cli/answers/answer_text.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "cli/terminal/text_table.h"
#include "docgen/json/json_answers.h"
#include "engine/bag/missing.h"
#include "engine/text/suggest.h"

namespace cartulary::cli {
namespace {

constexpr std::size_t most_count_bytes = 65'536;

struct NamedSet {
  const TileSet* set = nullptr;
  Edition edition = Edition::C1;
};

// "IC" or "IC@C2".
Result<NamedSet> read_set(const Catalog& catalog, const std::string& text) {
  const std::size_t at = text.find('@');
  const Result<const TileSet*> set = catalog.need_set(text.substr(0, at), "set");
  if (!set) return set.error();
  Selection selection;
  if (at != std::string::npos) {
    const std::string name = text.substr(at + 1);
    const std::optional<Edition> edition = parse_edition(name);
    const std::vector<std::string> known = {"C1", "C2", "C3", "WE"};
    if (!edition)
      return Error{"set", "unknown edition '" + name + "'", "", "editions are C1, C2, C3 and WE",
                   nearest(name, known)};
    selection.edition = *edition;
  }
  return NamedSet{*set, edition_for(selection, **set)};
}

std::string tiles_text(const MissingRow& row) {
  std::vector<std::string> ids;
  for (const Tile* tile : row.tiles) ids.push_back(tile->id);
  return listed(ids, 8);
}

std::string rows_text(std::string_view title, const std::vector<MissingRow>& rows,
                      const Call& call) {
  if (rows.empty()) return "";
  TextTable table({{.title = "counted as", .ink = Ink::Name},
                   {.title = "expected", .right = true},
                   {.title = "counted", .right = true},
                   {.title = "difference", .right = true},
                   {.title = "tiles", .wraps = true}});
  for (const MissingRow& row : rows)
    table.add({row.name, std::to_string(row.expected), std::to_string(row.counted),
               (row.difference() > 0 ? "+" : "") + std::to_string(row.difference()),
               tiles_text(row)});
  return '\n' + call.style().paint(Ink::Heading, title) + '\n' +
         table.text(call.width(), call.style());
}

std::vector<Error> run_missing(Call& call) {
  const Result<Catalog> catalog = call.catalog();
  if (!catalog) return {catalog.error()};
  const Result<NamedSet> named = read_set(*catalog, call.text("SET"));
  if (!named) return {named.error()};
  const std::string file = call.text("FILE");
  const Result<std::string> text = call.read(file, most_count_bytes);
  if (!text) return {text.error()};
  const Result<MissingAnswer> answer =
      missing(*catalog, *named->set, named->edition, *text, file == "-" ? "standard input" : file);
  if (!answer) return {answer.error()};
  if (call.json()) {
    call.print(docgen::missing_json(*answer));
    return {};
  }
  const std::string verdict = answer->complete()
                                  ? "complete"
                                  : std::to_string(answer->counted) + " counted of " +
                                        std::to_string(answer->expected) + " expected";
  call.print(wrap_after(
      "",
      answer->set->title + ", edition " + std::string(to_text(answer->edition)) + ": " + verdict,
      call.width()));
  call.print(rows_text("Missing", answer->missing, call));
  call.print(rows_text("Too many", answer->surplus, call));
  return {};
}

constexpr std::array arguments = {
    ArgumentRow{"SET", "id or code of the set or box; IC@C2 for another edition than C1",
                ValueKind::Set},
    ArgumentRow{"FILE",
                "what was counted, - for standard input: lines such as 'cfrf 3' (edge "
                "code) or 'IC-07 1' (tile); # begins a comment",
                ValueKind::File}};
constexpr std::array examples = {
    Example{"missing base-game counted.txt", "what the box lacks, and what it has too many of"},
    Example{"missing IC@C2 -", "count typed or piped in"}};

}  // namespace

const Command& missing_command() {
  static const Command command = {
      "missing",
      "Look up",
      "what a counted box lacks or has too many of",
      "Compares what you counted with what the set holds. Count by edge code, in any turn, by "
      "tile, or some so and some so; what you do not mention counts as none, within the kind of "
      "line that you used.",
      arguments,
      {},
      examples,
      run_missing};
  return command;
}

}  // namespace cartulary::cli
