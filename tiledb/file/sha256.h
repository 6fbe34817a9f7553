// SHA-256 over bytes that arrive in parts.
//
//   Sha256 hash;
//   hash.add("abc");
//   hash.hex();          // "ba7816bf..."
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace cartulary::tiledb {

class Sha256 {
 public:
  Sha256();
  ~Sha256();
  Sha256(const Sha256&) = delete;
  Sha256& operator=(const Sha256&) = delete;

  void add(std::string_view bytes);
  // The hash of all bytes added, as 64 hex digits. Finishes the computation: call once.
  std::string hex();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// The hash of a single text.
std::string sha256(std::string_view bytes);

}  // namespace cartulary::tiledb
