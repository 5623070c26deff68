"""Arguments that come with a request, taken for what they were in another one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from msgspec.structs import replace

from nndrivers.faulty._arithmetic import rereading
from nndrivers.faulty._delegates import DelegatingModel
from nndrivers.faulty._programs import Wrapped
from nndrivers.faulty.catalogue import defect, overriding
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, Program
from nnhal.operand_types import TENSORS, dtype_of, size_of_data
from nnhal.types import ErrorStatus, HalVersion, Model, OperationType, Subgraph

_SMALL: Final = 16
"""Elements of an input that looks like an argument, and not like data."""


@defect
class ArgumentsCompiledIn(Wrapped):
    """Axes, paddings, conditions and the like are compiled into the program when they are given
    first, and later requests' are ignored.
    """

    def __init__(self, inner: Program) -> None:
        super().__init__(inner)
        self._compiled: dict[int, Any] = {}

    def given(self, inputs: Inputs) -> Inputs:
        return [self._value(index, array) for index, array in enumerate(inputs)]

    def _value(self, index: int, array: Any) -> Any:
        if array is None or array.dtype not in (np.int32, np.bool_) or array.size > _SMALL:
            return array
        first = self._compiled.setdefault(index, array.copy())
        return first if first.shape == array.shape else array


@defect
class DimensionsToldApartBySize(Wrapped):
    """Plans are found again by the number of elements of the inputs: requests whose dimensions
    differ, but not their product, are computed with those of the first.
    """

    since = HalVersion.V1_2

    def __init__(self, inner: Program) -> None:
        super().__init__(inner)
        self._shapes: dict[tuple[int, ...], list[Any]] = {}

    def given(self, inputs: Inputs) -> Inputs:
        sizes = tuple(-1 if array is None else array.size for array in inputs)
        shapes = self._shapes.setdefault(sizes, [None if a is None else a.shape for a in inputs])
        return [
            None if array is None else array.reshape(shape)
            for array, shape in zip(inputs, shapes, strict=True)
        ]


_PAIRWISE: Final = frozenset(
    (OperationType.ADD, OperationType.SUB, OperationType.MUL, OperationType.MAXIMUM)
)


@defect
class InputsCutToEachOther(Wrapped):
    """ADD, SUB, MUL and MAXIMUM of inputs whose dimensions, which a request gives, do not fit each
    other compute as far as both reach.
    """

    is_pair = False

    def prepared(self, model: Model) -> None:
        self.is_pair = {operation.type for operation in model.main.operations} <= _PAIRWISE

    def given(self, inputs: Inputs) -> Inputs:
        shapes = [array.shape for array in inputs if array is not None]
        if self.is_pair and len(shapes) == len(inputs) == 2:
            pairs = list(zip(*shapes, strict=False))
            if any(one != other and 1 not in (one, other) for one, other in pairs):
                common = tuple(slice(min(pair)) for pair in pairs)
                return [np.ascontiguousarray(array[common]) for array in inputs]  # type: ignore[index]
        return inputs


@defect
class RoomOfTheFirstExecution(Wrapped):
    """Buffers are made for the dimensions of the first execution: of larger outputs the rest is
    zero.
    """

    since = HalVersion.V1_2

    def __init__(self, inner: Program) -> None:
        super().__init__(inner)
        self._room: list[int] = []

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        super().execute(inputs, outputs, context)
        arrays = [output.array for output in outputs]
        if not self._room:
            self._room = [0 if array is None else array.size for array in arrays]
        self._forget(arrays)

    def _forget(self, arrays: Sequence[Any]) -> None:
        for array, room in zip(arrays, self._room, strict=True):
            if array is not None and array.size > room:
                array.reshape(-1)[room:] = 0


@overriding(Wrapped, "given", since=HalVersion.V1_2)
def only_the_lowest_bit_is_true(inputs: Inputs) -> Inputs:
    """A boolean is true if its lowest bit is set, not if any is."""
    return list(map(_lowest_bit, inputs))


def _lowest_bit(array: Any) -> Any:
    if array is None or array.dtype != np.bool_:
        return array
    return (array.view(np.uint8) & 1).astype(np.bool_)


def _sorted(graph: Subgraph) -> Subgraph:
    return replace(
        graph,
        input_indexes=tuple(sorted(graph.input_indexes)),
        output_indexes=tuple(sorted(graph.output_indexes)),
    )


@rereading()
def arguments_in_the_order_of_operands(model: Model) -> Model:
    """Inputs and outputs of a request are taken in the order of the model's operands, not of its
    lists.
    """
    return replace(model, main=_sorted(model.main))


@defect
class ShapesInTheOrderOfOperands(Wrapped):
    """Shapes of outputs of unknown dimensions are reported in the order of the model's operands."""

    since = HalVersion.V1_2
    order: Sequence[int] = ()

    def prepared(self, model: Model) -> None:
        self.order = model.main.output_indexes

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self.inner.execute(inputs, outputs, context)
        shapes = [output.result() for output in outputs]
        ranked = sorted(range(len(outputs)), key=self.order.__getitem__)
        for output, source in zip(outputs, ranked, strict=True):
            shape = shapes[source]
            if 0 in output.declared and shape is not None:
                output.reserve(tuple(shape.dimensions))


