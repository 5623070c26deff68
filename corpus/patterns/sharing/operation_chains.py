"""Graphs of operations: every operation after every other, and the shapes that real networks have.

A driver fuses, reorders, shares memory between operands and keeps data in forms of its own: what
an operation computes may depend on its neighbors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike

from corpus.arguments import NONE, RELU, RELU6, SAME, VALID, behind_bias, filter_shape
from corpus.numbers import Numbers
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import CODES, Net, Term
from corpus.types import BOOL8, I32, Type, u8

_CHAINS: Final = Patterns("operation_chains", "what may follow it", float16=False)
_GRAPHS: Final = Patterns("graph_shapes", "how operands connect operations")
_NETWORKS: Final = Patterns("network_pieces", "pieces of real networks", float16=False)

_SHAPE: Final = (1, 4, 4, 4)
"""Equal sides, so that any operation can follow any other."""

_LENGTH: Final = 12
"""Links of a chain."""

_Build = Callable[[Term, int], Term]
"""A result of the same shape and type, by a number that its constants depend on."""


@dataclass(frozen=True)
class _Link:
    """An operation in a chain.

    :param exact: its results need no rounding, so that there is one right code for each
    :param calm: an input that is one step off makes no output more than one step off
    """

    operation: str
    build: _Build
    exact: bool = True
    calm: bool = True


_Links = dict[str, _Link]


def _numbers(number: int) -> Numbers:
    return Numbers(f"link {number}")


def _simple(operation: str, *rest: Any) -> _Link:
    return _Link(operation, lambda x, number: x.to(operation, *rest))


def _with_constant(operation: str, low: float, high: float, activation: int = NONE) -> _Link:
    def build(x: Term, number: int) -> Term:
        return x.by(operation, _numbers(number).sixteenths(4, low=low, high=high), activation)

    return _Link(operation, build)


def _with_codes(
    operation: str, low: int, high: int, type: Type = CODES, *, exact: bool = True
) -> _Link:
    def build(x: Term, number: int) -> Term:
        codes = _numbers(number).integers(_SHAPE[-1], low=low, high=high)
        return x.by(operation, x.net.known(codes + type.zero_point, type))

    return _Link(operation, build, exact)


def _with_halves(x: Term, number: int) -> Term:
    """Times 1, 0 or -1, in steps of a half: the HAL wants the result's to be greater than both."""
    codes = _numbers(number).integers(_SHAPE[-1], low=-1, high=1) * 2 + 7
    return x * x.net.known(codes, u8(0.5, 7))


def _convolution(operation: str, activation: int = NONE) -> _Link:
    """Three in a row; results are no larger than what comes in."""
    shape, rest = filter_shape(operation, (1, 3), 4, 4), behind_bias(operation, SAME, activation)

    def build(x: Term, number: int) -> Term:
        net = x.net
        taps = _numbers(number).integers(*shape, low=-2, high=2)
        bias = _numbers(number).integers(4, low=-3, high=3)
        if net.is_real:
            return x.layer(operation, taps / 16, bias / 4, *rest)
        # One tap of weight 1 a channel: results are codes, with nothing to round.
        taps = np.zeros(shape)
        for channel in range(4):
            taps[channel % shape[0], 0, number % 3, channel] = 1
        filters = net.known(taps + 128, u8(1.0, 128))
        return x.to(operation, filters, net.known(bias * 4, replace(I32, scale=0.5)), *rest)

    return _Link(operation, build)


def _selected(x: Term, number: int) -> Term:
    net = x.net
    choice = net.constant(_numbers(number).booleans(*_SHAPE), BOOL8)
    if net.is_real:
        return choice.choose(x, net.constant(_numbers(number).sixteenths(*_SHAPE)))
    return choice.choose(x, net.known(_numbers(number).integers(*_SHAPE, low=80, high=170)))


def _batched_and_back(x: Term, _: int) -> Term:
    block = x.net.integers(2, 2)
    many = x.to("SPACE_TO_BATCH_ND", block, x.net.constant([[0, 0], [0, 0]], I32))
    return many.to("BATCH_TO_SPACE_ND", block)


