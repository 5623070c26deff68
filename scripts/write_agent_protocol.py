"""Writes agent/protocol.h: what nnagent shares with the Python side of the wire and of the C ABI.

Run it after changing the table of calls, a bound of the wire, or the functions of the C ABI.
"""

from __future__ import annotations

import ctypes
import typing
from collections.abc import Iterator, Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any, Final

import msgspec

from nndrivers.support_library import abi, result_codes
from nnhal.interfaces import BufferRoles, IPreparedModelCallbackAidl
from nnhal.memory import Memory
from nnhal.types import (
    BufferDesc,
    BufferRole,
    CacheHandles,
    DataLocation,
    ErrorStatus,
    ExecutionConfig,
    ExtensionNameAndPrefix,
    ExtraParams,
    Model,
    Operand,
    OperandLifeTime,
    Operation,
    PrepareModelConfig,
    Request,
    RequestArgument,
    Subgraph,
    SymmPerChannelQuantParams,
    TokenValuePair,
)
from nnservice.hal import clients, messages, streamed_fences, watched_memories
from nnservice.hal.shared_objects import SHARED_OBJECTS
from nnservice.hal.table import TABLE
from nnservice.rpc import handshake, stream, wire
from nnservice.rpc.account import Bounds
from nnservice.rpc.kinds import Fields, Given, Kind, Shared
from nnservice.rpc.messages import FIRST_METHOD, SESSION, FrameKind

HEADER: Final = Path(__file__).resolve().parent.parent / "agent" / "protocol.h"

_C_TYPES: Final[dict[Any, str]] = {
    None: "void",
    abi.P: "void *",
    abi.TEXT: "const char *",
    abi.INT: "int",
    abi.U16: "uint16_t",
    abi.U32: "uint32_t",
    abi.I64: "int64_t",
    abi.U64: "uint64_t",
    abi.SIZE: "size_t",
    abi.FLOAT: "float",
    abi.BOOL: "bool",
}
"""C types of arguments and results; ``int32_t`` is ``int`` wherever Android runs."""

_RESULT_CODES: Final = 15

_LETTERS: Final[dict[Any, tuple[str, str]]] = {
    int: ("i", "NUMBER"),
    bool: ("b", "FLAG"),
    str: ("s", "TEXT"),
    tuple[int, ...]: ("n", "NUMBERS"),
    SHARED_OBJECTS.wire: ("S", "SHARED"),
    Memory: ("M", "MEMORY"),
    Model: ("m", "MODEL"),
    Request: ("R", "REQUEST"),
    ExecutionConfig: ("E", "EXECUTION_CONFIG"),
    PrepareModelConfig: ("P", "PREPARE_CONFIG"),
    CacheHandles: ("C", "CACHE"),
    BufferRoles: ("B", "BUFFER_ROLES"),
    IPreparedModelCallbackAidl: ("c", "CALLBACK"),
}
"""Letters of arguments, and their names: all that calls of the AIDL interface have."""

_STRUCTS: Final = (
    *(DataLocation, SymmPerChannelQuantParams, Operand, Operation, Subgraph),
    *(ExtensionNameAndPrefix, RequestArgument, TokenValuePair, ExecutionConfig),
    *(BufferDesc, BufferRole),
)
"""Structs that travel as a map by the names of their fields."""

_FIELD_TYPES: Final[dict[Any, tuple[str, str]]] = {
    int: ("int64_t", "into_int"),
    bool: ("bool", "into_bool"),
    float: ("float", "into_float"),
    str: ("Bytes", "into_text"),
    bytes: ("Bytes", "into_bytes"),
    tuple[int, ...]: ("Numbers", "into_numbers"),
    tuple[float, ...]: ("Floats", "into_floats"),
    OperandLifeTime: ("int64_t", "into_lifetime"),
    ExtraParams: ("ExtraParams", "into_params"),
}
"""C types of fields that are no structs, and the functions that read them."""


