#include "docgen/json/json_parts.h"

#include <algorithm>

#include "docgen/json/bag_answer_keys.h"
#include "engine/rule/reading.h"
#include "engine/text/said_list.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

}  // namespace

void put_selection(AnswerWriter& json, const Selection& selection) {
  put_answer(json, selection, {});
}

void add_game(AnswerWriter& json, const GameName& game) {
  put_key(json, "game", game, {}, {});
}

void add_standing(AnswerWriter& json, const std::optional<GameStanding>& standing) {
  if (!standing) return;
  json.key("in_game").open_object(AnswerWriter::Layout::Inline);
  json.add("as", standing->word);
  add_or_null(json, "note", standing->note);
  json.close();
}

void add_game_remarks(AnswerWriter& json, const GuideQuestion& question, const RecordIds& rules) {
  if (!unread_words(question, rules).empty()) json.add("read", false);
  if (has_remarks(question.rulebook, question.selection))
    add_game_remarks(json, game_remarks(question.rulebook, question.selection, rules));
}

void add_game_remarks(AnswerWriter& json, const std::vector<GameRemark>& remarks) {
  std::vector<Said> texts;
  for (const GameRemark& remark : remarks) {
    texts.emplace_back(to_text(remark.id));
    add_item(texts.back(), words_of(remark), "list.told");
  }
  json.add_messages("game_remarks", texts);
}

void add_remarks(AnswerWriter& json, const std::vector<HouseRemark>& remarks) {
  json.key("remarks").open_array();
  for (const HouseRemark& remark : remarks)
    json.open_object(Layout::Inline)
        .add("rule", to_text(remark.rule))
        .add("text", remark.text)
        .close();
  json.close();
}

void add_remarks(AnswerWriter& json, const GuideQuestion& question,
                 const std::vector<HouseRemark>& remarks) {
  if (has_remarks(question.rulebook, question.selection)) add_remarks(json, remarks);
}

void add_selection(AnswerWriter& json, const Selection& selection,
                   const std::map<std::string, Edition>& fallback) {
  put_keys(json, PlayedWith{selection, fallback}, {});
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

void add_rotations(AnswerWriter& json, std::string_view name, RotationSet rotations) {
  put_key(json, name, rotations, {}, {});
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
