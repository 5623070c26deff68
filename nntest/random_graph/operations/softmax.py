"""SOFTMAX and LOG_SOFTMAX."""

from __future__ import annotations

from nnhal.types import OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.site import Site

__all__: list[str] = []

O = OperationType  # noqa: E741

_EIGHTHS = 8


@draws(O.SOFTMAX)
def _softmax(site: Site) -> None:
    value = site.tensor("input")
    site.scalar("beta", site.dice.number(2, 2 * _EIGHTHS) / _EIGHTHS)
    rank = len(value.shape)
    site.scalar("axis", site.dice.number(-rank, rank - 1))
    site.outputs((0.0, 1.0))


@draws(O.LOG_SOFTMAX)
def _log_softmax(site: Site) -> None:
    """Of numbers whose exponentials float16 can hold; the logarithm of their count adds little."""
    value = site.tensor("input", within=(-5.0, 5.0))
    site.scalar("beta", site.dice.number(2, 2 * _EIGHTHS) / _EIGHTHS)
    rank = len(value.shape)
    site.scalar("axis", site.dice.number(-rank, rank - 1))
    site.outputs((-40.0, 0.0))
