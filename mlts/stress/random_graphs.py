"""Random graphs of the operations that a driver claims; see :mod:`nntest.random_graph`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nnhal.errors import UserError

if TYPE_CHECKING:
    from mlts.stress.subjects import Graph
    from nnhal.device import Device

__all__ = ["NoGraphs", "draw"]


class NoGraphs(UserError):
    """There is nothing that draws graphs."""


def draw(device: Device, seed: int, size: int, dimension_range: int) -> Graph | None:
    """The graph of a seed within what ``device`` claims; None where there is none for it."""
    raise NoGraphs("random graphs arrive with a later version")
