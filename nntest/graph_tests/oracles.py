"""Oracles of a run: drivers that say what is right, started when they are first asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from numpy.typing import NDArray

from nnhal.errors import HalError
from nnhal.types import Model
from nntest.graph_tests.machine import DeviceMachine, Refusal
from nntest.graph_tests.oracle_limits import is_competent
from nntest.graph_tests.specimen import Specimen
from nntest.runner.driver_under_test import DriverUnderTest, InProcess

__all__ = ["Oracle", "oracles_of"]

_TRUSTED: Final = "reference"
"""Runs in the worker itself, which is faster: it is part of what is asked, and does not crash."""


class Oracle:
    """A driver that is asked what is right. It may crash: then it does not know, and is started
    again for the next question.
    """

    def __init__(self, driver: DriverUnderTest) -> None:
        self._driver = driver

    @property
    def name(self) -> str:
        return self._driver.name

    def supported(self, model: Model) -> Sequence[bool]:
        try:
            supported = self._driver.device().supported_operations(model)
        except HalError as error:
            self._driver.close()
            raise Refusal(str(error)) from error
        main = model.main
        return [
            is_supported
            and is_competent(
                self.name, operation.type, [main.operands[i] for i in operation.inputs]
            )
            for is_supported, operation in zip(supported, main.operations, strict=True)
        ]

    def run(self, specimen: Specimen) -> list[NDArray[Any]]:
        try:
            return DeviceMachine(self._driver.device()).run(specimen)
        except HalError as error:
            self._driver.close()
            raise Refusal(str(error)) from error

    def close(self) -> None:
        """End its process, if it has one."""
        self._driver.close()


def oracles_of(
    names: Sequence[str], tested: DriverUnderTest, *, may_be_itself: bool = False
) -> list[Oracle]:
    """Return the oracles of these ``names`` that are not the driver under test itself, unless they
    ``may_be``.
    """
    others = [name for name in names if may_be_itself or name != tested.name]
    return [
        Oracle(InProcess(name, threads=1) if name == _TRUSTED else tested.other(name))
        for name in others
    ]
