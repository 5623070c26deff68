"""A run that makes a fault matrix: every defect with many tests, or all."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import cast

import msgspec

from nncli.output_file import write_file
from nntest.self_test.run import Conditions
from nntest.self_test.run import self_test as any_self_test
from vts.prioritization.matrix import FaultMatrix, MatrixTest, PlantedDefect, dump
from vts.self_test.defects import Defect
from vts.self_test.matrix_suite import MatrixRow, MatrixSettings, MatrixSuite
from vts.self_test.results import FORMAT, SelfTestRun
from vts.self_test.suite import Part

__all__ = ["make_matrix", "matrix_of"]


def make_matrix(
    conditions: Conditions,
    names: Sequence[str],
    settings: MatrixSettings,
    path: Path,
) -> SelfTestRun:
    """Try tests on the defects ``names``, none for all, and write the matrix to ``path``.

    It is written when all defects have had their turn. Raises OutputNotWritable.
    """
    parts = tuple(Part(defect=name) for name in names)
    suite = MatrixSuite(msgspec.structs.replace(settings, parts=parts))
    run = any_self_test(suite, FORMAT, conditions, None)
    if not run.interrupted:
        write_file(path, dump(matrix_of(suite, cast("Sequence[MatrixRow]", run.cases))))
    # Results do not have what only the matrix needs.
    return msgspec.convert(run, SelfTestRun, from_attributes=True)


def matrix_of(suite: MatrixSuite, rows: Sequence[MatrixRow]) -> FaultMatrix:
    """The matrix that ``rows`` are of."""
    catches: dict[str, list[int]] = {}
    costs: dict[str, int] = {}
    means: dict[str, float] = {}
    for number, row in enumerate(rows):
        means |= row.means_us
        costs = row.catches | costs
        for id in row.catches:
            catches.setdefault(id, []).append(number)
    return FaultMatrix(
        version=version("nn-driver-suite"),
        sample=suite.chosen.sample,
        defects=tuple(_planted(suite.defects[row.defect]) for row in rows),
        costs_us={name: round(mean, 1) for name, mean in means.items()},
        tests=tuple(
            MatrixTest(id=id, cost_us=costs[id], catches=tuple(found))
            for id, found in catches.items()
        ),
    )


def _planted(defect: Defect) -> PlantedDefect:
    return PlantedDefect(
        name=defect.name,
        hal_versions=tuple(map(str, defect.hal_versions)),
        operations=tuple(defect.operations),
    )
