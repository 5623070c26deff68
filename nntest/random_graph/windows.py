"""Windows that slide over images: sizes, strides, dilation and padding."""

from __future__ import annotations

from typing import Final

from nnhal.operations.spatial import Image, WidthHeight, dilated
from nnhal.types import PaddingCode
from nntest.random_graph.site import Site
from nntest.random_graph.values import Value

__all__ = ["dilation", "give_padding", "give_strides", "image", "layout", "window"]

_MAX_WINDOW: Final = 5
_MAX_DILATION: Final = 3

_SQUARE: Final = (1, 2, 3, 3, 3, 5, 7)
"""Sides of windows in blocks."""

_WHOLE_IN: Final = 8
"""One window of the usual ones in so many is the whole image."""

_WIDER_IN: Final = 4
"""One window of the unusual ones in so many may be wider than the image."""

_UNUSUAL_IN: Final = 4
"""In blocks: windows that are no squares, strides that differ, and dilated windows."""


def layout(site: Site) -> bool:
    """Give the argument ``nchw`` where there is one; its value."""
    return bool(site.has("nchw") and site.scalar("nchw", site.dice.flag()))


def image(value: Value, nchw: bool) -> Image:
    """The shape of ``value`` by name."""
    return Image.of(value.shape, nchw)


def window(site: Site, over: Image) -> WidthHeight:
    """A window that fits into an image; in blocks often the whole image, now and then a window that
    only padding makes fit, which :func:`give_padding` then gives.
    """
    if _is_usual(site):
        if site.dice.one_in(_WHOLE_IN):
            return WidthHeight(over.width, over.height)
        side = min(site.dice.pick(_SQUARE), over.width, over.height)
        return WidthHeight(side, side)
    if site.draft.limits.in_blocks and site.dice.one_in(_WIDER_IN):
        return WidthHeight(*site.dice.numbers(2, 1, _MAX_WINDOW))
    return WidthHeight(
        *(site.dice.number(1, min(size, _MAX_WINDOW)) for size in (over.width, over.height))
    )


def dilation(site: Site, over: Image, taps: WidthHeight) -> WidthHeight:
    """Give the factors of dilation, where there are such; the extent of the dilated window."""
    factors = []
    most = 1 if _is_usual(site) else _MAX_DILATION
    for name, size, count in (
        ("dilation_width", over.width, taps.width),
        ("dilation_height", over.height, taps.height),
    ):
        largest = min((size - 1) // (count - 1), most) if count > 1 else min(most, 2)
        largest = max(1, largest)  # where padding alone makes the window fit
        factor = site.dice.number(1, largest) if site.has(name) else 1
        site.scalar(name, factor)
        factors.append(dilated(count, factor))
    return WidthHeight(*factors)


def give_strides(site: Site, largest: int = 3) -> WidthHeight:
    """Give the strides."""
    if _is_usual(site):
        strides = WidthHeight(*[site.dice.number(1, min(largest, 2))] * 2)
    else:
        strides = WidthHeight(site.dice.number(1, largest), site.dice.number(1, largest))
    site.scalar("stride_width", strides.width)
    site.scalar("stride_height", strides.height)
    return strides


def give_padding(site: Site, extent: WidthHeight, over: Image) -> None:
    """Give a scheme, or padding on each side, less than the window, so that this fits."""
    spare = over.width - extent.width, over.height - extent.height
    scheme = site.dice.number(1, 2)
    site.scalar("padding", scheme if min(spare) >= 0 else PaddingCode.SAME)
    for names, size, left in (
        (("padding_left", "padding_right"), extent.width, spare[0]),
        (("padding_top", "padding_bottom"), extent.height, spare[1]),
    ):
        padding = [site.dice.number(0, min(size - 1, 3)) for _ in names]
        site.require(left + sum(padding) >= 0 or not site.has(names[0]))
        for name, number in zip(names, padding, strict=True):
            site.scalar(name, number)


def _is_usual(site: Site) -> bool:
    """Whether to draw what kernels are made for: in blocks, most often."""
    return site.draft.limits.in_blocks and not site.dice.one_in(_UNUSUAL_IN)
