"""Random models for partitioning: operations on square matrices, with which drivers have which.

Source: ``TestPartitioningRandom.cpp`` of Android. The numbers of its header are those here; its
random numbers are not.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cts.partition_models import kind_of
from cts.sketch import Sketch
from cts.toys import Supports, ToyDriver
from nnapi.model import Model
from nnapi.runtime import Runtime
from nnhal.types import HalVersion, OperationType
from nnhal.types import OperandType as Code

__all__ = ["Drawn", "drawn"]

_MAX_OPERATIONS: Final = 100
_MAX_SIZE: Final = 8
_DEAD_OPERATIONS: Final = 0.2
"""Share of models that may have operations whose results nobody needs."""
_UNKNOWN_DIMENSIONS: Final = 0.25
"""Share of models that may have operands of unknown dimensions, and of their operands so many."""
_UNKNOWN_OPERAND: Final = 0.03
_COMMON_ROOT: Final = 0.75
"""Share of models whose first operation reads the first input, and is read in turn."""
_CONSUMED_OUTPUT: Final = 0.05
"""Share of operands that somebody reads, and that are outputs of the model as well."""
_REUSED_WEIGHTS: Final = 0.25
_PERFORMANCE: Final = 0.75

_VERSIONS: Final = (HalVersion.V1_0, HalVersion.V1_1, HalVersion.V1_2, HalVersion.V1_3)


@dataclass(frozen=True)
class _Pattern:
    """An operation, since which version, and how many matrices it reads."""

    type: OperationType
    since: HalVersion
    matrices: int
    is_fused: bool = False


_PATTERNS: Final = (
    _Pattern(OperationType.ADD, HalVersion.V1_0, 2, is_fused=True),
    _Pattern(OperationType.LOGISTIC, HalVersion.V1_0, 1),
    _Pattern(OperationType.MUL, HalVersion.V1_0, 2, is_fused=True),
    _Pattern(OperationType.RNN, HalVersion.V1_0, 2),
    _Pattern(OperationType.TANH, HalVersion.V1_0, 1),
    _Pattern(OperationType.SUB, HalVersion.V1_1, 2, is_fused=True),
    _Pattern(OperationType.TRANSPOSE, HalVersion.V1_1, 1),
    _Pattern(OperationType.MAXIMUM, HalVersion.V1_2, 2),
    _Pattern(OperationType.NEG, HalVersion.V1_2, 1),
    _Pattern(OperationType.SIN, HalVersion.V1_2, 1),
    _Pattern(OperationType.ELU, HalVersion.V1_3, 1),
    _Pattern(OperationType.HARD_SWISH, HalVersion.V1_3, 1),
)

_Signature = tuple[int, "int | None"]


@dataclass
class Drawn:
    """Model drawn from a seed. ``inputs`` are the values of the model's inputs."""

    seed: int
    size: int = 0
    plan: list[tuple[_Pattern, int | None, list[int]]] = field(default_factory=list)
    inputs: list[NDArray[Any]] = field(default_factory=list)
    outputs: list[int] = field(default_factory=list)
    unknown: set[int] = field(default_factory=set)
    weights: list[NDArray[Any]] = field(default_factory=list)
    owners: dict[_Signature, tuple[str, HalVersion]] = field(default_factory=dict)
    is_fenced: bool = False

    def drivers(self) -> list[ToyDriver]:
        """The drivers, each with the signatures that are its own."""
        found: dict[tuple[str, HalVersion], set[_Signature]] = {}
        for signature, owner in self.owners.items():
            found.setdefault(owner, set()).add(signature)
        return [
            ToyDriver(name, _PERFORMANCE, version=version, supports=_taking(signatures))
            for (name, version), signatures in found.items()
        ]

    def build(self, runtime: Runtime) -> Model:
        """The model in ``runtime``. Matrices are numbered: inputs, then results."""
        sketch = Sketch(runtime)
        matrices = [sketch.float32(self.size, self.size) for _ in self.inputs]
        constants: dict[int, list[int]] = {}
        for number, (pattern, code, arguments) in enumerate(self.plan):
            matrix = len(self.inputs) + number
            dimensions = (0, 0) if matrix in self.unknown else (self.size, self.size)
            result = sketch.float32(*dimensions)
            given = [matrices[argument] for argument in arguments]
            self._add(sketch, pattern, code, given, result, constants)
            matrices.append(result)
        inputs = matrices[: len(self.inputs)]
        return sketch.finished(inputs, [matrices[number] for number in self.outputs])

    def _add(
        self,
        sketch: Sketch,
        pattern: _Pattern,
        code: int | None,
        given: list[int],
        result: int,
        constants: dict[int, list[int]],
    ) -> None:
        type, outputs = pattern.type, [result]
        if pattern.is_fused:
            given = [*given, sketch.int32(code or 0)]
        elif type == OperationType.TRANSPOSE:
            given = [*given, sketch.constant(Code.TENSOR_INT32, [1, 0])]
        elif type == OperationType.ELU:
            given = [*given, sketch.constant(Code.FLOAT32, 0.5)]
        elif type == OperationType.RNN:
            number = len(constants) if len(constants) < len(self.weights) else 0
            known = constants.setdefault(number, [])
            if not known:
                known += [sketch.constant(Code.TENSOR_FLOAT32, each) for each in self._cell(number)]
            data, state = given
            given = [data, *known, state, sketch.int32(0)]
            outputs = [sketch.float32(self.size, self.size), result]
        sketch.operation(type, given, outputs)

    def _cell(self, number: int) -> Sequence[NDArray[Any]]:
        """Weights, recurrent weights and bias of an RNN."""
        square = self.weights[number]
        return square, square.T.copy(), square[0].copy()


