#include "server/api/api_parts.h"

#include "engine/rule/adopted.h"
#include "engine/text/text.h"
#include "server/api/page_token.h"

namespace cartulary::server {
namespace {

// What the pages of a list have in common: the call without its place in the list. Empty parameters
// are dropped, since they ask for nothing.
std::string question_of(const ApiData& data, const ApiCall& call) {
  Target question = call.target;
  question.parameters.erase("limit");
  question.parameters.erase("next");
  std::erase_if(question.parameters, [](const auto& one) { return one.second.empty(); });
  return question.key() + '\x1E' + data.library().meta.content_hash;
}

}  // namespace

ApiReply problem_reply(int status, const Error& error) {
  return {.status = status, .json = docgen::problem_json(error, status)};
}

ApiReply query_problem(Error error, const std::function<void(docgen::AnswerWriter&)>& instead) {
  if (error.where == "query") error.where = "q";
  return {.status = 400, .json = docgen::problem_json(error, 400, instead)};
}

docgen::RuleData rule_data(const ApiData& data) {
  return {data.library().meta, data.catalog(), data.rulebook(), data.library().positions};
}

Result<SelectionText> selection_text(const ApiData& data, const ApiCall& call) {
  SelectionText text = stated_parts([&](std::string_view name) { return call.text(name); });
  if (const Status found = find_adopted(data.rulebook(), text); !found) return found.error();
  return text;
}

Result<docgen::Paging> paging_of(const ApiData& data, const ApiCall& call, int default_limit) {
  // The table of routes has already checked the range of `limit`.
  const int limit = parse_whole(call.text("limit"), 1, 1000).value_or(default_limit);
  docgen::Paging paging{.offset = 0, .limit = static_cast<std::size_t>(limit)};
  if (const std::string_view next = call.text("next"); !next.empty()) {
    const Result<std::size_t> offset = read_page_token(next, question_of(data, call));
    if (!offset) return offset.error();
    paging.offset = *offset;
  }
  return paging;
}

void set_next(docgen::Paging& paging, std::size_t total, const ApiData& data, const ApiCall& call) {
  const std::size_t end = paging.offset + paging.limit;
  if (end < total) paging.next = page_token(end, question_of(data, call));
}

Result<Selection> selection_of(const ApiData& data, const ApiCall& call, DefaultSets defaults) {
  const Result<SelectionText> text = selection_text(data, call);
  if (!text) return text.error();
  return select(data.catalog(), *text, defaults, data.played());
}

bool has_selection(const ApiCall& call) {
  return chooses_sets(call) || !call.text("rule-set").empty();
}

bool chooses_sets(const ApiCall& call) {
  return chooses_by_parts(stated_parts([&](std::string_view name) { return call.text(name); }));
}

}  // namespace cartulary::server
