#include "tests/support/http_client.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdint>
#include <cstdlib>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>
#include <zlib.h>

namespace cartulary::test {
namespace {

std::string small(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

HttpReply head_of(std::string_view text) {
  HttpReply reply;
  const std::size_t space = text.find(' ');
  if (space != std::string_view::npos)
    reply.status = std::atoi(std::string(text.substr(space + 1, 3)).c_str());
  for (std::size_t at = text.find("\r\n"); at != std::string_view::npos;) {
    const std::size_t end = text.find("\r\n", at + 2);
    const std::string line(text.substr(at + 2, end == std::string_view::npos ? end : end - at - 2));
    if (const std::size_t colon = line.find(": "); colon != std::string::npos)
      reply.headers[small(line.substr(0, colon))] = line.substr(colon + 2);
    at = end;
  }
  return reply;
}

}  // namespace

HttpConnection::HttpConnection(int port, int room, const char* from)
    : socket_(::socket(AF_INET, SOCK_STREAM, 0)), port_(port) {
  const timeval patience{.tv_sec = 5, .tv_usec = 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof(patience));
  if (room > 0) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &room, sizeof(room));
  sockaddr_in address{};
  address.sin_family = AF_INET;
  if (from != nullptr) {
    inet_pton(AF_INET, from, &address.sin_addr);
    bind(socket_, reinterpret_cast<sockaddr*>(&address), sizeof(address));
  }
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof(address)) != 0) {
    close(socket_);
    socket_ = -1;
  }
}

HttpConnection::~HttpConnection() {
  if (socket_ >= 0) close(socket_);
}

bool HttpConnection::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool HttpConnection::fill() {
  std::array<char, 65536> bytes;
  const ssize_t got = recv(socket_, bytes.data(), bytes.size(), 0);
  if (got <= 0) return false;
  buffer_.append(bytes.data(), static_cast<std::size_t>(got));
  return true;
}

std::size_t HttpConnection::take(std::size_t most) {
  std::array<char, 65536> bytes;
  const ssize_t got = recv(socket_, bytes.data(), std::min(most, bytes.size()), 0);
  return got > 0 ? static_cast<std::size_t>(got) : 0;
}

HttpReply HttpConnection::read(bool has_body) {
  std::size_t end = 0;
  while ((end = buffer_.find("\r\n\r\n")) == std::string::npos)
    if (!fill()) return {};
  HttpReply reply = head_of(std::string_view(buffer_).substr(0, end));
  buffer_.erase(0, end + 4);
  const auto length = reply.headers.find("content-length");
  if (!has_body || length == reply.headers.end()) return reply;
  const auto size = static_cast<std::size_t>(std::atoll(length->second.c_str()));
  while (buffer_.size() < size)
    if (!fill()) break;
  reply.body = buffer_.substr(0, size);
  buffer_.erase(0, size);
  return reply;
}

bool HttpConnection::hangs_up() {
  char byte = 0;
  const ssize_t got = recv(socket_, &byte, 1, MSG_PEEK);
  return got == 0 || (got < 0 && (errno == ECONNRESET || errno == EPIPE));
}

HttpReply HttpConnection::request(std::string_view method, std::string_view target,
                                  std::string_view headers) {
  std::string text = std::string(method) + ' ' + std::string(target) + " HTTP/1.1\r\n";
  text += "Host: 127.0.0.1:" + std::to_string(port_) + "\r\n" + std::string(headers) + "\r\n";
  send(text);
  return read(method != "HEAD");
}

HttpReply HttpConnection::get(std::string_view target, std::string_view headers) {
  return request("GET", target, headers);
}

HttpReply HttpConnection::head(std::string_view target, std::string_view headers) {
  return request("HEAD", target, headers);
}

HttpReply HttpConnection::post(std::string_view target, std::string_view body,
                               std::string_view headers) {
  std::string text = "POST " + std::string(target) + " HTTP/1.1\r\n";
  text += "Host: 127.0.0.1:" + std::to_string(port_) + "\r\n" + std::string(headers);
  text += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
  send(text);
  return read();
}

HttpReply get(int port, std::string_view target, std::string_view headers) {
  HttpConnection connection(port);
  return connection.get(target, headers);
}

std::string unzipped(std::string_view bytes) {
  z_stream stream{};
  if (inflateInit2(&stream, 15 + 16) != Z_OK) return {};
  std::string out(1U << 22U, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = inflate(&stream, Z_FINISH);
  out.resize(result == Z_STREAM_END ? stream.total_out : 0);
  inflateEnd(&stream);
  return out;
}

}  // namespace cartulary::test
