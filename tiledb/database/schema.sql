-- The database of Cartulary. Made anew by `cartulary build` from the content folder, never
-- changed in place; open it read-only with any SQLite tool.
--
-- Every table is STRICT. `position` keeps the order in which content states things. Ids are the
-- lasting words of the content: sets 'inns-and-cathedrals', tiles 'IC-07', documents 'car-7.4'.
-- The tables of elements, rules and rulings follow in rule_schema.sql.
-- Good places to start: the views at the end, for example
--     SELECT * FROM edge_code_count WHERE edge_code = 'cfrf';

-- schema_version, program_version and content_hash: what the file was made from. licence and
-- licence_url: of the texts and data in it. file_digest:
-- SHA-256 of the file's own bytes, its 64 digits here counted as zeros; the program checks it
-- before it reads anything, so a file that was changed must be made anew.
CREATE TABLE meta (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- ---- Sources

-- A document that facts are taken from. NULL: the document does not state it, and
-- document_unknown names the column.
-- rule_set: who alone has it as the document tells; NULL: nobody alone.
CREATE TABLE source_document (
  id        TEXT PRIMARY KEY,
  title     TEXT NOT NULL,
  kind      TEXT NOT NULL
            CHECK (kind IN ('rules', 'wiki', 'house-rules', 'program', 'pictures', 'forum', 'shop', 'volunteers')),
  publisher TEXT,
  author    TEXT,
  version   TEXT,
  date      TEXT,              -- YYYY, YYYY-MM or YYYY-MM-DD
  language  TEXT,
  address   TEXT,
  rule_set  TEXT CHECK (rule_set IN ('HiG', 'RGG', 'ZMG', 'WC2012')),
  note      TEXT
) STRICT, WITHOUT ROWID;

-- The printings whose rules alone it tells; no rows: all.
CREATE TABLE document_edition (
  document_id TEXT NOT NULL REFERENCES source_document (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  edition     TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  PRIMARY KEY (document_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE document_unknown (
  document_id TEXT NOT NULL REFERENCES source_document (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  key         TEXT NOT NULL,
  PRIMARY KEY (document_id, position)
) STRICT, WITHOUT ROWID;

-- ---- Sets

-- What is sold or published under one name. `position` is the listing order.
CREATE TABLE tile_set (
  id       TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE CHECK (position >= 0),
  code     TEXT NOT NULL UNIQUE CHECK (length(code) BETWEEN 2 AND 4),
  title    TEXT NOT NULL,
  german   TEXT,
  kind     TEXT NOT NULL CHECK (kind IN ('base', 'major', 'minor', 'promo', 'spin-off', 'box')),
  number   INTEGER CHECK (number >= 0),    -- the publisher's number of the expansion
  sort     INTEGER NOT NULL,
  year     INTEGER,
  in_mega  INTEGER NOT NULL CHECK (in_mega IN (0, 1)),  -- stands in CAR 7.4's Tile Overview
  note     TEXT
) STRICT, WITHOUT ROWID;

-- Other names that players use: Exp. 1, Inns.
CREATE TABLE set_name (
  set_id   TEXT NOT NULL REFERENCES tile_set (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  name     TEXT NOT NULL,
  PRIMARY KEY (set_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE set_alias (
  set_id   TEXT NOT NULL REFERENCES tile_set (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  alias    TEXT NOT NULL UNIQUE,
  PRIMARY KEY (set_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE set_publisher (
  set_id    TEXT NOT NULL REFERENCES tile_set (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  publisher TEXT NOT NULL,
  PRIMARY KEY (set_id, position)
) STRICT, WITHOUT ROWID;

-- The printings: C1 (2000), C2 (2014), C3 (2021), C3.1 (2025), WE (winter).
CREATE TABLE set_edition (
  set_id   TEXT NOT NULL REFERENCES tile_set (id),
  edition  TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  position INTEGER NOT NULL CHECK (position >= 0),
  PRIMARY KEY (set_id, edition)
) STRICT, WITHOUT ROWID;

-- What it is called in an edition, where not as in tile_set: Dragon & Fairy.
CREATE TABLE set_title (
  set_id   TEXT NOT NULL REFERENCES tile_set (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  edition  TEXT NOT NULL,
  title    TEXT NOT NULL,
  german   TEXT,
  PRIMARY KEY (set_id, position),
  UNIQUE (set_id, edition),
  FOREIGN KEY (set_id, edition) REFERENCES set_edition (set_id, edition)
) STRICT, WITHOUT ROWID;

-- What is in the box. count NULL: no source states it. element_id: which figure or token it is;
-- kind_of: the element that it is one kind of (wine, of trade goods). What a box lists itself is all
-- that it has of the element, the sets in it included.
CREATE TABLE set_content (
  set_id   TEXT NOT NULL REFERENCES tile_set (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  count    INTEGER CHECK (count > 0),
  what     TEXT NOT NULL,
  note     TEXT,
  edition  TEXT,
  element_id TEXT REFERENCES element (id),
  kind_of    TEXT REFERENCES element (id),
  PRIMARY KEY (set_id, position),
  FOREIGN KEY (set_id, edition) REFERENCES set_edition (set_id, edition)
) STRICT, WITHOUT ROWID;

-- The sets inside a box. partial = 1: told, but not counted.
CREATE TABLE set_contains (
  set_id    TEXT NOT NULL REFERENCES tile_set (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  contained TEXT NOT NULL REFERENCES tile_set (id),
  edition   TEXT,
  quantity  INTEGER NOT NULL CHECK (quantity > 0),
  partial   INTEGER NOT NULL CHECK (partial IN (0, 1)),
  note      TEXT,
  PRIMARY KEY (set_id, position),
  FOREIGN KEY (contained, edition) REFERENCES set_edition (set_id, edition),
  CHECK (contained <> set_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE set_source (
  set_id      TEXT NOT NULL REFERENCES tile_set (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  document_id TEXT NOT NULL REFERENCES source_document (id),
  place       TEXT NOT NULL,
  PRIMARY KEY (set_id, position)
) STRICT, WITHOUT ROWID;

-- The columns of tile_set (and lists of a set) whose value no source states.
CREATE TABLE set_unknown (
  set_id   TEXT NOT NULL REFERENCES tile_set (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  key      TEXT NOT NULL,
  PRIMARY KEY (set_id, position)
) STRICT, WITHOUT ROWID;

-- What JCloisterZone 5 calls the set, in one of its editions. Its tiles are those of set_jcz_tile;
-- without such rows all tiles of the set that have a jcz_id.
CREATE TABLE set_jcz (
  jcz_id   TEXT PRIMARY KEY,
  set_id   TEXT NOT NULL REFERENCES tile_set (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  edition  TEXT NOT NULL,
  UNIQUE (set_id, position),
  FOREIGN KEY (set_id, edition) REFERENCES set_edition (set_id, edition)
) STRICT, WITHOUT ROWID;

CREATE TABLE set_jcz_tile (
  jcz_id   TEXT NOT NULL REFERENCES set_jcz (jcz_id),
  position INTEGER NOT NULL CHECK (position >= 0),
  tile_id  TEXT NOT NULL REFERENCES tile (id),
  PRIMARY KEY (jcz_id, position)
) STRICT, WITHOUT ROWID;

-- ---- Tiles

-- One design. `edges` has a letter for each side, clockwise from the top: c f r s, x (inside a
-- start piece), ? (not known), * (fits anything); of a square the least of its four turns.
CREATE TABLE tile (
  id        TEXT PRIMARY KEY,
  set_id    TEXT NOT NULL REFERENCES tile_set (id),
  number    INTEGER NOT NULL CHECK (number BETWEEN 1 AND 99),
  title     TEXT,                          -- of special pieces
  class     TEXT NOT NULL CHECK (class IN ('land', 'extra', 'special')),
  shape     TEXT NOT NULL CHECK (shape IN ('square', 'double', 'triangle', 'block4x4',
                                           'start-piece-part', 'card')),
  edges     TEXT CHECK (edges NOT GLOB '*[^cfrsx?*]*'),  -- NULL: a card has none
  edge_code TEXT,                          -- of squares with four known sides, else NULL
  pieces    INTEGER NOT NULL CHECK (pieces > 0),  -- tiles that one copy counts as
  interior  TEXT NOT NULL CHECK (interior IN ('recorded', 'inferred', 'unknown')),
  crossing  INTEGER NOT NULL CHECK (crossing IN (0, 1)),
  apart     INTEGER NOT NULL CHECK (apart IN (0, 1)),
  jcz_id    TEXT,                          -- the tile in JCloisterZone 5
  jcz_turn  INTEGER CHECK (jcz_turn BETWEEN 0 AND 3),  -- clockwise quarter turns to ours
  words     TEXT NOT NULL,                 -- the tile told in words
  note      TEXT,
  CHECK ((jcz_id IS NULL) = (jcz_turn IS NULL)),
  CHECK ((shape = 'card') = (edges IS NULL)),
  UNIQUE (set_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX tile_by_edge_code ON tile (edge_code) WHERE edge_code IS NOT NULL;

-- Copies by edition; no row where the tile does not exist.
CREATE TABLE tile_copy (
  tile_id TEXT NOT NULL REFERENCES tile (id),
  edition TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  copies  INTEGER NOT NULL CHECK (copies > 0),
  PRIMARY KEY (tile_id, edition)
) STRICT, WITHOUT ROWID;

-- A connected part of one feature. semicircular: of a city with one side; NULL where it does
-- not apply or is not recorded. adjoins: segments that share a letter touch on the tile.
CREATE TABLE segment (
  tile_id      TEXT NOT NULL REFERENCES tile (id),
  position     INTEGER NOT NULL CHECK (position >= 0),
  kind         TEXT NOT NULL CHECK (kind IN ('city', 'road', 'river', 'field', 'cloister',
                                             'shrine', 'monastery', 'church')),
  pennants     INTEGER NOT NULL CHECK (pennants >= 0),
  well         INTEGER NOT NULL CHECK (well >= 0),
  trade        TEXT CHECK (trade IN ('cloth', 'grain', 'wine', 'chicken')),
  semicircular INTEGER CHECK (semicircular IN (0, 1)),
  adjoins      TEXT,
  PRIMARY KEY (tile_id, position)
) STRICT, WITHOUT ROWID;

-- The sides that a city, road or river touches: N E S W; N1 N2 E S2 S1 W of doubles; H A B of
-- triangles; N1 ... W1 of the block.
CREATE TABLE segment_side (
  tile_id  TEXT NOT NULL,
  position INTEGER NOT NULL,
  side     TEXT NOT NULL,
  PRIMARY KEY (tile_id, position, side),
  UNIQUE (tile_id, side),
  FOREIGN KEY (tile_id, position) REFERENCES segment (tile_id, position)
) STRICT, WITHOUT ROWID;

-- The half sides that a field touches: NL is the left half of the north side, looking outward.
CREATE TABLE segment_half (
  tile_id  TEXT NOT NULL,
  position INTEGER NOT NULL,
  half     TEXT NOT NULL,
  PRIMARY KEY (tile_id, position, half),
  UNIQUE (tile_id, half),
  FOREIGN KEY (tile_id, position) REFERENCES segment (tile_id, position)
) STRICT, WITHOUT ROWID;

-- The cities that a field borders, as positions of segments of the same tile.
CREATE TABLE segment_city (
  tile_id       TEXT NOT NULL,
  position      INTEGER NOT NULL,
  ordinal       INTEGER NOT NULL CHECK (ordinal >= 0),
  city_position INTEGER NOT NULL,
  PRIMARY KEY (tile_id, position, ordinal),
  FOREIGN KEY (tile_id, position) REFERENCES segment (tile_id, position),
  FOREIGN KEY (tile_id, city_position) REFERENCES segment (tile_id, position)
) STRICT, WITHOUT ROWID;

-- What a segment carries: an inn, a cathedral ...
CREATE TABLE segment_mark (
  tile_id  TEXT NOT NULL,
  position INTEGER NOT NULL,
  mark     TEXT NOT NULL CHECK (mark IN ('inn', 'cathedral', 'tunnel', 'princess', 'siege',
                                         'pig-herd', 'darmstadtium', 'labyrinth')),
  PRIMARY KEY (tile_id, position, mark),
  FOREIGN KEY (tile_id, position) REFERENCES segment (tile_id, position)
) STRICT, WITHOUT ROWID;

-- Marks on the tile beside its segments: garden, flier with detail NW ...
CREATE TABLE tile_symbol (
  tile_id  TEXT NOT NULL REFERENCES tile (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  name     TEXT NOT NULL,
  detail   TEXT,
  PRIMARY KEY (tile_id, position)
) STRICT, WITHOUT ROWID;

-- Where a fact of a tile comes from: its edges, its copies in an edition, its interior.
CREATE TABLE tile_source (
  tile_id     TEXT NOT NULL REFERENCES tile (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  fact        TEXT NOT NULL CHECK (fact IN ('edges', 'C1', 'C2', 'C3', 'C3.1', 'WE', 'interior')),
  document_id TEXT NOT NULL REFERENCES source_document (id),
  place       TEXT,
  PRIMARY KEY (tile_id, position)
) STRICT, WITHOUT ROWID;

-- A tile that the game begins with, and the sets whose start tile is then not used.
CREATE TABLE start_tile (
  set_id   TEXT NOT NULL REFERENCES tile_set (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  tile_id  TEXT NOT NULL REFERENCES tile (id),
  copies   INTEGER NOT NULL CHECK (copies > 0),
  note     TEXT,
  PRIMARY KEY (set_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE start_replaces (
  set_id   TEXT NOT NULL,
  position INTEGER NOT NULL,
  ordinal  INTEGER NOT NULL CHECK (ordinal >= 0),
  replaced TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (set_id, position, ordinal),
  FOREIGN KEY (set_id, position) REFERENCES start_tile (set_id, position)
) STRICT, WITHOUT ROWID;

-- Copies that stay in the box when all sets are played together.
CREATE TABLE mega_drop (
  set_id  TEXT NOT NULL REFERENCES tile_set (id),
  tile_id TEXT NOT NULL REFERENCES tile (id),
  copies  INTEGER NOT NULL CHECK (copies > 0),
  PRIMARY KEY (set_id, tile_id)
) STRICT, WITHOUT ROWID;

-- ---- Claims and the ledger

-- Where sources err (slip), disagree (dispute) or are silent (gap): what was decided, and why.
CREATE TABLE ledger_entry (
  id       TEXT PRIMARY KEY,
  title    TEXT NOT NULL,
  kind     TEXT NOT NULL CHECK (kind IN ('slip', 'dispute', 'gap')),
  decision TEXT NOT NULL,
  reason   TEXT NOT NULL,
  date     TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A number that a source prints (`copies`) beside what the tiles give (`counted`). With sum_of
-- the figure is the total of the claims whose ids begin so, and sum_of_rows is what they add up
-- to. A difference is explained by ledger entries (ledger_claim).
CREATE TABLE claim (
  id          TEXT PRIMARY KEY,
  position    INTEGER NOT NULL UNIQUE CHECK (position >= 0),
  edges       TEXT,
  shape       TEXT,
  unit        TEXT NOT NULL CHECK (unit IN ('tiles', 'marks', 'pieces')),
  edition     TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  dropped     INTEGER NOT NULL CHECK (dropped IN (0, 1)),
  copies      INTEGER NOT NULL CHECK (copies >= 0),
  counted     INTEGER NOT NULL CHECK (counted >= 0),
  sum_of      TEXT,
  sum_of_rows INTEGER,
  document_id TEXT NOT NULL REFERENCES source_document (id),
  place       TEXT NOT NULL,
  note        TEXT,
  ledger_id   TEXT REFERENCES ledger_entry (id)
) STRICT, WITHOUT ROWID;

-- What a claim counts beside its columns: any of these sets, classes, marks.
CREATE TABLE claim_part (
  claim_id TEXT NOT NULL REFERENCES claim (id),
  part     TEXT NOT NULL CHECK (part IN ('set', 'class', 'has')),
  position INTEGER NOT NULL CHECK (position >= 0),
  value    TEXT NOT NULL,
  PRIMARY KEY (claim_id, part, position)
) STRICT, WITHOUT ROWID;

-- What a source prints that no count of tiles can answer.
CREATE TABLE uncounted_figure (
  id          TEXT PRIMARY KEY,
  position    INTEGER NOT NULL UNIQUE CHECK (position >= 0),
  says        TEXT NOT NULL,
  reason      TEXT NOT NULL,
  document_id TEXT NOT NULL REFERENCES source_document (id),
  place       TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE ledger_claim (
  ledger_id TEXT NOT NULL REFERENCES ledger_entry (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  claim_id  TEXT NOT NULL REFERENCES claim (id),
  PRIMARY KEY (ledger_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE ledger_side (
  ledger_id TEXT NOT NULL REFERENCES ledger_entry (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  says      TEXT NOT NULL,
  PRIMARY KEY (ledger_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE ledger_side_source (
  ledger_id   TEXT NOT NULL,
  position    INTEGER NOT NULL,
  ordinal     INTEGER NOT NULL CHECK (ordinal >= 0),
  document_id TEXT NOT NULL REFERENCES source_document (id),
  place       TEXT NOT NULL,
  PRIMARY KEY (ledger_id, position, ordinal),
  FOREIGN KEY (ledger_id, position) REFERENCES ledger_side (ledger_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE ledger_tile (
  ledger_id TEXT NOT NULL REFERENCES ledger_entry (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  tile_id   TEXT NOT NULL REFERENCES tile (id),
  PRIMARY KEY (ledger_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE ledger_set (
  ledger_id TEXT NOT NULL REFERENCES ledger_entry (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  set_id    TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (ledger_id, position)
) STRICT, WITHOUT ROWID;

-- ---- Full-text search, for those who open this file with tools of their own (the program has
-- an index of its own): sets, tiles, sources, ledger entries, elements, rules and rulings, letters
-- without accents.
-- `names` holds ids, codes, titles and questions and weighs more than `body`; `label` is what a
-- hit is called on screen.
CREATE VIRTUAL TABLE search USING fts5 (
  kind UNINDEXED, id UNINDEXED, label UNINDEXED, names, body,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);

-- ---- Views

-- Pieces of every set by edition and class.
CREATE VIEW set_total AS
SELECT tile_set.id AS set_id, tile_copy.edition, tile.class,
       sum(tile_copy.copies) AS copies, count(*) AS designs
FROM tile_set
JOIN tile ON tile.set_id = tile_set.id
JOIN tile_copy ON tile_copy.tile_id = tile.id
GROUP BY tile_set.position, tile_copy.edition, tile.class;

-- Land tiles by edge code, set and edition: the consolidated tile reference.
CREATE VIEW edge_code_count AS
SELECT tile.edge_code, tile.set_id, tile_copy.edition,
       sum(tile_copy.copies) AS copies, count(*) AS designs
FROM tile
JOIN tile_copy ON tile_copy.tile_id = tile.id
JOIN tile_set ON tile_set.id = tile.set_id
WHERE tile.class = 'land' AND tile.edge_code IS NOT NULL
GROUP BY tile.edge_code, tile_set.position, tile_copy.edition;

-- Every mark of every tile, one row each: pennant, inn, wine, cloister, garden ...
CREATE VIEW tile_mark AS
SELECT tile_id, 'pennant' AS mark, sum(pennants) AS marks
  FROM segment WHERE pennants > 0 GROUP BY tile_id
UNION ALL
SELECT tile_id, 'well', sum(well) FROM segment WHERE well > 0 GROUP BY tile_id
UNION ALL
SELECT tile_id, trade, count(*) FROM segment WHERE trade IS NOT NULL GROUP BY tile_id, trade
UNION ALL
SELECT tile_id, kind, count(*) FROM segment
  WHERE kind IN ('cloister', 'shrine', 'monastery', 'church') GROUP BY tile_id, kind
UNION ALL
SELECT tile_id, mark, count(*) FROM segment_mark GROUP BY tile_id, mark
UNION ALL
SELECT tile_id, name, count(*) FROM tile_symbol GROUP BY tile_id, name;

-- Claims that the tiles do not meet, with the entries that explain them.
CREATE VIEW claim_difference AS
SELECT claim.id, claim.copies AS said, claim.counted, claim.sum_of_rows,
       ledger_claim.ledger_id, ledger_entry.decision
FROM claim
LEFT JOIN ledger_claim ON ledger_claim.claim_id = claim.id
LEFT JOIN ledger_entry ON ledger_entry.id = ledger_claim.ledger_id
WHERE claim.copies <> claim.counted OR claim.copies <> coalesce(claim.sum_of_rows, claim.copies);
