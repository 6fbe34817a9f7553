#include "engine/board/feature_forest.h"

#include <utility>

namespace cartulary {

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
