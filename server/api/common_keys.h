// Keys that several answers have, for the tables of answers.
//
//   constexpr auto fit_answer = std::to_array<AnswerKey>({selection_key, fallback_key, ...});
#pragma once

#include <algorithm>
#include <array>

#include "server/api/answer_key.h"

namespace cartulary::server {

inline constexpr AnswerKey selection_key = {"selection", "Selection", "what was played with"};
inline constexpr AnswerKey fallback_key = {
    "fallback", "{string}", "sets that lack the edition, with the edition that counts instead"};
inline constexpr AnswerKey suggestion_key = {
    "suggestion", "string", "a field that may have been meant by a text of the query", false};
inline constexpr AnswerKey total_key = {"total", "integer", "entries of the whole list"};
inline constexpr AnswerKey shown_key = {"shown", "integer", "entries of this page of it"};
inline constexpr AnswerKey next_key = {
    "next", "string", "to be given as the parameter `next`, for the page after this one", false};
inline constexpr AnswerKey any_key = {"any", "Piece[]", "pieces beside the bag that fit anything"};
inline constexpr AnswerKey elsewhere_key = {"elsewhere", "Elsewhere",
                                            "where nothing is found: where something would be"};
inline constexpr AnswerKey sources_key = {"sources", "SourcePlace[]", "document and place"};

// The keys of one object, then those of another.
template <std::size_t N, std::size_t M>
constexpr std::array<AnswerKey, N + M> joined_keys(const std::array<AnswerKey, N>& first,
                                                   const std::array<AnswerKey, M>& rest) {
  std::array<AnswerKey, N + M> keys;
  std::copy(rest.begin(), rest.end(), std::copy(first.begin(), first.end(), keys.begin()));
  return keys;
}

}  // namespace cartulary::server
