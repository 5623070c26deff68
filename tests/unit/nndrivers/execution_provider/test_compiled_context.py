"""Cache files of providers: what was saved, to the bit, or a miss."""

from __future__ import annotations

import msgspec
import pytest

from nndrivers.execution_provider.compiled_context import CachedContext, decoded, encoded
from nnhal.driver_kit import CacheMiss, Signature
from nnhal.memory import Memory
from tests.cells import cells
from tests.unit.nndrivers.engines.models import chain

TOKEN, OTHER = b"t" * 32, b"u" * 32
ORIGIN = "acme-npu 1.2.3 []"


def content() -> CachedContext:
    model = chain("ADD", "MUL")
    return CachedContext.of(ORIGIN, Signature.of(model, ()), model, b"compiled")


def test_what_was_saved_comes_back() -> None:
    found = decoded(encoded(content(), TOKEN), TOKEN, ORIGIN)
    assert found == content()
    model, expected = found.model(), chain("ADD", "MUL")
    assert (model.main, model.operand_values) == (expected.main, expected.operand_values)


def test_constants_in_pools_are_not_cached() -> None:
    model = msgspec.structs.replace(chain("ADD"), pools=(Memory.allocate(8),))
    with pytest.raises(ValueError, match="constants in memory pools"):
        CachedContext.of(ORIGIN, Signature.of(model, ()), model, b"")


@cells("place", (0, 40, -40, -1))
def test_a_changed_byte_is_a_miss(place: int) -> None:
    file = bytearray(encoded(content(), TOKEN))
    file[place] ^= 1
    with pytest.raises(CacheMiss, match="is not what was saved with this token"):
        decoded(bytes(file), TOKEN, ORIGIN)


@pytest.mark.parametrize("file", [b"", b"short", encoded(content(), TOKEN)[:-1]])
def test_a_shorter_file_is_a_miss(file: bytes) -> None:
    with pytest.raises(CacheMiss, match="is not what was saved with this token"):
        decoded(file, TOKEN, ORIGIN)


def test_a_file_of_another_token_or_version_is_a_miss() -> None:
    file = encoded(content(), TOKEN)
    with pytest.raises(CacheMiss, match="is not what was saved with this token"):
        decoded(file, OTHER, ORIGIN)
    with pytest.raises(CacheMiss, match=r"saved by acme-npu 1\.2\.3 \[\], this is acme-npu 1\.3"):
        decoded(file, TOKEN, "acme-npu 1.3")
