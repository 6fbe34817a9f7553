#include "engine/region_solver.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>

namespace cartulary {

namespace {

constexpr std::uint64_t cap = std::numeric_limits<std::uint64_t>::max();
constexpr std::size_t most_cells = 8;
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

// The least of the four turns of a slot: what fits there does not depend on the turn.
HoleSlot least_turn(HoleSlot slot) {
  HoleSlot least = slot, turned = slot;
  for (int i = 0; i < 3; ++i) {
    turned = static_cast<HoleSlot>(turned / 6 + turned % 6 * slot_step[0]);
    least = std::min(least, turned);
  }
  return least;
}

// A code that can stand in a cell, and the turns that it has there.
struct Candidate {
  CodeNumber code = 0;
  std::uint64_t turns = 0;
};

// Sequences of n cells filled from the designs of one code, for n up to 8.
std::array<std::uint64_t, most_cells + 1> sequences(const std::vector<int>& designs) {
  constexpr auto choose = [] {
    std::array<std::array<std::uint64_t, 9>, 9> table{};
    for (std::size_t n = 0; n < 9; ++n)
      for (std::size_t k = 0; k <= n; ++k)
        table[n][k] = k == 0 || k == n ? 1 : table[n - 1][k - 1] + table[n - 1][k];
    return table;
  }();
  std::array<std::uint64_t, most_cells + 1> ways{1};
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

  // One lettering. What counts is which slots it gives, whatever their order and turn, so that
  // letterings alike are shared out once.
  void share() {
    if (rivers_ && !rivers_continue()) return;
    ++count_.letterings;
    std::vector<HoleSlot> slots;
    for (const HoleSlot slot : slots_) slots.push_back(least_turn(slot));
    std::vector<HoleSlot> sorted = slots;
    std::sort(sorted.begin(), sorted.end());
    const auto [place, fresh] = shares_.try_emplace(sorted);
    if (fresh) place->second = Share(sorted, *this).result();
    const RegionCount& share = place->second;
    count_.fillings = capped_sum(count_.fillings, share.fillings);
    if (share.fillings == 0) return;
    for (std::size_t cell = 0; cell < slots.size(); ++cell) {
      const auto same = std::find(sorted.begin(), sorted.end(), slots[cell]);
      const CodeSet codes = share.standing[static_cast<std::size_t>(same - sorted.begin())];
      for (std::size_t word = 0; word < 2; ++word)
        count_.standing[cell].words[word] |= codes.words[word];
    }
  }

  // Shares out the copies among cells whose sides are settled. ways_[k][set]: the ways in which
  // the first k codes fill just that set of cells.
  class Share {
   public:
    Share(const std::vector<HoleSlot>& slots, Solver& solver) : full_((1U << slots.size()) - 1) {
      result_.standing.resize(slots.size());
      for (std::size_t cell = 0; cell < slots.size(); ++cell)
        for (const Candidate& candidate : solver.candidates(slots[cell])) {
          CodeRow& row = row_of(candidate.code);
          row.cells |= 1U << cell;
          row.turns[cell] = candidate.turns;
        }
      ways_.resize(rows_.size() + 1);
      ways_[0][0] = 1;
      for (std::size_t k = 0; k < rows_.size(); ++k) spread(k, solver.sequences_[rows_[k].code]);
      result_.fillings = ways_.back()[full_];
      if (result_.fillings != 0) note_standing();
    }

    RegionCount result() { return std::move(result_); }

   private:
    struct CodeRow {
      CodeNumber code = 0;
      unsigned cells = 0;  // where it fits
      std::array<std::uint64_t, most_cells> turns{};
      std::vector<std::pair<unsigned, std::uint64_t>> fills;  // sets of cells, ways to fill each
    };

    CodeRow& row_of(CodeNumber code) {
      for (CodeRow& row : rows_)
        if (row.code == code) return row;
      rows_.push_back({code, 0, {}, {}});
      return rows_.back();
    }

    void spread(std::size_t k, const std::array<std::uint64_t, most_cells + 1>& sequences) {
      CodeRow& row = rows_[k];
      for (unsigned own = row.cells; own != 0; own = (own - 1) & row.cells) {
        std::uint64_t ways = sequences[static_cast<std::size_t>(std::popcount(own))];
        for (unsigned rest = own; rest != 0; rest &= rest - 1)
          ways = capped_product(ways, row.turns[static_cast<std::size_t>(std::countr_zero(rest))]);
        if (ways != 0) row.fills.push_back({own, ways});
      }
      const auto& from = ways_[k];
      auto& to = ways_[k + 1];
      to = from;
      for (unsigned set = 0; set <= full_; ++set) {
        if (from[set] == 0) continue;
        for (const auto& [own, ways] : row.fills)
          if ((own & set) == 0)
            to[set | own] = capped_sum(to[set | own], capped_product(from[set], ways));
      }
    }

    // Going back from the full set: every set that a code fills on a way that leads there.
    void note_standing() {
      std::array<bool, sets> wanted{};
      wanted[full_] = true;
      for (std::size_t k = rows_.size(); k-- > 0;) {
        std::array<bool, sets> before{};
        unsigned standing = 0;
        for (unsigned set = 0; set <= full_; ++set) {
          if (!wanted[set]) continue;
          before[set] = before[set] || ways_[k][set] != 0;
          for (const auto& [own, ways] : rows_[k].fills)
            if ((own & ~set) == 0 && ways_[k][set ^ own] != 0) {
              before[set ^ own] = true;
              standing |= own;
            }
        }
        for (std::size_t cell = 0; cell < result_.standing.size(); ++cell)
          if ((standing >> cell & 1U) != 0) result_.standing[cell].add(rows_[k].code);
        wanted = before;
      }
    }

    static constexpr std::size_t sets = std::size_t{1} << most_cells;
    unsigned full_;
    std::vector<CodeRow> rows_;
    std::vector<std::array<std::uint64_t, sets>> ways_;
    RegionCount result_;
  };

  const RegionQuestion& question_;
  int cells_;
  std::vector<HoleSlot> slots_;
  bool rivers_ = false;
  std::array<std::array<std::uint64_t, 9>, code_count> sequences_{};
  std::map<HoleSlot, std::vector<Candidate>> candidates_;
  std::map<std::vector<HoleSlot>, RegionCount> shares_;
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
