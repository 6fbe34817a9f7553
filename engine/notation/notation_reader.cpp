#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>

#include "engine/bag/selection_sets.h"
#include "engine/notation/game_notation.h"
#include "engine/notation/notation_table.h"
#include "engine/position/position.h"
#include "engine/position/tokens.h"
#include "engine/referee/move.h"
#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::string_view none = notation_word::none;
constexpr int most_turns = 9999;

// A line of the text, without its comment.
struct Line {
  int number = 0;
  std::string_view text;
  std::string_view words;    // the part before '#'
  std::string_view comment;  // the part after it
};

// A word of a line, or several.
using Words = std::vector<std::string_view>;

Words words_of_line(std::string_view text) {
  Words words = split(text, ' ');
  std::erase_if(words, [](std::string_view word) { return word.empty(); });
  return words;
}

Line line_of(int number, std::string_view text) {
  if (text.ends_with('\r')) text.remove_suffix(1);
  Line line{number, text, text, {}};
  if (const std::size_t hash = text.find('#'); hash != text.npos) {
    line.words = text.substr(0, hash);
    line.comment = trimmed(text.substr(hash + 1));
  }
  line.words = trimmed(line.words);
  return line;
}

// The key of a line of the head, as head_keys has it or as written; empty if it is no such line.
std::string_view key_of(std::string_view words) {
  const std::size_t colon = words.find(':');
  if (colon == words.npos || colon == 0) return {};
  const std::string_view key = words.substr(0, colon);
  const bool is_word = std::ranges::all_of(key, [](char letter) {
    return letter == '-' || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
  });
  if (!is_word) return {};
  for (const std::string_view known : head_keys)
    if (same_letters(known, key)) return known;
  return key;
}

// A number from 0 to 1, without 1.
std::optional<double> number_in(std::string_view text) {
  if (text.empty() || text.size() > 32 || !is_digit(text.front())) return std::nullopt;
  const std::string copy(text);
  char* end = nullptr;
  const double number = std::strtod(copy.c_str(), &end);
  if (end != copy.c_str() + copy.size() || !(number >= 0 && number < 1)) return std::nullopt;
  return number;
}

class Reader {
 public:
  Reader(const Catalog& catalog, const Guides& guides, std::string_view where)
      : catalog_(catalog), guides_(guides), where_(where) {}

  Result<GameNotation> read(std::string_view text) {
    if (text.size() > most_notation_bytes)
      return Error{.where = where_,
                   .what = said("notation.too-long", {{"bytes", most_notation_bytes}}),
                   .fix = said("wrong-file.give-less")};
    int number = 0;
    for (const std::string_view each : split(text, '\n')) lines_.push_back(line_of(++number, each));
    if (const Status head = read_head(); !head) return head.error();
    const Result<BoardKit> kit = notation_kit(catalog_, out_.selection, out_.game);
    if (!kit) return at_key(head_key::sets, kit.error());
    table_.emplace(out_.game, *kit);
    for (; next_ < lines_.size(); ++next_)
      if (const Status line = read_line(lines_[next_]); !line) return line.error();
    return std::move(out_);
  }

 private:
  // ---- errors

  Error error(const Line& line, std::string_view word, Said what, Said fix,
              std::string suggestion = {}) const {
    const char* begin = line.text.data();
    const bool inside = word.data() >= begin && word.data() <= begin + line.text.size();
    const std::size_t offset = inside ? static_cast<std::size_t>(word.data() - begin) : 0;
    return {.where = where_ + ':' + std::to_string(line.number),
            .what = std::move(what),
            .excerpt = caret_excerpt(line.text, utf8_column(line.text, offset)),
            .fix = std::move(fix),
            .suggestion = std::move(suggestion)};
  }
  // An error that another reader found in a part of the line.
  Error error(const Line& line, std::string_view word, const Error& found) const {
    return error(line, word, found.what, found.fix, found.suggestion);
  }
  Error at_key(std::string_view key, const Error& found) const {
    const auto line = key_lines_.find(key);
    if (line == key_lines_.end()) {
      Error whole = found;
      whole.where = where_ + ": " + found.where;
      return whole;
    }
    return error(*line->second, line->second->words, found);
  }

