"""Boxes of detection, as real numbers or as codes beside what is quantized."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from corpus.language import Operand, given
from corpus.types import F32, Type, u16

__all__ = ["box_type", "boxes_of"]

_BOXES: Final = u16(0.125)


def box_type(type: Type) -> Type:
    """The type of boxes beside scores or images of ``type``."""
    return _BOXES if type.is_quant8 else F32


def boxes_of(name: str, boxes: Any, type: Type) -> Operand:
    """An input of boxes, or of sizes of images, beside data of ``type``."""
    if type.is_quant8:
        return given(name, np.asarray(boxes) * 8, _BOXES)
    return given(name, boxes)
