"""Attributes of vendor extensions, which an application adds to a compilation or an execution.

Source: ``addExtensionAttribute`` of ``runtime/CompilationBuilder.cpp`` and
``runtime/ExecutionBuilder.cpp``.
"""

from __future__ import annotations

from nnapi.buffers import Buffer, bytes_of
from nnapi.errors import bad_data, unexpected_null
from nnapi.extensions import ExtensionTypes
from nnhal.client.hints import Hints
from nnhal.types import EXTENSION_TYPE_BITS, TokenValuePair

__all__ = ["Attributes", "check_given"]

_MAX_CODE = (1 << EXTENSION_TYPE_BITS) - 1


def check_given(extension: str | None, data: Buffer | None) -> None:
    """UNEXPECTED_NULL for None."""
    if extension is None or data is None:
        raise unexpected_null("extension and data of an attribute")


class Attributes:
    """Attributes by the codes that their extensions have in the runtime."""

    def __init__(self, extensions: ExtensionTypes) -> None:
        self._extensions = extensions
        self._names: dict[int, tuple[str, int]] = {}
        self._values: dict[int, bytes] = {}

    def add(self, extension: str, code: int, data: Buffer) -> None:
        """BAD_DATA for an attribute that is there already, and for a code of more than 16 bits."""
        if not 0 <= code <= _MAX_CODE:
            raise bad_data(f"attribute {code} has more than {EXTENSION_TYPE_BITS} bits")
        token = self._extensions.code(extension, code)
        if token in self._values:
            raise bad_data(f"attribute {code} of {extension} is there already")
        self._names[token] = extension, code
        self._values[token] = bytes(bytes_of(data))

    def hints(self) -> Hints:
        """The attributes as a driver gets them, in the order in which they were added."""
        pairs = tuple(TokenValuePair(token, value) for token, value in self._values.items())
        prefixes = dict.fromkeys(token >> EXTENSION_TYPE_BITS for token in self._values)
        return Hints(pairs, tuple(map(self._extensions.name_and_prefix, prefixes)))

    def digested(self) -> tuple[tuple[str, int, bytes], ...]:
        """Names, codes and values in an order of their own, for the token of a cache."""
        named = ((*self._names[token], value) for token, value in self._values.items())
        return tuple(sorted(named))
