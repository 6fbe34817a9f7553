#include "tiledb/yaml/error_list.h"

#include <algorithm>
#include <tuple>

namespace cartulary::tiledb {
namespace {

constexpr std::size_t excerpt_width = 120;  // characters

bool begins_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

// The byte offset of a character of the line; beyond its end, its size.
std::size_t byte_of(std::string_view line, std::size_t character) {
  for (std::size_t i = 0; i < line.size(); ++i)
    if (begins_character(line[i]) && character-- == 0) return i;
  return line.size();
}

std::string excerpt_of(const Place& place) {
  const std::string_view line = place.file->line(place.line);
  const auto column = static_cast<std::size_t>(place.column - 1);
  if (line.size() <= excerpt_width) return caret_excerpt(line, column);
  const std::size_t first = column > excerpt_width / 2 ? column - excerpt_width / 2 : 0;
  const std::size_t begin = byte_of(line, first);
  const std::size_t end = byte_of(line, first + excerpt_width);
  return caret_excerpt(line.substr(begin, end - begin), column - first);
}

}  // namespace

void ErrorList::add(const Place& place, std::string what, std::string fix, std::string suggestion) {
  Error error{place.where(), std::move(what), excerpt_of(place), std::move(fix),
              std::move(suggestion)};
  entries_.push_back({place.file->name(), place.line, place.column, std::move(error)});
}

void ErrorList::add_whole(const std::string& name, std::string what, std::string fix,
                          std::string suggestion) {
  entries_.push_back(
      {name, 0, 0, {name, std::move(what), {}, std::move(fix), std::move(suggestion)}});
}

bool ErrorList::names(const TextFile* file) const {
  return std::any_of(entries_.begin(), entries_.end(),
                     [&](const Entry& entry) { return entry.file == file->name(); });
}

std::vector<Error> ErrorList::sorted() const {
  std::vector<const Entry*> order;
  order.reserve(entries_.size());
  for (const Entry& entry : entries_) order.push_back(&entry);
  std::stable_sort(order.begin(), order.end(), [](const Entry* a, const Entry* b) {
    return std::tie(a->file, a->line, a->column) < std::tie(b->file, b->line, b->column);
  });
  std::vector<Error> errors;
  errors.reserve(order.size());
  // Two readers of the same file may report the same fault.
  for (const Entry* entry : order)
    if (errors.empty() || errors.back() != entry->error) errors.push_back(entry->error);
  return errors;
}

}  // namespace cartulary::tiledb
