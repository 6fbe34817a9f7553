-- Groups' own games that content carries: what their pages tell. The records of a game itself stand in its folder, and are
-- read with it; ids here may therefore name what only the folder has.

CREATE TABLE game (
  id       TEXT PRIMARY KEY,
  title    TEXT NOT NULL,
  revision TEXT,
  players  TEXT,  -- how many it is meant for
  note     TEXT,
  edition  TEXT NOT NULL,
  rule_set TEXT,  -- whose rules are played, where they differ
  sets     TEXT,  -- of content, as an option --sets
  tiles    TEXT,  -- as --tiles
  left_out TEXT,  -- as --without
  choices  TEXT   -- as --rule, joined by ','
) STRICT, WITHOUT ROWID;

-- The sets that are played with, with their land tiles.
CREATE TABLE game_used (
  game_id  TEXT NOT NULL REFERENCES game (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  set_id   TEXT NOT NULL,
  title    TEXT NOT NULL,
  kind     TEXT NOT NULL CHECK (kind IN ('content', 'own', 'tiles')),  -- tiles: single tiles alone
  copies   INTEGER NOT NULL CHECK (copies >= 0),
  unknown  INTEGER NOT NULL CHECK (unknown >= 0),  -- of the copies: with a side that nobody knows
  PRIMARY KEY (game_id, position)
) STRICT, WITHOUT ROWID;

-- Rules and rulings of its own.
CREATE TABLE game_own (
  game_id   TEXT NOT NULL REFERENCES game (id),
  position  INTEGER NOT NULL CHECK (position >= 0),
  record    TEXT NOT NULL,
  set_title TEXT NOT NULL,
  title     TEXT NOT NULL,
  text      TEXT NOT NULL,
  annotates TEXT,  -- ids of rules, parted by spaces
  PRIMARY KEY (game_id, position)
) STRICT, WITHOUT ROWID;

-- House rules, rulings and variants that are taken over.
CREATE TABLE game_adopts (
  game_id  TEXT NOT NULL REFERENCES game (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  record   TEXT NOT NULL,
  note     TEXT,
  PRIMARY KEY (game_id, position)
) STRICT, WITHOUT ROWID;

-- Rules that are not played, and why.
CREATE TABLE game_drops (
  game_id  TEXT NOT NULL REFERENCES game (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  record   TEXT NOT NULL,
  note     TEXT,
  PRIMARY KEY (game_id, position)
) STRICT, WITHOUT ROWID;

-- What its document leaves unclear, and what was decided.
CREATE TABLE game_ledger (
  game_id  TEXT NOT NULL REFERENCES game (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  entry    TEXT NOT NULL,
  title    TEXT NOT NULL,
  kind     TEXT NOT NULL CHECK (kind IN ('slip', 'dispute', 'gap')),
  decision TEXT NOT NULL,
  reason   TEXT NOT NULL,
  PRIMARY KEY (game_id, position)
) STRICT, WITHOUT ROWID;

-- The documents that it follows.
CREATE TABLE game_document (
  game_id     TEXT NOT NULL REFERENCES game (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  document_id TEXT NOT NULL REFERENCES source_document (id),
  PRIMARY KEY (game_id, position)
) STRICT, WITHOUT ROWID;
