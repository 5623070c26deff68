"""Which tests could tell a mutant."""

from __future__ import annotations

from pathlib import Path

from corpus.mutation.coverage import Coverage, Kept, Measured
from corpus.mutation.mutants import Mutant, Source

TEXT = """\
def rows(size):
    return size - 1

LAST = rows(4)
"""


def mutant(source: Source, change: str) -> Mutant:
    return next(m for m in source.mutants if m.change == change)


def covered(source: Source, *, once: bool) -> Coverage:
    """A test runs line 2 of the module, another only something else of it."""
    tests = (Measured("a", "", 1.0, 0), Measured("b", "", 2.0, 1))
    return Coverage(
        Kept(("m",), (((0, 2),), ((0, 1),)), tests, ((0, 2),) if once else ()), [source]
    )


def test_tests_that_run_the_line_could_tell(tmp_path: Path) -> None:
    (tmp_path / "m.py").write_text(TEXT)
    source = Source("m", tmp_path / "m.py")
    found = covered(source, once=False).tests_of(mutant(source, "size - 1 → size + 1"))
    assert [number for number, _ in found] == [0]


def test_all_that_use_the_module_could_tell_what_runs_only_at_its_import(tmp_path: Path) -> None:
    (tmp_path / "m.py").write_text(TEXT)
    source = Source("m", tmp_path / "m.py")
    found = covered(source, once=True).tests_of(mutant(source, "size - 1 → size + 1"))
    assert [number for number, _ in found] == [0, 1]
