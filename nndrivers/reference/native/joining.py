"""Steps whose calls are joined to a single one of the library, functions of NumPy among them.

A call of NumPy's takes a fraction of a microsecond, whatever its arrays are: in a small network,
more than all the arithmetic. The library has loops for what most networks consist of, which give
the same bits; other calls stay between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.quantized_softmax import softmax_codes
from nndrivers.reference.calls import Call, LoopCall, as_sequence
from nndrivers.reference.native.library import address, bound, joined, start

__all__ = ["join"]

_DIMENSIONS: Final = 4
_BYTES: Final = 256


def join(steps: Sequence[Call]) -> list[Call]:
    """Calls that do what ``steps`` do, as few as can be."""
    calls = (native for step in steps for call in _single(step) for native in _as_loops(call))
    result: list[Call] = []
    for is_loop, group in groupby(calls, lambda call: isinstance(call, LoopCall)):
        members: list[Any] = list(group)
        result += [joined(members)] if is_loop else members
    return result


def _single(call: Call) -> Iterator[Call]:
    sequence = as_sequence(call)
    if sequence is None:
        yield call
        return
    for part in sequence:
        yield from _single(part)


def _as_loops(call: Call) -> list[Call]:
    """Calls of loops that do what ``call`` does; itself where there are none."""
    if isinstance(call, LoopCall) or not isinstance(call, partial):
        return [call]
    if not call.keywords.keys() <= ({"casting"} if call.func is np.copyto else {"out"}):
        return [call]
    function, owner = call.func, getattr(call.func, "__self__", None)
    loops: Sequence[LoopCall | None] = [None]
    if function is np.copyto:
        loops = [_copy(*call.args)]
    elif function is softmax_codes:
        loops = [_softmax(*call.args)]
    elif isinstance(function, np.ufunc):
        operands = [*call.args, *call.keywords.values()]
        if not _may_be_two_zeros(function, operands):
            loops = [_walk(function.__name__, operands.pop(), *operands)]
    elif isinstance(owner, np.ndarray) and function.__name__ in _METHODS:
        loops = _METHODS[function.__name__](owner, *call.args)
    return [call] if None in loops else [loop for loop in loops if loop is not None]


def _may_be_two_zeros(function: np.ufunc, operands: Sequence[Any]) -> bool:
    """Whether a result may be either of two zeros: NumPy's choice depends on the machine."""
    if function not in (np.maximum, np.minimum):
        return False
    return np.size(operands[1]) != 1 or not np.all(operands[1])


def _copy(target: NDArray[Any], source: Any) -> LoopCall | None:
    return _walk("copy", target, np.asarray(source))


def _fill(target: NDArray[Any], value: float) -> list[LoopCall | None]:
    return [_walk("copy", target, np.asarray(value, target.dtype))]


def _clip(
    source: NDArray[Any], low: NDArray[Any], high: NDArray[Any], target: NDArray[Any]
) -> list[LoopCall | None]:
    return [_walk("at_least", target, source, low), _walk("at_most", target, target, high)]


def _take(
    table: NDArray[Any], index: NDArray[Any], axis: None, target: NDArray[Any], mode: str
) -> list[LoopCall | None]:
    is_whole = table.size >= _BYTES and table.flags.c_contiguous
    if index.dtype != np.uint8 or table.dtype != target.dtype or not is_whole:
        return [None]
    return [_bound_walk(f"take_{table.itemsize}", target, index, table.reshape(-1)[:1].reshape(()))]


_METHODS: Final[dict[str, Callable[..., list[LoopCall | None]]]] = {
    "clip": _clip,
    "fill": _fill,
    "take": _take,
}


def _softmax(
    rows: NDArray[Any], target: NDArray[Any], table: NDArray[Any], scale: float, *codes: int
) -> LoopCall | None:
    arrays = rows, target, table
    are_codes = rows.dtype.itemsize == target.dtype.itemsize == 1 and rows.size == target.size > 0
    is_whole = table.size >= _BYTES and table.dtype == np.float32
    if not (are_codes and is_whole and all(array.flags.c_contiguous for array in arrays)):
        return None
    numbers = rows.shape[-1], *codes
    return bound("softmax_codes", rows, target, table, np.array(scale, np.float32), numbers)


def _walk(name: str, target: Any, *operands: Any) -> LoopCall | None:
    """The call of the loop ``name`` for these types, if there is one."""
    arrays = [np.asarray(operand) for operand in operands]
    kinds = {array.dtype.char for array in arrays}
    if len(kinds) != 1:
        return None
    (kind,) = kinds
    if name != "copy":
        is_same = target.dtype.char == kind
        return _bound_walk(f"{name}_{kind}", target, *arrays) if is_same else None
    is_same = target.dtype == arrays[0].dtype
    suffix = target.itemsize if is_same else target.dtype.char + kind
    return _bound_walk(f"copy_{suffix}", target, *arrays)


def _bound_walk(
    name: str, target: NDArray[Any], first: NDArray[Any], second: NDArray[Any] | None = None
) -> LoopCall | None:
    loop = address(name)
    if loop is None:
        return None
    arrays = [target, first, first if second is None else second]
    shapes = [np.broadcast_to(array, target.shape) for array in arrays]
    counts, strides = _merged(target.shape, [array.strides for array in shapes])
    if len(counts) > _DIMENSIONS or _overlap(target, arrays[1:]):
        return None
    padding = _DIMENSIONS - len(counts)
    places = (
        (start(array), *(0,) * padding, *each)
        for array, each in zip(arrays, zip(*strides, strict=True), strict=True)
    )
    call = bound("walk", loop, (1,) * padding, tuple(counts), *places)
    call.arguments = tuple(arrays)
    return call


def _merged(
    shape: Sequence[int], strides: Sequence[Sequence[int]]
) -> tuple[list[int], list[tuple[int, ...]]]:
    """Counts of elements and strides of all arrays, by dimension: as few as can be, at least 1."""
    counts, merged = [1], [tuple(0 for _ in strides)]
    for count, each in zip(shape, zip(*strides, strict=True), strict=True):
        if count == 1:
            continue
        if counts[-1] == 1 or merged[-1] == tuple(count * stride for stride in each):
            counts[-1], merged[-1] = counts[-1] * count, each
        else:
            counts.append(count)
            merged.append(each)
    return counts, merged


def _overlap(target: NDArray[Any], sources: Sequence[NDArray[Any]]) -> bool:
    """Whether a loop may read what it has written, otherwise than element by element."""
    return any(
        np.may_share_memory(target, source)
        and (start(target) != start(source) or target.strides != source.strides)
        for source in sources
    )
