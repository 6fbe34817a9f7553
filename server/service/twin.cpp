#include "server/service/twin.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "docgen/base/links.h"
#include "engine/bag/tile_query.h"

namespace cartulary::server {
namespace {

// `page` is the page's path, with `*` for the name of what it is about; `value` is the fixed
// value of `parameter`, with `*` for the same.
struct TwinRow {
  std::string_view page;
  std::string_view api;
  std::string_view parameter;
  std::string_view value;
  char joint = 0;  // between the two names that may stand for `*`
};

constexpr auto rows = std::to_array<TwinRow>({
    {"/index", "/api/v1/meta", "", ""},
    {"/sets/index", "/api/v1/sets", "limit", "1000"},
    {"/sets/*", "/api/v1/sets/*", "", ""},
    {"/about", "/api/v1/meta", "", ""},
    {"/rules/index", "/api/v1/rulebook", "", ""},
    {"/rules/differences", "/api/v1/differences", "", ""},
    {"/rules/*", "/api/v1/sets/*/rules", "", ""},
    {"/status/index", "/api/v1/status", "", ""},
    {"/status/*", "/api/v1/status/*", "limit", "1000"},
    {"/with/index", "/api/v1/with", "", ""},
    {"/with/*", "/api/v1/with/*", "", "", '+'},
    {"/positions/index", "/api/v1/positions", "limit", "1000"},
    {"/positions/*", "/api/v1/positions/*", "", "", '/'},
    {"/rulings/*", "/api/v1/rules/ruling/*", "", "", '/'},
    {"/elements/index", "/api/v1/elements", "limit", "1000"},
    {"/elements/*", "/api/v1/elements/*", "", ""},
    {"/tiles/index", "/api/v1/tiles", "", ""},
    {"/tiles/*", "/api/v1/tiles/*", "", ""},
    {"/edges/index", "/api/v1/counts", "by", "edges"},
    {"/edges/*", "/api/v1/tiles", "q", "edges:*"},
    {"/features/index", "/api/v1/counts", "by", "feature"},
    {"/features/*", "/api/v1/tiles", "q", "has:\"*\""},
    {"/fit/index", "/api/v1/fit", "", ""},
    {"/fit/*", "/api/v1/fit", "pattern", "*"},
    {"/dead", "/api/v1/dead", "", ""},
    {"/ledger", "/api/v1/ledger", "", ""},
    {"/sources", "/api/v1/sources", "", ""},
    {"/search", "/api/v1/search", "", ""},
});

// Names as ids and edge codes have them, so that none can turn a query into another.
bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= 128 && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == ':';
  });
}

// Rulings and positions have pages in a folder for each set: "tower/ransom-is-flat".
bool is_name_for(const TwinRow& row, std::string_view text) {
  const std::size_t joint = row.joint == 0 ? std::string_view::npos : text.find(row.joint);
  if (joint == std::string_view::npos) return is_name(text);
  return is_name(text.substr(0, joint)) && is_name(text.substr(joint + 1));
}

std::string filled(std::string_view text, const std::string& name) {
  std::string out(text);
  if (const std::size_t star = out.find('*'); star != std::string::npos) out.replace(star, 1, name);
  return out;
}

// The name in a path that the row stands for; empty for a row without a name; nothing if the
// row is for other paths.
std::optional<std::string> name_in(const TwinRow& row, std::string_view path) {
  if (!row.page.ends_with('*'))
    return path == row.page ? std::optional<std::string>("") : std::nullopt;
  const std::string_view prefix = row.page.substr(0, row.page.size() - 1);
  if (!path.starts_with(prefix) || !is_name_for(row, path.substr(prefix.size())))
    return std::nullopt;
  return std::string(path.substr(prefix.size()));
}

// Addresses write `_` for the `?` of a pattern, and marks by a name that is safe in a path.
std::string name_meant(const TwinRow& row, std::string name, const Catalog& catalog) {
  if (row.parameter == "pattern") std::replace(name.begin(), name.end(), '_', '?');
  if (row.page == "/features/*")
    for (const std::string& mark : known_marks(catalog))
      if (docgen::safe_name(mark) == name) return mark;
  return name;
}

}  // namespace

std::optional<Twin> twin_of(const Target& request, const Catalog& catalog) {
  constexpr std::string_view ending = ".json";
  if (!request.path.ends_with(ending)) return std::nullopt;
  const std::string_view path =
      std::string_view(request.path).substr(0, request.path.size() - ending.size());
  for (const TwinRow& row : rows) {
    std::optional<std::string> name = name_in(row, path);
    if (!name) continue;
    name = name_meant(row, *std::move(name), catalog);
    Twin twin{.target = {.path = filled(row.api, *name), .parameters = request.parameters},
              .names_page = row.page.ends_with('*')};
    if (!row.parameter.empty())
      twin.target.parameters[std::string(row.parameter)] = filled(row.value, *name);
    return twin;
  }
  return std::nullopt;
}

}  // namespace cartulary::server
