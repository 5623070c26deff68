"""SOFTMAX and LOG_SOFTMAX."""

from __future__ import annotations

from nnhal.types import OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.site import ANY, Site

__all__: list[str] = []

O = OperationType  # noqa: E741

_EIGHTHS = 8


@draws(O.SOFTMAX, O.LOG_SOFTMAX)
def _softmax(site: Site) -> None:
    """Logarithms of what float16 can hold the exponentials of; that of the count adds little."""
    logarithms = site.operation == O.LOG_SOFTMAX
    value = site.tensor("input", within=(-5.0, 5.0) if logarithms else ANY)
    site.scalar("beta", site.dice.number(2, 2 * _EIGHTHS) / _EIGHTHS)
    site.axis(value)
    site.outputs((-40.0, 0.0) if logarithms else (0.0, 1.0))
