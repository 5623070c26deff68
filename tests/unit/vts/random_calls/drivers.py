"""Drivers that random calls meet."""

from __future__ import annotations

from nndrivers.reference.device import ReferenceDriver
from nnhal.types import Model

__all__ = ["AddsNothing"]


class AddsNothing(ReferenceDriver):
    """A driver that supports no operation."""

    def supported_operations(self, model: Model) -> list[bool]:
        return [False] * len(model.main.operations)
