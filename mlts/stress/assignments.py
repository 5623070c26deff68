"""Assignments: what a worker of the stress suite receives of a run and of its cases."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mlts.stress.observations import CaseParameters
from mlts.stress.parameters import Parameters
from mlts.stress.results import StressCase, StressSettings
from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.suite import PlannedCase

__all__ = ["Assignment", "StressPlan", "assignment_of", "blank_case", "result_of"]


class StressPlan(msgspec.Struct, frozen=True, kw_only=True):
    """Plan of a stress test. Without a folder of assets it is the embedded models."""

    drivers: tuple[str, ...]
    settings: StressSettings


class Assignment(msgspec.Struct, frozen=True):
    """A case for a worker. ``seed`` is that of the case."""

    mode: str
    driver: str
    parameters: Parameters
    seed: int


def assignment_of(case: PlannedCase) -> Assignment:
    """Return the assignment of a worker for ``case``."""
    return msgspec.msgpack.decode(case.payload, type=Assignment)


def blank_case(case: PlannedCase) -> StressCase:
    """The case before anything was run."""
    assignment = assignment_of(case)
    parameters = assignment.parameters
    return StressCase(
        id=case.id,
        outcome=Outcome.NOT_RUN,
        mode=assignment.mode,
        configuration=parameters.label,
        driver=assignment.driver,
        parameters=CaseParameters(
            threads=parameters.threads,
            processes=parameters.processes,
            duration_ns=round(parameters.duration_s * 1e9),
            grace_ns=round(parameters.grace_s * 1e9),
            kill_rate=parameters.kill_rate,
            seed=assignment.seed,
        ),
    )


def result_of(
    case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
) -> StressCase:
    """The result of a case that could not tell its result itself."""
    return msgspec.structs.replace(
        blank_case(case), outcome=outcome, why=why, evidence=tuple(evidence)
    )
