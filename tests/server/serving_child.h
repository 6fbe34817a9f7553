// A server of the small catalog in a process of its own, with descriptors and signals of its own.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <sys/types.h>

#include "tests/server/small_server.h"

namespace cartulary::test {

// The file of a log, in a folder that goes with the value.
class LogFile {
 public:
  LogFile();
  ~LogFile();
  LogFile(const LogFile&) = delete;
  LogFile& operator=(const LogFile&) = delete;

  const std::filesystem::path& path() const { return path_; }
  // Waits until the file is there with so many lines; fails after five seconds.
  void wait_for(std::size_t count) const;
  std::vector<std::string> lines() const { return lines_of(path_); }
  static std::vector<std::string> lines_of(const std::filesystem::path& file);

 private:
  std::filesystem::path path_;
};

// `log` takes what the server writes to standard error; -1: nothing is logged but faults, and these
// go where those of the test go. `descriptors`: as many as it may have; 0: as the test.
class ServingChild {
 public:
  explicit ServingChild(int log = -1, int descriptors = 0);
  // Database and port are its own.
  explicit ServingChild(server::ServerOptions options) { start(-1, 0, std::move(options)); }
  ~ServingChild();
  ServingChild(const ServingChild&) = delete;
  ServingChild& operator=(const ServingChild&) = delete;

  // "http://127.0.0.1:40123/"
  const std::string& address() const { return address_; }
  int port() const { return std::stoi(address_.substr(address_.rfind(':') + 1)); }

  // Processor time used so far, in seconds.
  double processor_time() const;

  void send_signal(int signal) const;
  // Waits for its end; the exit status, or -1 if a signal ended it.
  int wait();

 private:
  void start(int log, int descriptors, server::ServerOptions options);

  SmallDatabase database_;
  pid_t child_ = -1;
  std::string address_;
};

}  // namespace cartulary::test
