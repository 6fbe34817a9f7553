#include <algorithm>

#include "docgen/json/edition_json.h"
#include "docgen/json/position_json.h"
#include "docgen/json/rule_list_json.h"
#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "engine/tile/rule_set.h"
#include "server/api/api_data.h"
#include "server/api/api_handlers.h"
#include "server/api/api_parts.h"

namespace cartulary::server {
namespace {

// Ids are accepted with or without their kind, as for rules and elements.
std::string bare_position(std::string_view id) {
  const std::string name = to_lower(id);
  const std::optional<RecordId> full = parse_record_id(name);
  return full && full->kind == RecordKind::Position ? full->name : name;
}

Error no_position(const ApiData& data, const ApiCall& call) {
  std::vector<std::string> known;
  for (const Position& position : data.library().positions) known.push_back(position.id);
  return {.where = "id",
          .what = said("http-fault.no-position", {{"name", printable(call.id)}}),
          .fix = said("http-fault.see-path", {{"path", "/api/v1/positions"}}),
          .suggestion = nearest(bare_position(call.id), known)};
}

Error no_status(const ApiCall& call) {
  const std::vector<std::string> known(ruling_status_names.begin(), ruling_status_names.end());
  return {.where = "id",
          .what = said("http-fault.no-status", {{"name", printable(call.id)}}),
          .fix = said("http-fault.see-path", {{"path", "/api/v1/status"}}),
          .suggestion = nearest(call.id, known)};
}

}  // namespace

ApiReply answer_rulebook(const ApiData& data, const ApiCall&) {
  return {.json = docgen::rulebook_json(data.catalog(), data.rulebook())};
}

ApiReply answer_statuses(const ApiData& data, const ApiCall&) {
  return {.json = docgen::statuses_json(data.rulebook())};
}

ApiReply answer_status(const ApiData& data, const ApiCall& call) {
  const auto status = parse_ruling_status(call.id);
  if (!status) return problem_reply(404, no_status(call));
  Result<docgen::Paging> paging = paging_of(data, call, 100);
  if (!paging) return failed(paging);
  const auto total = std::ranges::count(data.rulebook().rulings(), *status, &Ruling::status);
  set_next(*paging, static_cast<std::size_t>(total), data, call);
  return {.json = docgen::status_json(data.rulebook(), *status, *paging)};
}

ApiReply answer_meetings(const ApiData& data, const ApiCall&) {
  return {.json = docgen::meetings_json(data.rulebook())};
}

ApiReply answer_meeting(const ApiData& data, const ApiCall& call) {
  const auto names = parse_meeting(data.catalog(), data.rulebook(), call.id, "id");
  if (!names) return failed(names, 404);
  return {.json = docgen::meeting_json(data.rulebook(), *names)};
}

ApiReply answer_differences(const ApiData& data, const ApiCall&) {
  return {.json = docgen::differences_json(data.rulebook())};
}

ApiReply answer_editions(const ApiData& data, const ApiCall& call) {
  const Result<const TileSet*> set = data.catalog().need_set(call.id, "id");
  if (!set) return failed(set, 404);
  const Result<std::string> rule_set = parse_rule_set(call.text("rule-set"), "rule-set");
  if (!rule_set) return failed(rule_set);
  return {.json = docgen::editions_json(edition_table(data.catalog(), data.rulebook(), **set,
                                                      data.library().sources, *rule_set))};
}

ApiReply answer_positions(const ApiData& data, const ApiCall& call) {
  Result<docgen::Paging> paging = paging_of(data, call, 100);
  if (!paging) return failed(paging);
  set_next(*paging, data.library().positions.size(), data, call);
  return {.json = docgen::positions_json(rule_data(data), *paging)};
}

ApiReply answer_position(const ApiData& data, const ApiCall& call) {
  const Position* position = find_position(data.library().positions, bare_position(call.id));
  if (position == nullptr) return problem_reply(404, no_position(data, call));
  return {.json = docgen::position_json(rule_data(data), *position)};
}

}  // namespace cartulary::server
