"""Calls of operations: an operation of a model with its arguments by name, in data and in words.

The names are those of the signature that the operation has, so whatever reads a model for a person
names its arguments alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec
import numpy as np

from nnhal.operand_types import SCALARS, dtype_of
from nnhal.operations.matching import spread
from nnhal.operations.node import InvalidOperation, code_name
from nnhal.operations.recurrent import RecurrentActivation
from nnhal.operations.registry import operation_spec
from nnhal.operations.spec import Signature
from nnhal.types import (
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    PaddingCode,
    Subgraph,
)

__all__ = ["CalledOperand", "OperationCall", "argument_names", "call_of", "calls_in"]

_SHOWN: Final = 8
"""Elements of a constant that are kept."""

_LAYOUT: Final = "nchw"
_BIAS: Final = "bias"
_SIDES: Final = ("padding_left", "padding_right", "padding_top", "padding_bottom")


class CalledOperand(msgspec.Struct, frozen=True, omit_defaults=True):
    """An operand of a call. ``values`` are the elements of a scalar, or of a tensor of at most
    eight, as far as they are known; an omitted operand has none of what follows its name.
    """

    name: str
    type: str = ""
    dimensions: tuple[int, ...] = ()
    scale: float = 0.0
    zero_point: int = 0
    values: tuple[bool | float, ...] = ()

    @property
    def is_scalar(self) -> bool:
        return self.type in _SCALAR_NAMES

    def __str__(self) -> str:
        """Return the name, the type and the shape: ``input FLOAT32 1x3x3x1``."""
        if not self.type:
            return f"{self.name} omitted"
        shape = "x".join(str(size) if size else "?" for size in self.dimensions)
        scaled = f" (scale {self.scale:g}, zero point {self.zero_point})" if self.scale else ""
        return " ".join(filter(None, (self.name, _plain(self.type), shape))) + scaled


class OperationCall(msgspec.Struct, frozen=True):
    """A call of the ``operation``, with the operands in the HAL's order."""

    operation: str
    inputs: tuple[CalledOperand, ...]
    outputs: tuple[CalledOperand, ...]

    @property
    def scalars(self) -> Mapping[str, float]:
        """The scalars by name, as far as they are known."""
        known = [each for each in self.inputs if each.is_scalar and each.values]
        return {each.name: each.values[0] for each in known}

    @property
    def arguments(self) -> str:
        """The arguments that are no data: ``SAME padding, stride 1x1, window 3x3, NHWC``."""
        return ", ".join(_arguments(self))

    @property
    def data(self) -> str:
        """The tensors: ``input FLOAT32 1x3x3x1 -> output FLOAT32 1x3x3x1``."""
        tensors = [each for each in self.inputs if not each.is_scalar]
        sides = (", ".join(map(str, side)) for side in (tensors, self.outputs))
        return " -> ".join(sides)

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.operation, self.arguments)))


_SCALAR_NAMES: Final = frozenset(OperandType(code).name for code in SCALARS)


def call_of(
    operation: Operation,
    operands: Sequence[Operand],
    data_of: Callable[[int], bytes | memoryview | None],
) -> OperationCall:
    """Describe ``operation`` of a subgraph with these ``operands``.

    ``data_of`` gives the bytes of an operand by its index, None where they are not known. An
    operation that has no such signature has its arguments numbered.
    """
    inputs, outputs = argument_names(operation, operands)
    return OperationCall(
        code_name(OperationType, operation.type),
        tuple(
            _called(name, operands[index], data_of(index))
            for name, index in zip(inputs, operation.inputs, strict=True)
        ),
        tuple(
            _called(name, operands[index], None)
            for name, index in zip(outputs, operation.outputs, strict=True)
        ),
    )


def calls_in(model: Model, subgraph: Subgraph) -> Iterator[OperationCall]:
    """Describe the operations of a subgraph of ``model``, in order, with its constants."""

    def constant(index: int) -> bytes | memoryview | None:
        operand = subgraph.operands[index]
        place = operand.location
        at = slice(place.offset, place.offset + place.length)
        if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
            return model.operand_values[at]
        if operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE:
            return model.pools[place.pool_index].buffer[at]
        return None

    for operation in subgraph.operations:
        yield call_of(operation, subgraph.operands, constant)


