"""Writes vts/prioritization/fault_matrix.json from what ``vts self-test --matrix`` has written.

Run it after planting a defect, with a FILE of that defect alone (``--defect NAME --sample 600``),
or with a FILE of all. Rows of other defects stay, and those of defects that are gone go. Costs that
are known stay, too, unless the FILE is of all: a ratio counts only within one run.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

import msgspec

from nndrivers.faulty.catalogue import defects
from vts.prioritization.matrix import (
    SHIPPED,
    FaultMatrix,
    MatrixTest,
    PlantedDefect,
    dump,
    load,
)

KEPT: Final = 24
"""Tests of each defect that are kept: a driver may skip some, and others may be slow on it."""


def main(file: Path) -> None:
    """Merge ``file`` into the matrix that is shipped."""
    matrix = load(file)
    before = load()
    if _rows(before).keys() - _rows(matrix).keys():
        matrix = merged(before, matrix)
    gone = {defect.name for defect in matrix.defects} - defects().keys()
    SHIPPED.write_bytes(dump(reduced(without(matrix, gone))))


def reduced(matrix: FaultMatrix, kept: int = KEPT) -> FaultMatrix:
    """``matrix`` with the best tests of each defect: those that catch most for their cost."""
    wanted: set[str] = set()
    for position in range(len(matrix.defects)):
        catching = sorted(
            matrix.catching(position), key=lambda test: test.cost_us / len(test.catches)
        )
        wanted |= {test.id for test in catching[:kept]}
    tests = tuple(test for test in matrix.tests if test.id in wanted)
    return msgspec.structs.replace(matrix, tests=tests)


def merged(before: FaultMatrix, newer: FaultMatrix) -> FaultMatrix:
    """Merge two matrices; of a defect that both have, ``newer`` counts, and of a cost the one
    before.
    """
    rows: dict[str, set[str]] = {}
    costs: dict[str, int] = {}
    defects: dict[str, PlantedDefect] = {}
    for matrix in (before, newer):
        defects |= {defect.name: defect for defect in matrix.defects}
        rows |= _rows(matrix)
        costs = {test.id: test.cost_us for test in matrix.tests if test.cost_us} | costs
    positions = {name: position for position, name in enumerate(defects)}
    catches: dict[str, list[int]] = {}
    for name, ids in rows.items():
        for id in ids:
            catches.setdefault(id, []).append(positions[name])
    return msgspec.structs.replace(
        newer,
        sample=min(before.sample, newer.sample),
        defects=tuple(defects.values()),
        costs_us=newer.costs_us | before.costs_us,
        tests=tuple(
            MatrixTest(id=id, cost_us=costs.get(id, 0), catches=tuple(sorted(catches[id])))
            for id in sorted(catches)
        ),
    )


def without(matrix: FaultMatrix, names: Collection[str]) -> FaultMatrix:
    """``matrix`` as if the defects ``names`` had never been planted."""
    left = [n for n, defect in enumerate(matrix.defects) if defect.name not in names]
    new = {old: position for position, old in enumerate(left)}
    tests = []
    for test in matrix.tests:
        catches = tuple(new[old] for old in test.catches if old in new)
        if catches:
            tests.append(msgspec.structs.replace(test, catches=catches))
    return msgspec.structs.replace(
        matrix, defects=tuple(matrix.defects[n] for n in left), tests=tuple(tests)
    )


def _rows(matrix: FaultMatrix) -> Mapping[str, set[str]]:
    """The ids of the tests that catch each defect, by its name."""
    rows: dict[str, set[str]] = {defect.name: set() for defect in matrix.defects}
    for test in matrix.tests:
        for position in test.catches:
            rows[matrix.defects[position].name].add(test.id)
    return rows


if __name__ == "__main__":
    main(Path(sys.argv[1]))
