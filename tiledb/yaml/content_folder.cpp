#include "tiledb/yaml/content_folder.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <optional>
#include <span>
#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace cartulary::tiledb {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t file_limit = 2000;
constexpr std::uintmax_t size_limit = 1048576;
// Limits for all files together. A group's own game may come from anybody, and a megabyte takes a
// second to read and check.
constexpr std::size_t content_limit = std::size_t{64} << 20U;
constexpr std::size_t game_limit = std::size_t{2} << 20U;

// A walk over a folder, and what it has found so far.
struct Walk {
  fs::path folder;
  std::deque<TextFile>& texts;
  ErrorList& errors;
  std::vector<ContentFile> files;
  std::size_t most;   // limit on the bytes of all files
  std::size_t room;   // bytes that further files may have
  bool full = false;  // a limit has been reported

  std::string name_of(const std::string& relative) const {
    return (folder / relative).generic_string();
  }
};

// The names in a folder, sorted, without those that begin with a dot.
std::vector<std::string> names_in(Walk& walk, const std::string& relative) {
  std::vector<std::string> names;
  std::error_code fault;
  // The folder itself may be a symbolic link, but nothing in it.
  if (!relative.empty() && fs::is_symlink(walk.folder / relative, fault)) {
    walk.errors.add_whole(walk.name_of(relative), "this is a symbolic link",
                          "put the folder itself there");
    return names;
  }
  fs::directory_iterator entry(walk.folder / relative, fault);
  for (; !fault && entry != fs::directory_iterator() && names.size() <= file_limit;
       entry.increment(fault))
    if (std::string name = entry->path().filename().string(); !name.starts_with('.'))
      names.push_back(std::move(name));
  if (fault)
    walk.errors.add_whole(walk.name_of(relative), "the folder cannot be read: " + fault.message(),
                          "name a folder that is laid out as content/FORMAT.md says");
  std::sort(names.begin(), names.end());
  return names;
}

std::optional<std::string> bytes_of(Walk& walk, const std::string& relative) {
  const fs::path path = walk.folder / relative;
  std::error_code fault;
  const fs::file_type type = fs::symlink_status(path, fault).type();
  if (type != fs::file_type::regular) {
    walk.errors.add_whole(
        walk.name_of(relative),
        type == fs::file_type::symlink ? "this is a symbolic link" : "this is no regular file",
        "put the file itself there");
    return std::nullopt;
  }
  const std::uintmax_t size = std::min(fs::file_size(path, fault), size_limit);
  std::ifstream stream(path, std::ios::binary);
  std::string bytes(size + 1, '\0');
  stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(stream.gcount()));
  if (stream.bad() || !stream.eof()) {
    const bool large = bytes.size() > size_limit;
    walk.errors.add_whole(
        walk.name_of(relative), large ? "the file is larger than 1 MiB" : "the file cannot be read",
        large ? "split it; no content file comes near that size" : "look at its permissions");
    return std::nullopt;
  }
  return bytes;
}

void add_file(Walk& walk, ContentFileKind kind, const std::string& relative) {
  if (walk.files.size() == file_limit && !std::exchange(walk.full, true))
    walk.errors.add_whole(walk.folder.generic_string(),
                          fmt::format("more than {} files of content", file_limit),
                          "remove what is no content");
  if (walk.files.size() >= file_limit) return;
  std::optional<std::string> bytes = walk.full ? std::nullopt : bytes_of(walk, relative);
  if (bytes && bytes->size() > walk.room) {
    walk.errors.add_whole(
        walk.folder.generic_string(),
        fmt::format("the files are larger than {} MiB together", walk.most >> 20U),
        "remove what is not needed");
    walk.full = true;
    bytes.reset();
  }
  if (bytes) walk.room -= bytes->size();
  if (bytes) walk.texts.emplace_back(walk.name_of(relative), std::move(*bytes));
  walk.files.push_back(
      {kind, relative, fs::path(relative).stem().string(), bytes ? &walk.texts.back() : nullptr});
}

void refuse(Walk& walk, const std::string& relative) {
  walk.errors.add_whole(walk.name_of(relative), "nothing is read from here",
                        "rename it as content/FORMAT.md says, or move it out of the folder");
}

// Adds the .yaml files of a folder and of its subfolders, `depth` levels deep.
void add_yaml_files(Walk& walk, ContentFileKind kind, const std::string& folder, int depth = 0) {
  for (const std::string& name : names_in(walk, folder)) {
    const std::string relative = fmt::format("{}/{}", folder, name);
    std::error_code fault;
    const bool is_folder =
        fs::symlink_status(walk.folder / relative, fault).type() == fs::file_type::directory;
    if (is_folder && depth > 0)
      add_yaml_files(walk, kind, relative, depth - 1);
    else if (!is_folder && fs::path(name).extension() == ".yaml")
      add_file(walk, kind, relative);
    else if (!is_folder && kind == ContentFileKind::Language && name == "messages.txt")
      add_file(walk, ContentFileKind::Messages, relative);
    else if (!is_folder && kind == ContentFileKind::Language && name == "records.txt")
      add_file(walk, ContentFileKind::RecordWords, relative);
    else if (!is_folder && kind == ContentFileKind::Language && name == "words.txt")
      add_file(walk, ContentFileKind::WordLists, relative);
    else
      refuse(walk, relative);
  }
}