_MOVES: Final[_Links] = {
    "reshape": _Link("RESHAPE", lambda x, _: x.reshape(*_SHAPE)),
    "transpose": _Link("TRANSPOSE", lambda x, _: x.transpose(0, 2, 3, 1)),
    "split": _Link("SPLIT", lambda x, _: x.net.concat(*x.split(3, 2)[::-1], axis=3)),
    "shuffle": _simple("CHANNEL_SHUFFLE", 2, 3),
    "gather": _Link("GATHER", lambda x, number: x.gather(number % 3 + 1, [2, 0, 3, 1])),
    "pad": _Link(
        "PAD", lambda x, _: x.pad([0, 0], [1, 2], [0, 1], [1, 0]).slice([0, 2, 1, 0], _SHAPE)
    ),
    "space_to_depth": _Link(
        "SPACE_TO_DEPTH", lambda x, _: x.to("SPACE_TO_DEPTH", 2).to("DEPTH_TO_SPACE", 2)
    ),
    "space_to_batch": _Link("SPACE_TO_BATCH_ND", _batched_and_back),
    "select": _Link("SELECT", _selected),
    "nearest": _simple("RESIZE_NEAREST_NEIGHBOR", 4, 4, False),
    "max_pool": _simple("MAX_POOL_2D", SAME, 1, 1, 3, 2, 0),
    "relu": _simple("RELU"),
    "relu6": _simple("RELU6"),
    "twice_maximum": _Link("MAXIMUM", lambda x, _: x.max(x)),
}

_REAL: Final[_Links] = {
    **_MOVES,
    "add": _with_constant("ADD", -1, 1),
    "add_relu": _with_constant("ADD", -1, 1, RELU),
    "sub": _with_constant("SUB", -1, 1),
    "mul": _with_constant("MUL", -1, 1),
    "div": _with_constant("DIV", 1, 2),
    "minimum": _with_constant("MINIMUM", -1, 1),
    "prelu": _with_constant("PRELU", -1, 1),
    "convolution": _convolution("CONV_2D"),
    "depthwise": _convolution("DEPTHWISE_CONV_2D", RELU6),
    "average_pool": _simple("AVERAGE_POOL_2D", SAME, 1, 1, 2, 3, 0),
    "tanh": _simple("TANH"),
    "logistic": _simple("LOGISTIC"),
    "hard_swish": _simple("HARD_SWISH"),
    "softmax": _simple("SOFTMAX", 1.0),
    "sin": _simple("SIN"),
    "abs": _simple("ABS"),
    "neg": _simple("NEG"),
    "twice_add": _Link("ADD", lambda x, _: x.by("ADD", x, RELU6)),
}

_QUANTIZED: Final[_Links] = {
    **_MOVES,
    "add": _with_codes("ADD", -20, 20),
    "sub": _with_codes("SUB", -20, 20),
    "mul": _Link("MUL", _with_halves),
    "minimum": _with_codes("MINIMUM", -30, 40),
    "convolution": _convolution("CONV_2D"),
    "depthwise": _convolution("DEPTHWISE_CONV_2D"),
    "quantize": _Link("QUANTIZE", lambda x, _: x.dequantize().quantize(CODES)),
    "average_pool": replace(_simple("AVERAGE_POOL_2D", SAME, 1, 1, 2, 2, 0), exact=False),
    "hard_swish": replace(_simple("HARD_SWISH"), exact=False, calm=False),
    "prelu": _with_codes("PRELU", -60, 60, u8(1 / 64, 128), exact=False),
}


def _follows(first: _Link, second: _Link) -> bool:
    """Whether the second's results are beyond doubt although the first's may be one step off."""
    return first.exact or (second.exact and second.calm)


def _walks(links: _Links) -> Iterator[list[str]]:
    """Walks that take every step from a link to one that may follow it, each at least once."""
    todo = {(a, b): None for a in links for b in links if _follows(links[a], links[b])}
    order = Numbers(f"walks {len(links)}").shuffled(list(range(len(todo))))
    pairs = list(todo)
    left = {pairs[index]: None for index in order}
    while left:
        walk = list(next(iter(left)))
        del left[walk[0], walk[1]]
        doubt = not links[walk[0]].exact or not links[walk[1]].exact
        while len(walk) < _LENGTH:
            following = [b for a, b in left if a == walk[-1] and (not doubt or links[b].exact)]
            if not following:
                break
            del left[walk[-1], following[0]]
            walk.append(following[0])
            doubt = doubt or not links[walk[-1]].exact
        yield walk


