"""Graphs of a few operators, as these tests write them."""

from __future__ import annotations

from typing import Any

import numpy as np

from nntflite.graph import GraphBuilder
from nntflite.schema import TensorType

F, I, I64 = TensorType.FLOAT32, TensorType.INT32, TensorType.INT64  # noqa: E741
F64, BOOL = TensorType.FLOAT64, TensorType.BOOL
U8, S8, F16 = TensorType.UINT8, TensorType.INT8, TensorType.FLOAT16
DTYPES = {F: "f4", F64: "f8", I: "i4", I64: "i8", U8: "u1", S8: "i1", F16: "f2", BOOL: "?"}


class Build(GraphBuilder):
    """One operator, its constants written as arrays."""

    def const(self, type: TensorType, value: Any, quantization: Any = None) -> int:
        array = np.asarray(value, DTYPES[type])
        name = f"constant{len(self.tensors)}"
        return self.tensor(name, type, array.shape, quantization, array.tobytes())

    def add(self, type: TensorType, shape: Any = (), quantization: Any = None) -> int:
        return self.tensor(f"tensor{len(self.tensors)}", type, shape, quantization)
