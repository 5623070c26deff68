CREATE TABLE runs (           -- one run of one driver
  id INTEGER PRIMARY KEY,
  digest TEXT NOT NULL,       -- SHA-256 of results.json
  suite TEXT NOT NULL,        -- vts, cts, mlts, ...
  driver TEXT NOT NULL,
  build TEXT NOT NULL,        -- the driver's version, and 12 digits of its code's SHA-256
  version TEXT NOT NULL,      -- of the suite
  started TEXT NOT NULL,      -- UTC, ISO 8601
  host TEXT NOT NULL,
  command TEXT NOT NULL,
  duration_ns INTEGER NOT NULL,
  is_reduced INTEGER NOT NULL,
  UNIQUE (digest, driver)
);
CREATE TABLE names (          -- ids of cases, and causes; 0 is the empty name
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
);
CREATE TABLE cases (
  case_id INTEGER NOT NULL REFERENCES names,
  run_id INTEGER NOT NULL REFERENCES runs,
  outcome TEXT NOT NULL,
  cause_id INTEGER NOT NULL REFERENCES names,
  duration_ns INTEGER NOT NULL,
  share REAL,                 -- largest error as a share of what is allowed
  PRIMARY KEY (case_id, run_id)
) WITHOUT ROWID;
CREATE INDEX cases_by_run ON cases (run_id, outcome, cause_id);
CREATE TABLE totals (         -- how many cases of a run ended so
  run_id INTEGER NOT NULL REFERENCES runs,
  outcome TEXT NOT NULL,
  cause_id INTEGER NOT NULL REFERENCES names,
  cases INTEGER NOT NULL,
  PRIMARY KEY (run_id, outcome, cause_id)
) WITHOUT ROWID;
CREATE TABLE measures (       -- numbers of a case: latency ratio, top_1, ...
  case_id INTEGER NOT NULL REFERENCES names,
  measure TEXT NOT NULL,
  run_id INTEGER NOT NULL REFERENCES runs,
  value REAL NOT NULL,
  low REAL,                   -- ends of the interval, where it has one
  high REAL,
  higher_is_better INTEGER NOT NULL,
  PRIMARY KEY (case_id, measure, run_id)
) WITHOUT ROWID;
CREATE INDEX measures_by_run ON measures (run_id);
