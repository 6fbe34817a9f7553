#include "engine/feature_forest.h"

#include <utility>

namespace cartulary {

Node FeatureForest::add(int open_sides) {
  const auto node = static_cast<Node>(parents_.size());
  parents_.push_back(node);
  sizes_.push_back(1);
  open_.push_back(static_cast<Node>(open_sides));
  next_.push_back(node);
  return node;
}

void FeatureForest::join(Node a, Node b) {
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

void FeatureForest::close_side(Node node) {
  const Node top = root(node);
  --open_[top];
  log_.push_back(static_cast<std::uint16_t>(top << 1U | 1U));
}

FeatureForest::Mark FeatureForest::mark() const {
  return {static_cast<std::uint32_t>(log_.size()), static_cast<std::uint32_t>(parents_.size())};
}

void FeatureForest::undo_to(Mark mark) {
  while (log_.size() > mark.steps) {
    const std::uint16_t step = log_.back();
    log_.pop_back();
    const auto node = static_cast<Node>(step >> 1U);
    if ((step & 1U) != 0) {
      ++open_[node];
      continue;
    }
    const Node top = parents_[node];
    parents_[node] = node;
    sizes_[top] = static_cast<Node>(sizes_[top] - sizes_[node]);
    open_[top] = static_cast<Node>(open_[top] - open_[node]);
    std::swap(next_[top], next_[node]);
  }
  parents_.resize(mark.nodes);
  sizes_.resize(mark.nodes);
  open_.resize(mark.nodes);
  next_.resize(mark.nodes);
}

std::size_t FeatureForest::memory() const {
  return (parents_.capacity() + sizes_.capacity() + open_.capacity() + next_.capacity()) *
             sizeof(Node) +
         log_.capacity() * sizeof(log_[0]);
}

}  // namespace cartulary
