// Site: renders every page and file, for the static site, the server and print.
//
// A page has a path without a leading slash ("tiles/IC-07.html"). Its links are relative, so it
// works from file:// and from a server. Site refers to the Library, copies none of it, and must not
// outlive it. Rendering is const and may be done from several threads.
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
#include "tiledb/library/library.h"

namespace cartulary::docgen {

struct Page;

// Maps "/" and "/sets/" to their index pages "index.html" and "sets/index.html".
std::string file_of_address(std::string_view address);

struct SiteFile {
  std::string content_type;  // "text/html; charset=utf-8"
  std::string body;
  // 308: the page has moved to `location`; 400: a parameter is wrong, as the page explains; 404:
  // not_found.
  int status = 200;
  std::string location = {};  // "rules/tower.html#ransom"
};

using SearchSource = std::function<std::shared_ptr<const Search>()>;

class Site {
 public:
  // `search` is called when the first page needs a Search over the library; null: the Site makes
  // one. `address`: the public address of the site, "https://carcassonne.example/", for previews of
  // its pages on other sites.
  explicit Site(const tiledb::Library& library, Audience audience = Audience::Server,
                SearchSource search = nullptr, std::string address = {});
  ~Site();
  Site(Site&&) noexcept;
  Site& operator=(Site&&) noexcept;

  // The same pages for Audience::Files; shares the computed data.
  Site for_files() const;

  // The same pages as served below CODE/, with links to those in English. Shares the computed data.
  Site in_language(const PageLanguage& language) const;

  // The index that its pages use; lives as long as the Site.
  const SiteIndex& index() const;

  // The paths of the static site, sorted: pages, styles, scripts and data. Lives as long as the
  // Site.
  const std::vector<std::string>& paths() const;
  // Of these, the pages and scripts, which files have below CODE/ in each language.
  std::vector<std::string> paths_in_languages() const;

  // The file at a path, or nothing if there is none. Pages that take parameters (fit, search,
  // tiles) answer them, and report wrong parameters on the page.
  std::optional<SiteFile> render(std::string_view path,
                                 const PageParameters& parameters = {}) const;

  // The page for an unknown path: says so, suggests the nearest page and links home.
  SiteFile not_found(std::string_view path) const;
  // The page at the path of a print that cannot be made.
  SiteFile print_fault(std::string_view path, const Error& error, int status) const;

 private:
  struct Parts;
  SiteFile page_of_fault(Page page, std::string_view path) const;
  Site(std::shared_ptr<const Parts> parts, Audience audience,
       PageLanguage language = PageLanguage());

  std::shared_ptr<const Parts> parts_;
  Audience audience_;
  PageLanguage language_;
};

}  // namespace cartulary::docgen
