// What the handlers of several routes do alike: read the selection and the page of a list that a
// call asks for, and turn errors into problems. Internal to the handlers.
//
//   const Result<Selection> selection = selection_of(data, call);
//   if (!selection) return failed(selection);
#pragma once

#include <cstddef>
#include <functional>

#include "docgen/json/json.h"
#include "docgen/json/rule_json.h"
#include "engine/bag/selection.h"
#include "server/api/api_data.h"
#include "server/api/api_handlers.h"

namespace cartulary::server {

// The reply for a failed result.
template <class T>
ApiReply failed(const Result<T>& result, int status = 400) {
  return problem_reply(status, result.error());
}

// The problem of a query, whose parameter is `q`. `instead`, if given, writes the answer to the
// rest of the query.
ApiReply query_problem(Error error, const std::function<void(docgen::AnswerWriter&)>& instead = {});

// The data for answers on rules; refers to `data`.
docgen::RuleData rule_data(const ApiData& data);

// The selection that a call asks for, as texts. Error: something in `adopts` does not exist.
Result<SelectionText> selection_text(const ApiData& data, const ApiCall& call);
// The sets, editions and tiles that a call chooses, or the default where it chooses nothing.
Result<Selection> selection_of(const ApiData& data, const ApiCall& call,
                               DefaultSets defaults = DefaultSets::All);
// Whether the call chooses anything: sets, editions, tiles, house rules or whose rules.
bool has_selection(const ApiCall& call);
// The same, but not if it only says whose rules, which are then asked for every game.
bool chooses_sets(const ApiCall& call);

// The part of a list that `limit` and `next` ask for, without the token of the next page.
Result<docgen::Paging> paging_of(const ApiData& data, const ApiCall& call, int default_limit);
// Adds that token if a list of `total` entries goes on.
void set_next(docgen::Paging& paging, std::size_t total, const ApiData& data, const ApiCall& call);

}  // namespace cartulary::server
