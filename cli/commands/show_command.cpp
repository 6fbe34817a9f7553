#include <array>

#include "cli/answers/record_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "docgen/json/json.h"
#include "docgen/json/position_json.h"
#include "docgen/json/rule_json.h"

namespace cartulary::cli {
namespace {

struct JsonOf {
  const tiledb::Library& records;
  docgen::RuleData data() const {
    return {records.meta, records.catalog, records.rulebook, records.positions};
  }
  std::string operator()(const Tile* tile) const {
    return docgen::tile_json(records.catalog, *tile);
  }
  std::string operator()(const TileSet* set) const {
    return docgen::set_json(records.catalog, records.rulebook, *set);
  }
  std::string operator()(const SourceDocument* source) const {
    return docgen::source_json(*source);
  }
  std::string operator()(const LedgerEntry* entry) const {
    return docgen::ledger_entry_json(*entry);
  }
  std::string operator()(const Rule* rule) const { return docgen::rule_json(data(), *rule); }
  std::string operator()(const Ruling* ruling) const {
    return docgen::ruling_json(data(), *ruling);
  }
  std::string operator()(const Variant* variant) const {
    return docgen::variant_json(data(), *variant);
  }
  std::string operator()(const Element* element) const {
    return docgen::element_json(data(), *element);
  }
  std::string operator()(const Position* position) const {
    return docgen::position_json(data(), *position);
  }
};

std::vector<Error> run_show(Call& call) {
  const Result<tiledb::Library> records = call.library();
  if (!records) return {records.error()};
  const Result<Record> record = find_record(*records, call.text("ID"));
  if (!record) return {record.error()};
  call.print(call.json() ? std::visit(JsonOf{*records}, record->value)
                         : record_text(*records, *record, call.width(), call.style()));
  return {};
}

constexpr std::array show_arguments = {ArgumentRow{
    "ID",
    "tile/IC-11, set/tower, rule/tower/ransom, ruling/..., element/mayor, position/..., "
    "source/car-7.4 or ledger/...; without the kind where only one record has the name",
    ValueKind::Set}};
constexpr std::array show_output = {game_option};
constexpr std::array show_examples = {
    Example{"show IC-11", "a tile: its four turns, segments, copies, sources"},
    Example{"show set/tower", "a set: what is in the box, editions, sources"},
    Example{"show rule/tower/capture", "a rule, with the rulings on it"},
    Example{"show meeple", "an element by any of its names, with what is about it"},
    Example{"show position/tower/range-one-piece",
            "a board that shows a rule, and what the engine finds on it"},
    Example{"show car-7.4 --json", "a source, as JSON"}};

}  // namespace

const Command& show_command() {
  static constexpr std::array groups = {OptionGroup{"Output", "", show_output}};
  static const Command command = {
      "show",
      "Look up",
      "one record of any kind, with how to cite it",
      "Shows all that is known of a tile, set, rule, ruling, variant, element, position, source or "
      "entry of the discrepancy ledger, where each fact comes from, and how to cite the record.",
      show_arguments,
      groups,
      show_examples,
      run_show};
  return command;
}

}  // namespace cartulary::cli
