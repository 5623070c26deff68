"""Reads ``.onnx`` files: the model, its graph, and what is known of it before it runs.

Constants are initializers here, also where the file has them as nodes; operators keep the order of
the file, unless one reads what a later one computes, and are counted without these nodes.
"""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from nntflite.errors import BrokenModel, NoRuntime
from nntflite.graph import OMITTED, RANDOM, Graph, Operator, Quantization, Tensor
from nntflite.onnx.soundness import names_read, put_in_order
from nntflite.reader import load
from nntflite.schema import BuiltinOperator, TensorType

if TYPE_CHECKING:
    import onnx

__all__ = [
    "OnnxModel",
    "is_onnx",
    "load_onnx",
    "read_onnx",
    "tensor_type_code",
    "value_info",
]

_TYPES: Final[Mapping[int, TensorType]] = {
    1: TensorType.FLOAT32,
    2: TensorType.UINT8,
    3: TensorType.INT8,
    4: TensorType.UINT16,
    5: TensorType.INT16,
    6: TensorType.INT32,
    7: TensorType.INT64,
    8: TensorType.STRING,
    9: TensorType.BOOL,
    10: TensorType.FLOAT16,
    11: TensorType.FLOAT64,
    12: TensorType.UINT32,
    13: TensorType.UINT64,
    14: TensorType.COMPLEX64,
    15: TensorType.COMPLEX128,
    16: TensorType.BFLOAT16,
    22: TensorType.INT4,
}
"""Type of a tensor by ``TensorProto.DataType``."""

_CONSTANTS: Final = {
    "value": "t",
    "value_float": "f",
    "value_floats": "floats",
    "value_int": "i",
    "value_ints": "ints",
}
"""Attributes of a Constant that hold numbers, and the field of each that has them."""

_OPAQUE: Final = TensorType.VARIANT
"""Type of what is no tensor, or of a type that is not known: it stays inside the runtime."""

_STRINGS: Final = 8
_PUBLIC: Final = ("", "ai.onnx")
"""Names of the domain of ONNX's own operators."""

_OUTPUT: Final = -1
_SCALED: Final[Mapping[str, tuple[tuple[int, int, int], ...]]] = {
    "QuantizeLinear": ((_OUTPUT, 1, 2),),
    "DequantizeLinear": ((0, 1, 2),),
    "QLinearConv": ((0, 1, 2), (3, 4, 5), (_OUTPUT, 6, 7)),
    "QLinearMatMul": ((0, 1, 2), (3, 4, 5), (_OUTPUT, 6, 7)),
    "QLinearAdd": ((0, 1, 2), (3, 4, 5), (_OUTPUT, 6, 7)),
    "QLinearMul": ((0, 1, 2), (3, 4, 5), (_OUTPUT, 6, 7)),
    "QLinearGlobalAveragePool": ((0, 1, 2), (_OUTPUT, 3, 4)),
}
"""Operators that say how tensors are quantized: numbers of the input (or the output) that holds the
codes, of its scale and of its zero point."""

_MOVING: Final = frozenset(
    {
        *("Expand", "Flatten", "Gather", "Identity", "MaxPool", "Reshape", "Slice", "Squeeze"),
        *("Tile", "Transpose", "Unsqueeze"),
    }
)
"""Operators whose output has codes of their first input, and so its scale."""

_MICROSOFT: Final = "com.microsoft"
_SHAPED_LIKE: Final[Mapping[str, tuple[str, tuple[int, ...], Mapping[str, Any]]]] = {
    "QLinearAdd": ("Max", (0, 3), {}),
    "QLinearMul": ("Max", (0, 3), {}),
    "QLinearGlobalAveragePool": ("ReduceMax", (0,), {"axes": [2, 3], "keepdims": 1}),
}
"""ONNX Runtime's own operators, with one of ONNX's that has an output of the same type and shape,
and its inputs."""

_OF_SHAPES: Final = ("Shape", "Size")
_NOT_FOLDED: Final = (*RANDOM, "DequantizeLinear")
_LARGEST: Final = 1 << 27
"""Elements of a result that is computed while reading."""

_SMALL: Final = 64
"""Elements of a value that may be a shape, so that shape inference needs it."""