  // ---- the head

  Status read_head() {
    for (; next_ < lines_.size(); ++next_) {
      const Line& line = lines_[next_];
      if (line.words.empty()) {
        keep_comment(line);
        continue;
      }
      const std::string_view key = key_of(line.words);
      if (key.empty()) break;
      if (const Status status = read_key(line, key); !status) return status;
    }
    if (out_.game.players.empty())
      return Error{.where = where_,
                   .what = said("notation.no-players"),
                   .fix = said("notation.write-players")};
    const auto selection = select(catalog_, selection_, DefaultSets::BaseGame);
    if (!selection) return at_key(key_of_part(selection.error().where), selection.error());
    out_.selection = *selection;
    if (!key_lines_.contains(head_key::start)) lay_first_tile();
    return Done{};
  }

  static std::string_view key_of_part(std::string_view part) {
    if (part == "rule") return head_key::rules;
    for (const std::string_view key : head_keys)
      if (same_letters(key, part)) return key;
    return head_key::sets;
  }

  Status read_key(const Line& line, std::string_view key) {
    const std::string_view value =
        trimmed(line.words.substr(line.words.find(':') + 1, std::string_view::npos));
    if (std::ranges::find(head_keys, key) == head_keys.end()) {
      const std::vector<std::string> known(head_keys.begin(), head_keys.end());
      return error(line, line.words, said("notation.unknown-key", {{"key", printable(key)}}),
                   said("notation.keys", {{"keys", joined(head_keys)}}),
                   nearest(std::string(key), known));
    }
    if (key_lines_.contains(key) && key != head_key::draws && key != head_key::start)
      return error(line, line.words, said("wrong-file.key-twice", {{"key", printable(key)}}),
                   said("notation.write-once"));
    key_lines_.try_emplace(key, &line);
    if (key == head_key::title) out_.head.title = printable(value);
    if (key == head_key::date) out_.head.date = printable(value);
    if (key == head_key::place) out_.head.place = printable(value);
    if (key == head_key::sets) selection_.sets = value;
    if (key == head_key::edition) selection_.edition = value;
    if (key == head_key::rule_set) selection_.rule_set = value;
    if (key == head_key::tiles) selection_.tiles = value;
    if (key == head_key::without) selection_.without = value;
    if (key == head_key::rules) selection_.rules = value;
    if (key == head_key::players) return read_players(line, value);
    if (key == head_key::elements) read_elements(value);
    if (key == head_key::figures) return read_figures(line, value);
    if (key == head_key::readings) return read_readings(line, value);
    if (key == head_key::ends) return read_end(line, value);
    if (key == head_key::chance) return read_chance(line, value);
    if (key == head_key::start) return read_start(line, value);
    if (key == head_key::draws) return read_draws(line, value);
    return Done{};
  }

  Status read_players(const Line& line, std::string_view value) {
    const auto colours = player_names();
    for (std::string_view item : split(value, ',')) {
      item = trimmed(item);
      const std::string_view colour = item.substr(0, item.find(' '));
      const std::string small = to_lower(colour);
      if (std::ranges::find(colours, small) == colours.end())
        return error(line, colour, said("referee.no-colour", {{"text", printable(colour)}}),
                     said("notation.write-players"),
                     nearest(small, std::vector<std::string>(colours.begin(), colours.end())));
      if (player_of(small) >= 0)
        return error(line, colour, said("notation.colour-twice", {{"colour", small}}),
                     said("notation.write-players"));
      const std::string_view name = trimmed(item.substr(colour.size()));
      out_.game.players.push_back({small, printable(name.substr(0, 64))});
    }
    return Done{};
  }

