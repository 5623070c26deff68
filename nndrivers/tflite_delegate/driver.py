"""An external delegate as a driver: what it takes of a model is what the driver supports.

Models go to TF Lite as files. The delegate replaces the operators that it takes by operators of
its own, and this decides: an operation that TF Lite would run on the CPU is not supported. Source:
TensorFlow Lite's ``external_delegate_interface.h``.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from nndrivers.engines.engine import Engine, Refused, Session
from nndrivers.engines.tflite import Interpreted
from nnhal.driver_schemes import BrokenDriver, NotADriver, divided
from nnhal.types import DeviceType
from nntflite.errors import BrokenModel, NoRuntime, RuntimeFailure
from nntflite.interpreter import DelegateLibrary, Interpreter, check_delegate, runtime
from nntflite.reader import read

__all__ = ["DelegateDriver", "open_delegate"]


def open_delegate(location: str, *, threads: int = 1) -> Mapping[str, DelegateDriver]:
    """The driver of ``PATH.so?key=value&...``, by the library's name; ``threads`` are those of TF
    Lite's kernels, which run what the delegate leaves.

    Raises NotADriver and BrokenDriver.
    """
    path, options = divided(location)
    library = DelegateLibrary(Path(path).absolute(), options)
    if not library.path.is_file():
        raise NotADriver("there is no such file")
    driver = DelegateDriver(library, threads=threads)
    driver.check()
    return {library.path.stem: driver}


class DelegateDriver(Engine):
    """The driver of ``library``."""

    type = DeviceType.ACCELERATOR

    def __init__(self, library: DelegateLibrary, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self.name = f"delegate-{library.path.stem}"
        self._library = library

    def check(self) -> None:
        """Raises BrokenDriver where TF Lite is missing, or cannot load the library."""
        try:
            self.version = f"with {runtime().name} {runtime().version}"
            check_delegate(self._library)
        except NoRuntime as error:
            raise BrokenDriver(str(error)) from error
        except RuntimeFailure as error:
            raise BrokenDriver(error.reason) from error

    def open(self, file: bytes) -> Session:
        try:
            interpreter = Interpreter(file, threads=self.threads or 1, delegate=self._library)
        except (RuntimeFailure, BrokenModel) as error:
            raise Refused(error.reason) from error
        count = len(read(file, "model").graphs[0].operators)
        return Interpreted(interpreter, interpreter.operators_left(count))
