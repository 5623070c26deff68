"""RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.site import Site
from nntest.random_graph.windows import image, layout

__all__: list[str] = []

O = OperationType  # noqa: E741

_EIGHTHS = 8


@draws(O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR)
def _resize(site: Site) -> None:
    """To a size in pixels, or by a factor that leaves a pixel at least."""
    dice, nchw = site.dice, layout(site)
    value = site.tensor("input")
    over = image(value, nchw)
    for name, size in (("width", over.width), ("height", over.height)):
        if site.type(name) == OperandType.INT32:
            site.scalar(name, dice.number(1, 2 * size + 1))
        else:
            least = max(4, -(-_EIGHTHS // size))
            site.scalar(name, dice.number(least, 2 * _EIGHTHS) / _EIGHTHS)
    align = dice.flag() and site.has("align_corners")
    site.scalar("align_corners", align)
    site.scalar("half_pixel_centers", not align and dice.flag())
    site.outputs(value.interval)