def argument_names(
    operation: Operation, operands: Sequence[Operand]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of the inputs and of the outputs of ``operation``, by its signature; numbers where
    it has none. Of several operands with one name each has a number, too.
    """
    signature = _signature(operation, operands)
    sides = []
    for side, what in ((operation.inputs, "input"), (operation.outputs, "output")):
        known = () if signature is None else getattr(signature, f"{what}s")
        names = [argument.name for argument in spread(known, len(side))]
        if len(names) != len(side):
            names = [f"{what}{number}" for number in range(len(side))]
        sides.append(tuple(_distinct(names)))
    return sides[0], sides[1]


def _signature(operation: Operation, operands: Sequence[Operand]) -> Signature | None:
    types = [operands[index].type for index in operation.inputs]
    results = [operands[index].type for index in operation.outputs]
    try:
        return operation_spec(operation.type).signature(types, results)
    except InvalidOperation:
        return None


def _distinct(names: Sequence[str]) -> Iterator[str]:
    for name, same in groupby(names):
        number = len(list(same))
        yield from [name] if number == 1 else (f"{name}{each}" for each in range(number))


def _called(name: str, operand: Operand, data: bytes | memoryview | None) -> CalledOperand:
    if operand.lifetime == OperandLifeTime.NO_VALUE:
        return CalledOperand(name)
    return CalledOperand(
        name,
        code_name(OperandType, operand.type),
        operand.dimensions,
        operand.scale,
        operand.zero_point,
        _values(operand, data) if data else (),
    )


def _values(operand: Operand, data: bytes | memoryview) -> tuple[bool | float, ...]:
    """The elements of few bytes of data; none of them where one is not finite, or of no number."""
    try:
        dtype = dtype_of(operand.type)
    except ValueError:
        return ()
    if len(data) > _SHOWN * dtype.itemsize or len(data) % dtype.itemsize:
        return ()
    values = np.frombuffer(data, dtype)
    return tuple(values.tolist()) if np.isfinite(values).all() else ()


# In words ----------------------------------------------------------------------------------------


def _plain(type: str) -> str:
    return type.removeprefix("TENSOR_")


def _arguments(call: OperationCall) -> Iterator[str]:
    values = dict(call.scalars)
    yield from _padding(values)
    for name in list(values):
        if name in values:
            yield from _scalar(name, values)
    forms = [argument for form in _forms(call.operation) for argument in form.inputs]
    settings = {each.name for each in forms if each.type == OperandType.TENSOR_INT32}
    for each in call.inputs:
        if each.name in settings and not each.name.endswith(_BIAS) and each.values:
            yield f"{_words(each.name)} [{', '.join(map(_number, each.values))}]"
    if any(argument.name == _LAYOUT for argument in forms):
        yield "NCHW" if values.get(_LAYOUT) else "NHWC"


def _forms(operation: str) -> Sequence[Any]:
    known = OperationType.__members__.get(operation)
    return () if known is None else operation_spec(known).forms


def _padding(values: dict[str, float]) -> Iterator[str]:
    """The padding, which is taken out of ``values``: by its scheme or by its four sides."""
    scheme = values.pop("padding", None)
    if scheme is not None:
        known = scheme in {each.value for each in PaddingCode}
        yield f"{PaddingCode(int(scheme)).name} padding" if known else f"padding {scheme:g}"
    if all(side in values for side in _SIDES):
        sides = [values.pop(side) for side in _SIDES]
        if not any(sides):
            yield "no padding"
        elif len(set(sides)) == 1:
            yield f"padding {_number(sides[0])} on each side"
        else:
            named = zip(_SIDES, sides, strict=True)
            yield "padding " + ", ".join(
                f"{name.removeprefix('padding_')} {_number(value)}" for name, value in named
            )


def _scalar(name: str, values: dict[str, float]) -> Iterator[str]:
    """A scalar in words, or the pair that it is one of, which is taken out of ``values``."""
    what = name.removesuffix("_width").removesuffix("_height")
    width, height = (values.get(f"{what}_{side}") for side in ("width", "height"))
    if name == "activation":
        yield from [_activation(values[name])] if values[name] else ()
    elif width is not None and height is not None:
        del values[f"{what}_width"], values[f"{what}_height"]
        if width == height:
            yield f"{_words(what)} {_number(width)}x{_number(height)}"
        else:
            yield f"{_words(what)} {_number(width)} wide and {_number(height)} high"
    elif name != _LAYOUT:
        yield f"{_words(name)} {_number(values[name])}"


def _activation(code: float) -> str:
    known = code in {each.value for each in RecurrentActivation}
    return RecurrentActivation(int(code)).name if known else f"activation {_number(code)}"


def _words(name: str) -> str:
    return name.replace("_", " ")


def _number(value: float) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:.0f}" if float(value).is_integer() else f"{value:g}"