  void read_elements(std::string_view value) {
    out_.game.elements.emplace();
    for (const std::string_view item : listed_items(value))
      if (item != none) out_.game.elements->emplace(item);
  }

  Status read_figures(const Line& line, std::string_view value) {
    for (const std::string_view item : listed_items(value)) {
      const std::size_t star = item.find('*');
      const auto count =
          star == item.npos ? std::optional(1) : parse_whole(item.substr(star + 1), 0, most_copies);
      if (!count)
        return error(line, item, said("referee.no-figure", {{"text", printable(item)}}),
                     said("notation.write-figures"));
      out_.game.each[to_lower(item.substr(0, star))] = *count;
    }
    return Done{};
  }

  Status read_readings(const Line& line, std::string_view value) {
    for (const std::string_view item : listed_items(value)) {
      const std::size_t equals = item.find('=');
      if (equals == item.npos)
        return error(line, item, said("notation.no-reading", {{"text", printable(item)}}),
                     said("notation.write-reading"));
      out_.game.rules[std::string(trimmed(item.substr(0, equals)))] =
          trimmed(item.substr(equals + 1));
    }
    return Done{};
  }

  Status read_end(const Line& line, std::string_view value) {
    out_.game.end_after = parse_whole(value, 1, most_turns);
    if (out_.game.end_after) return Done{};
    return error(line, value, said("move-fault.no-number", {{"text", printable(value)}}),
                 said("notation.write-end"));
  }

  Status read_chance(const Line& line, std::string_view value) {
    out_.game.chance = number_in(value);
    if (out_.game.chance) return Done{};
    return error(line, value, said("move-fault.no-number", {{"text", printable(value)}}),
                 said("notation.write-chance"));
  }

  Status read_start(const Line& line, std::string_view value) {
    if (value == none) return Done{};
    for (const std::string_view item : split(value, ';')) {
      const Result<Move> move = parse_move(catalog_, guides_, trimmed(item), where_);
      if (!move) return error(line, item, move.error());
      if (move->kind != Move::Kind::Tile)
        return error(line, item, said("referee.move-of-tile"), said("notation.write-start"));
      out_.game.start.push_back({move->tile, *move->cell, move->rotation});
    }
    return Done{};
  }

  Status read_draws(const Line& line, std::string_view value) {
    for (const std::string_view word : words_of_line(value)) {
      const Tile* tile = catalog_.find_tile(word);
      if (tile == nullptr && word != "?")
        return error(line, word, said("notation.no-tile", {{"text", printable(word)}}),
                     said("notation.write-draws"));
      out_.game.draw_order.push_back(tile);
    }
    return Done{};
  }

  // Whoever says nothing of the start began with the start tile, unless a turn lays a tile there.
  void lay_first_tile() {
    for (std::size_t i = next_; i < lines_.size(); ++i)
      for (const std::string_view word : words_of_line(lines_[i].words.substr(
               0, std::min(lines_[i].words.find(';'), lines_[i].words.size()))))
        if (parse_cell(word) == Cell{}) return;
    const auto tiles = start_tiles(catalog_, out_.selection);
    if (!tiles.empty())
      out_.game.start.push_back({catalog_.find_tile(tiles.begin()->first), {}, Rotation::R0});
  }

  // A line of comment alone belongs to the turn that follows.
  void keep_comment(const Line& line) {
    if (!line.comment.empty()) add_item(before_, printable(line.comment), "\n");
  }

  // ---- turns

  Status read_line(const Line& line) {
    if (line.words.empty()) {
      keep_comment(line);
      return Done{};
    }
    if (same_letters(line.words, notation_word::diagram)) {
      if (!out_.remarks.empty()) out_.remarks.back().diagram = true;
      return Done{};
    }
    if (const std::string_view key = key_of(line.words); !key.empty())
      return error(line, line.words, said("notation.head-is-over", {{"key", printable(key)}}),
                   said("notation.head-first"));
    std::string_view rest = without_number(line.words);
    const int player = take_player(rest);
    std::vector<std::string_view> moves;
    for (const std::string_view move : split(rest, ';'))
      if (!trimmed(move).empty()) moves.push_back(trimmed(move));
    return read_turn(line, player, moves);
  }

