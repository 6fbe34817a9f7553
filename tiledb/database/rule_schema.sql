-- The tables of elements, rules, rulings and variants, behind those of schema.sql. Their texts are Markdown with links such as
-- [mayor](element/mayor) and [ransom](rule/tower/ransom).

-- What rules speak of. german NULL: no source states it, and element_unknown says so.
CREATE TABLE element (
  id         TEXT PRIMARY KEY,
  kind       TEXT NOT NULL CHECK (kind IN ('figure', 'role', 'feature', 'symbol', 'token', 'term')),
  name       TEXT NOT NULL,
  german     TEXT,
  set_id     TEXT REFERENCES tile_set (id),  -- NULL: of the game as a whole
  definition TEXT NOT NULL,
  note       TEXT
) STRICT, WITHOUT ROWID;

-- The printings of which its definition speaks; no rows: all.
CREATE TABLE element_edition (
  element_id TEXT NOT NULL REFERENCES element (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  edition    TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  PRIMARY KEY (element_id, position)
) STRICT, WITHOUT ROWID;

-- Other words that players and publishers use, English or German.
CREATE TABLE element_name (
  element_id TEXT NOT NULL REFERENCES element (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  name       TEXT NOT NULL,
  PRIMARY KEY (element_id, position)
) STRICT, WITHOUT ROWID;

-- Marks on tiles that show it.
CREATE TABLE element_mark (
  element_id TEXT NOT NULL REFERENCES element (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  mark       TEXT NOT NULL,
  PRIMARY KEY (element_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE element_see (
  element_id TEXT NOT NULL REFERENCES element (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  see_id     TEXT NOT NULL REFERENCES element (id),
  PRIMARY KEY (element_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE element_source (
  element_id  TEXT NOT NULL REFERENCES element (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  document_id TEXT NOT NULL REFERENCES source_document (id),
  place       TEXT NOT NULL,
  PRIMARY KEY (element_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE element_unknown (
  element_id TEXT NOT NULL REFERENCES element (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  key        TEXT NOT NULL,
  PRIMARY KEY (element_id, position)
) STRICT, WITHOUT ROWID;

-- What opens the rules of a set.
CREATE TABLE set_rules (
  set_id     TEXT PRIMARY KEY REFERENCES tile_set (id),
  summary    TEXT NOT NULL,
  in_the_box TEXT,
  turn       TEXT NOT NULL,
  scoring    TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A rule. `position` is the order of reading within its set, `step` its place in the turn. `word`: what it answers, yes, no,
-- depends or a figure, and `verdict` the same as one sentence.
CREATE TABLE rule (
  id       TEXT PRIMARY KEY,
  set_id   TEXT NOT NULL REFERENCES set_rules (set_id),
  position INTEGER NOT NULL CHECK (position >= 0),
  title    TEXT NOT NULL,
  heading  TEXT NOT NULL,
  step     TEXT NOT NULL
    CHECK (step IN ('preparation', 'start-of-turn', 'place', 'deploy', 'score', 'end-of-turn',
                    'end-of-game', 'final-scoring', 'general')),
  text     TEXT NOT NULL,
  word     TEXT,
  verdict  TEXT,
  verdict_read TEXT CHECK (verdict_read IN ('once', 'twice')),  -- how often held against the sources
  single_source INTEGER NOT NULL CHECK (single_source IN (0, 1)),  -- one hand or a shop alone tells it
  note     TEXT,
  UNIQUE (set_id, position),
  UNIQUE (set_id, title)
) STRICT, WITHOUT ROWID;

-- The cases of a verdict that depends.
CREATE TABLE rule_branch (
  rule_id   TEXT NOT NULL REFERENCES rule (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  condition TEXT NOT NULL,
  word      TEXT NOT NULL,
  PRIMARY KEY (rule_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE rule_alias (
  rule_id  TEXT NOT NULL REFERENCES rule (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  alias    TEXT NOT NULL UNIQUE,
  PRIMARY KEY (rule_id, position)
) STRICT, WITHOUT ROWID;

-- The elements that it is about, the most important first.
CREATE TABLE rule_element (
  rule_id    TEXT NOT NULL REFERENCES rule (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  element_id TEXT NOT NULL REFERENCES element (id),
  PRIMARY KEY (rule_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX rule_by_element ON rule_element (element_id);

-- Other sets without which it says nothing.
CREATE TABLE rule_with (
  rule_id  TEXT NOT NULL REFERENCES rule (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  set_id   TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (rule_id, position)
) STRICT, WITHOUT ROWID;

-- Other sets of which it needs one, whichever.
CREATE TABLE rule_with_any (
  rule_id  TEXT NOT NULL REFERENCES rule (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  set_id   TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (rule_id, position)
) STRICT, WITHOUT ROWID;

-- Other sets whose rule it is as well, as if it stood there.
CREATE TABLE rule_serves (
  rule_id  TEXT NOT NULL REFERENCES rule (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  set_id   TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (rule_id, position)
) STRICT, WITHOUT ROWID;

-- The printings to which it applies; no rows: all.
CREATE TABLE rule_edition (
  rule_id  TEXT NOT NULL REFERENCES rule (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  edition  TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  PRIMARY KEY (rule_id, position)
) STRICT, WITHOUT ROWID;

-- The printings of which a document that it cites tells. Where it applies and has no row, it is unread.
CREATE TABLE rule_read (
  rule_id  TEXT NOT NULL REFERENCES rule (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  edition  TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  PRIMARY KEY (rule_id, position)
) STRICT, WITHOUT ROWID;

-- The rule sets that have it so: HiG, RGG, ZMG, WC2012; no rows: all.
CREATE TABLE rule_rule_set (
  rule_id  TEXT NOT NULL REFERENCES rule (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  rule_set TEXT NOT NULL CHECK (rule_set IN ('HiG', 'RGG', 'ZMG', 'WC2012')),
  PRIMARY KEY (rule_id, position)
) STRICT, WITHOUT ROWID;

-- The positions that show it, as SET/NAME.
CREATE TABLE rule_board (
  rule_id  TEXT NOT NULL REFERENCES rule (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  board    TEXT NOT NULL,
  PRIMARY KEY (rule_id, position)
) STRICT, WITHOUT ROWID;

-- In which words players ask for it; for the search alone.
CREATE TABLE rule_asked (
  rule_id  TEXT NOT NULL REFERENCES rule (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  asked    TEXT NOT NULL,
  PRIMARY KEY (rule_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE rule_source (
  rule_id     TEXT NOT NULL REFERENCES rule (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  document_id TEXT NOT NULL REFERENCES source_document (id),
  place       TEXT NOT NULL,
  PRIMARY KEY (rule_id, position)
) STRICT, WITHOUT ROWID;

-- A choice that a rule leaves to the players, one row each.
CREATE TABLE rule_choice (
  rule_id    TEXT NOT NULL REFERENCES rule (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  name       TEXT NOT NULL,
  choice     TEXT NOT NULL,
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  PRIMARY KEY (rule_id, position)
) STRICT, WITHOUT ROWID;

-- A ruling on rules. `basis`: what the status rests on. proposer: of a house rule.
CREATE TABLE ruling (
  id        TEXT PRIMARY KEY,
  set_id    TEXT NOT NULL REFERENCES tile_set (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  title     TEXT NOT NULL,
  status    TEXT NOT NULL
    CHECK (status IN ('official', 'community', 'difference', 'open', 'house', 'unmarked')),
  basis     TEXT NOT NULL,
  question  TEXT,
  text      TEXT NOT NULL,
  word      TEXT,
  verdict   TEXT,
  verdict_read TEXT CHECK (verdict_read IN ('once', 'twice')),  -- how often held against the sources
  publisher TEXT,
  proposer  TEXT,
  date      TEXT, -- YYYY, YYYY-MM or YYYY-MM-DD
  single_source INTEGER NOT NULL CHECK (single_source IN (0, 1)),  -- one hand or a shop alone tells it
  note      TEXT,
  UNIQUE (set_id, position),
  UNIQUE (set_id, title)
) STRICT, WITHOUT ROWID;

-- The cases of a verdict that depends.
CREATE TABLE ruling_branch (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  condition TEXT NOT NULL,
  word      TEXT NOT NULL,
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE ruling_alias (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  alias     TEXT NOT NULL UNIQUE,
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

-- The elements that it is about, the most important first.
CREATE TABLE ruling_element (
  ruling_id  TEXT NOT NULL REFERENCES ruling (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  element_id TEXT NOT NULL REFERENCES element (id),
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX ruling_by_element ON ruling_element (element_id);

-- Other sets without which it says nothing.
CREATE TABLE ruling_with (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  set_id    TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

-- Other sets of which it needs one, whichever.
CREATE TABLE ruling_with_any (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  set_id    TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

-- Other sets whose ruling it is as well, as if it stood there.
CREATE TABLE ruling_serves (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  set_id    TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

-- The printings to which it applies; no rows: all.
CREATE TABLE ruling_edition (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  edition   TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

-- The printings of which a document that it cites tells. Where it applies and has no row, it is unread.
CREATE TABLE ruling_read (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  edition   TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

-- The rule sets that have it so: HiG, RGG, ZMG, WC2012; no rows: all.
CREATE TABLE ruling_rule_set (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  rule_set  TEXT NOT NULL CHECK (rule_set IN ('HiG', 'RGG', 'ZMG', 'WC2012')),
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

-- The positions that show it, as SET/NAME.
CREATE TABLE ruling_board (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  board     TEXT NOT NULL,
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

-- In which words players ask for it; for the search alone.
CREATE TABLE ruling_asked (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  asked     TEXT NOT NULL,
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE ruling_source (
  ruling_id   TEXT NOT NULL REFERENCES ruling (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  document_id TEXT NOT NULL REFERENCES source_document (id),
  place       TEXT NOT NULL,
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

-- The columns of a ruling whose value no source states; 'by' is the proposer.
CREATE TABLE ruling_unknown (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  key       TEXT NOT NULL,
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

-- The rules that a ruling annotates.
CREATE TABLE ruling_rule (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  rule_id   TEXT NOT NULL REFERENCES rule (id),
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX ruling_by_rule ON ruling_rule (rule_id);

-- The rule or ruling that a ruling supersedes or contradicts: one of the two columns.
CREATE TABLE ruling_relation (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  relation  TEXT NOT NULL CHECK (relation IN ('supersedes', 'contradicts')),
  position  INTEGER NOT NULL CHECK (position >= 0),
  to_rule   TEXT REFERENCES rule (id),
  to_ruling TEXT REFERENCES ruling (id),
  PRIMARY KEY (ruling_id, relation, position),
  CHECK ((to_rule IS NULL) <> (to_ruling IS NULL))
) STRICT, WITHOUT ROWID;

-- The sides of a difference. current = 1: the one that the rule's text follows.
CREATE TABLE ruling_side (
  ruling_id TEXT NOT NULL REFERENCES ruling (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  who       TEXT NOT NULL,
  edition   TEXT CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  printing  TEXT,
  text      TEXT NOT NULL,
  current   INTEGER NOT NULL CHECK (current IN (0, 1)),
  PRIMARY KEY (ruling_id, position)
) STRICT, WITHOUT ROWID;

-- Another way to play. author NULL: the publisher's own, unless variant_unknown names it.
CREATE TABLE variant (
  id       TEXT PRIMARY KEY,
  set_id   TEXT NOT NULL REFERENCES tile_set (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  title    TEXT NOT NULL,
  author   TEXT,
  question TEXT,
  text     TEXT NOT NULL,
  date     TEXT, -- YYYY, YYYY-MM or YYYY-MM-DD
  single_source INTEGER NOT NULL CHECK (single_source IN (0, 1)),  -- one hand or a shop alone tells it
  note     TEXT,
  UNIQUE (set_id, position),
  UNIQUE (set_id, title)
) STRICT, WITHOUT ROWID;

CREATE TABLE variant_alias (
  variant_id TEXT NOT NULL REFERENCES variant (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  alias      TEXT NOT NULL UNIQUE,
  PRIMARY KEY (variant_id, position)
) STRICT, WITHOUT ROWID;

-- The rules that a variant changes.
CREATE TABLE variant_rule (
  variant_id TEXT NOT NULL REFERENCES variant (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  rule_id    TEXT NOT NULL REFERENCES rule (id),
  PRIMARY KEY (variant_id, position)
) STRICT, WITHOUT ROWID;

-- The elements that it is about, the most important first.
CREATE TABLE variant_element (
  variant_id TEXT NOT NULL REFERENCES variant (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  element_id TEXT NOT NULL REFERENCES element (id),
  PRIMARY KEY (variant_id, position)
) STRICT, WITHOUT ROWID;

-- Other sets without which it says nothing.
CREATE TABLE variant_with (
  variant_id TEXT NOT NULL REFERENCES variant (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  set_id     TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (variant_id, position)
) STRICT, WITHOUT ROWID;

-- Other sets of which it needs one, whichever.
CREATE TABLE variant_with_any (
  variant_id TEXT NOT NULL REFERENCES variant (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  set_id     TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (variant_id, position)
) STRICT, WITHOUT ROWID;

-- Other sets whose variant it is as well, as if it stood there.
CREATE TABLE variant_serves (
  variant_id TEXT NOT NULL REFERENCES variant (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  set_id     TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (variant_id, position)
) STRICT, WITHOUT ROWID;

-- The printings to which it applies; no rows: all.
CREATE TABLE variant_edition (
  variant_id TEXT NOT NULL REFERENCES variant (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  edition    TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  PRIMARY KEY (variant_id, position)
) STRICT, WITHOUT ROWID;

-- The printings of which a document that it cites tells. Where it applies and has no row, it is unread.
CREATE TABLE variant_read (
  variant_id TEXT NOT NULL REFERENCES variant (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  edition    TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  PRIMARY KEY (variant_id, position)
) STRICT, WITHOUT ROWID;

-- The rule sets that have it so: HiG, RGG, ZMG, WC2012; no rows: all.
CREATE TABLE variant_rule_set (
  variant_id TEXT NOT NULL REFERENCES variant (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  rule_set   TEXT NOT NULL CHECK (rule_set IN ('HiG', 'RGG', 'ZMG', 'WC2012')),
  PRIMARY KEY (variant_id, position)
) STRICT, WITHOUT ROWID;

-- The positions that show it, as SET/NAME.
CREATE TABLE variant_board (
  variant_id TEXT NOT NULL REFERENCES variant (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  board      TEXT NOT NULL,
  PRIMARY KEY (variant_id, position)
) STRICT, WITHOUT ROWID;

-- In which words players ask for it; for the search alone.
CREATE TABLE variant_asked (
  variant_id TEXT NOT NULL REFERENCES variant (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  asked      TEXT NOT NULL,
  PRIMARY KEY (variant_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE variant_source (
  variant_id  TEXT NOT NULL REFERENCES variant (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  document_id TEXT NOT NULL REFERENCES source_document (id),
  place       TEXT NOT NULL,
  PRIMARY KEY (variant_id, position)
) STRICT, WITHOUT ROWID;

-- The columns of a variant whose value no source states.
CREATE TABLE variant_unknown (
  variant_id TEXT NOT NULL REFERENCES variant (id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  key        TEXT NOT NULL,
  PRIMARY KEY (variant_id, position)
) STRICT, WITHOUT ROWID;

-- The numbered notes of documents: each carried by one ruling, or left out for a reason.
CREATE TABLE ruling_note (
  document_id TEXT NOT NULL REFERENCES source_document (id),
  note        INTEGER NOT NULL CHECK (note > 0),
  ruling_id   TEXT NOT NULL REFERENCES ruling (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  PRIMARY KEY (document_id, note),
  UNIQUE (ruling_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE note_range (
  document_id TEXT NOT NULL REFERENCES source_document (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  first       INTEGER NOT NULL CHECK (first > 0),
  last        INTEGER NOT NULL CHECK (last >= first),
  section     TEXT NOT NULL,
  PRIMARY KEY (document_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE note_left_out (
  document_id TEXT NOT NULL REFERENCES source_document (id),
  note        INTEGER NOT NULL CHECK (note > 0),
  reason      TEXT NOT NULL,
  PRIMARY KEY (document_id, note)
) STRICT, WITHOUT ROWID;
