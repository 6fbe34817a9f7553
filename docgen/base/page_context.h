// PageContext: the input of a page builder: the index of all records, the search, the parameters of
// the request, and the audience of the page.
//
// Holds references only; their targets must outlive it.
//
//   context.parameter("edition");   // "C1", or empty text
#pragma once

#include <functional>
#include <string_view>

#include "docgen/base/page_parameters.h"
#include "docgen/base/site_index.h"
#include "engine/text/page_language.h"

namespace cartulary {
class Search;
}  // namespace cartulary

namespace cartulary::docgen {

class TileGroundCache;

// How the pages are served. Files: as plain files with no server to answer a form, so whatever
// needs one is left out. Engine: a page of the files that runs the engine in the browser, which can
// do all that a server does except make prints.
enum class Audience { Server, Files, Engine };

struct PageContext {
  const SiteIndex& index;
  // Built on first use, since most pages do not need it.
  std::function<const Search&()> search;
  const PageParameters& parameters;
  Audience audience = Audience::Server;
  PageLanguage language = PageLanguage();
  std::string_view address = {};       // public address of the site: "https://carcassonne.example/"
  TileGroundCache* grounds = nullptr;  // shared by the tile drawings of all pages

  bool live() const { return audience != Audience::Files; }
  bool makes_prints() const { return audience == Audience::Server; }
  // The value of a parameter, or empty text.
  std::string_view parameter(std::string_view name) const;
};

}  // namespace cartulary::docgen
