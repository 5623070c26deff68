"""Opinions of other oracles, asked before a driver is accused of wrong values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nnhal.errors import HalError
from nntest.graph_tests.examination import Unknown, expected_of
from nntest.graph_tests.judging import Count, wrong_outputs
from nntest.graph_tests.machine import Machine, Refusal
from nntest.graph_tests.specimen import Specimen

__all__ = ["Opinion", "opinion_on"]


class Opinion(NamedTuple):
    """Opinion of another oracle, and whether it leaves the driver in the right, or nobody."""

    text: str
    disputed: bool


def opinion_on(
    specimen: Specimen, machine: Machine, oracle: Machine, others: Sequence[Machine]
) -> Opinion:
    """Return the opinion of the first of ``others`` that knows the operations on a specimen for
    which ``machine`` differs from ``oracle``.
    """
    try:
        actual, expected = machine.run(specimen), expected_of(specimen, oracle)
    except (Refusal, Unknown, HalError):
        return Opinion("", False)
    silent = []
    for other in others:
        try:
            theirs = expected_of(specimen, other)
        except Unknown:
            silent.append(other.name)
            continue
        if not wrong_outputs(specimen, theirs, expected, oracle, Count()):
            return Opinion(f"{other.name} computes what {oracle.name} does", False)
        if not wrong_outputs(specimen, actual, theirs, other, Count()):
            return Opinion(f"{other.name} computes what the driver does", True)
        return Opinion(f"{other.name} computes neither", True)
    if not silent:
        return Opinion("", False)
    return Opinion(f"{' and '.join(silent)} cannot run it: only {oracle.name} says so", False)
