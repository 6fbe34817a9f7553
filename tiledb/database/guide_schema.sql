-- The tables of guides: order of play, rule sets compared, figures, words and the rest of what lies beside the
-- rulebook. Their texts are Markdown as those of rule_schema.sql.

CREATE TABLE guide (
  id      TEXT PRIMARY KEY,
  title   TEXT NOT NULL,
  summary TEXT,
  note    TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE guide_source (
  guide_id    TEXT NOT NULL REFERENCES guide (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  document_id TEXT NOT NULL REFERENCES source_document (id),
  place       TEXT NOT NULL,
  PRIMARY KEY (guide_id, position)
) STRICT, WITHOUT ROWID;

-- The parts of a guide: the steps of a turn, the groups of words.
CREATE TABLE guide_part (
  guide_id TEXT NOT NULL REFERENCES guide (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  part     TEXT NOT NULL,
  title    TEXT NOT NULL,
  note     TEXT,
  PRIMARY KEY (guide_id, position)
) STRICT, WITHOUT ROWID;

-- A line of a guide, in the order of reading. under_id: the line of which it is an item; where that does not apply, neither
-- does the item.
CREATE TABLE guide_line (
  id            TEXT PRIMARY KEY,  -- GUIDE/PART/words
  guide_id      TEXT NOT NULL REFERENCES guide (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  part          TEXT NOT NULL,
  text          TEXT NOT NULL,
  must          INTEGER CHECK (must IN (0, 1)),  -- NULL: neither
  under_id      TEXT REFERENCES guide_line (id),
  status        TEXT NOT NULL
    CHECK (status IN ('official', 'community', 'difference', 'open', 'house', 'unmarked')),
  basis         TEXT,
  no_rule       TEXT,  -- why no rule stands behind it
  place         TEXT,  -- in the sources of the guide
  note          TEXT,
  date          TEXT,  -- YYYY or YYYY-MM
  set_id        TEXT REFERENCES tile_set (id),
  includes_note TEXT,
  UNIQUE (guide_id, position)
) STRICT, WITHOUT ROWID;

-- Sets that must all be in the game.
CREATE TABLE guide_line_set (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  set_id        TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

-- Sets of which one at least must be in the game.
CREATE TABLE guide_line_any_of (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  set_id        TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

-- Sets with any of which the line falls away.
CREATE TABLE guide_line_not_with (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  set_id        TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

-- The rule sets that have it so; no rows: all.
CREATE TABLE guide_line_rule_set (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  rule_set      TEXT NOT NULL CHECK (rule_set IN ('HiG', 'RGG', 'ZMG', 'WC2012')),
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

-- The printings to which it applies; no rows: all.
CREATE TABLE guide_line_edition (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  edition       TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

-- The choices left to the players under which it holds.
CREATE TABLE guide_line_choice (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  name          TEXT NOT NULL,
  choice        TEXT NOT NULL,
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

-- The rules, rulings and variants behind it, with their kind, the most important first.
CREATE TABLE guide_line_rule (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  entry         TEXT NOT NULL CHECK (entry GLOB 'rule/*' OR entry GLOB 'ruling/*' OR entry GLOB 'variant/*'),
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

-- The sentences of a source that it carries.
CREATE TABLE guide_line_sentence (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  section_id    TEXT NOT NULL REFERENCES sentence_section (id),
  number        INTEGER NOT NULL CHECK (number > 0),
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

-- Where it can be looked up, where that is not in the sources of the guide.
CREATE TABLE guide_line_source (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  document_id   TEXT NOT NULL REFERENCES source_document (id),
  place         TEXT NOT NULL,
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

-- What each rule set says to the question that the line is.
CREATE TABLE guide_line_cell (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  who           TEXT NOT NULL CHECK (who IN ('pre-hig', 'pre-rgg', 'latest-hig', 'latest-rgg-zmg')),
  says          TEXT NOT NULL,
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE guide_line_cell_rule (
  guide_line_id TEXT NOT NULL,
  position      INTEGER NOT NULL,
  ordinal       INTEGER NOT NULL CHECK (ordinal >= 0),
  entry         TEXT NOT NULL,
  PRIMARY KEY (guide_line_id, position, ordinal),
  FOREIGN KEY (guide_line_id, position) REFERENCES guide_line_cell (guide_line_id, position)
) STRICT, WITHOUT ROWID;

-- What the referee does by a line of the order of play, and the rules that it cites.
CREATE TABLE guide_line_move (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  move          TEXT NOT NULL,
  rule          TEXT NOT NULL,
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE guide_line_publisher (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  publisher     TEXT NOT NULL,
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

-- The sets in a collection.
CREATE TABLE guide_line_includes (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  set_id        TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE guide_line_unknown (
  guide_line_id TEXT NOT NULL REFERENCES guide_line (id),
  position      INTEGER NOT NULL CHECK (position >= 0),
  key           TEXT NOT NULL,
  PRIMARY KEY (guide_line_id, position)
) STRICT, WITHOUT ROWID;

-- What is asked of every figure.
CREATE TABLE figure_question (
  id       TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE CHECK (position >= 0),
  text     TEXT NOT NULL,
  short    TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Sets of which any makes the question arise; none: it always does.
CREATE TABLE question_set (
  question_id TEXT NOT NULL REFERENCES figure_question (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  set_id      TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (question_id, position)
) STRICT, WITHOUT ROWID;

-- The printings in which it arises; no rows: all.
CREATE TABLE question_edition (
  question_id TEXT NOT NULL REFERENCES figure_question (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  edition     TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  PRIMARY KEY (question_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE figure (
  element_id TEXT PRIMARY KEY REFERENCES element (id),
  position   INTEGER NOT NULL UNIQUE CHECK (position >= 0),
  kind       TEXT NOT NULL CHECK (kind IN ('follower', 'special', 'neutral', 'counting')),
  supply     TEXT,
  each       INTEGER NOT NULL CHECK (each >= 0),  -- how many a player has; 0: not told
  note       TEXT
) STRICT, WITHOUT ROWID;

-- Printings that have a figure otherwise: with the set that brings it there, if one is known to.
CREATE TABLE figure_printing (
  figure_id TEXT NOT NULL REFERENCES figure (element_id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  edition   TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  set_id    TEXT REFERENCES tile_set (id),
  supply    TEXT,
  PRIMARY KEY (figure_id, position)
) STRICT, WITHOUT ROWID;

-- The sets of which any brings it; no rows: the base game.
CREATE TABLE figure_set (
  figure_id TEXT NOT NULL REFERENCES figure (element_id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  set_id    TEXT NOT NULL REFERENCES tile_set (id),
  PRIMARY KEY (figure_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE figure_sentence (
  figure_id  TEXT NOT NULL REFERENCES figure (element_id),
  position   INTEGER NOT NULL CHECK (position >= 0),
  section_id TEXT NOT NULL REFERENCES sentence_section (id),
  number     INTEGER NOT NULL CHECK (number > 0),
  PRIMARY KEY (figure_id, position)
) STRICT, WITHOUT ROWID;

-- An answer; where rule sets or printings differ there is one for each reading.
CREATE TABLE figure_cell (
  id          TEXT PRIMARY KEY,
  figure_id   TEXT NOT NULL REFERENCES figure (element_id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  question_id TEXT NOT NULL REFERENCES figure_question (id),
  answer      TEXT NOT NULL CHECK (answer IN ('yes', 'no', 'conditional', 'none')),
  says        TEXT,
  note        TEXT,
  no_rule     TEXT,
  UNIQUE (figure_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE figure_cell_rule (
  figure_cell_id TEXT NOT NULL REFERENCES figure_cell (id),
  position       INTEGER NOT NULL CHECK (position >= 0),
  entry          TEXT NOT NULL,
  PRIMARY KEY (figure_cell_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE figure_cell_rule_set (
  figure_cell_id TEXT NOT NULL REFERENCES figure_cell (id),
  position       INTEGER NOT NULL CHECK (position >= 0),
  rule_set       TEXT NOT NULL CHECK (rule_set IN ('HiG', 'RGG', 'ZMG', 'WC2012')),
  PRIMARY KEY (figure_cell_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE figure_cell_edition (
  figure_cell_id TEXT NOT NULL REFERENCES figure_cell (id),
  position       INTEGER NOT NULL CHECK (position >= 0),
  edition        TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  PRIMARY KEY (figure_cell_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE figure_cell_sentence (
  figure_cell_id TEXT NOT NULL REFERENCES figure_cell (id),
  position       INTEGER NOT NULL CHECK (position >= 0),
  section_id     TEXT NOT NULL REFERENCES sentence_section (id),
  number         INTEGER NOT NULL CHECK (number > 0),
  PRIMARY KEY (figure_cell_id, position)
) STRICT, WITHOUT ROWID;

-- English and German words. A word NULL: no source states it, and word_pair_unknown says so.
CREATE TABLE word_pair (
  id         TEXT PRIMARY KEY,
  position   INTEGER NOT NULL UNIQUE CHECK (position >= 0),
  part       TEXT NOT NULL,  -- of the guide words
  english    TEXT,
  german     TEXT,
  element_id TEXT REFERENCES element (id),
  set_id     TEXT REFERENCES tile_set (id),
  note       TEXT
) STRICT, WITHOUT ROWID;

-- Who calls it so, where names differ.
CREATE TABLE word_pair_publisher (
  word_pair_id TEXT NOT NULL REFERENCES word_pair (id),
  position     INTEGER NOT NULL CHECK (position >= 0),
  publisher    TEXT NOT NULL CHECK (publisher IN ('HiG', 'RGG', 'ZMG', 'CAR', 'spielbox')),
  PRIMARY KEY (word_pair_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE word_pair_sentence (
  word_pair_id TEXT NOT NULL REFERENCES word_pair (id),
  position     INTEGER NOT NULL CHECK (position >= 0),
  section_id   TEXT NOT NULL REFERENCES sentence_section (id),
  number       INTEGER NOT NULL CHECK (number > 0),
  PRIMARY KEY (word_pair_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE word_pair_unknown (
  word_pair_id TEXT NOT NULL REFERENCES word_pair (id),
  position     INTEGER NOT NULL CHECK (position >= 0),
  key          TEXT NOT NULL,
  PRIMARY KEY (word_pair_id, position)
) STRICT, WITHOUT ROWID;

-- What sets and elements are called in languages beside English and German, whose names stand in tile_set, element and
-- word_pair.
CREATE TABLE foreign_name (
  id          TEXT PRIMARY KEY,  -- LANGUAGE/set/ID or LANGUAGE/element/ID
  position    INTEGER NOT NULL UNIQUE CHECK (position >= 0),
  language    TEXT NOT NULL CHECK (length(language) = 2),
  set_id      TEXT REFERENCES tile_set (id),
  element_id  TEXT REFERENCES element (id),
  text        TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 60),
  document_id TEXT NOT NULL REFERENCES source_document (id),
  CHECK ((set_id IS NULL) <> (element_id IS NULL))
) STRICT, WITHOUT ROWID;

-- The entries of a source's glossary.
CREATE TABLE glossary (
  entry    TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE CHECK (position >= 0),
  set_id   TEXT REFERENCES tile_set (id),
  left_out TEXT,  -- why no element explains it
  note     TEXT
) STRICT, WITHOUT ROWID;

-- The elements that explain an entry.
CREATE TABLE glossary_element (
  glossary_id TEXT NOT NULL REFERENCES glossary (entry),
  position    INTEGER NOT NULL CHECK (position >= 0),
  element_id  TEXT NOT NULL REFERENCES element (id),
  PRIMARY KEY (glossary_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE glossary_sentence (
  glossary_id TEXT NOT NULL REFERENCES glossary (entry),
  position    INTEGER NOT NULL CHECK (position >= 0),
  section_id  TEXT NOT NULL REFERENCES sentence_section (id),
  number      INTEGER NOT NULL CHECK (number > 0),
  PRIMARY KEY (glossary_id, position)
) STRICT, WITHOUT ROWID;

-- The sections of documents that guides are made from, cut into numbered sentences: every one is carried by a row of the
-- tables that end in _sentence, or left out with the reason.
CREATE TABLE sentence_section (
  id          TEXT PRIMARY KEY,
  document_id TEXT NOT NULL REFERENCES source_document (id),
  section     TEXT NOT NULL,
  sentences   INTEGER NOT NULL CHECK (sentences > 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE sentence_left_out (
  section_id TEXT NOT NULL REFERENCES sentence_section (id),
  number     INTEGER NOT NULL CHECK (number > 0),
  reason     TEXT NOT NULL,
  PRIMARY KEY (section_id, number)
) STRICT, WITHOUT ROWID;