_ROUNDS: Final = 50
"""Turns of shape inference and of arithmetic on shapes, at most."""

_INITIALIZERS_ALONE: Final = 4
"""Version of the format from which on initializers are no inputs."""

_IR_VERSION: Final = 8
_TFLITE: Final = b"TFL3"
_IR_VERSION_TAG: Final = b"\x08"
"""First byte of a serialized model: the tag of its first field."""


def is_onnx(data: bytes | memoryview) -> bool:
    """Whether ``data`` begin like a model in ONNX's format and not in TF Lite's."""
    return bytes(data[4:8]) != _TFLITE and bytes(data[:1]) == _IR_VERSION_TAG


def load_onnx(path: Path) -> bytes:
    """The model at ``path`` as one file, with the weights that are in files beside it.

    Raises UnreadableFile, BrokenModel and NoRuntime.
    """
    data, module = load(path), _onnx()
    from onnx import external_data_helper

    model = _parsed(data, str(path))
    if not is_onnx(data):
        data = model.SerializeToString()
    if any(map(external_data_helper.uses_external_data, model.graph.initializer)):
        try:
            whole = module.load_model(path)
            data = whole.SerializeToString()
        except (OSError, ValueError, module.checker.ValidationError) as error:
            raise BrokenModel(str(path), f"weights in other files: {error}", "ONNX") from None
    return data


def _parsed(data: bytes | memoryview, source: str) -> onnx.ModelProto:
    """The model in ``data``. Raises BrokenModel and NoRuntime."""
    package = _onnx()
    try:
        model: onnx.ModelProto = package.load_model_from_string(bytes(data))
    except Exception as error:  # protobuf's, of which the class depends on its implementation
        raise BrokenModel(source, str(error), "ONNX") from None
    if not model.graph.node and not model.graph.output:
        raise BrokenModel(source, "it has no graph", "ONNX")
    if not model.graph.output:
        raise BrokenModel(source, "it has no outputs", "ONNX")
    return model


def _onnx() -> Any:
    """The package. Raises NoRuntime."""
    try:
        return importlib.import_module("onnx")
    except ImportError:
        raise NoRuntime("onnx") from None


@dataclass
class OnnxModel:
    """A model with what is known of it before it runs.

    ``proto`` has no Constant nodes, and shapes of everything that could be inferred. ``values`` are
    results of operators that are known, by their names; ``open_tensors`` those of which the shape
    is not. ``open_inputs`` are the numbers of those dimensions of each input that the file leaves
    open.
    """

    proto: onnx.ModelProto
    graph: Graph
    values: dict[str, NDArray[Any]]
    open_tensors: frozenset[int]
    open_inputs: tuple[tuple[int, ...], ...]


def read_onnx(
    data: bytes | memoryview,
    source: str = "model",
    input_shapes: Mapping[int, Sequence[int]] | None = None,
) -> OnnxModel:
    """The model in ``data``; ``input_shapes`` are those of inputs where they are not the file's,
    by their numbers. A dimension that the file leaves open is 1 otherwise.

    Raises BrokenModel and NoRuntime.
    """
    shapes = tuple(sorted((n, tuple(shape)) for n, shape in (input_shapes or {}).items()))
    return _remembered(bytes(data), source, shapes)


@lru_cache(maxsize=2)
def _remembered(
    data: bytes, source: str, input_shapes: tuple[tuple[int, tuple[int, ...]], ...]
) -> OnnxModel:
    proto = _parsed(data, source)
    _take_out_constants(proto.graph)
    put_in_order(proto.graph, source)
    open_inputs = tuple(_with_shapes(proto.graph, dict(input_shapes)))
    proto.ir_version = max(proto.ir_version, _INITIALIZERS_ALONE)
    values = _inferred(proto, source)
    return _described(proto, values, open_inputs)