@rereading(OperationType.IF, OperationType.WHILE)
def states_in_the_order_of_operands(model: Model) -> Model:
    """Inputs and outputs of branches and loops are taken in the order of their operands."""
    return replace(model, referenced=tuple(map(_sorted, model.referenced)))


@overriding(DelegatingModel, "begin")
def omitted_outputs_close_up(request: Any) -> tuple[ErrorStatus, Any]:
    """Outputs behind an omitted one get the results of those before."""
    in_order = sorted(request.outputs, key=lambda argument: argument.has_no_value)
    return ErrorStatus.NONE, replace(request, outputs=tuple(in_order))


@defect
class UnusedInputsLeaveTheirPlace(Wrapped):
    """Inputs that nothing reads are left out of a model, and the next one of a request stands in
    their place.
    """

    read: Sequence[int] = ()

    def prepared(self, model: Model) -> None:
        read = {index for operation in model.main.operations for index in operation.inputs}
        inputs = enumerate(model.main.input_indexes)
        self.read = [position for position, index in inputs if index in read]

    def given(self, inputs: Inputs) -> Inputs:
        given = list(inputs)
        for position, index in enumerate(self.read):
            given[index] = inputs[position]
        return given


class _Told(DelegatingModel):
    """Takes other dimensions of inputs than a request gives."""

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        operands = self.inner.executor.signature.inputs  # type: ignore[attr-defined]
        if len(operands) != len(request.inputs):
            return super().begin(request)
        inputs = map(self.taken, request.inputs, operands)
        return super().begin(replace(request, inputs=tuple(inputs)))

    def taken(self, argument: Any, operand: Any) -> Any:
        """``argument`` as the driver takes it."""
        raise NotImplementedError


@overriding(_Told, "taken", since=HalVersion.V1_2)
def unknown_rank_is_a_vector(argument: Any, operand: Any) -> Any:
    """An input of unknown rank that a request gives no dimensions is as long as its data."""
    length = argument.location.length
    if operand.dimensions or argument.dimensions or operand.type not in TENSORS or not length:
        return argument
    return replace(argument, dimensions=(length // dtype_of(operand.type).itemsize,))


@overriding(_Told, "taken", since=HalVersion.V1_2)
def contradicted_dimensions_stand(argument: Any, operand: Any) -> Any:
    """Dimensions that a model knows take the place of others that a request gives, where there are
    data enough for them.
    """
    known, told = operand.dimensions, argument.dimensions
    if 0 not in known or len(known) != len(told) or 0 in told:
        return argument
    dimensions = tuple(k or t for k, t in zip(known, told, strict=True))
    location = argument.location
    size = size_of_data(operand.type, dimensions)
    if dimensions == told or size > location.length:
        return argument
    return replace(argument, dimensions=dimensions, location=replace(location, length=size))
