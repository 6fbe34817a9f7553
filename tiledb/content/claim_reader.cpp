#include "tiledb/content/claim_reader.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "engine/tile/edge_code.h"
#include "engine/tile/kind_names.h"
#include "engine/tile/shape.h"
#include "engine/tile/tile.h"
#include "tiledb/draft/symbol_table.h"
#include "tiledb/draft/value_reader.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 5> claim_file_keys = {"source", "place", "note", "claims",
                                                             "not_counted"};
constexpr std::array<std::string_view, 8> claim_keys = {"id",     "count",   "copies", "edition",
                                                        "sum_of", "dropped", "place",  "note"};
constexpr std::array<std::string_view, 6> count_keys = {"set",   "edges", "has",
                                                        "class", "shape", "unit"};
constexpr std::array<std::string_view, 4> not_counted_keys = {"id", "says", "reason", "place"};
constexpr std::array<std::string_view, 2> points_file_keys = {"note", "points"};
constexpr std::array<std::string_view, 4> point_keys = {"id", "edition", "carried", "left_out"};
constexpr std::array<std::string_view, 3> units = {"tiles", "marks", "pieces"};

std::optional<std::string> parse_unit(std::string_view text) {
  for (const std::string_view unit : units)
    if (unit == text) return std::string(unit);
  return std::nullopt;
}

// One text or a list of texts, each with its place.
std::vector<std::pair<std::string, Place>> one_or_more(const Record& record, std::string_view key) {
  std::vector<std::pair<std::string, Place>> found;
  const YamlNode* value = record.find(key);
  if (value == nullptr) return found;
  if (value->kind == YamlNode::Kind::Scalar) {
    if (std::string text = record.text(key); !text.empty()) found.push_back({text, value->place});
    return found;
  }
  for (const YamlNode& item : record.list(key))
    if (std::string text = read_text(item, fmt::format("an item of '{}'", key), record.errors());
        !text.empty())
      found.push_back({text, item.place});
  return found;
}

std::string read_edges(const Record& record) {
  std::string edges = record.text("edges");
  if (edges.empty()) return edges;
  const std::optional<EdgeCode> code = parse_edge_code(edges);
  if (!code)
    record.errors().add(record.place_of("edges"), fmt::format("'{}' is no edge code", edges),
                        "write four of the letters c, f, r and s");
  else if (const std::string least = code->canonical().text(); least != edges)
    record.errors().add(record.place_of("edges"),
                        fmt::format("'{}' is not the least turn of this edge code", edges),
                        fmt::format("write {}", least));
  return edges;
}

ClaimCount read_count(const Record& claim, ContentDraft& draft) {
  ClaimCount count;
  const YamlNode* node = claim.need("count");
  if (node == nullptr) return count;
  const Record record(*node, {"a count", count_keys, {}}, draft.errors);
  for (auto& [set, place] : one_or_more(record, "set")) {
    draft.used.push_back({NameKind::Set, set, place, {}});
    count.sets.push_back(std::move(set));
  }
  count.edges = read_edges(record);
  for (auto& [mark, place] : one_or_more(record, "has")) {
    check_mark(mark, place, draft.errors);
    count.has.push_back(std::move(mark));
  }
  if (record.find("class") != nullptr) count.classes.clear();
  for (auto& [cls, place] : one_or_more(record, "class")) {
    if (!parse_tile_class(cls))
      report_unknown_name(place, "class", cls, kind_names::classes, draft.errors);
    count.classes.push_back(std::move(cls));
  }
  if (const auto shape = read_word(record, "shape", parse_shape, kind_names::shapes))
    count.shape = to_text(*shape);
  count.unit = read_word(record, "unit", parse_unit, units).value_or("tiles");
  if (count.unit == "marks" && count.has.empty())
    draft.errors.add(record.place_of("unit"), "marks are counted, but 'has' names none",
                     "add 'has', or count tiles");
  return count;
}

