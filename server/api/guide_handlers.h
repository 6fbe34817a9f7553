// The questions on guides: the order of play, figures, words, one guide. As api_handlers.h in all
// else.
#pragma once

#include "server/api/route.h"

namespace cartulary::server {

ApiReply answer_turn(const ApiData& data, const ApiCall& call);
ApiReply answer_figures(const ApiData& data, const ApiCall& call);
ApiReply answer_words(const ApiData& data, const ApiCall& call);
ApiReply answer_guides(const ApiData& data, const ApiCall& call);
ApiReply answer_guide(const ApiData& data, const ApiCall& call);
// The groups' own games that content carries.
ApiReply answer_games(const ApiData& data, const ApiCall& call);
ApiReply answer_game(const ApiData& data, const ApiCall& call);

}  // namespace cartulary::server
