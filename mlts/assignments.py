"""Assignments: what a worker of MLTS receives of a run and of its cases."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from mlts.cases import planned_case
from mlts.results import BenchmarkCase, Settings
from nntest.environment import Environment
from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.suite import PlannedCase

__all__ = ["Assignment", "MltsSettings", "assignment_of", "result_of"]


class MltsSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a benchmark: models, drivers, limits. Without a folder of ``assets`` it is the
    embedded models.
    """

    drivers: tuple[str, ...]
    settings: Settings

    @property
    def assets(self) -> Path | None:
        return Path(self.settings.assets) if self.settings.assets else None


class Assignment(msgspec.Struct, frozen=True):
    """A case for a worker: ``items`` are the inputs of the whole data set, ``absent`` says why
    there is nothing to run, ``environment`` is that of the machine before the run. ``shipped`` is
    the backend that runs this model as TF Lite does where it ships.
    """

    model: str
    backend: str
    items: int
    absent: str
    environment: Environment
    shipped: str = ""


def assignment_of(case: PlannedCase) -> Assignment:
    """Return the assignment of a worker for ``case``."""
    return msgspec.msgpack.decode(case.payload, type=Assignment)


def result_of(
    case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
) -> BenchmarkCase:
    """The result of a case of which nothing has been measured."""
    assignment = assignment_of(case)
    return msgspec.structs.replace(
        planned_case(assignment.model, assignment.backend, outcome, why),
        id=case.id,
        test_set_size=assignment.items,
        evidence=tuple(evidence),
    )
