"""The fingerprint is held to TF Lite by the tests of LSH_PROJECTION; here to itself."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from nndrivers.reference.arithmetic.farmhash import fingerprint64


@given(st.binary(max_size=300))
def test_a_fingerprint_has_64_bits(data: bytes) -> None:
    assert 0 <= fingerprint64(data) < 1 << 64


@given(st.binary(min_size=1, max_size=150), st.data())
def test_any_flipped_bit_shows(data: bytes, choice: st.DataObject) -> None:
    place = choice.draw(st.integers(0, 8 * len(data) - 1))
    flipped = bytearray(data)
    flipped[place // 8] ^= 1 << place % 8
    assert fingerprint64(bytes(flipped)) != fingerprint64(data)


def test_each_byte_of_strings_of_every_size_shows() -> None:
    for size in range(1, 151):
        data = bytes(range(size))
        for place in range(size):
            changed = data[:place] + bytes([data[place] ^ 0x10]) + data[place + 1 :]
            assert fingerprint64(changed) != fingerprint64(data), (size, place)


def test_the_empty_string_has_a_known_fingerprint() -> None:
    assert fingerprint64(b"") == 0x9AE16A3B2F90404F
