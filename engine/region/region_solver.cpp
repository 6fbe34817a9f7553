#include "engine/region/region_solver.h"

#include <algorithm>

#include "engine/bag/code_matching.h"
#include "engine/region/region_letters.h"
#include "engine/text/contract.h"

namespace cartulary {

namespace {

constexpr std::size_t side_codes = 256;

// Copies up to the number of cells matter; larger numbers count as that number.
std::size_t kind_of(int copies) {
  return std::min(static_cast<std::size_t>(copies), most_shared_cells);
}

// The copies left of a code, as far as they matter.
struct CodeStock {
  int copies = 0;                  // total of all designs
  std::vector<std::size_t> kinds;  // distinct kind_of() of its designs, ascending
};

// Totals over all letterings for tiles with the same sides in one cell.
struct Gathered {
  std::array<Ways, most_shared_cells + 1> ways{};  // by kind
  std::array<CodeSet, most_shared_cells> standing{};
};

class Solver {
 public:
  explicit Solver(const RegionQuestion& question)
      : question_(question), letters_(question), share_(question.copies) {
    for (std::size_t code = 0; code < code_count; ++code) {
      for (const int copies : question.copies[code]) {
        stock_[code].copies += copies;
        stock_[code].kinds.push_back(kind_of(copies));
      }
      auto& kinds = stock_[code].kinds;
      std::sort(kinds.begin(), kinds.end());
      kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
      copies_[code] = stock_[code].copies;
    }
    gathered_.resize(question.slots.size(), std::vector<Gathered>(side_codes));
    standing_.resize(question.slots.size());
  }

  std::optional<RegionCount> count(const StopCheck& stop) {
    const std::vector<Lettering> letterings = letters_.all();
    for (auto first = letterings.begin(); first != letterings.end();) {
      const auto last = std::find_if(first, letterings.end(),
                                     [&](const Lettering& one) { return one.key != first->key; });
      if (must_stop(stop)) return std::nullopt;
      share_out(first->key);
      if (share_.ways() != 0)
        for (; first != last; ++first) gather(*first);
      first = last;
    }
    return result();
  }

 private:
  // A code in one of the cells of a key.
  struct Standing {
    WaysByCopies ways{};          // to fill the other cells, by kind
    std::vector<CodeSet> beside;  // by place; empty until needed
  };

  // Shares out copies for all letterings with this key.
  void share_out(const RegionSlots& key) {
    const std::size_t cells = question_.slots.size();
    std::vector<const CodeChoices*> choices(cells);
    codes_.assign(cells, {});
    for (std::size_t place = 0; place < cells; ++place) {
      choices[place] = &letters_.choices(key[place]);
      for (const CodeChoice& choice : *choices[place]) codes_[place].add(choice.code);
    }
    share_.fill(choices);
    for (std::vector<Standing>& standing : standing_) standing.clear();
    if (share_.ways() == 0) return;
    for (std::size_t place = 0; place < cells; ++place)
      for (const CodeChoice& choice : *choices[place])
        standing_[place].push_back({share_.ways_beside(static_cast<int>(place), choice.code), {}});
  }

  // Adds one lettering of the current key to the totals.
  void gather(const Lettering& lettering) {
    total_ += share_.ways();
    for (std::size_t cell = 0; cell < gathered_.size(); ++cell) {
      const CodeChoices& choices = letters_.choices(lettering.slots[cell]);
      for (std::size_t i = 0; i < choices.size(); ++i) {
        Standing& standing = standing_[lettering.places[cell]][i];
        const std::vector<std::size_t>& kinds = stock_[choices[i].code].kinds;
        // Designs of one code are interchangeable, so either all kinds have ways or none has.
        if (standing.ways[kinds.front()] == 0) continue;
        for (const EdgeCode sides : choices[i].looks) {
          Gathered& gathered = gathered_[cell][sides.bits()];
          for (const std::size_t kind : kinds) gathered.ways[kind] += standing.ways[kind];
          note_beside(gathered, lettering, cell, choices[i].code, standing);
        }
      }
    }
  }

  // Records the codes possible in the other cells. Most are known from earlier letterings, so a
  // matching is seldom needed.
  void note_beside(Gathered& gathered, const Lettering& lettering, std::size_t cell,
                   CodeNumber code, Standing& standing) {
    const auto& places = lettering.places;
    for (std::size_t other = 0; other < gathered_.size(); ++other) {
      if (other == cell) continue;
      CodeSet possible = codes_[places[other]];
      if (stock_[code].copies == 1) possible.remove(code);
      CodeSet& known = gathered.standing[other];
      if ((possible | known) == known) continue;
      if (standing.beside.empty())
        standing.beside = CodeMatching(copies_, codes_).beside(places[cell], code);
      known = known | standing.beside[places[other]];
    }
  }

  RegionCount result() const {
    RegionCount count;
    count.fillings = capped(total_);
    count.standing.resize(gathered_.size());
    count.stands.resize(gathered_.size());
    for (std::size_t cell = 0; cell < gathered_.size(); ++cell)
      for (std::size_t bits = 0; bits < side_codes; ++bits) {
        const EdgeCode sides(static_cast<std::uint8_t>(bits));
        const Gathered& gathered = gathered_[cell][bits];
        for (std::size_t kind = 0; kind < gathered.ways.size(); ++kind) {
          if (gathered.ways[kind] == 0) continue;
          count.standing[cell].add(code_number(sides));
          count.stands[cell].push_back(
              {sides,
               static_cast<int>(kind),
               capped(gathered.ways[kind]),
               {gathered.standing.begin(),
                gathered.standing.begin() + static_cast<std::ptrdiff_t>(gathered_.size())}});
        }
      }
    return count;
  }

  const RegionQuestion& question_;
  RegionLetters letters_;
  RegionShare share_;
  std::array<CodeStock, code_count> stock_;
  std::array<int, code_count> copies_{};
  // For the current key: by place, and there in the order of its choices.
  std::vector<CodeSet> codes_;
  std::vector<std::vector<Standing>> standing_;
  // By cell and sides.
  std::vector<std::vector<Gathered>> gathered_;
  Ways total_ = 0;
};

}  // namespace

const RegionStand* RegionCount::stand(std::size_t cell, EdgeCode sides, int copies) const {
  for (const RegionStand& stand : stands[cell])
    if (stand.sides == sides && stand.copies == static_cast<int>(kind_of(copies))) return &stand;
  return nullptr;
}

std::optional<RegionCount> count_fillings(const RegionQuestion& question, const StopCheck& stop) {
  CARTULARY_REQUIRES(!question.slots.empty() && question.slots.size() <= 8);
  return Solver(question).count(stop);
}

}  // namespace cartulary
