#include "server/service/serve.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <memory>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <malloc.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include "server/service/inherited_socket.h"
#include "server/service/negotiation.h"

namespace cartulary::server {
namespace {

// Blocks SIGINT and SIGTERM in this thread and all threads that it starts, so that only wait()
// receives them; a signal handler could do almost nothing. SIGHUP too if it is to reopen a log;
// otherwise it ends the program as usual, as when its terminal is closed.
class Signals {
 public:
  explicit Signals(bool with_hangup) {
    sigemptyset(&held_);
    sigaddset(&held_, SIGINT);
    sigaddset(&held_, SIGTERM);
    if (with_hangup) sigaddset(&held_, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &held_, &before_);
  }
  ~Signals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;

  int wait() const {
    int signal = 0;
    sigwait(&held_, &signal);
    return signal;
  }

 private:
  sigset_t held_{};
  sigset_t before_{};
};

// Tunes the process for many connections, each with its thread, some of which briefly need much
// memory.
void set_up_process() {
#ifdef __GLIBC__
  // By default each thread could get its own heap, which keeps the memory of its largest answer.
  // Large blocks return to the system at once, but not memory that the next search needs again.
  mallopt(M_ARENA_MAX, 4);
  mallopt(M_MMAP_THRESHOLD, 1 << 18);
  mallopt(M_TRIM_THRESHOLD, 1 << 23);
#endif
  // Answers are short: interrupting one for the next request delays both. If this is not permitted,
  // nothing changes.
  const sched_param no_priority{};
  sched_setscheduler(0, SCHED_BATCH, &no_priority);
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = std::max(limit.rlim_cur, std::min<rlim_t>(limit.rlim_max, 4096));
  setrlimit(RLIMIT_NOFILE, &limit);
}

using Interfaces = std::unique_ptr<ifaddrs, decltype(&freeifaddrs)>;

// The address as text; empty for a link-local IPv6 address (fe80), which only machines on the same
// link can reach.
std::string text_of(const sockaddr& address) {
  char text[INET6_ADDRSTRLEN] = "";
  if (address.sa_family == AF_INET) {
    sockaddr_in four{};
    std::memcpy(&four, &address, sizeof four);
    return inet_ntop(AF_INET, &four.sin_addr, text, sizeof text) == nullptr ? "" : text;
  }
  sockaddr_in6 six{};
  std::memcpy(&six, &address, sizeof six);
  if (IN6_IS_ADDR_LINKLOCAL(&six.sin6_addr)) return "";
  return inet_ntop(AF_INET6, &six.sin6_addr, text, sizeof text) == nullptr ? "" : text;
}

// The addresses of one family on interfaces that are up, without loopback.
std::vector<std::string> addresses_of(int family) {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const Interfaces all(first, freeifaddrs);
  std::vector<std::string> names;
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    const bool is_up = (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
    if (!is_up || one->ifa_addr == nullptr || one->ifa_addr->sa_family != family) continue;
    if (std::string name = text_of(*one->ifa_addr); !name.empty()) names.push_back(std::move(name));
  }
  return names;
}

}  // namespace

ServedAt served_at(const std::string& host, int port) {
  const bool every = host == "0.0.0.0" || host == "::" || host == "[::]";
  if (!every) {
    ServedAt at{url_of(host, port), {}};
    if (!is_loopback(host)) at.elsewhere.push_back(at.address);
    return at;
  }
  ServedAt at{url_of(host == "0.0.0.0" ? "127.0.0.1" : "localhost", port), {}};
  for (const std::string& name : addresses_of(AF_INET)) at.elsewhere.push_back(url_of(name, port));
  if (host != "0.0.0.0")
    for (const std::string& name : addresses_of(AF_INET6))
      at.elsewhere.push_back(url_of(name, port));
  return at;
}

Status serve(const ServerOptions& options, const std::function<void(const ServedAt& at)>& ready) {
  set_up_process();
  const Signals signals(!options.log.file.empty());
  const Result<std::optional<InheritedSocket>> inherited = inherited_socket();
  if (!inherited) return inherited.error();
  ServerOptions asked = options;
  if (const std::optional<InheritedSocket>& socket = *inherited) {
    asked.host = socket->host;
    asked.port = socket->port;
    asked.socket = socket->descriptor;
  }
  Result<Server> server = Server::start(asked);
  if (!server) return server.error();
  if (ready) ready(served_at(asked.host, server->port()));
  while (signals.wait() == SIGHUP) server->reopen_log();
  // Answers that still run have no client any more, and would delay the next server.
  if (!server->stop()) _exit(0);
  return Done{};
}

}  // namespace cartulary::server
