from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nncli.encoding import encoded, indented, packed


class Said(msgspec.Struct, tag=True):
    """What a driver has said."""

    reason: str
    lines: tuple[str, ...] = ()
    names: dict[str, str] = {}
    data: bytes = b""


HALF = Said("a\ud800b\x1b", ("\udfff", "ok"), {"\udc80": "é"}, b"\xff")
WHOLE = Said("a\\ud800b\x1b", ("\\udfff", "ok"), {"\\udc80": "é"}, b"\xff")


@pytest.mark.parametrize("encode", [encoded, indented])
def test_halves_of_characters_are_escapes_in_json(encode: Any) -> None:
    assert msgspec.json.decode(encode(HALF), type=Said) == WHOLE


def test_halves_of_characters_are_escapes_in_messages() -> None:
    assert msgspec.msgpack.decode(packed(HALF), type=Said) == WHOLE


def test_whole_text_is_as_msgspec_has_it() -> None:
    assert encoded(WHOLE) == msgspec.json.encode(WHOLE)
    assert packed(WHOLE) == msgspec.msgpack.encode(WHOLE)


def test_a_hook_sees_what_msgspec_does_not_know() -> None:
    document = [{1j}, "\ud800"]
    assert msgspec.msgpack.decode(packed(document, enc_hook=str)) == [["1j"], "\\ud800"]
