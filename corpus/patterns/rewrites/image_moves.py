"""Moves of images that compilers merge or cancel: blocks, channel groups, resizing, pooling.

For each rule of a compiler there is a case where it holds, and one for each of its conditions where
that one does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU1, RELU6, SAME, VALID
from corpus.patterns._moves import behind, coarse, data, of_shape, read
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import I32

_IMAGE_MOVES: Final = Patterns(
    "image_moves",
    "merged moves of images",
    seed="passes_moves_of_images",
    signed=False,
    shows=behind,
)

_NEAREST: Final = "RESIZE_NEAREST_NEIGHBOR"


@_IMAGE_MOVES("SPACE_TO_DEPTH", "past", REAL)
def _deep(net: Net) -> list[Term]:
    """SPACE_TO_DEPTH written as RESHAPE and TRANSPOSE, and operations before its inverse."""
    there, back = net.function("SPACE_TO_DEPTH", 2), net.function("DEPTH_TO_SPACE", 2)
    image = of_shape(data, net, 1, 4, 4, 1)
    order, by_pixel, by_channel = (0, 2, 1, 3), [1.0, -2.0] * 2, [1.0, 1.0, -2.0, 3.0]
    thin, thick = (1, 2, 2, 1), (1, 2, 2, 4)
    return [
        image(*thick).reshape(2, 2, 2, 2).transpose(*order).reshape(1, 4, 4, 1),
        image(*thick).reshape(2, 2, 4, 1).transpose(*order).reshape(1, 4, 4, 1),
        image(*thick).reshape(2, 2, 2, 2).transpose(0, 3, 1, 2).reshape(1, 4, 4, 1),
        image(2, 1, 2, 4).reshape(2, 2, 2, 2).transpose(*order).reshape(2, 2, 4, 1),
        image().reshape(2, 2, 2, 2).transpose(*order).reshape(1, 2, 2, 4),
        image().reshape(2, 2, 2, 2).transpose(0, 2, 3, 1).reshape(1, 2, 2, 4),
        image().reshape(1, 2, 4, 2).transpose(*order).reshape(1, 2, 2, 4),
        back(there(image()).relu()),
        back(there(image()).by("SUB", 1.5, RELU)),
        back(there(image()) - by_channel),
        back(by_pixel - there(image(1, 2, 4, 1))),
        there(image(1, 2, 4, 2) - [1.0, -2.0]),
        back(data(net, *thick).max(by_channel)),
        there(net.concat(image(1, 2, 2, 1), image(1, 2, 2, 2), axis=3)),
        net.concat(there(image(*thin)), there(image(*thin)), axis=3),
        net.concat(there(image(*thin)), there(image(*thin)), axis=1),
        back(net.concat(image(1, 1, 2, 4), image(1, 1, 2, 4), axis=3)),
        net.concat(back(image(1, 1, 2, 4)), back(image(1, 1, 2, 4)), axis=3),
        there(image().transpose(0, 2, 1, 3)),
        there(image()).transpose(0, 3, 1, 2),
        there(net(_NEAREST, image(*thin), 4, 4, False)),
        there(image(1, 3, 3, 1).pad([0, 0], [1, 0], [0, 1], [0, 0])),
        back(back(image(1, 1, 1, 16))),
    ]


@_IMAGE_MOVES("SPACE_TO_BATCH_ND", "past", CODED)
def _batched(net: Net) -> list[Term]:
    """Moves of pixels to batches and back, padded before, cropped behind and joined."""

    def there(x: Term, block: list[int], *sides: list[int]) -> Term:
        return x.to("SPACE_TO_BATCH_ND", block, net.constant(sides or [[0, 0], [0, 0]], I32))

    back = net.function("BATCH_TO_SPACE_ND")
    image = of_shape(data, net, 1, 4, 4, 1)

    def pixels(*places: tuple[int, int]) -> Term:
        x, end = image(), [1, 4, 4, 1]
        parts = (x.strided([0, *place, 0], end, [1, 2, 2, 1]) for place in places)
        return net.concat(*parts, axis=0)

    two, wide = [2, 2], [1, 2]
    nothing, one = [0, 0], [1, 0]
    return [
        back(there(image(), two).relu1(), two),
        back(read(net, there(image(1, 3, 3, 1), two, [0, 1], one)), two),
        back(there(image(1, 3, 3, 1), two, [0, 1], one), two).slice([0, 0, 1, 0], [1, 3, 3, 1]),
        back(there(image(1, 3, 3, 1), two, [0, 1], one), two).slice([0, 1, 0, 0], [1, 3, 3, 1]),
        there(image(1, 3, 3, 1).pad(nothing, [0, 1], one, nothing), two),
        there(image(1, 2, 3, 1).pad(one, nothing, nothing, nothing), wide, nothing, [0, 1]),
        there(image(1, 2, 3, 1), [1, 1], one, [0, 1]),
        there(image(1, 2, 3, 1), [1, 1]),
        back(image(2, 2, 3, 1), [1, 1]),
        back(there(image(), two).to("MAX_POOL_2D", VALID, 1, 1, 2, 1, NONE), two),
        net.concat(there(image(1, 2, 4, 1), wide), there(image(1, 2, 4, 1), wide), axis=0),
        there(net.concat(image(1, 2, 4, 1), image(1, 2, 4, 1), axis=0), wide),
        pixels((0, 0), (0, 1), (1, 0), (1, 1)),
        pixels((0, 0), (1, 0), (0, 1), (1, 1)),
        there(there(image(), [2, 1]), wide),
        there(there(image(), wide), [2, 1]),
        back(there(image(), [2, 1]), wide),
        there(image(), two).split(0, 4)[1],
        there(image(), two).over("REDUCE_MAX", 0, keep=True),
    ]


@_IMAGE_MOVES("CHANNEL_SHUFFLE", "past", REAL)
def _shuffled(net: Net) -> list[Term]:
    """CHANNEL_SHUFFLE may cross other operations if vectors beside it are shuffled, too."""
    shuffle, x = net.function("CHANNEL_SHUFFLE", 1, -1), of_shape(data, net, 2, 6)
    vector, pairs = [1.0, -2.0, 0.5, 3.0, -1.0, 2.0], [1.0, 1.0, -2.0, -2.0, 3.0, 3.0]
    return [
        shuffle(x().by("SUB", vector, RELU), 2),
        vector - shuffle(x(), 3),
        shuffle(shuffle(x(), 2) - pairs, 3),
        shuffle(x(), 2) - shuffle(x(), 2),
        shuffle(x(), 2) - shuffle(x(), 3),
        shuffle(x(), 1),
        shuffle(x(), 6),
        shuffle(net.concat(x(2, 3), x(2, 3), axis=1), 2),
        shuffle(net.concat(x(2, 2), x(2, 4), axis=1), 2),
        shuffle(net.concat(x(2, 2), x(2, 2), x(2, 2), axis=1), 2),
        *shuffle(x(), 2).split(1, 2),
        shuffle(x(), 2).split(1, 3)[1],
        shuffle(x(), 3).slice([0, 1], [2, 3]),
        shuffle(x(), 2).strided([0, 0], [2, 6], [1, 2]),
        shuffle(x(), 2).strided([0, 1], [2, 6], [1, 3]),
        shuffle(x(), 2).gather(1, [0, 3, 1, 4, 2, 5]),
        shuffle(x(), 2).gather(1, [0, 2, 4, 1, 3, 5]),
        shuffle(x(), 3).over("REDUCE_MAX", 0),
        shuffle(x(), 3).over("REDUCE_MAX", 1),
        shuffle(x(4, 4), 2, 0).transpose(1, 0),
        shuffle(x(4, 4).transpose(1, 0), 2, 0),
        shuffle(x(), 2).reshape(3, 4),
        shuffle(shuffle(x(1, 12), 2), 2),
        shuffle(shuffle(x(1, 12), 2), 6),
        shuffle(shuffle(x(1, 12), 4), 2),
        net.concat(shuffle(x(2, 4), 2), shuffle(x(2, 4), 2), axis=1),
    ]


@_IMAGE_MOVES.each(("RESIZE_BILINEAR", _NEAREST), "past", REAL)
def _resized(operation: str, net: Net) -> list[Term]:
    """Images are resized to the same size, back, twice, and past other operations."""

    def to(width: int, height: int, x: Term, *flags: bool) -> Term:
        return net(operation, x, width, height, False, *flags)

    image = of_shape(data, net, 1, 2, 2, 1)
    corners, centers = (True, False), (False, True)
    order, nothing = (0, 2, 1, 3), [0, 0]
    return [
        to(2, 2, image()),
        *(to(3, 2, image(1, 2, 3, 1).relu(), *flags) for flags in (corners, centers)),
        *(to(2, 2, to(4, 4, image(), *flags), *flags) for flags in ((), corners, centers)),
        *(to(4, 8, to(2, 4, image(1, 2, 1, 1), *flags), *flags) for flags in ((), centers)),
        to(4, 4, to(3, 3, image())),
        to(4, 4, to(4, 2, image(), *corners), *centers),
        *(to(2, 2, image(1, 4, 4, 1), *flags) for flags in ((), corners, centers)),
        to(3, 2, image(1, 1, 1, 2)),
        to(3, 3, image(1, 1, 3, 1)),
        to(2, 2, image(1, 1, 1, 2), *centers) - image(1, 2, 2, 2),
        to(4, 3, image()).relu(),
        to(4, 3, image(1, 2, 2, 2).by("SUB", [1.0, -2.0], RELU)),
        to(4, 3, image() - [[[1.0], [-2.0]]]),
        to(4, 3, image(1, 2, 3, 1)).transpose(*order),
        to(4, 3, image(1, 2, 3, 1).transpose(*order), *centers),
        net.concat(to(4, 2, image()), to(4, 2, image()), axis=3),
        net.concat(to(4, 2, image(), *corners), to(4, 2, image(), *centers), axis=3),
        net.concat(to(4, 2, image()), to(4, 2, image()), axis=1),
        to(4, 4, net.concat(image(), image(), axis=1)),
        to(4, 4, image()).strided(nothing * 2, [1, 4, 4, 1], [1, 2, 2, 1]),
        to(4, 4, image(), *centers).strided([0, 1, 1, 0], [1, 4, 4, 1], [1, 2, 2, 1]),
        to(4, 4, image()).to("MAX_POOL_2D", VALID, 2, 2, 2, 2, NONE),
        to(4, 4, image()).to("MAX_POOL_2D", VALID, 1, 1, 2, 2, NONE),
        to(3, 4, image()).over("REDUCE_MAX", 1, 2),
        to(4, 6, image().pad(nothing, [1, 0], nothing, nothing)),
        net(operation, image(), 4, 2, True),
        net(operation, image(1, 3, 2, 1), 2, 4, True),
    ]


@_IMAGE_MOVES.each(("MAX_POOL_2D",), "moves", REAL)
@_IMAGE_MOVES.each(("AVERAGE_POOL_2D",), "moves", CODED)
def _pooled(operation: str, net: Net) -> list[Term]:
    """Pools with windows of one pixel or of all, over other pools, and moved past operations.

    Averages of four of the images' numbers, and of four of those, are codes.
    """
    image = of_shape(coarse, net, 1, 4, 4, 1)

    def pool(x: Term, window: int | tuple[int, int] = 2, by: int = 1, *rest: int) -> Term:
        width, height = (window, window) if isinstance(window, int) else window
        activation, scheme = rest or (NONE, VALID)
        return net(operation, x, scheme, by, by, width, height, activation)

    x, peak = image(), net.given(np.roll(np.arange(16) * 8.0 - 56, 7).reshape(1, 4, 4, 1))
    order, end = (0, 2, 1, 3), [1, 3, 3, 1]
    front = image(1, 2, 4, 2).transpose(0, 3, 1, 2)
    return [
        pool(x, 1),
        pool(x, 1, 1, RELU, VALID),
        pool(x, 1, 2),
        pool(pool(x), (1, 2)),
        pool(pool(x, 2, 2)),
        pool(pool(x, 2, 2, RELU, VALID)),
        pool(pool(x, (2, 1), 2), (1, 2)),
        pool(pool(x), 2, 2),
        pool(pool(x, 2, 2, NONE, SAME), 2, 1, NONE, SAME),
        pool(x, 4),
        pool(x, 4, 3).reshape(1, 1),
        pool(x.slice([0, 1, 1, 0], [1, 2, 2, 1]), 4, 1, NONE, SAME),
        pool(image().relu(), 2, 2),
        pool(image(), 2, 2).relu(),
        pool(image(), 2, 2, RELU6, VALID).relu1(),
        pool(image().by("SUB", 20.0, RELU), 2, 2),
        4.0 - pool(image().relu6(), 2, 2),
        net.concat(pool(x), pool(image()), axis=3),
        net.concat(pool(x, (2, 1), 2), pool(image(), (1, 2), 2), axis=3),
        pool(net.concat(x, image(1, 4, 4, 1), axis=3), 2, 2),
        net.concat(pool(x), pool(image()), axis=1),
        pool(net.concat(image(1, 1, 4, 1), image(1, 2, 4, 1), axis=1)),
        pool(x.transpose(*order), (2, 1)),
        pool(x, (1, 2)).transpose(*order),
        net(operation, front, VALID, 2, 1, 2, 1, NONE, True),
        net(operation, front, VALID, 1, 2, 2, 1, NONE, True).transpose(0, 2, 3, 1),
        pool(image(1, 2, 4, 2).transpose(0, 3, 1, 2), (2, 1)).transpose(0, 2, 3, 1),
        *(pool(peak, *rest).over("REDUCE_MAX", 1, 2) for rest in ((2, 2), (2, 1), (1, 3))),
        pool(peak.slice([0] * 4, end), 2, 2).over("REDUCE_MAX", 1, 2, keep=True),
        pool(x).strided([0] * 4, end, [1, 2, 2, 1]),
        pool(x).strided([0, 1, 1, 0], end, [1, 2, 2, 1]),
        pool(x.reshape(1, 8, 2, 1)),
        pool(image(1, 2, 2, 4)).split(3, 2)[1],
        pool(net(_NEAREST, image(1, 2, 2, 1), 4, 4, False), 2, 2),
        pool(net(_NEAREST, image(1, 2, 2, 1), 4, 4, False)),
    ]


@_IMAGE_MOVES("MEAN", "images", REAL)
def _means(net: Net) -> Iterator[Term]:
    """MEAN over height and width equals an average pool over the whole image; other axes do not."""
    for axes, keep in (
        *(([1, 2], True), ([1, 2], False), ([2, 1], True)),
        *(([2], True), ([1, 2, 3], True), ([3], False)),
    ):
        yield data(net, 1, 2, 4, 2).over("MEAN", *axes, keep=keep)
    pooled = data(net, 1, 2, 4, 2).to("AVERAGE_POOL_2D", VALID, 2, 2, 2, 2, NONE)
    rest = data(net, 1, 2, 4, 2).to("AVERAGE_POOL_2D", SAME, 3, 1, 2, 2, NONE)
    bounded = data(net, 1, 2, 4, 2).to("AVERAGE_POOL_2D", VALID, 2, 2, 2, 2, RELU)
    yield from [each.over("MEAN", 1, 2, keep=True) for each in (pooled, rest, bounded)]
    x, y = data(net, 1, 4, 4, 1), data(net, 1, 4, 4, 1)
    corners = [
        x.strided([0, *place, 0], [1, 4, 4, 1], [1, 2, 2, 1])
        for place in ((0, 0), (0, 1), (1, 0), (1, 1))
    ]
    most = net("MAXIMUM", *corners[:2]).max(net("MAXIMUM", *corners[2:]))
    least = net("MAXIMUM", *corners[:2]).min(net("MAXIMUM", *corners[2:]))
    whole = y.to("AVERAGE_POOL_2D", VALID, 1, 1, 4, 4, NONE)
    yield from [
        most,
        least,
        y - whole,
        y.over("MEAN", 1, keep=True).over("MEAN", 2, keep=True),
        y.to("MAX_POOL_2D", VALID, 2, 2, 2, 2, NONE).over("MEAN", 1, 2),
        y.to("L2_POOL_2D", VALID, 1, 1, 1, 1, NONE),
        y.to("L2_POOL_2D", VALID, 2, 2, 1, 1, RELU1),
        (-y).to("L2_POOL_2D", SAME, 4, 4, 4, 4, NONE).relu1(),
    ]
