"""Writes a :class:`~nntflite.graph.File` as the bytes of a ``.tflite`` file."""

from __future__ import annotations

from typing import Any

from nntflite.flatbuffer import encode
from nntflite.graph import File, Graph, Operator, Quantization, Tensor
from nntflite.schema import OPTION_CODES, OPTION_TABLES, SCHEMA_VERSION, BuiltinOperator

__all__ = ["write"]

_OperatorKey = tuple[int, str, int]
_LARGEST_DEPRECATED_CODE = BuiltinOperator.PLACEHOLDER_FOR_GREATER_OP_CODES


def write(file: File) -> bytes:
    """The bytes of ``file``; the same model always gives the same bytes."""
    buffers: list[dict[str, Any]] = [{}]
    operators: dict[_OperatorKey, int] = {}
    graphs = [_graph(graph, buffers, operators) for graph in file.graphs]
    return encode(
        {
            "version": SCHEMA_VERSION,
            "operator_codes": [_operator_code(*key) for key in operators],
            "subgraphs": graphs,
            "description": file.description,
            "buffers": buffers,
        }
    )


def _graph(
    graph: Graph, buffers: list[dict[str, Any]], operators: dict[_OperatorKey, int]
) -> dict[str, Any]:
    return {
        "tensors": [_tensor(tensor, buffers) for tensor in graph.tensors],
        "inputs": graph.inputs,
        "outputs": graph.outputs,
        "operators": [_operator(operator, operators) for operator in graph.operators],
        "name": graph.name,
    }


def _tensor(tensor: Tensor, buffers: list[dict[str, Any]]) -> dict[str, Any]:
    buffer = 0  # by convention the empty one
    if tensor.data is not None:
        buffer = len(buffers)
        buffers.append({"data": tensor.data})
    return {
        "shape": tensor.shape,
        "type": tensor.type,
        "buffer": buffer,
        "name": tensor.name,
        "quantization": _quantization(tensor.quantization),
        "is_variable": tensor.is_variable,
        "sparsity": tensor.sparsity,
    }


def _quantization(quantization: Quantization | None) -> dict[str, Any] | None:
    if quantization is None:
        return None
    return {
        "scale": quantization.scales,
        "zero_point": quantization.zero_points,
        "quantized_dimension": quantization.dimension,
    }


def _operator(operator: Operator, operators: dict[_OperatorKey, int]) -> dict[str, Any]:
    key = (operator.code, operator.custom_name, operator.version)
    record: dict[str, Any] = {
        "opcode_index": operators.setdefault(key, len(operators)),
        "inputs": operator.inputs,
        "outputs": operator.outputs,
    }
    table = OPTION_TABLES.get(operator.name)
    if table is not None:
        record["builtin_options_type"] = OPTION_CODES[table]
        record["builtin_options"] = operator.options
    if operator.custom_options:
        record["custom_options"] = operator.custom_options
    if operator.intermediates:
        record["intermediates"] = operator.intermediates
    return record


def _operator_code(code: int, custom_name: str, version: int) -> dict[str, Any]:
    """Old readers look at a byte that the codes have outgrown; both are written."""
    return {
        "deprecated_builtin_code": min(code, _LARGEST_DEPRECATED_CODE),
        "builtin_code": code,
        "custom_code": custom_name or None,
        "version": version,
    }