def _take_out_constants(graph: onnx.GraphProto) -> None:
    """Make initializers of Constant nodes, and no inputs of initializers."""
    from onnx import numpy_helper

    kept = []
    for node in graph.node:
        attribute = node.attribute[0] if node.op_type == "Constant" and node.attribute else None
        if attribute is None or attribute.name not in _CONSTANTS:
            kept.append(node)
        elif attribute.name == "value":
            graph.initializer.add().CopyFrom(attribute.t)
            graph.initializer[-1].name = node.output[0]
        else:
            found = getattr(attribute, _CONSTANTS[attribute.name])
            dtype = np.float32 if "float" in attribute.name else np.int64
            value = np.asarray(found if np.isscalar(found) else list(found), dtype)
            graph.initializer.append(numpy_helper.from_array(value, node.output[0]))
    if len(kept) < len(graph.node):
        nodes = [type(node).FromString(node.SerializeToString()) for node in kept]
        del graph.node[:]
        graph.node.extend(nodes)
    constants = {constant.name for constant in graph.initializer}
    for given in [each for each in graph.input if each.name in constants]:
        graph.input.remove(given)


def _with_shapes(
    graph: onnx.GraphProto, shapes: Mapping[int, Sequence[int]]
) -> Iterator[tuple[int, ...]]:
    """Give each input one shape, and the dimensions that were open."""
    for number, given in enumerate(graph.input):
        if not given.type.HasField("tensor_type"):
            yield ()
            continue
        dims = given.type.tensor_type.shape.dim
        yield tuple(n for n, dim in enumerate(dims) if not dim.HasField("dim_value"))
        wanted = shapes.get(
            number, [dim.dim_value if dim.HasField("dim_value") else 1 for dim in dims]
        )
        del dims[:]
        for size in wanted:
            given.type.tensor_type.shape.dim.add().dim_value = size


def _inferred(proto: onnx.ModelProto, source: str) -> dict[str, NDArray[Any]]:
    """Note in ``proto`` the shapes that can be told, and compute what depends on constants and
    shapes alone. Shapes may depend on such values, and these on shapes again.
    """
    from onnx import shape_inference

    graph, values = proto.graph, _Values(proto)
    for _ in range(_ROUNDS):
        helped = _with_values(proto, values.computed)
        try:
            found = shape_inference.infer_shapes(helped, data_prop=True).graph
        except (shape_inference.InferenceError, ValueError) as error:
            raise BrokenModel(source, " ".join(str(error).split()), "ONNX") from None
        _replace(graph.value_info, found.value_info)
        _replace(graph.output, found.output)
        if not values.compute(graph.node, dict(_static_shapes(graph))):
            break
    return values.computed


class _Values:
    """Values of a model that are known before it runs."""

    def __init__(self, proto: onnx.ModelProto) -> None:
        self.computed: dict[str, NDArray[Any]] = {}
        self._constants = {each.name: each for each in proto.graph.initializer}
        self._opsets = {each.domain: each.version for each in proto.opset_import}

    def compute(
        self, nodes: Sequence[onnx.NodeProto], shapes: Mapping[str, tuple[int, ...]]
    ) -> bool:
        """Compute what can be by now. Whether that was anything."""
        before = len(self.computed)
        for node in nodes:
            is_new = any(name not in self.computed for name in node.output if name)
            if is_new and _may_be_folded(node) and self._are_known(node, shapes):
                self.computed |= self._results(node, shapes)
        return len(self.computed) > before

    def _are_known(self, node: onnx.NodeProto, shapes: Mapping[str, tuple[int, ...]]) -> bool:
        if node.op_type in _OF_SHAPES:
            return node.input[0] in shapes
        sizes = (prod(shapes.get(name, ())) for name in node.output)
        return max(sizes, default=0) <= _LARGEST and all(
            not name or name in self.computed or name in self._constants for name in node.input
        )

    def _results(
        self, node: onnx.NodeProto, shapes: Mapping[str, tuple[int, ...]]
    ) -> dict[str, NDArray[Any]]:
        """The outputs of ``node``; none where neither the reference evaluator computes it, which
        has not all old versions of operators, nor ONNX Runtime.
        """
        from onnx.reference import ReferenceEvaluator

        if node.op_type in _OF_SHAPES:
            given = {node.input[0]: np.broadcast_to(np.int8(0), shapes[node.input[0]])}
        else:
            given = {name: self._value(name) for name in node.input if name}
        for evaluator in (partial(ReferenceEvaluator, opsets=self._opsets), self._session):
            # Of any kind: what is not computed here is computed when the model runs.
            with contextlib.suppress(Exception):
                results = evaluator(node).run(None, given)
                found = zip(node.output, results, strict=False)
                return {name: np.asarray(value) for name, value in found if name}
        return {}

    def _session(self, node: onnx.NodeProto) -> Any:
        """A model of ``node`` alone on ONNX Runtime."""
        from onnx import helper
        from onnxruntime import InferenceSession

        constants = {
            name: helper.np_dtype_to_tensor_dtype(self._value(name).dtype) for name in node.input
        }
        inputs = [value_info(name, type, None) for name, type in constants.items()]
        outputs = [value_info(name, 0, None) for name in node.output]
        opsets = [helper.make_opsetid(*each) for each in self._opsets.items()]
        graph = helper.make_graph([node], "node", inputs, outputs)
        model = helper.make_model(graph, opset_imports=opsets, ir_version=_IR_VERSION)
        return InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])

    def _value(self, name: str) -> NDArray[Any]:
        from onnx import numpy_helper

        if name in self.computed:
            return self.computed[name]
        return np.asarray(numpy_helper.to_array(self._constants[name]))


