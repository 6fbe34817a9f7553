// What the readers of rules and of rulings have in common.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tiledb/content/readers.h"

namespace cartulary::tiledb {

// The set that the file is about, which is also the file's name; reports another.
std::string read_file_set(const Record& record, std::string_view stem, ContentDraft& draft);

// Id, aliases, title, text, about, with, editions, rule_sets, board, sources and note; the names
// are given as those of `kind`. The id must begin with the set. `sources` may be missing.
void read_rule_record(const Record& record, const std::string& set, NameKind kind, RuleRecord& made,
                      ContentDraft& draft);

// Reports a title that an earlier record of the same file has.
void check_title(const Record& record, const std::vector<std::string>& titles_before);

}  // namespace cartulary::tiledb
