"""CONV_2D, DEPTHWISE_CONV_2D, GROUPED_CONV_2D and TRANSPOSE_CONV_2D."""

from __future__ import annotations

import math
from typing import Final

from nnhal.operations.node import Shape
from nnhal.operations.spatial import Image, WidthHeight
from nnhal.types import OperationType, PaddingCode
from nntest.random_graph.drawers import draws
from nntest.random_graph.intervals import activated
from nntest.random_graph.numbers import divisors
from nntest.random_graph.products import weights_and_bias
from nntest.random_graph.site import Site
from nntest.random_graph.values import Value
from nntest.random_graph.windows import dilation, give_padding, give_strides, image, layout, window

__all__: list[str] = []

O = OperationType  # noqa: E741

_MAX_CHANNELS: Final = 16


def _channels(site: Site) -> int:
    """Channels out of a convolution."""
    return site.draft.limits.count(site.dice, _MAX_CHANNELS)


@draws(O.CONV_2D, O.GROUPED_CONV_2D)
def _convolution(site: Site) -> None:
    data, over, taps = _windowed(site)
    groups = 1
    if site.has("groups"):
        groups = site.dice.pick(divisors(over.channels)[:4])
        site.scalar("groups", groups)
    channels = groups * _channels(site)
    _finish(site, data, (channels, taps.height, taps.width, over.channels // groups), channels)


@draws(O.DEPTHWISE_CONV_2D)
def _depthwise(site: Site) -> None:
    data, over, taps = _windowed(site)
    multiplier = site.dice.pick((1, 1, 2, 3))
    site.scalar("multiplier", multiplier)
    channels = over.channels * multiplier
    _finish(site, data, (1, taps.height, taps.width, channels), channels, axis=3)


def _windowed(site: Site) -> tuple[Value, Image, WidthHeight]:
    """The input, as an image, and the taps of the filter over it."""
    nchw = layout(site)
    data = site.tensor("input")
    over = image(data, nchw)
    taps = window(site, over)
    extent = dilation(site, over, taps)
    give_strides(site)
    give_padding(site, extent, over)
    return data, over, taps


def _finish(site: Site, data: Value, filters: Shape, channels: int, axis: int = 0) -> None:
    interval = weights_and_bias(site, data, "filter", filters, channels, axis)
    # Strides and borders make it less; an operation may only be cheaper than it says.
    depth = math.prod(filters) // filters[axis]
    site.work(data.size * depth * (filters[0] if axis == 0 else 1))
    site.outputs(activated(site, interval))


@draws(O.TRANSPOSE_CONV_2D)
def _transposed(site: Site) -> None:
    nchw = layout(site)
    data = site.tensor("input")
    over = image(data, nchw)
    taps, strides = WidthHeight(*site.dice.numbers(2, 1, 4)), give_strides(site)
    channels = _channels(site)
    full = WidthHeight(
        (over.width - 1) * strides.width + taps.width,
        (over.height - 1) * strides.height + taps.height,
    )
    if site.has("output_shape"):
        scheme = site.dice.pick((PaddingCode.SAME, PaddingCode.VALID))
        same = WidthHeight(over.width * strides.width, over.height * strides.height)
        size = same if scheme == PaddingCode.SAME else full
        shape = Image(over.batches, size.height, size.width, channels).shape(nchw)
        site.vector("output_shape", shape)
        site.scalar("padding", scheme)
    else:
        for names, tap, most in (
            (("padding_left", "padding_right"), taps.width, full.width),
            (("padding_top", "padding_bottom"), taps.height, full.height),
        ):
            for name in names:
                site.scalar(name, site.dice.number(0, min(tap - 1, (most - 1) // 2)))
    filters = (channels, taps.height, taps.width, over.channels)
    interval = weights_and_bias(site, data, "filter", filters, channels)
    site.work(data.size * math.prod(filters[:3]))
    site.outputs(activated(site, interval))
