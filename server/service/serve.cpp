#include "server/service/serve.h"

#include <csignal>

namespace cartulary::server {
namespace {

// Holds back SIGINT and SIGTERM in this thread and all that it starts, so that only wait()
// gets them: a signal handler could do next to nothing.
class StopSignals {
 public:
  StopSignals() {
    sigemptyset(&stop_);
    sigaddset(&stop_, SIGINT);
    sigaddset(&stop_, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &stop_, &before_);
  }
  ~StopSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;

  void wait() const {
    int signal = 0;
    sigwait(&stop_, &signal);
  }

 private:
  sigset_t stop_{};
  sigset_t before_{};
};

}  // namespace

Status serve(const ServerOptions& options,
             const std::function<void(const std::string& address)>& ready) {
  const StopSignals signals;
  Result<Server> server = Server::start(options);
  if (!server) return server.error();
  if (ready) ready(server->address());
  signals.wait();
  server->stop();
  return Done{};
}

}  // namespace cartulary::server
