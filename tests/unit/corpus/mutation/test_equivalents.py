from __future__ import annotations

from pathlib import Path

import pytest

from corpus.mutation.equivalents import Equivalent, Equivalents, OutOfDate, read
from corpus.mutation.mutants import Source
from tests.volume import sampled

ROOT = Path(__file__).resolve().parents[4]


@pytest.fixture
def sources(tmp_path: Path) -> dict[str, Source]:
    path = tmp_path / "tile.py"
    path.write_text("def height(rows):\n    return rows // 4\n")
    return {"tile": Source("tile", path)}


def entry(code: str, change: str) -> Equivalent:
    return Equivalent(module="tile", place="height", code=code, changes=(change,), reason="speed")


def test_an_entry_is_about_its_change_alone(sources: dict[str, Source]) -> None:
    known = Equivalents([entry("return rows // 4", "4 → 5")], sources)
    reasons = {m.change: known.reason(m) for m in sources["tile"].mutants}
    assert reasons.pop("4 → 5") == "speed"
    assert set(reasons.values()) == {""}


def test_an_entry_about_a_line_that_has_changed_is_an_error(sources: dict[str, Source]) -> None:
    with pytest.raises(OutOfDate, match=r"'4 → 5' in height, in 'return rows // 8'"):
        Equivalents([entry("return rows // 8", "4 → 5")], sources)


def test_the_list_is_about_the_code_as_it_is() -> None:
    modules = {*sampled(sorted({e.module for e in read()}), 0.2)}
    entries = [e for e in read() if e.module in modules]
    Equivalents(entries, {name: Source(name, source_of(name)) for name in modules})
    assert all(e.reason for e in entries)


def source_of(module: str) -> Path:
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
