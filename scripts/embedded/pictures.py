"""Draws the pictures of ten classes: the embedded image data set, and what the networks learn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["CLASSES", "LABELS", "draw"]

Array = NDArray[Any]
Shape = Callable[[Array, Array, np.random.Generator], Any]
"""From coordinates (-1 to 1 over the central square) to signed distance-like values: > 0 inside."""


def _stripes(axis: tuple[float, float]) -> Shape:
    def shape(x: Array, y: Array, rng: np.random.Generator) -> Any:
        frequency, phase = rng.uniform(8, 16), rng.uniform(0, 2 * np.pi)
        return np.sin((axis[0] * x + axis[1] * y) * frequency + phase)

    return shape


def _checkerboard(x: Array, y: Array, rng: np.random.Generator) -> Any:
    frequency = rng.uniform(6, 11)
    phase = rng.uniform(0, 2 * np.pi, 2)
    return np.sin(x * frequency + phase[0]) * np.sin(y * frequency + phase[1])


def _disc(x: Array, y: Array, rng: np.random.Generator) -> Any:
    return rng.uniform(0.45, 0.65) - np.hypot(x, y)


def _ring(x: Array, y: Array, rng: np.random.Generator) -> Any:
    return 0.13 - np.abs(np.hypot(x, y) - rng.uniform(0.45, 0.6))


def _square(x: Array, y: Array, rng: np.random.Generator) -> Any:
    return rng.uniform(0.4, 0.55) - np.maximum(np.abs(x), np.abs(y))


def _triangle(x: Array, y: Array, rng: np.random.Generator) -> Any:
    size = rng.uniform(0.55, 0.7)
    return np.minimum(size * 0.6 - y, y + size - 1.7 * np.abs(x))


def _cross(x: Array, y: Array, rng: np.random.Generator) -> Any:
    width, length = rng.uniform(0.1, 0.16), rng.uniform(0.6, 0.75)
    upright = np.minimum(width - np.abs(x), length - np.abs(y))
    return np.maximum(upright, np.minimum(width - np.abs(y), length - np.abs(x)))


def _dots(x: Array, y: Array, rng: np.random.Generator) -> Any:
    centers = rng.uniform(-0.8, 0.8, (9, 2))
    distances = [np.hypot(x - cx, y - cy) for cx, cy in centers]
    return 0.13 - np.minimum.reduce(distances)


CLASSES: Final[dict[str, Shape]] = {
    "horizontal stripes": _stripes((0, 1)),
    "vertical stripes": _stripes((1, 0)),
    "diagonal stripes": _stripes((0.7, 0.7)),
    "checkerboard": _checkerboard,
    "disc": _disc,
    "ring": _ring,
    "square": _square,
    "triangle": _triangle,
    "cross": _cross,
    "dots": _dots,
}

LABELS: Final = ("background", *CLASSES)
"""Names by class number, as image classifiers have them: 0 is for nothing."""


def draw(name: str, rng: np.random.Generator, height: int, width: int) -> NDArray[np.uint8]:
    """A picture [height, width, 3] of class ``name``, its middle square showing the thing."""
    half = min(height, width) / 2
    rows, columns = np.mgrid[0:height, 0:width]
    shift = rng.uniform(-0.12, 0.12, 2)
    y = (rows - height / 2) / half + shift[0]
    x = (columns - width / 2) / half + shift[1]
    inside = np.clip(CLASSES[name](x, y, rng) * half * 0.5 + 0.5, 0, 1)[..., None]
    thing, ground = _colors(rng)
    pixels = ground + (thing - ground) * inside + rng.normal(0, 5, (height, width, 3))
    rounded: NDArray[np.uint8] = np.clip(np.round(pixels), 0, 255).astype(np.uint8)
    return rounded


def _colors(rng: np.random.Generator) -> tuple[Array, Array]:
    """A bright one and a dark one, either of them in front."""
    bright, dark = rng.uniform(140, 250, 3), rng.uniform(5, 110, 3)
    return (bright, dark) if rng.random() < 0.5 else (dark, bright)
