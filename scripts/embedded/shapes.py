"""Outlines of the things that the pictures show, each one a function of the plane.

A shape takes coordinates x (to the right) and y (down) and gives, for every point, about how far
it lies inside: positive inside, negative outside, in the unit of the coordinates. A thing fills the
unit circle; a texture fills the plane.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["SHAPES", "Shape"]

Array = NDArray[Any]
Shape = Callable[[Array, Array, np.random.Generator], Array]


def _disc(x: Array, y: Array, radius: float = 1.0) -> Array:
    return np.asarray(radius - np.hypot(x, y))


def _box(x: Array, y: Array, width: float, height: float) -> Array:
    return np.minimum(width - np.abs(x), height - np.abs(y))


def _folded(x: Array, y: Array, count: int) -> tuple[Array, Array]:
    """The plane folded into one of ``count`` equal sectors, mirrored at the middle of each."""
    sector = 2 * np.pi / count
    angle = np.abs((np.arctan2(y, x) + sector / 2) % sector - sector / 2)
    radius = np.hypot(x, y)
    return radius * np.cos(angle), radius * np.sin(angle)


def _polygon(count: int) -> Shape:
    def shape(x: Array, y: Array, rng: np.random.Generator) -> Array:
        along, _ = _folded(x, y, count)
        return np.asarray(0.85 - along)

    return shape


def _ball(x: Array, y: Array, rng: np.random.Generator) -> Array:
    return _disc(x, y, 0.9)


def _ring(x: Array, y: Array, rng: np.random.Generator) -> Array:
    return np.asarray(rng.uniform(0.15, 0.22) - np.abs(np.hypot(x, y) - 0.75))


def _star(x: Array, y: Array, rng: np.random.Generator) -> Array:
    along, across = _folded(x, y, 5)
    inner = rng.uniform(0.4, 0.5)
    corner = inner * np.cos(np.pi / 5), inner * np.sin(np.pi / 5)
    normal = np.array([corner[1], 1 - corner[0]]) / np.hypot(corner[1], 1 - corner[0])
    return np.asarray(normal[0] * (1 - along) - normal[1] * across)


def _snowflake(x: Array, y: Array, rng: np.random.Generator) -> Array:
    along, across = _folded(x, y, 6)
    arm = _box(along - 0.5, across, 0.5, 0.07)
    turned = (along - rng.uniform(0.5, 0.65)) * 0.5 + across * 0.87
    branch = _box(turned - 0.15, (along - 0.58) * 0.87 - across * 0.5, 0.2, 0.06)
    return np.maximum(arm, branch)


def _cross(x: Array, y: Array, rng: np.random.Generator) -> Array:
    width = rng.uniform(0.2, 0.3)
    return np.maximum(_box(x, y, width, 0.95), _box(y, x, width, 0.95))


def _crescent(x: Array, y: Array, rng: np.random.Generator) -> Array:
    return np.minimum(_disc(x, y, 0.95), -_disc(x - rng.uniform(0.4, 0.5), y, 0.75))


def _heart(x: Array, y: Array, rng: np.random.Generator) -> Array:
    lobes = _disc(np.abs(x) - 0.42, y + 0.3, 0.5)
    point = np.minimum((0.95 - y) * 0.6 - np.abs(x) * 0.8, y + 0.3)
    return np.maximum(lobes, point)


def _leaf(x: Array, y: Array, rng: np.random.Generator) -> Array:
    lens = _disc(np.abs(x) + 0.7, y, 1.2)
    rib = np.abs(x) - 0.035
    return np.maximum(np.minimum(lens, rib), _box(x, y - 1.0, 0.05, 0.2))


def _drop(x: Array, y: Array, rng: np.random.Generator) -> Array:
    point = np.minimum((y + 1.0) * 0.45 - np.abs(x) * 0.89, 0.1 - y)
    return np.maximum(_disc(x, y - 0.35, 0.6), point)


def _flower(x: Array, y: Array, rng: np.random.Generator) -> Array:
    along, across = _folded(x, y, int(rng.integers(5, 8)))
    petals = _disc(along - 0.62, across * 1.3, 0.34)
    heart = _disc(x, y, 0.22)
    return np.maximum(petals, heart)


def _gear(x: Array, y: Array, rng: np.random.Generator) -> Array:
    along, across = _folded(x, y, int(rng.integers(8, 11)))
    teeth = _box(along - 0.8, across, 0.18, 0.14)
    return np.minimum(np.maximum(_disc(x, y, 0.72), teeth), -_disc(x, y, 0.3))


def _arrow(x: Array, y: Array, rng: np.random.Generator) -> Array:
    head = np.minimum((y + 1.0) * 0.6 - np.abs(x) * 0.8, -0.1 - y)
    return np.maximum(head, _box(x, y - 0.35, rng.uniform(0.13, 0.2), 0.6))


def _spiral(x: Array, y: Array, rng: np.random.Generator) -> Array:
    turns, direction = rng.uniform(2.0, 2.6), rng.choice([-1, 1])
    phase = np.hypot(x, y) * turns - direction * np.arctan2(y, x) / (2 * np.pi)
    band = (np.abs(phase % 1 - 0.5) - 0.27) / turns
    return np.minimum(band, _disc(x, y))


def _sun(x: Array, y: Array, rng: np.random.Generator) -> Array:
    along, across = _folded(x, y, int(rng.integers(9, 13)))
    return np.maximum(_disc(x, y, 0.55), _box(along - 0.83, across, 0.17, 0.07))


def _fruit(x: Array, y: Array, rng: np.random.Generator) -> Array:
    stem = _box(x - 0.25 * (y + 0.6), y + 0.65, 0.06, 0.4)
    return np.maximum(_disc(x, y - 0.25, 0.7), stem)


def _stripes(x: Array, y: Array, rng: np.random.Generator) -> Array:
    frequency = rng.uniform(5, 10)
    return np.asarray(np.sin(x * frequency + rng.uniform(0, 6)) / frequency)


def _checkerboard(x: Array, y: Array, rng: np.random.Generator) -> Array:
    frequency = rng.uniform(4, 8)
    phase = rng.uniform(0, 6, 2)
    return np.asarray(
        np.sin(x * frequency + phase[0]) * np.sin(y * frequency + phase[1]) / frequency
    )


def _dots(x: Array, y: Array, rng: np.random.Generator) -> Array:
    period, phase = rng.uniform(0.45, 0.75), rng.uniform(0, 1, 2)
    u, v = ((axis / period + part) % 1 - 0.5 for axis, part in zip((x, y), phase, strict=True))
    return np.asarray((rng.uniform(0.25, 0.36) - np.hypot(u, v)) * period)


SHAPES: Final[dict[str, Shape]] = {
    "ball": _ball,
    "ring": _ring,
    "triangle": _polygon(3),
    "square": _polygon(4),
    "pentagon": _polygon(5),
    "hexagon": _polygon(6),
    "star": _star,
    "snowflake": _snowflake,
    "cross": _cross,
    "crescent": _crescent,
    "heart": _heart,
    "leaf": _leaf,
    "drop": _drop,
    "flame": _drop,
    "flower": _flower,
    "gear": _gear,
    "arrow": _arrow,
    "spiral": _spiral,
    "sun": _sun,
    "cherry": _fruit,
    "plum": _fruit,
    "stripes": _stripes,
    "checkerboard": _checkerboard,
    "dots": _dots,
}
"""Shapes by class. Flame and drop, cherry and plum have one outline, and differ by color alone."""
