#include "tiledb/content/content.h"

#include <algorithm>
#include <set>
#include <string_view>

#include <fmt/format.h>

#include "tiledb/content/content_checks.h"
#include "tiledb/content/content_readers.h"
#include "tiledb/content/record_word_checks.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/draft/record_checks.h"
#include "tiledb/file/sha256.h"
#include "tiledb/guide/guide_readers.h"
#include "tiledb/guide/sentence_checks.h"
#include "tiledb/yaml/content_folder.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {
namespace {

bool is_of_sentences(const ContentFile& file) {
  return file.relative.starts_with("guides/sentences/");
}

std::optional<NameKind> given_by(const ContentFile& file) {
  switch (file.kind) {
    case ContentFileKind::Sources:
      return NameKind::Document;
    case ContentFileKind::Set:
      return NameKind::Set;
    case ContentFileKind::Claims:
      return NameKind::Claim;
    case ContentFileKind::Ledger:
      return NameKind::LedgerEntry;
    case ContentFileKind::Elements:
      return NameKind::Element;
    case ContentFileKind::Rules:
      return NameKind::Rule;
    case ContentFileKind::Rulings:
      return NameKind::Ruling;
    case ContentFileKind::Variants:
      return NameKind::Variant;
    case ContentFileKind::Notes:
      return NameKind::Note;
    case ContentFileKind::Guide:
      return is_of_sentences(file) ? NameKind::Section : NameKind::GuideLine;
    case ContentFileKind::Language:
    case ContentFileKind::Messages:
    case ContentFileKind::RecordWords:
    case ContentFileKind::WordLists:
    case ContentFileKind::Board:
    case ContentFileKind::Game:
    case ContentFileKind::Sections:
      break;
  }
  return std::nullopt;
}

// "tower" for "boards/tower/range.yaml".
std::string folder_name(const ContentFile& file) {
  return std::filesystem::path(file.relative).parent_path().filename().string();
}

// "tower/range": the id of a board follows from its path.
std::string board_name(const ContentFile& file) {
  return folder_name(file) + '/' + file.stem;
}

// Catalog requires unique names. Of repeated ones, which have been reported, only the first is
// kept.
void take_tiles(ContentDraft& draft, Records& records) {
  std::set<std::string> names;
  for (const SetDraft& made : draft.sets)
    if (!made.set.id.empty() && names.insert(made.set.id).second) records.sets.push_back(made.set);
  std::set<std::string> tile_ids;
  for (const Tile& tile : draft.tiles)
    if (names.count(tile.set) > 0 && !tile.id.empty() && tile_ids.insert(tile.id).second)
      records.tiles.push_back(tile);
}

// By file name "river-2.yaml" comes before "river.yaml"; by set id, the order is reversed.
template <class T>
void sort_by_set(std::vector<T>& values) {
  std::stable_sort(values.begin(), values.end(),
                   [](const T& a, const T& b) { return a.set < b.set; });
}

template <class T>
void sort_by_id(std::vector<T>& values) {
  std::sort(values.begin(), values.end(), [](const T& a, const T& b) { return a.id < b.id; });
}

// All but claims, positions and the ledger, which are checked on the tiles.
Records records_of(ContentDraft& draft) {
  Records records;
  take_tiles(draft, records);
  records.words = std::move(draft.search_words);
  records.elements = draft.elements;  // positions are checked with them
  records.openings = std::move(draft.set_rules);
  records.rules = std::move(draft.rules);
  records.rulings = std::move(draft.rulings);
  records.variants = std::move(draft.variants);
  records.sources = std::move(draft.sources);
  records.guides = draft.guides;
  sort_by_set(records.openings);
  sort_by_set(records.rules);
  sort_by_set(records.rulings);
  sort_by_set(records.variants);
  sort_by_id(records.elements);
  sort_by_id(records.sources);
  sort_by_id(records.guides.guides);
  return records;
}

void take_checked(ContentDraft& draft, Library& library) {
  check_claims(library.catalog, draft);
  check_positions(library.catalog, draft);
  for (ClaimDraft& made : draft.claims) library.claims.push_back(std::move(made.claim));
  for (LedgerDraft& made : draft.ledger) library.ledger.push_back(std::move(made.entry));
  for (PositionDraft& made : draft.positions) library.positions.push_back(std::move(made.position));
  sort_by_id(library.ledger);
  sort_by_id(library.positions);
}

}  // namespace

