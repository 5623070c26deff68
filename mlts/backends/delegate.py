"""An external delegate of TF Lite, on the model's own file: what an application would see.

As a driver of the HAL it would get the file that the exporter makes of the HAL model that the
importer makes of the model's file, and its operations only. An application hands TF Lite the file,
and TF Lite runs what the delegate leaves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlts.backends.base import LoadedModel, ModelUnsupported, Session
from mlts.backends.driver import DriverBackend
from mlts.backends.tflite import TfliteSession, interpreter_of
from nntflite.delegate_library import library_at
from nntflite.interpreter import Interpreter
from nntflite.reader import read

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import DriverUnderTest

__all__ = ["DelegateBackend", "is_delegate"]

_SCHEME = "delegate:"


def is_delegate(name: str) -> bool:
    """Whether ``name`` is that of an external delegate."""
    return name.startswith(_SCHEME)


class DelegateBackend(DriverBackend):
    """The delegate that ``driver`` names, in an interpreter of this process."""

    def __init__(self, driver: DriverUnderTest, threads: int) -> None:
        super().__init__(driver)
        self._library = library_at(driver.name.removeprefix(_SCHEME))
        self._threads = threads

    @property
    def has_cache(self) -> bool:
        return False

    def load(self, model: LoadedModel) -> None:
        interpreter = self._interpreter(model)
        count = _operators(model)
        if len(interpreter.operators_left(count)) == count:
            raise ModelUnsupported(f"the delegate takes none of the model's {count} operators")

    def prepare(self, model: LoadedModel) -> Session:
        interpreter = self._interpreter(model)
        session = TfliteSession(interpreter)
        session.left = interpreter.operators_left(_operators(model))
        return session

    def compile(self, model: LoadedModel) -> None:
        self._interpreter(model)

    def _interpreter(self, model: LoadedModel) -> Interpreter:
        return interpreter_of(model, threads=self._threads, delegate=self._library)


def _operators(model: LoadedModel) -> int:
    return len(read(model.data, str(model.path)).graphs[0].operators)
