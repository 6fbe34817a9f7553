#include "server/api/search_handlers.h"

#include "docgen/json/search_json.h"
#include "engine/search/rule_search.h"
#include "server/api/api_data.h"
#include "server/api/api_parts.h"

namespace cartulary::server {
namespace {

constexpr int usual_hits = 20;

// Answers a search by `find`, which takes the scope, and `write`, which takes what it found, the
// selection and the paging.
template <class Find, class Write>
ApiReply answer_hits(const ApiData& data, const ApiCall& call, Find find, Write write) {
  Result<docgen::Paging> paging = paging_of(data, call, usual_hits);
  if (!paging) return failed(paging);
  const Result<Selection> selection = selection_of(data, call);
  if (!selection) return failed(selection);
  const Selection* chosen = has_selection(call) ? &*selection : nullptr;
  const auto hits =
      find(SearchScope{.selection = chosen, .offset = paging->offset, .limit = paging->limit});
  if (!hits) {
    Error error = hits.error();
    if (error.where == "query") error.where = "q";
    return problem_reply(400, error);
  }
  set_next(*paging, static_cast<std::size_t>(hits->total), data, call);
  return {.json = write(*hits, chosen, *paging)};
}

}  // namespace

ApiReply answer_search(const ApiData& data, const ApiCall& call) {
  return answer_hits(
      data, call,
      [&](const SearchScope& scope) { return data.search()->find(call.text("q"), scope); },
      [&](const auto&... parts) {
        return docgen::search_json(data.catalog(), data.rulebook(), parts...);
      });
}

ApiReply answer_rules(const ApiData& data, const ApiCall& call) {
  return answer_hits(
      data, call,
      [&](const SearchScope& scope) {
        return find_rules(*data.search(), data.rulebook(), call.text("q"), scope);
      },
      [&](const auto&... parts) { return docgen::rules_json(data.catalog(), parts...); });
}

}  // namespace cartulary::server
