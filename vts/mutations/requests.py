"""Requests with one thing wrong: kinds of mutations, each with its rule.

Source of the rules: ``Request`` and ``RequestArgument`` of types.hal, and
``validateRequestForModel`` of Android's ``common/types/src/Validation.cpp``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, NamedTuple

from msgspec.structs import replace

from nnhal.memory import Memory
from nnhal.operand_types import TENSORS, size_of_data
from nnhal.operations.node import code_name
from nnhal.types import (
    BufferToken,
    DataLocation,
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Request,
    RequestArgument,
)
from nntest.cases.covering import Covers, by_operations, by_signature
from vts.mutations.edits import with_constant_in_pool

__all__ = ["KINDS", "RequestKind", "RequestMutation", "RequestSubject"]


class RequestSubject(NamedTuple):
    """A good request, and the model it is for."""

    request: Request
    model: Model
    version: HalVersion

    def arguments(self) -> Iterator[_Argument]:
        """All inputs, then all outputs."""
        main, request = self.model.main, self.request
        for side, arguments, indexes in (
            ("input", request.inputs, main.input_indexes),
            ("output", request.outputs, main.output_indexes),
        ):
            for index, argument in enumerate(arguments):
                yield _Argument(side, index, argument, main.operands[indexes[index]])


class _Argument(NamedTuple):
    side: str
    number: int
    argument: RequestArgument
    operand: Operand

    @property
    def name(self) -> str:
        type = code_name(OperandType, self.operand.type)
        return f"{self.side} {self.number} ({type}{list(self.operand.dimensions)})"

    @property
    def location(self) -> DataLocation:
        return self.argument.location


class RequestMutation(NamedTuple):
    """One thing that is wrong.

    With ``may_be_short`` a driver may as well find out when it has the output, and answer
    OUTPUT_INSUFFICIENT_SIZE.
    """

    what: str
    request: Request
    may_be_short: bool = False


def _unchanged(model: Model) -> Model:
    return model


@dataclass(frozen=True)
class RequestKind:
    """Mutations that break one and the same rule."""

    name: str
    rule: str
    source: str
    mutate: Callable[[RequestSubject], Iterator[RequestMutation]]
    covers: Covers = by_operations
    """Features that a case is taken for, unless another has them already."""
    model_of: Callable[[Model], Model] = _unchanged
    """The model that the requests are for, given that of a case; it computes the same."""


def _with(request: Request, given: _Argument, **changes: object) -> Request:
    """``request`` with other fields of one argument."""
    changed = replace(given.argument, **changes)
    arguments = request.inputs if given.side == "input" else request.outputs
    new = (*arguments[: given.number], changed, *arguments[given.number + 1 :])
    return replace(request, **{f"{given.side}s": new})


def _moved(request: Request, given: _Argument, **changes: int) -> Request:
    return _with(request, given, location=replace(given.location, **changes))


def _remove_argument(subject: RequestSubject) -> Iterator[RequestMutation]:
    for given in subject.arguments():
        request = subject.request
        arguments = request.inputs if given.side == "input" else request.outputs
        rest = (*arguments[: given.number], *arguments[given.number + 1 :])
        changed = replace(request, **{f"{given.side}s": rest})
        yield RequestMutation(f"{given.name} removed", changed)


_BEYOND_32_BITS: Final = 1 << 32
"""Offsets and lengths are uint32_t in HIDL: their sum is not."""

_LAST_IN_AIDL: Final = (1 << 63) - 1


def _location(subject: RequestSubject) -> Iterator[RequestMutation]:
    request = subject.request
    for given in subject.arguments():
        if given.argument.has_no_value:
            continue
        location, count = given.location, len(request.pools)
        size = _size(request.pools[location.pool_index])
        what = f"{given.name}: pool index {location.pool_index} -> {count} of {count} pools"
        yield RequestMutation(what, _moved(request, given, pool_index=count))
        offset = size - location.length + 1
        what = f"{given.name}: {location.length} bytes at offset {location.offset} -> {offset}"
        what = f"{what} of a pool of {size} bytes"
        yield RequestMutation(what, _moved(request, given, offset=offset))
        for wrapped in (_BEYOND_32_BITS - location.length, _BEYOND_32_BITS - location.length + 1):
            what = f"{given.name}: {location.length} bytes at offset {location.offset} -> {wrapped}"
            what = f"{what} of a pool of {size} bytes: their end is beyond 32 bits"
            if wrapped < _BEYOND_32_BITS:
                yield RequestMutation(what, _moved(request, given, offset=wrapped))
        what = f"{given.name}: length {location.length} -> 0"
        may_be_short = given.side == "output" and subject.version >= HalVersion.V1_2
        yield RequestMutation(what, _moved(request, given, length=0), may_be_short)
        if subject.version.is_aidl:  # whose numbers are signed
            yield from _wrong_in_aidl(request, given, size)


def _wrong_in_aidl(request: Request, given: _Argument, size: int) -> Iterator[RequestMutation]:
    for field in ("pool_index", "offset", "length", "padding"):
        what = f"{given.name}: {field} -> -1"
        yield RequestMutation(what, _moved(request, given, **{field: -1}))
    for field in ("offset", "length", "padding"):
        what = f"{given.name}: {field} -> {_LAST_IN_AIDL}"
        yield RequestMutation(what, _moved(request, given, **{field: _LAST_IN_AIDL}))
    padding = size - given.location.offset - given.location.length + 1
    what = f"{given.name}: padding -> {padding}, beyond the pool of {size} bytes"
    yield RequestMutation(what, _moved(request, given, padding=padding))


def _size(pool: Memory | BufferToken) -> int:
    assert isinstance(pool, Memory)
    return pool.size


def _length(subject: RequestSubject) -> Iterator[RequestMutation]:
    """HIDL calls it the length of the data, of which there must be enough; that there is no more is
    a rule of AIDL's.
    """
    differences = (-1, 1) if subject.version.is_aidl else (-1,)
    for given in subject.arguments():
        length = _known_size(given)
        if length is None:
            continue
        for wrong in (length + difference for difference in differences):
            if wrong == 0:
                continue
            what = f"{given.name}: length {length} -> {wrong}"
            changed = _moved(subject.request, given, length=wrong)
            is_short = given.side == "output" and wrong < length
            may_be_short = is_short and subject.version >= HalVersion.V1_2
            yield RequestMutation(what, changed, may_be_short)


def _known_size(given: _Argument) -> int | None:
    """The only length that an argument may have; None where the model does not say."""
    if given.argument.has_no_value:
        return None
    try:
        size = size_of_data(given.operand.type, given.operand.dimensions)
    except ValueError:  # a vendor's type
        return None
    return size or None


def _dimensions(subject: RequestSubject) -> Iterator[RequestMutation]:
    for given in subject.arguments():
        known = given.operand.dimensions
        if given.argument.has_no_value or given.operand.type not in TENSORS or not known:
            continue
        for wrong in _wrong_dimensions(known):
            what = f"{given.name}: dimensions {list(wrong)} given, the model has {list(known)}"
            yield RequestMutation(what, _with(subject.request, given, dimensions=wrong))


def _wrong_dimensions(known: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Another rank, and for each dimension that is known a larger one, a smaller one, and 0."""
    given = tuple(dimension or 1 for dimension in known)
    yield (*given, 1)
    for index, dimension in enumerate(known):
        if dimension:
            for wrong in sorted({dimension + 1, dimension - 1, 0}):
                yield (*given[:index], wrong, *given[index + 1 :])


