#include "tiledb/group_game/game_folder.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "engine/rule/element_marks.h"
#include "tiledb/content/content_checks.h"
#include "tiledb/database/database.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/file/sha256.h"
#include "tiledb/group_game/carry_game.h"
#include "tiledb/group_game/game_names.h"
#include "tiledb/group_game/game_reader.h"
#include "tiledb/group_game/game_selection.h"
#include "tiledb/guide/guide_readers.h"
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

// Of repeated names, which have been reported, only the first is kept, as in content. The draft has
// the content's sets as well.
void take_tiles(const ContentDraft& draft, const GroupGame& game, Records& records) {
  records.sets.clear();
  std::set<std::string> names;
  for (const SetDraft& made : draft.sets)
    if (!made.set.id.empty() && names.insert(made.set.id).second) records.sets.push_back(made.set);
  if (!game.id.empty() && names.insert(game.id).second) records.sets.push_back(set_of(game));
  std::set<std::string> ids;
  for (const Tile& tile : records.tiles) ids.insert(tile.id);
  for (const Tile& tile : draft.tiles)
    if (names.contains(tile.set) && !tile.id.empty() && ids.insert(tile.id).second)
      records.tiles.push_back(tile);
}

Catalog catalog_of(const Records& records) {
  return Catalog(records.sets, records.tiles, mark_names_of(records.elements),
                 SearchLanguage(records.words));
}

// Includes the game's name and the ids that it adopts, for all code that receives only the
// selection.
Selection selection_of(const GameDraft& made, const Catalog& catalog, ContentDraft& draft) {
  Selection selection = read_game_selection(*made.selection, catalog, draft);
  selection.game = made.game.name();
  for (const auto& [id, remark] : made.game.adopts) selection.adopted.insert(id.name);
  return selection;
}

template <class T>
void append(std::vector<T>& all, const std::vector<T>& more) {
  all.insert(all.end(), more.begin(), more.end());
}

template <class T>
void append_by_set(std::vector<T>& all, const std::vector<T>& more) {
  append(all, more);
  std::ranges::stable_sort(all, {}, &T::set);
}

template <class T>
void append_by_id(std::vector<T>& all, const std::vector<T>& more) {
  append(all, more);
  std::ranges::stable_sort(all, {}, &T::id);
}

// The hash that answers give as their origin covers both content and game.
std::string hash_of_both(const std::string& content, const std::string& game) {
  Sha256 hash;
  hash.add(content + game);
  return hash.hex();
}

Library library_of(Records records, const ContentDraft& draft, GroupGame game,
                   const std::string& hash) {
  records.meta.content_hash = hash_of_both(records.meta.content_hash, hash);
  append_by_set(records.openings, draft.set_rules);
  append_by_set(records.rules, draft.rules);
  append_by_set(records.rulings, draft.rulings);
  std::vector<LedgerEntry> ledger;
  for (const LedgerDraft& made : draft.ledger) ledger.push_back(made.entry);
  append_by_id(records.ledger, ledger);
  records.game = std::move(game);
  records.guides.scoring = draft.guides.scoring;
  Library library = library_of(std::move(records));
  const CarriedGame carried = carry(library);
  std::erase_if(library.games, [&](const CarriedGame& each) { return each.id == carried.id; });
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

GameRead read_game(const fs::path& folder, const Library& content) {
  ContentDraft draft;
  const std::vector<ContentFile> files = read_game_folder(folder, draft.files, draft.errors);
  GameDraft made = read_files(files, content, draft);
  check_names(draft);
  check_boxes(draft);
  check_game_ids(made, content, draft);
  Records records = records_of(content);
  take_tiles(draft, made.game, records);
  append_by_id(records.elements, draft.elements);
  if (made.selection) made.game.selection = selection_of(made, catalog_of(records), draft);
  GameRead read;
  read.errors = draft.errors.sorted();
  if (read.errors.empty())
    read.library = library_of(std::move(records), draft, std::move(made.game), hash_of(files));
  return read;
}

Result<Library> load_library(const fs::path& database, const fs::path& game) {
  const Result<Database> opened = Database::open(database);
  if (!opened) return opened.error();
  Result<Library> content = opened->library();
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
  Library& library = read.content.library;
  std::vector<CarriedGame> games;
  std::string hashes;
  for (const fs::path& folder : *folders) {
    GameRead game = read_game(folder, library);
    std::move(game.errors.begin(), game.errors.end(), std::back_inserter(read.errors));
    if (!game.errors.empty()) continue;
    hashes += game.library.meta.content_hash;
    std::ranges::move(game.library.games, std::back_inserter(games));
  }
  if (!read.errors.empty()) return;
  std::ranges::sort(games, {}, &CarriedGame::id);
  library.games = std::move(games);
  library.meta.content_hash = hash_of_both(library.meta.content_hash, hashes);
}

}  // namespace cartulary::tiledb
