"""FlatBuffers as dictionaries, by the tables of :mod:`nntflite.schema`.

Decoding trusts nothing: every offset, length and size is held against the bytes at hand before it
is used, and the work done is bounded by the size of the file, however its offsets are twisted.
TF Lite itself reads files without such checks and may crash on a truncated one.

Source: the FlatBuffers binary format ("FlatBuffer Internals").
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from nntflite.schema import TFLITE, Field, Schema

__all__ = ["Damaged", "Record", "decode", "encode"]

Record = dict[str, Any]
"""A table: its fields by name, the defaults filled in; None for an absent table or vector."""

_FORMATS: Final = {
    "bool": "<?",
    "byte": "<b",
    "ubyte": "<B",
    "ushort": "<H",
    "int": "<i",
    "uint": "<I",
    "long": "<q",
    "ulong": "<Q",
    "float": "<f",
}
_SCALARS: Final = {kind: struct.Struct(text) for kind, text in _FORMATS.items()}
_OFFSET: Final = _SCALARS["uint"]
_BUFFER_ALIGNMENT: Final = 16
"""Bytes; TF Lite's kernels expect constants to be aligned like this in the file."""
_UNITS_PER_BYTE: Final = 16
"""How many tables and elements may be decoded for each byte of the file. A sound file needs less
than one; the limit ends decoding when offsets lead to the same place again and again."""


class Damaged(Exception):
    """The bytes break the format; the message says how and where."""


def decode(data: bytes | memoryview, root: str = "Model", schema: Schema = TFLITE) -> Record:
    """The table ``root`` and everything below it. Vectors of bytes are views into ``data``.

    Raises Damaged.
    """
    view = memoryview(data).cast("B")
    if len(view) < 8:
        raise Damaged(f"the file has only {len(view)} bytes")
    if bytes(view[4:8]) != schema.identifier:
        raise Damaged(f"bytes 4 to 7 are {bytes(view[4:8])!r}, expected {schema.identifier!r}")
    decoder = _Decoder(view, schema)
    return decoder.table(decoder.follow(0), root)


