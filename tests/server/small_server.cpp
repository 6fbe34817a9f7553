#include "tests/server/small_server.h"

#include <cstdlib>
#include <string>
#include <utility>

#include <unistd.h>

#include "engine/text/text.h"
#include "server/service/load_data.h"
#include "tests/engine/small_catalog.h"
#include "tests/engine/small_rulebook.h"
#include "tests/support/catch.h"
#include "tiledb/content/content.h"
#include "tiledb/database/database.h"
#include "tiledb/database/database_writer.h"

namespace cartulary::test {
namespace {

namespace fs = std::filesystem;

// The catalog with the design numbers that the database asks for.
Catalog numbered_catalog() {
  const Catalog small = small_catalog();
  std::vector<Tile> tiles = small.tiles();
  for (Tile& tile : tiles) {
    tile.number = parse_whole(tile.id.substr(tile.id.find('-') + 1), 1, 99).value_or(0);
    if (edge_code(tile)) tile.edges = edge_code(tile)->canonical().text();
  }
  return Catalog(small.sets(), std::move(tiles), {}, small.language());
}

// Roads alone.
Scoring small_scoring() {
  Scoring scoring;
  ScoringFact tiles;
  tiles.name = "tiles";
  tiles.kind = FactKind::Count;
  tiles.meaning = "tiles of it";
  tiles.one = "tile";
  tiles.many = "tiles";
  tiles.most = 99;
  tiles.features = {"road"};
  ScoringFact complete;
  complete.name = "complete";
  complete.meaning = "it is completed";
  complete.features = {"road"};
  scoring.facts = {tiles, complete};
  ScoringLine road;
  road.id = "road/complete";
  road.features = {"road"};
  road.what = "Road";
  road.points = "1 per tile";
  road.each = {{"tiles", 1}};
  road.rules = {{RecordKind::Rule, "base-game/road-complete"}};
  scoring.lines = {road};
  return scoring;
}

// A turn of two lines, a figure, a pair of words.
Guides small_guides() {
  Guides guides;
  Guide play;
  play.id = "order-of-play";
  play.title = "Order of play";
  play.sources = {{"car-7.4", "section \"Order of Play\""}};
  GuideLine place;
  place.id = "order-of-play/place/tile";
  place.guide = play.id;
  place.part = "place";
  place.text = "Place it.";
  place.must = true;
  place.rules = {{RecordKind::Rule, "base-game/road"}};
  GuideLine inn = place;
  inn.id = "order-of-play/place/inn";
  inn.text = "Mind the inn.";
  inn.sets = {"inns-and-cathedrals"};
  inn.only = {"HiG"};
  play.parts = {{"place", "Place", "", {place, inn}}};
  guides.guides = {play};
  guides.questions = {{"deploy/road", "May it be deployed to a road?", "road"}};
  FigureCell cell;
  cell.id = "follower/deploy/road";
  cell.figure = "follower";
  cell.question = "deploy/road";
  cell.answer = FigureAnswer::Yes;
  guides.figures = {{"follower", FigureKind::Follower, {}, "7 each", "", {}, {cell}}};
  guides.words = {{"x/road = Straße", "x", "road", "Straße", {}, "road", "", "", {}, {}}};
  guides.names = {{"fr/element/road", "fr", "", "road", "Route", "car-7.4"}};
  return guides;
}

CarriedGame small_game() {
  CarriedGame game;
  game.id = "our-carcassonne";
  game.title = "Our Carcassonne";
  game.revision = "6";
  game.edition = "C1";
  game.sets = "base-game";
  game.used = {{"base-game", "Carcassonne", "content", 12, 0}, {"ours", "Ours", "own", 2, 1}};
  game.own = {{"ruling/our-carcassonne/late", "Our Carcassonne", "Late", "They wait.", ""}};
  game.adopts = {{"ruling/base-game/short-road", "On Sundays."}};
  game.drops = {{"rule/base-game/road", "No roads."}};
  game.ledger = {{"our-carcassonne-count", "One or two", "slip", "Two", "They were counted."}};
  game.documents = {"car-7.4"};
  return game;
}

tiledb::Content small_content() {
  tiledb::Records records;
  const Catalog catalog = numbered_catalog();
  records.words = catalog.language().words();
  records.sets = catalog.sets();
  records.tiles = catalog.tiles();
  SourceDocument source;
  source.id = "car-7.4";
  source.title = "Complete Annotated Rules";
  source.kind = "rules";
  records.sources = {source};
  LedgerEntry entry;
  entry.id = "wheel-cfrr";
  entry.title = "Copies of the bend";
  entry.kind = "dispute";
  entry.sides = {{"3 tiles", {{"car-7.4", "page 12"}}}};
  entry.decision = "3 tiles";
  entry.reason = "counted";
  entry.date = "2026-11-20";
  entry.tiles = {"BA-15"};
  records.ledger = {entry};
  SmallRules rules = small_rules();
  records.elements = std::move(rules.elements);
  records.openings = std::move(rules.openings);
  records.rules = std::move(rules.rules);
  records.rulings = std::move(rules.rulings);
  records.variants = std::move(rules.variants);
  records.positions = {short_road()};
  records.games = {small_game()};
  records.guides = small_guides();
  records.guides.scoring = small_scoring();
  records.meta.content_hash = std::string(64, 'a');
  tiledb::Content content;
  content.library = library_of(std::move(records));
  return content;
}

server::Server started(const fs::path& database) {
  Result<server::Server> server = server::Server::start(
      {.host = "127.0.0.1", .port = 0, .database = database, .log = {.quiet = true}});
  if (!server) FAIL(to_text(server.error()));
  return *std::move(server);
}

}  // namespace

Position short_road() {
  Position position;
  position.id = "base-game/road-loop";
  position.title = "A road of two tiles";
  position.shows = {"base-game/house-roads"};
  position.text = "A [road](element/road) of two tiles.";
  position.selection.sets = {{"base-game", 1}};
  position.tiles = {{"BA-03", {0, 0}, Rotation::R0}, {"BA-03", {1, 0}, Rotation::R0}};
  position.figures = {{"red", "follower", {0, 0}, "road E", 1, "thief"}};
  position.sources = {{"car-7.4", "page 6"}};
  return position;
}

SmallDatabase::SmallDatabase() {
  std::string name = (fs::temp_directory_path() / "cartulary-test-XXXXXX").string();
  REQUIRE(mkdtemp(name.data()) != nullptr);
  folder_ = name;
  file_ = folder_ / "cartulary.db";
  const Status written = tiledb::write_database(small_content(), file_);
  if (!written) FAIL(to_text(written.error()));
}

SmallDatabase::~SmallDatabase() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

SmallServer::SmallServer() : server_(started(database_.file())) {}

SmallService::SmallService(server::ServiceOptions options) {
  Result<std::unique_ptr<server::ApiData>> data = server::load_data(database_.file());
  if (!data) FAIL(to_text(data.error()));
  service_ = std::make_unique<server::Service>(*std::move(data), std::move(options));
}

server::HttpResponse SmallService::get(std::string target) {
  return service_->answer({.method = "GET",
                           .target = std::move(target),
                           .host = "localhost",
                           .accept_encoding = {},
                           .if_none_match = {},
                           .content_type = {},
                           .body = {}});
}

std::string header(const server::HttpResponse& response, std::string_view name) {
  for (const auto& [known, value] : response.headers)
    if (known == name) return value;
  return "";
}

std::string told(const server::HttpResponse& response) {
  CHECK(response.content_type == "application/problem+json");
  return *response.body;
}

server::HttpRequest request_for(std::string method, std::string target) {
  server::HttpRequest request;
  request.method = std::move(method);
  request.target = std::move(target);
  request.host = "127.0.0.1:8040";
  return request;
}

std::string without_code(std::string body) {
  const std::size_t begin = body.find("  \"code\": ");
  return begin == std::string::npos ? body : body.erase(begin, body.find('\n', begin) + 1 - begin);
}

}  // namespace cartulary::test
