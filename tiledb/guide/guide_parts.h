// What the readers of guides have in common: rules behind a line, sentences that it carries, the
// choice of a selection under which it holds.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/guide.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {

// Keys that are read by themselves: of a file, and of a line.
inline constexpr std::array<std::string_view, 1> parts_apart = {"parts"};
inline constexpr std::array<std::string_view, 1> carries_apart = {"carries"};

// The key `carries`: lists of numbers by section. `by` is what messages call the record.
std::vector<CarriedSentence> read_carries(const Record& record, const std::string& by,
                                          ContentDraft& draft);

// The key `rule_value`: choices by name, each one that a selection may make.
std::vector<ChosenValue> read_rule_value(const Record& record);

// Reports a record with neither `rules` nor `no_rule`, or with both.
void check_rules_behind(const Record& record, std::string_view what);

// The key `id` of a guide, which is also the file's name; reports another.
std::string read_guide_id(const Record& record, std::string_view stem);

// Reports a name that stands in `before` already, else adds it.
void check_new(const Record& record, std::string_view key, std::string_view what,
               std::vector<std::string>& before);

}  // namespace cartulary::tiledb
