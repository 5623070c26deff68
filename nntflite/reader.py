"""Reads the bytes of a ``.tflite`` file, and believes none of them before it has checked.

What comes out is sound: every index points at something, every constant has the bytes that its
shape and type say, and no tensor is larger than a process could hold.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

from nncli.input_file import Format, read_bytes
from nntflite.errors import BrokenModel, UnreadableFile, short_name
from nntflite.flatbuffer import Damaged, Record, decode
from nntflite.graph import OMITTED, File, Graph, Operator, Quantization, Tensor
from nntflite.schema import SCHEMA_VERSION, TensorType

__all__ = ["ITEM_SIZES", "load", "read"]

ITEM_SIZES: Final[Mapping[TensorType, float]] = {
    TensorType.FLOAT32: 4,
    TensorType.FLOAT16: 2,
    TensorType.INT32: 4,
    TensorType.UINT8: 1,
    TensorType.INT64: 8,
    TensorType.BOOL: 1,
    TensorType.INT16: 2,
    TensorType.COMPLEX64: 8,
    TensorType.INT8: 1,
    TensorType.FLOAT64: 8,
    TensorType.COMPLEX128: 16,
    TensorType.UINT64: 8,
    TensorType.UINT32: 4,
    TensorType.UINT16: 2,
    TensorType.INT4: 0.5,
    TensorType.BFLOAT16: 2,
}
"""Bytes an element takes; strings, resources and variants have no fixed size."""

_LARGEST_TENSOR: Final = 2**31 - 1
"""Bytes; also the most that a HAL 1.x memory of 32-bit offsets is sure to hold."""

_FORMAT: Final = Format("a TF Lite model", error=UnreadableFile, max_bytes=1 << 32)

_Item = TypeVar("_Item")


def load(path: Path) -> bytes:
    """The bytes of the file at ``path``. Raises UnreadableFile."""
    return read_bytes(path, _FORMAT)


def read(data: bytes | memoryview, source: str = "model") -> File:
    """The model in ``data``; ``source`` is its name in errors. Raises BrokenModel.

    Constants stay views into ``data``.
    """
    try:
        return _file(decode(data), memoryview(data))
    except Damaged as error:
        raise BrokenModel(source, str(error)) from None


def _file(record: Record, data: memoryview) -> File:
    if record["version"] != SCHEMA_VERSION:
        raise Damaged(f"schema version {record['version']}, expected {SCHEMA_VERSION}")
    codes = record["operator_codes"] or ()
    buffers = [_buffer(buffer, data) for buffer in record["buffers"] or ()]
    graphs = tuple(_graph(graph, codes, buffers) for graph in record["subgraphs"] or ())
    if not graphs:
        raise Damaged("it has no graph")
    _check_metadata(record, len(buffers))
    return File(graphs, record["description"] or "")


def _check_metadata(record: Record, buffers: int) -> None:
    """Nothing here needs these, but TF Lite follows them without looking."""
    indexes = [entry["buffer"] for entry in record["metadata"] or ()]
    for index in [*indexes, *(record["metadata_buffer"] or ())]:
        if not 0 <= index < buffers:
            raise Damaged(f"metadata in buffer {index} of {buffers}")


def _buffer(record: Record, data: memoryview) -> memoryview | None:
    """A buffer's bytes: within the file's structure, or after it in files of over 2 GB."""
    content: memoryview | None = record["data"]
    if content is None and record["offset"] > 1:
        end = record["offset"] + record["size"]
        if end > len(data):
            raise Damaged(f"a buffer ends at byte {end} of {len(data)}")
        content = data[record["offset"] : end]
    return content if content is not None and len(content) else None


def _graph(record: Record, codes: Sequence[Record], buffers: Sequence[memoryview | None]) -> Graph:
    tensors = tuple(
        _tensor(index, tensor, buffers) for index, tensor in enumerate(record["tensors"] or ())
    )
    return Graph(
        tensors,
        tuple(
            _operator(index, operator, codes, tensors)
            for index, operator in enumerate(record["operators"] or ())
        ),
        _tensor_indexes(record["inputs"], tensors, "a graph input"),
        _tensor_indexes(record["outputs"], tensors, "a graph output"),
        record["name"] or "",
    )


def _tensor(index: int, record: Record, buffers: Sequence[memoryview | None]) -> Tensor:
    name = record["name"] or f"tensor{index}"
    where = f"tensor {index} ('{short_name(name)}')"
    try:
        type = TensorType(record["type"])
    except ValueError:
        raise Damaged(f"{where} has the unknown type {record['type']}") from None
    shape = record["shape"] or ()
    data = _pick(buffers, record["buffer"], f"buffer of {where}")
    _check_size(where, type, shape, None if record["sparsity"] else data)
    return Tensor(
        name,
        type,
        shape,
        _quantization(where, record["quantization"], shape),
        data,
        record["is_variable"],
        record["sparsity"],
    )


def _check_size(
    where: str, type: TensorType, shape: Sequence[int], data: memoryview | None
) -> None:
    if any(dimension < 0 for dimension in shape):
        raise Damaged(f"{where} has the shape {list(shape)}")
    size = math.ceil(math.prod(shape) * ITEM_SIZES.get(type, 0))
    if size > _LARGEST_TENSOR:
        raise Damaged(f"{where} of shape {list(shape)} would take {size} bytes")
    if data is not None and type in ITEM_SIZES and len(data) != size:
        raise Damaged(
            f"{where} of shape {list(shape)} needs {size} bytes, its buffer has {len(data)}"
        )


def _quantization(where: str, record: Record | None, shape: Sequence[int]) -> Quantization | None:
    if record is None or not record["scale"]:
        return None
    scales, zero_points = record["scale"], record["zero_point"] or ()
    if any(not (0 <= scale < math.inf) for scale in scales):
        raise Damaged(f"{where} has a quantization scale that is no positive number")
    if not zero_points:
        zero_points = (0,) * len(scales)
    if len(zero_points) == 1:
        zero_points *= len(scales)
    if len(zero_points) != len(scales):
        raise Damaged(f"{where} has {len(scales)} scales and {len(zero_points)} zero points")
    dimension = record["quantized_dimension"]
    if len(scales) > 1 and not (0 <= dimension < len(shape) and shape[dimension] == len(scales)):
        raise Damaged(f"{where} has {len(scales)} scales along dimension {dimension}")
    return Quantization(scales, zero_points, dimension)


def _operator(
    index: int, record: Record, codes: Sequence[Record], tensors: Sequence[Tensor]
) -> Operator:
    where = f"operator {index}"
    code = _pick(codes, record["opcode_index"], f"operator code of {where}")
    return Operator(
        _builtin_code(code),
        _tensor_indexes(record["inputs"], tensors, f"an input of {where}", omissible=True),
        _tensor_indexes(record["outputs"], tensors, f"an output of {where}", omissible=True),
        record["builtin_options"] or {},
        code["version"],
        code["custom_code"] or "",
        record["custom_options"] or b"",
        _tensor_indexes(record["intermediates"], tensors, f"an intermediate of {where}"),
    )


def _builtin_code(code: Record) -> int:
    """Files of before the codes outgrew a byte have only the old field."""
    return max(int(code["builtin_code"]), int(code["deprecated_builtin_code"]))


def _tensor_indexes(
    indexes: Sequence[int] | None, tensors: Sequence[Tensor], what: str, omissible: bool = False
) -> tuple[int, ...]:
    lowest = OMITTED if omissible else 0
    for index in indexes or ():
        if not lowest <= index < len(tensors):
            raise Damaged(f"{what} is tensor {index} of {len(tensors)}")
    return tuple(indexes or ())


def _pick(items: Sequence[_Item], index: int, what: str) -> _Item:
    if not 0 <= index < len(items):
        raise Damaged(f"the {what} is number {index} of {len(items)}")
    return items[index]
