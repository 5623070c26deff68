"""A call of the table: its name, and how its arguments and results cross."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from nncli.encoding import packed
from nnhal.lazy_property import lazy_property
from nnservice.rpc.kinds import Kind
from nnservice.rpc.messages import LoggedReason, Preface
from nnservice.rpc.transit import Arrival, Departure
from nnservice.rpc.wire import Malformed

__all__ = ["Codec", "Interface", "Method"]

_MAX_BYTES_KNOWN: Final = 512
"""Longest body that is remembered; answers of executions are far shorter."""

_MAX_KNOWN: Final = 64
"""Bodies that are remembered. Enough for all answers that a client sees again and again."""


_First = TypeVar("_First", Preface, LoggedReason)


class Codec(Generic[_First]):
    """A body with what comes ``first``, or None, and a value of each of ``kinds``."""

    def __init__(self, first: type[_First], kinds: Sequence[Kind]) -> None:
        self.kinds = tuple(kinds)
        self.count = len(kinds)
        self.wire = tuple.__class_getitem__((first | None, *(kind.wire for kind in kinds)))
        self._encoder = msgspec.msgpack.Encoder(enc_hook=_from_numpy)
        self._decoder = msgspec.msgpack.Decoder(self.wire)
        self._changed = [(place, kind) for place, kind in enumerate(kinds) if not kind.plain]
        self._stable = all(kind.stable for kind in kinds)
        self._known: dict[bytes, tuple[Any, ...]] = {}

    def encode(self, first: _First | None, values: Sequence[Any], departure: Departure) -> bytes:
        """Raises what the kinds raise, and what msgspec raises for a value that it does not know.

        TypeError for another number of values.
        """
        values = list(values)
        if len(values) != self.count:
            raise TypeError(f"{len(values)} values instead of {self.count}")
        for place, kind in self._changed:
            values[place] = kind.pack(values[place], departure)
        try:
            return self._encoder.encode([first, *values])
        except UnicodeEncodeError:  # a driver's text that is none: it is to be seen, not lost
            return packed([first, *values], _from_numpy)

    def decode(self, body: bytes, arrival: Arrival) -> tuple[_First | None, tuple[Any, ...]]:
        """Raises Malformed for anything but what the kinds expect."""
        known = self._known.get(body)
        if known is not None:
            return None, known
        try:
            first, *values = self._decoder.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(str(error)) from error
        for place, kind in self._changed:
            values[place] = kind.unpack(values[place], arrival)
        result = tuple(values)
        if first is None and self._stable and len(body) <= _MAX_BYTES_KNOWN:
            self._remember(body, result)
        return first, result

    def _remember(self, body: bytes, result: tuple[Any, ...]) -> None:
        """The same bytes give the same objects: a client then sees at once that it knows them."""
        if len(self._known) >= _MAX_KNOWN:
            self._known.clear()
        self._known[body] = result


class Method:
    """A call of an interface.

    ``notification``: it has no result, and who calls it does not hear of failures. ``later``: it
    has no result, may be called from anywhere (also while objects are collected), and reaches the
    other side soon, before any call that is made after it.
    """

    number: int
    interface: type

    def __init__(
        self,
        name: str,
        parameters: Sequence[Kind],
        results: Sequence[Kind] = (),
        *,
        notification: bool = False,
        later: bool = False,
    ) -> None:
        self.name = name
        self.arguments = Codec(Preface, parameters)
        self.results = Codec(LoggedReason, results)
        self.notification = notification
        self.later = later
        first, *rest = name.split("_")
        self.title = first + "".join(word.title() for word in rest if not word.isdigit())
        """HIDL's spelling, without the version."""

    @lazy_property
    def signature(self) -> inspect.Signature:
        """Return the signature of the interface's method, with ``self``."""
        return inspect.signature(getattr(self.interface, self.name))


class Interface:
    """A class of :mod:`nnhal.interfaces` with the methods that it adds to its bases."""

    def __init__(self, type: type, *methods: Method) -> None:
        self.type = type
        self.methods = methods


def _from_numpy(value: Any) -> Any:
    """Numbers and arrays of NumPy, which drivers compute with and forget to convert."""
    convert = getattr(value, "tolist", None)
    if convert is None:
        raise TypeError(f"{type(value).__name__} cannot be sent")
    return convert()
