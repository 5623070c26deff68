"""Probing of a driver's claims, by asking it about a model of each kind of operation.

Android probes a driver with 50 random models, and guesses from the name of a device: no quantized
types for a GPU, only these for a DSP. Nothing is guessed here: every kind is asked about.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import Final

from nnhal.device import Device
from nnhal.errors import DeadObject, HalError
from nntest.random_graph.claims import Claims, OperationKind, kinds
from nntest.random_graph.graph import CannotDraw, RandomGraph, draw
from nntest.random_graph.limits import Limits

__all__ = ["DEFAULT_TIME_LIMIT_S", "claims_of", "draw_supported"]

DEFAULT_TIME_LIMIT_S: Final = 10.0

_ATTEMPTS: Final = 3
"""Models of a kind that a driver is asked about before the kind counts as not supported: it may
support some forms, ranks or layouts only."""

_DIMENSION_RANGE: Final = 8

_MAX_PRUNINGS: Final = 5
"""Support may change with what is an input of the model; after two rounds it hardly ever does."""


def claims_of(
    device: Device,
    *,
    seed: int = 0,
    time_limit_s: float = DEFAULT_TIME_LIMIT_S,
    among: Claims | None = None,
    alive: Callable[[], None] = lambda: None,
) -> Claims:
    """The kinds of operations of its HAL version that ``device`` supports in some model.

    Only those ``among`` are asked about, by default all. ``complete`` is False when not everything
    could be asked within ``time_limit_s``; operations are then covered before all of their types
    are. ``alive`` is called before each question. Raises DeadObject when the driver dies. A kind
    whose model the driver answers with an error is not claimed.
    """
    end = time.monotonic() + time_limit_s
    found: set[OperationKind] = set()
    every = kinds(device.hal_version)
    asked = _in_rounds([kind for kind in every if among is None or kind in among.kinds])
    for attempt in range(_ATTEMPTS):
        for kind in asked:
            alive()
            if time.monotonic() > end:
                return Claims(device.hal_version, frozenset(found), complete=False)
            if kind not in found and _supports(device, kind, found, seed + attempt):
                found.add(kind)
    return Claims(device.hal_version, frozenset(found))


def draw_supported(
    device: Device,
    seed: int,
    *,
    size: int = 10,
    dimension_range: int = 10,
    claims: Claims | None = None,
    limits: Limits | None = None,
) -> RandomGraph | None:
    """A graph that ``device`` supports whole: what :func:`draw` draws, less what it refuses.

    Support may depend on more than ``claims`` say, by default those of :func:`claims_of`: a graph
    of hundreds of operations that it supports to the last one would rarely be found by chance.
    None where nothing is left. Raises what :func:`draw` raises, and HalError.
    """
    claims = claims_of(device) if claims is None else claims
    graph: RandomGraph | None = draw(
        seed, size=size, dimension_range=dimension_range, claims=claims, limits=limits
    )
    for _ in range(_MAX_PRUNINGS):
        if graph is None:
            break
        supported = device.supported_operations(graph.model)
        if all(supported):
            return graph
        graph = graph.keeping(supported)
    return None


def _in_rounds(kinds: Sequence[OperationKind]) -> list[OperationKind]:
    """The first kind of every operation, then the second of every one, and so on."""
    counts: dict[int, int] = {}
    ordered = []
    for kind in kinds:
        counts[kind.operation] = counts.get(kind.operation, 0) + 1
        ordered.append((counts[kind.operation], kind))
    return [kind for _, kind in sorted(ordered)]


def _supports(
    device: Device, kind: OperationKind, others: Collection[OperationKind], seed: int
) -> bool:
    """The subgraphs of IF and WHILE are made of ``others``."""
    claims = Claims(device.hal_version, frozenset((kind, *others)))
    try:
        graph = draw(seed, size=1, dimension_range=_DIMENSION_RANGE, claims=claims, first=(kind,))
        return all(device.supported_operations(graph.model))
    except DeadObject:
        raise
    except (CannotDraw, HalError):
        return False
