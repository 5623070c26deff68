"""Settings of random calls, as the runner sees them."""

from __future__ import annotations

import msgspec

from nntest.result_types import Natural
from vts.fuzz.findings import CallSequence

__all__ = ["CallsSettings", "CallsStretch"]


class CallsSettings(msgspec.Struct, frozen=True, kw_only=True):
    """``count`` sequences, or ``seconds`` of them on ``jobs`` workers; with ``replayed``, nothing
    is drawn.
    """

    seed: Natural = 0
    count: Natural = 0
    seconds: float = 60.0
    jobs: Natural = 1
    replayed: CallSequence | None = None


class CallsStretch(msgspec.Struct, frozen=True, kw_only=True):
    """Sequences from number ``first`` on: so many, or for so many seconds."""

    first: Natural
    count: Natural = 0
    seconds: float = 0
