// What the readers of rules, rulings and variants share: the key `set` of their files, the ids and
// former ids of records, and the checks of editions, sets, titles and verdicts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tiledb/draft/value_reader.h"

namespace cartulary::tiledb {

// Reads the file's key `set`; reports one that differs from the file's name.
std::string read_file_set(const Record& record, std::string_view stem, ContentDraft& draft);

// is_game_file: whether this is the file for a game's rulings that belong to none of its own sets.
// read_file_game: the id of the game; reports a key `game` that differs from it.
bool is_game_file(std::string_view stem, const ContentDraft& draft);
std::string read_file_game(const Record& record, const ContentDraft& draft);

// Reads the former ids of a record that has otherwise been read, and notes its id and former ids as
// names of `kind`. The id must begin with the set.
void give_ids(const Record& record, NameKind kind, RuleRecord& made, ContentDraft& draft);

// Notes the editions that the record refers to, and checks its sets, `asked` and verdict.
void check_rule_record(const Record& record, const RuleRecord& made, ContentDraft& draft);

// Reports a title that an earlier record of the same file has.
void check_title(const Record& record, const std::vector<std::string>& titles_before);

}  // namespace cartulary::tiledb
