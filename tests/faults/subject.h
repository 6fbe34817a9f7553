// Subject: a command that replaces something, with what was there and what is to be there.
//
//   const Stage stage;
//   const Subject site(stage, "site", {"site", "--db", db, "--out", out}, "site");
//   std::string fault = site.try_fault({.root = stage.root(), .way = "EIO", .at = 3});
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/faults/faulty_run.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::test {

// The files below a path, by their names from there, with their bytes; of a file: its own, under
// an empty name. Nothing if nothing is there.
std::map<std::string, std::string> tree_of(const std::filesystem::path& path);

// A folder in which all runs take place: small content, a database of it, and one of the content
// as it was before a title changed.
class Stage {
 public:
  Stage();
  // What counts as the program's own files.
  std::filesystem::path root() const { return folder_ / "work"; }
  std::filesystem::path content() const { return root() / "content"; }
  std::filesystem::path old_content() const { return folder_ / "old-content"; }
  std::filesystem::path database() const { return root() / "new.db"; }
  std::filesystem::path old_database() const { return folder_ / "old.db"; }
  // Where old results are kept.
  std::filesystem::path kept(const std::string& name) const { return folder_ / ("old-" + name); }

 private:
  TemporaryFolder folder_;
};

class Subject {
 public:
  // `old_line` makes what stands at `target` before, `line` what stands there afterwards.
  Subject(const Stage& stage, const std::string& target, std::vector<std::string> old_line,
          std::vector<std::string> line);

  // The calls that count for this way to fail, in their order.
  std::vector<std::string> calls(const Fault& fault) const;
  // Runs with the fault, then once more without. What was wrong; empty if nothing.
  std::string try_fault(const Fault& fault) const;

 private:
  void restore() const;
  std::string fault_of(const RunEnd& end) const;
  std::string message_fault(const RunEnd& end) const;

  const Stage& stage_;
  std::filesystem::path target_;
  std::filesystem::path kept_;
  std::vector<std::string> line_;
  std::map<std::string, std::string> old_;
  std::map<std::string, std::string> new_;
  std::set<std::string> names_;  // in the root
};

}  // namespace cartulary::test
