// Keeps the texts of content in plain language: reports words for which there is a plainer one, and
// sentences of a form that is hard to read.
//
//   check_prose(record.place_of("text"), text, Sentences::Checked, draft.errors);
#pragma once

#include <string_view>

#include "tiledb/yaml/error_list.h"
#include "tiledb/yaml/text_file.h"

namespace cartulary::tiledb {

// Whether to report sentences that begin with "Who" and a verb. In titles and questions they are
// allowed, since there such words ask.
enum class Sentences { Checked, Free };

// `start` is where the text begins in its file. Reports every word for which there is a plainer
// one, and sentences that begin with "Who" and a verb but are not questions.
void check_prose(const Place& start, std::string_view text, Sentences sentences, ErrorList& errors);

}  // namespace cartulary::tiledb
