// The server over real connections: what a library's client would never send is sent here.
#include "server/service/server.h"

#include <chrono>
#include <thread>

#include "docgen/json/json.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace cartulary::server::server_test {
namespace {

using test::get;
using test::HttpConnection;
using test::HttpReply;
using test::SmallServer;

constexpr const char* host = "Host: localhost\r\n";

// The answer to bytes sent as they are.
HttpReply answer_to(int port, const std::string& bytes) {
  HttpConnection connection(port);
  connection.send(bytes);
  return connection.read();
}

// The same, and whether the server then hung up.
struct RawReply {
  HttpReply reply;
  bool hung_up = false;
};

RawReply raw(int port, const std::string& bytes) {
  HttpConnection connection(port);
  connection.send(bytes);
  RawReply answer{.reply = connection.read()};
  answer.hung_up = connection.hangs_up();
  return answer;
}

std::string problem(int status, const Error& error) {
  return test::without_code(docgen::problem_json(error, status));
}

}  // namespace

TEST_CASE("One connection serves many requests, GET and HEAD alike") {
  SmallServer server;
  HttpConnection connection(server.port());
  const HttpReply page = connection.get("/");
  CHECK(page.status == 200);
  CHECK(page.headers.at("content-type") == "text/html; charset=utf-8");
  const HttpReply head = connection.head("/");
  CHECK(head.status == 200);
  CHECK(head.body.empty());
  CHECK(head.headers.at("content-length") == page.headers.at("content-length"));
  CHECK(head.headers.at("etag") == page.headers.at("etag"));
  for (int i = 0; i < 50; ++i) CHECK(connection.get("/api/v1/meta").status == 200);
  const HttpReply counted =
      connection.post("/api/v1/missing?set=BA", "cccc 1\n", "Content-Type: text/plain\r\n");
  CHECK(counted.status == 200);
  CHECK(connection.get("/api/v1/meta").status == 200);
}

TEST_CASE("Every answer carries the headers that keep a browser safe") {
  SmallServer server;
  for (const char* target : {"/", "/api/v1/meta", "/api/v1/none", "/assets/style.css", "/%00"}) {
    const HttpReply reply = get(server.port(), target);
    CHECK(reply.headers.at("content-security-policy") ==
          "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
          "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; "
          "base-uri 'none'; frame-ancestors 'none'");
    CHECK(reply.headers.at("x-content-type-options") == "nosniff");
    CHECK(reply.headers.at("referrer-policy") == "no-referrer");
    CHECK(reply.headers.at("vary").starts_with("Accept-Encoding"));
  }
}

TEST_CASE("gzip, tags and 304 work over the wire") {
  SmallServer server;
  HttpConnection connection(server.port());
  const HttpReply plain = connection.get("/api/v1/tiles");
  const HttpReply zipped = connection.get("/api/v1/tiles", "Accept-Encoding: br, gzip\r\n");
  CHECK(zipped.headers.at("content-encoding") == "gzip");
  CHECK(test::unzipped(zipped.body) == plain.body);
  CHECK(zipped.headers.at("etag") != plain.headers.at("etag"));
  const HttpReply same =
      connection.get("/api/v1/tiles", "If-None-Match: " + plain.headers.at("etag") + "\r\n");
  CHECK(same.status == 304);
  CHECK(same.body.empty());
  CHECK(same.headers.at("etag") == plain.headers.at("etag"));
  CHECK(connection.get("/api/v1/meta").status == 200);
}

TEST_CASE("A range is not cut out, however it is asked for") {
  SmallServer server;
  HttpConnection connection(server.port());
  const HttpReply whole = connection.get("/api/v1/meta");
  const HttpReply ranged = connection.get("/api/v1/meta", "Range: bytes=0-3,5-6\r\n");
  CHECK(ranged.status == 200);
  CHECK(ranged.body == whole.body);
  CHECK(ranged.headers.at("accept-ranges") == "none");
  CHECK(raw(server.port(), std::string("GET / HTTP/1.1\r\n") + host + "Range: bytes=x\r\n\r\n")
            .reply.status == 416);
}

TEST_CASE("A question mark in a parameter needs no escape") {
  SmallServer server;
  HttpConnection connection(server.port());
  const HttpReply escaped = connection.get("/api/v1/fit?pattern=c%3F%3Ff");
  CHECK(escaped.status == 200);
  CHECK(connection.get("/api/v1/fit?pattern=c??f").body == escaped.body);
  CHECK(connection.get("/api/v1/fit?pattern=[cr]??f").status == 200);
}

