#include "server/service/tile_png.h"

#include "tests/server/small_server.h"
#include "tests/support/catch.h"

namespace cartulary::server::tile_png_test {
namespace {

using test::SmallService;

// Width and height stand in the header of a PNG, each in four bytes, the highest first.
int number_at(std::string_view png, std::size_t at) {
  int number = 0;
  for (std::size_t i = 0; i < 4; ++i)
    number = number * 256 + static_cast<unsigned char>(png[at + i]);
  return number;
}

std::pair<int, int> size_of(std::string_view png) {
  REQUIRE(png.starts_with("\x89PNG\r\n"));
  return {number_at(png, 16), number_at(png, 20)};
}

TEST_CASE("tile PNG: as wide as asked, as high as the drawing") {
  SmallService service;
  const HttpResponse usual = service.get("/tiles/BA-15.png");
  CHECK(usual.status == 200);
  CHECK(usual.content_type == "image/png");
  CHECK(size_of(*usual.body) == std::pair(300, 300));
  CHECK(size_of(*service.get("/tiles/BA-15-90.png?size=48").body) == std::pair(48, 48));
  const Result<std::string> wide =
      png_of("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 200 100\"></svg>", 1024);
  REQUIRE(wide.ok());
  CHECK(size_of(*wide) == std::pair(1024, 512));
}

TEST_CASE("tile PNG: other sites may show it, and a browser asks again by its tag") {
  SmallService service;
  const HttpResponse png = service.get("/tiles/BA-15.png");
  const auto header = [&](std::string_view name) {
    for (const auto& [known, value] : png.headers)
      if (known == name) return value;
    return std::string();
  };
  CHECK(header("Cross-Origin-Resource-Policy") == "cross-origin");
  CHECK(header("Access-Control-Allow-Origin") == "*");
  CHECK_FALSE(header("ETag").empty());
  CHECK(header("Content-Encoding").empty());
}

TEST_CASE("tile PNG: a size out of bounds and an unknown tile are told") {
  SmallService service;
  for (const char* size : {"47", "1025", "big", "-1"}) {
    const HttpResponse refused = service.get("/tiles/BA-15.png?size=" + std::string(size));
    CHECK(refused.status == 400);
    CHECK(refused.body->find("'" + std::string(size) + "' is no size of a picture") !=
          std::string::npos);
  }
  CHECK(service.get("/tiles/NO-99.png").status == 404);
}

TEST_CASE("tile PNG: what is no drawing is a fault") {
  const Result<std::string> png = png_of("<svg", 300);
  REQUIRE_FALSE(png.ok());
  CHECK(png.error().what == "this drawing cannot be read");
}

}  // namespace
}  // namespace cartulary::server::tile_png_test
