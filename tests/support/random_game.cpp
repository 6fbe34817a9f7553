#include "tests/support/random_game.h"

#include <algorithm>
#include <set>

#include "engine/position/figure_reach.h"
#include "tests/support/played_table.h"

namespace cartulary::test {

namespace {

// Plays the game: chooses the moves and keeps the points. A figure's `note` is its id.
class Player {
 public:
  Player(const BoardKit& kit, const RandomGameRules& rules, std::mt19937& random)
      : rules_(rules), table_(kit), random_(random) {
    constexpr const char* colours[] = {"red", "blue", "yellow", "green"};
    const auto& sets = kit.selection.sets;
    for (int p = 0; p < rules.players; ++p) {
      played_.game.players.push_back({colours[p], ""});
      const std::string own = std::to_string(p) + '.';
      for (int i = 1; i <= 7; ++i) table_.supply.insert(own + "small." + std::to_string(i));
      const auto add = [&](const char* set, const char* kind) {
        if (sets.count(set) != 0) table_.supply.insert(own + kind + ".1");
      };
      add("inns-and-cathedrals", "big");
      add("traders-and-builders", "builder");
      add("traders-and-builders", "pig");
      add("abbey-and-mayor", "mayor");
      add("abbey-and-mayor", "wagon");
      add("abbey-and-mayor", "barn");
      add("phantom", "phantom");
      add("abbot", "abbot");
      table_.points[colours[p]] = 0;
    }
    for (const BagEntry& entry : kit.bag.entries())
      for (int i = 0; i < entry.copies; ++i) bag_.push_back(entry.tile);
    kings_ = sets.count("king-and-robber-baron") != 0;
    abbots_ = sets.count("abbot") != 0;
    table_.lay(rules.start);
    played_.game.start.push_back(rules.start);
    if (const auto found = std::find(bag_.begin(), bag_.end(), rules.start.tile);
        found != bag_.end())
      bag_.erase(found);
  }

  RandomGame play() {
    int player = 0;
    for (int turn = 0; turn < rules_.turns; ++turn) {
      if (!take_tile(player)) break;
      played_.points.push_back(table_.points);
      const bool again = builder_ && !second_;
      second_ = again;
      if (!again) player = (player + 1) % rules_.players;
    }
    played_.game.end_after = static_cast<int>(played_.points.size());
    table_.final_scoring(kings_);
    played_.final = table_.points;
    return std::move(played_);
  }

 private:
  int pick(std::size_t size) { return static_cast<int>(random_() % size); }
  bool chance(unsigned percent) { return random_() % 100 < percent; }
  const std::string& colour(int player) const {
    return played_.game.players[static_cast<std::size_t>(player)].colour;
  }
  GameAction& act(GameActionType type, int player) {
    played_.game.actions.push_back({.type = type, .player = player});
    return played_.game.actions.back();
  }
  const BruteTable& table() const { return *table_.table; }
  PositionFigure* figure(const std::string& id) {
    for (PositionFigure& each : table_.figures)
      if (each.note == id) return &each;
    return nullptr;
  }

  // Plays one tile of a turn, from the fairy to the scoring. Returns false if none can be laid.
  bool take_tile(int player) {
    const auto placement = draw();
    if (!placement) return false;
    for (const PositionFigure& each : table_.figures)
      if (!second_ && each.note == table_.fairy && each.player == colour(player))
        table_.points[each.player] += 1;
    act(GameActionType::Place, player).tile = *placement;
    builder_ = false;
    if (!second_) tunnelled_ = false;
    table_.lay(*placement);
    const Tile& tile = *placement->tile;
    mark_builder(player);
    if (has_symbol(tile, "volcano")) dragon_ = placement->cell;
    if (!prisoners_.empty() && chance(20)) ransom(player);
    const bool early = chance(50);
    if (early) put_tunnel_token(player);
    if (!has_symbol(tile, "volcano")) choose(player, *placement);
    if (!early) put_tunnel_token(player);
    sail(player, *placement);
    act(GameActionType::Commit, player);
    if (has_symbol(tile, "dragon") && dragon_) fly();
    for (const std::string& id : table_.score(colour(player), *placement)) move_wagon(id);
    return true;
  }

  std::optional<Placement> draw() {
    for (int tries = 0; tries < 30 && !bag_.empty(); ++tries) {
      const std::size_t index = static_cast<std::size_t>(pick(bag_.size()));
      const auto places = table_.board.placements(*bag_[index]);
      if (places.empty()) continue;
      bag_.erase(bag_.begin() + static_cast<std::ptrdiff_t>(index));
      return densest(places);
    }
    return std::nullopt;
  }

