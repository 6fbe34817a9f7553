#include <algorithm>
#include <array>
#include <ostream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "docgen/json/json_writer.h"
#include "docgen/print/pdf_maker.h"
#include "docgen/print/print_query.h"
#include "docgen/print/print_table.h"
#include "engine/guide/foreign_name.h"
#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "tiledb/file/replace_file.h"
#include "tiledb/library/library.h"

namespace cartulary::cli {
namespace {

Result<const docgen::PrintKind*> read_kind(const Call& call) {
  const std::string name = call.text("WHAT");
  if (const docgen::PrintKind* kind = docgen::find_print(name)) return kind;
  std::vector<std::string> names;
  for (const docgen::PrintKind& kind : docgen::print_table()) names.emplace_back(kind.name);
  return Error{
      "WHAT", "nothing to print is called '" + name + "'", "",
      "print one of " + joined(names, ", ") + "; `cartulary print --help` tells what each is",
      nearest(name, names)};
}

bool names_tiles_alone(const Call& call) {
  const auto given = [&](const char* option) { return call.arguments().has(option); };
  return given("--tiles") && !given("--sets") && !given("--selection");
}

Result<docgen::PrintRequest> read_request(const docgen::PrintKind& kind, const Call& call,
                                          const Catalog& catalog) {
  docgen::PrintRequest request;
  if (call.arguments().has("--players") && call.text("--players").empty())
    return no_player_range("--players", "");
  const std::string paper = call.text("--paper");
  const std::string order = call.text("--order");
  const std::string players = call.text("--players");
  const Status form = docgen::read_print_form({paper, order, players}, "--", request);
  if (!form) return form.error();
  const Status languages = docgen::read_print_languages(kind, call.text("--in"), "--", request);
  if (!languages) return languages.error();
  Result<Selection> selection = call.selection(catalog, DefaultSets::BaseGame);
  if (!selection) return selection.error();
  constexpr std::array choosers = {"--sets", "--tiles", "--selection", "--game"};
  request.chosen = std::ranges::any_of(
      choosers, [&call](std::string_view option) { return call.arguments().has(option); });
  request.selection = *std::move(selection);
  if (names_tiles_alone(call)) docgen::leave_tiles_alone(kind, request.selection);
  request.whole = call.text("--sets") == "all" && !call.arguments().has("--edition");
  request.grey = call.arguments().has("--grey");
  request.rules_only = call.arguments().has("--rules-only");
  return request;
}

// Reports the progress of the PDF, on a terminal in one line that is overwritten; records the
// number of pages.
docgen::PdfProgress progress(Call& call, int& laid_out) {
  return [&call, &laid_out](const docgen::PdfStep& step) {
    laid_out = std::max({laid_out, step.pages, step.of});
    std::ostream& err = call.world().err;
    const std::string told = step.of == 0
                                 ? fmt::format("{} pages so far", step.pages)
                                 : fmt::format("{} of {} pages laid out", step.pages, step.of);
    if (call.world().err_is_terminal)
      err << "\r\x1b[K" << told << std::flush;
    else if (step.pages % 25 == 0)
      err << told << '\n' << std::flush;
  };
}

Status write_pdf(Call& call, const std::string& html, const std::filesystem::path& out,
                 int& pages) {
  Result<tiledb::FileReplacement> file = tiledb::FileReplacement::begin(out);
  if (!file) return file.error();
  Status made = docgen::make_pdf(html, file->path(), {}, progress(call, pages));
  if (call.world().err_is_terminal) call.world().err << "\r\x1b[K" << std::flush;
  if (!made) return made;
  return file->commit();
}

// If no PDF can be made, saves the HTML page next to it, to be printed from a browser.
std::vector<Error> leave_html(const Error& why, const std::string& html,
                              const std::filesystem::path& out) {
  std::filesystem::path page = out;
  page.replace_extension(".html");
  if (const Status written = tiledb::replace_file(page, html); !written)
    return {why, written.error()};
  Error error = why;
  std::string fix = page.string() + " was written instead: print it from a browser";
  if (!docgen::has_pdf_program(docgen::PdfLimits{}.program))
    fix += ", or install Debian's package weasyprint and run this again";
  error.fix = fix;
  return {error};
}

// The output format, ".pdf" or ".html", from the file name, ignoring case; empty for any other.
std::string form_of(const std::filesystem::path& file) {
  const std::string form = to_lower(file.extension().string());
  return form == ".pdf" || form == ".html" ? form : std::string();
}

Error unknown_form(const std::string& out) {
  std::filesystem::path path = out;
  std::error_code ignored;
  const bool names_a_file = !out.empty() && out != "-" && path.has_filename() &&
                            !std::filesystem::is_directory(path, ignored);
  return Error{"--out", "'" + out + "' ends in neither .pdf nor .html", "",
               "name a file: --out FILE.pdf or --out FILE.html",
               names_a_file ? path.replace_extension(".pdf").string() : std::string()};
}

struct Printed {
  int pages = 0;         // 0: unknown
  std::string left_out;  // with the reason; empty if nothing was left out
  bool house = false;    // house rules follow the requested pages
};

void report(Call& call, const docgen::PrintKind& kind, const std::string& out,
            const Printed& printed) {
  const int pages = printed.pages;
  if (!call.json()) {
    call.print(fmt::format("{} written to {}{}\n", english(said(kind.title)), out,
                           pages > 0 ? ": " + counted(pages, "page") : std::string()));
    if (kind.most_pages > 0 && pages > kind.most_pages && !printed.house)
      call.print(
          fmt::format("It has {} pages, and {} are meant: these sets do not fit. Nothing was "
                      "left out; choose fewer sets.\n",
                      pages, kind.most_pages));
    if (!printed.left_out.empty()) call.print("Left out: " + printed.left_out + "\n");
    return;
  }
  docgen::JsonWriter json;
  json.open_object().add("print", kind.name).add("out", out);
  if (!printed.left_out.empty()) json.add("left_out", printed.left_out);
  json.close();
  call.print(json.take());
}

std::vector<Error> run_print(Call& call) {
  const Result<const docgen::PrintKind*> kind = read_kind(call);
  if (!kind) return {kind.error()};
  const std::string out = call.text("--out");
  const std::filesystem::path path = out;
  const std::string form = form_of(path);
  if (form.empty()) return {unknown_form(out)};
  const bool pdf = form == ".pdf";
  const Result<tiledb::Library> library = call.library();
  if (!library) return {library.error()};
  const Result<docgen::PrintRequest> request = read_request(**kind, call, library->catalog);
  if (!request) return {request.error()};
  if (pdf && (*kind)->name == "words")
    if (const Status letters = docgen::need_letters(request->languages, "--in"); !letters)
      return {letters.error()};
  const docgen::SiteIndex index(*library);
  const std::string html = docgen::print_html(**kind, {index, *request});
  Printed printed;
  if ((*kind)->left_out != nullptr) printed.left_out = (*kind)->left_out({index, *request});
  const Status written =
      pdf ? write_pdf(call, html, path, printed.pages) : tiledb::replace_file(path, html);
  if (!written && pdf && written.error().where == docgen::PdfLimits{}.program)
    return leave_html(written.error(), html, path);
  if (!written) return {written.error()};
  printed.house = index.rulebook().game() != nullptr || !request->selection.adopted.empty();
  report(call, **kind, out, printed);
  return {};
}

constexpr std::array print_arguments = {
    ArgumentRow{"WHAT",
                "booklet, rulebook, sheet, scorepad, tiles, manifest, checklist, editions, words "
                "or proxies",
                ValueKind::Choice,
                "booklet rulebook sheet scorepad tiles manifest checklist editions words proxies"}};
constexpr std::array print_rows = {
    OptionRow{"--out", "FILE",
              "FILE.pdf or FILE.html; an old one is replaced when the new is whole",
              ValueKind::File, "", false, true},
    OptionRow{"--paper", "NAME", "A4, A5 or Letter; default A4", ValueKind::Choice, "A4 A5 Letter"},
    OptionRow{"--grey", "", "shades of grey instead of colours"},
    OptionRow{"--order", "NAME", "rules by set or by turn; default set", ValueKind::Choice,
              "set turn"},
    OptionRow{"--rules-only", "", "booklets of rules alone, without what was ruled on them"},
    OptionRow{"--players", "N",
              "columns of the score pad: a number up to 12, or the most of a range such as 2-5; "
              "default as many as the game of --game is for, else as the boxes have colours"}};
constexpr std::array print_examples = {
    Example{"print booklet --sets base-game,tower,river --out tonight.pdf",
            "the rules for tonight, with every ruling on them"},
    Example{"print booklet --sets base-game,IC --rules-only --out short.pdf",
            "the rules alone, in fewer pages"},
    Example{"print scorepad --sets base-game,river --players 3 --out pad.pdf",
            "a score pad with three columns"},
    Example{"print manifest --sets base-game,IC --out bag.pdf --grey", "tiles to tick off"},
    Example{"print proxies --tiles IC-07,BA-03*2 --out lost.pdf", "three lost tiles to cut out"},
    Example{"print words --in en,fr --out words.pdf", "English and French names side by side"},
    Example{"print booklet --sets all --out carcassonne.pdf",
            "the whole: rules, tiles, ledger, index"}};

}  // namespace

const Command& print_command() {
  static const std::string codes = language_codes(" ");
  static const std::vector<OptionRow> rows = [] {
    std::vector<OptionRow> all(print_rows.begin(), print_rows.end());
    all.push_back({"--in", "LANG,LANG",
                   "the two languages of the words, as `words --in` has them; default en,de",
                   ValueKind::ChoiceList, codes});
    return all;
  }();
  static const std::array groups = {OptionGroup{"Print", "", rows}, selection_options()};
  static const Command command = {
      "print",
      "Publish and maintain",
      "printable references for your boxes, as PDF or HTML",
      "booklet: the rules with all rulings, an index, the sources and what was left out. rulebook: "
      "the same for a group, with the sets and tiles used and the manifest, best with --game. "
      "sheet: order of play, scoring and figures on two sides. scorepad: a column for each player, "
      "five or "
      "with Inns and Cathedrals six, unless --players says otherwise. tiles: every tile by edge "
      "code and set by set. manifest: what "
      "lies in the bag, with "
      "boxes to "
      "tick. checklist: what is in each box. editions: what printings have otherwise. words: "
      "English and German, or two other languages by "
      "--in, "
      "all of them without --sets. proxies: tiles to cut "
      "out; with --tiles and without --sets those alone, a game's own too.\n\nWithout --sets, the "
      "base game. PDFs are made by WeasyPrint; where it is not installed, the HTML is left "
      "instead, to be printed from a browser.",
      print_arguments,
      groups,
      print_examples,
      run_print};
  return command;
}

}  // namespace cartulary::cli