  static std::string_view without_number(std::string_view words) {
    const std::size_t end = words.find_first_not_of("0123456789");
    if (end == 0 || end == words.npos || (words[end] != '.' && words[end] != ' ')) return words;
    return trimmed(words.substr(end + 1));
  }

  // The colour that the text begins with, which is taken off it; -1 if it does not.
  int take_player(std::string_view& text) const {
    const std::string_view word = text.substr(0, text.find(' '));
    const int player = player_of(to_lower(word));
    if (player >= 0) text = trimmed(text.substr(word.size()));
    return player;
  }

  int player_of(const std::string& colour) const {
    for (std::size_t i = 0; i < out_.game.players.size(); ++i)
      if (out_.game.players[i].colour == colour) return static_cast<int>(i);
    return -1;
  }

  Status read_turn(const Line& line, int player, const std::vector<std::string_view>& moves) {
    const bool goes_on = !moves.empty() && moves.back() == notation_word::goes_on;
    const bool told = goes_on || std::ranges::any_of(moves, [](std::string_view move) {
                        return same_letters(move.substr(0, move.find(' ')), notation_word::done);
                      });
    bool tile = false, done = told;
    int count = 0;
    for (const std::string_view move : moves) {
      if (move == notation_word::goes_on) continue;
      const Result<GameAction> action = action_of(line, player, move);
      if (!action) return action.error();
      tile = tile || action->type == GameActionType::Place;
      if (tile && !done && comes_after_done(*action)) {
        finish(line, player, count == 1);
        done = true;
      }
      if (const Status status = add(line, *action); !status) return status;
      if (action->type == GameActionType::Place) note_remark(line);
      ++count;
    }
    if (tile && !done) finish(line, player, count == 1);
    return Done{};
  }

  // What goes without saying at the end of a line: that nothing more was done, and that it is over.
  void finish(const Line& line, int player, bool tile_alone) {
    if (tile_alone) push(line, {.type = GameActionType::Pass, .name = "PASS", .player = player});
    push(line, {.type = GameActionType::Commit, .name = "COMMIT", .player = player});
  }

  void push(const Line& line, GameAction action) {
    table_->apply(action);
    out_.game.actions.push_back(std::move(action));
    out_.lines.push_back(line.number);
  }

  Status add(const Line& line, const GameAction& action) {
    if (out_.game.actions.size() >= most_notation_actions)
      return error(line, line.words,
                   said("wrong-file.too-many-actions", {{"actions", most_notation_actions}}),
                   said("wrong-file.most-actions", {{"actions", most_notation_actions}}));
    push(line, action);
    return Done{};
  }

  void note_remark(const Line& line) {
    NotationTurn remark;
    remark.comment = std::move(before_);
    before_.clear();
    if (!line.comment.empty()) add_item(remark.comment, printable(line.comment), "\n");
    out_.remarks.push_back(std::move(remark));
  }

  // ---- moves

  // The part behind the word, which is taken off the text with it; nothing if it does not occur.
  static std::optional<std::string_view> take_tail(std::string_view& text, std::string_view word) {
    const std::string spaced = ' ' + std::string(word);
    const std::size_t found = text.find(spaced);
    if (found == text.npos) return std::nullopt;
    const std::size_t end = found + spaced.size();
    if (end < text.size() && text[end] != ' ') return std::nullopt;
    const std::string_view tail = trimmed(text.substr(end));
    text = trimmed(text.substr(0, found));
    return tail;
  }

