"""A TF Lite model in memory: what the reader makes of a file, and the writer a file of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from nntflite.schema import BuiltinOperator, TensorType

__all__ = [
    "OMITTED",
    "RANDOM",
    "File",
    "Graph",
    "GraphBuilder",
    "Operator",
    "Quantization",
    "Tensor",
]

OMITTED: Final = -1
"""Tensor index of an optional input that is left out."""


@dataclass(frozen=True, slots=True)
class Quantization:
    """real = scale * (stored - zero_point); one scale, or one a channel along ``dimension``."""

    scales: tuple[float, ...]
    zero_points: tuple[int, ...]
    dimension: int = 0

    @property
    def per_channel(self) -> bool:
        return len(self.scales) > 1


@dataclass(frozen=True, slots=True)
class Tensor:
    """``shape`` is empty for a scalar, and also where the converter did not know it.

    ``data`` holds the elements of a constant, little-endian and row-major; None for the others.
    With ``sparsity``, the fields of the table SparsityParameters, it holds only some of them.
    """

    name: str
    type: TensorType
    shape: tuple[int, ...]
    quantization: Quantization | None = None
    data: bytes | memoryview | None = None
    is_variable: bool = False
    sparsity: Mapping[str, Any] | None = None


RANDOM: Final = ("RANDOM_", "MULTINOMIAL", "Random", "Multinomial", "Bernoulli")
"""Beginnings of the names of operators that draw random numbers, TF Lite's and ONNX's."""


@dataclass(frozen=True, slots=True)
class Operator:
    """``options`` are the fields of the operator's options table, defaults filled in.

    ``intermediates`` are tensors that only carry quantization, as 8-bit LSTM needs them.
    """

    code: int
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    version: int = 1
    custom_name: str = ""
    custom_options: bytes | memoryview = b""
    intermediates: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        """Return the name as TF Lite spells it; the custom name of a custom operator."""
        if self.code == BuiltinOperator.CUSTOM:
            return self.custom_name
        try:
            return BuiltinOperator(self.code).name
        except ValueError:
            return f"builtin operator {self.code}"

    @property
    def is_random(self) -> bool:
        """Whether it draws random numbers, so that no two inferences need to agree."""
        return self.name.startswith(RANDOM)


@dataclass(frozen=True, slots=True)
class Graph:
    """Tensors, operators in execution order, and the indexes of inputs and outputs."""

    tensors: tuple[Tensor, ...]
    operators: tuple[Operator, ...]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    name: str = ""


@dataclass(frozen=True, slots=True)
class File:
    """A model: the first graph is run, the others are bodies of its control flow."""

    graphs: tuple[Graph, ...]
    description: str = ""


@dataclass(slots=True)
class GraphBuilder:
    """Collects a graph piece by piece; tensors are referred to by the index they are given."""

    name: str = "main"
    tensors: list[Tensor] = field(default_factory=list)
    operators: list[Operator] = field(default_factory=list)

    def tensor(
        self,
        name: str,
        type: TensorType,
        shape: Sequence[int],
        quantization: Quantization | None = None,
        data: bytes | memoryview | None = None,
        *,
        is_variable: bool = False,
    ) -> int:
        """Add a tensor and return its index."""
        self.tensors.append(Tensor(name, type, tuple(shape), quantization, data, is_variable))
        return len(self.tensors) - 1

    def operator(
        self,
        name: str,
        inputs: Sequence[int],
        outputs: Sequence[int],
        *,
        version: int = 1,
        intermediates: Sequence[int] = (),
        **options: Any,
    ) -> None:
        """Append builtin operator ``name``, for instance ``CONV_2D``."""
        self.operators.append(
            Operator(
                BuiltinOperator[name],
                tuple(inputs),
                tuple(outputs),
                options,
                version,
                intermediates=tuple(intermediates),
            )
        )

    def custom(
        self, name: str, inputs: Sequence[int], outputs: Sequence[int], options: bytes
    ) -> None:
        """Append the custom operator ``name`` with its options as that operator encodes them."""
        self.operators.append(
            Operator(
                BuiltinOperator.CUSTOM,
                tuple(inputs),
                tuple(outputs),
                custom_name=name,
                custom_options=options,
            )
        )

    def finish(self, inputs: Sequence[int], outputs: Sequence[int]) -> Graph:
        """The graph with these inputs and outputs."""
        return Graph(
            tuple(self.tensors), tuple(self.operators), tuple(inputs), tuple(outputs), self.name
        )
