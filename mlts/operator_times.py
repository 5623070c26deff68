"""Times of a model's operators, each prepared and run by itself with the values of the model.

What a backend saves by running several operators as one is not in them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mlts.backends.base import LoadedModel, Session
from mlts.datasets import DataSequence
from mlts.measurement import Clock, Stopped
from mlts.results import OperatorTime

__all__ = ["operator_times"]

_RUNS: Final = 30
_LIMIT_NS: Final = 100_000_000
"""Runs of all operators of a model, and their time in all; there are two at least, the first of
which does not count.
"""


def operator_times(
    model: LoadedModel,
    session: Session,
    sequence: DataSequence,
    *,
    on_driver: bool,
    clock: Clock,
    is_stopped: Callable[[], bool],
) -> tuple[OperatorTime, ...]:
    """Time the parts of ``session``, of which each is an operator, with the first inputs of
    ``sequence``: those ``on_driver``, or those on TF Lite.

    Raises Stopped, and what a backend may raise.
    """
    inputs = [values[0] for values in sequence.inputs]
    session.reset()
    session.set_inputs(inputs)
    session.run()
    session.forget_times()
    begun = clock()
    for _ in range(_RUNS):
        if is_stopped():
            raise Stopped
        session.set_inputs(inputs)
        session.run()
        if clock() - begun > _LIMIT_NS:
            break
    operators = model.graph.operators
    return tuple(
        OperatorTime(
            numbers=part.operators,
            name=operators[part.operators[-1]].name,
            mean_ns=part.mean_ns or 0,
        )
        for part in session.parts
        if part.on_driver is on_driver
    )
