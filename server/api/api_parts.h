// What the handlers of the API share: the selection and the part of a list that a call asks for.
// Internal to the handlers.
#pragma once

#include <cstddef>
#include <functional>

#include "docgen/json/json.h"
#include "docgen/json/rule_json.h"
#include "engine/bag/selection.h"
#include "server/api/api_data.h"
#include "server/api/api_handlers.h"

namespace cartulary::server {

// The reply of a result that failed.
template <class T>
ApiReply failed(const Result<T>& result, int status = 400) {
  return problem_reply(status, result.error());
}

// What is wrong with a query, whose parameter is `q`, and, if `instead` is given, the answer that
// it writes for the rest of the query.
ApiReply query_problem(Error error, const std::function<void(docgen::AnswerWriter&)>& instead = {});

// What the answers on rules are made from; refers to the data.
docgen::RuleData rule_data(const ApiData& data);

// Error: what it takes over is not there.
Result<SelectionText> selection_text(const ApiData& data, const ApiCall& call);
// What the call says of sets, editions and tiles; where it says nothing, the default.
Result<Selection> selection_of(const ApiData& data, const ApiCall& call,
                               DefaultSets defaults = DefaultSets::All);
// Whether it says anything of them.
bool has_selection(const ApiCall& call);

// The part of a list that `limit` and `next` ask for, without the token of the next.
Result<docgen::Paging> paging_of(const ApiData& data, const ApiCall& call, int default_limit);
// Adds that token if the list of `total` goes on.
void set_next(docgen::Paging& paging, std::size_t total, const ApiData& data, const ApiCall& call);

}  // namespace cartulary::server
