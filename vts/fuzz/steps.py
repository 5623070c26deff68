"""Steps away from a valid case: each changes one thing, and says what.

A step has its values in it, so that an attempt is repeated by its steps alone, and is made smaller
by leaving some out.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from nnhal.types import DataLocation, OperandLifeTime, RequestArgument, Subgraph
from vts.fuzz.subject import Subject

__all__ = [
    "ArgumentStep",
    "BoundaryStep",
    "ConstantStep",
    "Inapplicable",
    "InputStep",
    "OperandStep",
    "OperationStep",
    "OrderStep",
    "PromotionStep",
    "RelaxedStep",
    "Step",
    "stepped",
]

Value: TypeAlias = int | bool | str | tuple[int, ...]
"""A number with a fraction is text, as ``float.hex`` writes it: JSON has no infinities."""

_INDEXES: Final = ("dimensions", "inputs", "outputs")
_LOCATION: Final = ("pool_index", "offset", "length", "padding")


class Inapplicable(Exception):
    """A step does not fit what it is applied to: steps before it were left out."""


class _Step(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    @abstractmethod
    def applied(self, subject: Subject) -> Subject:
        """``subject`` after this step. Raises IndexError and ValueError where it does not fit."""

    @abstractmethod
    def __str__(self) -> str: ...


class _GraphStep(_Step, frozen=True, kw_only=True):
    graph: int = 0
    """The main subgraph, or the number of a referenced one from 1."""

    def applied(self, subject: Subject) -> Subject:
        return subject.with_graph(self.graph, self.changed(subject.graphs[self.graph]))

    @abstractmethod
    def changed(self, graph: Subgraph) -> Subgraph: ...

    @property
    def _where(self) -> str:
        return f"subgraph {self.graph}: " if self.graph else ""


class OperandStep(_GraphStep, frozen=True, kw_only=True, tag="operand"):
    """Another field of an operand, or of its location."""

    index: int
    field: Literal[
        "type", "dimensions", "scale", "zero_point", "lifetime", "pool_index", "offset", "length"
    ]
    value: Value

    def changed(self, graph: Subgraph) -> Subgraph:
        _check(self.field, self.value)
        operands = list(graph.operands)
        operand = operands[self.index]
        if self.field in _LOCATION:
            location = replace(operand.location, **{self.field: self.value})
            operands[self.index] = replace(operand, location=location)
        else:
            operands[self.index] = replace(operand, **{self.field: self._typed()})
        return replace(graph, operands=tuple(operands))

    def _typed(self) -> object:
        if self.field == "scale":
            return float.fromhex(str(self.value))
        is_lifetime = self.field == "lifetime" and isinstance(self.value, int)
        return OperandLifeTime(self.value) if is_lifetime else self.value  # type: ignore[arg-type]

    def __str__(self) -> str:
        value = f"{self._typed():g}" if self.field == "scale" else self.value
        return f"{self._where}{self.field} of operand {self.index} is {value}"


class OperationStep(_GraphStep, frozen=True, kw_only=True, tag="operation"):
    """Another type of an operation, or other operands."""

    number: int
    field: Literal["type", "inputs", "outputs"]
    value: Value

    def changed(self, graph: Subgraph) -> Subgraph:
        _check(self.field, self.value)
        operations = list(graph.operations)
        operations[self.number] = replace(operations[self.number], **{self.field: self.value})
        return replace(graph, operations=tuple(operations))

    def __str__(self) -> str:
        return f"{self._where}{self.field} of operation {self.number} are {self.value}"


class OrderStep(_GraphStep, frozen=True, kw_only=True, tag="order"):
    """Operations in another order: ``order`` are their numbers, which may miss or repeat some."""

    order: tuple[int, ...]

    def changed(self, graph: Subgraph) -> Subgraph:
        return replace(graph, operations=tuple(graph.operations[n] for n in self.order))

    def __str__(self) -> str:
        return f"{self._where}operations are those with the numbers {self.order}"


class BoundaryStep(_GraphStep, frozen=True, kw_only=True, tag="boundary"):
    """Other inputs or outputs of a subgraph."""

    field: Literal["input_indexes", "output_indexes"]
    value: tuple[int, ...]

    def changed(self, graph: Subgraph) -> Subgraph:
        return replace(graph, **{self.field: self.value})

    def __str__(self) -> str:
        return f"{self._where}{self.field} are {self.value}"


class ConstantStep(_Step, frozen=True, kw_only=True, tag="constant"):
    """Other bytes among the values of constants."""

    offset: int
    data: bytes

    def applied(self, subject: Subject) -> Subject:
        return subject.with_model(
            operand_values=_overwritten(subject.model.operand_values, self.offset, self.data)
        )

    def __str__(self) -> str:
        return f"constants have the bytes {self.data.hex()} at {self.offset}"


class InputStep(_Step, frozen=True, kw_only=True, tag="input"):
    """Other bytes of an input."""

    number: int
    offset: int
    data: bytes

    def applied(self, subject: Subject) -> Subject:
        inputs = list(subject.inputs)
        inputs[self.number] = _overwritten(inputs[self.number], self.offset, self.data)
        return replace(subject, inputs=tuple(inputs))

    def __str__(self) -> str:
        return f"input {self.number} has the bytes {self.data.hex()} at {self.offset}"


class PromotionStep(_Step, frozen=True, kw_only=True, tag="promotion"):
    """A constant of the main subgraph becomes the last input, with the same data: the model means
    what it meant, and the driver has to read it elsewhere.
    """

    index: int

    def applied(self, subject: Subject) -> Subject:
        main = subject.model.main
        operand = main.operands[self.index]
        begin, end = operand.location.offset, operand.location.offset + operand.location.length
        data = subject.model.operand_values[begin:end]
        if operand.lifetime != OperandLifeTime.CONSTANT_COPY or len(data) != end - begin:
            raise ValueError(f"operand {self.index} is no constant with data")
        if len(main.input_indexes) != len(subject.inputs):
            raise ValueError("the model has no longer the inputs that there is data for")
        operands = list(main.operands)
        operands[self.index] = replace(
            operand, lifetime=OperandLifeTime.SUBGRAPH_INPUT, location=DataLocation()
        )
        inputs = (*main.input_indexes, self.index)
        promoted = subject.with_model(
            main=replace(main, operands=tuple(operands), input_indexes=inputs)
        )
        return replace(promoted, inputs=(*subject.inputs, data))

    def __str__(self) -> str:
        return f"constant {self.index} is the last input"


class ArgumentStep(_Step, frozen=True, kw_only=True, tag="argument"):
    """Another field of a request's argument, or of its location."""

    is_output: bool
    number: int
    field: Literal["pool_index", "offset", "length", "padding", "dimensions", "has_no_value"]
    value: Value

    def applied(self, subject: Subject) -> Subject:
        _check(self.field, self.value)
        key = self.is_output, self.number
        argument = subject.arguments.get(key) or self._as_it_should_be(subject)
        if self.field in _LOCATION:
            location = replace(argument.location, **{self.field: self.value})
            argument = replace(argument, location=location)
        else:
            argument = replace(argument, **{self.field: self.value})
        return replace(subject, arguments={**subject.arguments, key: argument})

    def _as_it_should_be(self, subject: Subject) -> RequestArgument:
        request = subject.memory().request
        return (request.outputs if self.is_output else request.inputs)[self.number]

    def __str__(self) -> str:
        which = "output" if self.is_output else "input"
        return f"{self.field} of the request's {which} {self.number} is {self.value}"


