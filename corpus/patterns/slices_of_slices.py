"""Parts of parts: the second one counts in elements of what the first one gives, not in those of
the tensor that the first one reads. And parts that are views: what is computed of one in place
must not change the whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from corpus.language import I32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import Net, Term

__all__ = ["files"]

_SHAPE: Final = (7, 8)
_MASKS: Final = (
    *((1, 0, 0), (2, 0, 0), (4, 0, 0), (0, 1, 0), (0, 2, 0), (0, 4, 0)),
    *((3, 4, 0), (5, 2, 0)),
)
"""Of begins, of ends, and of axes that go."""
_SHRINKING: Final = ((0, 0, 2), (0, 0, 4), (1, 0, 6))


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from files_of("of_parts", "parts of parts", _NETS, unshared=True)


def _slice(net: Net, x: Term, begin: Sequence[int], size: Sequence[int]) -> Term:
    return x.to("SLICE", net.constant(begin, I32), net.constant(size, I32))


def _strided(
    net: Net,
    x: Term,
    begin: Sequence[int],
    end: Sequence[int],
    strides: Sequence[int],
    masks: Sequence[int] = (0, 0, 0),
) -> Term:
    numbers = (net.constant(each, I32) for each in (begin, end, strides))
    return x.to("STRIDED_SLICE", *numbers, *masks)


def _of_slices(net: Net) -> list[Term]:
    x = net.data(*_SHAPE)
    part = _slice(net, x, [1, 2], [5, 5])
    return [
        _slice(net, part, [1, 0], [3, 4]),
        _slice(net, part, [0, 1], [5, 2]),
        _strided(net, part, [1, 0], [5, 5], [2, 3]),
        _strided(net, part, [4, 4], [0, 1], [-2, -1]),
        part.gather(1, [3, 0]),
    ]


def _of_strided_slices(net: Net) -> list[Term]:
    x = net.data(*_SHAPE)
    apart, turned = (
        _strided(net, x, [1, 0], [7, 8], [2, 3]),
        _strided(net, x, [6, 7], [0, 1], [-2, -1]),
    )
    return [
        _slice(net, apart, [1, 1], [2, 2]),
        _slice(net, turned, [1, 2], [2, 3]),
        _strided(net, apart, [0, 1], [3, 3], [2, 1]),
        _strided(net, turned, [1, 0], [3, 6], [1, 2]),
        _strided(net, turned, [2, 5], [0, 0], [-1, -2]),
    ]


def _masked(net: Net) -> list[Term]:
    """Axes in another order before and behind, each of which has a bit of its own."""
    x = net.data(3, 4, 5)
    turn, begin, end = net.integers(2, 0, 1), [1, 1, 2], [4, 2, 3]
    turned = x.to("TRANSPOSE", turn)

    def cut(source: Term, masks: Sequence[int]) -> Term:
        return _strided(net, source, begin, end, [1] * 3, masks)

    return [
        *(cut(turned, masks) for masks in (*_MASKS, *_SHRINKING)),
        *(cut(x, masks).to("TRANSPOSE", turn) for masks in _MASKS),
        cut(x.reshape(6, 2, 5), (1, 4, 0)),
        _strided(net, x.expand(0), [0, *begin], [1, *end], [1] * 4, (2, 8, 0)),
        _strided(net, x.expand(3), [*begin, 0], [*end, 1], [1] * 4, (4, 1, 8)),
    ]


def _changed_rows(net: Net) -> list[Term]:
    """Rows lie together, as if they were a tensor of their own."""
    shown = []
    for activation in ("RELU", "RELU6", "RELU1"):
        x = net.data(5, 3) + 0.5
        bounded = net(activation, _slice(net, x, [1, 0], [3, 3]))
        shown += [bounded, x - 1.0, _slice(net, x, [2, 0], [2, 3])]
    return shown


def _of_outputs(net: Net) -> list[Term]:
    first, second = net.data(*_SHAPE).split(1, 2)
    return [
        _slice(net, second, [2, 1], [3, 2]),
        _strided(net, second, [0, 1], [7, 4], [3, 2]),
        _slice(net, first.transpose(1, 0), [1, 2], [2, 4]),
        _slice(net, first.reshape(4, 7), [1, 3], [2, 3]),
    ]


_NETS: Final[dict[str, Nets]] = {
    "SLICE": {
        "slices": ("Places add up.", _of_slices),
        "rows": ("What is computed of rows in place leaves the others' rows.", _changed_rows),
    },
    "STRIDED_SLICE": {
        "strided": ("Places count in steps of the first stride.", _of_strided_slices),
        "masked": ("Masks are of the axes of what is cut.", _masked),
    },
    "SPLIT": {"outputs": ("Places begin where an output does.", _of_outputs)},
}