  Result<GameAction> action_of(const Line& line, int player, std::string_view text) {
    if (const int other = take_player(text); other >= 0) player = other;
    GameAction action;
    action.player = player;
    const std::string_view whole = text;
    const Words words = words_of_line(text);
    if (words.empty())
      return error(line, whole, said("wrong-file.is-empty"), said("referee.move-examples"));
    const std::string first = to_lower(words.front());
    if (first == notation_word::done || first == notation_word::herd ||
        first == notation_word::confirm)
      return plain_action(line, action, words);
    if (std::ranges::count(notation_word::trades, first) > 0) {
      action.type = GameActionType::Trade;
      action.name = "BAZAAR_BUY_OR_SELL";
      action.value = first == "buy" ? "BUY" : "SELL";
      return action;
    }
    if (first == notation_word::unknown) {
      action.name = printable(words.size() > 1 ? words[1].substr(0, 64) : "?");
      return action;
    }
    if (first == notation_word::token || first == notation_word::count)
      return named_action(line, action, words);
    if (first == notation_word::back) return returned(line, action, text);
    if (first == "dragon" && words.size() == 2 && parse_cell(words[1]))
      return neutral(action, "dragon", *parse_cell(words[1]), "");
    return move_action(line, action, text);
  }

  // "done", "herd" and "confirm", with the number that chance draws by.
  Result<GameAction> plain_action(const Line& line, GameAction action, const Words& words) {
    const std::string word = to_lower(words.front());
    const bool done = word == notation_word::done;
    action.type = done                             ? GameActionType::Commit
                  : word == notation_word::confirm ? GameActionType::Confirm
                                                   : GameActionType::Shepherd;
    action.name = done                             ? "COMMIT"
                  : word == notation_word::confirm ? "TILE_CONFIRM"
                                                   : "SHEPHERD_CONFIRM";
    if (words.size() == 1) return action;
    action.chance = number_in(words[1]);
    if (!action.chance || words.size() > 2)
      return error(line, words[1], said("referee.nothing-behind", {{"text", word}}),
                   said("notation.write-chance"));
    return action;
  }

  // "token NAME 1,0 city N", "count 1,0 quarter castle"
  Result<GameAction> named_action(const Line& line, GameAction action, const Words& words) {
    const bool token = same_letters(words.front(), notation_word::token);
    std::size_t next = 1;
    if (token) {
      if (words.size() < 2)
        return error(line, words.front(), said("notation.nothing-named", {{"word", "token"}}),
                     said("referee.write-as", {{"text", "token GOLD 1,0"}}));
      action.value = printable(words[next++]);
    }
    std::string place;
    if (next < words.size()) action.cell = parse_cell(words[next]);
    if (action.cell) ++next;
    for (; next < words.size(); ++next) add_item(place, words[next], " ");
    if (const Result<std::string> at = stored(line, words.front(), action.cell, place); at)
      action.at = *at;
    else
      return at.error();
    if (token) return as_token(action, action.value);
    action.type = GameActionType::Neutral;
    action.name = "MOVE_NEUTRAL_FIGURE";
    action.figure = notation_word::count;
    return action;
  }

  static GameAction as_token(GameAction action, std::string_view token) {
    action.type = GameActionType::Token;
    action.value = token;
    action.name = token;
    return action;
  }

  static GameAction neutral(GameAction action, std::string_view figure, std::optional<Cell> cell,
                            std::string at) {
    action.type = GameActionType::Neutral;
    action.name = "MOVE_NEUTRAL_FIGURE";
    action.figure = figure;
    action.cell = cell;
    action.at = std::move(at);
    return action;
  }

  // The place by the sides of the tile as stored, which must be one of the tile's.
  Result<std::string> stored(const Line& line, std::string_view word, std::optional<Cell> cell,
                             const std::string& place) {
    if (place.empty() || is_sideless_place(place)) return place;
    const Placement* lies = cell ? table_->lying(*cell) : nullptr;
    if (lies == nullptr)
      return error(line, word,
                   cell ? said("referee.no-tile-at", {{"cell", to_text(*cell)}})
                        : said("move-fault.no-cell-given"),
                   said("referee.write-cell"));
    const Tile& tile = *lies->tile;
    std::optional<std::string> at = name_as_stored(tile, lies->rotation, place);
    if (at && (find_spot(tile, *at) || parse_ends(*at) || parse_axis(*at))) return *std::move(at);
    std::vector<std::string> names;
    for (const std::string& name : spot_names(tile))
      names.push_back(place_as_it_lies(tile, lies->rotation, name).value_or(name));
    return error(
        line, word,
        said("wrong-file.no-place-as-it-lies", {{"tile", tile.id}, {"lies", printable(place)}}),
        said("wrong-file.places-as-they-lie", {{"places", joined(names)}}));
  }