class RelaxedStep(_Step, frozen=True, kw_only=True, tag="relaxed"):
    """Float32 may or must not be computed as float16."""

    value: bool

    def applied(self, subject: Subject) -> Subject:
        return subject.with_model(relax_computation_float32_to_float16=self.value)

    def __str__(self) -> str:
        return f"relaxed computation is {self.value}"


Step: TypeAlias = (
    OperandStep
    | OperationStep
    | OrderStep
    | BoundaryStep
    | ConstantStep
    | InputStep
    | PromotionStep
    | ArgumentStep
    | RelaxedStep
)


def stepped(subject: Subject, steps: tuple[Step, ...]) -> Subject:
    """``subject`` after all ``steps``. Raises Inapplicable."""
    for step in steps:
        try:
            subject = step.applied(subject)
        except (IndexError, ValueError, TypeError) as error:
            raise Inapplicable(f"{type(step).__name__}: {error}") from error
    return subject


def _check(field: str, value: Value) -> None:
    """Raises ValueError for a value of another kind than ``field`` has: a file may say anything."""
    kind = tuple if field in _INDEXES else str if field == "scale" else int
    if not isinstance(value, kind) or isinstance(value, bool) != (field == "has_no_value"):
        raise ValueError(f"{field} cannot be {value!r}")


def _overwritten(data: bytes, offset: int, part: bytes) -> bytes:
    if offset + len(part) > len(data):
        raise ValueError(f"{len(part)} bytes at {offset} of {len(data)}")
    return data[:offset] + part + data[offset + len(part) :]