// An entry that content/FORMAT.md allows at the top of the folder.
struct KnownEntry {
  std::string_view name;
  ContentFileKind kind;
  int folders;  // levels of folders: 0 for a file
};
constexpr std::array<KnownEntry, 12> content_entries = {{
    {"boards", ContentFileKind::Board, 2},
    {"claims", ContentFileKind::Claims, 1},
    {"elements.yaml", ContentFileKind::Elements, 0},
    {"guides", ContentFileKind::Guide, 2},
    {"language", ContentFileKind::Language, 2},
    {"ledger.yaml", ContentFileKind::Ledger, 0},
    {"notes", ContentFileKind::Notes, 1},
    {"rules", ContentFileKind::Rules, 1},
    {"rulings", ContentFileKind::Rulings, 1},
    {"sets", ContentFileKind::Set, 1},
    {"sources.yaml", ContentFileKind::Sources, 0},
    {"variants", ContentFileKind::Variants, 1},
}};
constexpr std::array<KnownEntry, 8> game_entries = {{
    {"elements.yaml", ContentFileKind::Elements, 0},
    {"game.yaml", ContentFileKind::Game, 0},
    {"ledger.yaml", ContentFileKind::Ledger, 0},
    {"rules", ContentFileKind::Rules, 1},
    {"rulings", ContentFileKind::Rulings, 1},
    {"scoring.yaml", ContentFileKind::Guide, 0},
    {"sections.yaml", ContentFileKind::Sections, 0},
    {"sets", ContentFileKind::Set, 1},
}};

// The entries that a folder may and must have.
struct FolderPlan {
  std::span<const KnownEntry> entries;
  std::vector<std::string> needed;
  std::vector<std::string_view> passed_over;  // allowed, but read elsewhere
  std::size_t most = content_limit;           // limit on the bytes of all files
  std::string missing_fix = "add it as content/FORMAT.md says, or name another folder";
};

void add_entry(Walk& walk, const FolderPlan& plan, const std::string& name) {
  for (const KnownEntry& entry : plan.entries) {
    if (entry.name != name) continue;
    if (entry.folders == 0)
      add_file(walk, entry.kind, name);
    else
      add_yaml_files(walk, entry.kind, name, entry.folders - 1);
    return;
  }
  const auto& others = plan.passed_over;
  if (std::find(others.begin(), others.end(), name) == others.end()) refuse(walk, name);
}

std::vector<ContentFile> read_by_plan(const fs::path& folder, const FolderPlan& plan,
                                      std::deque<TextFile>& texts, ErrorList& errors) {
  Walk walk{folder, texts, errors, {}, plan.most, plan.most, false};
  const std::size_t faults = errors.size();
  const std::vector<std::string> names = names_in(walk, "");
  if (errors.size() != faults) return {};
  for (const std::string& name : names) add_entry(walk, plan, name);
  for (const std::string& needed : plan.needed)
    if (std::find(names.begin(), names.end(), needed) == names.end())
      errors.add_whole(walk.name_of(needed), "this is missing", plan.missing_fix);
  std::sort(walk.files.begin(), walk.files.end(),
            [](const ContentFile& a, const ContentFile& b) { return a.relative < b.relative; });
  return walk.files;
}

}  // namespace

std::vector<ContentFile> read_folder(const fs::path& folder, std::deque<TextFile>& texts,
                                     ErrorList& errors) {
  const FolderPlan plan{
      .entries = content_entries,
      .needed = {"sets", "sources.yaml"},
      .passed_over = {"FORMAT.md", "games"},
  };
  return read_by_plan(folder, plan, texts, errors);
}

std::vector<ContentFile> read_game_folder(const fs::path& folder, std::deque<TextFile>& texts,
                                          ErrorList& errors) {
  const std::string name = folder.generic_string();
  const std::string start = "name another folder, or make a start: cartulary game new " + name;
  std::error_code fault;
  if (!fs::exists(folder, fault)) {
    errors.add_whole(name, "there is no such folder", start);
    return {};
  }
  if (!fs::is_directory(folder, fault)) {
    errors.add_whole(name, "this is no folder, and a game is one",
                     "name the folder that has its game.yaml");
    return {};
  }
  const FolderPlan plan{.entries = game_entries,
                        .needed = {"game.yaml"},
                        .passed_over = {},
                        .most = game_limit,
                        .missing_fix = start};
  return read_by_plan(folder, plan, texts, errors);
}

}  // namespace cartulary::tiledb
