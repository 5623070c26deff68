"""The same operation before or behind all parts of something, and behind all but one.

Who takes the operation to the other side has to look at every part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from corpus.language import F32, SpecFile, u8
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, NONE, Net, Term

__all__ = ["files"]

_ALL: Final = (0, 1, 2)
_CHOICES: Final = (_ALL, (0, 1), (0, 2), (1, 2), (0,))
"""Which of three parts it is before."""

_Unary = Callable[[Net, Term], Term]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "the same of all parts, or of all but one"
    yield from files_of("all_but_one", about, _NETS)
    yield from files_of("all_but_one_real", about, _REAL, [F32])
    yield from files_of("all_but_one_codes", about, _CODED, [CODES])


def _by(operation: str, *rest: int) -> _Unary:
    return lambda net, x: net(operation, x, *rest)


def _times(factor: float) -> _Unary:
    return lambda net, x: x * factor


_TURNED: Final[_Unary] = lambda net, x: x.transpose(1, 0)  # noqa: E731
_UNARY: Final[Sequence[_Unary]] = (_by("RELU"), _by("RELU6"), _times(-1.0), _TURNED)
_UNARY_REAL: Final[Sequence[_Unary]] = (_by("NEG"), _by("ABS"), _by("FLOOR"), _by("TANH"))


def _joined(unary: Sequence[_Unary], net: Net) -> list[Term]:
    """Before a joint along either axis; the last ones have another operation before one part."""
    shown = []
    for number, each in enumerate(unary):
        for place, chosen in enumerate(_CHOICES):
            parts = [net.few(2, 2) for _ in _ALL]
            parts = [each(net, x) if i in chosen else x for i, x in enumerate(parts)]
            shown.append(net.concat(*parts, axis=(number + place) % 2))
        other = unary[number - 1]
        parts = [f(net, net.few(2, 2)) for f in (each, each, other)]
        shown.append(net.concat(*parts, axis=1))
    return shown


def _summed(unary: Sequence[_Unary], net: Net) -> list[Term]:
    """Before both sides of an operation on two, or before one."""
    shown = []
    for each in unary:
        for name, rest in (("ADD", [NONE]), ("SUB", [NONE]), ("MAXIMUM", [])):
            x, y = net.few(2, 2), net.few(2, 2)
            shown.append(net(name, each(net, x), each(net, y), *rest))
            shown.append(net(name, each(net, x), y, *rest))
    return shown


_BEHIND: Final[Sequence[_Unary]] = (
    lambda net, x: x.reshape(2, 4),
    lambda net, x: x.reshape(4, 2),
    lambda net, x: x.reshape(8),
    lambda net, x: x.reshape(2, 2, 1, 2),
    lambda net, x: x.transpose(2, 0, 1),
    lambda net, x: x.over("REDUCE_MAX", 1),
    lambda net, x: x.slice([0, 1, 0], [2, 1, 2]),
    lambda net, x: x.pad([0, 0], [1, 0], [0, 1]),
    _by("RELU"),
    _times(2.0),
)
_VIEWS: Final = 5
"""Of these, which depend on the axis more than the others."""


def _parted(axis: int, net: Net) -> list[Term]:
    """Behind all parts, and behind all but the last one."""
    shape = [2, 2, 2]
    shape[axis] *= 3
    shown = []
    for number, each in enumerate(_BEHIND if axis == 1 else _BEHIND[:_VIEWS]):
        parts = net.few(*shape).split(axis, 3)
        made = [each(net, x) for x in parts]
        shown += made if number % 2 else [made[1], made[0].max(made[2])]
        left = net.few(*shape).split(axis, 3)
        shown += [each(net, left[0]), each(net, left[1]), left[2]]
    return shown


def _rescaled(net: Net) -> list[Term]:
    """Results with a scale of their own, which are outputs and parts of what has another one."""
    shown = []
    fine, low = u8(0.25, 100), u8(0.5, 90)
    for kind in (fine, low):
        for name in ("ADD", "SUB"):
            x, y = net.few(2, 2), net.few(2, 2)
            made = net(name, x, net.constant([2.0, -1.0]), NONE, type=kind)
            other = net(name, y, net.constant([1.0]), NONE, type=kind)
            joint = net.concat(made, other, axis=1, type=u8(1.0, 110))
            shown += [made, joint, made.by("MAXIMUM", net.few(2, 2), type=u8(0.5, 128))]
    return shown


_NETS: Final[dict[str, Nets]] = {
    "CONCATENATION": {"before": ("Before all parts, or some.", partial(_joined, _UNARY))},
    "ADD": {"both": ("Before both sides, or one.", partial(_summed, _UNARY))},
    "SPLIT": {
        "behind_0": ("Behind all parts along the first axis, or some.", partial(_parted, 0)),
        "behind_1": ("Behind all parts along the second axis, or some.", partial(_parted, 1)),
        "behind_2": ("Behind all parts along the last axis, or some.", partial(_parted, 2)),
    },
}

_REAL: Final[dict[str, Nets]] = {
    "CONCATENATION": {"before": ("Before all parts, or some.", partial(_joined, _UNARY_REAL))},
    "ADD": {"both": ("Before both sides, or one.", partial(_summed, _UNARY_REAL))},
}

_CODED: Final[dict[str, Nets]] = {
    "CONCATENATION": {"rescaled": ("Parts that are outputs, too.", _rescaled)},
}
