"""Tools of an operation's exporter: its HAL operands, and TF Lite's graph to add to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from nnhal.operand_types import dtype_of
from nnhal.types import OperandType, Operation
from nntflite.exporter.graph import GraphExporter
from nntflite.exporter.operands import OperationOperands
from nntflite.graph import OMITTED, Quantization
from nntflite.schema import Activation, TensorType

__all__ = ["HalOperation"]

_NUMPY_TYPES = {
    np.dtype(np.float32): TensorType.FLOAT32,
    np.dtype(np.float16): TensorType.FLOAT16,
    np.dtype(np.int32): TensorType.INT32,
    np.dtype(np.uint8): TensorType.UINT8,
    np.dtype(np.int8): TensorType.INT8,
    np.dtype(np.int16): TensorType.INT16,
    np.dtype(np.bool_): TensorType.BOOL,
}


class HalOperation(OperationOperands):
    """One HAL operation: reads its operands by position, and emits TF Lite operators.

    Positions count the operation's inputs (or outputs); tensors are indexes in TF Lite's graph.
    """

    format = "TF Lite"

    def __init__(self, graph: GraphExporter, operation: Operation) -> None:
        super().__init__(operation, graph.operand)
        self.graph = graph

    # --- what the HAL says ----------------------------------------------------------------

    def input_index(self, position: int) -> int:
        """The subgraph's index of the operand at input ``position``."""
        return self._inputs[position]

    def shape(self, position: int) -> tuple[int, ...]:
        """The shape of input ``position``; refuses when it is not known."""
        shape = self.graph.shape(self._inputs[position])
        if shape is None:
            raise self.refuse(f"the shape of input {position} must be known")
        return shape

    def rank(self, position: int) -> int:
        """The number of dimensions of input ``position``; refuses when it is not known."""
        rank = len(self.input(position).dimensions)
        return rank or len(self.shape(position))

    def known(self, position: int) -> NDArray[Any] | None:
        """The data of input ``position`` where it is a constant or was given, else None."""
        return self.graph.value(self._inputs[position])

    def value(self, position: int) -> NDArray[Any]:
        """The data of input ``position``; refuses when it is not known."""
        value = self.known(position)
        if value is None:
            raise self.refuse(f"input {position} must be a constant")
        return value

    def scalar(self, position: int, default: float | None = None) -> Any:
        """Input ``position`` as a Python bool, int or float; ``default`` where it is absent."""
        if default is not None and not self.has(position):
            return default
        element = self.value(position).reshape(-1)[0].item()
        return bool(element) if self.input(position).type == OperandType.BOOL else element

    def activation(self, position: int) -> Activation:
        """The fused activation at input ``position``; both use the same codes, but for sigmoid."""
        code = self.scalar(position)
        if code not in list(Activation):
            raise self.refuse(f"TF Lite has no activation {code}")
        return Activation(code)

    def axis(self, position: int, rank: int) -> int:
        """The axis at input ``position``, counted from the front."""
        return int(self.scalar(position)) % rank

    def refuse_nchw(self, position: int) -> None:
        """Refuse when the layout at input ``position`` is NCHW."""
        if self.scalar(position, False):
            raise self.refuse("TF Lite has no NCHW layout")

    def dtype(self, position: int) -> np.dtype[Any]:
        """The NumPy type of input ``position``."""
        return dtype_of(self.input(position).type)

    def quantization(self, position: int) -> Quantization | None:
        """The quantization of input ``position``."""
        return self.graph.builder.tensors[self.tensor(position)].quantization

    # --- what TF Lite gets ----------------------------------------------------------------

    def tensor(self, position: int) -> int:
        """The tensor of input ``position``, or OMITTED."""
        return self.graph.tensor(self._inputs[position]) if self.has(position) else OMITTED

    def tensors(self, *positions: int) -> list[int]:
        """The tensors of several inputs."""
        return [self.tensor(position) for position in positions]

    def output(self, position: int = 0) -> int:
        """The tensor of output ``position``."""
        return self.graph.tensor(self._outputs[position])

    def scalar_output(self) -> int:
        """The tensor of an output that keeps no dimension in TF Lite, and has one of size one in
        the HAL. TF Lite finds that out by itself; other readers of the file believe its shapes.
        """
        tensors, index = self.graph.builder.tensors, self.output()
        tensors[index] = replace(tensors[index], shape=())
        return index

    def outputs(self) -> list[int]:
        """The tensors of all outputs."""
        return [self.output(position) for position in range(len(self._outputs))]

    def parameter(self, position: int) -> int:
        """Input ``position`` as a constant where its data is known, else as any tensor.

        Kernels know the shape of their output in advance when axes, paddings and the like are
        constants.
        """
        value = self.known(position)
        return self.tensor(position) if value is None else self.constant(value)

    def constant(self, value: ArrayLike, quantization: Quantization | None = None) -> int:
        """A new constant tensor. Raises NotExpressible for a dtype that TF Lite does not have."""
        array = np.asarray(value)
        type = _NUMPY_TYPES.get(array.dtype)
        if type is None:
            raise self.refuse(f"TF Lite has no tensor of {array.dtype}")
        return self._add("constant", type, array.shape, quantization, array.tobytes())

    def integers(self, *values: int) -> int:
        """A new constant int32 vector."""
        return self.constant(np.array(values, np.int32))

    def temporary(self, like: int, shape: Sequence[int] = ()) -> int:
        """A new tensor with the type and quantization of tensor ``like``."""
        model = self.graph.builder.tensors[like]
        return self._add("temporary", model.type, shape, model.quantization)

    def new(self, type: TensorType, quantization: Quantization | None = None) -> int:
        """A new tensor of a type of its own; TF Lite finds its shape."""
        return self._add("temporary", type, (), quantization)

    def emit(
        self, name: str, inputs: Sequence[int], outputs: Sequence[int] | int, **options: Any
    ) -> None:
        """Append the builtin operator ``name``."""
        targets = [outputs] if isinstance(outputs, int) else outputs
        self.graph.builder.operator(name, inputs, targets, **options)

    def computed(self, name: str, inputs: Sequence[int], **options: Any) -> int:
        """The result of an operator, with the type and quantization of its first input."""
        result = self.temporary(inputs[0])
        self.emit(name, inputs, result, **options)
        return result

    def requantized(self, tensor: int, like: int) -> int:
        """``tensor`` in the quantization of ``like``, for operators that want just one."""
        tensors = self.graph.builder.tensors
        source, target = tensors[tensor], tensors[like]
        if source.quantization == target.quantization and source.type == target.type:
            return tensor
        result = self.temporary(like)
        self.emit("QUANTIZE", [tensor], result)
        return result

    def body(self, position: int, *, pass_through: tuple[int, ...] = ()) -> int:
        """The number, in the file, of the graph at input ``position``.

        The graph's inputs numbered in ``pass_through`` are appended to its outputs.
        """
        referenced = self.input(position).location.offset
        return self.graph.parent.body(referenced, pass_through)

    def body_output_count(self, position: int) -> int:
        """The number of outputs of the subgraph at input ``position``."""
        referenced = self.input(position).location.offset
        return len(self.graph.parent.model.referenced[referenced].output_indexes)

    def zero_output(self, position: int) -> None:
        """Let output ``position``, which TF Lite does not have, be a constant of zeros."""
        operand = self.output_operand(position)
        if 0 in operand.dimensions or not operand.dimensions:
            raise self.refuse(f"the shape of output {position} must be known")
        zeros = self.constant(np.zeros(operand.dimensions, dtype_of(operand.type)))
        self.graph.alias(self._outputs[position], zeros)

    def state(self, position: int, output: int | None) -> int:
        """State input ``position`` as a variable tensor, which output ``output`` then is too."""
        tensor = self.graph.variable(self._inputs[position])
        if tensor is None:
            raise self.refuse(
                f"the state at input {position} must be a model input that nothing else reads"
            )
        if output is not None:
            self.graph.updated(self._outputs[output], tensor)
        return tensor

    def _add(
        self,
        kind: str,
        type: TensorType,
        shape: Sequence[int],
        quantization: Quantization | None,
        data: bytes | None = None,
    ) -> int:
        builder = self.graph.builder
        return builder.tensor(f"{kind}{len(builder.tensors)}", type, shape, quantization, data)
