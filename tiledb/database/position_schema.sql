-- The tables of positions, behind those of rule_schema.sql: boards that show rules and rulings, replayed when the
-- content is read. Lists of cells are texts, 'x,y x,y', column before row.

-- edition: of the selection. reach, path, eaten: of a flight of the dragon, NULL where none is told. farms = 1: what
-- all farms bring is told, in position_farm_score.
CREATE TABLE board_position (
  id      TEXT PRIMARY KEY, -- SET/NAME
  set_id  TEXT NOT NULL REFERENCES tile_set (id),
  title   TEXT NOT NULL,
  text    TEXT NOT NULL,    -- Markdown
  edition TEXT NOT NULL CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  legal   INTEGER NOT NULL CHECK (legal IN (0, 1)),
  reach   TEXT,
  path    TEXT,
  eaten   TEXT,
  farms   INTEGER NOT NULL CHECK (farms IN (0, 1)),
  note    TEXT,
  CHECK ((reach IS NULL) = (path IS NULL) AND (path IS NULL) = (eaten IS NULL))
) STRICT, WITHOUT ROWID;

-- The rules and rulings that it shows, one of the two columns each.
CREATE TABLE position_shows (
  position_id TEXT NOT NULL REFERENCES board_position (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  rule_id     TEXT REFERENCES rule (id),
  ruling_id   TEXT REFERENCES ruling (id),
  PRIMARY KEY (position_id, position),
  CHECK ((rule_id IS NULL) <> (ruling_id IS NULL))
) STRICT, WITHOUT ROWID;

-- The selection: its sets, those among them with an edition of their own, its house rules.
CREATE TABLE position_set (
  position_id TEXT NOT NULL REFERENCES board_position (id),
  set_id      TEXT NOT NULL REFERENCES tile_set (id),
  quantity    INTEGER NOT NULL CHECK (quantity > 0),
  edition     TEXT CHECK (edition IN ('C1', 'C2', 'C3', 'C3.1', 'WE')),
  PRIMARY KEY (position_id, set_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE position_rule (
  position_id TEXT NOT NULL REFERENCES board_position (id),
  name        TEXT NOT NULL,
  value       TEXT NOT NULL,
  PRIMARY KEY (position_id, name)
) STRICT, WITHOUT ROWID;

-- The tiles in the order in which they are laid; rotation clockwise in degrees.
CREATE TABLE position_tile (
  position_id TEXT NOT NULL REFERENCES board_position (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  tile_id     TEXT NOT NULL REFERENCES tile (id),
  x           INTEGER NOT NULL,
  y           INTEGER NOT NULL,
  rotation    INTEGER NOT NULL CHECK (rotation IN (0, 90, 180, 270)),
  PRIMARY KEY (position_id, position)
) STRICT, WITHOUT ROWID;

-- The figures. player NULL: of nobody; place: on what of the tile as stored, NULL: on the tile as a whole;
-- pair: of a tunnel token, which of the pairs of its player.
CREATE TABLE position_figure (
  position_id TEXT NOT NULL REFERENCES board_position (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  player      TEXT,
  element_id  TEXT NOT NULL REFERENCES element (id),
  x           INTEGER NOT NULL,
  y           INTEGER NOT NULL,
  place       TEXT,
  count       INTEGER NOT NULL CHECK (count > 0),
  note        TEXT,
  pair        INTEGER NOT NULL CHECK (pair BETWEEN 1 AND 3),
  PRIMARY KEY (position_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE position_source (
  position_id TEXT NOT NULL REFERENCES board_position (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  document_id TEXT NOT NULL REFERENCES source_document (id),
  place       TEXT NOT NULL,
  PRIMARY KEY (position_id, position)
) STRICT, WITHOUT ROWID;

-- What is expected. NULL: nothing is said of it. barn: at which moment of a barn the farm is scored.
CREATE TABLE position_feature (
  position_id TEXT NOT NULL REFERENCES board_position (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  kind        TEXT NOT NULL,
  cells       TEXT NOT NULL,
  complete    INTEGER CHECK (complete IN (0, 1)),
  tiles       INTEGER,
  pennants    INTEGER,
  open_sides  INTEGER,
  points      INTEGER, -- as it stands, for who has the majority
  barn        TEXT CHECK (barn IN ('placed', 'joined', 'final')),
  scored      INTEGER NOT NULL CHECK (scored IN (0, 1)), -- whether position_score is said of it
  PRIMARY KEY (position_id, position)
) STRICT, WITHOUT ROWID;

-- What players score by their figures on it; who has no row scores nothing.
CREATE TABLE position_score (
  position_id TEXT NOT NULL,
  position    INTEGER NOT NULL,
  player      TEXT NOT NULL,
  points      INTEGER NOT NULL CHECK (points > 0),
  PRIMARY KEY (position_id, position, player),
  FOREIGN KEY (position_id, position) REFERENCES position_feature (position_id, position)
) STRICT, WITHOUT ROWID;

-- What players' farmers bring on the whole board; who has no row scores nothing.
CREATE TABLE position_farm_score (
  position_id TEXT NOT NULL REFERENCES board_position (id),
  player      TEXT NOT NULL,
  points      INTEGER NOT NULL CHECK (points > 0),
  PRIMARY KEY (position_id, player)
) STRICT, WITHOUT ROWID;

-- fits: the ids of the tiles left that fit, parted by spaces.
CREATE TABLE position_hole (
  position_id TEXT NOT NULL REFERENCES board_position (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  x           INTEGER NOT NULL,
  y           INTEGER NOT NULL,
  pattern     TEXT NOT NULL,
  fits        TEXT,
  PRIMARY KEY (position_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE position_illegal (
  position_id TEXT NOT NULL REFERENCES board_position (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  x           INTEGER NOT NULL,
  y           INTEGER NOT NULL,
  why         TEXT NOT NULL,
  PRIMARY KEY (position_id, position)
) STRICT, WITHOUT ROWID;

-- reach: the cells in range; takes: those on which followers stand that it may capture.
CREATE TABLE position_tower (
  position_id TEXT NOT NULL REFERENCES board_position (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  x           INTEGER NOT NULL,
  y           INTEGER NOT NULL,
  reach       TEXT NOT NULL,
  takes       TEXT NOT NULL,
  PRIMARY KEY (position_id, position)
) STRICT, WITHOUT ROWID;

-- Whether a barn may stand on the point at a corner of a cell.
CREATE TABLE position_barn_site (
  position_id TEXT NOT NULL REFERENCES board_position (id),
  position    INTEGER NOT NULL CHECK (position >= 0),
  x           INTEGER NOT NULL,
  y           INTEGER NOT NULL,
  corner      TEXT NOT NULL CHECK (corner IN ('NW', 'NE', 'SE', 'SW')),
  allowed     INTEGER NOT NULL CHECK (allowed IN (0, 1)),
  PRIMARY KEY (position_id, position)
) STRICT, WITHOUT ROWID;