  std::optional<std::string> figure_there(const Move& move, const std::string& at) {
    const int owner = player_of(move.player);
    const TableFigure* found =
        move.cell ? table_->figure(owner, move.figure, *move.cell, at) : nullptr;
    return found == nullptr ? std::nullopt : std::optional(found->id);
  }

  Error not_there(const Line& line, std::string_view word, const Move& move) const {
    return error(line, word,
                 said("notation.no-figure-there",
                      {{"player", move.player},
                       {"figure", move.figure},
                       {"cell", move.cell ? to_text(*move.cell) : std::string("?")}}),
                 said("notation.name-figure"));
  }

  // "back blue follower 2,1 city N as FESTIVAL": as "capture", whose form it has.
  Result<GameAction> returned(const Line& line, GameAction action, std::string_view text) {
    const std::string_view whole = text;
    const auto reason = take_tail(text, notation_word::as);
    const std::string form = "capture" + std::string(text.substr(notation_word::back.size()));
    const Result<Move> move = parse_move(catalog_, guides_, form, where_);
    if (!move) return error(line, whole, move.error());
    const Result<std::string> at = stored(line, whole, move->cell, move->place);
    if (!at) return at.error();
    const auto figure = figure_there(*move, *at);
    if (!figure) return not_there(line, whole, *move);
    action.type = GameActionType::Return;
    action.name = "RETURN_MEEPLE";
    action.figure = *figure;
    action.cell = move->cell;
    action.at = *at;
    if (reason) action.value = printable(*reason);
    return action;
  }

  Result<GameAction> move_action(const Line& line, GameAction action, std::string_view text) {
    const std::string_view whole = text;
    const auto from = take_tail(text, notation_word::from);
    const auto beside = take_tail(text, notation_word::beside);
    const auto item = take_tail(text, notation_word::on);
    action.as_abbot = take_tail(text, notation_word::as_abbot).has_value();
    std::optional<double> chance;
    if (const std::size_t space = text.rfind(' ');
        text.starts_with("flock ") && space != text.npos) {
      chance = number_in(text.substr(space + 1));
      if (chance) text = trimmed(text.substr(0, space));
    }
    const Result<Move> move = parse_move(catalog_, guides_, text, where_);
    if (!move) return error(line, whole, move.error());
    switch (move->kind) {
      case Move::Kind::Tile:
        action.type = GameActionType::Place;
        action.name = "PLACE_TILE";
        action.tile = {move->tile, *move->cell, move->rotation};
        return action;
      case Move::Kind::Pass:
        action.type = GameActionType::Pass;
        action.name = "PASS";
        return action;
      case Move::Kind::Figure:
        return deployed(line, action, *move, from, whole);
      case Move::Kind::Action:
        break;
    }
    action.chance = chance;
    if (item)
      if (const auto number = parse_whole(*item, 1, 99)) action.item = *number - 1;
    return other_action(line, action, *move, beside, whole);
  }

