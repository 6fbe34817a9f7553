#include "tiledb/game/game_folder.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "engine/guide/variants_guide.h"
#include "engine/rule/element_marks.h"
#include "tiledb/content/content_checks.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/file/sha256.h"
#include "tiledb/game/carry_game.h"
#include "tiledb/game/game_names.h"
#include "tiledb/game/game_reader.h"
#include "tiledb/game/game_selection.h"
#include "tiledb/guide/scoring_reader.h"
#include "tiledb/yaml/content_folder.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {
namespace {

namespace fs = std::filesystem;

// Codes of the content's sets have at least two letters.
constexpr std::string_view game_code = "X";

std::optional<YamlNode> parsed(const std::vector<ContentFile>& files, ContentFileKind kind,
                               ContentDraft& draft) {
  for (const ContentFile& file : files)
    if (file.kind == kind && file.text != nullptr) return parse_yaml(*file.text, draft.errors);
  return std::nullopt;
}

GameDraft read_files(const std::vector<ContentFile>& files, const Library& content,
                     ContentDraft& draft) {
  const std::optional<YamlNode> root = parsed(files, ContentFileKind::Game, draft);
  draft.game = root ? peek_game_id(*root) : std::string();
  add_content_names(content, draft);
  GameDraft game;
  if (root) game = read_game_file(*root, draft);
  if (!game.game.id.empty() && set_with_id(content.catalog, game.game.id) == nullptr)
    draft.given.push_back({NameKind::Set, game.game.id, Place{}});
  draft.guides.scoring = content.guides.scoring;
  for (const ContentFile& file : files)
    if (file.kind != ContentFileKind::Guide) read_content_file(file, draft);
  if (const auto scoring = parsed(files, ContentFileKind::Guide, draft))
    read_game_scoring(*scoring, draft);
  if (const auto sections = parsed(files, ContentFileKind::Sections, draft))
    read_sections_file(*sections, game, draft);
  return game;
}

TileSet set_of(const GroupGame& game) {
  TileSet set;
  set.id = game.id;
  set.code = game_code;
  set.title = game.title;
  set.note = game.note;
  return set;
}

// Of repeated names, which have been reported, only the first is kept, as in content.
Catalog catalog_of(const Library& content, const ContentDraft& draft, const GroupGame& game,
                   const std::vector<Element>& elements) {
  std::vector<TileSet> sets;
  std::set<std::string> names;
  for (const SetDraft& made : draft.sets)
    if (!made.set.id.empty() && names.insert(made.set.id).second) sets.push_back(made.set);
  if (!game.id.empty() && names.insert(game.id).second) sets.push_back(set_of(game));
  std::vector<Tile> tiles = content.catalog.tiles();
  std::set<std::string> ids;
  for (const Tile& tile : tiles) ids.insert(tile.id);
  for (const Tile& tile : draft.tiles)
    if (names.contains(tile.set) && !tile.id.empty() && ids.insert(tile.id).second)
      tiles.push_back(tile);
  return Catalog(std::move(sets), std::move(tiles), mark_names_of(elements),
                 content.catalog.language());
}

// Includes the game's name and the ids that it adopts, for all code that receives only the
// selection.
Selection selection_of(const GameDraft& made, const Catalog& catalog, ContentDraft& draft) {
  Selection selection = read_game_selection(*made.selection, catalog, draft);
  selection.game = made.game;
  for (const auto& [id, remark] : made.game.adopts) selection.adopted.insert(id.name);
  return selection;
}

template <class T>
std::vector<T> joined(const std::vector<T>& a, const std::vector<T>& b) {
  std::vector<T> both = a;
  both.insert(both.end(), b.begin(), b.end());
  return both;
}

template <class T>
std::vector<T> joined_by_set(const std::vector<T>& a, const std::vector<T>& b) {
  std::vector<T> both = joined(a, b);
  std::stable_sort(both.begin(), both.end(), [](const T& x, const T& y) { return x.set < y.set; });
  return both;
}

template <class T>
std::vector<T> joined_by_id(const std::vector<T>& a, const std::vector<T>& b) {
  std::vector<T> both = joined(a, b);
  std::stable_sort(both.begin(), both.end(), [](const T& x, const T& y) { return x.id < y.id; });
  return both;
}

std::vector<LedgerEntry> ledger_of(const ContentDraft& draft) {
  std::vector<LedgerEntry> ledger;
  for (const LedgerDraft& made : draft.ledger) ledger.push_back(made.entry);
  return ledger;
}

// The hash that answers give as their origin covers both content and game.
std::string hash_of_both(const std::string& content, const std::string& game) {
  Sha256 hash;
  hash.add(content + game);
  return hash.hex();
}

Meta meta_of(const Library& library, Meta meta, const std::string& hash) {
  const auto size = [](const auto& list) { return static_cast<int>(list.size()); };
  meta.content_hash = hash_of_both(meta.content_hash, hash);
  meta.sets = size(library.catalog.sets());
  meta.tiles = size(library.catalog.tiles());
  meta.rules = size(library.rulebook.rules());
  meta.rulings = size(library.rulebook.rulings());
  meta.variants = size(library.rulebook.variants());
  meta.elements = size(library.rulebook.elements());
  meta.positions = size(library.positions);
  meta.ledger = size(library.ledger);
  return meta;
}

Library library_of(const Library& content, const ContentDraft& draft, GameDraft made,
                   Catalog catalog, std::vector<Element> elements, const std::string& hash) {
  Library library;
  library.catalog = std::move(catalog);
  const Rulebook& book = content.rulebook;
  library.rulebook = Rulebook(std::move(elements), joined_by_set(book.openings(), draft.set_rules),
                              joined_by_set(book.rules(), draft.rules),
                              joined_by_set(book.rulings(), draft.rulings), book.variants(),
                              std::move(made.game), content.catalog.language());
  library.sources = content.sources;
  library.ledger = joined_by_id(content.ledger, ledger_of(draft));
  library.claims = content.claims;
  library.positions = content.positions;
  library.guides = content.guides;
  library.guides.scoring = draft.guides.scoring;
  library.meta = meta_of(library, content.meta, hash);
  library.games = content.games;
  const CarriedGame carried = carry(library);
  std::erase_if(library.games, [&](const CarriedGame& game) { return game.id == carried.id; });
  library.games.push_back(carried);
  std::ranges::sort(library.games, {}, &CarriedGame::id);
  return library;
}

// A missing folder means that the content has no games.
Result<std::vector<fs::path>> folders_in(const fs::path& folder) {
  std::vector<fs::path> folders;
  std::error_code fault;
  for (fs::directory_iterator entry(folder, fault); !fault && entry != fs::directory_iterator();
       entry.increment(fault))
    if (!entry->path().filename().string().starts_with('.')) folders.push_back(entry->path());
  if (fault && fault != std::errc::no_such_file_or_directory)
    return Error{.where = folder.generic_string(),
                 .what = "the folder cannot be read: " + fault.message(),
                 .fix = "put games there that are laid out as content/FORMAT.md says"};
  std::sort(folders.begin(), folders.end());
  return folders;
}

}  // namespace

