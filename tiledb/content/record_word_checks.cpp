#include "tiledb/content/record_word_checks.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::tiledb {

namespace {

using Texts = std::set<std::string, std::less<>>;

// The English between its holes, "section \"" and "\"" for "section \"{*}\"".
std::vector<std::string_view> pieces_of(std::string_view english) {
  std::vector<std::string_view> pieces;
  while (true) {
    const std::size_t open = english.find('{');
    pieces.push_back(english.substr(0, open));
    if (open == std::string_view::npos) return pieces;
    english.remove_prefix(std::min(english.find('}', open), english.size() - 1) + 1);
  }
}

bool has_pieces(std::string_view text, const std::vector<std::string_view>& pieces) {
  if (!text.starts_with(pieces.front()) || !text.ends_with(pieces.back())) return false;
  std::size_t at = 0;
  for (const std::string_view piece : pieces) {
    at = text.find(piece, at);
    if (at == std::string_view::npos) return false;
    at += piece.size();
  }
  return true;
}

// Where a text may be cut, since pages say what stands between by itself.
bool is_cut_before(std::string_view text, std::size_t at) {
  return at == 0 || text.substr(0, at).ends_with(". ") || text.substr(0, at).ends_with(", ") ||
         text.substr(0, at).ends_with("; ") || text.substr(0, at).ends_with(": ") ||
         text.substr(0, at).ends_with(" and ") || text.substr(0, at).ends_with(" (");
}
bool is_cut_behind(std::string_view text, std::size_t at) {
  text.remove_prefix(at);
  return text.empty() || text.starts_with(' ') || text.find_first_of(",;:)") == 0;
}

bool is_part(std::string_view text, std::string_view english) {
  for (std::size_t at = text.find(english); at != std::string_view::npos;
       at = text.find(english, at + 1))
    if (is_cut_before(text, at) && is_cut_behind(text, at + english.size())) return true;
  return false;
}

// The same with its first letter in the other case.
std::string other_case(std::string_view english) {
  const std::string small = to_lower(english.substr(0, 1));
  const std::string rest(english.substr(1));
  return (small == english.substr(0, 1) ? capitalized(small) : small) + rest;
}

bool is_said(std::string_view english, const Texts& texts) {
  // The tag that it must stand in.
  if (english.starts_with('<')) english.remove_prefix(english.find('>') + 1);
  const auto pieces = pieces_of(english);
  if (pieces.size() > 1)
    return std::ranges::any_of(texts,
                               [&](const std::string& text) { return has_pieces(text, pieces); });
  const std::string other = other_case(english);
  return texts.contains(english) || texts.contains(other) ||
         std::ranges::any_of(texts, [&](const std::string& text) {
           return is_part(text, english) || is_part(text, other);
         });
}

void check_file(const TextFile& file, const Texts& texts, ErrorList& errors) {
  Texts known;
  const std::string_view bytes = file.bytes();
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
    const std::string_view line = bytes.substr(at, end - at);
    const Place place = file.place_at(at);
    at = end + 1;
    if (line.empty() || line[0] == '#') continue;
    const std::size_t middle = line.find(" = ");
    const std::string_view english = line.substr(0, middle);
    if (middle == std::string_view::npos || english.empty())
      errors.add(place, "this line is no translation", "write ENGLISH = GERMAN, or # and a remark");
    else if (!known.emplace(english).second)
      errors.add(place, "this stands here twice", "leave one out");
    else if (!is_said(english, texts))
      errors.add(place, "no record says this", "write the English of a record, or leave it out");
  }
}

}  // namespace

void gather_texts(const YamlNode& node, std::set<std::string, std::less<>>& texts) {
  // Links are read without their addresses.
  if (node.kind == YamlNode::Kind::Scalar)
    texts.insert(node.text.find_first_of("[*`\n") == std::string::npos ? node.text
                                                                       : plain_text(node.text));
  for (const YamlNode& item : node.items) gather_texts(item, texts);
  for (const YamlEntry& entry : node.entries) gather_texts(entry.value, texts);
}

void check_record_words(ContentDraft& draft) {
  for (const TextFile* file : draft.record_words) check_file(*file, draft.texts, draft.errors);
}

}  // namespace cartulary::tiledb
