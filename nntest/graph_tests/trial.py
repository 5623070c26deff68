"""A trial: one graph on the driver under test, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from nnhal.errors import DeadObject, GivenUp, HalError, NoAnswer
from nnhal.model_parts import part_of
from nntest.graph_tests.criteria import Deviation
from nntest.graph_tests.examination import Examination, Unknown, examine
from nntest.graph_tests.judging import Count
from nntest.graph_tests.laws import Law
from nntest.graph_tests.laws.check import broken
from nntest.graph_tests.machine import Machine, Refusal
from nntest.graph_tests.specimen import Specimen, part_with
from nntest.random_graph.dice import Dice

__all__ = ["CRASH", "ERROR", "HANG", "LAW", "VALUES", "Failure", "Tally", "failure_of"]

VALUES, LAW, ERROR, CRASH, HANG = "values", "law", "error", "crash", "hang"

_LAW_DICE = 4
"""Stream of a graph's seed that laws draw from."""


@dataclass(frozen=True)
class Failure:
    """``how`` a specimen fails. ``culprits`` are operations that are wrong by themselves."""

    how: str
    reason: str
    law: str = ""
    deviation: Deviation | None = None
    examination: Examination = field(default_factory=Examination)
    error: HalError | None = None

    def is_like(self, other: Failure | None) -> bool:
        """Whether a smaller specimen that fails as ``other`` shows the same."""
        return other is not None and (self.how, self.law) == (other.how, other.law)


@dataclass
class Tally:
    """Tally of what was counted on the way."""

    count: Count = field(default_factory=Count)
    grown: int = 0
    unjudged: int = 0
    laws: int = 0


def failure_of(
    specimen: Specimen,
    machine: Machine,
    oracle: Machine | None,
    laws: Sequence[Law],
    seed: int,
    tally: Tally,
) -> Failure | None:
    """Describe how the driver fails on ``specimen``: by its values, or by a law. None where it does
    not.

    A driver that has died or hangs must be started again by the caller.
    """
    try:
        return _by_values(specimen, machine, oracle, tally) or _by_laws(
            specimen, machine, oracle, laws, seed, tally
        )
    except (NoAnswer, GivenUp) as error:
        return Failure(HANG, error.message, error=error)
    except DeadObject as error:
        return Failure(CRASH, str(error), error=error)
    except Refusal as error:
        return Failure(ERROR, f"the driver supports all operations, and fails: {error}")


def _by_values(
    specimen: Specimen, machine: Machine, oracle: Machine | None, tally: Tally
) -> Failure | None:
    if oracle is None:
        machine.run(specimen)
        tally.unjudged += 1
        return None
    try:
        found = examine(specimen, machine, oracle, tally.count)
    except Unknown:
        tally.unjudged += 1
        return None
    tally.grown += found.grown
    if not found.is_bad:
        return None
    deviation = found.wrong[0].deviation if found.wrong else None
    return Failure(VALUES, str(deviation or ""), deviation=deviation, examination=found)


def _by_laws(
    specimen: Specimen,
    machine: Machine,
    oracle: Machine | None,
    laws: Sequence[Law],
    seed: int,
    tally: Tally,
) -> Failure | None:
    for law in laws:
        subject, culprits = (_first(specimen), (0,)) if law.alone else (specimen, ())
        tally.laws += 1
        found = Examination((), culprits, specimen.given)
        try:
            wrong = broken(law, machine, subject, oracle, Dice(seed, _LAW_DICE))
        except Refusal as error:
            return Failure(LAW, f"{law.title}: {error}", law.name, examination=found)
        if wrong is not None:
            return Failure(LAW, f"{law.title}: {wrong}", law.name, wrong, found)
    return None


def _first(specimen: Specimen) -> Specimen:
    """The first operation by itself: all that it reads is given."""
    if len(specimen.operations) == 1:
        return specimen
    return part_with(specimen, part_of(specimen.model, [0]), specimen.given)
