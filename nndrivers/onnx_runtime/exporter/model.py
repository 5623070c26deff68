"""Export of a HAL model to an ONNX model."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from numpy.typing import NDArray
from onnx import helper

from nndrivers.onnx_runtime.exporter.graph import GraphBuilder
from nndrivers.onnx_runtime.exporter.operation import ONNX_TYPES, OnnxOperation, Values
from nndrivers.onnx_runtime.exporter.registry import exporter_of
from nnhal.types import Model, OperandType
from nntflite.errors import NotExpressible

__all__ = ["OPSET", "export_onnx", "write_model"]

OPSET: Final = 17
_IR_VERSION: Final = 8


def export_onnx(model: Model) -> bytes:
    """``model`` as the bytes of an ONNX model with the same inputs and outputs, in order.

    Raises NotExpressible, naming the operation and why.
    """
    graph = GraphBuilder()
    values = Values(model, graph)
    for operation in model.main.operations:
        view = OnnxOperation(values, operation)
        exporter = exporter_of(operation.type)
        if exporter is None:
            raise NotExpressible(view.name, "no exporter has it", "ONNX")
        exporter(view)
    main = model.main
    made = helper.make_graph(
        graph.nodes,
        "model",
        [_info(values, index, known=True) for index in main.input_indexes],
        [_info(values, index, known=False) for index in main.output_indexes],
        graph.constants,
    )
    opsets = [helper.make_opsetid("", OPSET)]
    whole = helper.make_model(made, opset_imports=opsets, ir_version=_IR_VERSION)
    serialized: bytes = whole.SerializeToString()
    return serialized


def write_model(model: Model, known: Mapping[int, NDArray[Any]]) -> bytes:
    """``model`` for :mod:`nnhal.debug.model_writers`. Raises NotExpressible."""
    return export_onnx(model)


def _info(values: Values, index: int, *, known: bool) -> Any:
    operand = values.operand(index)
    values.check_type(index)
    type = ONNX_TYPES[OperandType(operand.type)]
    return helper.make_tensor_value_info(
        values.raw(index), type, list(operand.dimensions) if known else None
    )
