"""Writes agent/protocol.h and protocol.c: what nnagent shares with the Python side of the wire
and of the C ABI.

Run it after changing the table of calls, a bound of the wire, or the functions of the C ABI.
"""

from __future__ import annotations

import ctypes
import typing
from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from nndrivers.support_library import abi, library, result_codes
from nnhal.interfaces import BufferRoles, IPreparedModel, IPreparedModelCallbackAidl
from nnhal.memory import Memory
from nnhal.types import (
    BufferDesc,
    BufferRole,
    CacheHandles,
    Capabilities,
    DataLocation,
    ErrorStatus,
    ExecutionConfig,
    ExecutionPreference,
    ExecutionResultAidl,
    Extension,
    ExtensionNameAndPrefix,
    ExtensionOperandTypeInformation,
    ExtraParams,
    Handle,
    Model,
    Operand,
    OperandLifeTime,
    OperandPerformance,
    OperandType,
    Operation,
    OperationType,
    OutputShape,
    PerformanceInfo,
    PrepareModelConfig,
    Priority,
    Request,
    RequestArgument,
    Subgraph,
    SymmPerChannelQuantParams,
    TimingNs,
    TokenValuePair,
)
from nnservice.hal import clients, messages, streamed_fences, watched_memories
from nnservice.hal.clocks import Clocks
from nnservice.hal.shared_objects import SHARED_OBJECTS
from nnservice.hal.table import TABLE
from nnservice.rpc import handshake, stream, wire
from nnservice.rpc.account import Bounds
from nnservice.rpc.kinds import Code, Fields, Given, Kind, Shared
from nnservice.rpc.messages import FIRST_METHOD, SESSION, FrameKind

HEADER: Final = Path(__file__).resolve().parent.parent / "agent" / "protocol.h"
TABLES: Final = HEADER.with_suffix(".c")

_WRITTEN: Final = "/* Written by scripts/write_agent_protocol.py; do not edit. */"

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

_Pool: TypeAlias = int | tuple[int]
_Optional: TypeAlias = int | None

_STRUCTS: Final = (
    *(DataLocation, SymmPerChannelQuantParams, ExtraParams, Operand, Operation, Subgraph),
    *(ExtensionNameAndPrefix, RequestArgument, TokenValuePair, ExecutionConfig, CacheHandles),
    *(PrepareModelConfig, BufferDesc, BufferRole, BufferRoles),
    *(messages.SharedMemory, messages.SharedModelV1_3, _Pool, messages.SharedRequest),
    *(TimingNs, OutputShape, ExecutionResultAidl, PerformanceInfo, OperandPerformance),
    *(Capabilities, ExtensionOperandTypeInformation, Extension, messages.Refusal),
    *(_Optional, Clocks, messages.Hello),
)
"""Structs and unions that travel, each after those that it has; those behind the requests are
results.
"""

_CHOICES: Final[dict[Any, tuple[str, dict[str, Any]]]] = {
    ExtraParams: ("ExtraParams", {"channels": SymmPerChannelQuantParams, "data": bytes}),
    _Pool: ("PoolNumber", {"memory": int, "token": tuple[int]}),
    _Optional: ("OptionalNumber", {"number": int}),
}
"""Unions: their names in C, and a name for what each may be."""

_PLAIN: Final[dict[Any, tuple[str, str]]] = {
    int: ("int64_t", "INTEGER_TYPE"),
    bool: ("bool", "BOOLEAN_TYPE"),
    float: ("float", "FLOAT_TYPE"),
    str: ("Bytes", "TEXT_TYPE"),
    bytes: ("Bytes", "BYTES_TYPE"),
    tuple[int, ...]: ("Numbers", "NUMBERS_TYPE"),
    tuple[float, ...]: ("Floats", "FLOATS_TYPE"),
    tuple[int]: ("int64_t", "SINGLE_TYPE"),
    OperandLifeTime: ("int64_t", "LIFETIME_TYPE"),
}
"""C types of what is no struct, and the constants of agent/codec.h that describe them."""

_MADE: Final = (
    *("ISession_release", "ISession_abandon", "IFences_tell"),
    "IPreparedModelCallbackAidl_notify",
)
"""Calls that the agent makes."""

_NOT_ANSWERED: Final = (
    *("ISession_release", "ISession_share", "ISession_abandon", "ISession_settle"),
    "IPreparedModelCallbackAidl_notify",
)
"""Calls that the client answers, or that are done when their arguments have been read."""

