"""Models that the import rounds otherwise than TF Lite does: what their outputs are compared with.

TF Lite runs such a model as the driver gets it, written as a file again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mlts.backends.base import ModelUnsupported, Session
from mlts.backends.interpreters import RuntimeSession
from nntflite.errors import NotExpressible
from nntflite.exporter import export_model
from nntflite.graph import OMITTED, Graph
from nntflite.interpreter import Interpreter
from nntflite.schema import TensorType

if TYPE_CHECKING:
    from nntflite.importer import ImportedModel

__all__ = ["as_file", "check_comparable", "is_hybrid", "reference_of"]

_WEIGHTS: Final = (TensorType.INT8, TensorType.UINT8, TensorType.INT4)


def check_comparable(imported: ImportedModel) -> None:
    """Raises ModelUnsupported where nothing is there to compare a model's outputs with."""
    if imported.approximations:
        as_file(imported)


def reference_of(imported: ImportedModel) -> Session | None:
    """TF Lite with the model as it was imported; None where that rounds as the file does."""
    if not imported.approximations:
        return None
    return RuntimeSession(Interpreter(as_file(imported), source="the imported model"))


def is_hybrid(graph: Graph, number: int) -> bool:
    """Whether TF Lite quantizes a float input of an operator, as it does beside 8-bit weights."""
    operator = graph.operators[number]
    tensors = [graph.tensors[tensor] for tensor in operator.inputs if tensor != OMITTED]
    return any(tensor.type is TensorType.FLOAT32 for tensor in tensors) and any(
        tensor.data is not None and tensor.type in _WEIGHTS and tensor.quantization is not None
        for tensor in tensors
    )


def as_file(imported: ImportedModel) -> bytes:
    """The HAL model as a file. Raises ModelUnsupported where it cannot be written."""
    why = "; ".join(imported.approximations[:1])
    if imported.state:
        raise ModelUnsupported(f"{why}; with a state, nothing is there to compare it with")
    try:
        return export_model(imported.model, exact=True)
    except NotExpressible as error:
        raise ModelUnsupported(f"{why}; nothing is there to compare it with: {error}") from error
