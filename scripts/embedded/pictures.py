"""Draws the pictures of the image data set: one thing or texture, in clutter, shade and noise."""

from __future__ import annotations

import colorsys
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from embedded.shapes import SHAPES

__all__ = ["CLASSES", "LABELS", "Conditions", "draw"]

Array = NDArray[Any]

CLASSES: Final = tuple(SHAPES)
LABELS: Final = ("background", *CLASSES)
"""Names by class number, as image classifiers have them: 0 is for nothing."""

_TEXTURES: Final = frozenset({"stripes", "checkerboard", "dots"})
_LARGEST_TURN: Final = 0.2
"""Of a thing, in radians either way."""
_HUES: Final = {
    "heart": 0.95,
    "leaf": 0.33,
    "drop": 0.6,
    "flame": 0.07,
    "sun": 0.13,
    "cherry": 0.0,
    "plum": 0.7,
    "snowflake": 0.55,
}
"""Of the classes that have a color of their own: the middle of its range, 0 to 1."""
_CONTRAST: Final = 55
"""Least difference in brightness between a thing and its ground, of 255."""


@dataclass(frozen=True)
class Conditions:
    """Conditions that make a picture hard to recognize. The defaults are those of training."""

    noise: tuple[float, float] = (1, 8)
    """Least and most standard deviation, in levels of 255."""
    spots: int = 2
    """The most there are in the ground."""
    spot_contrast: float = 30
    """Largest difference of a spot to the ground, in levels."""
    bars: int = 1
    """The most there are across the picture."""
    bar_share: float = 0.15
    """Share of pictures with each of them."""


def draw(
    name: str, rng: np.random.Generator, height: int, width: int, conditions: Conditions
) -> NDArray[np.uint8]:
    """A picture [height, width, 3] of class ``name``, its middle square showing the thing."""
    half = min(height, width) / 2
    rows, columns = np.mgrid[0:height, 0:width]
    x, y = (columns + 0.5 - width / 2) / half, (rows + 0.5 - height / 2) / half
    thing, ground = _colors(name, rng)
    pixels = _ground(ground, x, y, rng, conditions)
    inside = _cover(name, x, y, half, rng)
    shade = 1 + rng.uniform(-0.25, 0.25) * x + rng.uniform(-0.25, 0.25) * y
    pixels = pixels + (thing * shade[..., None] - pixels) * inside[..., None]
    for _ in range(conditions.bars):
        if rng.random() < conditions.bar_share:
            pixels = _behind_something(pixels, x, y, half, rng)
    pixels = pixels + rng.normal(0, rng.uniform(*conditions.noise), (height, width, 3))
    rounded: NDArray[np.uint8] = np.clip(np.round(pixels), 0, 255).astype(np.uint8)
    return rounded


def _cover(name: str, x: Array, y: Array, half: float, rng: np.random.Generator) -> Array:
    """How much of each pixel the thing covers, 0 to 1."""
    turn = rng.uniform(-_LARGEST_TURN, _LARGEST_TURN)
    size = 1.0 if name in _TEXTURES else rng.uniform(0.55, 0.75)
    shift = rng.uniform(-0.1, 0.1, 2)
    u, v = _turned(x - shift[0], y - shift[1], turn)
    stretch = rng.uniform(0.92, 1.08)
    distance = SHAPES[name](u / size * stretch, v / size / stretch, rng) * size * half
    return np.clip(distance + 0.5, 0, 1)


def _turned(x: Array, y: Array, angle: float) -> tuple[Array, Array]:
    cosine, sine = np.cos(angle), np.sin(angle)
    return cosine * x + sine * y, cosine * y - sine * x


def _ground(
    color: Array, x: Array, y: Array, rng: np.random.Generator, conditions: Conditions
) -> Array:
    """A color that changes slowly, with strokes and spots in others like it."""
    slope = rng.uniform(-0.3, 0.3, 2)
    pixels: Array = color * (1 + slope[0] * x + slope[1] * y)[..., None]
    for _ in range(int(rng.integers(0, conditions.spots + 1))):
        center, turn = rng.uniform(-1, 1, 2), rng.uniform(0, np.pi)
        u, v = _turned(x - center[0], y - center[1], turn)
        size = rng.uniform(0.03, 0.2, 2)
        spot = (np.abs(u) < size[0]) & (np.abs(v) < size[1])
        other = color + rng.uniform(-conditions.spot_contrast, conditions.spot_contrast, 3)
        pixels = np.where(spot[..., None], other, pixels)
    return pixels


def _behind_something(
    pixels: Array, x: Array, y: Array, half: float, rng: np.random.Generator
) -> Array:
    """A bar across the picture, which hides a part of the thing."""
    u, _ = _turned(x, y, rng.uniform(0, np.pi))
    cover = np.clip((rng.uniform(0.02, 0.1) - np.abs(u - rng.uniform(-0.6, 0.6))) * half, 0, 1)
    return np.asarray(pixels + (rng.uniform(20, 235, 3) - pixels) * cover[..., None])


def _colors(name: str, rng: np.random.Generator) -> tuple[Array, Array]:
    """Of the thing and of the ground; they differ in brightness."""
    thing = _own_color(_HUES[name], rng) if name in _HUES else rng.uniform(10, 245, 3)
    while True:
        ground = rng.uniform(20, 235, 3)
        if abs(float((thing - ground) @ (0.299, 0.587, 0.114))) > _CONTRAST:
            return thing, ground


def _own_color(hue: float, rng: np.random.Generator) -> Array:
    color = colorsys.hsv_to_rgb(
        (hue + rng.uniform(-0.06, 0.06)) % 1, rng.uniform(0.55, 1), rng.uniform(0.55, 1)
    )
    return 255 * np.array(color)
