#include "engine/region_solver.h"

#include <algorithm>
#include <limits>
#include <map>

namespace cartulary {

namespace {

constexpr std::uint64_t cap = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint8_t river_state = side_state(Edge::River);

std::size_t index(int number) {
  return static_cast<std::size_t>(number);
}

std::uint8_t state_at(HoleSlot slot, int side) {
  return static_cast<std::uint8_t>(slot / slot_step[index(side)] % 6);
}

// In how many turns a code fits a slot, by its sides alone.
int turns_by_sides(HoleSlot slot, EdgeCode code) {
  int turns = 0;
  for (const Rotation turn : all_rotations) {
    bool fits = true;
    for (int side = 0; side < 4; ++side) {
      const std::uint8_t state = state_at(slot, side);
      fits = fits && (state == side_free || state == side_state(code.rotated(turn).side(side)));
    }
    turns += fits ? 1 : 0;
  }
  return turns;
}

// A code that can stand in a cell, and the turns that it has there.
struct Candidate {
  CodeNumber code = 0;
  std::uint64_t turns = 0;
};

// Sequences of n cells filled from the designs of one code, for n up to 8.
std::array<std::uint64_t, 9> sequences(const std::vector<int>& designs) {
  constexpr auto choose = [] {
    std::array<std::array<std::uint64_t, 9>, 9> table{};
    for (std::size_t n = 0; n < 9; ++n)
      for (std::size_t k = 0; k <= n; ++k)
        table[n][k] = k == 0 || k == n ? 1 : table[n - 1][k - 1] + table[n - 1][k];
    return table;
  }();
  std::array<std::uint64_t, 9> ways{1};
  for (const int copies : designs) {
    std::array<std::uint64_t, 9> more{};
    for (std::size_t n = 0; n < 9; ++n)
      for (std::size_t own = 0; own <= n && static_cast<int>(own) <= copies; ++own)
        more[n] = capped_sum(more[n], capped_product(choose[n][own], ways[n - own]));
    ways = more;
  }
  return ways;
}

class Solver {
 public:
  explicit Solver(const RegionQuestion& question)
      : question_(question),
        cells_(static_cast<int>(question.slots.size())),
        slots_(question.slots) {
    for (std::size_t code = 0; code < code_count; ++code)
      if (!question.copies[code].empty()) sequences_[code] = sequences(question.copies[code]);
    for (const HoleSlot slot : slots_)
      for (int side = 0; side < 4; ++side)
        if (state_at(slot, side) == river_state) rivers_ = true;
    count_.standing.resize(slots_.size());
  }

  RegionCount count() {
    letter(0, 0);
    return std::move(count_);
  }

 private:
  // Gives letters to the sides between cell and later cells, from `side` on, then goes on.
  void letter(int cell, int side) {
    if (cell == cells_) return share();
    const int there = side < 4 ? question_.neighbours[index(cell)][index(side)] : -1;
    if (side == 4) {
      if (!candidates(slots_[index(cell)]).empty()) letter(cell + 1, 0);
    } else if (there <= cell) {
      letter(cell, side + 1);
    } else {
      for (const Edge edge : all_edges) {
        if (edge == Edge::River && !rivers_) continue;
        const unsigned state = side_state(edge);
        add(cell, side, state);
        add(there, (side + 2) & 3, state);
        letter(cell, side + 1);
        add(there, (side + 2) & 3, 0U - state);
        add(cell, side, 0U - state);
      }
    }
  }

  void add(int cell, int side, unsigned state) {
    HoleSlot& slot = slots_[index(cell)];
    slot = static_cast<HoleSlot>(slot + slot_step[index(side)] * state);
  }

  const std::vector<Candidate>& candidates(HoleSlot slot) {
    const auto [place, fresh] = candidates_.try_emplace(slot);
    if (!fresh) return place->second;
    bool river = false;
    for (int side = 0; side < 4; ++side) river = river || state_at(slot, side) == river_state;
    for (int code = 0; code < code_count; ++code) {
      const auto number = static_cast<CodeNumber>(code);
      if (question_.copies[index(code)].empty()) continue;
      // A river tile continues a river, so one of the sides around must show it.
      if (!river && river_codes.contains(number)) continue;
      if (const int turns = turns_by_sides(slot, numbered_code(number)); turns > 0)
        place->second.push_back({number, static_cast<std::uint64_t>(turns)});
    }
    return place->second;
  }

  // Whether each stretch of river in the lettering joins one river end of the board, no more.
  bool rivers_continue() const {
    std::vector<int> stretch(slots_.size());
    for (std::size_t cell = 0; cell < stretch.size(); ++cell)
      stretch[cell] = static_cast<int>(cell);
    for (int round = 0; round < cells_; ++round)
      for (int cell = 0; cell < cells_; ++cell)
        for (int side = 0; side < 4; ++side) {
          const int there = question_.neighbours[index(cell)][index(side)];
          if (there < 0 || state_at(slots_[index(cell)], side) != river_state) continue;
          stretch[index(cell)] = std::min(stretch[index(cell)], stretch[index(there)]);
        }
    std::vector<int> ends(slots_.size()), inner(slots_.size()), members(slots_.size());
    for (int cell = 0; cell < cells_; ++cell) {
      ++members[index(stretch[index(cell)])];
      for (int side = 0; side < 4; ++side) {
        if (state_at(slots_[index(cell)], side) != river_state) continue;
        const bool inside = question_.neighbours[index(cell)][index(side)] >= 0;
        ++(inside ? inner : ends)[index(stretch[index(cell)])];
      }
    }
    for (std::size_t i = 0; i < ends.size(); ++i) {
      if (ends[i] + inner[i] == 0) continue;
      // A tree of n cells has n - 1 inner sides, each seen twice; more would close a ring.
      if (ends[i] != 1 || inner[i] != 2 * (members[i] - 1)) return false;
    }
    return true;
  }

