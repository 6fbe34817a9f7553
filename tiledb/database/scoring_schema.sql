-- What scores: the facts that a player can tell of a feature, and the formulas that make points of them.
-- Something about a feature that a player can tell, in the order in which a person would.
CREATE TABLE scoring_fact (
  id       TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE CHECK (position >= 0),
  kind     TEXT NOT NULL CHECK (kind IN ('count', 'flag', 'word', 'player')),
  meaning  TEXT NOT NULL,
  one      TEXT,  -- of a count: what one is called; of a flag or player: with whom lines that need it count
  many     TEXT,
  most     INTEGER NOT NULL CHECK (most >= 0)  -- of a count, else 0
) STRICT, WITHOUT ROWID;

-- Of a word: all that it may be.
CREATE TABLE scoring_fact_word (
  scoring_fact_id TEXT NOT NULL REFERENCES scoring_fact (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  word TEXT NOT NULL,
  PRIMARY KEY (scoring_fact_id, position)
) STRICT, WITHOUT ROWID;

-- The kinds of features that it is told of.
CREATE TABLE scoring_fact_feature (
  scoring_fact_id TEXT NOT NULL REFERENCES scoring_fact (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  feature TEXT NOT NULL,
  PRIMARY KEY (scoring_fact_id, position)
) STRICT, WITHOUT ROWID;

-- The kinds of features whose sums need it.
CREATE TABLE scoring_fact_needed_for (
  scoring_fact_id TEXT NOT NULL REFERENCES scoring_fact (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  feature TEXT NOT NULL,
  PRIMARY KEY (scoring_fact_id, position)
) STRICT, WITHOUT ROWID;

-- Sets of which any brings it; no rows: it is always there.
CREATE TABLE scoring_fact_set (
  scoring_fact_id TEXT NOT NULL REFERENCES scoring_fact (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  set_id TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (scoring_fact_id, position)
) STRICT, WITHOUT ROWID;

-- A way to score. Its points are flat + the sum of scoring_line_each + what scoring_line_tier gives + half of half_of, times the
-- fact `times`; or, where halves is 1, the sum of the lines of earlier stages is halved, rounded up.
CREATE TABLE scoring_line (
  id       TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE CHECK (position >= 0),
  moment   TEXT NOT NULL CHECK (moment IN ('during', 'after')),
  what     TEXT NOT NULL,
  points   TEXT NOT NULL,  -- in words
  term     TEXT,           -- what the sum of flat is called; NULL: as `what`
  flat     INTEGER NOT NULL,
  tiers_of TEXT REFERENCES scoring_fact (id),
  half_of  TEXT REFERENCES scoring_fact (id),
  halves   INTEGER NOT NULL CHECK (halves IN (0, 1)),
  times    TEXT REFERENCES scoring_fact (id),
  stage    INTEGER NOT NULL CHECK (stage BETWEEN 1 AND 3),
  to_fact  TEXT REFERENCES scoring_fact (id),  -- who gets it; NULL: the majority
  status   TEXT NOT NULL
    CHECK (status IN ('official', 'community', 'difference', 'open', 'house', 'unmarked')),
  basis    TEXT,
  no_rule  TEXT,
  place    TEXT,
  note     TEXT
) STRICT, WITHOUT ROWID;

-- Sets that must all be in the game.
CREATE TABLE scoring_line_set (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  set_id TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

-- Sets of which one at least must be in the game.
CREATE TABLE scoring_line_any_of (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  set_id TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

-- Sets with any of which the line falls away.
CREATE TABLE scoring_line_not_with (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  set_id TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

-- The rule sets that have it so; no rows: all.
CREATE TABLE scoring_line_rule_set (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  rule_set TEXT NOT NULL CHECK (rule_set IN ('HiG', 'RGG', 'ZMG', 'WC2012')),
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

-- The printings to which it applies; no rows: all.
CREATE TABLE scoring_line_edition (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  edition TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

-- The choices left to the players under which it holds.
CREATE TABLE scoring_line_choice (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  name TEXT NOT NULL,
  choice TEXT NOT NULL,
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

-- The kinds of features that it scores.
CREATE TABLE scoring_line_feature (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  feature TEXT NOT NULL,
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

-- Facts that must hold: a name, name=value or name>number.
CREATE TABLE scoring_line_needs (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  condition TEXT NOT NULL,
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

-- Facts of which none may hold.
CREATE TABLE scoring_line_unless (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  condition TEXT NOT NULL,
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

-- So many points for each of a counted fact.
CREATE TABLE scoring_line_each (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  fact TEXT NOT NULL REFERENCES scoring_fact (id),
  points INTEGER NOT NULL,
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

-- From `least` on, each of the fact `tiers_of` is worth `points`.
CREATE TABLE scoring_line_tier (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  least INTEGER NOT NULL CHECK (least >= 0),
  points INTEGER NOT NULL,
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

-- The rules, rulings and variants behind it, with their kind, the most important first.
CREATE TABLE scoring_line_rule (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  entry TEXT NOT NULL CHECK (entry GLOB 'rule/*' OR entry GLOB 'ruling/*' OR entry GLOB 'variant/*'),
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

-- The sentences of a source that it carries.
CREATE TABLE scoring_line_sentence (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  section_id TEXT NOT NULL REFERENCES sentence_section (id),
  number INTEGER NOT NULL CHECK (number > 0),
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

-- Where it can be looked up, where that is not in the sources of the guide.
CREATE TABLE scoring_line_source (
  scoring_line_id TEXT NOT NULL REFERENCES scoring_line (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  document_id TEXT NOT NULL REFERENCES source_document (id),
  place TEXT NOT NULL,
  PRIMARY KEY (scoring_line_id, position)
) STRICT, WITHOUT ROWID;

