"""Sentences of our own, for speech: every one a subject, a verb, an object and a place or time."""

from __future__ import annotations

from typing import Final

import numpy as np

__all__ = ["sentences"]

_SUBJECTS: Final = (
    *("the old sailor", "my younger sister", "a quiet teacher", "the yellow bird", "our neighbor"),
    *("the judge", "a clever fox", "the boy with the violin", "every farmer", "the zoo keeper"),
)
_VERBS: Final = (
    *("found", "measured", "chose", "washed", "painted", "carried", "enjoyed", "fixed"),
    *("bought", "showed us"),
)
_OBJECTS: Final = (
    *("a small wooden boat", "three green apples", "the heavy books", "a cup of hot chocolate"),
    *("the garden chair", "an ancient map", "both bicycles", "the thin paper", "a loud machine"),
    *("five silver coins",),
)
_PLACES: Final = (
    *("near the river", "on Thursday morning", "behind the church", "without a word"),
    *("under the huge tree", "in the kitchen", "before the storm", "for the very first time"),
    *("at half past eight", "with great pleasure"),
)


def sentences(count: int, seed: int) -> list[str]:
    """``count`` different sentences. Those of two calls with one seed begin alike."""
    parts = (_SUBJECTS, _VERBS, _OBJECTS, _PLACES)
    rng = np.random.default_rng(seed)
    chosen = rng.permutation(len(_SUBJECTS) * len(_VERBS) * len(_OBJECTS) * len(_PLACES))[:count]
    places = np.unravel_index(chosen, [len(part) for part in parts])
    rows = zip(*places, strict=True)
    return [
        " ".join(part[place] for part, place in zip(parts, row, strict=True)) + "." for row in rows
    ]
