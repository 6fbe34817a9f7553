// Reads the sets of a selection, part by part: ids, codes, boxes, `all` and `mega`.
//
// Holds references to the Catalog and to the Selection that it fills. Used by select().
//
//   SetCollector sets(catalog, selection);
//   Status read = sets.add_text("base-game,IC*2,river@C2", WhoseEdition::Boxes);
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"

namespace cartulary {

// Asked: the selection keeps its edition. Boxes: it takes the edition of the boxes, if they agree
// on one.
enum class WhoseEdition { Asked, Boxes };

// What the option for the edition takes: "C1", "C2" and so on.
std::vector<std::string> named_editions();

class SetCollector {
 public:
  // REQUIRES: selection.edition is the one that was asked for, or C1 if none was.
  SetCollector(const Catalog& catalog, Selection& selection)
      : catalog_(catalog), selection_(selection) {}

  // Adds the text of --sets. Errors mark the part with a caret.
  Status add_text(std::string_view text, WhoseEdition edition);

  // Adds the sets, editions and drops of a selection from a file.
  Status add_base(const Selection& base);

 private:
  struct Part {
    std::string name;
    int quantity = 1;
    std::optional<Edition> edition;
  };
  Result<Part> read_part(std::string_view text, std::string_view part) const;
  std::optional<Edition> edition_of_boxes(const std::vector<Part>& parts) const;
  Status add(const Part& part);
  Status add_box(const TileSet& box, const Part& part);
  Status add_set(const TileSet& set, const Part& part);

  const Catalog& catalog_;
  Selection& selection_;
  // Reads the same notation for a Collection.
  friend class SetListReader;
};

// The start tiles of the chosen sets: tile id -> copies, times the quantity of the set.
std::map<std::string, int> start_tiles(const Catalog& catalog, const Selection& selection);

}  // namespace cartulary
