// Checks language/CODE/records.txt: what records of the content say, in another language.
//
//   Incomplete city = Unvollendete Stadt
//   section "{*}" = Abschnitt „{}“
//
// The files are built into the program; here every line is compared with the texts of the records.
#pragma once

#include <functional>
#include <set>
#include <string>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// Adds every text of a file, each as it is read: without quotes, on one line.
void gather_texts(const YamlNode& node, std::set<std::string, std::less<>>& texts);

// Reports lines without this form, repeated lines, and lines whose English no record has.
void check_record_words(ContentDraft& draft);

}  // namespace cartulary::tiledb
