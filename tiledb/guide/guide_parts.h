// What the readers of guides share: the rules behind a line, the sentences that it carries, and the
// choices of a selection under which it holds.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/guide.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {

// Keys that their readers handle themselves: in a file, and in a line.
inline constexpr std::array<std::string_view, 1> parts_apart = {"parts"};
inline constexpr std::array<std::string_view, 1> carries_apart = {"carries"};

// Reads the key `carries`: lists of sentence numbers by section. Messages call the record `by`.
std::vector<CarriedSentence> read_carries(const Record& record, const std::string& by,
                                          ContentDraft& draft);

// Reads the key `rule_value`: choices by name. Reports choices that no selection can make.
std::vector<ChosenValue> read_rule_value(const Record& record);

// Reports a record with neither `rules` nor `no_rule`, or with both.
void check_rules_behind(const Record& record, std::string_view what);

// Reads the key `id` of a guide; reports one that differs from the file's name. Returns the file's
// name.
std::string read_guide_id(const Record& record, std::string_view stem);

// Reports the value of `key` if it is in `before` already; then adds it to `before`.
void check_new(const Record& record, std::string_view key, std::string_view what,
               std::vector<std::string>& before);

}  // namespace cartulary::tiledb
