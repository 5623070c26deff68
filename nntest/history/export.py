"""Exports of a history: for spreadsheets, data frames, and trackers of Google Benchmark's JSON."""

from __future__ import annotations

import csv
import io
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from nncli.encoding import indented
from nncli.errors import UserError
from nntest.history.records import LATENCY, PROCESSOR, RATIO
from nntest.history.trend import runs_of, subjects

__all__ = ["FORMATS", "NoParquet", "exported"]

_COLUMNS: Final[Mapping[str, str]] = {
    "suite": "string",
    "driver": "string",
    "build": "string",
    "suite_version": "string",
    "started": "string",
    "host": "string",
    "case": "string",
    "measure": "string",
    "value": "double",
    "low": "double",
    "high": "double",
    "outcome": "string",
    "cause": "string",
    "duration_ns": "int64",
}
"""Columns of a table, and their types. A case has a row for its outcome, whose measure is empty,
and one for each of its numbers."""

_ROWS: Final = """
SELECT suite, driver, build, version, started, host, case_names.name, '', NULL, NULL, NULL,
    outcome, cause_names.name, cases.duration_ns
FROM cases JOIN runs ON runs.id = run_id JOIN names case_names ON case_names.id = case_id
JOIN names cause_names ON cause_names.id = cause_id
UNION ALL
SELECT suite, driver, build, version, started, host, name, measure, value, low, high, '', '', NULL
FROM measures JOIN runs ON runs.id = run_id JOIN names ON names.id = case_id
ORDER BY 5, 1, 2, 7, 8
"""


class NoParquet(UserError):
    """The package that writes Parquet is not installed."""


def _as_csv(connection: sqlite3.Connection) -> bytes:
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(_COLUMNS)
    writer.writerows(connection.execute(_ROWS))
    return text.getvalue().encode(errors="backslashreplace")


def _as_parquet(connection: sqlite3.Connection) -> bytes:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise NoParquet(
            "Parquet needs pyarrow: pip install 'nn-driver-suite[history]', or take --format csv"
        ) from error
    schema = pyarrow.schema(
        [
            (name, getattr(pyarrow, kind.replace("double", "float64"))())
            for name, kind in _COLUMNS.items()
        ]
    )
    columns = [*zip(*connection.execute(_ROWS), strict=True)] or [()] * len(_COLUMNS)
    file = io.BytesIO()
    parquet.write_table(pyarrow.table([*map(list, columns)], schema=schema), file)
    return file.getvalue()


def _as_google_benchmark(connection: sqlite3.Connection) -> bytes:
    """The newest run of each driver with latencies, in nanoseconds, as Google Benchmark's JSON."""
    newest = [runs_of(connection, *pair)[-1] for pair in subjects(connection, "mlts")]
    benchmarks = [each for run in newest for each in _benchmarks(connection, run.id, run.driver)]
    context = {"executable": "mlts benchmark"}
    if newest:
        context |= {"date": newest[-1].started, "host_name": newest[-1].host}
    return indented({"context": context, "benchmarks": benchmarks})


def _benchmarks(
    connection: sqlite3.Connection, run_id: int, driver: str
) -> Sequence[dict[str, Any]]:
    query = """SELECT name, measure, value FROM measures JOIN names ON names.id = case_id
        WHERE run_id = ? ORDER BY name"""
    models: dict[str, dict[str, float]] = {}
    for name, measure, value in connection.execute(query, (run_id,)):
        models.setdefault(name, {})[measure] = value
    return [
        {
            "name": f"{name}/{driver}",
            "run_name": f"{name}/{driver}",
            "run_type": "iteration",
            "repetitions": 1,
            "repetition_index": 0,
            "threads": 1,
            "iterations": 1,
            "real_time": found[LATENCY],
            "cpu_time": found.get(PROCESSOR, found[LATENCY]),
            "time_unit": "ns",
            **({"latency_ratio": found[RATIO]} if RATIO in found else {}),
        }
        for name, found in models.items()
        if LATENCY in found
    ]


FORMATS: Final[Mapping[str, Callable[[sqlite3.Connection], bytes]]] = {
    "csv": _as_csv,
    "parquet": _as_parquet,
    "google-benchmark": _as_google_benchmark,
}


def exported(connection: sqlite3.Connection, format: str) -> bytes:
    """The history as a file of one of :data:`FORMATS`. Raises NoParquet."""
    return FORMATS[format](connection)
