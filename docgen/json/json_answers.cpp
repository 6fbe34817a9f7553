#include "docgen/json/json_answers.h"

#include <algorithm>

#include "docgen/json/json_parts.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

void add_chance(AnswerWriter& json, const FitChance& chance) {
  json.key("chance").open_object();
  json.add("next_draw", chance.next_draw);
  if (chance.in_draws)
    json.key("in_draws")
        .open_object(Layout::Inline)
        .add("draws", chance.in_draws->draws)
        .add("at_least_one", chance.in_draws->at_least_one)
        .close();
  if (chance.mine)
    json.key("mine")
        .open_object(Layout::Inline)
        .add("players", chance.mine->players)
        .add("turn", chance.mine->turn)
        .add("draws", chance.mine->draws)
        .add("at_least_one", chance.mine->at_least_one)
        .add("first", chance.mine->first)
        .close();
  if (chance.before_end) json.add("before_end", *chance.before_end);
  json.close();
}

void put_fitting_tile(AnswerWriter& json, const Catalog& catalog, const FittingTile& fitting) {
  json.open_object(Layout::Inline);
  add_tile_name(json, *fitting.tile);
  json.add("copies", fitting.copies);
  add_rotations(json, "rotations", fitting.rotations);
  json.add("words", catalog.words_of(*fitting.tile)).close();
}

void put_outside_piece(AnswerWriter& json, const OutsidePiece& piece) {
  json.open_object(Layout::Inline);
  add_tile_name(json, *piece.tile);
  json.add("class", to_text(piece.tile->cls))
      .add("shape", to_text(piece.tile->shape))
      .add("copies", piece.copies)
      .add("reason", piece.reason)
      .close();
}

void put_turn(AnswerWriter& json, const WhyTurn& turn) {
  json.open_object(Layout::Inline)
      .add("rotation", degrees(turn.rotation))
      .add("edges", turn.edges)
      .add("fits", turn.fits());
  json.key("blocked").open_array();
  for (const BlockedSide& blocked : turn.blocked)
    json.open_object()
        .add("side", std::string(1, to_char(blocked.side)))
        .add("shows", std::string_view(&blocked.shows, 1))
        .add("wants", blocked.wants)
        .close();
  json.close().close();
}

// The members `set` and `edition`, null unless there is exactly one, and `sets`.
void add_missing_sets(AnswerWriter& json, const MissingAnswer& answer) {
  const auto& boxes = answer.owned.boxes;
  json.key("set");
  if (boxes.size() == 1)
    json.value(boxes.begin()->first);
  else
    json.null();
  const bool one_edition = std::ranges::all_of(answer.sets, [&](const OwnedSet& owned) {
    return owned.edition == answer.sets.front().edition;
  });
  json.key("edition");
  if (one_edition && !answer.sets.empty())
    json.value(to_text(answer.sets.front().edition));
  else
    json.null();
  json.key("sets").open_array();
  for (const OwnedSet& owned : answer.sets)
    json.open_object(Layout::Inline)
        .add("id", owned.set->id)
        .add("edition", to_text(owned.edition))
        .add("quantity", owned.quantity)
        .close();
  json.close();
}

void add_missing_rows(AnswerWriter& json, std::string_view name,
                      const std::vector<MissingRow>& rows) {
  json.key(name).open_array();
  for (const MissingRow& row : rows) {
    json.open_object(Layout::Inline)
        .add("name", row.name)
        .add("kind", to_text(row.kind))
        .add("expected", row.expected)
        .add("counted", row.counted)
        .add("difference", row.difference());
    json.key("tiles").open_array();
    for (const Tile* tile : row.tiles) json.value(tile->id);
    json.close().close();
  }
  json.close();
}

}  // namespace

namespace {

void put_outside(AnswerWriter& json, const std::vector<OutsidePiece>& outside) {
  json.open_array();
  for (const OutsidePiece& piece : outside) put_outside_piece(json, piece);
  json.close();
}

// Everything between the selection and the value of the last member, `outside`.
void put_fitting(AnswerWriter& json, const Catalog& catalog, const FitAnswer& answer) {
  json.add("bag", answer.bag);
  if (answer.laid) json.add("laid", *answer.laid);
  json.add("copies", answer.copies)
      .add("designs", answer.designs)
      .add("state", to_text(answer.state))
      .add("enclosed", answer.enclosed);
  add_chance(json, answer.chance);
  add_any(json, answer.any);
  if (answer.bridged) {
    json.open_rows("with_bridge");
    for (const FittingTile& tile : *answer.bridged) put_fitting_tile(json, catalog, tile);
    json.close();
  }
  json.key("usually_laid")
      .open_object(Layout::Inline)
      .add("start", answer.hint.start)
      .add("river", answer.hint.river)
      .close()
      .add("usually_hidden", answer.hint.hills);
  add_elsewhere(json, answer.elsewhere);
  json.open_rows("tiles");
  for (const FittingTile& fitting : answer.tiles) put_fitting_tile(json, catalog, fitting);
  json.close().key("outside");
}

}  // namespace

