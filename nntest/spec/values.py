"""Data of operands as Python source: a list of numbers, or packed text where there are many. What
repeats itself is written once.
"""

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

_LISTED: Final = 24
"""Elements that are written one by one; more would make a spec slow to load and not be read."""

_OFTEN: Final = 4
"""What is there at least so often in a row is written once."""

_TRIED: Final = 100
"""Elements equal to the first one that are tried as the beginning of a repetition."""

_COLUMNS: Final = 100

PACKED: Final = '''\
import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


'''
"""Header that a spec with packed values must begin with."""

_NARROW: Final = tuple(np.dtype(code) for code in ("i1", "<i2", "<i4"))

_FINEST: Final = 24
"""The finest unit that is tried is 2^-24. With a finer one hardly any float is a small integer."""


def literal(operand_type: int, content: bytes) -> str:
    """An expression for a list of the values in ``content``, to the bit (NaNs may become others).

    It may call ``packed``, which :data:`PACKED` defines.
    """
    values = np.frombuffer(content, dtype_of(operand_type))
    if values.size <= _LISTED:
        return _listed(values)
    period = _period(content, values.itemsize)
    if period == values.size:
        return _packed(values)
    once = _listed(values[:period]) if period <= _LISTED else _packed(values[:period])
    return f"({once} * {-(-values.size // period)})[:{values.size}]"


def _listed(values: _Values) -> str:
    text = f"[{', '.join(map(_number, values))}]"
    if len(text) <= _COLUMNS:
        return text
    return textwrap.fill(text, _COLUMNS, subsequent_indent="    ", break_on_hyphens=False)


def _period(content: bytes, itemsize: int) -> int:
    """After how many elements ``content`` begins again; all of them if it does not do so often."""
    elements = np.frombuffer(content, f"u{itemsize}")
    again = np.flatnonzero(elements == elements[0])[1:_TRIED]
    for period in map(int, again):
        if period * _OFTEN > elements.size:
            break
        if content[period * itemsize :] == content[: -period * itemsize]:
            return period
    return elements.size


def _packed(values: _Values) -> str:
    stored, unit = _narrowed(values)
    planes = stored.view(np.uint8).reshape(-1, stored.itemsize).T
    text = base64.b85encode(zlib.compress(planes.tobytes(), 9)).decode("ascii")
    starts = range(0, len(text), _COLUMNS)
    lines = "\n".join(f"    {text[start : start + _COLUMNS]!r}" for start in starts)
    times = "" if unit is None else f", {unit!r}"
    return f"packed({stored.dtype.str!r},\n{lines}{times}\n)"


def _narrowed(values: _Values) -> tuple[_Values, float | None]:
    """``values`` in the narrowest type, and what to multiply them by.

    Tests use small multiples of a power of two, which leave most bits of a float unused.
    """
    if values.dtype.kind in "iu":
        return values.astype(_narrowest(values) or values.dtype), None
    if values.dtype.kind == "f" and np.isfinite(values).all():
        for unit in (2.0**-bits for bits in range(_FINEST + 1)):
            multiples = values.astype(np.float64) / unit
            dtype = _narrowest(multiples)
            if dtype is None or (multiples != np.rint(multiples)).any():
                continue
            whole = multiples.astype(dtype)
            # Bit by bit: an integer has no negative zero.
            back = np.multiply(whole, unit, dtype=np.float64).astype(values.dtype)
            return (whole, unit) if back.tobytes() == values.tobytes() else (values, None)
    return values, None


def _narrowest(values: _Values) -> np.dtype[Any] | None:
    low, high = values.min(), values.max()
    fitting = (d for d in _NARROW if np.iinfo(d).min <= low and high <= np.iinfo(d).max)
    return next(fitting, None)


def _number(value: Any) -> str:
    if not isinstance(value, np.floating):
        return repr(value.item())
    if not math.isfinite(value):
        return f"float({str(value)!r})"
    # The shortest text is that of the type itself; only if it survives the way through a double.
    # Written by Python, because NumPy's versions differ in when they write an exponent.
    shortest = float(str(value))
    return repr(shortest if type(value)(shortest) == value else float(value))
