#include "engine/text/record_id.h"

#include <cstddef>
#include <vector>

#include "engine/text/enum_names.h"
#include "engine/text/text.h"

namespace cartulary {

std::string_view to_text(RecordKind kind) {
  return record_kind_names[static_cast<std::size_t>(kind)];
}

std::string to_text(const RecordId& id) {
  return std::string(to_text(id.kind)) + '/' + id.name;
}

std::optional<RecordId> parse_record_id(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos || slash + 1 == text.size()) return std::nullopt;
  const auto kind = parse_name<RecordKind>(record_kind_names, text.substr(0, slash));
  if (!kind) return std::nullopt;
  return RecordId(*kind, text.substr(slash + 1));
}

std::string words_of(std::span<const RecordKind> kinds) {
  std::vector<std::string> words;
  for (const RecordKind kind : kinds) words.push_back(std::string(to_text(kind)) + '/');
  return joined(words, ", ", " or ");
}

}  // namespace cartulary
