#include "server/http/listener.h"

#include <chrono>
#include <utility>

#include "server/http/acceptor.h"
#include "server/http/connection_pool.h"

namespace cartulary::server {
namespace {

using std::chrono::milliseconds;

// Together less than the three seconds within which a stopped server is to be gone.
constexpr milliseconds drain_time(2500);
constexpr milliseconds give_up_time(250);

}  // namespace

struct Listener::Parts {
  explicit Parts(Answerer how) : answerer(std::move(how)) {}

  std::string bytes_of(const ReadRequest& request, After after) const {
    const Problem* fault = request.fault ? &*request.fault : nullptr;
    return text_of(request, answerer.answer(request.request, fault), after);
  }

  std::optional<std::string> at_hand(const ReadRequest& request, After after) const {
    const std::optional<HttpResponse> response = answerer.at_hand(request.request);
    if (!response) return std::nullopt;
    return text_of(request, *response, after);
  }

  std::string text_of(const ReadRequest& request, const HttpResponse& response, After after) const {
    return response_text(request.request, response, after,
                         {.idle_seconds = Connection::idle_seconds,
                          .requests = Connection::most_requests,
                          .lines = answerer.standing_headers});
  }

  Answerer answerer;
  bool open = false;
  ConnectionPool pool{{.body_room = answerer.body_room,
                       .is_large = answerer.is_large,
                       .waits = answerer.waits,
                       .at_hand = [this](const ReadRequest& request,
                                         After after) { return at_hand(request, after); },
                       .answer = [this](const ReadRequest& request,
                                        After after) { return bytes_of(request, after); }}};
  Acceptor acceptor{[this](int socket) { pool.take(socket); }};
};

Listener::Listener(Answerer answerer) : parts_(std::make_unique<Parts>(std::move(answerer))) {}

Listener::~Listener() {
  close();
}

Result<int> Listener::open(const std::string& host, int port) {
  if (const Status started = parts_->pool.start(); !started) return started.error();
  Result<int> bound = parts_->acceptor.open(host, port);
  parts_->open = bound.ok();
  return bound;
}

Status Listener::open(int socket) {
  if (const Status started = parts_->pool.start(); !started) return started.error();
  parts_->acceptor.open(socket);
  parts_->open = true;
  return Done{};
}

void Listener::close() {
  if (!std::exchange(parts_->open, false)) return;
  Parts& parts = *parts_;
  parts.acceptor.leave();
  const bool is_drained = parts.pool.drain(drain_time);
  if (!is_drained) {
    parts.answerer.note("stopping: answers are still under way; computations are told to end");
    parts.answerer.give_up();
    parts.pool.drain(give_up_time);
  }
  // The library would cut off answers that it is writing, so it is stopped last.
  const int cut = parts.pool.close();
  parts.acceptor.close();
  if (!is_drained)
    parts.answerer.note("stopped: " + std::to_string(cut) + " slow readers were cut off");
}

}  // namespace cartulary::server
