#include "docgen/json/json_parts.h"

#include <algorithm>
#include <charconv>

#include "engine/rule/reading.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

void add_counts(AnswerWriter& json, std::string_view name,
                const std::map<std::string, int>& counts) {
  json.key(name).open_object(Layout::Inline);
  for (const auto& [id, count] : counts) json.add(id, count);
  json.close();
}

// Writes whole numbers as JSON numbers, as in {"tiny-city": 2}, but only in their usual spelling,
// so that no value changes on the way to JSON and back.
void add_rule(AnswerWriter& json, const std::string& name, const std::string& value) {
  int number = 0;
  const auto read = std::from_chars(value.data(), value.data() + value.size(), number);
  if (read.ec == std::errc() && std::to_string(number) == value)
    json.add(name, number);
  else
    json.add(name, value);
}

}  // namespace

void add_editions(AnswerWriter& json, std::string_view name,
                  const std::map<std::string, Edition>& editions) {
  json.key(name).open_object(Layout::Inline);
  for (const auto& [set, edition] : editions) json.add(set, to_text(edition));
  json.close();
}

void add_names(AnswerWriter& json, std::string_view name,
               const std::map<std::string, std::string>& names) {
  json.key(name).open_object(Layout::Inline);
  for (const auto& [key, value] : names) json.add(key, value);
  json.close();
}

void put_selection(AnswerWriter& json, const Selection& selection) {
  json.open_object();
  add_counts(json, "sets", selection.sets);
  if (selection.every_edition)
    json.key("edition").null();
  else
    json.add("edition", to_text(selection.edition));
  if (!selection.editions.empty()) add_editions(json, "editions", selection.editions);
  if (!selection.tiles.empty()) add_counts(json, "tiles", selection.tiles);
  if (!selection.without.empty()) add_counts(json, "without", selection.without);
  if (!selection.used.empty()) add_counts(json, "used", selection.used);
  if (!selection.dropped.empty()) add_counts(json, "dropped", selection.dropped);
  if (!selection.rules.empty()) {
    json.key("rules").open_object(Layout::Inline);
    for (const auto& [name, value] : selection.rules) add_rule(json, name, value);
    json.close();
  }
  if (!selection.in_part.empty()) add_names(json, "in_part", selection.in_part);
  if (!selection.adopted.empty())
    json.add_texts("adopts", {selection.adopted.begin(), selection.adopted.end()});
  json.close();
}

void add_game(AnswerWriter& json, const GameName& game) {
  json.key("game").open_object(AnswerWriter::Layout::Inline);
  json.add("id", game.id).add("title", game.title);
  add_or_null(json, "revision", game.revision);
  json.close();
}

void add_standing(AnswerWriter& json, const std::optional<GameStanding>& standing) {
  if (!standing) return;
  json.key("in_game").open_object(AnswerWriter::Layout::Inline);
  json.add("as", standing->word);
  add_or_null(json, "note", standing->note);
  json.close();
}

void add_game_remarks(AnswerWriter& json, const GuideQuestion& question,
                      const std::vector<std::string>& rules) {
  if (!unread_words(question, rules).empty()) json.add("read", false);
  if (has_remarks(question.rulebook, question.selection))
    add_game_remarks(json, game_remarks(question.rulebook, question.selection, rules));
}

void add_game_remarks(AnswerWriter& json, const std::vector<GameRemark>& remarks) {
  std::vector<std::string> texts;
  for (const GameRemark& remark : remarks) texts.push_back(remark.id + ": " + words_of(remark));
  json.add_texts("game_remarks", texts);
}

void add_remarks(AnswerWriter& json, const std::vector<HouseRemark>& remarks) {
  json.key("remarks").open_array();
  for (const HouseRemark& remark : remarks)
    json.open_object(Layout::Inline).add("rule", remark.rule).add("text", remark.text).close();
  json.close();
}

void add_remarks(AnswerWriter& json, const GuideQuestion& question,
                 const std::vector<HouseRemark>& remarks) {
  if (has_remarks(question.rulebook, question.selection)) add_remarks(json, remarks);
}

void add_selection(AnswerWriter& json, const Selection& selection,
                   const std::map<std::string, Edition>& fallback) {
  if (selection.game) add_game(json, *selection.game);
  json.key("selection");
  put_selection(json, selection);
  add_editions(json, "fallback", fallback);
}

void add_any(AnswerWriter& json, const std::vector<AnyPiece>& any) {
  json.key("any").open_array(Layout::Inline);
  for (const AnyPiece& piece : any)
    json.open_object().add("id", piece.tile->id).add("copies", piece.copies).close();
  json.close();
}

void add_by_edition(AnswerWriter& json, const std::map<Edition, int>& copies) {
  json.key("by_edition").open_object(Layout::Inline);
  for (const auto& [edition, number] : copies) json.add(to_text(edition), number);
  json.close();
}

void add_elsewhere(AnswerWriter& json, const Elsewhere& elsewhere) {
  json.key("elsewhere").open_object(Layout::Inline).key("editions").open_object();
  for (const auto& [edition, copies] : elsewhere.editions) json.add(to_text(edition), copies);
  json.close().key("sets").open_object();
  for (const auto& [set, copies] : elsewhere.sets) json.add(set, copies);
  json.close().close();
}

void add_reading(AnswerWriter& json, const RuleRecord& record, const Catalog& catalog,
                 const Selection* selection) {
  if (record.single_source) json.add("single_source", true);
  if (selection == nullptr || !chooses_edition(*selection, record.set)) return;
  if (!unread_of(record, catalog, selection).empty() || lacking_edition(record, catalog, selection))
    json.add("read", false);
}

void add_sources(AnswerWriter& json, const std::vector<SourcePlace>& sources) {
  json.key("sources").open_array();
  for (const SourcePlace& source : sources)
    json.open_object(Layout::Inline)
        .add("document", source.document)
        .add("place", source.place)
        .close();
  json.close();
}

void add_copies(AnswerWriter& json, const Tile& tile) {
  json.key("copies").open_object(Layout::Inline);
  for (Edition edition : all_editions)
    if (tile.exists_in(edition)) json.add(to_text(edition), tile.copies_in(edition));
  json.close();
}

void add_tile_name(AnswerWriter& json, const Tile& tile) {
  json.add("id", tile.id).add("set", tile.set);
  if (!tile.title.empty()) json.add("title", tile.title);
  json.add("edges", tile.edges);
}

void add_rotations(AnswerWriter& json, std::string_view name, RotationSet rotations) {
  json.key(name).open_array();
  for (const Rotation rotation : all_rotations)
    if (rotations.contains(rotation)) json.value(degrees(rotation));
  json.close();
}

void add_or_null(AnswerWriter& json, std::string_view name, std::string_view text) {
  json.key(name);
  if (text.empty())
    json.null();
  else
    json.value(text);
}

void add_next(AnswerWriter& json, const Paging& paging) {
  if (!paging.next.empty()) json.add("next", paging.next);
}

PageRange range_of(const Paging& paging, std::size_t size) {
  const std::size_t begin = std::min(paging.offset, size);
  const std::size_t rest = size - begin;
  return {begin, begin + (paging.limit == 0 ? rest : std::min(paging.limit, rest))};
}

}  // namespace cartulary::docgen
