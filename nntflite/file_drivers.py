"""Drivers that compile model files themselves, beside the HAL models that every driver takes.

An engine reads ``.tflite`` files, a delegate gets them by TF Lite. Measured with the file as it is,
neither depends on what the HAL can express. A driver says so by having what :class:`FileDriver`
has; nothing else announces it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from numpy.typing import NDArray

from nnhal.device import Device

__all__ = ["FileDriver", "Refused", "Session", "file_driver_of"]


class Refused(Exception):
    """The driver does not take a file, or fails to run it; the text says why."""


class Session(ABC):
    """A compiled file. One thread at a time uses it.

    :ivar left: operators of the file, by their numbers, that the driver leaves to TF Lite's kernels
    """

    left: Sequence[int] = ()
    # Subclasses have names of their own; these two are not theirs.
    __given: Sequence[NDArray[Any]] = ()
    __computed: Sequence[NDArray[Any]] = ()

    @abstractmethod
    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        """The outputs for ``inputs``, both in the file's order, dtypes and shapes.

        Raises Refused.
        """

    def set_inputs(self, inputs: Sequence[NDArray[Any]]) -> None:
        """Give the inputs of the next :meth:`invoke`."""
        self.__given = inputs

    def invoke(self) -> None:
        """Run once: what a benchmark times. A session that copies inputs and outputs overrides all
        three methods, so that copies are not counted. Raises Refused.
        """
        self.__computed = self.run(self.__given)

    def outputs(self) -> Sequence[NDArray[Any]]:
        """The outputs of the last :meth:`invoke`; the next one may overwrite them."""
        return self.__computed

    def reset(self) -> None:
        """Begin a sequence: the file's variables, if it has any, go back to their first values."""
        return


@runtime_checkable
class FileDriver(Protocol):
    """A driver that compiles files whose names end in ``file_suffix``."""

    file_suffix: str

    def open(self, file: bytes) -> Session:
        """Compile ``file``, a whole model. Raises Refused for what the driver has not."""


def file_driver_of(device: Device) -> FileDriver | None:
    """Return the driver behind ``device`` if it compiles files; None for others, and for one in
    another process, which takes nothing but the HAL's calls.
    """
    driver = getattr(device.driver, "driver", device.driver)
    return driver if isinstance(driver, FileDriver) else None
