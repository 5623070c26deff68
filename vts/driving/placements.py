"""Placements: where the inputs and outputs of a request lie in its pools, and memory for them.

Source: ``types.hal``, ``RequestArgument.location`` and ``DataLocation``: a range of any pool of the
request. Neither asks for an alignment; ``NeuralNetworks.h`` says of the preferred one
(``ANeuralNetworksCompilation_getPreferredMemoryAlignmentForInput``) that memory without it may be
slower, and clients choose offsets of shared memory themselves. Elements are aligned to their size
here, as those of every array of them are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.memory import Memory
from nnhal.operand_types import byte_size, dtype_of
from nnhal.types import DataLocation, HalVersion, Operand, Request, RequestArgument
from nntest.arguments import ALIGNMENT, UNTOUCHED
from nntest.spec import SpecCase
from vts.driving.arguments import output_sizes
from vts.driving.request_memory import RequestMemory

__all__ = [
    "APART",
    "OVERLAPPING",
    "PADDED",
    "PLACEMENTS",
    "SHIFTED",
    "Argument",
    "PlacedArguments",
    "Placement",
    "RepeatedPools",
    "placements",
]

_FAR: Final = (1 << 16) + 3 * ALIGNMENT
"""An offset that 16 bits do not hold."""


_GAP: Final = 1 << 12


class Argument(NamedTuple):
    """An input or output to be placed: its bytes, 0 for an omitted one, and those of an element."""

    size: int
    element: int


class _Place(NamedTuple):
    pool: int
    offset: int
    padding: int = 0


class _Places(NamedTuple):
    """Places of all arguments, inputs first, and the sizes of the pools."""

    arguments: Sequence[_Place]
    pools: Sequence[int]


class Placement(NamedTuple):
    """A way to place arguments. ``since`` is the HAL version that has the words for it."""

    name: str
    place: Callable[[Sequence[Argument], int], _Places]
    """Places for arguments, of which so many are inputs."""
    since: HalVersion = HalVersion.V1_0


def _aligned(offset: int, to: int) -> int:
    return offset + -offset % to


def _alone(arguments: Sequence[Argument], inputs: int) -> _Places:
    places = [_Place(index, 0) for index in range(len(arguments))]
    return _Places(places, [max(argument.size, 1) for argument in arguments])


def _in_a_row(arguments: Sequence[Argument], order: Sequence[int], start: int = 0) -> _Places:
    """One pool, which ends with the last argument; next to each other where alignment lets them."""
    places, end = [_Place(0, 0)] * len(arguments), start
    for index in order:
        offset = _aligned(end, arguments[index].element)
        places[index] = _Place(0, offset)
        end = offset + arguments[index].size
    return _Places(places, [max(end, 1)])


def _adjacent(arguments: Sequence[Argument], inputs: int) -> _Places:
    return _in_a_row(arguments, range(len(arguments)))


def _outputs_first(arguments: Sequence[Argument], inputs: int) -> _Places:
    return _in_a_row(arguments, [*range(inputs, len(arguments)), *range(inputs)])


def _far(arguments: Sequence[Argument], inputs: int) -> _Places:
    return _in_a_row(arguments, range(len(arguments)), _FAR)


def _shifted(elements: int, arguments: Sequence[Argument], inputs: int) -> _Places:
    """Each argument so many elements behind a preferred address, with free memory around it."""
    places, ends = [], [ALIGNMENT, ALIGNMENT]
    for index, argument in enumerate(arguments):
        pool = index >= inputs
        offset = _aligned(ends[pool], ALIGNMENT) + elements * argument.element
        places.append(_Place(int(pool), offset))
        ends[pool] = offset + argument.size + ALIGNMENT
    return _Places(places, ends)


def _padded(arguments: Sequence[Argument], inputs: int) -> _Places:
    """Each argument with padding up to a preferred length, and at least a byte of it."""
    places, end = [], 0
    for argument in arguments:
        padding = _aligned(argument.size + 1, ALIGNMENT) - argument.size if argument.size else 0
        places.append(_Place(0, end, padding))
        end += argument.size + padding
    return _Places(places, [max(end, 1)])


def _apart(arguments: Sequence[Argument], inputs: int) -> _Places:
    """One pool, with as much around each argument as an index may leave it by."""
    places, end = [], _GAP
    for argument in arguments:
        places.append(_Place(0, end))
        end = _aligned(end + argument.size, ALIGNMENT) + _GAP
    return _Places(places, [end])


def _overlapping(elements: int, arguments: Sequence[Argument], inputs: int) -> _Places:
    """Each input so many elements behind the one before, in whose bytes it begins."""
    steps = [index * elements * argument.element for index, argument in enumerate(arguments)]
    places = [_Place(0, step) for step in steps[:inputs]]
    size = max(step + each.size for step, each in zip(steps, arguments[:inputs], strict=False))
    outputs = arguments[inputs:]
    places += [_Place(1 + number, 0) for number in range(len(outputs))]
    return _Places(places, [size, *(each.size for each in outputs)])


def _by_elements(elements: int) -> Callable[[Sequence[Argument], int], _Places]:
    return lambda arguments, inputs: _shifted(elements, arguments, inputs)


PADDED: Final = Placement("with padding", _padded, HalVersion.AIDL_V1)

PLACEMENTS: Final = (
    Placement("each in a pool of its own", _alone),
    Placement("next to each other in one pool", _adjacent),
    Placement("outputs in front of the inputs, in one pool", _outputs_first),
    Placement("behind more than 64 KiB of one pool", _far),
    PADDED,
)
"""Placements for every test."""

SHIFTED: Final = tuple(
    Placement(f"not aligned, by {number} of their elements", _by_elements(number))
    for number in (1, 2, 3, 5, 7)
)
"""All residues of 16 bytes for types of four, and enough of them for others to meet each step of a
vector. A test takes :data:`_SHIFTS_A_TEST` of them, other tests other ones."""

_SHIFTS_A_TEST: Final = 2

APART: Final = Placement("with 4 KiB around each", _apart)
"""Placements for arguments that a driver may leave."""


OVERLAPPING: Final[Mapping[int, Placement]] = {
    step: Placement(
        f"in one pool, each input {step} elements behind the one before",
        lambda arguments, inputs, step=step: _overlapping(step, arguments, inputs),  # type: ignore[misc]
    )
    for step in (0, 1)
}
"""Placements with overlapping inputs, by the elements that these are apart. Their bytes must agree
where they overlap. ``types.hal``, ``RequestArgument``: an output must not overlap with anything; of
two inputs nothing is said.
"""


def placements(version: HalVersion, number: int) -> Sequence[Placement]:
    """Return the placements that a driver of ``version`` can express, for the test of this
    ``number``.
    """
    fixed = [placement for placement in PLACEMENTS if placement.since <= version]
    turned = [SHIFTED[(number + step) % len(SHIFTED)] for step in range(_SHIFTS_A_TEST)]
    return [*fixed, *turned]


class PlacedArguments(RequestMemory):
    """Memory for one request, placed by ``placement``; all bytes of its pools are watched.

    ``inputs`` have raw bytes, empty for an omitted one, ``outputs`` their room in bytes. What is
    between them is filled with ``around``, again and again.
    """

    def __init__(
        self,
        placement: Placement,
        inputs: Sequence[tuple[Operand, bytes]],
        outputs: Sequence[tuple[Operand, int]],
        around: bytes = bytes([UNTOUCHED]),
    ) -> None:
        arguments = [Argument(len(data), byte_size(operand.type)) for operand, data in inputs]
        arguments += [Argument(size, byte_size(operand.type)) for operand, size in outputs]
        placed = placement.place(arguments, len(inputs))
        pairs = zip(placed.arguments, arguments, strict=True)
        given = [_argument(place, argument.size) for place, argument in pairs]
        self._inputs = placed.arguments[: len(inputs)]
        self._outputs = placed.arguments[len(inputs) :]
        self._images = [bytearray(around * size)[:size] for size in placed.pools]
        for place, (_, size) in zip(self._outputs, outputs, strict=True):
            room = slice(place.offset, place.offset + size)
            self._images[place.pool][room] = bytes([UNTOUCHED]) * size
        self._pools = [Memory.allocate(size) for size in placed.pools]
        self.request = Request(
            tuple(given[: len(inputs)]), tuple(given[len(inputs) :]), tuple(self._pools)
        )
        self.write_inputs([data for _, data in inputs])

    @classmethod
    def of(cls, case: SpecCase, placement: Placement) -> PlacedArguments:
        """The arguments of ``case``, with room for outputs of the expected sizes."""
        return cls(placement, *_sides(case))

    def write_inputs(self, inputs: Sequence[bytes]) -> None:
        for place, data in zip(self._inputs, inputs, strict=True):
            self._images[place.pool][place.offset : place.offset + len(data)] = data
        self.reset_outputs()

    def reset_outputs(self) -> None:
        for pool, image in zip(self._pools, self._images, strict=True):
            pool.buffer[: len(image)] = image

    def output(self, index: int, operand: Operand, dimensions: Sequence[int]) -> NDArray[Any]:
        place = self._outputs[index]
        return self._pools[place.pool].view(dtype_of(operand.type), tuple(dimensions), place.offset)

    def written(self) -> bytes:
        return b"".join(bytes(pool.buffer) for pool in self._pools)

    def has_room(self, index: int) -> bool:
        return True

    def are_untouched(self) -> bool:
        return self.written() == b"".join(self._images)

    def fault(self, request: Request) -> str | None:
        for number, (pool, image) in enumerate(zip(self._pools, self._images, strict=True)):
            content = bytearray(pool.buffer)
            for output in request.outputs:
                where = output.location
                if where.pool_index == number:
                    own = slice(where.offset, where.offset + where.length + where.padding)
                    content[own] = image[own]
            if content != image:
                return self._changed(number, content, request)
        return None

    def _changed(self, number: int, content: bytearray, request: Request) -> str:
        image = np.frombuffer(self._images[number], np.uint8)
        now = np.frombuffer(content, np.uint8)
        position = int(np.flatnonzero(now != image)[0])
        return (
            f"byte {position} of pool {number} was {image[position]:#04x} and is "
            f"{now[position]:#04x}; in this pool are {_described(request, number)}"
        )


class RepeatedPools(PlacedArguments):
    """All arguments in one memory, which is a pool of the request for each of them, and once more.

    ``Request.pools`` may name a memory several times; ``DataLocation.poolIndex`` counts names.
    """

    def __init__(self, case: SpecCase) -> None:
        super().__init__(Placement("next to each other", _adjacent), *_sides(case))
        arguments = [*self.request.inputs, *self.request.outputs]
        moved = [_in_pool(argument, 1 + number) for number, argument in enumerate(arguments)]
        count = len(self.request.inputs)
        pools = self.request.pools * (1 + len(arguments))
        self.request = Request(tuple(moved[:count]), tuple(moved[count:]), pools)

    def fault(self, request: Request) -> str | None:
        outputs = tuple(_in_pool(argument, 0) for argument in request.outputs)
        return super().fault(msgspec.structs.replace(request, outputs=outputs))


def _sides(case: SpecCase) -> tuple[list[tuple[Operand, bytes]], list[tuple[Operand, int]]]:
    """Inputs with their data, and outputs with the room that they need."""
    inputs = zip(case.input_operands(), case.inputs, strict=True)
    outputs = zip(case.output_operands(), output_sizes(case.outputs), strict=True)
    return [*inputs], [*outputs]


def _in_pool(argument: RequestArgument, number: int) -> RequestArgument:
    location = msgspec.structs.replace(argument.location, pool_index=number)
    return argument if argument.has_no_value else RequestArgument(location=location)


def _argument(place: _Place, size: int) -> RequestArgument:
    if size == 0:
        return RequestArgument(has_no_value=True)
    location = DataLocation(place.pool, place.offset, size, place.padding)
    return RequestArgument(location=location)


def _described(request: Request, pool: int) -> str:
    sides: Mapping[str, Sequence[RequestArgument]] = {
        "input": request.inputs,
        "output": request.outputs,
    }
    return ", ".join(
        f"{side} {index} ({each.location.length} bytes at {each.location.offset})"
        for side, arguments in sides.items()
        for index, each in enumerate(arguments)
        if each.location.pool_index == pool and not each.has_no_value
    )
