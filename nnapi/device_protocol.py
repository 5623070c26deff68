"""The protocol of a device: what partitioning asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from nnhal.types import Capabilities, HalVersion, Model

__all__ = ["PlannedDevice"]


class PlannedDevice(Protocol):
    """Device as far as planning needs it. Two devices are the same when they are the same
    object.
    """

    @property
    def name(self) -> str: ...

    @property
    def hal_version(self) -> HalVersion:
        """The driver's version, or the runtime's where that is older."""

    @property
    def capabilities(self) -> Capabilities: ...

    @property
    def is_cpu(self) -> bool:
        """Whether this is the CPU device of the runtime (``nnapi-reference``)."""

    def supported_operations(self, model: Model) -> Sequence[bool]:
        """Return the driver's answer for ``model``, which has nothing newer than ``hal_version``.

        An answer for each operation of the main subgraph. NnapiError where there is none, or of
        another length.
        """