  Result<GameAction> deployed(const Line& line, GameAction action, const Move& move,
                              std::optional<std::string_view> from, std::string_view word) {
    action.type = GameActionType::Deploy;
    action.name = "DEPLOY_MEEPLE";
    action.cell = move.cell ? move.cell : table_->laid();
    const Result<std::string> at = stored(line, word, action.cell, move.place);
    if (!at) return at.error();
    action.at = *at;
    const int owner = action.player >= 0 ? action.player : table_->player();
    if (from) {
      const Words words = words_of_line(*from);
      Move stands = move;
      stands.player = out_.game.players[static_cast<std::size_t>(owner)].colour;
      stands.cell = words.empty() ? std::nullopt : parse_cell(words.front());
      stands.place.clear();
      for (std::size_t i = 1; i < words.size(); ++i) add_item(stands.place, words[i], " ");
      const Result<std::string> before = stored(line, *from, stands.cell, stands.place);
      if (!before) return before.error();
      const auto figure = figure_there(stands, *before);
      if (!figure) return not_there(line, *from, stands);
      action.figure = *figure;
    } else if (const TableFigure* flies = table_->on_flier(owner, move.figure)) {
      action.figure = flies->id;
    } else {
      action.figure = table_->free_figure(owner, move.figure);
      if (action.figure.empty())
        return error(line, word,
                     said("notation.too-many-figures",
                          {{"most", most_figures_of_a_kind}, {"figure", move.figure}}),
                     said("notation.take-back"));
    }
    return action;
  }

  Result<GameAction> other_action(const Line& line, GameAction action, const Move& move,
                                  std::optional<std::string_view> beside, std::string_view word) {
    action.cell = move.cell;
    const Result<std::string> at = stored(line, word, move.cell, move.place);
    if (!at) return at.error();
    action.at = *at;
    if (move.action == "fairy") return fairy(line, action, beside, word);
    if (move.action == "dragon") {
      const auto from = table_->neutral_at("dragon");
      if (!from)
        return error(line, word, said("notation.no-dragon"), said("notation.write-dragon"));
      return neutral(action, "dragon", cartulary::beside(*from, *move.side), "");
    }
    if (move.action == "mage" || move.action == "witch")
      return neutral(action, move.action, move.cell, *at);
    if (move.action == "abbey") return abbey(line, action, word);
    if (move.action == "bid") {
      action.type = GameActionType::Bid;
      action.name = "BAZAAR_BID";
      action.number = *move.number;
      return action;
    }
    if (move.action == "flock") {
      action.type = GameActionType::Flock;
      action.name = "FLOCK_EXPAND_OR_SCORE";
      action.value = move.choice == "expand" ? "EXPAND" : "SCORE";
      return action;
    }
    if (const auto token = token_of(move))
      return on_table(line, as_token(action, *token), move, word);
    return figure_action(line, action, move, word);
  }

  static std::optional<std::string> token_of(const Move& move) {
    if (move.action == "tower") return "TOWER_PIECE";
    if (move.action == "gold") return "GOLD";
    if (move.action == "castle") return std::string(game_token::castle);
    if (move.action == "bridge") return std::string(game_token::bridge);
    if (move.action == "ferry") return std::string(game_token::ferry);
    if (move.action == "tunnel")
      return std::string(game_token::tunnel) + static_cast<char>('A' + move.number.value_or(1) - 1);
    for (const LittleBuilding& building : little_buildings)
      if (move.action == "building" && move.choice == building.element)
        return std::string(building.token);
    return std::nullopt;
  }

  // The token on its tile, the one just laid unless told, with its direction as stored.
  Result<GameAction> on_table(const Line& line, GameAction action, const Move& move,
                              std::string_view word) {
    if (!action.cell) action.cell = table_->laid();
    std::string lies;
    if (move.action == "bridge") lies = axis_name(*move.side);
    if (move.action == "ferry") lies = ends_name(*move.ends);
    if (lies.empty()) return action;
    const Result<std::string> at = stored(line, word, action.cell, lies);
    if (!at) return at.error();
    action.at = *at;
    return action;
  }