def _may_be_folded(node: onnx.NodeProto) -> bool:
    has_graphs = any(attribute.HasField("g") or attribute.graphs for attribute in node.attribute)
    is_kept = node.op_type.startswith(_NOT_FOLDED)
    return not (is_kept or has_graphs) and node.domain in _PUBLIC


def _replace(there: Any, given: Any) -> None:
    del there[:]
    there.extend(given)


def _with_values(proto: onnx.ModelProto, values: Mapping[str, NDArray[Any]]) -> onnx.ModelProto:
    """``proto`` with small known values as constants, and without weights: no shape is in them."""
    from onnx import numpy_helper

    helped, graph = type(proto)(), proto.graph
    helped.ir_version = proto.ir_version
    helped.opset_import.extend(proto.opset_import)
    helped.functions.extend(proto.functions)
    helped.graph.name = graph.name
    helped.graph.input.extend(graph.input)
    helped.graph.output.extend(graph.output)
    small = {name: value for name, value in values.items() if value.size <= _SMALL}
    nodes = (_plain(node) for node in graph.node if not node.output or node.output[0] not in small)
    helped.graph.node.extend(nodes)
    for constant in graph.initializer:
        if prod(constant.dims) <= _SMALL:
            helped.graph.initializer.add().CopyFrom(constant)
        else:
            info = value_info(constant.name, constant.data_type, tuple(constant.dims))
            helped.graph.input.append(info)
    for name, value in small.items():
        constant = numpy_helper.from_array(np.ascontiguousarray(value).reshape(value.shape), name)
        helped.graph.initializer.append(constant)
    return helped


def _plain(node: onnx.NodeProto) -> onnx.NodeProto:
    """``node``, or one of ONNX's own with an output of the same type and shape."""
    from onnx import helper

    if node.domain != _MICROSOFT or node.op_type not in _SHAPED_LIKE:
        return node
    name, places, attributes = _SHAPED_LIKE[node.op_type]
    given = [node.input[place] for place in places]
    return helper.make_node(name, given, node.output, node.name, **attributes)


