// The readers of content: each takes the parsed root of one file and adds what it says to the
// draft, names and faults included. None of them throws or stops at a fault.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tiledb/content_draft.h"
#include "tiledb/record.h"
#include "tiledb/yaml_node.h"

namespace cartulary {

// sets/ID.yaml; `id` is the name of the file.
void read_set(const YamlNode& root, std::string_view id, ContentDraft& draft);
// sources.yaml
void read_sources(const YamlNode& root, ContentDraft& draft);
// claims/*.yaml
void read_claims(const YamlNode& root, ContentDraft& draft);
// ledger.yaml
void read_ledger(const YamlNode& root, ContentDraft& draft);

// A list of `{document, place}` or, where `bare` allows it, document ids; the documents are
// noted as used.
std::vector<SourcePlace> read_source_places(const Record& record, std::string_view key, bool bare,
                                            ContentDraft& draft);

// Editions by the names of content.
std::optional<Edition> read_edition(const Record& record, std::string_view key);
// The same for an item of a list or a key of a map; reports an unknown one.
std::optional<Edition> read_edition(const Place& place, std::string_view name, ErrorList& errors);

// Whether a set has not the edition. A set without any is not said to lack one: that fault is
// reported by itself.
bool lacks_edition(const TileSet& set, Edition edition);

// An id of small letters, digits and hyphens, or with `/` between such parts; reports others.
std::string read_id(const Record& record, std::string_view key, bool with_slash, ErrorList& errors);
bool is_id(std::string_view text, bool with_slash);

// A date as YYYY, YYYY-MM or YYYY-MM-DD; reports another.
std::string read_date(const Record& record, std::string_view key);

}  // namespace cartulary
