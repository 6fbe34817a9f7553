// PageContext: what a page is made from: the index of all records, the search, the parameters of
// the request, and who the page is for.
//
// Refers to all of it, which must outlive it.
//
//   context.parameter("edition");   // "C1", or empty text
#pragma once

#include <functional>
#include <string_view>

#include "docgen/base/page_parameters.h"
#include "docgen/base/site_index.h"

namespace cartulary {
class Search;
}  // namespace cartulary

namespace cartulary::docgen {

class TileGrounds;

// Who serves the pages. Files have nobody to answer a form: what asks for an answer is left out
// there. Engine: a page of files that asks the engine in the browser, which answers all that a
// server does but prints.
enum class Audience { Server, Files, Engine };

// Pages are made in English; what stands on them in German is told by docgen/language.
enum class Language { English, German };

struct PageContext {
  const SiteIndex& index;
  // Made when it is asked for first: most pages do without.
  std::function<const Search&()> search;
  const PageParameters& parameters;
  Audience audience = Audience::Server;
  Language language = Language::English;
  std::string_view address = {};   // "https://carcassonne.example/": where the pages stand for all
  TileGrounds* grounds = nullptr;  // of the drawings of all pages

  bool live() const { return audience != Audience::Files; }
  bool makes_prints() const { return audience == Audience::Server; }
  // The value of a parameter, or empty text.
  std::string_view parameter(std::string_view name) const;
};

}  // namespace cartulary::docgen