def header() -> str:
    """The text of the header."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "/* Written by scripts/write_agent_protocol.py from the Python tables; do not edit. */"
    yield from ("#pragma once", "", "#include <stdbool.h>", "#include <stddef.h>")
    yield from ("#include <stdint.h>", "")
    yield from ("/* Both sides have the same table of calls, or do not talk to each other. */",)
    yield f"#define TABLE_DIGEST {TABLE.digest}u"
    yield ""
    bounds = Bounds()
    yield from _enumeration(
        {
            "OLDEST_VERSION": handshake.VERSIONS[0],
            "NEWEST_VERSION": handshake.VERSIONS[1],
            "MIN_SECRET_BYTES": handshake.MIN_SECRET_BYTES,
            "MAX_BODY_BYTES": wire.MAX_BYTES,
            "MAX_SEGMENTS": stream.MAX_SEGMENTS,
            "MAX_CLIENTS": clients.MAX_CLIENTS,
            "MAX_OBJECTS": bounds.objects,
            "MAX_LANES": bounds.lanes,
            "MAX_CALLS": bounds.calls,
            "MAX_DESCRIPTORS": bounds.descriptors,
            "MAX_EARLY_FENCES": streamed_fences._MAX_EARLY,
            "MAX_WATCHED_BYTES": watched_memories._MAX_WATCHED,
            "WATCHED_BESIDE": watched_memories._BESIDE,
            "FIRST_METHOD": FIRST_METHOD,
            "FIRST_EXPORT": 16,
            "SESSION_OBJECT": SESSION,
            "DEVICE_OBJECT": messages.DEVICE,
            "FENCES_OBJECT": messages.FENCES,
            "FENCE_SIGNALED": streamed_fences.SIGNALED,
            "FENCE_FAILED": streamed_fences.FAILED,
        }
    )
    yield f"#define MAX_BYTES UINT64_C({bounds.bytes})"
    yield ""
    yield from _enumeration(_members("FRAME", FrameKind))
    yield from _enumeration(_members("PURPOSE", handshake.Purpose))
    yield from _enumeration(_members("STATUS", ErrorStatus))
    yield "/* S(status of the HAL, its name) */"
    yield "#define STATUSES(S) \\"
    yield from (f'    S({int(status)}, "{status.name}") \\' for status in ErrorStatus)
    yield ""
    yield from _enumeration(_members("LIFETIME", OperandLifeTime))
    interfaces = enumerate(TABLE.interfaces)
    yield from _enumeration({f"{each.type.__name__}_": place for place, each in interfaces})
    yield from _methods()
    yield from _structs()
    yield from _result_codes()
    yield from _functions()


def _enumeration(values: Mapping[str, object]) -> Iterator[str]:
    yield "enum {"
    yield from (f"    {name} = {value}," for name, value in values.items())
    yield from ("};", "")


def _members(prefix: str, enum: type[IntEnum]) -> dict[str, int]:
    return {f"{prefix}_{member.name}": int(member) for member in enum}


def _methods() -> Iterator[str]:
    yield from _enumeration({f"{name}_LETTER": f"'{each}'" for each, name in _LETTERS.values()})
    methods = TABLE.methods.values()
    numbers = {f"{each.interface.__name__}_{each.name}": each.number for each in methods}
    yield from _enumeration(numbers)
    yield "/* M(number, interface, title, a letter for each argument, count of results) */"
    yield "#define METHODS(M) \\"
    for each in methods:
        letters = "".join(map(_letter, each.arguments.kinds))
        row = f'{each.number}, {each.interface.__name__}_, "{each.title}", "{letters}"'
        yield f"    M({row}, {each.results.count}) \\"
    yield ""


def _letter(kind: Kind) -> str:
    match kind:
        case Shared():
            key: Any = kind.type
        case Fields():
            key = kind.struct
        case Given():
            key = kind.interface
        case _:
            key = kind.wire
    return _LETTERS[key][0] if key in _LETTERS else "?"


def _structs() -> Iterator[str]:
    """Yield each struct's fields as rows of a macro: a C type, a name and a reader for each."""
    yield "/* F(struct, type of a field, its name, what reads it, whether it may be left out) */"
    for struct in _STRUCTS:
        yield f"#define {struct.__name__}_FIELDS(F) \\"
        hints = typing.get_type_hints(struct)
        required = {field.name for field in msgspec.structs.fields(struct) if field.required}
        for name in struct.__struct_fields__:
            type, reader = _field(hints[name])
            optional = "false" if name in required else "true"
            yield f"    F({struct.__name__}, {type}, {name}, {reader}, {optional}) \\"
        yield ""


def _field(hint: Any) -> tuple[str, str]:
    if hint in _FIELD_TYPES:
        return _FIELD_TYPES[hint]
    many = typing.get_origin(hint) is tuple
    (name,) = [each.__name__ for each in (typing.get_args(hint)[:1] if many else (hint,))]
    name += "List" * many
    return name, f"into_{name}"


def _result_codes() -> Iterator[str]:
    yield "/* R(result code of the C API, its name, status of the HAL) */"
    yield "#define RESULT_CODES(R) \\"
    for code in range(_RESULT_CODES):
        status = result_codes.status_of(code).name
        yield f'    R({code}, "{result_codes.name_of(code)}", STATUS_{status}) \\'
    yield ""
    yield from _enumeration(
        {
            "RESULT_BAD_DATA": result_codes.BAD_DATA,
            "RESULT_OP_FAILED": result_codes.OP_FAILED,
            "RESULT_OUTPUT_INSUFFICIENT_SIZE": result_codes.OUTPUT_INSUFFICIENT_SIZE,
        }
    )


def _functions() -> Iterator[str]:
    size, header = ctypes.sizeof(ctypes.c_void_p), ctypes.sizeof(ctypes.c_int64)
    yield "/* F(name, first feature level, place in the struct of pointers, result, arguments) */"
    yield "#define NNAPI_FUNCTIONS(F) \\"
    for index, function in enumerate(abi.FUNCTIONS):
        place = (abi.struct_offset(index) - header) // size
        types = ", ".join(_c_type(argument) for argument in function.arguments) or "void"
        result = _c_type(function.result)
        yield f"    F({function.name}, {function.since}, {place}, {result}, {types}) \\"
    yield ""
    yield f'#define SUPPORT_LIBRARY_ENTRY "{abi.IMPLEMENTATION}"'
    levels = (f"{{{code}, {level}}}" for code, level in abi.FEATURE_LEVELS.items())
    yield f"#define FEATURE_LEVELS {', '.join(levels)}"


def _c_type(type: Any) -> str:
    return _C_TYPES[type]


def main() -> None:
    HEADER.write_text(header(), encoding="utf-8")


if __name__ == "__main__":
    main()
