#include "tests/faults/subject.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "tests/support/catch.h"

namespace cartulary::test {
namespace {

namespace fs = std::filesystem;

std::set<std::string> names_in(const fs::path& folder) {
  std::set<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    names.insert(entry.path().filename().string());
  return names;
}

RunEnd run(const std::vector<std::string>& line, const Fault& fault) {
  return FaultyRun(line, fault).end();
}

// In memory where that can be had: thousands of runs follow, and each brings its files to the
// disk.
TemporaryFolder fast_folder() {
  if (fs::is_directory("/dev/shm")) ::setenv("TMPDIR", "/dev/shm", 1);
  return TemporaryFolder();
}

void change_title(const fs::path& file) {
  std::string text = file_bytes(file);
  const std::string_view title = "The Brook";
  REQUIRE(text.find(title) != std::string::npos);
  text.replace(text.find(title), title.size(), "The Stream");
  std::ofstream(file, std::ios::binary) << text;
}

// What a name in the root, hidden for the time between two renames, must hold.
fs::path displaced(const fs::path& target) {
  const std::string start = "." + target.filename().string() + ".cartulary-old-";
  for (const std::string& name : names_in(target.parent_path()))
    if (name.starts_with(start)) return target.parent_path() / name;
  return target;
}

}  // namespace

std::map<std::string, std::string> tree_of(const fs::path& path) {
  std::map<std::string, std::string> tree;
  if (fs::is_regular_file(path)) tree[""] = file_bytes(path);
  if (!fs::is_directory(path)) return tree;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path))
    tree[entry.path().lexically_relative(path).string()] =
        entry.is_regular_file() ? file_bytes(entry.path()) : "no file";
  return tree;
}

Stage::Stage() : folder_(fast_folder()) {
  fs::create_directories(root());
  for (const fs::path& folder : {old_content(), content()})
    fs::copy(fs::path(CARTULARY_SOURCE_DIR) / "tests/bad_content/good", folder,
             fs::copy_options::recursive);
  change_title(content() / "sets/brook.yaml");
  const Fault none{.root = root().string()};
  const auto build = [&](const fs::path& folder, const fs::path& database) {
    const RunEnd end =
        run({"build", "--content", folder.string(), "--db", database.string()}, none);
    REQUIRE(end.err.empty());
  };
  build(old_content(), old_database());
  build(content(), database());
}

Subject::Subject(const Stage& stage, const std::string& target, std::vector<std::string> old_line,
                 std::vector<std::string> line)
    : stage_(stage),
      target_(stage.root() / target),
      kept_(stage.kept(target)),
      line_(std::move(line)) {
  const Fault none{.root = stage.root().string()};
  REQUIRE(run(old_line, none).err.empty());
  fs::copy(target_, kept_, fs::copy_options::recursive);
  old_ = tree_of(target_);
  REQUIRE(run(line_, none).err.empty());
  new_ = tree_of(target_);
  REQUIRE(old_ != new_);
  names_ = names_in(stage.root());
}

void Subject::restore() const {
  fs::remove_all(target_);
  fs::copy(kept_, target_, fs::copy_options::recursive);
}

std::vector<std::string> Subject::calls(const Fault& fault) const {
  restore();
  return run(line_, fault).calls;
}

// An error names the file at which it came about, or the one that could not be replaced.
std::string Subject::message_fault(const RunEnd& end) const {
  if (end.err.find(target_.string()) != std::string::npos) return "";
  for (const std::string& call : end.calls) {
    const std::string path = call.substr(call.find(' ') + 1);
    if (path.size() > stage_.root().string().size() && end.err.find(path) != std::string::npos)
      return "";
  }
  return "the message names no file: " + end.err;
}

std::string Subject::fault_of(const RunEnd& end) const {
  const auto now = tree_of(fs::exists(target_) ? target_ : displaced(target_));
  if (now != old_ && now != new_) return "neither old nor new is there";
  if (end.was_killed) return "";
  if (!fs::exists(target_)) return "nothing is there";
  if (end.status == 0) return now == new_ ? "" : "no error, but the old is there";
  if (end.status < 0) return "a signal ended it: " + end.err;
  return message_fault(end);
}

std::string Subject::try_fault(const Fault& fault) const {
  restore();
  const RunEnd end = run(line_, fault);
  const auto place = static_cast<std::size_t>(fault.at) - 1;
  const std::string last = place < end.calls.size() ? end.calls[place] : "no call";
  std::string wrong = fault_of(end);
  Fault none = fault;
  none.at = 0;
  const RunEnd next = run(line_, none);
  if (next.status != 0) wrong += " the next run fails: " + next.err;
  if (tree_of(target_) != new_) wrong += " the next run does not bring the new";
  if (names_in(stage_.root()) != names_) {
    wrong += " litter:";
    for (const std::string& name : names_in(stage_.root()))
      if (names_.count(name) == 0) {
        wrong += ' ' + name;
        fs::remove_all(stage_.root() / name);
      }
  }
  return wrong.empty()
             ? ""
             : fault.way + " at call " + std::to_string(fault.at) + ", " + last + ": " + wrong;
}

}  // namespace cartulary::test
