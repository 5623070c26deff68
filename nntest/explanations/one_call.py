"""An operation of a case, taken apart so that a hypothesis can change it and compute it again."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal import registry
from nnhal.errors import HalError
from nnhal.operand_types import SCALARS, dtype_of
from nnhal.operation_call import argument_names
from nnhal.operations import convolution, pooling
from nnhal.operations.node import InvalidOperation, Node, TensorInfo
from nnhal.operations.registry import infer
from nnhal.operations.spatial import Padding
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nntest.arguments import Arguments
from nntest.operation_calls import data_of

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntest.spec import SpecCase

__all__ = ["CONVOLUTIONS", "POOLS", "Array", "OneCall", "call_in", "call_of", "padding_of"]

CONVOLUTIONS: Final = frozenset(
    {
        OperationType.CONV_2D,
        OperationType.DEPTHWISE_CONV_2D,
        OperationType.GROUPED_CONV_2D,
        OperationType.TRANSPOSE_CONV_2D,
    }
)
POOLS: Final = frozenset(
    {OperationType.AVERAGE_POOL_2D, OperationType.L2_POOL_2D, OperationType.MAX_POOL_2D}
)

Array = NDArray[Any]


_MAX_ROOM: Final = 1 << 22
"""Bytes of outputs: another reading of a small model may have much larger ones."""


@dataclass(frozen=True)
class OneCall:
    """An operation with its ``operands`` and ``arrays`` by argument name, in the HAL's order, and
    the operands of its ``results``. An omitted argument has no array.
    """

    operation: OperationType
    operands: Mapping[str, Operand]
    arrays: Mapping[str, Array]
    results: Sequence[Operand]
    relaxed: bool

    def scalar(self, name: str, default: Any = None) -> Any:
        """The value of a scalar; ``default`` where there is no such argument."""
        array = self.arrays.get(name)
        return default if array is None or array.size != 1 else array.item()

    def with_array(self, name: str, array: Array) -> OneCall:
        """The same with other data in the argument ``name``, whose dimensions follow it."""
        operand = self.operands[name]
        data = np.ascontiguousarray(array, dtype_of(operand.type))
        dimensions = () if operand.type in SCALARS else data.shape
        changed = msgspec.structs.replace(operand, dimensions=dimensions)
        return replace(
            self,
            operands={**self.operands, name: changed},
            arrays={**self.arrays, name: data},
        )

    def with_scalars(self, **values: Any) -> OneCall:
        """The same with other values of scalars that it has."""
        changed = self
        for name, value in values.items():
            changed = changed.with_array(name, np.asarray(value))
        return changed

    def with_operand(self, name: str, **fields: Any) -> OneCall:
        """The same with another scale, zero point and so on of the argument ``name``."""
        operand = msgspec.structs.replace(self.operands[name], **fields)
        return replace(self, operands={**self.operands, name: operand})

    def with_result(self, **fields: Any) -> OneCall:
        """The same with another scale, zero point and so on of the first result."""
        first = msgspec.structs.replace(self.results[0], **fields)
        return replace(self, results=(first, *self.results[1:]))

    def with_argument_list(self, arguments: Mapping[str, Any]) -> OneCall:
        """The same with these ``arguments`` in this order: names of it stand for what they are,
        whatever value is given; others are INT32 scalars of the value.
        """
        operands, arrays = {}, {}
        for name, value in arguments.items():
            if name in self.operands:
                operands[name] = self.operands[name]
                if name in self.arrays:
                    arrays[name] = self.arrays[name]
            else:
                operands[name] = Operand(OperandType.INT32)
                arrays[name] = np.asarray(value, np.int32)
        return replace(self, operands=operands, arrays=arrays)

    @property
    def node(self) -> Node:
        """The operation as the descriptions of operations read it."""
        inputs = [
            TensorInfo.from_operand(operand, self.arrays.get(name))
            if operand.lifetime != OperandLifeTime.NO_VALUE
            else None
            for name, operand in self.operands.items()
        ]
        results = tuple(map(TensorInfo.from_operand, self.results))
        return Node(self.operation, tuple(inputs), results, self.relaxed)

    def computed(self) -> list[Array] | None:
        """The outputs by the reference driver; None where it does not take the call."""
        try:
            node = self.node
            results = [info.with_shape(()) for info in node.outputs]
            inferred = infer(self.operation, node.inputs, results, relaxed=self.relaxed)
        except InvalidOperation:
            return None
        changed = [
            msgspec.structs.replace(operand, dimensions=info.shape)
            for operand, info in zip(self.results, inferred, strict=True)
        ]
        model, inputs = _model(replace(self, results=changed))
        rooms = [max(1, math.prod(o.dimensions) * dtype_of(o.type).itemsize) for o in changed]
        if sum(rooms) > _MAX_ROOM:
            return None
        arguments = Arguments([array.tobytes() for array in inputs], rooms)
        try:
            answered = _reference().prepare(model).execute(arguments.request).output_shapes
        except HalError:
            return None
        return [
            np.array(arguments.output(number, operand, answered[number] if answered else None))
            for number, operand in enumerate(changed)
        ]


def call_in(case: SpecCase) -> OneCall | None:
    """The only operation of ``case``; None where it has several, or lacks what is needed."""
    if len(case.main.operations) != 1 or case.referenced:
        return None
    (operation,) = case.main.operations
    call = call_of(case, operation)
    is_whole = call is not None and len(call.operands) == len(set(operation.inputs))
    return call if is_whole and case.main.output_indexes == operation.outputs else None


def call_of(case: SpecCase, operation: Operation) -> OneCall | None:
    """An operation of the main model of ``case`` with the data that the case has of its arguments;
    None for one of an extension, and where an argument has no elements.
    """
    if operation.type not in OperationType.__members__.values():
        return None
    operands = case.main.operands
    names, _ = argument_names(operation, operands)
    data, arrays = data_of(case), {}
    for name, index in zip(names, operation.inputs, strict=True):
        content, operand = data(index), operands[index]
        if 0 in operand.dimensions:
            return None
        if content and operand.type in OperandType.__members__.values():
            if operand.type == OperandType.SUBGRAPH:
                continue
            array = np.frombuffer(content, dtype_of(operand.type))
            arrays[name] = array.reshape(operand.dimensions)
    return OneCall(
        OperationType(operation.type),
        {name: operands[index] for name, index in zip(names, operation.inputs, strict=True)},
        arrays,
        [operands[index] for index in operation.outputs],
        case.relaxed,
    )


def padding_of(call: OneCall) -> Padding:
    """The padding of a pooling or convolution, also where a scheme gives it; of others none.

    Raises InvalidOperation, and NeedsValue where an argument is not known.
    """
    if call.operation in POOLS:
        return pooling.parameters(call.node).padding
    if call.operation in CONVOLUTIONS:
        return convolution.parameters(call.node).padding
    return Padding(0, 0, 0, 0)


@cache
def _reference() -> Device:
    return registry.resolve("reference", threads=1)


def _model(call: OneCall) -> tuple[Model, list[Array]]:
    """A model of the call, and the data of its inputs. Constants stay constants."""
    operands: list[Operand] = []
    inputs: list[Array] = []
    values = bytearray()
    for name, operand in call.operands.items():
        array = call.arrays.get(name)
        if array is None:
            operands.append(msgspec.structs.replace(operand, lifetime=OperandLifeTime.NO_VALUE))
        elif operand.lifetime == OperandLifeTime.SUBGRAPH_INPUT:
            operands.append(operand)
            inputs.append(array)
        else:
            at = DataLocation(0, len(values), array.nbytes)
            values += array.tobytes() + bytes(-array.nbytes % 4)
            lifetime = OperandLifeTime.CONSTANT_COPY
            operands.append(msgspec.structs.replace(operand, lifetime=lifetime, location=at))
    count = len(operands)
    operation = Operation(
        call.operation, tuple(range(count)), tuple(range(count, count + len(call.results)))
    )
    main = Subgraph(
        (*operands, *call.results),
        (operation,),
        tuple(
            index
            for index, operand in enumerate(operands)
            if operand.lifetime == OperandLifeTime.SUBGRAPH_INPUT
        ),
        operation.outputs,
    )
    model = Model(
        main=main,
        operand_values=bytes(values),
        relax_computation_float32_to_float16=call.relaxed,
    )
    return model, inputs
