// A plain HTTP client over a loopback socket, for tests that must send what no library would.
//
//   HttpConnection connection(port);
//   HttpReply reply = connection.get("/api/v1/meta");
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace cartulary::test {

struct HttpReply {
  int status = 0;                              // 0: no answer came
  std::map<std::string, std::string> headers;  // names in small letters; the last of each
  std::string body;                            // as sent, not decompressed
};

class HttpConnection {
 public:
  // `room`: bytes that may wait to be read; 0: what the system gives. `from`: an address of this
  // machine to come from, "127.0.0.2".
  explicit HttpConnection(int port, int room = 0, const char* from = nullptr);
  ~HttpConnection();
  HttpConnection(const HttpConnection&) = delete;
  HttpConnection& operator=(const HttpConnection&) = delete;

  // Sends the bytes as they are. False once the other side has hung up.
  bool send(std::string_view bytes);
  // Reads one answer, with a body unless it answers a HEAD.
  HttpReply read(bool has_body = true);
  // Takes up to so many bytes, as they come, and gives how many.
  std::size_t take(std::size_t most);
  // Whether the server has hung up: waits up to five seconds for it to do so.
  bool hangs_up();

  // A request with the Host header and the further header lines ("Name: value\r\n").
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

// One request on a connection of its own.
HttpReply get(int port, std::string_view target, std::string_view headers = {});

// What gzip compressed; empty if it is not gzip.
std::string unzipped(std::string_view bytes);

}  // namespace cartulary::test
