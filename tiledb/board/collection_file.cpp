#include "tiledb/board/collection_file.h"

#include <array>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "tiledb/draft/value_reader.h"
#include "tiledb/yaml/error_list.h"
#include "tiledb/yaml/record.h"
#include "tiledb/yaml/text_file.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 5> collection_keys = {"boxes", "editions", "tiles",
                                                             "without", "lost"};

class CollectionReader {
 public:
  CollectionReader(const Catalog& catalog, const PieceNames& names, const Record& record)
      : catalog_(catalog), names_(names), record_(record) {}

  Collection read() {
    record_.need("boxes");
    read_counts("boxes", &CollectionReader::set_id, collection_.boxes);
    read_editions();
    read_counts("tiles", &CollectionReader::tile_id, collection_.tiles);
    read_counts("without", &CollectionReader::tile_id, collection_.without);
    read_counts("lost", &CollectionReader::element_id, collection_.lost);
    return std::move(collection_);
  }

 private:
  using NameReader = std::string (CollectionReader::*)(const std::string& name, const Place& place);

  void report(const Place& place, const Error& error) {
    record_.errors().add(place, error.what, error.fix, error.suggestion);
  }

  std::string set_id(const std::string& name, const Place& place) {
    const Result<const TileSet*> set = catalog_.need_set(name, "");
    if (set) return (*set)->id;
    report(place, set.error());
    return "";
  }
  std::string tile_id(const std::string& name, const Place& place) {
    const Result<const Tile*> tile = catalog_.need_tile(name, "");
    if (tile) return (*tile)->id;
    report(place, tile.error());
    return "";
  }
  std::string element_id(const std::string& name, const Place& place) {
    if (const auto found = names_.find(piece_key(name)); found != names_.end())
      return found->second;
    std::set<std::string> known;
    for (const auto& [word, element] : names_) known.insert(element);
    report_unknown_name(place, "figure or token", name,
                        std::vector<std::string_view>(known.begin(), known.end()),
                        record_.errors());
    return "";
  }

  void read_counts(std::string_view key, NameReader id_of, std::map<std::string, int>& counts) {
    for (const YamlEntry& entry : record_.map(key)) {
      const std::string id = (this->*id_of)(entry.key, entry.key_place);
      const std::optional<int> count =
          read_number(entry.value, fmt::format("the number of '{}'", entry.key), 1, most_copies,
                      record_.errors());
      if (id.empty() || !count) continue;
      if (!counts.emplace(id, *count).second)
        record_.errors().add(entry.key_place, said("wrong-file.under-two-names", {{"name", id}}),
                             said("wrong-file.leave-one"));
    }
  }

  void read_editions() {
    const std::set<std::string> owned = names_owned();
    for (const YamlEntry& entry : record_.map("editions")) {
      const std::string id = set_id(entry.key, entry.key_place);
      const std::string name =
          read_text(entry.value, fmt::format("the edition of '{}'", entry.key), record_.errors());
      if (id.empty() || name.empty()) continue;
      if (!owned.contains(id))
        record_.errors().add(entry.key_place, said("owned.not-among-boxes", {{"set", id}}),
                             said("owned.add-to-boxes"));
      if (const auto edition = read_edition(entry.value.place, name, record_.errors()))
        collection_.editions[id] = *edition;
    }
  }

  // The boxes, and the sets in them.
  std::set<std::string> names_owned() const {
    std::set<std::string> owned;
    for (const auto& [id, count] : collection_.boxes) {
      owned.insert(id);
      for (const ContainedSet& contained : catalog_.find_set(id)->contains)
        owned.insert(contained.set);
    }
    return owned;
  }

  const Catalog& catalog_;
  const PieceNames& names_;
  const Record& record_;
  Collection collection_;
};

}  // namespace

Result<Collection> parse_collection_file(const Catalog& catalog, const PieceNames& names,
                                         std::string_view text, std::string_view where) {
  const TextFile file{std::string(where), std::string(text)};
  ErrorList errors;
  Collection collection;
  if (const std::optional<YamlNode> root = parse_yaml(file, errors)) {
    const Record record(*root, {"a collection", collection_keys, {}}, errors);
    collection = CollectionReader(catalog, names, record).read();
  }
  if (errors.size() > 0) return errors.sorted().front();
  std::optional<Error> fault = fault_of(catalog, collection);
  if (!fault) return collection;
  fault->where = fmt::format("{}: {}", where, fault->where);
  return *std::move(fault);
}

}  // namespace cartulary::tiledb
