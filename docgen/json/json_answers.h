// JSON of the engine's answers about a bag: selection, fit, why, dead, counts, missing. Layout, key
// order and numbers are those of all answers (docgen/json/json.h).
//
//   std::fputs(fit_json(catalog, answer).c_str(), stdout);
#pragma once

#include <string>

#include "docgen/json/answer_keys.h"
#include "engine/bag/dead.h"
#include "engine/bag/fit.h"
#include "engine/bag/missing.h"
#include "engine/bag/selection.h"
#include "engine/bag/why.h"
#include "engine/query/counts.h"
#include "engine/tile/catalog.h"

namespace cartulary::docgen {

void put_fit(AnswerWriter& json, const Catalog& catalog, const FitAnswer& answer);
void put_why(AnswerWriter& json, const WhyAnswer& answer);
void put_dead(AnswerWriter& json, const DeadAnswer& answer);
void put_counts(AnswerWriter& json, const CountsAnswer& answer);

// `written`: written_parts() of the bag of the answer, or null.
std::string fit_json(const Catalog& catalog, const FitAnswer& answer,
                     const WrittenParts* written = nullptr);
// The members of a fit that are equal for every pattern.
WrittenParts written_parts(const ReadyBag& bag);

std::string why_json(const WhyAnswer& answer);
std::string dead_json(const DeadAnswer& answer);
std::string counts_json(const CountsAnswer& answer);
std::string missing_json(const Catalog& catalog, const MissingAnswer& answer);

}  // namespace cartulary::docgen