def _no_value(subject: RequestSubject) -> Iterator[RequestMutation]:
    request = subject.request
    for given in subject.arguments():
        if given.argument.has_no_value:
            location = DataLocation(0, 0, 1)
            what = f"{given.name}, which is omitted: 1 byte of pool 0"
            yield RequestMutation(what, _with(request, given, location=location))
            changed = _with(request, given, dimensions=(1,))
            yield RequestMutation(f"{given.name}, which is omitted: dimensions [1]", changed)
        else:
            changed = _with(request, given, has_no_value=True)
            yield RequestMutation(f"{given.name}: hasNoValue, with a location", changed)


def _pools(subject: RequestSubject) -> Iterator[RequestMutation]:
    """What an argument lies in. The HAL has no rule for pools that none lies in."""
    if subject.version < HalVersion.V1_3:
        return
    request = subject.request
    pools = replace(request, pools=(*request.pools, BufferToken(0)))
    for given in subject.arguments():
        if not given.argument.has_no_value:
            what = f"{given.name} in the device memory of token 0"
            location = DataLocation(len(request.pools), 0, 0)
            yield RequestMutation(what, _with(pools, given, location=location))


def _overlap(subject: RequestSubject) -> Iterator[RequestMutation]:
    """Outputs that begin where something else begins."""
    request, model = subject.request, subject.model
    given = [each for each in subject.arguments() if not each.argument.has_no_value]
    for output in (each for each in given if each.side == "output"):
        others = [each for each in given if each.side == "input" or each.number < output.number]
        for other in others:
            if _fits(output.location.length, other.location, request.pools):
                location = replace(other.location, length=output.location.length)
                what = f"{output.name} in the memory of {other.name}"
                yield RequestMutation(what, _with(request, output, location=location))
        for constant in _constants(model):
            length = output.location.length
            if constant.offset + length <= model.pools[constant.pool_index].size:
                shared = (*request.pools, model.pools[constant.pool_index])
                location = DataLocation(len(request.pools), constant.offset, length)
                what = f"{output.name} in the memory of the model's constants"
                moved = _with(replace(request, pools=shared), output, location=location)
                yield RequestMutation(what, moved)


