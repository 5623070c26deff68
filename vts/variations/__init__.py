"""Variations: a valid model with one thing, or a few, otherwise than a spec has it.

Compilers look for patterns. The specs have those; a variation only looks like one: along another
axis, by another constant, in another order, with one more reader.
"""

from __future__ import annotations

from vts.variations.outline import Unsuitable
from vts.variations.variation import CHANGES, DIGITS, Variation, vary

__all__ = ["CHANGES", "DIGITS", "Unsuitable", "Variation", "vary"]