_TRAVELS_AS: Final[dict[Any, Any]] = {
    Sequence[Handle]: tuple[int, ...],
    Sequence[IPreparedModel]: tuple[int, ...],
    Sequence[BufferRole]: tuple[BufferRole, ...],
    ExecutionPreference: int,
    Priority: int,
    OperandType: int,
    OperationType: int,
    bytes | None: bytes,
}
"""Kind of a field on the wire, or at the agent, where it is not what Python has."""


def header() -> str:
    """The text of ``agent/protocol.h``: numbers, bounds, and the types of structs."""
    return "\n".join((_WRITTEN, "#pragma once", "", '#include "codec.h"', "", *_lines())) + "\n"


def tables() -> str:
    """The text of ``agent/protocol.c``: the calls, and the fields of structs."""
    head = (_WRITTEN, '#include "protocol.h"', "")
    return "\n".join((*head, *_methods(), *_descriptions())) + "\n"


def _lines() -> Iterator[str]:
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
    yield from _calls()
    yield from _structs()
    yield from _result_codes()
    yield from _functions()


def _enumeration(values: Mapping[str, object]) -> Iterator[str]:
    yield "enum {"
    yield from (f"    {name} = {value}," for name, value in values.items())
    yield from ("};", "")


def _members(prefix: str, enum: type[IntEnum]) -> dict[str, int]:
    return {f"{prefix}_{member.name}": int(member) for member in enum}


def _served() -> list[Any]:
    """The calls of the AIDL interface, the session and the fences."""
    return [each for each in TABLE.methods.values() if _is_served(each.interface.__name__)]


def _is_served(interface: str) -> bool:
    return "Aidl" in interface or interface in ("ISession", "IFences", "IBuffer")


def _calls() -> Iterator[str]:
    """Yield what the agent's functions need of the calls: those that answer are declared."""
    yield from _enumeration({f"{name}_LETTER": f"'{each}'" for each, name in _LETTERS.values()})
    made = {f"CALL_{_title(each)}": each.number for each in _served() if _title(each) in _MADE}
    last = max(each.number for each in _served())
    yield from _enumeration({**made, "METHOD_COUNT": last - FIRST_METHOD + 1})
    yield from ("struct Call;", "typedef struct {", "    int interface;")
    yield from ("    const char *title, *letters; /* a letter for each argument */",)
    yield from ("    size_t results;", "    bool (*answer)(struct Call *call);")
    yield from (
        "    const char *refused_as, *refused_results; /* NULL: a refusal fails the call */",
    )
    yield from ("} Method;", "extern const Method METHODS[METHOD_COUNT];", "")
    yield "/* Each writes the results; false, with an error, for a call that has none. */"
    answers = dict.fromkeys(
        _answer(each) for each in _served() if _title(each) not in _NOT_ANSWERED
    )
    yield from (f"bool {answer}(struct Call *call);" for answer in answers)
    yield ""


def _methods() -> Iterator[str]:
    yield "const Method METHODS[METHOD_COUNT] = {"
    for each in _served():
        letters = "".join(map(_letter, each.arguments.kinds))
        answer = "NULL" if _title(each) in _NOT_ANSWERED else _answer(each)
        row = f'{each.interface.__name__}_, "{each.title}", "{letters}", {each.results.count}'
        row = f"{row}, {answer}, {_refusal(each)}"
        yield f"    [{each.number - FIRST_METHOD}] = {{{row}}},"
    yield from ("};", "")


def _title(method: Any) -> str:
    return f"{method.interface.__name__}_{method.name}"


def _answer(method: Any) -> str:
    """The function that answers a call, and that with a configuration, too."""
    return _title(method).replace("AidlV4", "Aidl").removesuffix("_with_config")


def _refusal(method: Any) -> str:
    """Subject of a refusal, and the results beside its status: a letter for each."""
    first, *others = method.results.kinds or (None,)
    letters = [_empty(kind.wire) for kind in others]
    if not isinstance(first, Code) or None in letters:
        return "NULL, NULL"
    title = method.title.removesuffix("WithConfig")
    names = {"IBurstAidl": "burst", "IExecutionAidl": f"IExecution.{title}"}
    name = names.get(method.interface.__name__.removesuffix("V4"), title)
    return f'"{name}", "{"".join(map(str, letters))}"'


