#include "tiledb/database/claim_rows.h"

#include <map>

#include "tiledb/database/sql.h"

namespace cartulary::tiledb {
namespace {

void write_parts(Insert& insert, const std::string& claim, const char* part,
                 const std::vector<std::string>& values) {
  int position = 0;
  for (const std::string& value : values) insert.row({claim, part, position++, value});
}

void write_claim(Insert& insert, const ClaimResult& claim, int position) {
  insert.row({claim.id, position, or_null(claim.count.edges), or_null(claim.count.shape),
              claim.count.unit, to_text(claim.edition), claim.dropped, claim.copies, claim.counted,
              or_null(claim.sum_of), claim.sum_of_rows, claim.source.document, claim.source.place,
              or_null(claim.note), or_null(claim.ledger)});
}

ClaimResult claim_of(const Select& row) {
  ClaimResult claim;
  claim.id = row.text(0);
  claim.count.edges = row.text(1);
  claim.count.classes.clear();
  claim.count.shape = row.text(2);
  claim.count.unit = row.text(3);
  claim.edition = undamaged(parse_edition(row.text(4)), "an edition is none");
  claim.dropped = row.flag(5);
  claim.copies = row.number(6);
  claim.counted = row.number(7);
  claim.sum_of = row.text(8);
  claim.sum_of_rows = row.number_or_null(9);
  claim.source = {row.text(10), row.text(11)};
  claim.note = row.text(12);
  claim.ledger = row.text(13);
  return claim;
}

void read_parts(SQLite::Database& database, std::vector<ClaimResult>& claims) {
  std::map<std::string, ClaimCount*> by_id;
  for (ClaimResult& claim : claims) by_id[claim.id] = &claim.count;
  Select row(database,
             "SELECT claim_id, part, value FROM claim_part ORDER BY claim_id, part, position");
  while (row.next()) {
    const auto found = by_id.find(row.text(0));
    if (found == by_id.end()) throw DamagedRow("a row names a claim that is not there");
    ClaimCount& count = *found->second;
    const std::string part = row.text(1);
    (part == "set" ? count.sets : part == "has" ? count.has : count.classes).push_back(row.text(2));
  }
}

}  // namespace

void write_claims(SQLite::Database& database, const std::vector<ClaimResult>& claims,
                  const std::vector<UncountedFigure>& uncounted) {
  Insert insert(database, "claim", 15);
  Insert parts(database, "claim_part", 4);
  int position = 0;
  for (const ClaimResult& claim : claims) {
    write_claim(insert, claim, position++);
    write_parts(parts, claim.id, "set", claim.count.sets);
    write_parts(parts, claim.id, "class", claim.count.classes);
    write_parts(parts, claim.id, "has", claim.count.has);
  }
  Insert figures(database, "uncounted_figure", 6);
  position = 0;
  for (const UncountedFigure& figure : uncounted)
    figures.row({figure.id, position++, figure.says, figure.reason, figure.source.document,
                 figure.source.place});
}

std::vector<ClaimResult> load_claims(SQLite::Database& database) {
  std::vector<ClaimResult> claims;
  Select row(database,
             "SELECT id, edges, shape, unit, edition, dropped, copies, counted, sum_of, "
             "sum_of_rows, document_id, place, note, ledger_id FROM claim ORDER BY position");
  while (row.next()) claims.push_back(claim_of(row));
  read_parts(database, claims);
  return claims;
}

std::vector<UncountedFigure> load_uncounted(SQLite::Database& database) {
  std::vector<UncountedFigure> figures;
  Select row(database,
             "SELECT id, says, reason, document_id, place FROM uncounted_figure ORDER BY position");
  while (row.next())
    figures.push_back({row.text(0), row.text(1), row.text(2), {row.text(3), row.text(4)}});
  return figures;
}

}  // namespace cartulary::tiledb
