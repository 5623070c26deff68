"""Separation of a driver from the tests: modules that both use are loaded a second time for it.

The driver kit, its versions and its checks of models and requests serve both sides of the HAL. A
mutant of theirs must be the driver's alone, as if it ran in another process.
"""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Iterable
from typing import Final

from nnhal import registry
from nnhal.device import Device
from nnhal.types import HalVersion
from nntest.runner.driver_under_test import InProcess

__all__ = ["InProcessWithItsOwnKit", "forget_kit", "is_separable"]

_SEPARABLE: Final = ("nnhal.driver_kit", "nnhal._driver_kit", "nnhal.versions", "nnhal.validation")
"""What a driver may have a copy of. Types, errors and memory are the HAL's: one for all."""

_THREADS: Final = 3


def is_separable(module: str) -> bool:
    """Whether a driver may have ``module`` for itself."""
    return any(module == name or module.startswith(f"{name}.") for name in _SEPARABLE)


def forget_kit(mutated: Iterable[str]) -> None:
    """Have the driver import the kit anew, if one of the ``mutated`` modules belongs to it.

    Before the driver is imported, in a process of its own: the tests keep the copy that they have.
    """
    if any(map(is_separable, mutated)):
        for name in list(filter(is_separable, sys.modules)):
            del sys.modules[name]


class InProcessWithItsOwnKit(InProcess):
    """An installed driver of the kit, or ``module:Class``, with ``@VERSION`` by an older interface;
    made with the kit as it is imported when the driver starts.
    """

    def other(
        self, name: str, *, callback_timeout_s: float | None = None
    ) -> InProcessWithItsOwnKit:
        return InProcessWithItsOwnKit(name, callback_timeout_s=callback_timeout_s)

    def _start(self) -> Device:
        # Not the kit that this module could import: ``nnhal.device`` knows that one only.
        kit = importlib.import_module("nnhal.driver_kit")
        name, _, version = self.name.partition("@")
        module, _, maker = registry.drivers().get(name, name).partition(":")
        make = getattr(importlib.import_module(module), maker)
        # How a driver shares work out is among what its tests should notice.
        takes_threads = "threads" in inspect.signature(make).parameters
        driver = make(threads=_THREADS) if takes_threads else make()
        if version:
            driver.hal_version = HalVersion(version)
        return Device(kit.as_device(driver), callback_timeout_s=self._callback_timeout_s)
