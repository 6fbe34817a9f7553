// Readers of single values that occur in several kinds of records: names, places in documents,
// editions, ids, dates, marks. Each reports a fault and then returns an empty value.
//
//   entry.claims = read_used(record, "claims", NameKind::Claim, draft);
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/record_id.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/record.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// Reads a list of names and notes them as used. Appends the place of each to `places`, unless null.
std::vector<std::string> read_used(const Record& record, std::string_view key, NameKind kind,
                                   ContentDraft& draft, std::vector<Place>* places = nullptr);

// Notes a record that is named with its kind ("ruling/tower/mine") as used; reports a text that
// names none of these kinds.
void note_record(const std::string& text, const Place& place, std::span<const RecordKind> kinds,
                 ContentDraft& draft);

// Reports a missing key or an empty list; `fix` is the advice for the latter.
void need_list(const Record& record, std::string_view key, std::string_view fix);

// Reads a list of `{document, place}` or, if `bare`, of plain document ids. Notes the documents as
// used.
std::vector<SourcePlace> read_source_places(const Record& record, std::string_view key, bool bare,
                                            ContentDraft& draft);

// Reads an edition, spelled as in content.
std::optional<Edition> read_edition(const Record& record, std::string_view key);
// The same for an item of a list or a key of a map. Reports an unknown edition.
std::optional<Edition> read_edition(const Place& place, std::string_view name, ErrorList& errors);
// Reads a list of editions; reports repeated ones.
std::vector<Edition> read_editions(const Record& record, std::string_view key);

// Whether the set lacks the edition. False for a set without editions, a fault that is reported
// separately.
bool lacks_edition(const TileSet& set, Edition edition);

// Reads an id of small letters, digits and hyphens, with `/` between parts if `with_slash`; reports
// any other text.
std::string read_id(const Record& record, std::string_view key, bool with_slash, ErrorList& errors);
bool is_id(std::string_view text, bool with_slash);

// Reports a mark that is no feature of tiles or has an invalid detail: "inn", "crop-circle:club".
void check_mark(const std::string& mark, const Place& place, ErrorList& errors);

// Reads a date, YYYY, YYYY-MM or YYYY-MM-DD; reports any other text.
std::string read_date(const Record& record, std::string_view key);

}  // namespace cartulary::tiledb
