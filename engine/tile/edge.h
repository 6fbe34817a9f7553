// Edge: what a side of a tile shows. EdgeSet: the edges that a side may show.
//
// An EdgeSet is four bits. A known side of a tile is a set of one edge. `?` in a pattern and the
// side of an abbey are the set of all edges. A side that is unknown or inside a start piece is the
// empty set, so that it never fits.
//
//   EdgeSet wanted = EdgeSet::of(Edge::City) | EdgeSet::of(Edge::Road);   // [cr]
//   wanted.contains(Edge::Road);                                         // true
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace cartulary {

// The numbers are part of EdgeCode and give edge codes their order c < f < r < s.
enum class Edge : std::uint8_t { City = 0, Field = 1, Road = 2, River = 3 };

inline constexpr std::array<Edge, 4> all_edges = {Edge::City, Edge::Field, Edge::Road, Edge::River};

constexpr char to_char(Edge edge) {
  return "cfrs"[static_cast<int>(edge)];
}

// Reads c, f, r or s.
constexpr std::optional<Edge> parse_edge(char letter) {
  for (Edge edge : all_edges)
    if (to_char(edge) == letter) return edge;
  return std::nullopt;
}

class EdgeSet {
 public:
  constexpr EdgeSet() = default;
  static constexpr EdgeSet of(Edge edge) {
    return EdgeSet(static_cast<std::uint8_t>(1U << static_cast<unsigned>(edge)));
  }
  static constexpr EdgeSet any() { return EdgeSet(15); }
  static constexpr EdgeSet none() { return EdgeSet(0); }
  // The set of the low four bits: bit 0 city, 1 field, 2 road, 3 river.
  static constexpr EdgeSet from_bits(unsigned bits) {
    return EdgeSet(static_cast<std::uint8_t>(bits & 15U));
  }

  constexpr std::uint8_t bits() const { return bits_; }
  constexpr bool contains(Edge edge) const { return (bits_ & of(edge).bits_) != 0; }
  constexpr bool empty() const { return bits_ == 0; }

  friend constexpr EdgeSet operator|(EdgeSet a, EdgeSet b) {
    return from_bits(static_cast<unsigned>(a.bits_ | b.bits_));
  }
  friend constexpr EdgeSet operator&(EdgeSet a, EdgeSet b) {
    return from_bits(static_cast<unsigned>(a.bits_ & b.bits_));
  }
  // The edges that are not in the set.
  friend constexpr EdgeSet operator~(EdgeSet a) {
    return from_bits(~static_cast<unsigned>(a.bits_));
  }
  friend constexpr bool operator==(EdgeSet, EdgeSet) = default;

 private:
  explicit constexpr EdgeSet(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

}  // namespace cartulary
