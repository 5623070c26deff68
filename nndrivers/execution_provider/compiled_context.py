"""Compilation caches of a provider: a HAL model, and the context that the provider has compiled.

ONNX Runtime writes a context as a model of EPContext nodes. A cache file ends with an HMAC-SHA256
of all that is before, whose key is the client's token: a file of another token, or with any bit
changed, is a miss. A file of another provider or version is one, too.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

import msgspec

from nnhal.driver_kit import CacheMiss, Signature
from nnhal.types import Model, Subgraph

__all__ = ["CachedContext", "decoded", "encoded"]

_TAG_SIZE: Final = hashlib.sha256().digest_size


class CachedContext(msgspec.Struct, frozen=True, array_like=True):
    """Content of a cache file. ``origin`` is the provider with its version and options."""

    origin: str
    signature: Signature
    main: Subgraph
    operand_values: bytes
    context: bytes

    @classmethod
    def of(cls, origin: str, signature: Signature, model: Model, context: bytes) -> CachedContext:
        """The content for ``model``. Raises ValueError for one with constants in memory pools."""
        if model.pools:
            raise ValueError("constants in memory pools are not cached")
        return cls(origin, signature, model.main, model.operand_values, context)

    def model(self) -> Model:
        """The model that was compiled. No provider gets one with referenced subgraphs."""
        return Model(self.main, operand_values=self.operand_values)


def encoded(content: CachedContext, token: bytes) -> bytes:
    """``content`` as a cache file."""
    payload = msgspec.msgpack.encode(content)
    return payload + hmac.digest(token, payload, "sha256")


def decoded(file: bytes, token: bytes, origin: str) -> CachedContext:
    """The content of a cache file. Raises CacheMiss unless it is, to the bit, what a driver of this
    ``origin`` has saved with ``token``.
    """
    payload, tag = file[:-_TAG_SIZE], file[-_TAG_SIZE:]
    if not hmac.compare_digest(tag, hmac.digest(token, payload, "sha256")):
        raise CacheMiss("the model file is not what was saved with this token")
    content = msgspec.msgpack.decode(payload, type=CachedContext)
    if content.origin != origin:
        raise CacheMiss(f"saved by {content.origin}, this is {origin}")
    return content
