#include "docgen/print/print_builders.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

// Ends the words with a full stop, so that the reason can follow.
std::string as_sentence(std::string words) {
  if (!words.empty() && std::string_view(".!?").find(words.back()) == std::string_view::npos)
    words += '.';
  return words;
}

Said kind_word(const LedgerEntry& entry) {
  if (entry.kind == "slip") return said("print.slip");
  if (entry.kind == "dispute") return said("print.dispute");
  return said("print.gap");
}

}  // namespace

void set_ledger(const PrintContext& context, View& view) {
  View ledger = View::list();
  for (const LedgerEntry& entry : context.index.library().ledger) {
    View sides = View::list();
    for (const LedgerSide& side : entry.sides) {
      std::string said_by;
      for (const SourcePlace& source : side.sources)
        add_item(said_by, source.document + ", " + source.place, "; ");
      View line;
      line.set("says", side.says).set("said_by", said_by);
      sides.add(std::move(line));
    }
    View line;
    line.set("entry_title", entry.title)
        .set("entry_id", entry.id)
        .set("entry_kind", kind_word(entry))
        .set("sides", std::move(sides))
        .set("decision", as_sentence(entry.decision))
        .set("reason", entry.reason);
    ledger.add(std::move(line));
  }
  view.set("ledger", std::move(ledger));
}

}  // namespace cartulary::docgen
