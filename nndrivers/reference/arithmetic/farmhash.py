"""The fingerprint that LSH_PROJECTION is defined by: FarmHash's 64-bit one.

Source: google/farmhash, ``farmhashna::Hash64``; a public format that never changes.
"""

from __future__ import annotations

from typing import Final

__all__ = ["fingerprint64"]

_K0: Final = 0xC3A5C85C97CB3127
_K1: Final = 0xB492B66FBE98F273
_K2: Final = 0x9AE16A3B2F90404F
_MASK: Final = (1 << 64) - 1


def fingerprint64(data: bytes) -> int:
    """An unsigned 64-bit hash of ``data``."""
    size = len(data)
    if size <= 16:
        return _up_to_16(data)
    if size <= 32:
        return _up_to_32(data)
    return _up_to_64(data) if size <= 64 else _longer(data)


def _word(data: bytes, at: int) -> int:
    """64 bits, little-endian; ``at`` may be negative, from the end."""
    at %= len(data)
    return int.from_bytes(data[at : at + 8], "little")


def _rotate(value: int, bits: int) -> int:
    value &= _MASK
    return (value >> bits | value << 64 - bits) & _MASK


def _shift_mix(value: int) -> int:
    value &= _MASK
    return value ^ value >> 47


def _mix(u: int, v: int, factor: int) -> int:
    """128 bits to 64."""
    a = _shift_mix((u ^ v & _MASK) * factor)
    b = _shift_mix((v ^ a) * factor)
    return b * factor & _MASK


def _up_to_16(data: bytes) -> int:
    size = len(data)
    factor = _K2 + 2 * size
    if size >= 8:
        a, b = _word(data, 0) + _K2, _word(data, -8)
        c = _rotate(b, 37) * factor + a
        d = (_rotate(a, 25) + b) * factor
        return _mix(c & _MASK, d & _MASK, factor)
    if size >= 4:
        first, last = (int.from_bytes(part, "little") for part in (data[:4], data[-4:]))
        return _mix(size + (first << 3), last, factor)
    if size > 0:
        y = data[0] + (data[size >> 1] << 8)
        z = size + (data[-1] << 2)
        return _shift_mix(y * _K2 ^ z * _K0) * _K2 & _MASK
    return _K2


def _up_to_32(data: bytes) -> int:
    factor = _K2 + 2 * len(data)
    a, b = _word(data, 0) * _K1, _word(data, 8)
    c, d = _word(data, -8) * factor, _word(data, -16) * _K2
    u = _rotate(a + b, 43) + _rotate(c, 30) + d
    v = a + _rotate(b + _K2, 18) + c
    return _mix(u & _MASK, v & _MASK, factor)


def _up_to_64(data: bytes) -> int:
    factor = _K2 + 2 * len(data)
    a, b = _word(data, 0) * _K2, _word(data, 8)
    c, d = _word(data, -8) * factor, _word(data, -16) * _K2
    y = (_rotate(a + b, 43) + _rotate(c, 30) + d) & _MASK
    z = _mix(y, (a + _rotate(b + _K2, 18) + c) & _MASK, factor)
    e, f = _word(data, 16) * factor, _word(data, 24)
    g = (y + _word(data, -32)) * factor
    h = (z + _word(data, -24)) * factor
    u = _rotate(e + f, 43) + _rotate(g, 30) + h
    v = e + _rotate(f + a, 18) + g
    return _mix(u & _MASK, v & _MASK, factor)


def _weak(data: bytes, at: int, a: int, b: int) -> tuple[int, int]:
    """32 bytes and two seeds to 128 bits."""
    w, x, y, z = (_word(data, at + 8 * number) for number in range(4))
    a += w
    b = _rotate(b + a + z, 21)
    first = a
    a += x + y
    b += _rotate(a, 44)
    return (a + z) & _MASK, (b + first) & _MASK


def _longer(data: bytes) -> int:
    """Blocks of 64 bytes, of which the last two may overlap."""
    size, seed = len(data), 81
    y = (seed * _K1 + 113) & _MASK
    z = _shift_mix(y * _K2 + 113) * _K2 & _MASK
    v, w = (0, 0), (0, 0)
    x = (seed * _K2 + _word(data, 0)) & _MASK
    for at in range(0, (size - 1) // 64 * 64, 64):
        x = _rotate(x + y + v[0] + _word(data, at + 8), 37) * _K1 & _MASK
        y = _rotate(y + v[1] + _word(data, at + 48), 42) * _K1 & _MASK
        x ^= w[1]
        y = (y + v[0] + _word(data, at + 40)) & _MASK
        z = _rotate(z + w[0], 33) * _K1 & _MASK
        v = _weak(data, at, v[1] * _K1, x + w[0])
        w = _weak(data, at + 32, z + w[1], y + _word(data, at + 16))
        x, z = z, x
    return _last_block(data, x, y, z, v, w)


def _last_block(data: bytes, x: int, y: int, z: int, v: tuple[int, int], w: tuple[int, int]) -> int:
    at = len(data) - 64
    factor = _K1 + ((z & 0xFF) << 1)
    w = ((w[0] + (len(data) - 1) % 64) & _MASK, w[1])
    v = ((v[0] + w[0]) & _MASK, v[1])
    w = ((w[0] + v[0]) & _MASK, w[1])
    x = _rotate(x + y + v[0] + _word(data, at + 8), 37) * factor & _MASK
    y = _rotate(y + v[1] + _word(data, at + 48), 42) * factor & _MASK
    x ^= w[1] * 9 & _MASK
    y = (y + v[0] * 9 + _word(data, at + 40)) & _MASK
    z = _rotate(z + w[0], 33) * factor & _MASK
    v = _weak(data, at, v[1] * factor, x + w[0])
    w = _weak(data, at + 32, z + w[1], y + _word(data, at + 16))
    x, z = z, x
    first = _mix(v[0], w[0], factor) + _shift_mix(y) * _K0 + z
    second = _mix(v[1], w[1], factor) + x
    return _mix(first & _MASK, second & _MASK, factor)