TEST_CASE("A target that cannot be read is a problem, and the connection goes on") {
  SmallServer server;
  HttpConnection connection(server.port());
  const auto check = [&](const std::string& target, int status, const std::string& where) {
    const HttpReply reply = connection.get(target);
    INFO(target.substr(0, 100));
    CHECK(reply.status == status);
    CHECK(reply.headers.at("content-type") == "application/problem+json");
    CHECK(reply.body.find("\"where\": \"" + where + '"') != std::string::npos);
  };
  check("/a%00b", 400, "path");
  check("/../../etc/passwd", 400, "path");
  check("/%2e%2e/%2e%2e/etc/passwd", 400, "path");
  check("/assets/..%2f..%2fetc/passwd", 400, "path");
  check("/a%zz", 400, "path");
  check("/%ff", 400, "path");
  check("/api/v1/fit?pattern=cccc&pattern=ffff", 400, "pattern");
  check("/api/v1/fit?pattern=cccc%00", 400, "pattern");
  check("/" + std::string(2000, 'a'), 414, "path");
  check("/api/v1/tiles?q=" + std::string(5000, 'a'), 400, "q");
  CHECK(connection.get("/api/v1/meta").status == 200);
}

TEST_CASE("What is longer than a line may be is 414 or 431, and ends the connection") {
  SmallServer server;
  const std::string long_text(9000, 'a');
  const RawReply target = raw(server.port(), "GET /" + long_text + " HTTP/1.1\r\n" + host + "\r\n");
  CHECK(target.reply.status == 414);
  CHECK(test::without_code(target.reply.body) ==
        problem(414, {.where = "target",
                      .what = "the request line is longer than 8,192 bytes",
                      .fix = "ask for less"}));
  CHECK(target.hung_up);
  const RawReply header =
      raw(server.port(), std::string("GET / HTTP/1.1\r\n") + host + "X: " + long_text + "\r\n\r\n");
  CHECK(header.reply.status == 431);
  CHECK(header.hung_up);
}