def _chain(links: Sequence[_Link], number: int, net: Net) -> list[Term]:
    """Every third one shows what is between: outputs that are read again."""
    numbers = Numbers(f"chain {number} {net.type.code}")
    if net.is_real:
        x = net.given(numbers.sixteenths(*_SHAPE))
    else:
        x = net.codes(numbers.integers(*_SHAPE, low=60, high=190))
    made = []
    for place, link in enumerate(links):
        x = link.build(x, number * 10 + place)
        made.append(x)
    return made[-1:] if number % 3 else made


def _register(links: _Links, types: Sequence[Type]) -> None:
    for number, names in enumerate(_walks(links)):
        chain = [links[name] for name in names]
        tests = f"Each reads the result before it: {', '.join(each.operation for each in chain)}."
        build = partial(_chain, chain, number)
        _CHAINS.add(chain[0].operation, f"of_{number}", tests, build, types)


_register(_REAL, REAL)
_register(_QUANTIZED, CODED)


def _pair(net: Net) -> tuple[Term, Term]:
    """An input and a constant of a row."""
    numbers = Numbers("graphs")
    data = numbers.sixteenths(2, 3, 5)
    if net.is_real:
        return net.given(data), net.constant(data[0, 0])
    codes = numbers.integers(2, 3, 5, low=90, high=150)
    return net.codes(codes), net.known(codes[0, 0])


@_GRAPHS("ADD", "fan_out")
def _fan_out(net: Net) -> list[Term]:
    """Four operations read the same operand."""
    x, c = _pair(net)
    made = x + c
    return [made.relu(), made.relu6(), made.max(x), made - c]


@_GRAPHS("ADD", "diamond")
def _diamond(net: Net) -> list[Term]:
    """Two paths lead from an operand to a sum."""
    x, c = _pair(net)
    made = x + c
    return [made.relu() + made.min(c)]


@_GRAPHS("ADD", "output_read_again")
def _output_read_again(net: Net) -> list[Term]:
    """Other operations read outputs of the model."""
    x, c = _pair(net)
    first = x + c
    second = first.relu()
    return [first, second, second + first]


@_GRAPHS("ADD", "twice_the_input")
def _twice_the_input(net: Net) -> list[Term]:
    """An operation reads the same operand twice."""
    x, _ = _pair(net)
    return [x + x, x - x]


@_GRAPHS("ADD", "constant_alone")
def _constant_alone(net: Net) -> list[Term]:
    """An operation has constant operands only, and another one reads it."""
    (x, c), (_, more) = _pair(net), _pair(net)
    folded = c + more
    return [x + folded]


@_GRAPHS("ADD", "same_operation_twice")
def _same_twice(net: Net) -> list[Term]:
    """Two equal operations have the same inputs."""
    x, c = _pair(net)
    return [x + c, x + c]


@_GRAPHS("ADD", "input_passed_twice")
def _passed_twice(net: Net) -> list[Term]:
    """The first and the last operation read one input."""
    x, c = _pair(net)
    return [(x + c).relu() - x]


@_GRAPHS("ADD", "long_life")
def _long_life(net: Net) -> list[Term]:
    """An operand is read long after it was computed."""
    x, c = _pair(net)
    early, last = x + c, x.relu()
    for _ in range(5):
        last = last.min(c)
    return [last + early]


def _taps(net: Net, name: str, *shape: int, step: float = 1 / 16) -> Term:
    return net.constant(Numbers(f"network {name}").integers(*shape, low=-4, high=4) * step)


def _bias(net: Net, name: str, channels: int) -> Term:
    return net.constant(Numbers(f"network {name}").integers(channels) / 8)


@_NETWORKS.named(
    "CONV_2D",
    {
        "layouts_nhwc_then_nchw": (False, True),
        "layouts_nchw_then_nhwc": (True, False),
        "layouts_nchw_then_nchw": (True, True),
    },
    REAL,
)
def _layouts(layouts: tuple[bool, bool], net: Net) -> list[Term]:
    """Convolutions read each other's results in the same or the other layout.

    Four by four pixels of four channels have the same shape in both.
    """
    x = net.given(Numbers("layouts").sixteenths(1, 4, 4, 4))
    for number, nchw in enumerate((*layouts, layouts[0])):
        taps = _taps(net, f"layout_{number}", 4, 3, 3, 4, step=1 / 32)
        bias = _bias(net, f"layout_bias_{number}", 4)
        x = x.to("CONV_2D", taps, bias, SAME, 1, 1, NONE, nchw)
    return [x]