  // One lettering: shares out the copies. forward[k][set] = ways in which the first k codes fill
  // just that set of cells.
  void share() {
    if (rivers_ && !rivers_continue()) return;
    std::array<std::vector<std::uint64_t>, code_count> turns;
    std::vector<CodeNumber> codes;
    for (int cell = 0; cell < cells_; ++cell)
      for (const Candidate& candidate : candidates(slots_[index(cell)])) {
        auto& by_cell = turns[candidate.code];
        if (by_cell.empty()) by_cell.resize(slots_.size()), codes.push_back(candidate.code);
        by_cell[index(cell)] = candidate.turns;
      }
    const std::size_t sets = std::size_t{1} << slots_.size();
    std::vector<std::vector<std::uint64_t>> weights;
    for (const CodeNumber code : codes)
      weights.push_back(weigh(turns[code], sequences_[code], sets));
    std::vector<std::vector<std::uint64_t>> forward(codes.size() + 1,
                                                    std::vector<std::uint64_t>(sets));
    forward[0][0] = 1;
    for (std::size_t k = 0; k < codes.size(); ++k) spread(forward[k], weights[k], forward[k + 1]);
    count_.fillings = capped_sum(count_.fillings, forward.back()[sets - 1]);
    if (forward.back()[sets - 1] != 0) note_standing(codes, weights, forward);
  }

  // By set of cells: the ways in which one code fills it.
  static std::vector<std::uint64_t> weigh(const std::vector<std::uint64_t>& turns,
                                          const std::array<std::uint64_t, 9>& ways,
                                          std::size_t sets) {
    std::vector<std::uint64_t> weights(sets);
    std::vector<std::uint64_t> products(sets, 1);
    std::vector<std::size_t> sizes(sets);
    for (std::size_t set = 0; set < sets; ++set) {
      if (set != 0) {
        const auto low = static_cast<std::size_t>(std::countr_zero(set));
        products[set] = capped_product(products[set & (set - 1)], turns[low]);
        sizes[set] = sizes[set & (set - 1)] + 1;
      }
      weights[set] = capped_product(products[set], ways[sizes[set]]);
    }
    return weights;
  }

  static void spread(const std::vector<std::uint64_t>& from,
                     const std::vector<std::uint64_t>& weights, std::vector<std::uint64_t>& to) {
    for (std::size_t set = 0; set < to.size(); ++set)
      for (std::size_t own = set;; own = (own - 1) & set) {
        if (weights[own] != 0 && from[set ^ own] != 0)
          to[set] = capped_sum(to[set], capped_product(weights[own], from[set ^ own]));
        if (own == 0) break;
      }
  }

  // Going back from the full set, every set that a code fills on a way that leads to it.
  void note_standing(const std::vector<CodeNumber>& codes,
                     const std::vector<std::vector<std::uint64_t>>& weights,
                     const std::vector<std::vector<std::uint64_t>>& forward) {
    const std::size_t sets = forward[0].size();
    std::vector<char> wanted(sets), before(sets);
    wanted[sets - 1] = 1;
    for (std::size_t k = codes.size(); k-- > 0;) {
      std::fill(before.begin(), before.end(), 0);
      for (std::size_t set = 0; set < sets; ++set) {
        if (wanted[set] == 0) continue;
        for (std::size_t own = set;; own = (own - 1) & set) {
          if (weights[k][own] != 0 && forward[k][set ^ own] != 0) {
            before[set ^ own] = 1;
            for (std::size_t cell = 0; cell < slots_.size(); ++cell)
              if ((own >> cell & 1U) != 0) count_.standing[cell].add(codes[k]);
          }
          if (own == 0) break;
        }
      }
      std::swap(wanted, before);
    }
  }

  const RegionQuestion& question_;
  int cells_;
  std::vector<HoleSlot> slots_;
  bool rivers_ = false;
  std::array<std::array<std::uint64_t, 9>, code_count> sequences_{};
  std::map<HoleSlot, std::vector<Candidate>> candidates_;
  RegionCount count_;
};

}  // namespace

std::uint64_t capped_sum(std::uint64_t a, std::uint64_t b) {
  return a > cap - b ? cap : a + b;
}

std::uint64_t capped_product(std::uint64_t a, std::uint64_t b) {
  return b != 0 && a > cap / b ? cap : a * b;
}

RegionCount count_fillings(const RegionQuestion& question) {
  return Solver(question).count();
}

}  // namespace cartulary
