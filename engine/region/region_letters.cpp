#include "engine/region/region_letters.h"

#include <algorithm>

namespace cartulary {

namespace {

constexpr std::uint8_t river_state = side_state(Edge::River);

std::uint8_t state_at(HoleSlot slot, Side side) {
  return static_cast<std::uint8_t>(slot / slot_step[index(side)] % 6);
}

bool shows_river(HoleSlot slot) {
  for (const Side side : all_sides)
    if (state_at(slot, side) == river_state) return true;
  return false;
}

// Compares the sides only.
bool fits(HoleSlot slot, EdgeCode sides) {
  for (const Side side : all_sides) {
    const std::uint8_t state = state_at(slot, side);
    if (state != side_free && state != side_state(sides.side(side))) return false;
  }
  return true;
}

CodeChoice choice_of(HoleSlot slot, CodeNumber code) {
  CodeChoice choice{code, 0, {}};
  for (const Rotation turn : all_rotations) {
    const EdgeCode sides = numbered_code(code).rotated(turn);
    if (!fits(slot, sides)) continue;
    ++choice.turns;
    if (std::find(choice.looks.begin(), choice.looks.end(), sides) == choice.looks.end())
      choice.looks.push_back(sides);
  }
  return choice;
}

// The least of the slot's four rotations. The rotation does not affect which codes fit.
HoleSlot least_turn(HoleSlot slot) {
  HoleSlot least = slot, turned = slot;
  for (int i = 0; i < 3; ++i) {
    turned = static_cast<HoleSlot>(turned / 6 + turned % 6 * slot_step[0]);
    least = std::min(least, turned);
  }
  return least;
}

}  // namespace

RegionLetters::RegionLetters(const RegionQuestion& question)
    : question_(question), cells_(static_cast<int>(question.slots.size())), choices_(slot_count) {
  std::copy(question.slots.begin(), question.slots.end(), slots_.begin());
  rivers_ = std::any_of(slots_.begin(), slots_.end(), shows_river);
}

std::vector<Lettering> RegionLetters::all() {
  found_.clear();
  letter(0, 0);
  std::sort(found_.begin(), found_.end(),
            [](const Lettering& a, const Lettering& b) { return a.key < b.key; });
  return std::move(found_);
}

const CodeChoices& RegionLetters::choices(HoleSlot slot) {
  std::unique_ptr<CodeChoices>& choices = choices_[slot];
  if (choices) return *choices;
  choices = std::make_unique<CodeChoices>();
  // A river tile continues a river, so one of the surrounding sides must show it.
  const bool river = shows_river(slot);
  for (CodeNumber code = 0; code < code_count; ++code) {
    if (question_.copies[code].empty() || (!river && river_codes.contains(code))) continue;
    CodeChoice choice = choice_of(slot, code);
    if (choice.turns > 0) choices->push_back(std::move(choice));
  }
  return *choices;
}

// Assigns letters to the sides between `cell` and later cells, from side `place` on, then recurses.
void RegionLetters::letter(int cell, std::size_t place) {
  if (cell == cells_) return keep();
  if (place == all_sides.size()) {
    if (!choices(slots_[index(cell)]).empty()) letter(cell + 1, 0);
    return;
  }
  const Side side = all_sides[place];
  const int there = question_.neighbours[index(cell)][place];
  if (there <= cell) return letter(cell, place + 1);
  for (const Edge edge : all_edges) {
    if (edge == Edge::River && !rivers_) continue;
    const unsigned state = side_state(edge);
    add(cell, side, state);
    add(there, opposite(side), state);
    letter(cell, place + 1);
    add(there, opposite(side), 0U - state);
    add(cell, side, 0U - state);
  }
}

void RegionLetters::add(int cell, Side side, unsigned state) {
  HoleSlot& slot = slots_[index(cell)];
  slot = static_cast<HoleSlot>(slot + slot_step[index(side)] * state);
}

// Whether each stretch of river in the lettering joins exactly one river end of the board.
bool RegionLetters::rivers_continue() const {
  std::array<int, most_shared_cells> stretch{}, ends{}, inner{}, members{};
  for (int cell = 0; cell < cells_; ++cell) stretch[index(cell)] = cell;
  for (int round = 0; round < cells_; ++round)
    for (int cell = 0; cell < cells_; ++cell)
      for (const Side side : all_sides) {
        const int there = question_.neighbours[index(cell)][index(side)];
        if (there < 0 || state_at(slots_[index(cell)], side) != river_state) continue;
        stretch[index(cell)] = std::min(stretch[index(cell)], stretch[index(there)]);
      }
  for (int cell = 0; cell < cells_; ++cell) {
    ++members[index(stretch[index(cell)])];
    for (const Side side : all_sides) {
      if (state_at(slots_[index(cell)], side) != river_state) continue;
      const bool inside = question_.neighbours[index(cell)][index(side)] >= 0;
      ++(inside ? inner : ends)[index(stretch[index(cell)])];
    }
  }
  for (std::size_t i = 0; i < ends.size(); ++i) {
    if (ends[i] + inner[i] == 0) continue;
    // A tree of n cells has n - 1 inner sides, each counted twice; more would close a ring.
    if (ends[i] != 1 || inner[i] != 2 * (members[i] - 1)) return false;
  }
  return true;
}

void RegionLetters::keep() {
  if (rivers_ && !rivers_continue()) return;
  // Slots beyond the region sort last.
  std::array<std::pair<HoleSlot, std::uint8_t>, most_shared_cells> sorted{};
  for (std::size_t cell = 0; cell < sorted.size(); ++cell)
    sorted[cell] = {
        cell < static_cast<std::size_t>(cells_) ? least_turn(slots_[cell]) : HoleSlot{slot_count},
        static_cast<std::uint8_t>(cell)};
  std::sort(sorted.begin(), sorted.end());
  Lettering& lettering = found_.emplace_back();
  lettering.slots = slots_;
  for (std::size_t place = 0; place < sorted.size(); ++place) {
    lettering.key[place] = sorted[place].first;
    lettering.places[sorted[place].second] = static_cast<std::uint8_t>(place);
  }
}

}  // namespace cartulary