void read_claim(const YamlNode& node, const SourcePlace& source, ContentDraft& draft) {
  const std::size_t faults = draft.errors.size();
  const Record record(node, {"a claim", claim_keys, {}}, draft.errors);
  ClaimDraft made;
  ClaimResult& claim = made.claim;
  claim.id = read_id(record, "id", true, draft.errors);
  claim.count = read_count(record, draft);
  claim.copies = record.need_number("copies", 0, 99999).value_or(0);
  claim.edition = read_edition(record, "edition").value_or(Edition::C1);
  claim.dropped = record.flag("dropped").value_or(false);
  claim.sum_of = record.text("sum_of");
  claim.source = source;
  if (record.find("place") != nullptr) claim.source.place = record.text("place");
  claim.note = record.text("note");
  made.place = record.place_of("copies");
  made.sum_of_place = record.place_of("sum_of");
  made.readable = draft.errors.size() == faults;
  if (!claim.id.empty()) draft.given.push_back({NameKind::Claim, claim.id, record.place_of("id")});
  draft.claims.push_back(std::move(made));
}

void read_figure(const YamlNode& node, const SourcePlace& source, ContentDraft& draft) {
  const Record record(node, {"a figure that is not counted", not_counted_keys, {}}, draft.errors);
  UncountedFigure figure;
  figure.id = read_id(record, "id", true, draft.errors);
  figure.says = record.need_text("says");
  figure.reason = record.need_text("reason");
  figure.source = source;
  if (record.find("place") != nullptr) figure.source.place = record.text("place");
  if (!figure.id.empty())
    draft.given.push_back({NameKind::Figure, figure.id, record.place_of("id")});
  draft.uncounted.push_back(std::move(figure));
}

// The kinds of records that may carry a point, by prefix.
constexpr std::array<std::pair<std::string_view, NameKind>, 5> carriers = {
    {{"rule/", NameKind::Rule},
     {"ruling/", NameKind::Ruling},
     {"variant/", NameKind::Variant},
     {"set/", NameKind::Set},
     {"ledger/", NameKind::LedgerEntry}}};

void note_carrier(const std::string& name, const Place& place, ContentDraft& draft) {
  const auto kind = std::ranges::find_if(
      carriers, [&](const auto& carrier) { return name.starts_with(carrier.first); });
  if (kind == carriers.end())
    draft.errors.add(place, fmt::format("'{}' has no kind", name),
                     "begin it with rule/, ruling/, variant/, set/ or ledger/");
  else
    draft.used.push_back({kind->second, name.substr(kind->first.size()), place, {}});
}

void read_point(const YamlNode& node, ContentDraft& draft) {
  const Record record(node, {"a point", point_keys, {}}, draft.errors);
  EditionPoint point;
  point.id = read_id(record, "id", true, draft.errors);
  for (auto& [name, place] : one_or_more(record, "edition"))
    if (const auto edition = read_edition(place, name, draft.errors))
      point.editions.push_back(*edition);
  for (auto& [name, place] : one_or_more(record, "carried")) {
    note_carrier(name, place, draft);
    point.carried.push_back(std::move(name));
  }
  point.left_out = record.text("left_out");
  if (point.carried.empty() == point.left_out.empty())
    draft.errors.add(record.place_of("id"), "a point is carried or left out",
                     "write what carries it in 'carried', or the reason in 'left_out'");
  if (!point.id.empty()) draft.given.push_back({NameKind::Claim, point.id, record.place_of("id")});
  draft.points.push_back(std::move(point));
}

void read_points_file(const YamlNode& root, ContentDraft& draft) {
  const Record record(root, {"a file of points", points_file_keys, {}}, draft.errors);
  record.text("note");  // for people reading the file
  for (const YamlNode& item : record.list("points")) read_point(item, draft);
}

bool has_points(const YamlNode& root) {
  return std::ranges::any_of(root.entries,
                             [](const YamlEntry& entry) { return entry.key == "points"; });
}

}  // namespace

void read_claims_file(const YamlNode& root, ContentDraft& draft) {
  if (has_points(root)) return read_points_file(root, draft);
  const Record record(root, {"a file of claims", claim_file_keys, {}}, draft.errors);
  SourcePlace source;
  source.document = record.need_text("source");
  source.place = record.need_text("place");
  record.text("note");  // for people reading the file
  if (!source.document.empty())
    draft.used.push_back({NameKind::Document, source.document, record.place_of("source"), {}});
  record.need("claims");
  for (const YamlNode& item : record.list("claims")) read_claim(item, source, draft);
  for (const YamlNode& item : record.list("not_counted")) read_figure(item, source, draft);
}

}  // namespace cartulary::tiledb
