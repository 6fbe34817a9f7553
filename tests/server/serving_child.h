// A server of the small catalog in a process of its own, with descriptors and signals of its own.
#pragma once

#include <chrono>
#include <string>

#include <sys/types.h>

#include "tests/server/small_server.h"

namespace cartulary::test {

// `log` takes what the server writes to standard error; -1: nothing is logged but faults, and these
// go where those of the test go.
class ServingChild {
 public:
  explicit ServingChild(int log = -1);
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
  SmallDatabase database_;
  pid_t child_ = -1;
  std::string address_;
};

}  // namespace cartulary::test
