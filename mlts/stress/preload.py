"""Modules that processes of the stress need, to be loaded before they are forked."""

from __future__ import annotations

from typing import Final

__all__ = ["PRELOAD"]

PRELOAD: Final = (
    "mlts.stress.suite",
    "mlts.stress.case",
    "mlts.stress.client",
    "nnhal.service.hal.shared_driver",
)
