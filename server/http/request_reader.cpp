#include "server/http/request_reader.h"

namespace cartulary::server {
std::optional<ReadRequest> RequestReader::next() {
  if (ended_) return std::nullopt;
  if (head_) return with_body();
  if (in_.empty()) return std::nullopt;
  HeadRead read = read_head(in_, checked_);
  if (auto* bad = std::get_if<RefusedHead>(&read))
    return refused(std::move(bad->request), std::move(bad->problem));
  if (std::holds_alternative<HeadIncomplete>(read)) {
    checked_ = in_.size();
    return std::nullopt;
  }
  head_ = std::move(std::get<RequestHead>(read));
  in_.erase(0, head_->size);
  checked_ = 0;
  if (head_->framing == BodyFraming::None) return taken({});
  room_ = body_room_(head_->request);
  // A body that nobody reads would be taken for the next request.
  if (room_ == 0) {
    head_->keep_alive = false;
    return taken({});
  }
  // What is announced as too large is not waited for.
  if (head_->length > room_) return too_large();
  if (head_->framing == BodyFraming::Chunked) chunks_.emplace(room_);
  return with_body();
}

std::optional<ReadRequest> RequestReader::with_body() {
  return head_->framing == BodyFraming::Chunked ? with_chunks() : with_length();
}

std::optional<ReadRequest> RequestReader::with_length() {
  const auto length = static_cast<std::size_t>(head_->length);
  if (in_.size() < length) return std::nullopt;
  std::string rest = in_.substr(length);
  in_.resize(length);
  std::string body = std::move(in_);
  in_ = std::move(rest);
  return taken(std::move(body));
}

std::optional<ReadRequest> RequestReader::with_chunks() {
  in_.erase(0, chunks_->read(in_));
  switch (chunks_->state()) {
    case ChunkedBody::State::Incomplete:
      return std::nullopt;
    case ChunkedBody::State::Whole:
      return taken(chunks_->take());
    case ChunkedBody::State::TooLarge:
      return too_large();
    case ChunkedBody::State::Broken:
      break;
  }
  return refused(under_way(),
                 {.status = 400,
                  .error = {.where = "body",
                            .what = "its chunks cannot be read",
                            .fix = "begin each with its size in hexadecimal digits, and end lines "
                                   "and chunks with CRLF"}});
}

ReadRequest RequestReader::taken(std::string body) {
  ReadRequest request{.request = std::move(head_->request), .keep_alive = head_->keep_alive};
  request.request.body = std::move(body);
  head_.reset();
  chunks_.reset();
  ended_ = !request.keep_alive;
  if (ended_) in_.clear();
  return request;
}

ReadRequest RequestReader::refused(HttpRequest asked, Problem fault) {
  ReadRequest request{.request = std::move(asked), .fault = std::move(fault), .keep_alive = false};
  head_.reset();
  chunks_.reset();
  ended_ = true;
  in_ = {};
  return request;
}

ReadRequest RequestReader::too_large() {
  return refused(under_way(), body_too_large(room_));
}

bool RequestReader::take_continue() {
  const bool waits = head_ && head_->expects_continue;
  if (waits) head_->expects_continue = false;
  return waits;
}

std::size_t RequestReader::held() const {
  return in_.capacity() + (chunks_ ? chunks_->bytes().capacity() : 0);
}

}  // namespace cartulary::server
