#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "engine/tile/edge_code.h"
#include "tiledb/content/content_readers.h"
#include "tiledb/draft/claim_members.h"
#include "tiledb/draft/member_reader.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 5> claim_file_keys = {"source", "place", "note", "claims",
                                                             "not_counted"};
constexpr std::array<std::string_view, 2> points_file_keys = {"note", "points"};

void check_edges(const Record& record, const std::string& edges) {
  if (edges.empty()) return;
  const std::optional<EdgeCode> code = parse_edge_code(edges);
  if (!code)
    record.errors().add(record.place_of("edges"), fmt::format("'{}' is no edge code", edges),
                        "write four of the letters c, f, r and s");
  else if (const std::string least = code->canonical().text(); least != edges)
    record.errors().add(record.place_of("edges"),
                        fmt::format("'{}' is not the least turn of this edge code", edges),
                        fmt::format("write {}", least));
}

ClaimCount read_count(const YamlNode& node, ContentDraft& draft) {
  const Record record(node, keys_of<ClaimCount>("a count"), draft.errors);
  ClaimCount count;
  count.classes = {"land"};
  read_members(record, count, draft);
  check_edges(record, count.edges);
  if (count.unit == "marks" && count.has.empty())
    draft.errors.add(record.place_of("unit"), "marks are counted, but 'has' names none",
                     "add 'has', or count tiles");
  return count;
}

// Reads a claim, or a number that is not counted. Its place may be narrower than the file's.
template <class R>
void read_figure(const Record& record, const SourcePlace& source, NameKind kind, R& made,
                 ContentDraft& draft) {
  made.source = source;
  if (record.find("place") != nullptr) made.source.place = record.text("place");
  read_members(record, made, draft);
  if (!made.id.empty()) draft.given.push_back({kind, made.id, record.place_of("id")});
}

void read_claim(const YamlNode& node, const SourcePlace& source, ContentDraft& draft) {
  const std::size_t faults = draft.errors.size();
  const Record record(node, keys_of<ClaimResult>(), draft.errors);
  ClaimDraft made;
  if (const YamlNode* count = record.need("count")) made.claim.count = read_count(*count, draft);
  read_figure(record, source, NameKind::Claim, made.claim, draft);
  made.place = record.place_of("copies");
  made.sum_of_place = record.place_of("sum_of");
  made.readable = draft.errors.size() == faults;
  draft.claims.push_back(std::move(made));
}

void read_uncounted(const YamlNode& node, const SourcePlace& source, ContentDraft& draft) {
  const Record record(node, keys_of<UncountedNumber>(), draft.errors);
  read_figure(record, source, NameKind::Figure, draft.uncounted.emplace_back(), draft);
}

void read_point(const YamlNode& node, ContentDraft& draft) {
  const Record record(node, keys_of<EditionPoint>(), draft.errors);
  EditionPoint point;
  read_members(record, point, draft);
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
  for (const YamlNode& item : record.list("not_counted")) read_uncounted(item, source, draft);
}

}  // namespace cartulary::tiledb
