"""TF Lite as a driver: as it ships, with XNNPACK, and with its built-in kernels alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from numpy.typing import NDArray

from nndrivers.engines.engine import Engine, Refused, Session
from nntflite.errors import BrokenModel, RuntimeFailure
from nntflite.interpreter import LITERT, Interpreter, runtime
from nntflite.onnx.interpreter import OnnxInterpreter

__all__ = ["Interpreted", "LiteRt", "LiteRtBuiltin", "TfLite", "TfLiteBuiltin"]


class Interpreted(Session):
    """A model in an interpreter of TF Lite or ONNX Runtime; ``left`` as of every session."""

    def __init__(
        self, interpreter: Interpreter | OnnxInterpreter, left: Sequence[int] = ()
    ) -> None:
        self._interpreter = interpreter
        self.left = left

    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        try:
            return self._interpreter.run(*inputs)
        except RuntimeFailure as error:
            raise Refused(error.reason) from error

    def set_inputs(self, inputs: Sequence[NDArray[Any]]) -> None:
        for number, value in enumerate(inputs):
            self._interpreter.set_input(number, value)

    def invoke(self) -> None:
        try:
            self._interpreter.invoke()
        except RuntimeFailure as error:
            raise Refused(error.reason) from error

    def outputs(self) -> Sequence[NDArray[Any]]:
        count = len(self._interpreter.outputs)
        return [self._interpreter.output(number) for number in range(count)]

    def reset(self) -> None:
        self._interpreter.reset_variables()


class TfLite(Engine):
    """Whichever TF Lite is installed. XNNPACK takes what it can; built-in kernels run the rest."""

    name = "google-tflite"
    package: ClassVar[str] = ""
    delegates: ClassVar[bool] = True

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


class TfLiteBuiltin(TfLite):
    """The same without XNNPACK."""

    name = "google-tflite-builtin"
    delegates = False


class LiteRt(TfLite):
    """LiteRT, also where tflite-runtime is installed too."""

    name = "google-litert"
    package = LITERT


class LiteRtBuiltin(LiteRt):
    """LiteRT without XNNPACK."""

    name = "google-litert-builtin"
    delegates = False
