"""The interfaces of the HAL as a table: what a driver's process and its client can call.

Calls, and how their arguments and results cross, follow from the signatures in
:mod:`nnhal.interfaces`; InterfaceTable makes dispatch and proxies of them. A new version of the HAL
is a line in _INTERFACES, and one in _KINDS for each new type that does not cross as it is.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, Final

import msgspec

from nnhal import interfaces as hal
from nnhal.fences import Fence
from nnhal.memory import Memory
from nnhal.types import (
    ErrorStatus,
    Handle,
    Model,
    ModelV1_0,
    ModelV1_1,
    ModelV1_2,
    Request,
    RequestV1_0,
)
from nnservice.hal.burst import REQUEST_CHANNEL, RESULT_CHANNEL
from nnservice.hal.callbacks import fail
from nnservice.hal.kinds import (
    BOOTTIME_DEADLINE,
    DEADLINE,
    FENCE,
    FENCES,
    HANDLES,
    MEMORIES,
)
from nnservice.hal.shared_objects import SHARED_OBJECTS, message_of
from nnservice.hal.streamed_fences import IFences
from nnservice.rpc.interface_table import InterfaceTable
from nnservice.rpc.kinds import Code, Fields, Given, Kind, Known, Plain, Repeated, Several, Shared
from nnservice.rpc.method import Interface, Method
from nnservice.rpc.session import ISession

__all__ = ["TABLE", "TELL"]

_PREPARED_MODEL: Final = Given(hal.IPreparedModelV1_0)
"""Of whatever version: that it is not the one asked for is the client's to find."""

_KINDS: Final[Mapping[Any, Kind]] = {
    **{
        type: Shared(type)
        for type in (Memory, Model, ModelV1_0, ModelV1_1, ModelV1_2, Request, RequestV1_0)
    },
    Fence: FENCE,
    hal.IBurstRequestChannel: REQUEST_CHANNEL,
    hal.IBurstResultChannel: RESULT_CHANNEL,
    hal.IExecutionAidl: Repeated(hal.IExecutionAidl),
    hal.IPreparedModelV1_0: _PREPARED_MODEL,
    hal.IPreparedModelV1_2: _PREPARED_MODEL,
    hal.IPreparedModelV1_3: _PREPARED_MODEL,
    Sequence[hal.IPreparedModel]: Several(Known(hal.IPreparedModel)),
    Sequence[Handle]: HANDLES,
    Sequence[Fence]: FENCES,
    Sequence[Fence | None]: FENCES,
    Sequence[Memory]: MEMORIES,
}
"""How values of a type cross that do not cross as they are, and are neither codes nor objects."""

_NAMES: Final = {"Fence": Fence, "Memory": Memory}
"""What nnhal.interfaces imports for its annotations only."""


def _kind(annotation: Any) -> Kind:
    """How an argument or result declared as ``annotation`` crosses."""
    if annotation in _KINDS:
        return _KINDS[annotation]
    if isinstance(annotation, type) and issubclass(annotation, IntEnum):
        return Code(annotation)
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        hints = typing.get_type_hints(annotation, localns=_NAMES)
        kinds = [_argument(name, hints[name]) for name in annotation.__struct_fields__]
        return Plain(annotation) if all(kind.plain for kind in kinds) else Fields(annotation, kinds)
    if getattr(annotation, "__module__", None) == hal.__name__:
        return Given(annotation)
    arguments = typing.get_args(annotation)
    if typing.get_origin(annotation) is types.UnionType:
        (value,) = (argument for argument in arguments if argument is not types.NoneType)
        kind = _kind(value)
        return Plain(annotation) if kind.plain else kind
    if typing.get_origin(annotation) is Sequence:
        return Plain(tuple.__class_getitem__((*arguments, ...)))
    return Plain(annotation)


def _argument(name: str, annotation: Any) -> Kind:
    if name == "deadline_ns":
        return BOOTTIME_DEADLINE if annotation is int else DEADLINE
    return _kind(annotation)


def _method(interface: type, name: str) -> Method:
    """The call ``name`` of ``interface``, as its signature declares it."""
    hints = typing.get_type_hints(getattr(interface, name), localns=_NAMES)
    result = hints.pop("return")
    results = typing.get_args(result) if typing.get_origin(result) is tuple else (result,)
    return Method(
        name,
        [_argument(name, annotation) for name, annotation in hints.items()],
        [_kind(annotation) for annotation in results if annotation is not types.NoneType],
        notification=name.startswith("notify"),
        later=interface is hal.IBurstContext,
    )


def _interface(interface: type) -> Interface:
    """``interface`` with the calls that it adds to its bases, in the order of its source."""
    names = (name for name, member in vars(interface).items() if callable(member))
    calls = (name for name in names if not name.startswith("_"))
    return Interface(interface, *(_method(interface, name) for name in calls))


TELL: Final = Method("tell", (Plain(int), Plain(bool)))
"""Number of the method ``tell`` of IFences."""

_INTERFACES: Final[Sequence[Interface]] = (
    Interface(
        ISession,
        Method("release", ()),
        Method("share", (SHARED_OBJECTS,)),
        Method("abandon", (Plain(int), Code(ErrorStatus), Plain(str))),
        Method("settle", ()),
    ),
    Interface(IFences, TELL),
    *map(
        _interface,
        (
            hal.IPreparedModelCallbackV1_0,
            hal.IPreparedModelCallbackV1_2,
            hal.IPreparedModelCallbackV1_3,
            hal.IExecutionCallbackV1_0,
            hal.IExecutionCallbackV1_2,
            hal.IExecutionCallbackV1_3,
            hal.IFencedExecutionCallback,
            hal.IBurstCallback,
            hal.IBurstContext,
            hal.IPreparedModelV1_0,
            hal.IPreparedModelV1_2,
            hal.IPreparedModelV1_3,
            hal.IBuffer,
            hal.IDeviceV1_0,
            hal.IDeviceV1_1,
            hal.IDeviceV1_2,
            hal.IDeviceV1_3,
            hal.IPreparedModelCallbackAidl,
            hal.IFencedExecutionCallbackAidl,
            hal.IBurstAidl,
            hal.IBurstAidlV4,
            hal.IExecutionAidl,
            hal.IPreparedModelAidl,
            hal.IPreparedModelAidlV4,
            hal.IDeviceAidl,
            hal.IDeviceAidlV4,
        ),
    ),
)


TABLE: Final = InterfaceTable(_INTERFACES, message_of=message_of, fail=fail)
