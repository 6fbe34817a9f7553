#include "server/api/route.h"

#include <algorithm>

#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary::server {
namespace {

constexpr std::string_view id_place = "{id}";

Error unknown_parameter(const Route& route, const std::string& name) {
  std::vector<std::string> known;
  for (const ParameterRow& row : route.all_parameters()) known.emplace_back(row.name);
  return {.where = name,
          .what = said("http-fault.no-parameter", {{"name", name}}),
          .fix = known.empty() ? said("http-fault.no-parameters")
                               : said("http-fault.take-parameter", {{"parameters", joined(known)}}),
          .suggestion = nearest(name, known)};
}

Said as_in_example(const ParameterRow& row) {
  return said("http-fault.write-as",
              {{"example", std::string(row.name) + '=' + std::string(row.example)}});
}

Said fault_of(const ParameterRow& row, const std::string& value) {
  const auto length = static_cast<int>(value.size());
  switch (row.kind) {
    case ParameterKind::Text:
      if (length < row.least) return said("http-fault.empty");
      if (length > row.most) return said("http-fault.too-long", {{"bytes", row.most}});
      return {};
    case ParameterKind::Integer:
      if (parse_whole(value, row.least, row.most)) return {};
      return said("fault.number-beyond",
                  {{"text", value}, {"least", row.least}, {"most", row.most}});
    case ParameterKind::Boolean:
      if (value == "true" || value == "false") return {};
      return said("http-fault.true-or-false", {{"text", value}});
  }
  return {};
}

}  // namespace

std::string_view ApiCall::text(std::string_view name) const {
  const std::string* value = target.find(name);
  return value == nullptr ? std::string_view() : *value;
}

std::vector<ParameterRow> Route::all_parameters() const {
  std::vector<ParameterRow> all;
  for (std::span<const ParameterRow> rows : parameters)
    all.insert(all.end(), rows.begin(), rows.end());
  return all;
}

bool matches(const Route& route, std::string_view path, std::string& id) {
  id.clear();
  const std::size_t place = route.path.find(id_place);
  if (place == std::string_view::npos) return path == route.path;
  const std::string_view after = route.path.substr(place + id_place.size());
  if (!path.starts_with(route.path.substr(0, place)) || !path.ends_with(after) ||
      path.size() <= place + after.size())
    return false;
  id = path.substr(place, path.size() - place - after.size());
  return route.long_id || id.find('/') == std::string::npos;
}

std::vector<Error> parameter_faults(const Route& route, const Target& target) {
  std::vector<Error> faults;
  const std::vector<ParameterRow> rows = route.all_parameters();
  for (const auto& parameter : target.parameters) {
    const std::string& name = parameter.first;
    const bool known = std::any_of(rows.begin(), rows.end(),
                                   [&](const ParameterRow& row) { return row.name == name; });
    if (!known && !route.takes_facts) faults.push_back(unknown_parameter(route, name));
  }
  for (const ParameterRow& row : rows) {
    const std::string* value = target.find(row.name);
    if (value == nullptr && row.required)
      faults.push_back({.where = std::string(row.name),
                        .what = said("http-fault.needed"),
                        .fix = as_in_example(row)});
    if (value == nullptr) continue;
    if (Said fault = fault_of(row, *value); !fault.empty())
      faults.push_back({.where = std::string(row.name),
                        .what = std::move(fault),
                        .fix = row.example.empty() ? Said() : as_in_example(row)});
  }
  return faults;
}

}  // namespace cartulary::server