void put_fit(AnswerWriter& json, const Catalog& catalog, const FitAnswer& answer) {
  json.open_object().add("pattern", answer.pattern.text());
  add_selection(json, *answer.selection, answer.fallback);
  put_fitting(json, catalog, answer);
  put_outside(json, answer.outside);
  json.close();
}

std::string fit_json(const Catalog& catalog, const FitAnswer& answer) {
  return written<JsonWriter>(put_fit, catalog, answer);
}

std::string fit_json(const Catalog& catalog, const FitAnswer& answer, const BagJson& written) {
  JsonWriter json;
  json.open_object().add("pattern", answer.pattern.text());
  json.as_written(written.selection);
  put_fitting(json, catalog, answer);
  json.as_written(written.outside).close();
  return json.take();
}

namespace {

// What `put` adds to an object, without the braces and the space beside them.
template <class Put>
std::string members_json(const Put& put) {
  JsonWriter json;
  json.open_object();
  put(json);
  json.close();
  const std::string text = json.take();
  const std::size_t begin = text.find('"');
  return text.substr(begin, text.rfind('\n', text.rfind('}')) - begin);
}

}  // namespace

BagJson bag_json(const ReadyBag& bag) {
  BagJson written;
  written.selection =
      members_json([&](JsonWriter& json) { add_selection(json, *bag.selection, bag.fallback); });
  constexpr std::string_view key = "\"outside\": ";
  written.outside = members_json([&](JsonWriter& json) {
                      json.key("outside");
                      put_outside(json, bag.bag.outside());
                    }).substr(key.size());
  return written;
}

void put_why(AnswerWriter& json, const WhyAnswer& answer) {
  json.open_object()
      .add("tile", answer.tile->id)
      .add("set", answer.tile->set)
      .add("edges", answer.tile->edges)
      .add("pattern", answer.pattern.text())
      .add("fits", answer.fits())
      .add("summary", answer.summary());
  json.open_rows("turns");
  for (const WhyTurn& turn : answer.turns) put_turn(json, turn);
  json.close();
  add_rotations(json, "with_bridge", answer.bridged);
  json.close();
}

std::string why_json(const WhyAnswer& answer) {
  return written<JsonWriter>(put_why, answer);
}

void put_dead(AnswerWriter& json, const DeadAnswer& answer) {
  json.open_object();
  add_selection(json, answer.selection, answer.fallback);
  json.add("rivers", answer.rivers == Rivers::With)
      .add("codes", answer.codes)
      .add("living", answer.living);
  add_any(json, answer.any);
  json.open_rows("dead");
  for (const DeadCode& dead : answer.dead) {
    json.open_object(Layout::Inline).add("edges", dead.code.text());
    json.key("opened_by").open_array();
    for (const Opener& opener : dead.opened_by)
      json.open_object().add("set", opener.set->id).add("copies", opener.copies).close();
    json.close().close();
  }
  json.close().close();
}

std::string dead_json(const DeadAnswer& answer) {
  return written<JsonWriter>(put_dead, answer);
}

void put_counts(AnswerWriter& json, const CountsAnswer& answer) {
  json.open_object().key("by").open_array(Layout::Inline);
  for (CountBy by : answer.by) json.value(to_text(by));
  json.close().add("query", answer.query);
  if (!answer.hint.empty()) json.add("hint", answer.hint);
  if (!answer.suggestion.empty()) json.add("suggestion", answer.suggestion);
  add_selection(json, answer.selection, answer.fallback);
  json.add("total", answer.total);
  add_elsewhere(json, answer.elsewhere);
  json.open_rows("rows");
  for (const CountRow& row : answer.rows) {
    json.open_object(Layout::Inline);
    for (std::size_t i = 0; i < row.keys.size(); ++i) json.add(to_text(answer.by[i]), row.keys[i]);
    json.add("copies", row.copies).add("designs", row.designs);
    if (row.marks) json.add("marks", *row.marks);
    json.close();
  }
  json.close().close();
}

std::string counts_json(const CountsAnswer& answer) {
  return written<JsonWriter>(put_counts, answer);
}

std::string missing_json(const Catalog& catalog, const MissingAnswer& answer) {
  JsonWriter json;
  json.open_object();
  add_missing_sets(json, answer);
  if (!answer.in_part.empty()) add_names(json, "in_part", answer.in_part);
  json.add("expected", answer.expected)
      .add("counted", answer.counted)
      .add("complete", answer.complete());
  add_missing_rows(json, "missing", answer.missing);
  add_missing_rows(json, "surplus", answer.surplus);
  json.add_texts("not_compared", answer.not_compared);
  json.add("letter", missing_letter(catalog, answer));
  return json.close().take();
}

}  // namespace cartulary::docgen
