"""TF Lite as a driver: its built-in kernels, and those of XNNPACK."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from numpy.typing import NDArray

from nndrivers.engines.engine import Engine, Refused, Session
from nntflite.errors import BrokenModel, RuntimeFailure
from nntflite.interpreter import LITERT, Interpreter, runtime

__all__ = ["Interpreted", "LiteRt", "LiteRtXnnpack", "TfLite", "TfLiteXnnpack"]


class Interpreted(Session):
    """A model in an interpreter of TF Lite."""

    def __init__(self, interpreter: Interpreter) -> None:
        self._interpreter = interpreter

    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        try:
            return self._interpreter.run(*inputs)
        except RuntimeFailure as error:
            raise Refused(error.reason) from error


class TfLite(Engine):
    """The built-in kernels of whichever TF Lite is installed."""

    name = "google-tflite"
    package: ClassVar[str] = ""
    delegates: ClassVar[bool] = False

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self.version = runtime(self.package).version

    def open(self, file: bytes) -> Session:
        try:
            interpreter = Interpreter(
                file,
                threads=self.threads or 1,
                default_delegates=self.delegates,
                package=self.package,
            )
        except (RuntimeFailure, BrokenModel) as error:
            raise Refused(error.reason) from error
        return Interpreted(interpreter)


class TfLiteXnnpack(TfLite):
    """The same with XNNPACK, which takes what it can; the built-in kernels run the rest."""

    name = "google-tflite-xnnpack"
    delegates = True


class LiteRt(TfLite):
    """The built-in kernels of LiteRT, also where tflite-runtime is installed too."""

    name = "google-litert"
    package = LITERT


class LiteRtXnnpack(LiteRt):
    """LiteRT with XNNPACK."""

    name = "google-litert-xnnpack"
    delegates = True
