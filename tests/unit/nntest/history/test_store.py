"""The file of a history: what results become there, two writers, and what is refused."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import msgspec
import pytest

from nntest.history.records import (
    ERROR,
    LATENCY,
    PROCESSOR,
    RATIO,
    SAME_CLASS,
    records_at,
    records_of,
)
from nntest.history.store import VERSION, HistoryUnusable, add, opened
from nntest.history.trend import runs_of, subjects, trend
from nntest.report.views import view
from nntest.result_file import ResultsUnreadable
from nntest.results import Outcome
from tests.unit.nntest.history.nights import case, conformance, run
from tests.unit.nntest.test_schemas import WRITTEN
from tests.unit.vts.example_runs import mixed_run
from vts.program import PROGRAM


def written(folder: Path) -> Path:
    """The results.json of a run with every outcome."""
    return PROGRAM.kind.write_view(mixed_run(), "json", folder / "results.json")


def test_a_run_of_tests_is_there_with_its_cases_causes_and_totals(tmp_path: Path) -> None:
    made = mixed_run()
    (record,) = records_at(written(tmp_path).parent)
    assert (record.suite, record.driver, record.build) == ("vts", "acme", "2.1 fedcba987654")
    assert [each.id for each in record.cases] == [each.id for each in made.cases]
    with opened(tmp_path / "h.db", new=True) as connection:
        assert add(connection, [record]) == 1
        found = trend(connection, "vts", "acme", 9)
        stored = dict(connection.execute("SELECT outcome, sum(cases) FROM totals GROUP BY 1"))
    assert stored == {str(k): v for k, v in made.totals.items() if v}
    causes = found.causes[found.runs[0].id]
    assert causes["CONV_2D: wrong_values"] == 24
    assert sum(causes.values()) == sum(v for k, v in made.totals.items() if k.is_bad)


RESULTS = (
    *("mlts-results", "mlts-stress-results", "mlts-capabilities", "mlts-self-test", "vts-results"),
    *("vts-fuzz-results", "vts-self-test", "random-graph-results", "cts-results", "cts-self-test"),
)


@pytest.mark.parametrize("name", RESULTS)
def test_a_result_of_any_command_can_be_added(tmp_path: Path, name: str) -> None:
    data = next(data for file, data in WRITTEN if file == f"{name}.json")
    with opened(tmp_path / "h.db", new=True) as connection:
        assert add(connection, records_of(data, tmp_path / name)) > 0
        assert subjects(connection)


def test_a_result_is_added_once(tmp_path: Path) -> None:
    records = records_at(written(tmp_path))
    with opened(tmp_path / "h.db", new=True) as connection:
        assert [add(connection, records) for _ in range(2)] == [1, 0]
        assert len(runs_of(connection, "vts", "acme")) == 1


def test_what_a_run_adds_is_what_its_file_gives(tmp_path: Path) -> None:
    path = written(tmp_path)
    PROGRAM.kind.keep(mixed_run(), tmp_path / "h.db")
    PROGRAM.kind.keep(mixed_run(), None)
    with opened(tmp_path / "h.db") as connection:
        assert add(connection, records_at(path)) == 0


def test_cases_that_had_no_turn_count(tmp_path: Path) -> None:
    made = mixed_run()
    totals = {**made.totals, Outcome.NOT_RUN: made.totals[Outcome.NOT_RUN] + 5}
    cut = msgspec.structs.replace(made, totals=totals)
    data = b"".join(view("json").parts(cut, PROGRAM.kind))
    (record,) = records_of(data, Path("results.json"))
    assert record.unlisted == 5


def test_two_writers_lose_nothing(tmp_path: Path) -> None:
    """Each with its own connection, as two commands have."""
    path = tmp_path / "h.db"

    def write(driver: str) -> None:
        for night in range(20):
            with opened(path, new=True) as connection:
                cases = [case(f"{driver} {night} {n}") for n in range(20)]
                add(connection, [run(night, [*cases, case("common")], driver=driver)])

    writers = [threading.Thread(target=write, args=(name,)) for name in ("one", "other")]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    with opened(path) as connection:
        assert len(subjects(connection)) == 2
        (cases,) = connection.execute("SELECT count(*) FROM cases").fetchone()
        (names,) = connection.execute("SELECT count(*) FROM names").fetchone()
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert (cases, names) == (2 * 20 * 21, 2 * 20 * 20 + 2)


def test_a_run_that_cannot_be_added_whole_is_not_there(tmp_path: Path) -> None:
    (first, *_) = conformance(1, 9)
    torn = msgspec.structs.replace(first, cases=[*first.cases, first.cases[0]])
    path = tmp_path / "h.db"
    with pytest.raises(HistoryUnusable), opened(path, new=True) as connection:
        add(connection, [torn])
    with opened(path) as connection:
        assert not subjects(connection)


def test_other_files_are_refused_in_words(tmp_path: Path) -> None:
    text, other, newer = (tmp_path / name for name in ("text", "other", "newer"))
    text.write_text("no database" * 100)
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE mine (value)")
    with opened(newer, new=True) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    for path, words in (
        (text, "cannot use .* as a history: file is not a database; give an SQLite file"),
        (other, "is another database: name a new file"),
        (newer, f"schema {VERSION + 1}, expected {VERSION}.*import the results anew"),
    ):
        with pytest.raises(HistoryUnusable, match=words), opened(path, new=True):
            pass
    with pytest.raises(HistoryUnusable, match="there is no history"), opened(tmp_path / "none"):
        pass
    missing = tmp_path / "no" / "folder.db"
    with pytest.raises(HistoryUnusable, match="that can be written"), opened(missing, new=True):
        pass


def test_a_file_that_is_no_result_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    path.write_text('{"suite": "vts"}')
    with pytest.raises(ResultsUnreadable, match=r"is not a result: .*give the results\.json"):
        records_at(path)
    data = msgspec.json.decode(written(tmp_path).read_bytes())
    data["totals"]["SUCCESS"] += 1
    with pytest.raises(ResultsUnreadable, match="cases, not"):
        records_of(msgspec.json.encode(data), path)


def test_the_documentation_names_measures_and_the_version(repository: Path) -> None:
    page = (repository / "docs" / "history.md").read_text(encoding="utf-8")
    for name in (LATENCY, PROCESSOR, RATIO, ERROR, SAME_CLASS):
        assert f"`{name}`" in page
    assert f"`PRAGMA user_version` is {VERSION}" in page
