// Site: every page as a value, for the static site, the server and print.
//
// A page has a path without leading slash ("tiles/IC-07.html"); the same path with relative
// links works from file:// and from a server. Site owns copies of nothing: it refers to a
// Library that must outlive it. Rendering is const and may be done from several threads.
//
//   Site site(library);
//   for (const std::string& path : site.paths()) write(path, site.render(path)->body);
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page_context.h"
#include "tiledb/database/library.h"

namespace cartulary::docgen {

// "/" and "/sets/" stand for their index pages: "index.html", "sets/index.html".
std::string file_of_address(std::string_view address);

struct SiteFile {
  std::string content_type;  // "text/html; charset=utf-8"
  std::string body;
  // 308: the page stands at `location` now; 400: a fault in the parameters, told on the page; 404:
  // not_found.
  int status = 200;
  std::string location = {};  // "rules/tower.html#ransom"
};

using SearchSource = std::function<std::shared_ptr<const Search>()>;

class Site {
 public:
  // `search` gives one made from the library to the first page that searches; null: the Site makes
  // its own. `address`: where the pages stand for everybody, "https://carcassonne.example/", for
  // what other sites show of them.
  explicit Site(const tiledb::Library& library, Audience audience = Audience::Server,
                SearchSource search = nullptr, std::string address = {});
  ~Site();
  Site(Site&&) noexcept;
  Site& operator=(Site&&) noexcept;

  // The same pages for the other audience; shares what was worked out.
  Site for_files() const;

  // The same pages as they lead to each other below de/: their switch leads back to English. What
  // they say is put into German by german_page(). Shares what was worked out.
  Site in_german() const;

  // What its pages look up; as long as the Site.
  const SiteIndex& index() const;

  // Every file of the static site: pages, styles, scripts, data; sorted. As long as the Site.
  const std::vector<std::string>& paths() const;

  // The file at a path, or nothing if there is none. Pages that take parameters (fit, search,
  // tiles) answer them; faults in parameters are told on the page.
  std::optional<SiteFile> render(std::string_view path,
                                 const PageParameters& parameters = {}) const;

  // The page for a path that is none: says so, suggests the nearest, links home.
  SiteFile not_found(std::string_view path) const;

 private:
  struct Parts;
  Site(std::shared_ptr<const Parts> parts, Audience audience,
       Language language = Language::English);

  std::shared_ptr<const Parts> parts_;
  Audience audience_;
  Language language_ = Language::English;
};

}  // namespace cartulary::docgen
