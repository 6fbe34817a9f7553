// Command: one subcommand as a row of text. Parsing, --help, the man page, the shell completions
// and docs/cli.md are all generated from it, so they cannot disagree.
//
// Rows are constexpr tables in the source file of their command; every view lives for ever. `run`
// does the work: no errors means success (exit status 0), any error means exit status 1.
//
//   const Command& fit = *find_command(all_commands(), "fit");
//   fit.summary;                                   // "what fits a hole, and the chance to draw it"
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"

namespace cartulary::cli {

class Call;

// The kind of a value, for the shell completions and the man page.
enum class ValueKind { Text, Choice, ChoiceList, File, Folder, Set, SetList };

struct OptionRow {
  std::string_view name;   // "--sets"
  std::string_view value;  // "LIST" in the help; empty: a switch that takes no value
  std::string_view help;   // one or two sentences without a full stop at the end
  ValueKind kind = ValueKind::Text;
  std::string_view choices = {};  // for Choice and ChoiceList: "C1 C2 C3 C3.1 WE"
  bool repeats = false;
  bool required = false;
};

// Options that are documented together. In the usage line, `placeholder` represents them:
// "SELECTION".
struct OptionGroup {
  std::string_view title;
  std::string_view placeholder;  // empty: each option is written out
  std::span<const OptionRow> rows;
};

struct ArgumentRow {
  std::string_view name;  // "PATTERN"
  std::string_view help;
  ValueKind kind = ValueKind::Text;
  std::string_view choices = {};
  bool required = true;
  bool takes_rest = false;  // takes all remaining words, joined by spaces
};

struct Example {
  std::string_view line;  // without the program's name: "fit 'c?rf'"
  std::string_view what;
};

struct Command {
  std::string_view name;
  std::string_view section;  // heading in the list of commands
  std::string_view summary;
  std::string_view details;  // paragraphs separated by empty lines
  std::span<const ArgumentRow> arguments;
  std::span<const OptionGroup> groups;  // without common_options()
  std::span<const Example> examples;
  std::vector<Error> (*run)(Call& call);
  // An extra table in the help, such as the keys of the query language.
  std::string_view topic = {};
  std::span<const Example> entries = {};
  // Extra help text about the arguments given with --help; may be empty.
  std::string (*more_help)(const Call& call) = nullptr;
};

// The commands of a program, in the order of the main help; commands of a section are adjacent.
using Commands = std::span<const Command* const>;

// Null if there is none.
const Command* find_command(Commands commands, std::string_view name);

// The options that every command takes: --db, --json, --color, --version, --help.
const OptionGroup& common_options();

}  // namespace cartulary::cli