def _empty(wire: Any) -> str | None:
    """The letter of the result that stands for none: None, a number, or an empty list."""
    if type(None) in typing.get_args(wire):
        return "n"
    if wire is int:
        return "0"
    return "a" if typing.get_origin(wire) is tuple and ... in typing.get_args(wire) else None


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
    """Yield a C struct for each of ``_STRUCTS``, and one for a list of such."""
    for struct in _STRUCTS:
        yield "typedef struct {"
        if struct in _CHOICES:
            yield "    int64_t choice; /* which of the following, from 1 on; 0 for nothing */"
        yield from (f"    {_c_field(hint)} {field};" for field, hint in _fields(struct).items())
        yield from (f"}} {_name(struct)};", f"DESCRIBED({_name(struct)})", "")


def _descriptions() -> Iterator[str]:
    """Yield what describes each struct to the codec: a row for each field."""
    for struct in _STRUCTS:
        name, required, absent = _name(struct), _required(struct), _defaults(struct)
        yield f"static const Field {name}_FIELDS[] = {{"
        for field, hint in _fields(struct).items():
            optional = "false" if field in required else "true"
            row = f"{name}, {field}, {_described(hint)}, {optional}, {absent.get(field, 0)}"
            yield f"    FIELD({row}),"
        form = "CHOICE" if struct in _CHOICES else "TUPLE" if _is_array(struct) else "STRUCT"
        yield from ("};", f"DESCRIBE({name}, {form})", "")


def _name(struct: Any) -> str:
    return _CHOICES[struct][0] if struct in _CHOICES else str(struct.__name__)


def _is_array(struct: Any) -> bool:
    """Whether fields travel by their places, not by their names."""
    return struct.__struct_config__.array_like or struct in (
        CacheHandles,
        PrepareModelConfig,
        BufferRoles,
    )


def _fields(struct: Any) -> dict[str, Any]:
    """The fields of a struct as they travel, with their types."""
    if struct in _CHOICES:
        return _CHOICES[struct][1]
    hints = typing.get_type_hints(struct)
    tag = {"tag": str} if struct.__struct_config__.tag else {}
    fields = {name: _TRAVELS_AS.get(hints[name], hints[name]) for name in struct.__struct_fields__}
    return tag | fields


def _required(struct: Any) -> set[str]:
    if struct in _CHOICES or _is_array(struct):
        return set(_fields(struct))
    return {field.name for field in msgspec.structs.fields(struct) if field.required}


def _defaults(struct: Any) -> dict[str, int]:
    """The numbers that stand for fields that are left out, if they are not 0."""
    if struct in _CHOICES:
        return {}
    found = {field.name: field.default for field in msgspec.structs.fields(struct)}
    return {name: int(value) for name, value in found.items() if isinstance(value, int)}


def _c_field(hint: Any) -> str:
    return _PLAIN[hint][0] if hint in _PLAIN else _struct_name(hint)


def _described(hint: Any) -> str:
    return _PLAIN[hint][1] if hint in _PLAIN else f"{_struct_name(hint)}_TYPE"


def _struct_name(hint: Any) -> str:
    many = typing.get_origin(hint) is tuple and hint not in _CHOICES
    (of,) = typing.get_args(hint)[:1] if many else (hint,)
    return _name(of) + "List" * many


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
    yield "/* F(name, first level, whether it is needed, place of pointer, result, arguments) */"
    yield "#define NNAPI_FUNCTIONS(F) \\"
    for index, function in enumerate(abi.FUNCTIONS):
        place = (abi.struct_offset(index) - header) // size
        types = ", ".join(_c_type(argument) for argument in function.arguments) or "void"
        result = _c_type(function.result)
        needed = function.since <= library._DEVICES_LEVEL
        needed = needed and function.name not in library._NOT_NEEDED
        row = f"{function.name}, {function.since}, {str(needed).lower()}, {place}"
        yield f"    F({row}, {result}, {types}) \\"
    yield ""
    yield f'#define SUPPORT_LIBRARY_ENTRY "{abi.IMPLEMENTATION}"'
    levels = (f"{{{code}, {level}}}" for code, level in abi.FEATURE_LEVELS.items())
    yield f"#define FEATURE_LEVELS {', '.join(levels)}"


def _c_type(type: Any) -> str:
    return _C_TYPES[type]


def main() -> None:
    HEADER.write_text(header(), encoding="utf-8")
    TABLES.write_text(tables(), encoding="utf-8")


if __name__ == "__main__":
    main()