def _static_shapes(graph: onnx.GraphProto) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The tensors of which all dimensions are known."""
    for constant in graph.initializer:
        yield constant.name, tuple(constant.dims)
    for info in (*graph.input, *graph.value_info, *graph.output):
        type = info.type.tensor_type
        if info.type.HasField("tensor_type") and type.HasField("shape"):
            dims = type.shape.dim
            if all(dim.HasField("dim_value") for dim in dims):
                yield info.name, tuple(dim.dim_value for dim in dims)


def tensor_type_code(type: TensorType) -> int:
    """``TensorProto.DataType`` of a type; 0 where it is not known."""
    return next((code for code, each in _TYPES.items() if each is type), 0)


def value_info(name: str, type: int, shape: Sequence[int] | None) -> onnx.ValueInfoProto:
    """The description of a tensor for a graph; without a type, the runtime finds it out."""
    from onnx import ValueInfoProto, helper

    return helper.make_tensor_value_info(name, type, shape) if type else ValueInfoProto(name=name)


def _described(
    proto: onnx.ModelProto,
    values: dict[str, NDArray[Any]],
    open_inputs: tuple[tuple[int, ...], ...],
) -> OnnxModel:
    """The tables of ``proto``."""
    from onnx import helper

    graph = proto.graph
    infos = {each.name: each.type for each in (*graph.value_info, *graph.output, *graph.input)}
    for name, value in values.items():
        code = helper.np_dtype_to_tensor_dtype(value.dtype)
        infos[name] = value_info(name, code, value.shape).type
    constants = {each.name: each for each in graph.initializer}
    shapes = dict(_static_shapes(graph)) | {name: value.shape for name, value in values.items()}
    quantized = dict(_quantizations(graph, constants))
    for node in graph.node:
        known = quantized.get(node.input[0]) if node.op_type in _MOVING else None
        if known and not known.per_channel:
            quantized.setdefault(node.output[0], known)
    read = [names_read(node) for node in graph.node]
    names = dict.fromkeys(
        (
            *(each.name for each in graph.input),
            *constants,
            *(name for node in graph.node for name in node.output),
            *(name for found in read for name in found),
        )
    )
    names.pop("", None)
    numbers = {name: number for number, name in enumerate(names)} | {"": OMITTED}
    tensors = tuple(
        _tensor(name, infos.get(name), constants.get(name), shapes.get(name), quantized.get(name))
        for name in names
    )
    operators = tuple(
        Operator(
            BuiltinOperator.CUSTOM,
            tuple(numbers[name] for name in found),
            tuple(numbers[name] for name in node.output),
            {each.name: _attribute(each) for each in node.attribute},
            custom_name=_operator_name(node),
        )
        for node, found in zip(graph.node, read, strict=True)
    )
    inputs, outputs = (
        tuple(numbers[each.name] for each in side) for side in (graph.input, graph.output)
    )
    described = Graph(tensors, operators, inputs, outputs, graph.name)
    unknown = frozenset(numbers[name] for name in names if name not in shapes)
    return OnnxModel(proto, described, values, unknown, open_inputs)


def _operator_name(node: onnx.NodeProto) -> str:
    return node.op_type if node.domain in _PUBLIC else f"{node.domain}.{node.op_type}"


def _tensor(
    name: str,
    type: onnx.TypeProto | None,
    constant: onnx.TensorProto | None,
    shape: tuple[int, ...] | None,
    quantization: Quantization | None,
) -> Tensor:
    from onnx import numpy_helper

    data = None
    if constant is not None:
        code = constant.data_type
        data = numpy_helper.to_array(constant).tobytes() if code != _STRINGS else b""
    else:
        code = type.tensor_type.elem_type if type else 0
    return Tensor(name, _TYPES.get(code, _OPAQUE), shape or (), quantization, data)


def _attribute(attribute: onnx.AttributeProto) -> Any:
    from onnx import helper

    value = helper.get_attribute_value(attribute)
    return value.decode(errors="replace") if isinstance(value, bytes) else value


def _quantizations(
    graph: onnx.GraphProto, constants: Mapping[str, onnx.TensorProto]
) -> Iterator[tuple[str, Quantization]]:
    """Quantizations by the names of the tensors that hold the codes."""
    for node in graph.node:
        named = next((each.i for each in node.attribute if each.name == "axis"), 1)
        axis = 0 if node.op_type.startswith("QLinear") else named
        for place, scale, zero_point in _SCALED.get(node.op_type, ()):
            names = (node.output[0] if place == _OUTPUT else node.input[place], node.input[scale])
            has_zero_point = zero_point < len(node.input) and node.input[zero_point]
            zero = constants.get(node.input[zero_point]) if has_zero_point else None
            if names[1] in constants and (zero is not None or not has_zero_point):
                yield names[0], _quantization(constants[names[1]], zero, axis)


def _quantization(
    scale: onnx.TensorProto, zero_point: onnx.TensorProto | None, axis: int
) -> Quantization:
    from onnx import numpy_helper

    scales = numpy_helper.to_array(scale).astype(np.float32).reshape(-1)
    zeros = np.zeros(scales.size, np.int64)
    if zero_point is not None:
        zeros = np.broadcast_to(
            numpy_helper.to_array(zero_point).astype(np.int64).reshape(-1), scales.shape
        )
    return Quantization(tuple(scales.tolist()), tuple(zeros.tolist()), axis)