  // The one of a few random places with most tiles around it, so that cloisters and barns get
  // completed.
  Placement densest(const std::vector<Placement>& places) {
    Placement best;
    std::size_t most = 0;
    for (int tries = 0; tries < 6; ++tries) {
      const Placement& each = places[static_cast<std::size_t>(pick(places.size()))];
      const std::size_t around = 1 + table().around(each.cell).cells.size();
      if (around > most) most = around, best = each;
    }
    return best;
  }

  void mark_builder(int player) {
    const BruteTable& now = table();
    for (const Blob& blob : now.blobs())
      for (const PositionFigure& each : table_.figures)
        if (each.figure == "builder" && each.player == colour(player) && now.on(each, blob) &&
            blob.parts.rbegin()->first == table_.lying.size() - 1)
          builder_ = true;
  }

  void choose(int player, const Placement& placement) {
    const auto what = static_cast<unsigned>(random_() % 100);
    if (what < 8 && move_fairy(player)) return;
    if (what < 14 && abbots_ && abbot_home(player)) return;
    if (what < 30 && build_tower(player)) return;
    if (what < 38 && princess(player, placement)) return;
    if (what < 85) deploy_some(player, placement, false);
    if (chance(30)) deploy_some(player, placement, true);
  }

  std::vector<std::string> own_supply(int player) const {
    std::vector<std::string> ids;
    for (const std::string& id : table_.supply)
      if (id[0] == '0' + player) ids.push_back(id);
    return ids;
  }

  void deploy_some(int player, const Placement& placement, bool phantom) {
    std::vector<std::string> spots = spot_names(table_.board, placement.cell);
    for (const std::string& id : own_supply(player)) {
      const bool barn = figure_element(id) == "barn";
      if ((figure_element(id) == "phantom") != phantom || (!barn && chance(60))) continue;
      std::shuffle(spots.begin(), spots.end(), random_);
      for (const std::string& at : spots)
        if (may_stand(player, id, placement, at)) return deploy(player, id, placement.cell, at);
    }
  }

  void deploy(int player, const std::string& id, Cell cell, const std::string& at) {
    GameAction& action = act(GameActionType::Deploy, player);
    action.figure = id;
    action.cell = cell;
    action.at = at;
    table_.supply.erase(id);
    table_.figures.push_back({colour(player), figure_element(id), cell, at, 1, id});
    if (at == "tower") table_.figures.back().at.clear();
    if (figure_element(id) == "barn") table_.placed_barn = id;
  }

  bool may_stand(int player, const std::string& id, const Placement& placement,
                 const std::string& at) const {
    const std::string element = figure_element(id);
    const bool corner = at.starts_with("corner"), field = at.starts_with("field");
    if (corner != (element == "barn") || at.starts_with("river")) return false;
    if (element == "barn" &&
        !barn_may_stand(table_.board, placement.cell, *parse_corner(at.substr(7))))
      return false;
    const bool building = is_building(at);
    if (at == "garden" && (element != "abbot" || !abbots_)) return false;
    if (element == "abbot" && !building) return false;
    if (element == "mayor" && !at.starts_with("city")) return false;
    if (element == "wagon" && field) return false;
    if (element == "builder" && (field || building)) return false;
    if (element == "pig" && !field) return false;
    return table_.is_free(element, {colour(player), element, placement.cell, at, 1, {}});
  }

  bool move_fairy(int player) {
    std::vector<PositionFigure> own;
    for (const PositionFigure& each : table_.figures)
      if (each.player == colour(player) && BruteTable::follower(each.figure) && !each.at.empty())
        own.push_back(each);
    if (own.empty()) return false;
    const PositionFigure& beside = own[static_cast<std::size_t>(pick(own.size()))];
    table_.fairy = beside.note;
    fairy_cell_ = beside.cell;
    GameAction& action = act(GameActionType::Neutral, player);
    action.figure = "fairy";
    action.cell = beside.cell;
    action.at = beside.at;
    action.beside = beside.note;
    return true;
  }

  bool abbot_home(int player) {
    for (const PositionFigure& each : Figures(table_.figures)) {
      if (each.figure != "abbot" || each.player != colour(player)) continue;
      const auto tiles = table().around(each.cell).cells.size();
      if (tiles == 9) return false;
      GameAction& action = act(GameActionType::Return, player);
      action.figure = each.note;
      action.value = "ABBOT_RETURN";
      table_.points[each.player] += static_cast<int>(tiles);
      table_.send_home(each.note);
      return true;
    }
    return false;
  }

