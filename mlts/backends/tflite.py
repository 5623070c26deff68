"""TF Lite on the CPU: the baseline with its built-in kernels, and with its default delegates.

The built-in kernels are what the published golden outputs were made with, so accuracy is compared
with them. XNNPACK, the default delegate, is faster and rounds quantized models differently; it
shows how fast TF Lite gets, and says so in its name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mlts.backends.base import Backend, LoadedModel, ModelUnsupported, Session, as_type
from mlts.results import BASELINE, BackendInfo, BackendRole
from nntflite.errors import RuntimeFailure
from nntflite.interpreter import Interpreter, runtime

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["DEFAULT_DELEGATES", "TfliteBackend", "TfliteSession", "interpreter_of"]

DEFAULT_DELEGATES = f"{BASELINE}_XNNPACK"


class TfliteBackend(Backend):
    """TF Lite with its built-in kernels, or with the delegates that it applies by default."""

    def __init__(self, threads: int, *, default_delegates: bool = False) -> None:
        found = runtime()
        self._threads = threads
        self._default_delegates = default_delegates
        self.info = BackendInfo(
            name=DEFAULT_DELEGATES if default_delegates else BASELINE,
            role=BackendRole.LATENCY_BASELINE if default_delegates else BackendRole.BASELINE,
            threads=threads,
            runtime=found.name,
            runtime_version=found.version,
            delegates=("XNNPACK",) if default_delegates else (),
        )

    def is_for(self, model: LoadedModel) -> bool:
        """Return whether default delegates take any of the model; without them, it is the
        baseline.
        """
        return not self._default_delegates or model.probe.is_delegated

    @property
    def sessions_may_run_at_once(self) -> bool:
        return True

    def prepare(self, model: LoadedModel) -> Session:
        interpreter = self._interpreter(model)
        for number, output in enumerate(interpreter.outputs):
            if not output.is_numeric:
                raise ModelUnsupported(f"output {number} holds strings, which nothing judges")
        return TfliteSession(interpreter)

    def compile(self, model: LoadedModel) -> None:
        self._interpreter(model)

    def _interpreter(self, model: LoadedModel) -> Interpreter:
        return interpreter_of(
            model, threads=self._threads, default_delegates=self._default_delegates
        )


def interpreter_of(model: LoadedModel, **how: Any) -> Interpreter:
    """Return an interpreter of ``model``, made as ``how`` says. Raises ModelUnsupported."""
    try:
        return Interpreter(
            model.data,
            input_shapes=model.input_shapes,
            source=str(model.path),
            **how,
        )
    except RuntimeFailure as error:
        raise ModelUnsupported(f"TF Lite says: {error.reason}") from error


class TfliteSession(Session):
    """An interpreter and the types of its inputs."""

    def __init__(self, interpreter: Interpreter) -> None:
        self._interpreter = interpreter
        self._types = tuple(details.dtype for details in interpreter.inputs)
        self._numbers = range(len(interpreter.outputs))
        self.run = interpreter.invoke

    def reset(self) -> None:
        self._interpreter.reset_variables()

    def set_inputs(self, values: Sequence[NDArray[Any]]) -> None:
        for number, (value, dtype) in enumerate(zip(values, self._types, strict=True)):
            self._interpreter.set_input(number, as_type(value, dtype))

    def outputs(self) -> tuple[NDArray[Any], ...]:
        return tuple(self._interpreter.output(number) for number in self._numbers)
