"""A spec as a builder describes it: operands, steps, cases, files.

A case becomes one ``Example`` of Android's language, and with its variations several tests.
Expected values are no part of it: the oracle computes them (:mod:`corpus.oracle`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from corpus.types import F32, Type
from nnhal.operand_types import dtype_of

__all__ = [
    "FLOATS",
    "Argument",
    "Array",
    "Case",
    "Graph",
    "Operand",
    "SpecFile",
    "Step",
    "call",
    "case",
    "constant",
    "given",
    "internal",
    "omitted",
    "parameter",
    "result",
    "scalar",
    "subgraph",
]

Array: TypeAlias = NDArray[Any]


@dataclass(frozen=True, eq=False)
class Graph:
    """A model: operations in order. Inputs and outputs are known by the role of the operands.

    Where ``inputs`` are given, this is their order, and there may be some that nothing reads.
    """

    steps: tuple[Step, ...]
    inputs: tuple[Operand, ...] = ()


@dataclass(frozen=True, eq=False)
class Operand:
    """One operand by its role, which is a class of the spec language.

    ``data`` is as stored: codes where quantized, empty where there is none (None: omitted).
    ``shape`` may be None for results: it is what the oracle's is.
    """

    role: str
    name: str
    type: Type
    shape: tuple[int, ...] | None = None
    data: Array | None = None
    graph: Graph | None = None


Argument: TypeAlias = "Operand | float | Sequence[int]"


def _stored(type: Type, data: ArrayLike) -> Array:
    dtype = dtype_of(type.operand_type)
    source = np.asarray(data)
    if dtype.kind in "iu":
        info = np.iinfo(dtype)
        if source.size and not (info.min <= source.min() and source.max() <= info.max):
            raise ValueError(f"data of {type.code} outside of {info.min}..{info.max}")
    return source.astype(dtype)


def given(
    name: str, data: ArrayLike, type: Type = F32, shape: tuple[int, ...] | None = None
) -> Operand:
    """An input of the model with its data. ``shape`` is declared instead of the data's own."""
    array = _stored(type, data)
    return Operand("Input", name, type, array.shape if shape is None else shape, array)


def constant(name: str, data: ArrayLike, type: Type = F32) -> Operand:
    array = _stored(type, data)
    return Operand("Parameter", name, type, array.shape, array)


def omitted(name: str, type: Type = F32, shape: tuple[int, ...] = (0,)) -> Operand:
    """An optional operand that is left out of the model (NO_VALUE)."""
    return Operand("Parameter", name, type, shape, None)


def scalar(name: str, value: float, code: str | None = None) -> Operand:
    """A constant scalar that a variation can name; elsewhere bare Python values will do."""
    kinds = {bool: "BOOL", int: "INT32", float: "FLOAT32"}
    type = Type(code or kinds[value.__class__])
    return Operand("Scalar", name, type, (), _stored(type, value))


def result(
    name: str, type: Type = F32, shape: tuple[int, ...] | None = None, *, ignored: bool = False
) -> Operand:
    """An output of the model; where ``ignored``, its values are not compared."""
    return Operand("IgnoredOutput" if ignored else "Output", name, type, shape)


def internal(name: str, type: Type = F32, shape: tuple[int, ...] | None = None) -> Operand:
    return Operand("Internal", name, type, shape)


def parameter(name: str, type: Type, *shape: int) -> Operand:
    """An input of a subgraph, whose data the operation that refers to it gives."""
    return Operand("Input", name, type, shape)


def subgraph(name: str, inputs: Sequence[Operand], *steps: Step) -> Operand:
    """A model that IF or WHILE refers to. All its operands need shapes."""
    graph = Graph(steps, tuple(inputs))
    return Operand("SubgraphReference", name, Type("SUBGRAPH"), (), None, graph)


@dataclass(frozen=True, eq=False)
class Step:
    """One operation. Where ``feeds``, it only makes what other operations are tested with."""

    operation: str
    inputs: tuple[Argument, ...]
    outputs: tuple[Operand, ...]
    feeds: bool

    def __init__(
        self,
        operation: str,
        inputs: Sequence[Argument],
        outputs: Sequence[Operand] | Operand,
        *,
        feeds: bool = False,
    ) -> None:
        object.__setattr__(self, "feeds", feeds)
        object.__setattr__(self, "operation", operation)
        object.__setattr__(self, "inputs", tuple(inputs))
        several = (outputs,) if isinstance(outputs, Operand) else tuple(outputs)
        object.__setattr__(self, "outputs", several)


def call(
    operation: str, *inputs: Argument, type: Type = F32, shape: tuple[int, ...] | None = None
) -> Step:
    """An operation with one result, which is the model's ``output``."""
    return Step(operation, inputs, result("output", type, shape))


FLOATS: Final[Mapping[str, Any]] = {"relaxed": True, "float16": True}
"""Variations of a case of float32."""


@dataclass(frozen=True, eq=False)
class Case:
    """One example, and the variations that make it several tests.

    :param name: what is special, after the name of the file (which begins with the operation)
    :param tests: a sentence for the reader: what a driver may get wrong here
    :param oracle: where expected values come from; see :mod:`corpus.oracle`
    :param relaxed: also as relaxed float32
    :param float16: also with all float32 operands as float16
    :param signed: also with every TENSOR_QUANT8_ASYMM as TENSOR_QUANT8_ASYMM_SIGNED
    :param nchw: operands that change with the data layout: also as NCHW
    :param activations: output and activation code: with every fused activation
    :param axes: ``AddAllAxis``, ``AddAllDimsAndAxis`` or another such method of the language,
        called with the operands ``input``, ``axis`` and ``output``
    :param in_pool: constants are in shared memory, not in the model
    :param lifetimes: also with constants as inputs, and with inputs that an operation computes
    :param tflite: False where TF Lite is known to say otherwise; ``why`` begins with "TF Lite"
    """

    name: str
    graph: Graph
    tests: str = ""
    oracle: str = "formula"
    relaxed: bool = False
    float16: bool = False
    signed: bool = False
    nchw: tuple[Operand, ...] = ()
    activations: tuple[Operand, Operand] | None = None
    axes: str = ""
    in_pool: bool = False
    lifetimes: bool = False
    multinomial_tolerance: float = 0.0
    expect_failure: bool = False
    tflite: bool = True
    why: str = ""

    def __post_init__(self) -> None:
        if self.tflite == self.why.startswith("TF Lite"):
            raise ValueError(f"{self.name}: why not in TF Lite? {self.why!r}")


def case(
    name: str,
    operation: str | Step | Sequence[Step],
    inputs: Sequence[Argument] = (),
    outputs: Sequence[Operand] | Operand = (),
    **options: Any,
) -> Case:
    """A case of one operation, or of the steps given in its place."""
    steps = Step(operation, inputs, outputs) if isinstance(operation, str) else operation
    graph = Graph((steps,) if isinstance(steps, Step) else tuple(steps))
    return Case(name, graph, **options)


@dataclass(frozen=True)
class SpecFile:
    """A section of a case file: ``name`` begins with the operation, ``tests`` says what it is
    about.
    """

    name: str
    tests: str
    cases: list[Case] = field(default_factory=list)

    def add(self, *args: Any, **options: Any) -> None:
        """Append :func:`case` of these arguments."""
        self.cases.append(case(*args, **options))