TEST_CASE("Headers without end, and a line without end, are cut off") {
  SmallServer server;
  std::string many = std::string("GET / HTTP/1.1\r\n") + host;
  for (int i = 0; i < 4000; ++i) many += "X" + std::to_string(i) + ": abcdefgh\r\n";
  const RawReply headers = raw(server.port(), many + "\r\n");
  CHECK(headers.reply.status == 431);
  CHECK(test::without_code(headers.reply.body) ==
        problem(431, {.where = "headers",
                      .what = "a header is longer than 8,192 bytes, or all together than 32,768, "
                              "or there are more than 100",
                      .fix = "send fewer and shorter headers"}));
  CHECK(headers.hung_up);
  const RawReply line = raw(server.port(), "GET /" + std::string(200'000, 'a'));
  CHECK(line.reply.status == 414);
  CHECK(test::without_code(line.reply.body) ==
        problem(414, {.where = "target",
                      .what = "the request line is longer than 8,192 bytes",
                      .fix = "ask for less"}));
  CHECK(line.hung_up);
}

TEST_CASE("What the server as a whole takes is told, and an address may be asked with its host") {
  SmallServer server;
  const HttpReply all =
      answer_to(server.port(), std::string("OPTIONS * HTTP/1.1\r\n") + host + "\r\n");
  CHECK(all.status == 200);
  CHECK(all.headers.at("allow") == "GET, HEAD, POST, OPTIONS");
  CHECK(all.headers.at("content-length") == "0");
  const std::string meta = get(server.port(), "/api/v1/meta").body;
  const auto asked = [&](const std::string& target) {
    return answer_to(server.port(), "GET " + target + " HTTP/1.1\r\nHost: rebound.example\r\n\r\n");
  };
  CHECK(asked("http://localhost/api/v1/meta").body == meta);
  CHECK(asked("http://rebound.example/api/v1/meta").status == 421);
  CHECK(answer_to(server.port(), std::string("\r\nGET /api/v1/meta HTTP/1.1\r\n") + host + "\r\n")
            .body == meta);
}

TEST_CASE("Requests sent ahead are answered in turn") {
  SmallServer server;
  HttpConnection connection(server.port());
  const std::string one = std::string("GET /api/v1/meta HTTP/1.1\r\n") + host + "\r\n";
  connection.send(one + one + one);
  for (int i = 0; i < 3; ++i) CHECK(connection.read().status == 200);
}

TEST_CASE("A body may come after the server has said that it is wanted") {
  SmallServer server;
  HttpConnection connection(server.port());
  connection.send(std::string("POST /api/v1/missing?set=BA HTTP/1.1\r\n") + host +
                  "Content-Length: 7\r\nExpect: 100-continue\r\n\r\n");
  CHECK(connection.read().status == 100);
  connection.send("cccc 1\n");
  CHECK(connection.read().status == 200);
}

TEST_CASE("A request line that is none is told so") {
  SmallServer server;
  CHECK(raw(server.port(), "nonsense\r\n\r\n").reply.status == 400);
  CHECK(raw(server.port(), std::string("GET / HTTP/9.9\r\n") + host + "\r\n").reply.status == 400);
  const RawReply brew = raw(server.port(), std::string("BREW / HTTP/1.1\r\n") + host + "\r\n");
  CHECK(brew.reply.status == 405);
  CHECK(brew.reply.headers.at("allow") == "GET, HEAD, POST");
  CHECK(brew.hung_up);
}

TEST_CASE("A wrong method is 405; a body nobody asked for is not taken for a request") {
  SmallServer server;
  const std::string smuggled = std::string("GET /api/v1/meta HTTP/1.1\r\n") + host + "\r\n";
  for (const char* method : {"PUT", "DELETE", "PATCH", "POST", "OPTIONS", "TRACE"}) {
    const RawReply reply =
        raw(server.port(), std::string(method) + " /index.html HTTP/1.1\r\n" + host +
                               "Content-Length: " + std::to_string(smuggled.size()) + "\r\n\r\n" +
                               smuggled);
    INFO(method);
    CHECK(reply.reply.status == 405);
    CHECK(reply.reply.headers.at("allow") == "GET, HEAD");
    CHECK(reply.hung_up);
  }
  CHECK(raw(server.port(),
            std::string("GET / HTTP/1.1\r\n") + host + "Content-Length: 5\r\n\r\nabcde")
            .hung_up);
}

TEST_CASE("A large body is 413, announced or not, and ends the connection") {
  SmallServer server;
  const std::string start = std::string("POST /api/v1/missing?set=BA HTTP/1.1\r\n") + host +
                            "Content-Type: text/plain\r\n";
  const std::string large(70'000, '#');
  const Error error{.where = "body", .what = "it is larger than 65,536 bytes", .fix = "send less"};
  const RawReply announced = raw(server.port(), start + "Content-Length: 70000\r\n\r\n" + large);
  CHECK(announced.reply.status == 413);
  CHECK(test::without_code(announced.reply.body) == problem(413, error));
  CHECK(announced.hung_up);
  // Was waited for, in vain, and not answered at all.
  const RawReply kept_back = raw(server.port(), start + "Content-Length: 99999999999\r\n\r\n{}");
  CHECK(kept_back.reply.status == 413);
  CHECK(test::without_code(kept_back.reply.body) == problem(413, error));
  std::string chunks;
  for (int i = 0; i < 10; ++i) chunks += "1B58\r\n" + std::string(7000, '#') + "\r\n";
  const RawReply chunked =
      raw(server.port(), start + "Transfer-Encoding: chunked\r\n\r\n" + chunks + "0\r\n\r\n");
  CHECK(chunked.reply.status == 413);
  CHECK(test::without_code(chunked.reply.body) == problem(413, error));
  CHECK(chunked.hung_up);
}

TEST_CASE("A chunked body within the bound is read") {
  SmallServer server;
  HttpConnection connection(server.port());
  connection.send(std::string("POST /api/v1/missing?set=BA HTTP/1.1\r\n") + host +
                  "Transfer-Encoding: chunked\r\n\r\n7\r\ncccc 1\n\r\n0\r\n\r\n");
  CHECK(connection.read().status == 200);
  CHECK(connection.get("/api/v1/meta").status == 200);
}

TEST_CASE("A body of another kind is 415") {
  SmallServer server;
  for (const char* type : {"application/x-www-form-urlencoded", "application/json",
                           "multipart/form-data; boundary=x"}) {
    HttpConnection connection(server.port());
    const HttpReply reply = connection.post("/api/v1/missing?set=BA", "cccc 1\n",
                                            std::string("Content-Type: ") + type + "\r\n");
    CHECK(reply.status == 415);
    CHECK(test::without_code(reply.body) ==
          problem(415, {.where = "Content-Type",
                        .what = "the body is not text/plain",
                        .fix = "send it with Content-Type: text/plain"}));
  }
  HttpConnection connection(server.port());
  CHECK(connection.post("/api/v1/missing?set=BA", "x", "Content-Encoding: gzip\r\n").status == 415);
}

TEST_CASE("Headers that leave the end of a request in doubt are refused") {
  SmallServer server;
  const std::string start = std::string("POST /api/v1/missing?set=BA HTTP/1.1\r\n") + host;
  CHECK(
      raw(server.port(), start + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab").reply.status ==
      400);
  CHECK(raw(server.port(), start + "Content-Length: -1\r\n\r\n").reply.status == 400);
  CHECK(raw(server.port(), start + "Content-Length: 1x\r\n\r\na").reply.status == 400);
  CHECK(
      raw(server.port(), start + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
          .reply.status == 400);
  CHECK(raw(server.port(), std::string("GET / HTTP/1.1\r\n") + host + host + "\r\n").reply.status ==
        400);
  CHECK(answer_to(server.port(), "GET / HTTP/1.1\r\n\r\n").status == 400);
}

TEST_CASE("A page elsewhere that has its name point here gets nothing") {
  SmallServer server;
  const HttpReply reply =
      answer_to(server.port(), "GET /api/v1/meta HTTP/1.1\r\nHost: rebound.example\r\n\r\n");
  CHECK(reply.status == 421);
  CHECK(test::without_code(reply.body) ==
        problem(421, {.where = "Host",
                      .what = "'rebound.example' is no name of this machine",
                      .fix = "ask for localhost or 127.0.0.1, or serve with "
                             "--host, or with --public-host and this name"}));
}

TEST_CASE("Many clients at once all get their answers") {
  SmallServer server;
  constexpr int clients = 16;
  constexpr int requests = 50;
  std::array<int, clients> right{};
  std::vector<std::thread> threads;
  for (int client = 0; client < clients; ++client) {
    threads.emplace_back([&, client] {
      HttpConnection connection(server.port());
      for (int i = 0; i < requests; ++i) {
        const HttpReply reply = connection.get("/api/v1/fit?pattern=c%3F%3F%3F&draws=" +
                                               std::to_string(client * requests + i));
        if (reply.status == 200) ++right[static_cast<std::size_t>(client)];
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (int count : right) CHECK(count == requests);
}

TEST_CASE("Stopping closes what is open, idle or half asked, and can be done twice") {
  SmallServer server;
  HttpConnection idle(server.port());
  CHECK(idle.get("/api/v1/meta").status == 200);
  HttpConnection half(server.port());
  half.send("GET /api/v1/meta HTTP/1.1\r\nHo");
  HttpConnection silent(server.port());
  (*server).stop();
  CHECK(idle.hangs_up());
  CHECK(half.read().status == 503);
  // Accepted once the server stopped, it is told so.
  const int refused = silent.read().status;
  CHECK((refused == 0 || refused == 503));
  CHECK(silent.hangs_up());
  HttpConnection late(server.port());
  CHECK(late.get("/api/v1/meta").status == 0);
  (*server).stop();
}

TEST_CASE("What cannot be served is an error that says what to do") {
  SmallServer server;
  const test::SmallDatabase database;
  const auto start_error = [&](ServerOptions options) {
    options.log.quiet = true;
    const Result<Server> started = Server::start(options);
    REQUIRE_FALSE(started.ok());
    return to_text(started.error());
  };
  const std::string port = std::to_string(server.port());
  CHECK(start_error({.port = server.port(), .database = database.file()}) ==
        "--port: port " + port +
            " is in use by another program\nfix: stop that program, or take "
            "another port: --port 0 finds a free one");
  CHECK(start_error({.port = 70000, .database = database.file()}) ==
        "--port: port 70000 is not within 0 to 65535\nfix: leave it out, or take one such as 8040");
  CHECK(start_error({.host = "", .database = database.file()}) ==
        "--host: it is no name or address\nfix: leave it out, or take one such as 127.0.0.1");
  CHECK(start_error({.host = "203.0.113.1", .port = 0, .database = database.file()})
            .starts_with("--host: cannot listen on 203.0.113.1 port 0"));
}

TEST_CASE("The address is one that a browser takes") {
  SmallServer server;
  CHECK((*server).address() == "http://127.0.0.1:" + std::to_string(server.port()) + "/");
}

TEST_CASE("Answers are counted, and drawings may be shown by other sites") {
  SmallServer server;
  CHECK(get(server.port(), "/api/v1/meta").headers.at("cross-origin-resource-policy") ==
        "cross-origin");
  CHECK(get(server.port(), "/").headers.at("cross-origin-resource-policy") == "same-origin");
  const HttpReply metrics = get(server.port(), "/metrics");
  CHECK(metrics.headers.at("content-type") == "text/plain; version=0.0.4; charset=utf-8");
  CHECK(metrics.body.find("cartulary_answers_total{route=\"/api/v1/meta\",status=\"200\"} 1\n") !=
        std::string::npos);
}

}  // namespace cartulary::server::server_test
