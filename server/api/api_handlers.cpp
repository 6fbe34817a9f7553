#include "server/api/api_handlers.h"

#include <span>
#include <utility>

#include "docgen/json/board_json.h"
#include "docgen/json/json.h"
#include "docgen/json/json_writer.h"
#include "docgen/json/notation_json.h"
#include "docgen/json/referee_json.h"
#include "docgen/json/rule_json.h"
#include "docgen/report/referee_report.h"
#include "engine/bag/dead.h"
#include "engine/bag/missing.h"
#include "engine/bag/why.h"
#include "engine/query/counts.h"
#include "engine/rule/rule_lookup.h"
#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "server/api/api_data.h"
#include "server/api/api_parts.h"
#include "tiledb/board/json_reader.h"

namespace cartulary::server {
namespace {

OddsText odds_text(const ApiCall& call) {
  return {.draws = std::string(call.text("draws")),
          .players = std::string(call.text("players")),
          .turn = std::string(call.text("turn")),
          .hidden = std::string(call.text("hidden")),
          .laid = std::string(call.text("laid"))};
}

// Finds a record by id, with or without its kind, whatever the case.
template <class R>
Result<const R*> need_record(const std::vector<R>& records, std::string_view id, Said what,
                             Said fix) {
  const std::string_view bare = id.substr(id.rfind('/') + 1);
  std::vector<std::string> known;
  for (const R& record : records) {
    if (same_letters(record.id, bare)) return &record;
    known.push_back(record.id);
  }
  return Error{.where = "id",
               .what = std::move(what),
               .fix = std::move(fix),
               .suggestion = nearest(bare, known)};
}

Said wanted_editions() {
  const auto names = std::span(edition_names);
  std::string editions;
  for (const EditionNames& each : names.first(names.size() - 1)) add_item(editions, each.name);
  return said("http-fault.take-edition", {{"editions", editions}, {"last", names.back().name}});
}

Result<Collection> collection_of(const ApiData& data, const ApiCall& call) {
  // `set` dates from when only one set could be given.
  std::string list(call.text("sets"));
  if (const std::string_view set = call.text("set"); !set.empty()) add_item(list, set, ",");
  Result<Collection> owned =
      parse_collection(data.catalog(), list.empty() ? std::string_view("base-game") : list);
  const std::string_view edition = call.text("edition");
  if (!owned || edition.empty()) return owned;
  owned->edition = parse_edition(edition);
  if (!owned->edition)
    return Error{.where = "edition",
                 .what = said("http-fault.no-edition", {{"edition", edition}}),
                 .fix = wanted_editions()};
  return owned;
}

}  // namespace

ApiReply answer_sets(const ApiData& data, const ApiCall& call) {
  Result<docgen::Paging> paging = paging_of(data, call, 100);
  if (!paging) return failed(paging);
  set_next(*paging, data.catalog().sets().size(), data, call);
  return {.json = docgen::sets_json(data.catalog(), *paging)};
}

ApiReply answer_set(const ApiData& data, const ApiCall& call) {
  const Result<const TileSet*> set = data.catalog().need_set(call.id, "id");
  if (!set) return failed(set, 404);
  return {.json = docgen::set_json(data.catalog(), data.rulebook(), **set)};
}

ApiReply answer_set_rules(const ApiData& data, const ApiCall& call) {
  const Result<const TileSet*> set = data.catalog().need_set(call.id, "id");
  if (!set) return failed(set, 404);
  if (data.rulebook().rules_of((*set)->id).empty())
    return problem_reply(
        404, {.where = "id",
              .what = said("http-fault.no-rules-yet", {{"set", (*set)->title}}),
              .fix = said("http-fault.see-set", {{"path", "/api/v1/sets/" + (*set)->id}})});
  return {.json = docgen::set_rules_json(rule_data(data), **set)};
}

ApiReply answer_tiles(const ApiData& data, const ApiCall& call) {
  Result<docgen::Paging> paging = paging_of(data, call, 100);
  if (!paging) return failed(paging);
  const Result<Selection> selection = selection_of(data, call, DefaultSets::Everything);
  if (!selection) return failed(selection);
  const Result<TileHits> hits =
      find_tiles(data.catalog(), *selection, call.text("q"), Leniency::Lenient);
  if (!hits) return query_problem(hits.error());
  set_next(*paging, hits->tiles.size(), data, call);
  const auto told =
      call.text("full") == "true" ? docgen::TilesTold::Whole : docgen::TilesTold::InShort;
  if (hits->fault && hits->tiles.empty()) return query_problem(*hits->fault);
  if (hits->fault)
    return query_problem(*hits->fault, [&](docgen::AnswerWriter& json) {
      docgen::put_hits(json, data.catalog(), *hits, *paging, told);
    });
  return {.json = docgen::tiles_json(data.catalog(), *hits, *paging, told)};
}

ApiReply answer_tile(const ApiData& data, const ApiCall& call) {
  const Result<const Tile*> tile = data.catalog().need_tile(call.id, "id");
  if (!tile) return failed(tile, 404);
  return {.json = docgen::tile_json(data.catalog(), **tile)};
}

ApiReply answer_fit(const ApiData& data, const ApiCall& call) {
  const Result<Pattern> pattern = parse_pattern(call.text("pattern"));
  if (!pattern) return failed(pattern);
  const Result<OddsQuestion> odds = parse_odds(odds_text(call));
  if (!odds) return failed(odds);
  const Result<SelectionText> selection = selection_text(data, call);
  if (!selection) return failed(selection);
  const auto ready = data.ready(*selection);
  if (!ready) return failed(ready);
  const ReadyBag& bag = (*ready)->bag;
  if (const Status possible = check_odds(*odds, bag.bag.size()); !possible) return failed(possible);
  return {.json = docgen::fit_json(data.catalog(), fit(bag, *pattern, *odds), &(*ready)->written)};
}

ApiReply answer_why(const ApiData& data, const ApiCall& call) {
  const Result<const Tile*> tile = data.catalog().need_tile(call.text("tile"), "tile");
  if (!tile) return failed(tile);
  const Result<Pattern> pattern = parse_pattern(call.text("pattern"));
  if (!pattern) return failed(pattern);
  const Result<WhyAnswer> answer = why(**tile, *pattern);
  if (!answer) return failed(answer);
  return {.json = docgen::why_json(*answer)};
}

ApiReply answer_dead(const ApiData& data, const ApiCall& call) {
  const Result<Selection> selection = selection_of(data, call);
  if (!selection) return failed(selection);
  const Rivers rivers = call.text("river") == "true" ? Rivers::With : Rivers::Without;
  const Result<DeadAnswer> answer = dead(data.catalog(), *selection, rivers);
  if (!answer) return failed(answer);
  return {.json = docgen::dead_json(*answer)};
}

ApiReply answer_counts(const ApiData& data, const ApiCall& call) {
  const Result<CountsQuestion> question = read_counts(call.text("by"), call.text("q"));
  if (!question) return failed(question);
  const Result<Selection> selection = selection_of(data, call);
  if (!selection) return failed(selection);
  const Result<CountsAnswer> answer = counts(data.catalog(), *selection, *question);
  if (!answer) {
    Error error = answer.error();
    if (error.where == "query") error.where = "q";
    return problem_reply(400, error);
  }
  return {.json = docgen::counts_json(*answer)};
}

ApiReply answer_missing(const ApiData& data, const ApiCall& call) {
  const Result<Collection> owned = collection_of(data, call);
  if (!owned) return failed(owned);
  const Result<MissingAnswer> answer =
      missing(data.catalog(), *owned, data.piece_names(), call.body, "body");
  if (!answer) return failed(answer);
  return {.json = docgen::missing_json(data.catalog(), *answer)};
}

namespace {

tiledb::NotationReader reader_of(const ApiData& data) {
  return data.notation() == nullptr ? nullptr : data.notation()->read;
}

}  // namespace

ApiReply answer_board(const ApiData& data, const ApiCall& call) {
  if (must_stop(call.stop)) return problem_reply(503, stopped_error());
  const Result<SelectionText> selection = selection_text(data, call);
  if (!selection) return failed(selection);
  const Result<docgen::BoardReport> report =
      docgen::board_report(data.catalog(), {.text = call.body,
                                            .where = "body",
                                            .selection = *selection,
                                            .rulebook = &data.rulebook(),
                                            .guides = &data.library().guides,
                                            .notation = reader_of(data),
                                            .odds = odds_text(call),
                                            .drawn = call.text("drawn"),
                                            .region = call.text("region"),
                                            .turns = call.text("turns") == "true",
                                            .stop = call.stop});
  if (!report) return failed(report, must_stop(call.stop) ? 503 : 400);
  std::optional<std::string> json = docgen::board_json_within(*report, call.most_answer);
  if (!json)
    return problem_reply(
        413, {.where = "body",
              .what = said("http-fault.large-board-answer", {{"bytes", grouped(call.most_answer)}}),
              .fix = said("http-fault.smaller-board")});
  return {.json = *std::move(json)};
}

namespace {

docgen::RefereeRequest referee_request(const ApiData& data, const ApiCall& call,
                                       const SelectionText& selection) {
  return {.board = {.text = call.body,
                    .where = "body",
                    .selection = selection,
                    .rulebook = &data.rulebook(),
                    .guides = &data.library().guides,
                    .notation = reader_of(data),
                    .drawn = call.text("drawn"),
                    .stop = call.stop},
          .move_where = "body: /move"};
}

// The move in the body, or empty text. Other errors in the body are reported when the board is
// read.
std::string move_in(std::string_view body) {
  const Result<tiledb::JsonNode> root =
      tiledb::parse_json(body, "body", {tiledb::max_board_bytes, tiledb::max_board_depth});
  const tiledb::JsonNode* move = root ? root->find("move") : nullptr;
  return move == nullptr ? std::string() : move->text;
}

}  // namespace

ApiReply answer_moves(const ApiData& data, const ApiCall& call) {
  const Result<SelectionText> selection = selection_text(data, call);
  if (!selection) return failed(selection);
  const auto report = docgen::moves_report(data.catalog(), referee_request(data, call, *selection));
  if (!report) return failed(report);
  return {.json = docgen::written<docgen::JsonWriter>(docgen::put_moves, *report)};
}

ApiReply answer_judge(const ApiData& data, const ApiCall& call) {
  const Result<SelectionText> selection = selection_text(data, call);
  if (!selection) return failed(selection);
  docgen::RefereeRequest request = referee_request(data, call, *selection);
  const std::string move = move_in(call.body);
  request.move = move;
  const auto report = docgen::judge_report(data.catalog(), request);
  if (!report) return failed(report);
  return {.json = docgen::written<docgen::JsonWriter>(docgen::put_judgement, *report)};
}

ApiReply answer_notation(const ApiData& data, const ApiCall& call) {
  if (data.notation() == nullptr)
    return problem_reply(
        501,
        {.where = "body", .what = said("notation.not-here"), .fix = said("notation.ask-server")});
  const std::string_view as = call.text("as");
  const auto form = docgen::parse_notation_form(as.empty() ? "json" : as);
  if (!form || *form == docgen::NotationForm::Text)
    return problem_reply(400, {.where = "as",
                               .what = said("notation.no-form", {{"text", printable(as)}}),
                               .fix = said("notation.forms", {{"forms", "json, jcz"}})});
  const auto report = data.notation()->report(data.catalog(),
                                              {.text = call.body,
                                               .where = "body",
                                               .guides = &data.library().guides,
                                               .notation = reader_of(data)},
                                              *form);
  if (!report) return failed(report);
  if (*form == docgen::NotationForm::Jcz) return {.json = report->jcz};
  return {.json = docgen::written<docgen::JsonWriter>(docgen::put_notation, *report)};
}

ApiReply answer_rule(const ApiData& data, const ApiCall& call) {
  const Result<RuleOrRuling> found = need_rule(data.rulebook(), call.id, "id");
  if (!found) return failed(found, 404);
  if (const auto* rule = std::get_if<const Rule*>(&*found))
    return {.json = docgen::rule_json(rule_data(data), **rule)};
  if (const auto* variant = std::get_if<const Variant*>(&*found))
    return {.json = docgen::variant_json(rule_data(data), **variant)};
  return {.json = docgen::ruling_json(rule_data(data), *std::get<const Ruling*>(*found))};
}

ApiReply answer_elements(const ApiData& data, const ApiCall& call) {
  Result<docgen::Paging> paging = paging_of(data, call, 100);
  if (!paging) return failed(paging);
  set_next(*paging, data.rulebook().elements().size(), data, call);
  return {.json = docgen::elements_json(data.rulebook(), *paging)};
}

ApiReply answer_element(const ApiData& data, const ApiCall& call) {
  const Result<const Element*> element = need_element(data.rulebook(), call.id, "id");
  if (!element) return failed(element, 404);
  return {.json = docgen::element_json(rule_data(data), **element)};
}

ApiReply answer_meta(const ApiData& data, const ApiCall&) {
  return {.json = docgen::meta_json(data.library().meta, counts_of(data.library()))};
}

ApiReply answer_sources(const ApiData& data, const ApiCall&) {
  return {.json = docgen::sources_json(data.library().sources)};
}

ApiReply answer_source(const ApiData& data, const ApiCall& call) {
  const Result<const SourceDocument*> source = need_record(
      data.library().sources, call.id, said("http-fault.no-source", {{"name", printable(call.id)}}),
      said("http-fault.see-path", {{"path", "/api/v1/sources"}}));
  if (!source) return failed(source, 404);
  return {.json = docgen::source_json(**source)};
}

ApiReply answer_ledger_entry(const ApiData& data, const ApiCall& call) {
  const Result<const LedgerEntry*> entry =
      need_record(data.library().ledger, call.id,
                  said("http-fault.no-ledger-entry", {{"name", printable(call.id)}}),
                  said("http-fault.see-path", {{"path", "/api/v1/ledger"}}));
  if (!entry) return failed(entry, 404);
  return {.json = docgen::ledger_entry_json(**entry)};
}

ApiReply answer_ledger(const ApiData& data, const ApiCall&) {
  return {.json = docgen::ledger_json(data.library().ledger)};
}

}  // namespace cartulary::server
