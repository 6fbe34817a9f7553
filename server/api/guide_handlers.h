// The handlers for guides: the order of play, figures, words, one guide. Otherwise like
// server/api/api_handlers.h.
#pragma once

#include "server/api/route.h"

namespace cartulary::server {

ApiReply answer_turn(const ApiData& data, const ApiCall& call);
ApiReply answer_figures(const ApiData& data, const ApiCall& call);
ApiReply answer_words(const ApiData& data, const ApiCall& call);
ApiReply answer_guides(const ApiData& data, const ApiCall& call);
ApiReply answer_guide(const ApiData& data, const ApiCall& call);
// The groups' own games in the content.
ApiReply answer_games(const ApiData& data, const ApiCall& call);
ApiReply answer_game(const ApiData& data, const ApiCall& call);

}  // namespace cartulary::server
