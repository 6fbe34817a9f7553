// FaultyRun: the program in a process of its own, with one of its file-system calls failing.
//
//   FaultyRun run({"site", "--out", out}, {.root = folder, .way = "EIO", .at = 12});
//   const RunEnd end = run.end();
//   if (end.status != 0) ... end.err
#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace cartulary::test {

// What is to happen; see fault_shim.cpp.
struct Fault {
  std::string root;         // only what lies here counts
  std::string way = "EIO";  // EIO, ENOSPC, EINTR or kill
  long at = 0;              // number of the call, from 1; 0: none
  bool no_exchange = false;
};

struct RunEnd {
  int status = 0;  // of exit; -1 if a signal ended it
  bool was_killed = false;
  std::string out;
  std::string err;
  std::vector<std::string> calls;  // that counted, each "CALL PATH"
};

class FaultyRun {
 public:
  FaultyRun(const std::vector<std::string>& arguments, const Fault& fault);
  FaultyRun(const FaultyRun&) = delete;
  FaultyRun& operator=(const FaultyRun&) = delete;
  // Ends the program if it still runs.
  ~FaultyRun();

  // The first line that the program writes to standard output; empty if it ends without.
  std::string first_line();
  void terminate() const;
  // Waits for the end.
  RunEnd end();

 private:
  void start(const std::vector<std::string>& arguments, const Fault& fault);

  pid_t child_ = -1;
  int out_ = -1;
  std::string out_text_;
  std::string err_file_;
  std::string log_file_;
};

}  // namespace cartulary::test
