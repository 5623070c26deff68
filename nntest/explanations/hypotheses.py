"""Hypotheses: what a driver may have done instead, one function each.

Above it are the words that follow "exactly what comes out of a driver that"; its name, without the
underscore, is that of the hypothesis. It yields what the driver would have computed: changed calls,
which the reference driver then computes, or outputs themselves; nothing for a call that it is not
about. To add a hypothesis, add a function, and to its test a defect that it must name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
import numpy as np

from nnhal.operand_types import QUANTIZED
from nnhal.types import OperandType, OperationType, SymmPerChannelQuantParams
from nntest.arguments import UNTOUCHED
from nntest.explanations.one_call import CONVOLUTIONS, Array, OneCall, padding_of

__all__ = ["HYPOTHESES", "Guess", "Hypothesis", "words_of"]

O = OperationType  # noqa: E741

Guess: TypeAlias = "OneCall | list[Array]"
"""A call to be computed, or outputs."""

_Guesses: TypeAlias = "Callable[[OneCall, list[Array]], Iterable[Guess]]"


class Hypothesis(NamedTuple):
    """A hypothesis: ``guesses(call, expected)`` are what a driver would have done, by one or
    several readings of ``words``. ``expected`` are the right outputs.
    """

    name: str
    words: str
    guesses: _Guesses


HYPOTHESES: Final[list[Hypothesis]] = []


def _hypothesis(words: str, name: str = "") -> Callable[[_Guesses], _Guesses]:
    def register(guesses: _Guesses) -> _Guesses:
        HYPOTHESES.append(Hypothesis(name or guesses.__name__.lstrip("_"), words, guesses))
        return guesses

    return register


_SIDES: Final = ("padding_left", "padding_right", "padding_top", "padding_bottom")


_MAX_PADDING: Final = 64
"""Pixels of padding that are written out: a valid model may have a million."""


# Images ------------------------------------------------------------------------------------------


def _explicit(call: OneCall, padding: Iterable[int]) -> OneCall:
    """The call with this padding, left, right, top and bottom, whatever it had before."""
    sides = dict(zip(_SIDES, padding, strict=True))
    if "padding" not in call.operands:
        return call.with_scalars(**sides)
    arguments: dict[str, Any] = {}
    for name in call.operands:
        if name != "output_shape":
            arguments.update(sides if name == "padding" else {name: None})
    return call.with_argument_list(arguments)


def _padded_before(call: OneCall) -> Iterator[Guess]:
    """The image with its padding as pixels: zeros, and codes of 0."""
    left, right, top, bottom = padding = padding_of(call)
    if not any(padding) or max(padding) > _MAX_PADDING:
        return
    image = call.arrays["input"]
    rows, columns = (top, bottom), (left, right)
    is_first = bool(call.scalar("nchw", False))
    widths = [(0, 0), (0, 0), rows, columns] if is_first else [(0, 0), rows, columns, (0, 0)]
    bare = _explicit(call, (0, 0, 0, 0))
    for code in dict.fromkeys((call.operands["input"].zero_point, 0)):
        yield bare.with_array("input", np.pad(image, widths, constant_values=code))


@_hypothesis("counts the padding in the average")
def _padding_counted(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if call.operation in (O.AVERAGE_POOL_2D, O.L2_POOL_2D):
        yield from _padded_before(call)


@_hypothesis("takes padding for pixels of value 0")
def _padding_in_maximum(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if call.operation == O.MAX_POOL_2D:
        yield from _padded_before(call)


@_hypothesis("pads with code 0 instead of the zero point")
def _padding_of_code_0(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    is_convolution = call.operation in CONVOLUTIONS - {O.TRANSPOSE_CONV_2D}
    if is_convolution and call.operands["input"].zero_point:
        yield from list(_padded_before(call))[1:]


@_hypothesis("exchanges the padding before the image with that after it")
def _padding_before(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    left, right, top, bottom = padding = padding_of(call)
    if any(padding) and call.operation != O.TRANSPOSE_CONV_2D:
        yield _explicit(call, (right, left, bottom, top))


def _exchanged(name: str) -> _Guesses:
    """The two of a pair in each other's place."""

    def guesses(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
        width, height = call.scalar(f"{name}_width"), call.scalar(f"{name}_height")
        if width != height:
            yield call.with_scalars(**{f"{name}_width": height, f"{name}_height": width})

    return guesses


_hypothesis("exchanges the strides across and down", "strides_exchanged")(_exchanged("stride"))
_hypothesis("exchanges width and height of the window", "window_exchanged")(_exchanged("window"))
_hypothesis("exchanges the dilations across and down", "dilation_exchanged")(_exchanged("dilation"))


@_hypothesis("ignores the dilation")
def _dilation_ignored(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if {call.scalar("dilation_width", 1), call.scalar("dilation_height", 1)} == {1}:
        return
    bare = call.with_scalars(dilation_width=1, dilation_height=1)
    yield bare
    yield _explicit(bare, padding_of(call))


@_hypothesis("turns the filter by 180 degrees")
def _filter_flipped(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if call.operation in CONVOLUTIONS:
        yield call.with_array("filter", call.arrays["filter"][:, ::-1, ::-1])


@_hypothesis("exchanges rows and columns of the filter")
def _filter_transposed(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if call.operation in CONVOLUTIONS:
        yield call.with_array("filter", call.arrays["filter"].swapaxes(1, 2))


@_hypothesis(
    "computes output channel i from input channel i modulo the number of input channels, not from "
    "i divided by the multiplier"
)
def _channels_in_turns(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    """Filters in the order in which the reference reads them, results in that of the driver."""
    multiplier = call.scalar("multiplier", 1)
    if call.operation != O.DEPTHWISE_CONV_2D or multiplier == 1:
        return
    filters = call.arrays["filter"]
    channels = filters.shape[-1] // multiplier
    if channels == 1:
        return
    order = np.arange(filters.shape[-1]).reshape(multiplier, channels).T.ravel()
    moved = call.with_array("filter", filters[..., order])
    moved = moved.with_array("bias", call.arrays["bias"][order])
    scales = call.operands["filter"].extra_params
    if isinstance(scales, SymmPerChannelQuantParams):
        changed = msgspec.structs.replace(scales, scales=tuple(scales.scales[i] for i in order))
        moved = moved.with_operand("filter", extra_params=changed)
    outputs = moved.computed()
    if outputs is not None:
        axis = 1 if call.scalar("nchw", False) else 3
        yield [np.take(outputs[0], np.argsort(order), axis)]


@_hypothesis("takes the pixel before instead of the nearest")
def _pixels_floored(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if call.operation != O.RESIZE_NEAREST_NEIGHBOR or not call.scalar("align_corners", False):
        return
    image, output = call.arrays["input"], expected[0]
    first = 2 if call.scalar("nchw", False) else 1
    for axis in (first, first + 1):
        size, count = image.shape[axis], output.shape[axis]
        step = (size - 1) / (count - 1) if count > 1 else 0.0
        half = 0.5 if call.scalar("half_pixel_centers", False) else 0.0
        places = np.floor((np.arange(count) + half) * step).astype(np.int64)
        image = np.take(image, np.clip(places, 0, size - 1), axis)
    yield [image]


def _unset(name: str) -> _Guesses:
    """A flag that is taken for false."""

    def guesses(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
        if call.scalar(name, False):
            yield call.with_scalars(**{name: False})

    return guesses


_hypothesis("ignores “align corners”", "corners_not_aligned")(_unset("align_corners"))
_hypothesis("ignores “half pixel centers”", "centers_not_halved")(_unset("half_pixel_centers"))


# Arguments ---------------------------------------------------------------------------------------


@_hypothesis("ignores the activation")
def _activation_ignored(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if call.scalar("activation", 0):
        yield call.with_scalars(activation=0)


@_hypothesis("applies another activation")
def _activation_of_another_kind(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    asked = call.scalar("activation", 0)
    if asked in (1, 2, 3):
        yield from (call.with_scalars(activation=code) for code in (1, 2, 3) if code != asked)


@_hypothesis("ignores the bias")
def _bias_ignored(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    bias = call.arrays.get("bias")
    if bias is not None and bias.any():
        yield call.with_array("bias", np.zeros_like(bias))


@_hypothesis("takes beta for 1")
def _beta_ignored(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if call.operation in (O.SOFTMAX, O.LOG_SOFTMAX) and call.scalar("beta") != 1:
        yield call.with_scalars(beta=1.0)


@_hypothesis("works along the last axis, whatever the argument says")
def _last_axis(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    axis = call.scalar("axis")
    if axis is not None and "input" in call.arrays:
        rank = call.arrays["input"].ndim
        if axis % rank != rank - 1:
            yield call.with_scalars(axis=rank - 1)


@_hypothesis("inverts the permutation")
def _order_inverted(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if call.operation == O.TRANSPOSE and "perm" in call.arrays:
        yield call.with_array("perm", np.argsort(call.arrays["perm"]))


@_hypothesis("exchanges the two operands")
def _operands_exchanged(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if {"input0", "input1"} == {name for name in call.arrays if name.startswith("input")}:
        one, other = call.operands["input0"], call.operands["input1"]
        changed = call.with_array("input0", call.arrays["input1"])
        changed = changed.with_array("input1", call.arrays["input0"])
        yield changed.with_operand(
            "input0", scale=other.scale, zero_point=other.zero_point
        ).with_operand("input1", scale=one.scale, zero_point=one.zero_point)


# Numbers -----------------------------------------------------------------------------------------


@_hypothesis("ignores the zero point of an input")
def _input_zero_point_ignored(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    names = [
        name
        for name, operand in call.operands.items()
        if operand.type in QUANTIZED and operand.zero_point and name in call.arrays
    ]
    changed = call
    for name in names:
        yield call.with_operand(name, zero_point=0)
        changed = changed.with_operand(name, zero_point=0)
    if len(names) > 1:
        yield changed


@_hypothesis("ignores the zero point of the output")
def _output_zero_point_ignored(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if call.results[0].type in QUANTIZED and call.results[0].zero_point:
        yield call.with_result(zero_point=0)


@_hypothesis("takes the scale of input0 for input1")
def _scale_of_first_input(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    one, other = call.operands.get("input0"), call.operands.get("input1")
    if one and other and one.scale and other.scale not in (0, one.scale):
        yield call.with_operand("input1", scale=one.scale)


@_hypothesis("takes the scale of the first channel for all")
def _scale_of_first_channel(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    for name, operand in call.operands.items():
        params = operand.extra_params
        if isinstance(params, SymmPerChannelQuantParams) and len(set(params.scales)) > 1:
            same = msgspec.structs.replace(params, scales=(params.scales[0],) * len(params.scales))
            yield call.with_operand(name, extra_params=same)


@_hypothesis("cuts off toward 0 instead of rounding down")
def _cut_off(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if call.operation == O.FLOOR:
        yield [np.trunc(call.arrays["input"])]
    elif call.operation == O.DIV and call.results[0].type == OperandType.TENSOR_INT32:
        one, other = (call.arrays[name].astype(np.float64) for name in ("input0", "input1"))
        with np.errstate(all="ignore"):
            quotient = one / other
        if np.isfinite(quotient).all():
            yield [np.trunc(quotient).astype(np.int32)]


@_hypothesis("rounds to the nearest instead of down or toward 0")
def _rounded(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if call.operation == O.FLOOR:
        yield [np.rint(call.arrays["input"])]
    elif call.operation == O.CAST and call.arrays["input"].dtype.kind == "f":
        source = call.arrays["input"]
        if np.isfinite(source).all() and expected[0].dtype.kind in "iu":
            limits = np.iinfo(expected[0].dtype)
            yield [np.clip(np.rint(source), limits.min, limits.max).astype(expected[0].dtype)]


# Places ------------------------------------------------------------------------------------------


@_hypothesis("gives the result of the first batch for all")
def _first_batch_for_all(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    if expected[0].ndim > 1 and expected[0].shape[0] > 1:
        yield [np.broadcast_to(output[:1], output.shape) for output in expected]


@_hypothesis("leaves out the last index of a dimension")
def _last_lost(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    """The last index of a dimension without a result: 0, a real 0, or what was there before."""
    first = expected[0]
    for axis, size in enumerate(first.shape):
        for value in _nothing(call, first) if size > 1 and first.ndim > 1 else ():
            output = first.copy()
            output[(slice(None),) * axis + (size - 1,)] = value
            yield [output, *expected[1:]]


@_hypothesis("leaves out the last element")
def _last_element_lost(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    for value in _nothing(call, expected[0]) if expected[0].size > 1 else ():
        output = expected[0].copy()
        output.flat[-1] = value
        yield [output, *expected[1:]]


def _nothing(call: OneCall, output: Array) -> Iterable[Any]:
    """The elements of what was not written."""
    untouched = np.frombuffer(bytes([UNTOUCHED]) * output.itemsize, output.dtype)[0]
    return (0, call.results[0].zero_point, untouched)


@_hypothesis("repeats the last row, column or channel but one")
def _last_repeated(call: OneCall, expected: list[Array]) -> Iterator[Guess]:
    first = expected[0]
    for axis, size in enumerate(first.shape):
        if size > 1 and axis > 0:
            places = np.arange(size)
            places[-1] = size - 2
            yield [np.take(first, places, axis), *expected[1:]]


_WORDS: Final = {each.name: each.words for each in HYPOTHESES}


def words_of(names: Iterable[str]) -> str:
    """Return what a driver does by the first of the hypotheses that ``names`` are; empty for none.

    A name that is not known is of another version.
    """
    found = set(names)
    return next((words for name, words in _WORDS.items() if name in found), "")
