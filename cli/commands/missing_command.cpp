#include <algorithm>
#include <array>

#include "cli/answers/answer_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/collection_option.h"
#include "cli/line/options.h"
#include "cli/terminal/text_table.h"
#include "docgen/json/json_answers.h"
#include "engine/bag/missing.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

constexpr std::size_t most_count_bytes = 65'536;

Result<Collection> owned_by(const Call& call, const Catalog& catalog, const PieceNames& names) {
  const std::string list = call.text("SETS");
  if (is_collection_file(list)) return read_collection_file(call, catalog, names, list);
  Result<Collection> owned = parse_collection(catalog, list);
  if (owned) return owned;
  Error error = owned.error();
  error.where = "SETS";
  return error;
}

// The tiles of a row, or what the sets say about its figures: "one in each colour".
std::string which_text(const MissingAnswer& answer, const MissingRow& row) {
  std::vector<std::string> words;
  for (const Tile* tile : row.tiles) words.push_back(tile->id);
  for (const OwnedSet& owned : answer.sets)
    for (const BoxItem& item : owned.set->contents)
      if (row.kind == MissingKind::Piece && item.element == row.name && !item.note.empty() &&
          item.edition.value_or(owned.edition) == owned.edition &&
          std::ranges::find(words, item.note) == words.end())
        words.push_back(item.note);
  return listed(words, 8);
}

std::string rows_text(std::string_view title, const MissingAnswer& answer,
                      const std::vector<MissingRow>& rows, const Call& call) {
  if (rows.empty()) return "";
  TextTable table({{.title = "counted as", .ink = Ink::Name},
                   {.title = "expected", .right = true},
                   {.title = "counted", .right = true},
                   {.title = "difference", .right = true},
                   {.title = "which", .wraps = true}});
  for (const MissingRow& row : rows)
    table.add({row.name, std::to_string(row.expected), std::to_string(row.counted),
               (row.difference() > 0 ? "+" : "") + std::to_string(row.difference()),
               which_text(answer, row)});
  return '\n' + call.style().paint(Ink::Heading, title) + '\n' +
         table.text(call.width(), call.style());
}

// "Base Game, edition C1", or the number of sets if there are several.
std::string title_of(const MissingAnswer& answer) {
  const auto name = [](const OwnedSet& owned) {
    return owned.set->title + ", edition " + std::string(to_text(owned.edition)) +
           (owned.quantity > 1 ? ", " + counted(owned.quantity, "time") : "");
  };
  if (answer.sets.size() == 1) return name(answer.sets.front());
  std::string title = counted(static_cast<int>(answer.sets.size()), "set");
  for (const OwnedSet& owned : answer.sets)
    title += (&owned == &answer.sets.front() ? " (" : "; ") + name(owned);
  return title + ')';
}

std::string verdict_of(const MissingAnswer& answer) {
  if (!answer.complete())
    return std::to_string(answer.counted) + " counted of " + std::to_string(answer.expected) +
           " expected";
  return answer.unrecorded.empty() ? "complete" : "nothing missing of what can be compared";
}

// What the answer does not compare, and why; nothing where that is nothing.
std::string not_compared_text(std::string_view why, const std::vector<std::string>& what,
                              const Call& call) {
  if (what.empty()) return {};
  return '\n' + wrap_after("", "Not compared, since " + std::string(why) + ": " + joined(what),
                           call.width());
}

void print_answer(const Call& call, const Catalog& catalog, const MissingAnswer& answer) {
  call.print(wrap_after("", title_of(answer) + ": " + verdict_of(answer), call.width()));
  if (!answer.in_part.empty())
    call.print(wrap_after("", capitalized(uncounted_text(catalog, answer.in_part)), call.width()));
  call.print(rows_text("Missing", answer, answer.missing, call));
  call.print(rows_text("Too many", answer, answer.surplus, call));
  call.print(not_compared_text("no source says how many there are", answer.not_compared, call));
  call.print(not_compared_text("nobody has recorded their tiles", answer.unrecorded, call));
}

// All faulty lines; an error about the whole text is reported alone.
std::vector<Error> errors_of(const Error& first, std::vector<Error> lines) {
  if (std::ranges::find(lines, first.where, &Error::where) == lines.end()) return {first};
  return lines;
}

std::vector<Error> run_missing(Call& call) {
  const Result<Catalog> catalog = call.catalog();
  if (!catalog) return {catalog.error()};
  const Result<PieceNames> names = piece_names_of(call, *catalog);
  if (!names) return {names.error()};
  const Result<Collection> owned = owned_by(call, *catalog, *names);
  if (!owned) return {owned.error()};
  const std::string file = call.text("FILE");
  const Result<std::string> text = call.read(file, most_count_bytes);
  if (!text) return {text.error()};
  const std::string where = file == "-" ? "standard input" : file;
  const Result<MissingAnswer> answer = missing(*catalog, *owned, *names, *text, where);
  if (!answer)
    return errors_of(answer.error(), line_faults(*catalog, *owned, *names, *text, where));
  if (call.json())
    call.print(docgen::missing_json(*catalog, *answer));
  else if (call.arguments().has("--letter"))
    call.print(missing_letter(*answer));
  else
    print_answer(call, *catalog, *answer);
  return {};
}

constexpr std::array missing_arguments = {
    ArgumentRow{"SETS",
                "what should be there: ids, codes or boxes, parted by commas, as --sets takes them "
                "(IC@C2, RI*2); @FILE for a collection",
                ValueKind::SetList},
    ArgumentRow{"FILE",
                "what was counted, - for standard input: lines with a name and a number in either "
                "order, such as 'cfrf 3', '3 cfrf' (edge code), 'IC-07 x1' (tile) or "
                "'tower-piece: 29' (figures and tokens); # begins a comment",
                ValueKind::File}};
constexpr std::array missing_output = {
    OptionRow{"--letter", "", "the answer as a text to send to the publisher or the shop"},
    game_option};
constexpr std::array missing_examples = {
    Example{"missing base-game counted.txt", "what the box lacks, and what it has too many of"},
    Example{"missing BA,IC@C2,RI -", "several sets, the count typed or piped in"},
    Example{"missing @collection.yaml counted.txt --letter",
            "all that is owned, as a letter to the publisher"}};

}  // namespace

const Command& missing_command() {
  static const std::array groups = {OptionGroup{"Output", "", missing_output}};
  static const Command command = {
      "missing",
      "Look up",
      "what counted boxes lack or have too many of",
      "Compares what you counted with what the sets and boxes hold. Count by edge code, in any "
      "turn, by tile, by figure or token, or some so and some so; what you do not mention counts "
      "as "
      "none, within the kind of line that you used.\n\n"
      "A collection is a file of what you own: `boxes: {big-box-5: 1, tower: 2}`, where you like "
      "`editions: {tower: C2}`, `tiles: {IC-02: 1}` beside the boxes, `without: {BA-03: 1}` and "
      "`lost: {tower-piece: 1}` for what is gone.",
      missing_arguments,
      groups,
      missing_examples,
      run_missing};
  return command;
}

}  // namespace cartulary::cli
