#include "docgen/json/json_answers.h"

#include <algorithm>
#include <charconv>

#include "docgen/json/bag_answer_keys.h"
#include "docgen/json/json_writer.h"
#include "engine/tile/tile_words.h"

namespace cartulary::docgen {

void put_own_form(AnswerWriter& json, const RuleValues& values, const AnswerContext&) {
  json.open_object(AnswerWriter::Layout::Inline);
  for (const auto& [name, value] : values.rules) {
    int number = 0;
    const auto read = std::from_chars(value.data(), value.data() + value.size(), number);
    if (read.ec == std::errc() && std::to_string(number) == value)
      json.add(name, number);
    else
      json.add(name, value);
  }
  json.close();
}

void put_own_form(AnswerWriter& json, const WordsOfTile& words, const AnswerContext& context) {
  if (json.is_english())
    json.value(context.catalog->words_of(*words.tile));
  else
    json.value(tile_words(*words.tile));
}

void put_own_form(AnswerWriter& json, const CountedRow& counted, const AnswerContext&) {
  const CountRow& row = *counted.row;
  json.open_object(AnswerWriter::Layout::Inline);
  for (std::size_t i = 0; i < row.keys.size(); ++i)
    json.add(to_text((*counted.by)[i]), row.keys[i]);
  json.add("copies", row.copies).add("designs", row.designs);
  if (row.marks) json.add("marks", *row.marks);
  json.close();
}

std::vector<CountedRow> counted_rows(const CountsAnswer& answer) {
  std::vector<CountedRow> rows;
  rows.reserve(answer.rows.size());
  for (const CountRow& row : answer.rows) rows.push_back({&row, &answer.by});
  return rows;
}

std::vector<std::string> tile_ids(const MissingRow& row) {
  std::vector<std::string> ids;
  for (const Tile* tile : row.tiles) ids.push_back(tile->id);
  return ids;
}

std::string only_set(const MissingAnswer& answer) {
  const auto& boxes = answer.owned.boxes;
  return boxes.size() == 1 ? boxes.begin()->first : std::string();
}

std::string only_edition(const MissingAnswer& answer) {
  const bool one = std::ranges::all_of(answer.sets, [&](const OwnedSet& owned) {
    return owned.edition == answer.sets.front().edition;
  });
  return std::string(one && !answer.sets.empty() ? to_text(answer.sets.front().edition) : "");
}

void put_fit(AnswerWriter& json, const Catalog& catalog, const FitAnswer& answer) {
  put_answer(json, answer, {.catalog = &catalog});
}

std::string fit_json(const Catalog& catalog, const FitAnswer& answer, const WrittenParts* written) {
  JsonWriter json;
  put_answer(json, answer, {.catalog = &catalog, .written = written});
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

WrittenParts written_parts(const ReadyBag& bag) {
  return {.selection = members_json([&](JsonWriter& json) {
            put_keys(json, PlayedWith{*bag.selection, bag.fallback}, {});
          }),
          .outside = members_json(
              [&](JsonWriter& json) { put_key(json, "outside", bag.bag.outside(), {}, {}); })};
}

void put_why(AnswerWriter& json, const WhyAnswer& answer) {
  put_answer(json, answer, {});
}

std::string why_json(const WhyAnswer& answer) {
  return written<JsonWriter>(put_why, answer);
}

void put_dead(AnswerWriter& json, const DeadAnswer& answer) {
  put_answer(json, answer, {});
}

std::string dead_json(const DeadAnswer& answer) {
  return written<JsonWriter>(put_dead, answer);
}

void put_counts(AnswerWriter& json, const CountsAnswer& answer) {
  put_answer(json, answer, {});
}

std::string counts_json(const CountsAnswer& answer) {
  return written<JsonWriter>(put_counts, answer);
}

std::string missing_json(const Catalog& catalog, const MissingAnswer& answer) {
  JsonWriter json;
  put_answer(json, answer, {.catalog = &catalog});
  return json.take();
}

}  // namespace cartulary::docgen
