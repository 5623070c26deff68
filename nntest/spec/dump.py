"""Writes a model with its inputs and outputs as a spec, in the language that this package loads.

Loading the spec gives the same model. Two things may differ, because the language has no words for
them: where constants lie in their pools, and the numbers of operands where a model lists its inputs
or outputs in another order than that of their numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from nncli.errors import UserError
from nnhal.types import (
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    OperationType,
    Subgraph,
    SymmPerChannelQuantParams,
)
from nntest.spec.values import PACKED, literal

if TYPE_CHECKING:
    from nntest.spec.case import SpecCase

__all__ = ["Example", "NotExpressible", "dump", "dump_case"]

_CLASSES: Final = {
    OperandLifeTime.TEMPORARY_VARIABLE: "Internal",
    OperandLifeTime.SUBGRAPH_INPUT: "Input",
    OperandLifeTime.SUBGRAPH_OUTPUT: "Output",
}

_CONSTANTS: Final = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)

_SCALARS: Final = {
    OperandType.INT32: "Int32Scalar",
    OperandType.FLOAT32: "Float32Scalar",
    OperandType.FLOAT16: "Float16Scalar",
    OperandType.BOOL: "BoolScalar",
}


class NotExpressible(UserError):
    """The spec language has no word for something in the model."""


@dataclass(frozen=True)
class Example:
    """Data of one execution: raw bytes of every input and output, empty for an omitted one.

    ``ignored`` says which outputs are not to be compared; the rest is as in a
    :class:`nntest.spec.SpecCase`.
    """

    inputs: Sequence[bytes]
    outputs: Sequence[bytes]
    ignored: Sequence[bool] = ()
    expect_failure: bool = False
    multinomial_tolerance: float = 0.0
    version: str | None = None


def dump_case(case: SpecCase) -> str:
    """A case as a spec that expands to this case alone."""
    example = Example(
        case.inputs,
        case.outputs,
        case.ignored,
        case.expect_failure,
        case.multinomial_tolerance,
        case.version,
    )
    return dump(case.model, example)


def dump(model: Model, example: Example) -> str:
    """``model`` as a spec whose only example is ``example``. Raises NotExpressible."""
    lines = list(_Writer(model, example).lines())
    head = PACKED if any("packed(" in line for line in lines) else ""
    return head + "\n".join(lines) + "\n"


class _Writer:
    """Writes the subgraphs that a subgraph refers to before it."""

    def __init__(self, model: Model, example: Example) -> None:
        self._model = model
        self._example = example
        self._written: set[int] = set()
        self._in_pool = False

    def lines(self) -> Iterator[str]:
        main = self._model.main
        yield from self._subgraph(main, "model", "op")
        if self._model.relax_computation_float32_to_float16:
            yield "model.RelaxedExecution(True)"
        yield f"model.IntroducedIn({self._example.version!r})"
        yield from ("", "example = Example({")
        data = (*self._example.inputs, *self._example.outputs)
        crossing = (*main.input_indexes, *main.output_indexes)
        for index, content in zip(crossing, data, strict=True):
            yield f"    op{index}: {literal(main.operands[index].type, content)},"
        yield "}, model=model)"
        yield from self._remarks()

    def _remarks(self) -> Iterator[str]:
        # Without this a model of one operation would expand to four cases.
        yield "example.DisableLifeTimeVariation()"
        if self._example.expect_failure:
            yield "example.ExpectFailure()"
        if tolerance := self._example.multinomial_tolerance:
            yield f"example.WithMultinomialDistributionTolerance({tolerance!r})"

    def _subgraph(self, subgraph: Subgraph, name: str, prefix: str) -> Iterator[str]:
        for operand in subgraph.operands:
            if operand.lifetime == OperandLifeTime.SUBGRAPH:
                yield from self._referenced(operand.location.offset)
        order = _order(subgraph)
        for index in order:
            yield from self._operand(subgraph, index, f"{prefix}{index}")
        operands = ", ".join(f"{prefix}{index}" for index in order)
        yield from (f"{name} = Model()", f"for operand in [{operands}]:")
        yield f"    {name}.AddOperand(operand)"
        for operation in subgraph.operations:
            code = repr(_name(OperationType, operation.type, "operation"))
            inputs = ", ".join([code, *(f"{prefix}{index}" for index in operation.inputs)])
            outputs = ", ".join(f"{prefix}{index}" for index in operation.outputs)
            yield f"{name}.Operation({inputs})" + (f".To({outputs})" if outputs else "")

    def _referenced(self, number: int) -> Iterator[str]:
        if number not in self._written:
            self._written.add(number)
            subgraph = self._model.referenced[number]
            yield from self._subgraph(subgraph, f"subgraph{number}", f"subgraph{number}_op")
            yield ""

    def _operand(self, subgraph: Subgraph, index: int, name: str) -> Iterator[str]:
        operand = subgraph.operands[index]
        if operand.lifetime in _CONSTANTS:
            yield from self._switch_pool(operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE)
            yield f"{name} = {_constant(operand, name, self._content(operand))}"
        elif operand.lifetime == OperandLifeTime.SUBGRAPH:
            yield f"{name} = SubgraphReference({name!r}, subgraph{operand.location.offset})"
        elif operand.lifetime == OperandLifeTime.NO_VALUE:
            yield f"{name} = Parameter({name!r}, {_type(operand)}, None{_extra(operand)})"
        else:
            kind = _CLASSES[operand.lifetime]
            if subgraph is self._model.main and self._is_ignored(index):
                kind = "IgnoredOutput"
            yield f"{name} = {kind}({name!r}, {_type(operand)}{_extra(operand)})"

    def _switch_pool(self, in_pool: bool) -> Iterator[str]:
        if in_pool != self._in_pool:
            self._in_pool = in_pool
            yield f"Configuration.use_shm_for_weights = {in_pool}"

    def _content(self, operand: Operand) -> bytes:
        location = operand.location
        end = location.offset + location.length
        if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
            return self._model.operand_values[location.offset : end]
        return bytes(self._model.pools[location.pool_index].buffer[location.offset : end])

    def _is_ignored(self, index: int) -> bool:
        outputs = self._model.main.output_indexes
        pairs = zip(outputs, self._example.ignored, strict=False)
        return any(output == index and ignored for output, ignored in pairs)


def _order(subgraph: Subgraph) -> list[int]:
    """The operands in the order of their numbers, but inputs and outputs in their own order."""
    order = list(range(len(subgraph.operands)))
    for crossing in (subgraph.input_indexes, subgraph.output_indexes):
        for place, index in zip(sorted(crossing), crossing, strict=True):
            order[place] = index
    return order


def _constant(operand: Operand, name: str, content: bytes) -> str:
    value = literal(operand.type, content)
    if operand.type in _SCALARS:
        kind = _SCALARS[OperandType(operand.type)]
        return f"{kind}({name!r}, {value.removeprefix('[').removesuffix(']')})"
    return f"Parameter({name!r}, {_type(operand)}, {value}{_extra(operand)})"


def _type(operand: Operand) -> str:
    parts: list[Any] = [_name(OperandType, operand.type, "operand"), list(operand.dimensions)]
    if operand.scale or operand.zero_point:
        parts += [operand.scale, operand.zero_point]
    return f"({', '.join(map(repr, parts))})"


def _extra(operand: Operand) -> str:
    params = operand.extra_params
    if params is None:
        return ""
    if not isinstance(params, SymmPerChannelQuantParams):
        raise NotExpressible("a spec cannot hold the parameters of a vendor extension's operand")
    scales = list(params.scales)
    return f", extraParams=SymmPerChannelQuantParams({params.channel_dim}, {scales})"


def _name(enum: type[OperandType] | type[OperationType], code: int, what: str) -> str:
    try:
        return enum(code).name
    except ValueError:
        message = f"the spec language has no name for {what} type {code:#x}; it knows the HAL's own"
        raise NotExpressible(message) from None
