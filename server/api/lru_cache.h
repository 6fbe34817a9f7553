// LruCache maps names to values and keeps the most recently used ones, up to a total weight.
//
// The values are shared and never changed once cached, so a thread may go on using one that has
// been dropped. Every function may be called from several threads.
//
//   LruCache<std::string> cache(1 << 20);
//   cache.put("a", text, text->size());
//   cache.find("a");                        // shared_ptr, or null
#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "docgen/base/page_mutex.h"

namespace cartulary::server {

template <class T>
class LruCache {
 public:
  explicit LruCache(std::size_t most_weight) : most_weight_(most_weight) {}

  std::shared_ptr<const T> find(std::string_view name) {
    const std::lock_guard lock(mutex_);
    const auto found = by_name_.find(name);
    if (found == by_name_.end()) return nullptr;
    entries_.splice(entries_.begin(), entries_, found->second);
    return found->second->value;
  }

  // A value heavier than a quarter of the limit is not kept, so that no single value empties the
  // cache. If `name` is already cached, the old value stays.
  void put(const std::string& name, std::shared_ptr<const T> value, std::size_t weight) {
    weight += name.size();
    if (weight > most_weight_ / 4) return;
    const std::lock_guard lock(mutex_);
    if (by_name_.contains(name)) return;
    entries_.push_front({name, std::move(value), weight});
    by_name_.emplace(entries_.front().name, entries_.begin());
    weight_ += weight;
    while (weight_ > most_weight_) {
      weight_ -= entries_.back().weight;
      by_name_.erase(entries_.back().name);
      entries_.pop_back();
    }
  }

 private:
  struct Entry {
    std::string name;
    std::shared_ptr<const T> value;
    std::size_t weight = 0;
  };

  docgen::PageMutex mutex_;
  std::size_t most_weight_;
  std::size_t weight_ = 0;
  std::list<Entry> entries_;  // most recently used first
  std::map<std::string, typename std::list<Entry>::iterator, std::less<>> by_name_;
};

}  // namespace cartulary::server
