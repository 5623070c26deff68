"""Export of a HAL model to an ONNX model."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from numpy.typing import NDArray
from onnx import GraphProto, ModelProto, helper, shape_inference

from nndrivers.onnx_runtime.exporter.copies import remove_copies
from nndrivers.onnx_runtime.exporter.graph import GraphBuilder
from nndrivers.onnx_runtime.exporter.operation import ONNX_TYPES, OnnxOperation, Values
from nndrivers.onnx_runtime.exporter.registry import exporter_of
from nnhal.types import Model, OperandType
from nntflite.errors import NotExpressible

__all__ = ["LATEST_OPSET", "export_onnx", "model_of", "write_model"]

LATEST_OPSET: Final = 21
"""The first operator set that quantizes to 16 bits."""

_OPSET: Final = 20
"""Operator set of models that need no later one. ONNX Runtime 1.32 refuses sound models of the
later ones: where it makes signed bytes unsigned, it leaves ``output_dtype`` of QuantizeLinear.
"""

_IR_VERSION: Final = 10
_WIDE: Final = (OperandType.TENSOR_QUANT16_ASYMM, OperandType.TENSOR_QUANT16_SYMM)


def export_onnx(model: Model, opset: int = _OPSET) -> bytes:
    """``model`` as the bytes of an ONNX model with the same inputs and outputs, in order, of the
    operator set ``opset`` or the first later one that has its types.

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
    is_wide = any(operand.type in _WIDE for operand in main.operands)
    whole = model_of(made, LATEST_OPSET if is_wide else opset)
    inferred = shape_inference.infer_shapes(whole).graph
    del whole.graph.output[:]
    whole.graph.output.extend(inferred.output)  # with their shapes
    remove_copies(whole.graph, inferred)
    serialized: bytes = whole.SerializeToString()
    return serialized


def model_of(graph: GraphProto, opset: int = _OPSET) -> ModelProto:
    """A model of one ``graph``."""
    opsets = [helper.make_opsetid("", opset)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=_IR_VERSION)


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
