// A plain HTTP client over a loopback socket, for tests that must send what no library would send.
//
//   HttpConnection connection(port);
//   HttpReply reply = connection.get("/api/v1/meta");
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace cartulary::test {

struct HttpReply {
  int status = 0;  // 0: no answer came
  // names in lower case; a repeated header's last value
  std::map<std::string, std::string> headers;
  std::string body;  // as sent, not decompressed
};

class HttpConnection {
 public:
  // `room` is the size of the receive buffer in bytes; 0 means the system's default. `from` is an
  // address of this machine to connect from, "127.0.0.2".
  explicit HttpConnection(int port, int room = 0, const char* from = nullptr);
  ~HttpConnection();
  HttpConnection(const HttpConnection&) = delete;
  HttpConnection& operator=(const HttpConnection&) = delete;

  // Sends the bytes as they are. Returns false once the server has hung up.
  bool send(std::string_view bytes);
  // Reads one answer. Answers to HEAD have no body.
  HttpReply read(bool has_body = true);
  // Receives up to `most` bytes and returns how many it got.
  std::size_t take(std::size_t most);
  // Waits up to five seconds for the server to hang up, and returns whether it did.
  bool hangs_up();

  // Sends a request with a Host header and the given header lines ("Name: value\r\n"), and reads
  // the answer.
  HttpReply get(std::string_view target, std::string_view headers = {});
  HttpReply head(std::string_view target, std::string_view headers = {});
  HttpReply post(std::string_view target, std::string_view body, std::string_view headers = {});
  HttpReply request(std::string_view method, std::string_view target,
                    std::string_view headers = {});

 private:
  bool fill();

  int socket_ = -1;
  int port_ = 0;
  std::string buffer_;
};

// Sends one request on a new connection.
HttpReply get(int port, std::string_view target, std::string_view headers = {});

// Decompresses gzip; empty if the bytes are not gzip.
std::string unzipped(std::string_view bytes);

}  // namespace cartulary::test
