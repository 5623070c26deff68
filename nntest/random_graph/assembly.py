"""Assembly of a draft into a HAL model: lifetimes, the data of constants, and the model's
outputs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from nnhal.memory import Memory
from nnhal.operations.spec import FeatureLevel
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    Operation,
    Subgraph,
)
from nntest.random_graph.dice import Dice
from nntest.random_graph.draft import Draft
from nntest.random_graph.values import Value

__all__ = ["Assembled", "assemble"]

_MAX_COPIED: Final = 128
"""Bytes of a constant that NNAPI's runtime copies into a model; larger ones are in a pool."""

_FEW: Final = 3
_SHOWN_OF_FEW_IN: Final = 5
_SHOWN_IN: Final = 16
"""One result of so many is an output although something reads it; more where there are few."""

_RELAXABLE: Final = FeatureLevel.V1_1
_ALIGNMENT: Final = 8
_L: Final = OperandLifeTime
_NOWHERE: Final = DataLocation()


@dataclass(frozen=True, slots=True)
class Assembled:
    """A model with the values at its boundary."""

    model: Model
    inputs: tuple[Value, ...]
    outputs: tuple[Value, ...]


def assemble(draft: Draft, dice: Dice) -> Assembled:
    """The model of a draft; ``dice`` choose its outputs and fill its constants."""
    storage = _Storage(dice, pooled=dice.flag())
    relaxed = draft.claims.level >= _RELAXABLE and dice.one_in(8)
    inputs = [value for value in draft.operands if _is_input(value)]
    outputs = _outputs(draft, dice)
    main = _subgraph(draft, storage, inputs, outputs)
    referenced = tuple(
        _subgraph(one.graph, storage, one.inputs, one.outputs) for one in draft.referenced
    )
    model = Model(
        main=main,
        referenced=referenced,
        operand_values=bytes(storage.copies),
        pools=storage.pools(),
        relax_computation_float32_to_float16=relaxed,
    )
    return Assembled(model, tuple(inputs), tuple(outputs))


def _is_input(value: Value) -> bool:
    return value.content is not None and not value.constant


def _outputs(draft: Draft, dice: Dice) -> list[Value]:
    """Most of what nothing reads, and some of what is read; the rest of it is dead ends."""
    shown = _SHOWN_OF_FEW_IN if len(draft.operations) <= _FEW else _SHOWN_IN
    computed = [draft.operands[i] for op in draft.operations for i in op.outputs]
    readable = [value for value in computed if not value.hidden]
    chosen = [v for v in readable if (not dice.one_in(8) if v.uses == 0 else dice.one_in(shown))]
    return chosen or readable[-1:]


class _Storage:
    """Constants: small ones in the model itself, larger ones in a pool where there is one."""

    def __init__(self, data: Dice, *, pooled: bool) -> None:
        self.copies = bytearray()
        self._pool = bytearray()
        self._data = data
        self._pooled = pooled

    def place(self, value: Value) -> tuple[OperandLifeTime, DataLocation]:
        """Where the data of a constant is."""
        assert value.content is not None
        zero_point = value.quantization.zero_point
        array = value.content.array(self._data, value.type, value.shape, zero_point)
        content = array.tobytes()
        if self._pooled and len(content) > _MAX_COPIED:
            return _L.CONSTANT_REFERENCE, _append(self._pool, content)
        return _L.CONSTANT_COPY, _append(self.copies, content)

    def pools(self) -> tuple[Memory, ...]:
        return (Memory.from_bytes(self._pool),) if self._pool else ()


def _append(storage: bytearray, content: bytes) -> DataLocation:
    storage.extend(bytes(-len(storage) % _ALIGNMENT))
    location = DataLocation(0, len(storage), len(content))
    storage += content
    return location


def _subgraph(
    draft: Draft, storage: _Storage, inputs: Sequence[Value], outputs: Sequence[Value]
) -> Subgraph:
    given = {id(value) for value in outputs}
    return Subgraph(
        tuple(_operand(value, storage, id(value) in given) for value in draft.operands),
        tuple(Operation(op.type, op.inputs, op.outputs) for op in draft.operations),
        tuple(value.index for value in inputs),
        tuple(value.index for value in outputs),
    )


def _operand(value: Value, storage: _Storage, is_output: bool) -> Operand:
    lifetime, location = _L.TEMPORARY_VARIABLE, _NOWHERE
    if value.subgraph is not None:
        lifetime, location = _L.SUBGRAPH, DataLocation(0, value.subgraph, 0)
    elif value.omitted:
        lifetime = _L.NO_VALUE
    elif value.constant:
        lifetime, location = storage.place(value)
    elif value.content is not None:
        lifetime = _L.SUBGRAPH_INPUT
    elif is_output:
        lifetime = _L.SUBGRAPH_OUTPUT
    quantization = value.quantization
    return Operand(
        value.type,
        value.shape,
        quantization.scale,
        quantization.zero_point,
        lifetime,
        location,
        quantization.channels,
    )