  bool build_tower(int player) {
    std::vector<Cell> sites;
    for (const Placement& lies : table_.lying)
      if (has_symbol(*lies.tile, "tower-foundation") &&
          std::none_of(table_.figures.begin(), table_.figures.end(),
                       [&](const PositionFigure& each) {
                         return each.cell == lies.cell && each.at.empty();
                       }))
        sites.push_back(lies.cell);
    if (sites.empty()) return false;
    const Cell site = sites[static_cast<std::size_t>(pick(sites.size()))];
    if (towers_[site] > 0 && chance(15))
      for (const std::string& id : own_supply(player))
        if (figure_element(id) == "follower") {
          deploy(player, id, site, "tower");
          return true;
        }
    GameAction& action = act(GameActionType::Token, player);
    action.value = "TOWER_PIECE";
    action.cell = site;
    const std::vector<Cell> range = tower_range(table_.board, site, ++towers_[site]);
    Figures reach;
    for (const PositionFigure& each : table_.figures)
      if (BruteTable::follower(each.figure) &&
          std::find(range.begin(), range.end(), each.cell) != range.end())
        reach.push_back(each);
    if (!reach.empty() && chance(70))
      capture(player, reach[static_cast<std::size_t>(pick(reach.size()))]);
    return true;
  }

  void capture(int player, const PositionFigure& taken) {
    act(GameActionType::Capture, player).figure = taken.note;
    table_.send_home(taken.note);
    if (taken.player == colour(player)) return;
    const int owner = figure_player(taken.note);
    std::vector<std::string> held;
    for (const auto& [id, captor] : prisoners_)
      if (captor == owner && figure_player(id) == player) held.push_back(id);
    if (held.empty()) {
      table_.supply.erase(taken.note);
      prisoners_[taken.note] = player;
      return;
    }
    // Never more than one is held: prisoners are exchanged when a second is taken.
    prisoners_.erase(held.front());
    table_.supply.insert(held.front());
  }

  void ransom(int player) {
    for (const auto& [id, captor] : prisoners_)
      if (figure_player(id) == player) {
        act(GameActionType::Ransom, player).figure = id;
        table_.points[colour(player)] -= 3;
        table_.points[colour(captor)] += 3;
        table_.supply.insert(id);
        prisoners_.erase(id);
        return;
      }
  }

  // Cells of the road with the player's builder.
  std::size_t road_of_builder(int player) const {
    const BruteTable& now = table();
    for (const Blob& blob : now.blobs())
      for (const PositionFigure& each : table_.figures)
        if (each.figure == "builder" && each.player == colour(player) &&
            blob.kind == SegmentKind::Road && now.on(each, blob))
          return blob.cells.size();
    return 0;
  }

  // Puts the ferry of a new lake, and turns some of the first ones along its roads.
  void sail(int player, const Placement& placement) {
    if (has_symbol(*placement.tile, "ferry-lake")) put_ferry(player, placement);
    std::set<Cell> turned{placement.cell};
    for (int tries = 0; tries < 3; ++tries)
      for (const Cell cell : table().first_ferries(table_.lying.size() - 1))
        if (chance(50) && turned.insert(cell).second)
          put_ferry(player, *std::find_if(table_.lying.begin(), table_.lying.end(),
                                          [&](const auto& each) { return each.cell == cell; }));
  }

  void put_ferry(int player, const Placement& lake) {
    std::string roads;
    for (const char side : std::string("NWES"))
      if (find_spot(*lake.tile, std::string("road ") + side)) roads += side;
    roads.erase(static_cast<std::size_t>(pick(roads.size())), 1);
    if (roads.size() == 3) roads.erase(static_cast<std::size_t>(pick(3)), 1);
    for (const PositionFigure& token : table_.tokens)
      if (token.figure == "ferry" && token.cell == lake.cell && token.at == roads) return;
    GameAction& action = act(GameActionType::Token, player);
    action.value = "FERRY";
    action.cell = lake.cell;
    action.at = roads;
    table_.put({"", "ferry", lake.cell, roads, 1, {}});
  }

