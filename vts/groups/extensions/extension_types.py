"""Models with operands of a driver's own extension types that no operation reads.

What an operation of an extension computes only its vendor can test. What its operand types are the
driver itself says, by ``getSupportedExtensions``: a tensor or a scalar, and how many bytes. The
HAL's rules for operands and arguments hold for them, too.

Source: ``types.hal`` 1.2, ``ExtensionOperandTypeInformation``, ``Operand.dimensions`` and
``extraParams``; ``DataLocation.aidl``: "the value of length must be equal to the raw size of the
operand".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from nnhal.device import Device
from nnhal.extensions import code_in
from nnhal.types import (
    DataLocation,
    ExtensionNameAndPrefix,
    ExtensionOperandTypeInformation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    OperationType,
    Subgraph,
    SymmPerChannelQuantParams,
)
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, Tensor
from vts.test_group import Skipped

__all__ = [
    "OwnType",
    "looping",
    "own_types",
    "with_constants",
    "with_input",
    "wrong_operands",
]

_PREFIX: Final = 5
_ELEMENTS: Final = 3
"""Of each tensor of an own type."""

_L: Final = OperandLifeTime
_O: Final = OperationType


class OwnType(NamedTuple):
    """An operand type of one of the driver's extensions."""

    extension: str
    info: ExtensionOperandTypeInformation

    def __str__(self) -> str:
        kind = "a tensor" if self.info.is_tensor else "a scalar"
        size = f"{self.info.byte_size} bytes each"
        return f"operand type {self.info.type} of {self.extension} ({kind}, {size})"

    @property
    def dimensions(self) -> tuple[int, ...]:
        return (_ELEMENTS,) if self.info.is_tensor else ()

    @property
    def size(self) -> int:
        """Bytes of an operand with :attr:`dimensions`."""
        return self.info.byte_size * (_ELEMENTS if self.info.is_tensor else 1)

    @property
    def operand(self) -> Operand:
        """An input, as it must be."""
        code = code_in(_PREFIX, self.info.type)
        return Operand(code, self.dimensions, lifetime=_L.SUBGRAPH_INPUT)


def own_types(device: Device) -> list[OwnType]:
    """All that the driver declares. Raises Skipped for a driver that declares none."""
    found = [
        OwnType(extension.name, info)
        for extension in device.supported_extensions
        for info in extension.operand_types
    ]
    if not found:
        raise Skipped("the driver has no operand types of extensions")
    return found


def with_input(case: SpecCase, own: OwnType, dimensions: tuple[int, ...] | None = None) -> SpecCase:
    """``case`` with one input more, of ``own`` type. IF and WHILE pass it on to their subgraphs."""
    operand = own.operand
    if dimensions is not None:
        operand = replace(operand, dimensions=dimensions)
    model = case.model
    changed = replace(
        _named(model, own),
        main=_passed_on(_with_operand(model.main, operand)),
        referenced=tuple(_with_operand(subgraph, operand) for subgraph in model.referenced),
    )
    return _of(case, changed, (*case.inputs, bytes(own.size)))


def with_constants(case: SpecCase, own: OwnType) -> SpecCase:
    """``case`` with constants of ``own`` type, of as many elements as others and of one."""
    sizes = {own.dimensions: own.size}
    if own.info.is_tensor:
        sizes[(1,)] = own.info.byte_size
    model = _named(case.model, own)
    for dimensions, size in sizes.items():
        model = _with_constant(model, replace(own.operand, dimensions=dimensions), size)
    return _of(case, model, case.inputs)


def wrong_operands(model: Model, own: OwnType) -> Iterator[tuple[str, Model]]:
    """``model`` with one operand more, of ``own`` type, which is wrong in one way."""
    right, named = own.operand, _named(model, own)
    scales = SymmPerChannelQuantParams((1.0,), 0)
    yield "extraParams with scales of channels", _with(named, replace(right, extra_params=scales))
    for what, wrong in (("scale 1", {"scale": 1.0}), ("zero point 1", {"zero_point": 1})):
        yield what, _with(named, replace(right, **wrong))
    size = own.size
    for length in (size - 1, size + 1):
        what = f"{length} bytes of data for dimensions {list(own.dimensions)}"
        yield what, _with_constant(named, right, length)
    if not own.info.is_tensor:
        wrong_rank = replace(right, dimensions=(1,))
        yield "a scalar with dimensions [1]", _with(named, wrong_rank)
        return
    each = own.info.byte_size
    for dimensions, length in (((), each), ((0,), each), ((0,), 0)):
        what = f"a constant of unknown dimensions {list(dimensions)}, {length} bytes of data"
        yield what, _with_constant(named, replace(right, dimensions=dimensions), length)


def looping(name: str, type: OperandType) -> SpecCase:
    """A WHILE that adds 1 to its input, three times."""
    tensor, count = Tensor(type, (_ELEMENTS,)), Tensor(OperandType.TENSOR_INT32, (1,))
    main = CaseBuilder(name)
    goes_on, body = main.graph(), main.graph()
    parts, x = (main.reference(goes_on), main.reference(body)), main.input(*tensor)
    main.operation(_O.WHILE, (*parts, x, main.pooled(count, 0)), (main.output(*tensor),))
    _, times = goes_on.input(*tensor), goes_on.input(*count)
    truth = goes_on.output(OperandType.TENSOR_BOOL8, (1,))
    goes_on.operation(_O.LESS, (times, goes_on.pooled(count, 3)), (truth,))
    for like, source in [(each, body.input(*each)) for each in (tensor, count)]:
        operands = source, body.pooled(like, 1), body.constant(OperandType.INT32, 0)
        body.operation(_O.ADD, operands, (body.output(*like),))
    values = np.arange(_ELEMENTS)
    return main.case([values], [values + 3])


def _named(model: Model, own: OwnType) -> Model:
    return replace(
        model, extension_name_to_prefix=(ExtensionNameAndPrefix(own.extension, _PREFIX),)
    )


def _with(model: Model, operand: Operand) -> Model:
    return replace(model, main=_with_operand(model.main, operand))


def _with_operand(graph: Subgraph, operand: Operand) -> Subgraph:
    """With an operand more, which is an input if its life time says so."""
    inputs = graph.input_indexes
    if operand.lifetime == _L.SUBGRAPH_INPUT:
        inputs = (*inputs, len(graph.operands))
    return replace(graph, operands=(*graph.operands, operand), input_indexes=inputs)


def _with_constant(model: Model, operand: Operand, length: int) -> Model:
    place = DataLocation(0, len(model.operand_values), length)
    constant = replace(operand, lifetime=_L.CONSTANT_COPY, location=place)
    return replace(_with(model, constant), operand_values=model.operand_values + bytes(length))


def _passed_on(graph: Subgraph) -> Subgraph:
    """With the last operand as an argument of each IF and WHILE."""
    last = len(graph.operands) - 1
    operations = tuple(
        replace(operation, inputs=(*operation.inputs, last))
        if operation.type in (_O.IF, _O.WHILE)
        else operation
        for operation in graph.operations
    )
    return replace(graph, operations=operations)


def _of(case: SpecCase, model: Model, inputs: tuple[bytes, ...]) -> SpecCase:
    other = replace(case, main=model.main, referenced=model.referenced, inputs=inputs)
    other.use_model(model)
    return other
