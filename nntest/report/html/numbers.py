"""Numbers as a reader meets them: few digits, one unit a column, aligned on the decimal point."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

__all__ = [
    "NO_VALUE",
    "Parts",
    "count",
    "decimal",
    "duration",
    "milliseconds",
    "ratio",
    "significant",
    "size",
    "split",
]

NO_VALUE: Final = "–"
"""Stands where there is no number."""

MINUS: Final = "−"
_THIN: Final = "\u202f"
_SUPERSCRIPTS: Final = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
_LARGEST_PLAIN: Final = 1e9
_SMALLEST_PLAIN: Final = 1e-3
"""Beyond these a power of ten reads easier than a row of zeros."""


class Parts(NamedTuple):
    """A number cut before its decimal point, so that a column can align on it."""

    whole: str
    fraction: str


def split(text: str) -> Parts:
    """Cut ``text`` before its decimal point, or before the power of ten where it has none."""
    for mark in (".", "×10"):
        at = text.find(mark)
        if at >= 0:
            return Parts(text[:at], text[at:])
    return Parts(text, "")


def significant(value: float, digits: int = 3) -> str:
    """``value`` with ``digits`` significant digits; whole digits are never dropped.

    >>> significant(148.26), significant(0.31415), significant(1.19e-7)
    ('148', '0.314', '1.19×10⁻⁷')
    """
    if not math.isfinite(value):
        return _not_finite(value)
    if value == 0:
        return "0"
    if not _SMALLEST_PLAIN <= abs(value) < _LARGEST_PLAIN:
        return _power_of_ten(value, digits)
    # Rounding first decides the magnitude: 9.996 has two digits before the point, not one.
    magnitude = int(f"{abs(value):.{digits - 1}e}".partition("e")[2])
    return decimal(value, max(0, digits - 1 - magnitude))


def decimal(value: float, places: int) -> str:
    """``value`` with a fixed number of decimal places, thousands set apart.

    >>> decimal(1234567.891, 1), decimal(-0.04, 1)
    ('1\\u202f234\\u202f567.9', '0.0')
    """
    if not math.isfinite(value):
        return _not_finite(value)
    text = f"{abs(value):,.{places}f}".replace(",", _THIN)
    negative = value < 0 and any(digit in text for digit in "123456789")
    return MINUS + text if negative else text


def count(value: int) -> str:
    """A whole number, thousands set apart."""
    return decimal(value, 0)


def milliseconds(nanoseconds: float) -> str:
    """A latency in milliseconds to the microsecond, or finer where it would vanish."""
    value = nanoseconds / 1e6
    return decimal(value, 3) if value >= 0.1 or value == 0 else significant(value, 3)


def ratio(value: float) -> str:
    """A ratio with three significant digits and a multiplication sign.

    >>> ratio(1.0449), ratio(12.31)
    ('1.04×', '12.3×')
    """
    return f"{significant(value, 3)}×"


def duration(nanoseconds: int) -> str:
    """The length of a run, for a person: ``42 s``, ``3 min 5 s``, ``2 h 10 min``."""
    seconds = round(nanoseconds / 1e9)
    if seconds < 1:
        return f"{nanoseconds / 1e6:.0f} ms"
    if seconds < 60:
        return f"{seconds} s"
    minutes, seconds = divmod(seconds, 60)
    if minutes < 60:
        return f"{minutes} min {seconds} s" if seconds else f"{minutes} min"
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes} min" if minutes else f"{hours} h"


def size(value: int) -> str:
    """A number of bytes in binary units: ``4.3 MiB``."""
    amount = float(value)
    for unit in ("B", "KiB", "MiB"):
        if abs(amount) < 1024:
            return f"{significant(amount)} {unit}"
        amount /= 1024
    return f"{significant(amount)} GiB"


def _power_of_ten(value: float, digits: int) -> str:
    mantissa, _, exponent = f"{abs(value):.{digits - 1}e}".partition("e")
    power = str(int(exponent)).translate(_SUPERSCRIPTS)
    return f"{MINUS if value < 0 else ''}{mantissa}×10{power}"


def _not_finite(value: float) -> str:
    if math.isnan(value):
        return "NaN"
    return "∞" if value > 0 else f"{MINUS}∞"
