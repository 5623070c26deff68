"""Windows that slide over images: sizes, strides, dilation and padding."""

from __future__ import annotations

from nnhal.operations.spatial import Image, WidthHeight, dilated
from nntest.random_graph.site import Site
from nntest.random_graph.values import Value

__all__ = ["dilation", "give_padding", "give_strides", "image", "layout", "window"]

_MAX_WINDOW = 5


def layout(site: Site) -> bool:
    """Give the argument ``nchw`` where there is one; its value."""
    return bool(site.has("nchw") and site.scalar("nchw", site.dice.flag()))


def image(value: Value, nchw: bool) -> Image:
    """The shape of ``value`` by name."""
    return Image.of(value.shape, nchw)


def window(site: Site, over: Image) -> WidthHeight:
    """A window that fits into an image."""
    return WidthHeight(
        *(site.dice.number(1, min(size, _MAX_WINDOW)) for size in (over.width, over.height))
    )


def dilation(site: Site, over: Image, taps: WidthHeight) -> WidthHeight:
    """Give the factors of dilation, where there are such; the extent of the dilated window."""
    factors = []
    for name, size, count in (
        ("dilation_width", over.width, taps.width),
        ("dilation_height", over.height, taps.height),
    ):
        largest = min((size - 1) // (count - 1), 3) if count > 1 else 2
        factor = site.dice.number(1, largest) if site.has(name) else 1
        site.scalar(name, factor)
        factors.append(dilated(count, factor))
    return WidthHeight(*factors)


def give_strides(site: Site, largest: int = 3) -> WidthHeight:
    """Give the strides."""
    strides = WidthHeight(site.dice.number(1, largest), site.dice.number(1, largest))
    site.scalar("stride_width", strides.width)
    site.scalar("stride_height", strides.height)
    return strides


def give_padding(site: Site, extent: WidthHeight) -> None:
    """Give a scheme, or padding on each side, less than the window."""
    site.scalar("padding", site.dice.number(1, 2))
    for name, size in (
        ("padding_left", extent.width),
        ("padding_right", extent.width),
        ("padding_top", extent.height),
        ("padding_bottom", extent.height),
    ):
        site.scalar(name, site.dice.number(0, min(size - 1, 3)))
