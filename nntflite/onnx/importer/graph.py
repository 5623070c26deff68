"""Import of the operators of an ONNX graph."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from nntflite.errors import UnsupportedOperator
from nntflite.graph import Operator, Tensor
from nntflite.importer.graph import import_flattened
from nntflite.importer.model import ImportedModel, import_graph
from nntflite.importer.survey import Survey, surveyed
from nntflite.importer.tensors import TensorMap
from nntflite.onnx.importer.operator import OnnxOperator, OnnxTensors
from nntflite.onnx.importer.registry import importer_of
from nntflite.onnx.model import read_onnx
from nntflite.schema import TensorType

__all__ = ["import_onnx", "survey_onnx"]

_QUANTIZE: Final = "QuantizeLinear"
_DEQUANTIZE: Final = "DequantizeLinear"

_LIMITS: Final = {TensorType.UINT8: (0, 255), TensorType.INT8: (-128, 127)}

_PLAIN: Final[Mapping[str, tuple[str, tuple[int, ...]]]] = {
    "QLinearConv": ("Conv", (0, 3, 8)),
    "QLinearMatMul": ("MatMul", (0, 3)),
    "com.microsoft.QLinearAdd": ("Add", (0, 3)),
    "com.microsoft.QLinearMul": ("Mul", (0, 3)),
    "com.microsoft.QLinearGlobalAveragePool": ("GlobalAveragePool", (0,)),
}
"""Operators of codes: the operator of numbers that each is, and the numbers of its inputs here."""

_ELEMENTWISE: Final = frozenset(
    {
        *("Abs", "Add", "Cast", "Ceil", "Clip", "Div", "Elu", "Exp", "Floor", "HardSigmoid"),
        *("HardSwish", "LeakyRelu", "Log", "Max", "Min", "Mul", "Neg", "Pow", "Reciprocal"),
        *("Relu", "Sigmoid", "Sin", "Sqrt", "Sub", "Sum", "Tanh"),
    }
)
"""Operators that do not look at the shape, where all inputs have it or have one element."""


def import_onnx(
    data: bytes,
    source: str = "model",
    input_shapes: Mapping[int, Sequence[int]] | None = None,
    *,
    relaxed: bool = False,
    numbers: Sequence[int] | None = None,
) -> ImportedModel:
    """The HAL model in the ``.onnx`` file ``data``; arguments are as of
    :func:`nntflite.importer.import_model`.

    Raises BrokenModel, UnsupportedModel, UnsupportedOperator and NoRuntime.
    """
    tensors = OnnxTensors(read_onnx(data, source, input_shapes), source)
    return import_graph(tensors, _import_operator, relaxed=relaxed, numbers=numbers)


def survey_onnx(
    data: bytes, source: str, shapes: Mapping[int, Sequence[int]] | None = None
) -> Survey:
    """The survey of a model; ``shapes`` are those of tensors. A DequantizeLinear counts as known
    before the model runs: every part that reads its result has one.

    Raises BrokenModel and NoRuntime.
    """
    shapes, graph = shapes or {}, read_onnx(data, source).graph
    given = {n: shapes[tensor] for n, tensor in enumerate(graph.inputs) if tensor in shapes}
    tensors = OnnxTensors(read_onnx(data, source, given), source)
    found = surveyed(tensors, _import_operator, shapes)
    for number, operator in enumerate(tensors.graph.operators):
        is_shown = not set(operator.outputs).isdisjoint(tensors.graph.outputs)
        if operator.name == _DEQUANTIZE and number not in found.refused and not is_shown:
            found.folded.add(number)
    return found


def _import_operator(tensors: TensorMap, index: int, number: int | None = None) -> None:
    """Import operator ``index``, named by ``number`` where it has another in the whole model.

    Raises UnsupportedOperator.
    """
    assert isinstance(tensors, OnnxTensors)
    operator = tensors.graph.operators[index]
    number = index if number is None else number
    outputs = [tensor for tensor in operator.outputs if tensor >= 0]
    is_known = outputs and all(tensors.value(tensor) is not None for tensor in outputs)
    if index in tensors.done or is_known:
        return
    if operator.name in _PLAIN:
        operator = _plain(tensors, number, operator)
    elif _is_quantized(tensors, number, operator):
        return
    _import(OnnxOperator(tensors, number, operator))


def _plain(tensors: OnnxTensors, number: int, operator: Operator) -> Operator:
    """An operator of codes as that of numbers which it stands for. Raises UnsupportedOperator."""
    name, places = _PLAIN[operator.name]
    given = tuple(operator.inputs[place] for place in places if place < len(operator.inputs))
    described = [tensors.graph.tensors[tensor] for tensor in (*given[:2], *operator.outputs)]
    if any(tensor.quantization is None for tensor in described):
        raise OnnxOperator(tensors, number, operator).refuse("a scale is no constant")
    return replace(operator, custom_name=name, inputs=given)


def _is_quantized(tensors: OnnxTensors, number: int, operator: Operator) -> bool:
    """Import an operator between dequantized inputs and a QuantizeLinear as one of codes.

    Whether that was done: else it is imported with the numbers themselves.
    """
    known = [t for t in operator.inputs if t >= 0 and tensors.value(t) is not None]
    computed = {t for t in operator.inputs if t >= 0} - set(known)
    if not computed or not computed <= tensors.codes.keys() or len(operator.outputs) > 1:
        return False
    found = _quantized_after(tensors, operator.outputs[0])
    if found is None or operator.name in (_QUANTIZE, _DEQUANTIZE):
        return False
    done, output = found
    given = tuple(tensors.codes.get(tensor, tensor) for tensor in operator.inputs)
    mark = tensors.mark()
    try:
        view = replace(operator, inputs=given, outputs=(output,))
        _import(OnnxOperator(tensors, number, view))
    except UnsupportedOperator:
        tensors.rewind(mark)
        return False
    tensors.done.update(done)
    return True


def _quantized_after(tensors: OnnxTensors, tensor: int) -> tuple[list[int], int] | None:
    """The QuantizeLinear that alone reads ``tensor``, with the operators before it that limit
    values to what its codes can say anyway, and its output; None where others read it.
    """
    graph, chain = tensors.graph, list[int]()
    while tensor not in graph.outputs and len(tensors.readers.get(tensor, ())) == 1:
        (reader,) = tensors.readers[tensor]
        operator = graph.operators[reader]
        chain.append(reader)
        if operator.name == _QUANTIZE:
            output = graph.tensors[operator.outputs[0]]
            bounds = [_bounds(tensors, graph.operators[number]) for number in chain[:-1]]
            return (chain, operator.outputs[0]) if _says(output, bounds) else None
        if operator.name not in ("Relu", "Clip"):
            return None
        tensor = operator.outputs[0]
    return None


def _bounds(tensors: OnnxTensors, operator: Operator) -> tuple[float, float]:
    """The values that a Relu or Clip lets through."""
    if operator.name == "Relu":
        return 0.0, np.inf
    view = OnnxOperator(tensors, 0, operator)
    return view.number("min", 1, -np.inf), view.number("max", 2, np.inf)


def _says(codes: Tensor, bounds: Sequence[tuple[float, float]]) -> bool:
    """Whether ``codes`` have one scale, and no value more than half a step out of ``bounds``."""
    quantization = codes.quantization
    if quantization is None or quantization.per_channel or codes.type not in _LIMITS:
        return False
    scale, zero_point = quantization.scales[0], quantization.zero_points[0]
    low, high = (scale * (limit - zero_point) for limit in _LIMITS[codes.type])
    return all(low >= a - scale / 2 and high <= b + scale / 2 for a, b in bounds)


def _computes_images(op: OnnxOperator) -> bool:
    """Whether an operator that does not look at the shape has images with channels last, and
    constants beside them.
    """
    tensors = op.tensors
    read = [op.index_of(n) for n in range(len(op)) if op.has(n)]
    computed = [tensor for tensor in read if tensors.value(tensor) is None]
    return (
        op.name in (*_ELEMENTWISE, "PRelu", "QuantizeLinear")
        and bool(computed)
        and all(t in tensors.last or tensors.codes.get(t) in tensors.last for t in computed)
    )


def _import(op: OnnxOperator) -> None:
    importer = importer_of(op.name)
    if importer is None:
        raise op.refuse("the HAL has no such operation")
    op.channels_last = _computes_images(op)
    flattened = [op.tensors.flattened.get(op.index_of(n)) for n in range(len(op)) if op.has(n)]
    if op.name in _ELEMENTWISE and any(flattened):
        import_flattened(op, importer)
    else:
        importer(op)
