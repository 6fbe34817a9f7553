// Checks language/CODE/records.txt: what records of the content say, in another language.
//
//   Incomplete city = Unvollendete Stadt
//   section "{*}" = Abschnitt „{}“
//
// The files are built into the program; here every line is held against the records.
#pragma once

#include <functional>
#include <set>
#include <string>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// Adds every text of a file, each as it is read: without quotes, on one line.
void gather_texts(const YamlNode& node, std::set<std::string, std::less<>>& texts);

// Reports lines that are none, that stand twice, and those whose English no record says.
void check_record_words(ContentDraft& draft);

}  // namespace cartulary::tiledb
