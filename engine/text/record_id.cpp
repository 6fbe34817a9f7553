#include "engine/text/record_id.h"

#include <cstddef>
#include <vector>

#include "engine/text/enum_names.h"
#include "engine/text/text.h"

namespace cartulary {

std::string_view to_text(RecordKind kind) {
  return record_kind_names[static_cast<std::size_t>(kind)];
}

std::string full_id(RecordKind kind, std::string_view name) {
  std::string id(to_text(kind));
  return id.append("/").append(name);
}

std::string to_text(const RecordId& id) {
  return full_id(id.kind, id.name);
}

std::vector<std::string> texts_of(const RecordIds& ids) {
  std::vector<std::string> texts;
  for (const RecordId& id : ids) texts.push_back(to_text(id));
  return texts;
}

std::optional<RecordId> parse_record_id(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos || slash + 1 == text.size()) return std::nullopt;
  const auto kind = parse_name<RecordKind>(record_kind_names, text.substr(0, slash));
  if (!kind) return std::nullopt;
  return RecordId{*kind, std::string(text.substr(slash + 1))};
}

bool is_id_of(RecordKind kind, std::string_view text) {
  const std::string_view word = to_text(kind);
  return text.starts_with(word) && text.size() > word.size() + 1 && text[word.size()] == '/';
}

std::string words_of(std::span<const RecordKind> kinds) {
  std::vector<std::string> words;
  for (const RecordKind kind : kinds) words.push_back(std::string(to_text(kind)) + '/');
  return joined(words, ", ", " or ");
}

}  // namespace cartulary