def _taking(signatures: set[_Signature]) -> Supports:
    return lambda operation, graph, model: kind_of(operation, graph, model) in signatures


def drawn(seed: int) -> Drawn:
    """The model, drivers and inputs of ``seed``; the same on every machine."""
    dice = random.Random(seed)
    model = Drawn(seed=seed, size=dice.randint(1, _MAX_SIZE))
    count = 2 + dice.randrange(_MAX_OPERATIONS - 1)
    model.inputs = [_matrix(dice, model.size) for _ in range(dice.randint(1, 3))]
    has_root = dice.random() < _COMMON_ROOT
    has_unknown = dice.random() < _UNKNOWN_DIMENSIONS
    read: set[int] = set()
    for number in range(count):
        pattern = dice.choice(_PATTERNS)
        code = dice.randrange(4) if pattern.is_fused else None
        known = len(model.inputs) + number
        arguments = [dice.randrange(known) for _ in range(pattern.matrices)]
        if has_root and number == 0:
            arguments[0] = 0
        read.update(arguments)
        is_cell = pattern.type == OperationType.RNN
        if is_cell and (not model.weights or dice.random() >= _REUSED_WEIGHTS):
            model.weights.append(_matrix(dice, model.size))
        if has_unknown and dice.random() < _UNKNOWN_OPERAND:
            model.unknown.add(known)
        model.plan.append((pattern, code, arguments))
    _give_outputs(model, dice, read)
    _give_owners(model, dice)
    model.is_fenced = dice.random() < 0.5
    return model


def _give_outputs(model: Drawn, dice: random.Random, read: set[int]) -> None:
    """What nobody reads is an output of the model, unless dead operations are allowed."""
    first, last = len(model.inputs), len(model.inputs) + len(model.plan)
    unread = [number for number in range(first, last) if number not in read]
    if dice.random() < _DEAD_OPERATIONS:
        unread = [n for n in unread if dice.random() < 0.5] or unread[-1:]
    also = [n for n in range(first, last) if n in read and dice.random() < _CONSUMED_OUTPUT]
    model.outputs = sorted({*unread, *also})


def _give_owners(model: Drawn, dice: random.Random) -> None:
    """Each signature belongs to one driver, whose version has all of its operations."""
    signatures = {(pattern.type, code): pattern for pattern, code, _ in model.plan}
    names = [f"driver{number}" for number in range(1 + dice.randrange(len(signatures)))]
    chosen = {signature: dice.choice(names) for signature in signatures}
    for name in names:
        own = [signature for signature, owner in chosen.items() if owner == name]
        if own:
            oldest = max(signatures[signature].since for signature in own)
            versions = [version for version in _VERSIONS if version >= oldest]
            version = dice.choice(versions)
            model.owners.update(dict.fromkeys(own, (name, version)))


def _matrix(dice: random.Random, size: int) -> NDArray[Any]:
    values = [[dice.uniform(-1, 1) for _ in range(size)] for _ in range(size)]
    return np.array(values, np.float32)
