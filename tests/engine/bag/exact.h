// Whole numbers of any size and fractions of them, to hold floating-point chances against.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace cartulary::test {

class Big {
 public:
  Big(std::uint64_t value = 0) {
    for (; value != 0; value >>= 32U) limbs_.push_back(static_cast<std::uint32_t>(value));
  }

  friend Big operator*(const Big& a, const Big& b) {
    Big product;
    product.limbs_.assign(a.limbs_.size() + b.limbs_.size(), 0);
    for (std::size_t i = 0; i < a.limbs_.size(); ++i) {
      std::uint64_t carry = 0;
      for (std::size_t j = 0; j < b.limbs_.size() || carry != 0; ++j) {
        carry += product.limbs_[i + j];
        if (j < b.limbs_.size()) carry += std::uint64_t{a.limbs_[i]} * b.limbs_[j];
        product.limbs_[i + j] = static_cast<std::uint32_t>(carry);
        carry >>= 32U;
      }
    }
    return product.trimmed();
  }

  friend Big operator+(const Big& a, const Big& b) {
    Big sum;
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < std::max(a.limbs_.size(), b.limbs_.size()) || carry != 0; ++i) {
      carry += a.limb(i);
      carry += b.limb(i);
      sum.limbs_.push_back(static_cast<std::uint32_t>(carry));
      carry >>= 32U;
    }
    return sum.trimmed();
  }

  // REQUIRES: a >= b
  friend Big operator-(const Big& a, const Big& b) {
    Big rest;
    std::int64_t borrow = 0;
    for (std::size_t i = 0; i < a.limbs_.size(); ++i) {
      borrow += static_cast<std::int64_t>(a.limb(i)) - static_cast<std::int64_t>(b.limb(i));
      rest.limbs_.push_back(static_cast<std::uint32_t>(borrow));
      borrow = borrow < 0 ? -1 : 0;
    }
    return rest.trimmed();
  }

  friend bool operator<(const Big& a, const Big& b) {
    if (a.limbs_.size() != b.limbs_.size()) return a.limbs_.size() < b.limbs_.size();
    for (std::size_t i = a.limbs_.size(); i-- > 0;)
      if (a.limbs_[i] != b.limbs_[i]) return a.limbs_[i] < b.limbs_[i];
    return false;
  }
  friend bool operator==(const Big&, const Big&) = default;

 private:
  std::uint32_t limb(std::size_t i) const { return i < limbs_.size() ? limbs_[i] : 0; }
  Big& trimmed() {
    while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
    return *this;
  }

  std::vector<std::uint32_t> limbs_;  // least first
};

inline Big two_to(int exponent) {
  Big power = 1;
  for (; exponent >= 32; exponent -= 32) power = power * Big(std::uint64_t{1} << 32U);
  return power * Big(std::uint64_t{1} << static_cast<unsigned>(exponent));
}

// Whether x differs from over/under by at most one part in 10^13 of it. Exact: x is a whole
// number times a power of two. REQUIRES: under > 0.
inline bool agrees(double x, const Big& over, const Big& under) {
  if (x == 0 || over == Big()) return x == 0 && over == Big();
  if (!(x > 0)) return false;
  int exponent = 0;
  const double fraction = std::frexp(x, &exponent);
  const auto mantissa = static_cast<std::uint64_t>(std::ldexp(fraction, 53));
  exponent -= 53;
  const Big left = Big(mantissa) * under * two_to(std::max(exponent, 0));
  const Big right = over * two_to(std::max(-exponent, 0));
  const Big difference = left < right ? right - left : left - right;
  return !(right < difference * Big(10'000'000'000'000ULL));
}

// Rows 0 to `most` of Pascal's triangle.
inline std::vector<std::vector<Big>> pascal(std::size_t most) {
  std::vector<std::vector<Big>> rows = {{Big(1)}};
  for (std::size_t n = 1; n <= most; ++n) {
    std::vector<Big> row(n + 1, Big(1));
    for (std::size_t k = 1; k < n; ++k) row[k] = rows[n - 1][k - 1] + rows[n - 1][k];
    rows.push_back(std::move(row));
  }
  return rows;
}

// from * (from - 1) * ... with `factors` factors.
inline Big falling(std::uint64_t from, std::uint64_t factors) {
  Big product = 1;
  for (std::uint64_t i = 0; i < factors; ++i) product = product * Big(from - i);
  return product;
}

}  // namespace cartulary::test
