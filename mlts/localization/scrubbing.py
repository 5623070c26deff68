"""Parts of models without their weights, for those who must not share them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nntflite.flatbuffer import decode, encode
from nntflite.importer.tensors import NUMPY_TYPES
from nntflite.onnx.model import is_onnx, read_onnx
from nntflite.schema import TensorType

__all__ = ["scrubbed"]

_SEED: Final = 43
_LEAST: Final = 2
"""Elements of a constant that is a weight: a single one may say how an operator computes."""


def scrubbed(file: bytes) -> bytes:
    """``file`` with other weights: seeded random values between the smallest and the largest.

    Constants that hold shapes, axes and indexes stay.
    """
    random = np.random.default_rng(_SEED)
    return (_onnx if is_onnx(file) else _tflite)(file, random)


def _onnx(file: bytes, random: np.random.Generator) -> bytes:
    """Integers of 8 bits are weights, and those of 32 bits that are quantized: biases."""
    from onnx import ModelProto, numpy_helper

    model, graph = ModelProto.FromString(file), read_onnx(file).graph
    quantized = {tensor.name for tensor in graph.tensors if tensor.quantization}
    for constant in model.graph.initializer:
        values = numpy_helper.to_array(constant)
        is_code = constant.name in quantized
        if values.size >= _LEAST and (values.dtype.kind == "f" or is_code):
            other = _random(values, random)
            constant.CopyFrom(numpy_helper.from_array(other, constant.name))
    written: bytes = model.SerializeToString()
    return written


def _tflite(file: bytes, random: np.random.Generator) -> bytes:
    model = decode(file)
    buffers = model["buffers"]
    for graph in model["subgraphs"]:
        for tensor in graph["tensors"] or ():
            content = buffers[tensor["buffer"]]["data"]
            dtype = NUMPY_TYPES.get(TensorType(tensor["type"]))
            if content is None or dtype is None or not _is_weight(tensor, dtype):
                continue
            values = np.frombuffer(content, dtype)
            if values.size >= _LEAST:
                buffers[tensor["buffer"]]["data"] = _random(values, random).tobytes()
    return encode(model)


def _is_weight(tensor: dict[str, Any], dtype: np.dtype[Any]) -> bool:
    quantization = tensor["quantization"]
    return dtype.kind == "f" or bool(quantization and quantization["scale"])


def _random(values: NDArray[Any], random: np.random.Generator) -> NDArray[Any]:
    finite = values[np.isfinite(values)]
    if not finite.size:
        return values
    low, high = finite.min(), finite.max()
    if values.dtype.kind == "f":
        return random.uniform(low, high, values.shape).astype(values.dtype)
    return random.integers(low, high, values.shape, endpoint=True).astype(values.dtype)
