"""Pictures of a page as data URIs: thumbnails, and heat maps that are painted here."""

from __future__ import annotations

import base64
from functools import cache
from io import BytesIO
from typing import Final

from mlts.worst_examples import HeatMap

__all__ = ["SHADES", "heat_map", "jpeg", "wav"]

_ENDS: Final = ((0, 32, 77), (124, 123, 120), (255, 234, 70))
"""Dark blue, gray, yellow: told apart by lightness alone, so also by color-blind readers, in print
and on either ground (after cividis: Nuñez, Anderton and Renslow, PLOS ONE 13(7), 2018).
"""

SHADES: Final = 64
"""Shades of a heat map: more make larger files, and are no longer told apart."""


def heat_map(of: HeatMap) -> str:
    """A PNG with a pixel a cell, the first row at the bottom."""
    from PIL import Image

    step = 256 // SHADES
    image = Image.frombytes("P", (of.columns, of.rows), bytes(n // step for n in of.levels))
    image.putpalette(_palette())
    content = BytesIO()
    image.transpose(Image.Transpose.FLIP_TOP_BOTTOM).save(content, "PNG", optimize=True)
    return _uri("image/png", content.getvalue())


def jpeg(data: bytes) -> str:
    """A thumbnail; nothing without data."""
    return _uri("image/jpeg", data) if data else ""


def wav(data: bytes) -> str:
    """A sound; nothing without data."""
    return _uri("audio/wav", data) if data else ""


def _uri(kind: str, data: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


@cache
def _palette() -> bytes:
    colors = (_color(2 * shade / (SHADES - 1)) for shade in range(SHADES))
    return bytes(channel for color in colors for channel in color)


def _color(at: float) -> tuple[int, ...]:
    """Between the ends; 0, 1 and 2 are the ends themselves."""
    first = min(int(at), len(_ENDS) - 2)
    pairs = zip(_ENDS[first], _ENDS[first + 1], strict=True)
    return tuple(round(low + (high - low) * (at - first)) for low, high in pairs)
