"""Sessions of the runtime that a model file is for, as sessions of a backend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mlts.backends.base import LoadedModel, ModelUnsupported, Session, as_type
from nntflite.errors import RuntimeFailure
from nntflite.formats import LoadedFile

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["RuntimeSession", "interpreter_of"]


def interpreter_of(model: LoadedModel, **how: Any) -> LoadedFile:
    """Return ``model`` on the runtime that it is for, opened as ``how`` says.

    Raises ModelUnsupported.
    """
    try:
        return model.format.open(
            model.data, input_shapes=model.input_shapes, source=str(model.path), **how
        )
    except RuntimeFailure as error:
        title = model.format.runtime_title
        raise ModelUnsupported(f"{title} says: {error.reason}") from error


class RuntimeSession(Session):
    """A model on a runtime and the types of its inputs."""

    def __init__(self, interpreter: LoadedFile) -> None:
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
