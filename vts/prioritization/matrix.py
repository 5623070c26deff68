"""The fault matrix: which test catches which planted defect, and what a test costs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from nncli.errors import UserError
from nncli.input_file import Format, read_json
from nntest.result_types import Multiple, Natural

__all__ = [
    "FORMAT",
    "SCHEMA",
    "SHIPPED",
    "FaultMatrix",
    "MatrixTest",
    "MatrixUnreadable",
    "PlantedDefect",
    "dump",
    "load",
]

SCHEMA: Final = 1
"""Version of the format; grows whenever a reader of the older format would misread the newer."""

SHIPPED: Final = Path(__file__).with_name("fault_matrix.json")
"""The matrix of this suite and its planted defects; ``scripts/write_fault_matrix.py`` writes it."""


class MatrixUnreadable(UserError):
    """A fault matrix is missing, damaged, or of another schema."""


class PlantedDefect(msgspec.Struct, frozen=True, kw_only=True):
    """A defect of the matrix. ``hal_versions`` are those of drivers that can have it."""

    name: str
    hal_versions: tuple[str, ...]
    operations: tuple[str, ...] = ()


class MatrixTest(msgspec.Struct, frozen=True, kw_only=True):
    """A test that catches something: ``catches`` are positions in the list of defects.

    ``cost_us`` is what it takes on the reference driver, in microseconds.
    """

    id: str
    cost_us: Natural
    catches: tuple[Natural, ...]


class FaultMatrix(msgspec.Struct, frozen=True, kw_only=True):
    """``sample`` is the number of tests that were tried with each defect, 0 for all.

    ``costs_us`` has the mean cost of a test by group, for tests that are not here.
    """

    schema: int = SCHEMA
    version: str
    sample: Natural
    defects: tuple[PlantedDefect, ...]
    costs_us: dict[str, Multiple]
    tests: tuple[MatrixTest, ...]

    def catching(self, position: int) -> list[MatrixTest]:
        """The tests that catch the defect at ``position``."""
        return [test for test in self.tests if position in test.catches]


FORMAT: Final = Format(
    "a fault matrix",
    remedy="give the file that vts self-test --matrix wrote",
    error=MatrixUnreadable,
    max_bytes=1 << 28,
)


def load(path: Path = SHIPPED) -> FaultMatrix:
    """Read a matrix. Raises MatrixUnreadable."""
    matrix = read_json(path, FORMAT, FaultMatrix)
    if matrix.schema != SCHEMA:
        raise FORMAT.wrong(path, f"it is of schema {matrix.schema}, this version reads {SCHEMA}")
    known = len(matrix.defects)
    for index, test in enumerate(matrix.tests):
        if any(position >= known for position in test.catches):
            raise FORMAT.wrong(path, f"there are {known} defects - at `$.tests[{index}].catches`")
    return matrix


def dump(matrix: FaultMatrix) -> bytes:
    """``matrix`` as JSON, a defect or a test a line: a change is a few lines of a diff."""
    parts = []
    for name, value in msgspec.to_builtins(matrix).items():
        rows = value if name in ("defects", "tests") else None
        text = _lines(rows) if rows else msgspec.json.encode(value)
        parts.append(msgspec.json.encode(name) + b": " + text)
    return b"{\n" + b",\n".join(parts) + b"\n}\n"


def _lines(rows: Sequence[object]) -> bytes:
    return b"[\n" + b",\n".join(map(msgspec.json.encode, rows)) + b"\n]"
