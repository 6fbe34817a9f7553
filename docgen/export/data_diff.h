// DataDiff: the differences between the data of two databases: records that were added, removed or
// changed, key by key.
//
// Records are compared by their JSON, without the keys that are derived from other records. Owns
// its texts.
//
//   Result<DataDiff> diff = data_diff(before, after);
//   diff->records.front();
//   // {"tile", "IC-07", "", Change::Changed, {{"note", "null", "\"...\""}}}
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/json/answer_writer.h"
#include "tiledb/library/library.h"

namespace cartulary::docgen {

struct ChangedKey {
  std::string key;
  std::string before;  // as JSON; empty if the key was absent
  std::string after;
  friend bool operator==(const ChangedKey&, const ChangedKey&) = default;
};

enum class Change { Added, Removed, Changed };
std::string_view to_text(Change change);  // "added", "removed", "changed"

struct ChangedRecord {
  std::string kind;   // "set", "tile", "rule", "ruling", "element", "position", "source", ...
  std::string id;     // without its kind
  std::string title;  // the record's title, if it has one
  Change change = Change::Changed;
  std::vector<ChangedKey> keys;  // of changed records only, in JSON order
};

struct DataDiff {
  std::string before;  // content hashes
  std::string after;
  std::vector<ChangedRecord> records;  // by kind, then in the order of `after`, removed ones last
};

// Error: the data has a file with more values than the JSON parser accepts.
Result<DataDiff> data_diff(const tiledb::Library& before, const tiledb::Library& after);

// {"before": {"content_hash": ...}, "after": ..., "added", "removed", "changed", "records": [...]}
void put_data_diff(AnswerWriter& json, const DataDiff& diff);

}  // namespace cartulary::docgen
