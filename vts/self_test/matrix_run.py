"""A run that makes a fault matrix: every defect with many tests, or all."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nncli.output_file import write_file
from nntest.result_file import ResultFormat
from nntest.self_test.run import Conditions
from nntest.self_test.run import self_test as any_self_test
from vts.prioritization.matrix import FaultMatrix, MatrixTest, PlantedDefect, dump
from vts.self_test.defects import Defect
from vts.self_test.matrix_suite import MatrixRow, MatrixSettings, MatrixSuite
from vts.self_test.results import FORMAT, DefectResult, SelfTestRun
from vts.self_test.suite import Part

__all__ = ["make_matrix", "matrix_of"]


class _MatrixRun(SelfTestRun, frozen=True, kw_only=True):
    cases: tuple[MatrixRow, ...]


_ROWS: Final = ResultFormat(FORMAT.command, _MatrixRun, FORMAT.suite, FORMAT.schema)


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
    run = any_self_test(suite, _ROWS, conditions, None)
    if not run.interrupted:
        write_file(path, dump(matrix_of(suite, run.cases)))
    fields = {name: getattr(run, name) for name in run.__struct_fields__}
    return SelfTestRun(**fields | {"cases": tuple(map(_without_bits, run.cases))})


def _without_bits(row: MatrixRow) -> DefectResult:
    return DefectResult(**{name: getattr(row, name) for name in DefectResult.__struct_fields__})


def matrix_of(suite: MatrixSuite, rows: Sequence[MatrixRow]) -> FaultMatrix:
    """The matrix that ``rows`` are of."""
    costs = np.full(len(suite.tests), np.nan, np.float32)
    catches: dict[int, list[int]] = {}
    for number, row in enumerate(rows):
        costs = np.fmin(costs, row.costs_us())
        for position in row.positions():
            catches.setdefault(position, []).append(number)
    means = _means(suite, costs)
    return FaultMatrix(
        version=version("nn-driver-suite"),
        sample=suite.chosen.sample,
        defects=tuple(_planted(suite.defects[row.defect]) for row in rows),
        costs_us={name: round(mean, 1) for name, mean in means.items()},
        tests=tuple(
            MatrixTest(
                id=suite.tests[position].id,
                cost_us=_cost(costs, position, means.get(suite.tests[position].group, 0)),
                catches=tuple(catches[position]),
            )
            for position in sorted(catches)
        ),
    )


def _planted(defect: Defect) -> PlantedDefect:
    return PlantedDefect(
        name=defect.name,
        hal_versions=tuple(map(str, defect.hal_versions)),
        operations=tuple(defect.operations),
    )


def _means(suite: MatrixSuite, costs: NDArray[np.float32]) -> Mapping[str, float]:
    groups: dict[str, list[float]] = {}
    for test, cost in zip(suite.tests, costs.tolist(), strict=True):
        if not math.isnan(cost):
            groups.setdefault(test.group, []).append(cost)
    return {name: sum(of) / len(of) for name, of in groups.items()}


def _cost(costs: NDArray[np.float32], position: int, otherwise: float) -> int:
    return round(otherwise if np.isnan(costs[position]) else float(costs[position]))