class _Decoder:
    def __init__(self, view: memoryview, schema: Schema) -> None:
        self._view = view
        self._schema = schema
        self._budget = _UNITS_PER_BYTE * len(view) + 1024

    def table(self, position: int, name: str) -> Record:
        """The table at ``position``; see the format's notes on vtables."""
        slots = self._slots(position)
        record: Record = {}
        for field in self._schema.tables[name]:
            place = slots[field.slot] if field.slot < len(slots) else 0
            record[field.name] = (
                self._field(position + place, field, record)
                if place
                else (None if field.kind not in _SCALARS else field.default)
            )
        return record

    def follow(self, position: int) -> int:
        """The place that the offset at ``position`` points to, which is always further on."""
        target: int = position + self._scalar("uint", position)
        if target <= position or target >= len(self._view):
            raise Damaged(f"the offset at byte {position} leads out of the file")
        return target

    def _slots(self, position: int) -> Sequence[int]:
        """Where each field of the table lies, relative to it; 0 where it is absent."""
        vtable = position - self._scalar("int", position)
        vtable_size = self._scalar("ushort", vtable)
        table_size = self._scalar("ushort", vtable + 2)
        if vtable_size < 4 or vtable_size % 2 or vtable + vtable_size > len(self._view):
            raise Damaged(f"the field list at byte {vtable} has a wrong size, {vtable_size}")
        if table_size < 4 or position + table_size > len(self._view):
            raise Damaged(f"the table at byte {position} reaches past the end of the file")
        count = (vtable_size - 4) // 2
        self._spend(1 + count)
        slots = struct.unpack_from(f"<{count}H", self._view, vtable + 4)
        if any(slot >= table_size for slot in slots):
            raise Damaged(f"a field of the table at byte {position} lies outside of it")
        return slots

    def _field(self, position: int, field: Field, record: Record) -> Any:
        kind = field.kind
        if kind in _SCALARS:
            return self._scalar(kind, position)
        target = self.follow(position)
        if kind == "string":
            return bytes(self._vector(target, 1)).decode("utf-8", "replace")
        if kind.startswith("["):
            return self._elements(target, kind[1:-1])
        if kind.startswith("union "):
            return self._union(target, kind[6:], record[f"{field.name}_type"])
        return self.table(target, kind)

    def _union(self, position: int, union: str, code: int) -> Record | None:
        """The table of a union; None when its type is not one that this package reads."""
        name = self._schema.unions[union].get(code)
        if name is not None:
            return self.table(position, name)
        self._slots(position)
        return None

    def _elements(self, position: int, kind: str) -> Any:
        if kind == "ubyte":
            return self._vector(position, 1)
        if kind in _SCALARS:
            return self._numbers(position, _SCALARS[kind])
        places = self._numbers(position, _OFFSET)
        starts = (position + 4 + 4 * i for i in range(len(places)))
        return tuple(self.table(self.follow(start), kind) for start in starts)

    def _numbers(self, position: int, form: struct.Struct) -> tuple[Any, ...]:
        content = self._vector(position, form.size)
        self._spend(len(content) // form.size)
        return tuple(number for (number,) in form.iter_unpack(content))

    def _vector(self, position: int, item_size: int) -> memoryview:
        """The bytes of a vector, which begins with the number of its elements."""
        size = self._scalar("uint", position) * item_size
        start = position + 4
        if start + size > len(self._view):
            raise Damaged(f"the vector at byte {position} reaches past the end of the file")
        return self._view[start : start + size]

    def _scalar(self, kind: str, position: int) -> Any:
        form = _SCALARS[kind]
        if position < 0 or position + form.size > len(self._view):
            raise Damaged(f"an offset leads to byte {position} of {len(self._view)}")
        if kind == "bool":
            return self._view[position] != 0
        return form.unpack_from(self._view, position)[0]

    def _spend(self, units: int) -> None:
        self._budget -= units
        if self._budget < 0:
            raise Damaged("its offsets lead in circles")


def encode(record: Mapping[str, Any], root: str = "Model", schema: Schema = TFLITE) -> bytes:
    """The file whose root table is ``record``; absent fields and defaults take no room.

    The same record always gives the same bytes.
    """
    import flatbuffers

    # A builder that grows copies all it has, so it begins with room for the constants.
    contents = (buffer.get("data") for buffer in record.get("buffers") or ())
    size = sum(len(content) + _BUFFER_ALIGNMENT for content in contents if content)
    builder = flatbuffers.Builder(max(1024, size + size // 64))
    place = _Encoder(builder, schema).table(record, root)
    builder.Finish(place, file_identifier=schema.identifier)
    return bytes(memoryview(builder.Bytes)[builder.Head() :])


class _Encoder:
    """Children are written before the tables that refer to them, as the format wants."""

    def __init__(self, builder: Any, schema: Schema) -> None:
        self.builder = builder
        self._schema = schema
        self._prepend: dict[str, Callable[[Any], None]] = {
            "bool": builder.PrependBool,
            "byte": builder.PrependInt8,
            "ubyte": builder.PrependUint8,
            "ushort": builder.PrependUint16,
            "int": builder.PrependInt32,
            "uint": builder.PrependUint32,
            "long": builder.PrependInt64,
            "ulong": builder.PrependUint64,
            "float": builder.PrependFloat32,
        }

    def table(self, record: Mapping[str, Any], name: str) -> int:
        fields = self._schema.tables[name]
        unknown = record.keys() - {field.name for field in fields}
        if unknown:
            raise KeyError(f"table {name} has no field {sorted(unknown)}")
        present = [field for field in fields if record.get(field.name) is not None]
        places = {
            field.name: self._child(record, field)
            for field in present
            if field.kind not in _SCALARS
        }
        self.builder.StartObject(1 + max((field.slot for field in fields), default=-1))
        for field in present:
            self._slot(field, places.get(field.name, record[field.name]))
        place: int = self.builder.EndObject()
        return place

    def _slot(self, field: Field, value: Any) -> None:
        if field.kind not in _SCALARS:
            self.builder.PrependUOffsetTRelativeSlot(field.slot, value, 0)
        elif value != field.default:
            self._prepend[field.kind](value)
            self.builder.Slot(field.slot)

    def _child(self, record: Mapping[str, Any], field: Field) -> int:
        value, kind = record[field.name], field.kind
        if kind == "string":
            place: int = self.builder.CreateString(value)
            return place
        if kind == "[ubyte]":
            return self._bytes(value)
        if kind.startswith("["):
            return self._vector(value, kind[1:-1])
        if kind.startswith("union "):
            kind = self._schema.unions[kind[6:]][record[f"{field.name}_type"]]
        return self.table(value, kind)

    def _vector(self, values: Sequence[Any], kind: str) -> int:
        if kind in _SCALARS:
            size, prepend, items = _SCALARS[kind].size, self._prepend[kind], values
        else:
            size, prepend = 4, self.builder.PrependUOffsetTRelative
            items = [self.table(value, kind) for value in values]
        self.builder.StartVector(size, len(items), size)
        for item in reversed(items):
            prepend(item)
        place: int = self.builder.EndVector()
        return place

    def _bytes(self, content: bytes | memoryview) -> int:
        builder = self.builder
        builder.StartVector(1, len(content), _BUFFER_ALIGNMENT)
        builder.head = builder.Head() - len(content)
        builder.Bytes[builder.head : builder.head + len(content)] = content
        place: int = builder.EndVector()
        return place
