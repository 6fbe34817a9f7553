#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "tiledb/content/claim_count.h"
#include "tiledb/content/content_checks.h"

namespace cartulary::tiledb {
namespace {

using Entries = std::map<std::string, std::string>;  // claim -> first ledger entry that names it

Entries entries_by_claim(const ContentDraft& draft) {
  Entries entries;
  for (const LedgerDraft& made : draft.ledger)
    for (const std::string& claim : made.entry.claims) entries.emplace(claim, made.entry.id);
  return entries;
}

std::set<std::string> faulty_sets(const ContentDraft& draft) {
  std::set<std::string> faulty;
  for (const NameGiven& name : draft.given)
    if (name.kind == NameKind::Set && draft.errors.names(name.place.file)) faulty.insert(name.name);
  return faulty;
}

bool can_be_counted(const ClaimDraft& made, const std::set<std::string>& faulty,
                    const Catalog& catalog, const ContentDraft& draft) {
  if (!made.readable) return false;
  const std::vector<std::string>& sets = made.claim.count.sets;
  if (!made.claim.sum_of.empty() && (!made.claim.sum_of_rows || draft.lacks(NameKind::Claim)))
    return false;
  if (sets.empty()) return faulty.empty() && !draft.lacks(NameKind::Set);
  return std::all_of(sets.begin(), sets.end(), [&](const std::string& set) {
    return faulty.count(set) == 0 && catalog.find_set(set) != nullptr;
  });
}

std::string difference(const ClaimResult& claim) {
  std::string said = fmt::format("the source says {}", claim.copies);
  if (claim.counted != claim.copies)
    said += fmt::format(", the tiles give {} {}", claim.counted, claim.count.unit);
  if (claim.sum_of_rows && *claim.sum_of_rows != claim.copies)
    said += fmt::format(", its own numbers add up to {}", *claim.sum_of_rows);
  return said;
}

void report_unexplained(const ClaimDraft& made, ErrorList& errors) {
  errors.add(made.place,
             fmt::format("claim '{}' is not met: {}", made.claim.id, difference(made.claim)),
             "correct the tiles or the claim, or enter the claim in ledger.yaml with the decision "
             "and its reason");
}

void report_met(const std::set<std::string>& met, ContentDraft& draft) {
  for (const LedgerDraft& made : draft.ledger)
    for (std::size_t i = 0; i < made.entry.claims.size(); ++i)
      if (met.count(made.entry.claims[i]) > 0)
        draft.errors.add(
            made.claim_places[i],
            fmt::format("claim '{}' is met, so there is nothing to explain", made.entry.claims[i]),
            "remove it from the entry");
}

}  // namespace

void check_claims(const Catalog& catalog, ContentDraft& draft) {
  const std::set<std::string> faulty = faulty_sets(draft);
  const Entries entries = entries_by_claim(draft);
  std::vector<ClaimResult> claims;
  for (const ClaimDraft& made : draft.claims) claims.push_back(made.claim);
  std::set<std::string> met;
  for (ClaimDraft& made : draft.claims) {
    ClaimResult& claim = made.claim;
    if (!claim.sum_of.empty()) {
      claim.sum_of_rows = sum_of_claims(claims, claim.sum_of);
      if (!claim.sum_of_rows)
        draft.errors.add(made.sum_of_place,
                         fmt::format("no claim's id begins with '{}'", claim.sum_of),
                         "write the beginning that the ids of the single numbers share");
    }
    if (!can_be_counted(made, faulty, catalog, draft)) continue;
    claim.counted = count_claim(catalog, claim);
    const auto entry = entries.find(claim.id);
    if (entry != entries.end()) claim.ledger = entry->second;
    if (claim.met()) met.insert(claim.id);
    if (!claim.met() && claim.ledger.empty() && !draft.lacks(NameKind::LedgerEntry))
      report_unexplained(made, draft.errors);
  }
  report_met(met, draft);
}

}  // namespace cartulary::tiledb