  void put_tunnel_token(int player) {
    if (!table_.tunnel_tokens || tunnelled_ || chance(30)) return;
    std::vector<PositionFigure> free;
    for (const Placement& lies : table_.lying)
      for (const Segment& segment : lies.tile->segments)
        for (unsigned side = 0; side < 4; ++side) {
          const std::string at = std::string("road ") + "NESW"[side];
          if (segment.has(SegmentMark::Tunnel) && (segment.sides >> side & 1U) != 0 &&
              std::none_of(table_.tokens.begin(), table_.tokens.end(), [&](const auto& each) {
                return each.cell == lies.cell && each.at == at;
              }))
            free.push_back({colour(player), "tunnel-token", lies.cell, at, 1, {}});
        }
    const int pairs = rules_.players == 2 ? 3 : rules_.players == 3 ? 2 : 1;
    const int pair = 1 + pick(static_cast<std::size_t>(pairs));
    const auto used = std::count_if(
        table_.tokens.begin(), table_.tokens.end(),
        [&](const auto& each) { return each.player == colour(player) && each.pair == pair; });
    if (free.empty() || used == 2) return;
    PositionFigure token = free[static_cast<std::size_t>(pick(free.size()))];
    token.pair = pair;
    GameAction& action = act(GameActionType::Token, player);
    action.value = std::string("TUNNEL_") + static_cast<char>('A' + pair - 1);
    action.cell = token.cell;
    action.at = token.at;
    const std::size_t road = road_of_builder(player);
    table_.put(token);
    builder_ = builder_ || road_of_builder(player) > road;
    tunnelled_ = true;
  }

  bool princess(int player, const Placement& placement) {
    const BruteTable& now = table();
    for (const Blob& blob : now.blobs()) {
      if (blob.parts.rbegin()->first != table_.lying.size() - 1 || !blob.has(SegmentMark::Princess))
        continue;
      for (const PositionFigure& each : table_.figures)
        if (now.on(each, blob) && BruteTable::follower(each.figure)) {
          GameAction& action = act(GameActionType::Return, player);
          action.figure = each.note;
          action.value = "PRINCESS";
          table_.send_home(std::string(each.note));
          return true;
        }
    }
    return placement.tile == nullptr;
  }

  void fly() {
    std::set<Cell> flown{*dragon_};
    for (int step = 0; step < 6; ++step) {
      std::vector<Cell> open;
      for (const Side side : all_sides) {
        const Cell next = beside(*dragon_, side);
        if (table_.board.piece_at(next) != nullptr && flown.count(next) == 0 &&
            !(fairy_cell_ && *fairy_cell_ == next))
          open.push_back(next);
      }
      if (open.empty()) return;
      dragon_ = open[static_cast<std::size_t>(pick(open.size()))];
      flown.insert(*dragon_);
      GameAction& action = act(GameActionType::Neutral, 0);
      action.figure = "dragon";
      action.cell = *dragon_;
      std::vector<std::string> eaten;
      for (const PositionFigure& each : table_.figures)
        if (each.cell == *dragon_ && each.figure != "barn") eaten.push_back(each.note);
      for (const std::string& id : eaten)
        if (figure(id) != nullptr) table_.send_home(id);
    }
  }

  void move_wagon(const std::string& id) {
    if (chance(40)) return;
    const BruteTable& now = table();
    for (int tries = 0; tries < 10; ++tries) {
      const Placement lies = table_.lying[static_cast<std::size_t>(pick(table_.lying.size()))];
      const auto spots = spot_names(*lies.tile);
      const std::string& at = spots[static_cast<std::size_t>(pick(spots.size()))];
      const PositionFigure wanted{colour(figure_player(id)), "wagon", lies.cell, at, 1, {}};
      const bool open = std::any_of(now.blobs().begin(), now.blobs().end(), [&](const Blob& blob) {
        return blob.open && blob.kind != SegmentKind::Field && now.on(wanted, blob);
      });
      if (!open || is_building(at) || !table_.is_free("wagon", wanted)) continue;
      return deploy(figure_player(id), id, lies.cell, at);
    }
  }

  RandomGameRules rules_;
  PlayedTable table_;
  std::mt19937& random_;
  RandomGame played_;
  std::vector<const Tile*> bag_;
  std::map<std::string, int> prisoners_;
  std::map<Cell, int> towers_;
  std::optional<Cell> fairy_cell_;
  std::optional<Cell> dragon_;
  bool builder_ = false, second_ = false, kings_ = false, abbots_ = false, tunnelled_ = false;
};

}  // namespace

RandomGame random_game(const BoardKit& kit, const RandomGameRules& rules, std::mt19937& random) {
  return Player(kit, rules, random).play();
}

}  // namespace cartulary::test
