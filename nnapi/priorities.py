"""Priorities and preferences, with the codes of the C API."""

from __future__ import annotations

from enum import IntEnum

from nnhal.types import ExecutionPreference as Preference

__all__ = ["Preference", "Priority"]


class Priority(IntEnum):
    """Priority of a compilation's executions (``ANEURALNETWORKS_PRIORITY_*``)."""

    LOW = 90
    MEDIUM = 100
    HIGH = 110
    DEFAULT = 100
