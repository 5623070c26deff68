"""Operations that change shapes only: RESHAPE, SQUEEZE, EXPAND_DIMS and TRANSPOSE, and those that
join, pad, repeat or reorder: from CONCATENATION to CHANNEL_SHUFFLE.
"""

from __future__ import annotations

from typing import Final

from nnhal.operand_types import is_quantized
from nnhal.operations.node import Shape
from nnhal.operations.reshape import MIRROR_REFLECT, MIRROR_SYMMETRIC
from nnhal.operations.spec import FeatureLevel
from nnhal.types import OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.intervals import hull
from nntest.random_graph.numbers import divisors, factors
from nntest.random_graph.site import Site
from nntest.random_graph.values import CODES

__all__: list[str] = []

O = OperationType  # noqa: E741

_MAX_RANK: Final = 4
_MAX_PADDING: Final = 3
_IMAGE: Final = 4
"""The rank of a batch of images."""


@draws(O.RESHAPE)
def _reshape(site: Site) -> None:
    """The prime factors of the size, dealt out to dimensions; one of them may be left open."""
    value = site.tensor("input")
    shape = [1] * site.dice.number(1, _MAX_RANK)
    for factor in factors(value.size):
        shape[site.dice.number(0, len(shape) - 1)] *= factor
    if site.dice.one_in(4):
        shape[site.dice.number(0, len(shape) - 1)] = -1
    site.vector("shape", shape)
    site.outputs(value.interval)


@draws(O.SQUEEZE)
def _squeeze(site: Site) -> None:
    value = site.tensor("input", new=lambda: _with_ones(site))
    ones = [axis for axis, dimension in enumerate(value.shape) if dimension == 1]
    if ones and site.dice.flag():
        site.vector("squeeze_dims", site.dice.shuffled(ones)[: site.dice.number(1, len(ones))])
    site.outputs(value.interval)


def _with_ones(site: Site) -> Shape:
    shape = site.shape(site.dice.number(1, _MAX_RANK))
    one = site.dice.number(0, len(shape) - 1)
    return (*shape[:one], 1, *shape[one + 1 :])


@draws(O.EXPAND_DIMS)
def _expand_dims(site: Site) -> None:
    value = site.tensor("input", (1, 2, 3))
    site.axis(value, more=1)
    site.outputs(value.interval)


@draws(O.TRANSPOSE)
def _transpose(site: Site) -> None:
    value = site.tensor("input")
    rank = len(value.shape)
    if rank != 2 or site.dice.flag():
        site.vector("perm", site.dice.shuffled(range(rank)))
    site.outputs(value.interval)


@draws(O.CONCATENATION)
def _concatenation(site: Site) -> None:
    """Inputs that differ in quantization too, from HAL 1.2 on."""
    first = site.tensor("input")
    like = first if site.level < FeatureLevel.V1_2 or site.dice.flag() else None
    axis = site.dice.number(0, len(first.shape) - 1)
    intervals = [first.interval]
    for _ in range(site.dice.number(0, 3)):
        size = first.shape[axis] if site.dice.flag() else site.dice.number(1, 4)
        shape = (*first.shape[:axis], size, *first.shape[axis + 1 :])
        intervals.append(site.exact("input", shape, like=like).interval)
    site.scalar("axis", axis)
    site.outputs(hull(*intervals))


@draws(O.SPLIT)
def _split(site: Site) -> None:
    value = site.tensor("input")
    axis = site.axis(value)
    count = site.dice.pick([d for d in divisors(value.shape[axis]) if d <= _MAX_RANK * 2])
    site.scalar("count", count)
    site.outputs(*[value.interval] * count)


@draws(O.PACK)
def _pack(site: Site) -> None:
    first = site.tensor("input", (1, 2, 3))
    intervals = [first.interval]
    for _ in range(site.dice.number(0, 3)):
        intervals.append(site.exact("input", first.shape, like=first).interval)
    site.scalar("axis", site.dice.number(0, len(first.shape)))
    site.outputs(hull(*intervals))


@draws(O.PAD)
def _pad(site: Site) -> None:
    value = site.tensor("input")
    _give_paddings(site, [_MAX_PADDING] * len(value.shape))
    site.outputs(hull(value.interval, (0.0, 0.0)))


@draws(O.PAD_V2)
def _pad_with(site: Site) -> None:
    """The value is a code where the input is quantized."""
    value = site.tensor("input")
    _give_paddings(site, [_MAX_PADDING] * len(value.shape))
    if is_quantized(value.type):
        site.scalar("value", site.dice.number(*CODES[value.type]))
        site.outputs(value.interval)
    else:
        number = site.scalar("value", site.dice.number(-32, 32) / 8)
        site.outputs(hull(value.interval, (number, number)))


@draws(O.MIRROR_PAD)
def _mirror_pad(site: Site) -> None:
    value = site.tensor("input")
    mode = site.dice.pick((MIRROR_REFLECT, MIRROR_SYMMETRIC))
    spare = 1 if mode == MIRROR_REFLECT else 0
    _give_paddings(site, [min(size - spare, _MAX_PADDING) for size in value.shape])
    site.scalar("mode", mode)
    site.outputs(value.interval)


def _give_paddings(site: Site, largest: list[int]) -> None:
    """Padding before and after each dimension, of one half of them; often of an image's sides."""
    sides = [site.dice.flag() for _ in largest]
    if len(largest) == _IMAGE and site.dice.flag():
        sides = site.dice.pick(([False, True, True, False], [False, False, True, True]))
    pairs = [
        site.dice.numbers(2, 0, most) if padded else [0, 0]
        for padded, most in zip(sides, largest, strict=True)
    ]
    site.given("paddings", pairs, constant=True)


@draws(O.TILE)
def _tile(site: Site) -> None:
    value = site.tensor("input")
    site.vector("multiples", [site.dice.pick((1, 1, 2, 3)) for _ in value.shape])
    site.outputs(value.interval)


@draws(O.REVERSE)
def _reverse(site: Site) -> None:
    value = site.tensor("input", (1, 2, 3, 4))
    site.vector("axis", [site.dice.number(0, len(value.shape) - 1)])
    site.outputs(value.interval)


@draws(O.CHANNEL_SHUFFLE)
def _channel_shuffle(site: Site) -> None:
    value = site.tensor("input")
    site.scalar("groups", site.dice.pick(divisors(value.shape[site.axis(value)])))
    site.outputs(value.interval)
