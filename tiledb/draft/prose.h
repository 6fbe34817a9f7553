// Plain words: reports what the prose of content must not hold, where it stands.
//
//   check_prose(record.place_of("text"), text, Sentences::Checked, draft.errors);
#pragma once

#include <string_view>

#include "tiledb/yaml/error_list.h"
#include "tiledb/yaml/text_file.h"

namespace cartulary::tiledb {

// Whether sentences that begin with "Who" and a verb are reported: in titles and questions such
// words ask.
enum class Sentences { Checked, Free };

// `start` is where the text begins in its file. Reports every word that has a plainer one, and
// sentences that begin with "Who" and a verb but ask nothing.
void check_prose(const Place& start, std::string_view text, Sentences sentences, ErrorList& errors);

}  // namespace cartulary::tiledb