  Result<GameAction> fairy(const Line& line, GameAction action,
                           std::optional<std::string_view> beside, std::string_view word) {
    action = neutral(action, "fairy", action.cell, "");
    if (!beside) return action;
    const Words words = words_of_line(*beside);
    // As in a capture, with the fairy's cell.
    std::string with_cell = "capture";
    for (std::size_t i = 0; i < words.size(); ++i) {
      with_cell += ' ' + std::string(words[i]);
      if (i == 1) with_cell += ' ' + to_text(*action.cell);
    }
    const Result<Move> move = parse_move(catalog_, guides_, with_cell, where_);
    if (!move) return error(line, word, move.error());
    const Result<std::string> at = stored(line, word, move->cell, move->place);
    if (!at) return at.error();
    const auto figure = figure_there(*move, *at);
    if (!figure) return not_there(line, *beside, *move);
    action.beside = *figure;
    action.at = at->empty() ? table_->find(*figure)->at : *at;
    return action;
  }

  Result<GameAction> abbey(const Line& line, GameAction action, std::string_view word) {
    for (const Tile& tile : catalog_.tiles())
      if (has_symbol(tile, "abbey")) {
        action.type = GameActionType::Place;
        action.name = "PLACE_TILE";
        action.tile = {&tile, *action.cell, Rotation::R0};
        return action;
      }
    return error(line, word, said("notation.no-tile", {{"text", "abbey"}}),
                 said("referee.move-of-tile"));
  }

  // Captures, exchanges, ransoms and figures that come home.
  Result<GameAction> figure_action(const Line& line, GameAction action, const Move& move,
                                   std::string_view word) {
    const int owner = player_of(move.player);
    if (move.action == "ransom" || move.action == "exchange") {
      action.type = move.action == "ransom" ? GameActionType::Ransom : GameActionType::Exchange;
      action.name = move.action == "ransom" ? "PAY_RANSOM" : "EXCHANGE_FOLLOWER";
      action.figure = table_->prisoner(owner, move.figure);
      if (!action.figure.empty()) return action;
      return error(line, word,
                   said("notation.no-prisoner", {{"player", move.player}, {"figure", move.figure}}),
                   said("notation.name-prisoner"));
    }
    Move there = move;
    if (move.action == "escape") {
      const int mine = action.player >= 0 ? action.player : table_->player();
      there.player = out_.game.players[static_cast<std::size_t>(mine)].colour;
      there.figure = follower_at(mine, *move.cell, action.at);
    }
    const auto figure = figure_there(there, action.at);
    if (!figure) return not_there(line, word, there);
    action.figure = *figure;
    if (action.at.empty()) action.at = table_->find(*figure)->at;
    action.type = move.action == "capture" ? GameActionType::Capture : GameActionType::Return;
    action.name = move.action == "capture" ? "CAPTURE_FOLLOWER" : "RETURN_MEEPLE";
    if (move.action == "escape") action.value = "SIEGE_ESCAPE";
    for (const ReturnWord& each : words_of_return)
      if (move.action == each.word) action.value = each.reason;
    return action;
  }

  std::string follower_at(int player, Cell cell, const std::string& at) {
    for (const GuideFigure& figure : guides_.figures)
      if (figure.kind == FigureKind::Follower &&
          table_->figure(player, figure.element, cell, at) != nullptr)
        return figure.element;
    return "follower";
  }

  const Catalog& catalog_;
  const Guides& guides_;
  std::string where_;
  std::vector<Line> lines_;
  std::size_t next_ = 0;
  std::map<std::string_view, const Line*, std::less<>> key_lines_;
  SelectionText selection_;
  GameNotation out_;
  std::optional<NotationTable> table_;
  std::string before_;  // comments since the last turn
};

}  // namespace

bool is_notation(std::string_view text) {
  for (const std::string_view each : split(text.substr(0, 4096), '\n')) {
    const Line line = line_of(0, each);
    if (line.words.empty()) continue;
    return std::ranges::find(head_keys, key_of(line.words)) != head_keys.end();
  }
  return false;
}

Result<GameNotation> parse_notation(const Catalog& catalog, const Guides& guides,
                                    std::string_view text, std::string_view where) {
  return Reader(catalog, guides, where).read(text);
}

}  // namespace cartulary
