// What the readers of rules, rulings and variants have in common.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tiledb/draft/value_reader.h"

namespace cartulary::tiledb {

// The set that the file is about, which is also the file's name; reports another.
std::string read_file_set(const Record& record, std::string_view stem, ContentDraft& draft);

// Whether the file, by its name, is that of a game's own rulings on no set of its own; the id of
// the game, as its key `game` has it, reported where it is another.
bool is_game_file(std::string_view stem, const ContentDraft& draft);
std::string read_file_game(const Record& record, const ContentDraft& draft);

// Gives the names of a record that has been read, id and former ids, which it reads, as those of
// `kind`. The id must begin with the set.
void give_ids(const Record& record, NameKind kind, RuleRecord& made, ContentDraft& draft);

// Notes the editions that the record needs, and checks its sets and `asked`.
void check_rule_record(const Record& record, const RuleRecord& made, ContentDraft& draft);

// Reports a title that an earlier record of the same file has.
void check_title(const Record& record, const std::vector<std::string>& titles_before);

}  // namespace cartulary::tiledb
