#include "docgen/pages/names_script.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "docgen/views/script_text.h"
#include "engine/position/position.h"
#include "engine/scoring/feature_kind.h"
#include "engine/search/search_document.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

// Names that the language has; the others are called by their ids.
class ThingNames {
 public:
  explicit ThingNames(const PageLanguage& language) : language_(language) {}

  // `english`: what the thing is called in English.
  void add(std::string_view id, std::string_view english) {
    const Translated said = language_.say(english);
    if (said.in_english || !ids_.insert(std::string(id)).second) return;
    add_item(text_, script_string(id) + ": " + script_string(said.text), ",\n");
  }
  template <class Ids>
  void add_all(const Ids& ids) {
    for (const auto& id : ids) {
      std::string english(id);
      std::ranges::replace(english, '-', ' ');
      add(id, english);
    }
  }
  std::string script() const {
    return "window.cartularyNames = Object.assign(window.cartularyNames || {}, {" + text_ + "});\n";
  }

 private:
  const PageLanguage& language_;
  std::set<std::string, std::less<>> ids_;
  std::string text_;
};

}  // namespace

std::string page_names_script(const PageLanguage& language, const tiledb::Library& library) {
  ThingNames names(language);
  for (const TileSet& set : library.catalog.sets()) names.add(set.id, set.title);
  names.add_all(player_names());
  names.add_all(search_kind_names);
  names.add_all(element_kind_names);
  names.add_all(ruling_status_names);
  return names.script();
}

std::string board_names_script(const PageLanguage& language, const tiledb::Library& library) {
  ThingNames names(language);
  names.add_all(feature_kind_names);
  for (const Element& element : library.rulebook.elements())
    names.add(element.id.substr(element.id.find('/') + 1), element.name);
  return names.script();
}

}  // namespace cartulary::docgen
