"""Data of operands as Python source: a list of numbers, or packed text where there are many."""

from __future__ import annotations

import base64
import math
import textwrap
import zlib
from typing import Any, Final, TypeAlias

import numpy as np

from nnhal.operand_types import dtype_of

__all__ = ["PACKED", "literal"]

_Values: TypeAlias = np.ndarray[Any, np.dtype[Any]]

_LISTED: Final = 256
"""Elements that are written one by one: with many more, a spec takes long to load, and memory."""

_COLUMNS: Final = 100

PACKED: Final = '''\
import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()


'''
"""Header that a spec with packed values must begin with."""


def literal(operand_type: int, content: bytes) -> str:
    """An expression for a list of the values in ``content``, to the bit (NaNs may become others).

    It may call ``packed``, which :data:`PACKED` defines.
    """
    values = np.frombuffer(content, dtype_of(operand_type))
    return _listed(values) if values.size <= _LISTED else _packed(values)


def _listed(values: _Values) -> str:
    text = f"[{', '.join(map(_number, values))}]"
    if len(text) <= _COLUMNS:
        return text
    return textwrap.fill(text, _COLUMNS, subsequent_indent="    ", break_on_hyphens=False)


def _packed(values: _Values) -> str:
    text = base64.b85encode(zlib.compress(values.tobytes(), 9)).decode("ascii")
    starts = range(0, len(text), _COLUMNS)
    lines = "\n".join(f"    {text[start : start + _COLUMNS]!r}" for start in starts)
    return f"packed({values.dtype.str!r},\n{lines}\n)"


def _number(value: Any) -> str:
    if not isinstance(value, np.floating):
        return repr(value.item())
    if not math.isfinite(value):
        return f"float({str(value)!r})"
    # The shortest text is that of the type itself; only if it survives the way through a double.
    # Written by Python, because NumPy's versions differ in when they write an exponent.
    shortest = float(str(value))
    return repr(shortest if type(value)(shortest) == value else float(value))
