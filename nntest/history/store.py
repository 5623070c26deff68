"""The file of a history: an SQLite database that several commands may write at a time."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from nncli.errors import UserError
from nncli.input_file import shown
from nntest.history.records import RunRecord
from nntest.results import Outcome

__all__ = ["SCHEMA", "VERSION", "HistoryUnusable", "add", "opened"]

VERSION: Final = 1
"""Version of the schema, in ``PRAGMA user_version``."""

SCHEMA: Final = """
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
"""

_TIMEOUT_S: Final = 60
"""Time to wait for another writer. An import of a hundred thousand cases takes some seconds."""


class HistoryUnusable(UserError):
    """A history that cannot be read or written, or is none."""


@contextmanager
def opened(path: Path, *, new: bool = False) -> Iterator[sqlite3.Connection]:
    """The history at ``path``, made if need be where it may be ``new``. Raises HistoryUnusable."""
    if not new and not path.is_file():
        raise HistoryUnusable(
            f"there is no history {shown(path)}: 'nnhal history add' makes one, or --history"
        )
    try:
        with closing(sqlite3.connect(path, timeout=_TIMEOUT_S, isolation_level=None)) as connection:
            _prepare(connection, path, new=new)
            yield connection
    except sqlite3.Error as error:
        raise HistoryUnusable(
            f"cannot use {shown(path)} as a history: {error}; give an SQLite file that "
            "'nnhal history add' made, or a new one, in a folder that can be written"
        ) from error


def _prepare(connection: sqlite3.Connection, path: Path, *, new: bool) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version == 0 and new:
        connection.execute("PRAGMA journal_mode = WAL")
        with _writing(connection):
            if connection.execute("PRAGMA user_version").fetchone() == (0,):
                if connection.execute("SELECT 1 FROM sqlite_master").fetchone():
                    raise HistoryUnusable(f"{shown(path)} is another database: name a new file")
                for statement in SCHEMA.strip().split(";\n"):
                    connection.execute(statement)
                connection.execute("INSERT INTO names VALUES (0, '')")
                connection.execute(f"PRAGMA user_version = {VERSION}")
    elif version != VERSION:
        raise HistoryUnusable(
            f"{shown(path)} is no history of this version (schema {version}, expected {VERSION}): "
            "import the results anew into a new file"
        )


@contextmanager
def _writing(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction that no other writer is in."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def add(connection: sqlite3.Connection, records: Iterable[RunRecord]) -> int:
    """Add runs, each with all its cases or not at all; how many were not there yet."""
    return sum(_added(connection, record) for record in records)


def _added(connection: sqlite3.Connection, run: RunRecord) -> bool:
    columns: Sequence[Any] = (
        run.digest,
        run.suite,
        run.driver,
        run.build,
        run.version,
        run.started,
        run.host,
        run.command,
        run.duration_ns,
        run.is_reduced,
    )
    with _writing(connection):
        marks = ", ".join("?" * len(columns))
        new = connection.execute(f"INSERT OR IGNORE INTO runs VALUES (NULL, {marks})", columns)
        if not new.rowcount:
            return False
        run_id, names = new.lastrowid, _ids(connection, run)
        _add_cases(connection, run, run_id, names)
    return True


def _add_cases(
    connection: sqlite3.Connection, run: RunRecord, run_id: int | None, names: Mapping[str, int]
) -> None:
    connection.executemany(
        "INSERT INTO cases VALUES (?, ?, ?, ?, ?, ?)",
        (
            (
                *(names[case.id], run_id, case.outcome, names[case.cause]),
                *(case.duration_ns, case.share),
            )
            for case in run.cases
        ),
    )
    totals = Counter((str(case.outcome), names[case.cause]) for case in run.cases)
    totals[str(Outcome.NOT_RUN), names[""]] += run.unlisted
    connection.executemany(
        "INSERT INTO totals VALUES (?, ?, ?, ?)",
        ((run_id, *key, number) for key, number in totals.items() if number),
    )
    connection.executemany(
        "INSERT INTO measures VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            (
                *(names[case.id], each.name, run_id, each.value),
                *(each.low, each.high, each.higher_is_better),
            )
            for case in run.cases
            for each in {each.name: each for each in case.measures}.values()
        ),
    )


def _ids(connection: sqlite3.Connection, run: RunRecord) -> dict[str, int]:
    """The ids of all names of a run, new ones included."""
    known: dict[str, int] = dict(connection.execute("SELECT name, id FROM names"))
    wanted = dict.fromkeys(name for case in run.cases for name in (case.id, case.cause))
    new = [name for name in wanted if name not in known]
    ids = range(max(known.values()) + 1, max(known.values()) + 1 + len(new))
    connection.executemany("INSERT INTO names VALUES (?, ?)", zip(ids, new, strict=True))
    return known | dict(zip(new, ids, strict=True))
