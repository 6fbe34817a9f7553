// FeatureForest: union-find with undo, recording which segments on the board form one feature.
//
// A node is a segment of a placed piece in one cell (see PieceLayout). For every feature the forest
// knows the number of open sides and lists the members; it stores nothing about the tiles. Unions
// go by size and paths are not compressed, so that each step can be undone from a log.
//
//   forest.join(road_of_this, road_of_that);
//   forest.undo_to(mark);
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace cartulary {

using Node = std::uint16_t;

class FeatureForest {
 public:
  // Adds a feature of one node with the given number of open sides.
  Node add(int open_sides) {
    const auto node = static_cast<Node>(parents_.size());
    parents_.push_back(node);
    sizes_.push_back(1);
    open_.push_back(static_cast<Node>(open_sides));
    next_.push_back(node);
    return node;
  }
  // The node that represents the whole feature.
  Node root(Node node) const {
    while (parents_[node] != node) node = parents_[node];
    return node;
  }
  bool joined(Node a, Node b) const { return root(a) == root(b); }
  // Open sides of the feature that contains `node`.
  int open_sides(Node node) const { return open_[root(node)]; }
  int node_count() const { return static_cast<int>(parents_.size()); }
  // The next member of the same feature; the members form a ring.
  Node next(Node node) const { return next_[node]; }

  // Merges two features; does nothing if they are already one.
  void join(Node a, Node b) {
    a = root(a);
    b = root(b);
    if (a == b) return;
    if (sizes_[a] < sizes_[b]) std::swap(a, b);
    parents_[b] = a;
    sizes_[a] = static_cast<Node>(sizes_[a] + sizes_[b]);
    open_[a] = static_cast<Node>(open_[a] + open_[b]);
    std::swap(next_[a], next_[b]);
    log_.push_back(static_cast<std::uint16_t>(b << 1U));
  }
  // Marks one open side of the feature as closed by a neighbour.
  void close_side(Node node) {
    const Node top = root(node);
    --open_[top];
    log_.push_back(static_cast<std::uint16_t>(static_cast<unsigned>(top) << 1U | 1U));
  }

  // A point to return to: undo_to() reverts all later joins, closed sides and added nodes.
  struct Mark {
    std::uint32_t steps = 0;
    std::uint32_t nodes = 0;
    friend bool operator==(const Mark&, const Mark&) = default;
  };
  Mark mark() const {
    return {static_cast<std::uint32_t>(log_.size()), static_cast<std::uint32_t>(parents_.size())};
  }
  void undo_to(Mark mark);

  std::size_t memory() const;
  friend bool operator==(const FeatureForest&, const FeatureForest&) = default;

 private:
  std::vector<Node> parents_;
  std::vector<Node> sizes_;  // valid for roots
  std::vector<Node> open_;   // valid for roots
  std::vector<Node> next_;
  std::vector<std::uint16_t> log_;  // (node << 1 | 1): a side of this root was closed; (node << 1):
                                    // this root was attached to its parent
};

}  // namespace cartulary
