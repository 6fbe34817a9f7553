// Readers of single values that several kinds of records have: names, places in documents,
// editions, ids, dates, marks. Each reports what is wrong and then gives an empty value.
//
//   entry.claims = read_used(record, "claims", NameKind::Claim, draft);
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/record.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// A list of names, noted as used; their places, one for each, go into `places` if it is given.
std::vector<std::string> read_used(const Record& record, std::string_view key, NameKind kind,
                                   ContentDraft& draft, std::vector<Place>* places = nullptr);

// Reports a missing key, or a list without items, with the fix as given.
void need_list(const Record& record, std::string_view key, std::string_view fix);

// A list of `{document, place}` or, where `bare` allows it, document ids; the documents are
// noted as used.
std::vector<SourcePlace> read_source_places(const Record& record, std::string_view key, bool bare,
                                            ContentDraft& draft);

// Editions by the names of content.
std::optional<Edition> read_edition(const Record& record, std::string_view key);
// The same for an item of a list or a key of a map; reports an unknown one.
std::optional<Edition> read_edition(const Place& place, std::string_view name, ErrorList& errors);
// A list of them, each once.
std::vector<Edition> read_editions(const Record& record, std::string_view key);

// Whether a set has not the edition. A set without any is not said to lack one: that fault is
// reported by itself.
bool lacks_edition(const TileSet& set, Edition edition);

// An id of small letters, digits and hyphens, or with `/` between such parts; reports others.
std::string read_id(const Record& record, std::string_view key, bool with_slash, ErrorList& errors);
bool is_id(std::string_view text, bool with_slash);

// Reports what is no feature that a tile can have, nor a detail of one: "inn", "crop-circle:club".
void check_mark(const std::string& mark, const Place& place, ErrorList& errors);

// A date as YYYY, YYYY-MM or YYYY-MM-DD; reports another.
std::string read_date(const Record& record, std::string_view key);

}  // namespace cartulary::tiledb
