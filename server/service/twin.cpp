#include "server/service/twin.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "docgen/pages/page_table.h"

namespace cartulary::server {
namespace {

using docgen::JsonTwin;
using docgen::PageKind;

// Accepts the characters of ids and edge codes only, so that no name can change the query.
bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= 128 && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == ':';
  });
}

// Accepts two names if names of this kind have two parts: "tower/ransom-is-flat".
bool is_name_for(const JsonTwin& twin, std::string_view text) {
  const std::size_t joint = twin.joint == 0 ? std::string_view::npos : text.find(twin.joint);
  if (joint == std::string_view::npos) return is_name(text);
  return is_name(text.substr(0, joint)) && is_name(text.substr(joint + 1));
}

std::string filled(std::string_view text, const std::string& name) {
  std::string out(text);
  if (const std::size_t star = out.find('*'); star != std::string::npos) out.replace(star, 1, name);
  return out;
}

// The path of the page whose twin is requested: "sets/tower.html" for "/sets/tower.json"; empty if
// `path` is not a twin's.
std::string page_of(std::string_view path) {
  constexpr std::string_view ending = ".json";
  if (!path.starts_with('/') || !path.ends_with(ending)) return {};
  return std::string(path.substr(1, path.size() - 1 - ending.size())) + ".html";
}

}  // namespace

std::optional<Twin> twin_of(const Target& request, const Catalog& catalog) {
  const std::string page = page_of(request.path);
  for (const PageKind& kind : docgen::page_table()) {
    const auto in_path = kind.path.name_in(page);
    if (!in_path || kind.twin.api.empty()) continue;
    if (kind.path.has_name() && !is_name_for(kind.twin, *in_path)) continue;
    const std::string name = kind.twin.api_name == nullptr ? std::string(*in_path)
                                                           : kind.twin.api_name(catalog, *in_path);
    Twin twin{.target = {.path = filled(kind.twin.api, name), .parameters = request.parameters},
              .names_page = kind.path.has_name()};
    if (!kind.twin.parameter.empty())
      twin.target.parameters[std::string(kind.twin.parameter)] = filled(kind.twin.value, name);
    return twin;
  }
  return std::nullopt;
}

}  // namespace cartulary::server
