"""DEPTH_TO_SPACE, SPACE_TO_DEPTH, BATCH_TO_SPACE_ND and SPACE_TO_BATCH_ND."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nnhal.operations.node import Shape
from nnhal.operations.spatial import Image
from nnhal.types import OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.intervals import hull
from nntest.random_graph.site import Site
from nntest.random_graph.windows import image, layout

__all__: list[str] = []

O = OperationType  # noqa: E741

_MAX_BLOCK: Final = 3


def _multiplied(
    site: Site, nchw: bool, *, batches: int = 1, height: int = 1, width: int = 1, channels: int = 1
) -> Callable[[], Shape]:
    """What makes shapes of images whose dimensions divide by these numbers."""

    def shape() -> Shape:
        limit = max(1, site.limit // (batches * height * width * channels))
        small = Image(*site.shape(4, limit))
        return Image(
            small.batches * batches,
            small.height * height,
            small.width * width,
            small.channels * channels,
        ).shape(nchw)

    return shape


@draws(O.DEPTH_TO_SPACE)
def _depth_to_space(site: Site) -> None:
    nchw, block = layout(site), site.dice.number(1, _MAX_BLOCK)
    value = site.tensor(
        "input",
        accepts=lambda v: image(v, nchw).channels % (block * block) == 0,
        new=_multiplied(site, nchw, channels=block * block),
    )
    site.scalar("block_size", block)
    site.outputs(value.interval)


@draws(O.SPACE_TO_DEPTH)
def _space_to_depth(site: Site) -> None:
    nchw, block = layout(site), site.dice.number(1, _MAX_BLOCK)
    value = site.tensor(
        "input",
        accepts=lambda v: _divides(image(v, nchw), block, block),
        new=_multiplied(site, nchw, height=block, width=block),
    )
    site.scalar("block_size", block)
    site.outputs(value.interval)


def _divides(over: Image, height: int, width: int) -> bool:
    return over.height % height == 0 and over.width % width == 0


@draws(O.BATCH_TO_SPACE_ND)
def _batch_to_space(site: Site) -> None:
    nchw, (height, width) = layout(site), site.dice.numbers(2, 1, _MAX_BLOCK)
    value = site.tensor(
        "input",
        accepts=lambda v: v.shape[0] % (height * width) == 0,
        new=_multiplied(site, nchw, batches=height * width),
    )
    site.vector("block_shape", [height, width])
    site.outputs(value.interval)


@draws(O.SPACE_TO_BATCH_ND)
def _space_to_batch(site: Site) -> None:
    """Padded until blocks fit."""
    nchw, (height, width) = layout(site), site.dice.numbers(2, 1, _MAX_BLOCK)
    value = site.tensor("input")
    over = image(value, nchw)
    pairs = []
    for size, block in ((over.height, height), (over.width, width)):
        before = site.dice.number(0, 2)
        pairs.append([before, -(size + before) % block])
    site.vector("block_shape", [height, width])
    site.given("paddings", pairs, constant=True)
    site.outputs(hull(value.interval, (0.0, 0.0)))
