#include "docgen/json/json_writer.h"
#include "docgen/json/search_json.h"
#include "engine/search/rule_search.h"
#include "server/api/api_data.h"
#include "server/api/api_handlers.h"
#include "server/api/api_parts.h"

namespace cartulary::server {
namespace {

constexpr int usual_hits = 20;

// Answers a search. `find` takes the scope; `put` takes a writer, the result, the selection, the
// paging, and what was written before.
template <class Find, class Put>
ApiReply answer_hits(const ApiData& data, const ApiCall& call, Find find, Put put) {
  Result<docgen::Paging> paging = paging_of(data, call, usual_hits);
  if (!paging) return failed(paging);
  const bool chooses = has_selection(call) || data.rulebook().game() != nullptr;
  const Result<Selection> selection = chooses ? selection_of(data, call) : Selection{};
  if (!selection) return failed(selection);
  const Selection* chosen = chooses ? &*selection : nullptr;
  const auto hits = find(SearchScope{
      .selection = chosen, .offset = paging->offset, .limit = paging->limit, .lenient = true});
  if (!hits) return query_problem(hits.error());
  set_next(*paging, static_cast<std::size_t>(hits->total), data, call);
  // Inside a problem the hits are indented more than those written before.
  const auto put_all = [&](docgen::AnswerWriter& json) {
    put(json, *hits, chosen, *paging, nullptr);
  };
  if (hits->fault && hits->total > 0) return query_problem(*hits->fault, put_all);
  if (hits->fault) return query_problem(*hits->fault);
  docgen::JsonWriter json;
  put(json, *hits, chosen, *paging, data.written_hits().get());
  return {.json = json.take()};
}

}  // namespace

ApiReply answer_search(const ApiData& data, const ApiCall& call) {
  return answer_hits(
      data, call,
      [&](const SearchScope& scope) { return data.search()->find(call.text("q"), scope); },
      [&](docgen::AnswerWriter& json, const auto&... parts) {
        docgen::put_search_hits(json, data.catalog(), data.rulebook(), parts...);
      });
}

ApiReply answer_ask(const ApiData& data, const ApiCall& call) {
  return answer_hits(
      data, call,
      [&](SearchScope scope) {
        scope.limit = 1;  // only the answer is written, not the hits
        return find_rules(*data.search(), data.rulebook(), call.text("q"), scope);
      },
      [&](docgen::AnswerWriter& json, const RuleHits& hits, const Selection* chosen,
          const docgen::Paging&,
          const docgen::WrittenHits*) { docgen::put_asked(json, data.catalog(), hits, chosen); });
}

ApiReply answer_rules(const ApiData& data, const ApiCall& call) {
  return answer_hits(
      data, call,
      [&](const SearchScope& scope) {
        return find_rules(*data.search(), data.rulebook(), call.text("q"), scope);
      },
      [&](docgen::AnswerWriter& json, const auto&... parts) {
        docgen::put_rule_hits(json, data.catalog(), parts...);
      });
}

}  // namespace cartulary::server