void read_content_file(const ContentFile& file, ContentDraft& draft) {
  if (file.kind == ContentFileKind::Set) draft.set_files.push_back(file.stem);
  if (file.kind == ContentFileKind::Board)
    draft.given.push_back({NameKind::Board, board_name(file), {file.text, 1, 1}});
  // tiledb/group_game reads these.
  if (file.kind == ContentFileKind::Game || file.kind == ContentFileKind::Sections) return;
  if (file.kind == ContentFileKind::Messages) {
    if (file.text != nullptr) read_messages_file(file.text, folder_name(file), draft);
    return;
  }
  if (file.kind == ContentFileKind::WordLists) {
    if (file.text != nullptr) read_word_lists_file(file.text, folder_name(file), draft);
    return;
  }
  if (file.kind == ContentFileKind::RecordWords) {
    if (file.text != nullptr) draft.record_words.push_back(file.text);
    return;
  }
  std::optional<YamlNode> root;
  if (file.text != nullptr) root = parse_yaml(*file.text, draft.errors);
  if (!root) {
    if (const auto kind = given_by(file)) draft.unread.push_back(*kind);
    return;
  }
  if (file.kind != ContentFileKind::Language) gather_texts(*root, draft.texts);
  switch (file.kind) {
    case ContentFileKind::Sources:
      read_sources_file(*root, draft);
      return;
    case ContentFileKind::Set:
      read_set_file(*root, file.stem, draft);
      return;
    case ContentFileKind::Claims:
      read_claims_file(*root, draft);
      return;
    case ContentFileKind::Ledger:
      read_ledger_file(*root, draft);
      return;
    case ContentFileKind::Elements:
      read_elements_file(*root, draft);
      return;
    case ContentFileKind::Rules:
      read_rules_file(*root, file.stem, draft);
      return;
    case ContentFileKind::Rulings:
      read_rulings_file(*root, file.stem, draft);
      return;
    case ContentFileKind::Variants:
      read_variants_file(*root, file.stem, draft);
      return;
    case ContentFileKind::Notes:
      read_notes_file(*root, file.stem, draft);
      return;
    case ContentFileKind::Board:
      read_position_file(*root, board_name(file), draft);
      return;
    case ContentFileKind::Guide:
      if (is_of_sentences(file))
        read_sentences_file(*root, file.stem, draft);
      else
        read_guide_file(*root, file.stem, draft);
      return;
    case ContentFileKind::Language:
      if (file.stem == "search")
        read_search_words_file(*root, folder_name(file), draft);
      else
        read_names_file(*root, file.stem, folder_name(file), draft);
      return;
    case ContentFileKind::Messages:
    case ContentFileKind::RecordWords:
    case ContentFileKind::WordLists:
    case ContentFileKind::Game:
    case ContentFileKind::Sections:
      return;
  }
}

// Includes the lengths, so that different folders never yield the same byte sequence.
std::string hash_of(const std::vector<ContentFile>& files) {
  Sha256 hash;
  for (const ContentFile& file : files) {
    // Words of the pages are part of the program, not of its data.
    if (file.text == nullptr || file.kind == ContentFileKind::Messages ||
        file.kind == ContentFileKind::RecordWords || file.kind == ContentFileKind::WordLists)
      continue;
    const std::string& bytes = file.text->bytes();
    hash.add(fmt::format("{}\n{}\n", file.relative, bytes.size()));
    hash.add(bytes);
  }
  return hash.hex();
}

ContentRead read_content(const std::filesystem::path& folder) {
  ContentDraft draft;
  ContentRead read;
  const std::vector<ContentFile> files = read_folder(folder, draft.files, draft.errors);
  for (const ContentFile& file : files) read_content_file(file, draft);
  check_names(draft);
  check_boxes(draft);
  check_notes(draft);
  check_sentences(draft);
  check_foreign_names(draft);
  check_messages(draft);
  check_record_words(draft);
  check_records(draft);
  Content& content = read.content;
  content.library = library_of(records_of(draft));
  content.library.meta.content_hash = hash_of(files);
  take_checked(draft, content.library);
  content.uncounted = std::move(draft.uncounted);
  content.points = std::move(draft.points);
  for (NoteRangeDraft& made : draft.note_ranges)
    content.note_ranges.push_back(std::move(made.range));
  for (LeftOutDraft& made : draft.left_out) content.left_out.push_back(std::move(made.left_out));
  for (SectionDraft& made : draft.sections) content.sections.push_back(std::move(made.section));
  for (SentenceLeftOutDraft& made : draft.left_out_sentences)
    content.left_out_sentences.push_back(std::move(made.left_out));
  read.errors = draft.errors.sorted();
  return read;
}

}  // namespace cartulary::tiledb
