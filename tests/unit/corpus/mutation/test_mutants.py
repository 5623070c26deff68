from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from corpus.mutation.mutants import Mutant, Source

TEXT = '''
from typing import Final

LIMIT: Final = 3


def inside(left: int, right: int = 2) -> bool:
    """A docstring with 1 number."""
    if left < LIMIT:
        return right + 1 > 0
    raise ValueError("no 5")
'''


@pytest.fixture
def source(tmp_path: Path) -> Source:
    path = tmp_path / "inside.py"
    path.write_text(TEXT)
    return Source("inside", path)


def changes(source: Source) -> dict[str, Mutant]:
    return {f"{mutant.place}: {mutant.change}": mutant for mutant in source.mutants}


def run(source: Source, mutant: Mutant) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(source.mutated(mutant), "inside.py", "exec"), names)
    return names


def test_what_computes_is_changed_and_nothing_else(source: Source) -> None:
    assert set(changes(source)) == {
        "<module>: 3 → 4",
        "<module>: 3 → 2",
        "inside: 2 → 3",
        "inside: 2 → 1",
        "inside: left → right",
        "inside: left < LIMIT → False",
        "inside: left < LIMIT → True",
        "inside: left < LIMIT → left <= LIMIT",
        "inside: left < LIMIT → left >= LIMIT",
        "inside: right + 1 > 0 → right + 1 >= 0",
        "inside: right + 1 > 0 → right + 1 <= 0",
        "inside: right + 1 → right - 1",
        "inside: right + 1 → right",
        "inside: right → left",
        "inside: 1 → 2",
        "inside: 1 → 0",
        "inside: 0 → 1",
        "inside: 0 → -1",
        "inside: raise ValueError('no 5') → (nothing)",
    }


def test_a_mutant_does_what_its_description_says(source: Source) -> None:
    assert run(source, changes(source)["inside: right + 1 → right - 1"])["inside"](0, 0) is False
    assert run(source, changes(source)["<module>: 3 → 2"])["LIMIT"] == 2


def test_lines_are_those_of_statements_that_run_with_the_function(source: Source) -> None:
    found = changes(source)
    assert found["inside: right + 1 → right - 1"].line == 10
    assert found["<module>: 3 → 4"].line == 0
    assert found["inside: 2 → 3"].line == 0, "a default is computed when the module is imported"


def test_nothing_is_changed_into_itself_or_only_in_what_a_programmer_asks_of_himself(
    tmp_path: Path,
) -> None:
    path = tmp_path / "pairs.py"
    path.write_text("def pairs(a, b):\n    return list(zip((a, a), f(b, b), strict=True))\n")
    said = [m.change for m in Source("pairs", path).mutants]
    assert said == ["zip((a, a), f(b, b), strict=True) → zip(f(b, b), (a, a), strict=True)"]