@_NETWORKS("CONV_2D", "residual", REAL)
def _residual(net: Net) -> list[Term]:
    """An inverted residual block: expansion, depthwise convolution, projection, shortcut."""
    x = net.given(Numbers("residual").sixteenths(1, 5, 7, 3))
    expand, e = _taps(net, "expand", 9, 1, 1, 3), _bias(net, "e", 9)
    depth, d = _taps(net, "depth", 1, 3, 3, 9), _bias(net, "d", 9)
    project, p = _taps(net, "project", 3, 1, 1, 9), _bias(net, "p", 3)
    wide = x.to("CONV_2D", expand, e, SAME, 1, 1, RELU6)
    deep = wide.to("DEPTHWISE_CONV_2D", depth, d, SAME, 1, 1, 1, RELU6)
    return [x + deep.to("CONV_2D", project, p, SAME, 1, 1, NONE)]


_WEIGHTS: Final = u8(0.25, 128)


def _biased(net: Net, values: ArrayLike, scale: float) -> Term:
    return net.known(values, replace(I32, scale=float(np.float32(scale))))


def _singled(net: Net, x: Term, type: Type) -> Term:
    """A convolution of a single tap for each of three results, in coarser steps."""
    taps = np.full((3, 1, 1, 4), 128)
    taps[range(3), 0, 0, range(1, 4)] = 132
    again = float(np.float32(x.type.scale) * np.float32(0.25))
    filters, more = net.known(taps, _WEIGHTS), _biased(net, [5, 0, -5], again)
    return x.to("CONV_2D", filters, more, SAME, 1, 1, NONE, type=type)


@_NETWORKS.named(
    "CONV_2D",
    {f"fine_{str(scale).replace('.', '_')}": scale for scale in (0.125, 0.03125, 0.0078125)},
    CODED,
)
def _fine(scale: float, net: Net) -> list[Term]:
    """A convolution and a pool read a product with a multiplier of any size.

    The first result is a whole number of steps, so that rounding cannot matter.
    """
    x = net.codes(Numbers("fine").integers(1, 4, 5, 3, low=98, high=102), u8(0.5, 100))
    taps = Numbers("network fine").integers(4, 3, 3, 3, low=124, high=132)
    filters, bias = net.known(taps, _WEIGHTS), _biased(net, [3, -2, 1, 0], 0.125)
    made = x.to("CONV_2D", filters, bias, SAME, 1, 1, NONE, type=u8(scale, 90))
    convolved = _singled(net, made, u8(2 * scale, 100))
    return [convolved, made.to("MAX_POOL_2D", VALID, 1, 1, 2, 3, NONE)]


@_NETWORKS("CONV_2D", "many_channels", CODED)
def _deep(net: Net) -> list[Term]:
    """Sums exceed 2^24; the bias brings them back, and another convolution reads them."""
    channels = 601
    codes = np.resize(np.arange(230, 256), (1, 2, 3, channels))
    taps = np.resize(np.arange(247, 256), (4, 1, 1, channels))
    sums = np.einsum("bhwc,oyxc->bhwo", codes.astype(np.int64), taps.astype(np.int64) - 128)
    bias = -sums.reshape(-1, 4)[2] + np.arange(4) * 9
    spread = int(np.abs(sums + bias).max())
    step = 2.0 ** (int(spread / 100).bit_length() - 3)
    filters, added = net.known(taps, _WEIGHTS), _biased(net, bias, 0.125)
    x = net.codes(codes, u8(0.5, 0))
    made = x.to("CONV_2D", filters, added, SAME, 1, 1, NONE, type=u8(step, 120))
    return [_singled(net, made, u8(2 * step, 100))]


@_NETWORKS("CONV_2D", "branches", CODED)
def _branches(net: Net) -> list[Term]:
    """Branches with different scales are brought together."""
    x = net.codes(Numbers("branches").integers(1, 4, 4, 3, low=90, high=140), u8(0.5, 110))
    taps = np.full((2, 1, 1, 3), 128)
    taps[0, 0, 0, 1], taps[1, 0, 0, 2] = 129, 127
    filters, bias = net.known(taps, _WEIGHTS), _biased(net, [4, -8], 0.125)
    convolved = x.to("CONV_2D", filters, bias, SAME, 1, 1, NONE, type=u8(0.125, 100))
    pooled = x.to("MAX_POOL_2D", SAME, 1, 1, 3, 3, NONE)
    return [net.concat(convolved, x, pooled, axis=3, type=u8(0.25, 90))]