Library library_of(const Content& content) {
  Library library;
  library.meta.content_hash = content.hash;
  library.catalog = Catalog(content.catalog.sets(), content.catalog.tiles(),
                            mark_names_of(content.elements), content.catalog.language());
  library.rulebook = Rulebook(content.elements, content.set_rules, content.rules, content.rulings,
                              content.variants, {}, content.catalog.language());
  library.sources = content.sources;
  library.ledger = content.ledger;
  library.claims = content.claims;
  library.positions = content.positions;
  library.games = content.games;
  library.guides = content.guides;
  library.guides.guides.push_back(variants_guide(library.catalog, library.rulebook));
  return library;
}

GameRead read_game(const fs::path& folder, const Library& content) {
  ContentDraft draft;
  const std::vector<ContentFile> files = read_game_folder(folder, draft.files, draft.errors);
  GameDraft made = read_files(files, content, draft);
  check_names(draft);
  check_boxes(draft);
  check_game_ids(made, content, draft);
  std::vector<Element> elements = joined_by_id(content.rulebook.elements(), draft.elements);
  Catalog catalog = catalog_of(content, draft, made.game, elements);
  if (made.selection) made.game.selection = selection_of(made, catalog, draft);
  GameRead read;
  read.errors = draft.errors.sorted();
  if (read.errors.empty())
    read.library = library_of(content, draft, std::move(made), std::move(catalog),
                              std::move(elements), hash_of(files));
  return read;
}

Result<Library> load_library(const fs::path& database, const fs::path& game) {
  const Result<Database> opened = Database::open(database);
  if (!opened) return opened.error();
  Result<Library> content = load_library(*opened);
  if (!content || game.empty()) return content;
  GameRead read = read_game(game, *content);
  if (read.errors.empty()) return std::move(read.library);
  Error first = read.errors.front();
  if (read.errors.size() > 1)
    first.fix = fmt::format("{}; {} more: cartulary game check {}", english(first.fix),
                            read.errors.size() - 1, game.generic_string());
  return first;
}

void add_games(const fs::path& content_folder, ContentRead& read) {
  if (!read.errors.empty()) return;
  const Result<std::vector<fs::path>> folders = folders_in(content_folder / "games");
  if (!folders) read.errors.push_back(folders.error());
  if (!folders || folders->empty()) return;
  const Library library = library_of(read.content);
  std::string hashes;
  for (const fs::path& folder : *folders) {
    GameRead game = read_game(folder, library);
    std::move(game.errors.begin(), game.errors.end(), std::back_inserter(read.errors));
    if (!game.errors.empty()) continue;
    hashes += game.library.meta.content_hash;
    for (CarriedGame& carried : game.library.games)
      read.content.games.push_back(std::move(carried));
  }
  if (!read.errors.empty()) return;
  std::ranges::sort(read.content.games, {}, &CarriedGame::id);
  read.content.hash = hash_of_both(read.content.hash, hashes);
}

}  // namespace cartulary::tiledb