def _constants(model: Model) -> Iterator[DataLocation]:
    """Where the first constant in a pool is, if there is one."""
    operands = (o for graph in (model.main, *model.referenced) for o in graph.operands)
    places = (o.location for o in operands if o.lifetime == OperandLifeTime.CONSTANT_REFERENCE)
    return islice(places, 1)


def _fits(length: int, location: DataLocation, pools: Sequence[Memory | BufferToken]) -> bool:
    return location.offset + length <= _size(pools[location.pool_index])


KINDS: Final = {
    kind.name: kind
    for kind in (
        RequestKind(
            "remove_argument",
            "a request has as many inputs and outputs as the model",
            "types.hal Request; removeInputTest, removeOutputTest",
            _remove_argument,
        ),
        RequestKind(
            "location",
            "an argument is a range of at least one byte inside of one of the request's pools",
            "types.hal RequestArgument.location; Validation.cpp validateRequestArgument",
            _location,
            by_signature,
        ),
        RequestKind(
            "length",
            "an argument whose dimensions are known is as long as they say; in HIDL, no shorter",
            "types.hal and DataLocation.aidl DataLocation.length",
            _length,
            by_signature,
        ),
        RequestKind(
            "dimensions",
            "dimensions that a request gives are those that the model knows",
            "types.hal RequestArgument.dimensions; Validation.cpp validateRequestArgumentsForModel",
            _dimensions,
            by_signature,
        ),
        RequestKind(
            "no_value",
            "an omitted argument has no location and no dimensions",
            "types.hal RequestArgument.hasNoValue; Validation.cpp validateRequestArgument",
            _no_value,
        ),
        RequestKind(
            "pools",
            "a device memory in use is one that allocate has given, whose token is more than 0",
            "types.hal Request.MemoryPool, IDevice.hal allocate",
            _pools,
        ),
        RequestKind(
            "overlap",
            "an output overlaps no other output, no input and no CONSTANT_REFERENCE",
            "types.hal Request",
            _overlap,
            model_of=with_constant_in_pool,
        ),
    )
}
"""Kinds by name. Android's VTS has the first; the others are rules that it leaves out."""
