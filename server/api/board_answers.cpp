#include <array>

#include "server/api/answer_key.h"
#include "server/api/answers.h"

namespace cartulary::server {
namespace {

constexpr AnswerKey x = {"x", "integer", "column of the cell, growing to the east"};
constexpr AnswerKey y = {"y", "integer", "row of the cell, growing to the south"};
constexpr AnswerKey rotation = {"rotation", "integer", "clockwise degrees from the tile as stored"};

constexpr auto game_standing = std::to_array<AnswerKey>({
    {"as", "string=own,adopted,dropped", "written by the group, taken over, or not played"},
    {"note", "string|null", "what the group says of it: why it is not played"},
});

constexpr auto draws_keys = std::to_array<AnswerKey>({
    {"now", "integer", "tiles that the next draw is from"},
    {"river_rest", "integer", "river tiles that wait"},
    {"later", "integer", "land tiles that come after the river"},
    {"river", "boolean", "whether the draw is from river tiles alone"},
});
constexpr auto unfollowed_keys = std::to_array<AnswerKey>(
    {{"action", "string", "the action's type"}, {"cells", "integer[2][]", "cells that it names"}});
constexpr auto left_out = std::to_array<AnswerKey>({
    {"kind", "string=set,tile,action", "what is not known"},
    {"name", "string", "its name in the saved game"},
    {"cells", "integer[2][]", "cells that it names"},
});
constexpr auto surplus_keys = std::to_array<AnswerKey>(
    {{"tile", "string", "id of the tile"}, {"copies", "integer", "copies beyond those owned"}});
constexpr auto illegal_keys = std::to_array<AnswerKey>({
    x,
    y,
    {"tile", "string", "id of the tile"},
    rotation,
    {"why", "string", "why it may not lie there"},
});
constexpr auto hole_tile = std::to_array<AnswerKey>({
    {"id", "string", "id of the tile"},
    {"copies", "integer", "copies left"},
    {"rotations", "integer[]", "clockwise degrees that turn it into a fit"},
});
constexpr auto hole_keys = std::to_array<AnswerKey>({
    x,
    y,
    {"pattern", "string", "what its neighbours show; ? where none lies"},
    {"sides", "integer", "neighbours that lie"},
    {"copies", "integer", "copies left that fit"},
    {"designs", "integer", "designs that fit"},
    {"any", "integer", "pieces left that fit anything, where four neighbours lie"},
    {"state", "string=open,last,any,dead", "as of fit"},
    {"unknown", "boolean", "true: what a side beside it shows is not known", false},
    {"chance", "Chance", "whether it will be filled"},
    {"tiles", "HoleTile[]", "what fits"},
});
constexpr auto term_keys = std::to_array<AnswerKey>({
    {"what", "string", "what is counted"},
    {"points", "integer", "the points that it gives"},
    {"rule", "string|null", "id of the rule, without its kind"},
});
constexpr auto claimant_keys = std::to_array<AnswerKey>(
    {{"player", "string", "the player"}, {"figure", "string", "id of the element"}});
constexpr auto holder_keys = std::to_array<AnswerKey>({
    {"player", "string", "a player with the majority"},
    {"points", "integer", "what the figures count"},
    {"why", "string", "the figures that count"},
});
constexpr auto feature_keys = std::to_array<AnswerKey>({
    {"kind", "string", "city, road, field, cloister and its kin by name"},
    {"tiles", "integer", "tiles that it is on"},
    {"pennants", "integer", "pennants in it"},
    {"open_sides", "integer", "sides that lead on"},
    {"complete", "boolean|null", "whether it is complete; null: of fields"},
    {"points_now", "integer", "if the game ended now"},
    {"points_complete", "integer|null", "if completed as it stands; null: of fields"},
    {"cells", "integer[2][]", "its cells, x and y"},
    {"terms", "Term[]", "what points_now are made of"},
    {"terms_complete", "Term[]", "what points_complete are made of"},
    {"figures", "Claimant[]", "figures on it, where the board has any", false},
    {"holders", "Holder[]", "players with the majority, where the board has figures", false},
});
constexpr auto player_keys = std::to_array<AnswerKey>({
    {"player", "string", "the player's colour"},
    {"name", "string|null", "the player's name"},
    {"points", "integer|null", "on the scoreboard; null: it does not lie on the table"},
    {"final", "integer", "if the game ended now"},
    {"terms", "Term[]", "what `final` is made of"},
});
constexpr auto not_followed = std::to_array<AnswerKey>({
    {"action", "string", "the action's type"},
    {"turn", "integer", "the turn in which it was done; 0: it is of the board, not of a turn"},
    {"reason", "string", "why its figures are not followed"},
});
constexpr auto region_cell = std::to_array<AnswerKey>({
    x,
    y,
    {"pattern", "string", "what its neighbours show"},
    {"copies", "integer", "copies that can stand there"},
    {"designs", "integer", "designs that can"},
    {"tiles", "Piece[]", "the tiles that can"},
});
constexpr auto effect_keys = std::to_array<AnswerKey>({
    x,
    y,
    {"tile", "string", "id of the tile laid there"},
    rotation,
    {"fillings", "integer", "ways to fill the rest"},
    {"copies", "integer[]", "copies left to each cell, in the order of `cells`"},
});
constexpr auto rivals_keys = std::to_array<AnswerKey>(
    {{"tile", "string", "id of the tile"}, {"cells", "integer[2][]", "holes that want its last"}});
constexpr auto region_keys = std::to_array<AnswerKey>({
    {"feasible", "boolean", "whether it can be filled"},
    {"fillings", "integer", "ways to fill it, exact unless capped"},
    {"capped", "boolean", "whether there are more than `fillings`"},
    {"cells", "RegionCell[]", "cell by cell"},
    {"bottleneck", "integer[2]", "the cell with the fewest copies"},
    {"effects", "Effect[]", "what each tile in one cell leaves to the others"},
    {"rivals", "Rivals[]", "holes that want the same last tile"},
});
constexpr auto drawn_keys = std::to_array<AnswerKey>(
    {{"tile", "string", "id of the tile"}, {"bag", "integer", "tiles in the bag without it"}});
constexpr auto completed_keys = std::to_array<AnswerKey>({
    {"kind", "string", "the kind of feature"},
    {"cell", "integer[2]", "a cell of it"},
    {"tiles", "integer", "tiles that it is on"},
    {"points", "integer|null", "the points that it gives"},
});
constexpr auto joined_features = std::to_array<AnswerKey>(
    {{"kind", "string", "the kind of feature"}, {"cells", "integer[2][]", "a cell of each"}});
constexpr auto touched_keys = std::to_array<AnswerKey>({
    x,
    y,
    {"pattern", "string", "what its neighbours show then"},
    {"copies_before", "integer|null", "copies that fitted; null: the hole is new"},
    {"copies_after", "integer", "copies that fit then"},
    {"any_after", "integer", "pieces left that fit anything then"},
    {"killed", "boolean", "whether nothing fits any more"},
    {"before", "Chance|null", "the chance before; null: the hole is new"},
    {"after", "Chance", "the chance then"},
});
constexpr auto placement_keys = std::to_array<AnswerKey>({
    x,
    y,
    rotation,
    {"completes", "Completed[]", "features that it completes"},
    {"joins", "Joined[]", "features that it joins"},
    {"opens", "integer[2][]", "cells that become holes"},
    {"kills", "integer[2][]", "holes that nothing fits any more"},
    {"holes", "TouchedHole[]", "the holes that it touches"},
});
constexpr auto outside_keys = std::to_array<AnswerKey>({
    {"id", "string", "id of the tile"},
    {"copies", "integer", "how many are left"},
    {"reason", "string", "why it is never drawn"},
});
constexpr auto board_keys = std::to_array<AnswerKey>({
    game_key,
    selection_key,
    {"tiles", "PlacedTile[]", "in the order in which they are laid"},
    {"figures", "Figure[]", "the figures on it, where there are any", false},
    {"elements", "string[]",
     "figures and tokens in play though no chosen set brings them, as a saved game may have",
     false},
    {"unsure", "integer[2][]", "cells where a saved game is not followed", false},
});
constexpr auto board_file = std::to_array<AnswerKey>({
    {"selection", "{any}", "as answers have it; the base game where none is", false},
    {"tiles", "PlacedTile[]", "in the order in which they are laid", false},
    {"figures", "{any}[]", "as answers have them; player, count and note may be left out", false},
    {"elements", "string[]", "as answers have them", false},
    {"setup", "{any}", "of a saved game of JCloisterZone", false},
    {"replay", "{any}[]", "of a saved game of JCloisterZone", false},
});
constexpr auto board_answer = std::to_array<AnswerKey>({
    {"source", "string=own,jcz,notation", "whose kind of file it was"},
    {"sure", "boolean", "whether the points can be trusted; where the board has figures", false},
    {"reasons", "{any}",
     "why not: not_followed, no_rules (sets), may_differ, left_out, illegal, wrong_figures", false},
    game_key,
    selection_key,
    fallback_key,
    {"tiles", "integer", "tiles that lie"},
    {"bag", "integer", "tiles that may still be drawn"},
    any_key,
    {"draws", "Draws", "what the next draw is from"},
    {"skipped", "{integer}", "actions of a saved game that change no tile, by type"},
    {"may_differ", "Unfollowed[]", "actions that change tiles in ways that are not followed"},
    {"left_out", "LeftOut[]", "what of a saved game is not known here"},
    {"surplus", "Surplus[]", "tiles beyond those that the selection owns"},
    {"illegal", "Illegal[]", "tiles that may not lie where they do"},
    {"wrong_figures", "WrongFigure[]",
     "of a typed board with figures: those that cannot stand where they do", false},
    {"holes", "Hole[]", "empty cells beside tiles, by y, then x"},
    {"features", "Feature[]", "by kind, then first cell"},
    {"players", "Player[]", "where the board has figures", false},
    {"not_followed", "NotFollowed[]", "actions whose figures are not followed", false},
    {"turns", "GameTurn[]", "turn by turn, of a saved game, if asked for", false},
    {"end", "GameEnd|null", "what the end of the game brought, beside `turns`", false},
    {"standing", "Standing[]", "where figures are drawn, where there are any", false},
    remarks_key,
    {"region", "Region", "if asked for", false},
    {"drawn", "Drawn", "the tile that was drawn, if told", false},
    {"placements", "Placement[]", "where the drawn tile can lie", false},
    {"notes", "string[]", "what a reader must know"},
    {"left", "Piece[]", "tiles that may still be drawn"},
    {"outside", "OutsideLeft[]", "pieces beside the bag that can lie on a board"},
    {"board", "Board", "the board, as a board file has it"},
});

constexpr AnswerKey move_rule = {"rule", "string|null", "id of the rule, with its kind"};
constexpr AnswerKey known_key = {"known", "boolean",
                                 "false: a set has no rules here, or something was not followed"};
constexpr AnswerKey unknown_key = {"unknown", "string[]",
                                   "these sets; `not-followed` of a saved game"};
constexpr AnswerKey assumed_edition_key = {
    "assumed_edition", "string", "the edition whose rules hold, where none is chosen", false};
constexpr auto tile_moves = std::to_array<AnswerKey>(
    {x,
     y,
     {"rotations", "integer[]", "clockwise degrees in which the tile may lie there"},
     {"with_bridge", "integer[]", "those of them that need a bridge at once"}});
constexpr auto figure_place = std::to_array<AnswerKey>({
    x,
    y,
    {"at", "string", "the place on the tile, by its sides as stored"},
    {"lies", "string|null",
     "the same by the sides as they lie; null for pieces that are no squares"},
    move_rule,
});
constexpr auto figure_moves = std::to_array<AnswerKey>({
    {"figure", "string", "id of its element"},
    {"places", "FigurePlace[]", "by y, x, then place"},
});
constexpr auto cell_keys = std::to_array<AnswerKey>({x, y});
constexpr auto action_place = std::to_array<AnswerKey>({
    {"x", "integer|null", "the column; null for what is not on a cell"},
    {"y", "integer|null", "the row, downward"},
    {"move", "string", "the whole move, as `judge` reads it"},
});
constexpr auto action_moves = std::to_array<AnswerKey>({
    {"action", "string", "its name: a word of a move, or of the line of the order of play"},
    {"text", "string", "what may or must be done, in Markdown"},
    {"must", "boolean", "whether the step may not be passed over before it"},
    {"places", "ActionPlace[]|null", "each way to do it; null: the referee does not say"},
    move_rule,
});
constexpr auto moves_answer = std::to_array<AnswerKey>({
    {"player", "string|null", "who acts; null on a typed board"},
    {"step", "string=tile,figure,action,end of turn,over", "what comes next"},
    {"waits_for", "string|null", "of the step action: what comes first, such as dragon"},
    {"over", "boolean", "whether the game is over"},
    {"may_pass", "boolean", "whether the step may be passed over"},
    {"drawn", "string|null", "id of the tile in hand, where it is known"},
    {"laid", "CellPlace|null", "where the tile of this turn lies"},
    known_key,
    unknown_key,
    assumed_edition_key,
    {"tiles", "TileMoves[]", "where the tile in hand may lie, by y, then x"},
    {"figures", "FigureMoves[]", "where figures may be put, in the order of the table of figures"},
    {"actions", "ActionMoves[]", "what else may be done, in the order of play"},
});
constexpr auto other_judgement = std::to_array<AnswerKey>({
    {"when", "string", "the choice: edition C2, rule set RGG, princess-action=must"},
    {"allowed", "boolean", "whether it is allowed then"},
    move_rule,
});
constexpr auto judge_answer = std::to_array<AnswerKey>({
    {"move", "string", "as it was asked"},
    {"allowed", "boolean|null", "whether it may be done now; null: nobody says"},
    {"why", "string", "the reason in one sentence"},
    move_rule,
    {"rulings", "string[]", "ids of the rulings on that rule, with their kind"},
    {"otherwise", "OtherJudgement[]", "choices under which the answer is another"},
    known_key,
    unknown_key,
    assumed_edition_key,
});
constexpr auto judge_question = std::to_array<AnswerKey>({
    {"board", "BoardFile", "the table"},
    {"move", "string", "one move, such as 'BA-15 2,0 r90', 'mayor road E' or 'pass'"},
});
constexpr auto notation_player = std::to_array<AnswerKey>({
    {"player", "string", "the colour"},
    {"name", "string|null", "as the game has it"},
});
constexpr auto notation_start = std::to_array<AnswerKey>({
    {"tile", "string", "its id"},
    x,
    y,
    {"rotation", "integer", "clockwise, in degrees"},
});
constexpr auto notation_turn = std::to_array<AnswerKey>({
    {"turn", "integer", "its number, from 1"},
    {"player", "string|null", "the colour; null: whoever was next"},
    {"moves", "string[]", "in order, the tile first, as docs/notation.md says"},
    {"comment", "string|null", "what stands beside the line"},
    {"diagram", "boolean", "whether a print shows the table here"},
});
constexpr auto notation_answer = std::to_array<AnswerKey>({
    {"title", "string|null", "of the head"},
    {"date", "string|null", "of the head"},
    {"place", "string|null", "of the head"},
    {"selection", "Selection", "what the game is played with"},
    {"players", "NotationPlayer[]", "in the order of play"},
    {"start", "NotationStart[]", "tiles that lie before the first turn"},
    {"turns", "NotationTurn[]", "in order"},
    {"notation", "string", "the whole text"},
});
constexpr auto notation_question = std::to_array<AnswerKey>({
    {"notation", "string", "a game in notation; or all keys of a saved game"},
});
constexpr auto wrong_figure = std::to_array<AnswerKey>({
    {"figure", "integer", "its place in `board.figures`, from 0"},
    {"why", "string", "why it cannot stand there"},
    move_rule,
});

constexpr auto position_link = std::to_array<AnswerKey>({
    {"id", "string", "id of the position, with its kind"},
    {"title", "string", "its title"},
});
constexpr auto position_short = std::to_array<AnswerKey>({
    {"id", "string", "id of the position, with its kind"},
    {"set", "string", "id of its set"},
    {"title", "string", "its title"},
    {"shows", "string[]", "ids of the rules and rulings that it shows"},
});
constexpr auto positions_answer = std::to_array<AnswerKey>(
    {total_key, shown_key, {"positions", "PositionSummary[]", "by id"}, next_key});
constexpr auto shown_record = std::to_array<AnswerKey>({
    {"id", "string", "id of the rule or ruling, with its kind"},
    {"title", "string", "its title"},
    {"status", "string", "of a ruling", false},
});

constexpr auto board_objects = std::to_array<AnswerObject>({
    {"GameStanding", "How a record stands in a group's own game.", game_standing},
    {"Draws", "What is drawn from.", draws_keys},
    {"Unfollowed", "An action that is not followed.", unfollowed_keys},
    {"LeftOut", "A part of a saved game that is not known.", left_out},
    {"Surplus", "Copies that nobody owns.", surplus_keys},
    {"Illegal", "A tile that may not lie where it does.", illegal_keys},
    {"HoleTile", "A tile that fits a hole.", hole_tile},
    {"Hole", "An empty cell beside tiles.", hole_keys},
    {"Term", "A part of a sum of points.", term_keys},
    {"Claimant", "A figure on a feature.", claimant_keys},
    {"Holder", "A player with the majority.", holder_keys},
    {"Feature", "A feature on the board.", feature_keys},
    {"Player", "What a player has.", player_keys},
    {"NotFollowed", "An action whose figures are not followed.", not_followed},
    {"RegionCell", "A cell of a region.", region_cell},
    {"Effect", "What a tile in a region leaves to its other cells.", effect_keys},
    {"Rivals", "Holes that want the same last tile.", rivals_keys},
    {"Region", "Several holes to be filled together.", region_keys},
    {"Drawn", "A tile that was drawn.", drawn_keys},
    {"Completed", "A feature that a placement completes.", completed_keys},
    {"Joined", "Features that a placement joins.", joined_features},
    {"TouchedHole", "A hole before and after a placement.", touched_keys},
    {"Placement", "Where and how a drawn tile can lie.", placement_keys},
    {"OutsideLeft", "A piece beside the bag.", outside_keys},
    {"Board", "A board, as a board file has it.", board_keys},
    {"BoardFile", "A board, or a saved game with all its keys.", board_file},
    {"BoardAnswer", "Holes, chances and features of a board.", board_answer},
    {"TileMoves", "Where a tile may lie on a cell.", tile_moves},
    {"FigurePlace", "Where a figure may stand.", figure_place},
    {"FigureMoves", "Where one kind of figure may be put.", figure_moves},
    {"CellPlace", "A cell.", cell_keys},
    {"ActionPlace", "One way to do an action.", action_place},
    {"ActionMoves", "What else may be done.", action_moves},
    {"MovesAnswer", "What may be done on a table now.", moves_answer},
    {"OtherJudgement", "A choice under which a judgement is another.", other_judgement},
    {"JudgeAnswer", "Whether a move is allowed, and why not.", judge_answer},
    {"JudgeQuestion", "A table and a move.", judge_question},
    {"NotationPlayer", "Who plays.", notation_player},
    {"NotationStart", "A tile that lies at the start.", notation_start},
    {"NotationTurn", "A turn as it is written.", notation_turn},
    {"NotationAnswer", "A played game as notation.", notation_answer},
    {"NotationQuestion", "A played game.", notation_question},
    {"WrongFigure", "A figure that cannot stand where it does.", wrong_figure},
    {"PositionLink", "A position by name.", position_link},
    {"PositionSummary", "A position in short.", position_short},
    {"PositionsAnswer", "Boards that show rules and rulings.", positions_answer},
    {"EntryLink", "A rule or ruling by name.", shown_record},
});

}  // namespace

std::span<const AnswerObject> board_answers() {
  return board_objects;
}

}  // namespace cartulary::server
