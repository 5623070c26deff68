"""Sequences as programs of few lines, against the client that any application of the HAL has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from vts.contract.models import MODELS
from vts.contract.row import Call, Row
from vts.contract.tables import ROWS

__all__ = ["program"]

_HEAD: Final = """\
from nnhal import registry
from nnhal.fences import fence_pair
from nnhal.types import BufferDesc, BufferRole
from vts.contract.client import Client

device = registry.resolve({driver!r})
client = Client(device)  # small models, memory for requests to them, and what they give"""

_RUN: Final = "client.check({name!r}, {1}, {0}.{method}({1}.request{measure}))"
_WRONG: Final = "client.refused({0}.{method}, client.wrong({1}.request, {what!r}))"
_TOO_SMALL: Final = "client.refused({0}.execute, client.too_small({1}.request){measure})"

_LINES: Final[Mapping[str, str]] = {
    "get_supported_operations": "assert all(device.supported_operations(client.model({what!r})))",
    "prepare_model": "device.prepare(client.model({what!r}))",
    "prepare_wrong": "client.refused(device.prepare, client.wrong_model({what!r}))",
    "prepare_too_late": "client.either(device.prepare, client.model('plain'), deadline_ns=0)",
    "allocate_buffer": "device.allocate(BufferDesc(), [{0}], {what}_roles=[BufferRole(0, 0, 1.0)])",
    "allocate_wrong": "client.refused(device.allocate, BufferDesc(), [{0}])  # {what}",
    "execute": _RUN,
    "execute_too_small": _TOO_SMALL,
    "execute_wrong": _WRONG,
    "execute_with_empty_pool": "client.either({0}.{method}, client.with_empty_pool({1}.request))",
    "execute_too_late": "client.either({0}.{method}, {1}.request, deadline_ns=0)",
    "execute_without_end": "client.refused({0}.{method}, {1}.request, loop_timeout_ns=1_000_000)",
    "configure_burst": "{0}.burst()",
    "execute_in_burst": _RUN,
    "execute_too_small_in_burst": _TOO_SMALL,
    "execute_wrong_in_burst": _WRONG,
    "forget_memory": "pass  # {0} forgets the pools of {1}",
    "create_execution": "{0}.reusable_execution({1}.request{measure})",
    "execute_again": "client.ended({0}.{method}())",
    "create_wrong_execution": "client.refused({0}.reusable_execution, "
    "client.wrong({1}.request, {what!r}))",
    "new_memory": "client.memory({name!r}, seed={what})",
    "overwrite_memory": "client.put({0}, {name!r}, seed={what})",
    "copy_from": "{0}.copy_from(client.content({name!r}, seed={what}))",
    "copy_from_wrong_size": "client.refused({0}.copy_from, client.other_size({name!r}, {what!r}))",
    "copy_to": "client.either({0}.copy_to, client.content({name!r}))",
    "copy_to_wrong_size": "client.refused({0}.copy_to, client.other_size({name!r}, {what!r}))",
    "execute_with_buffer": "client.either({0}.execute, client.with_buffer({name!r}, {1}, {what}))",
    "execute_with_dead_token": "client.refused({0}.execute, client.with_dead_token({name!r}))",
    "make_fence": "fence_pair()",
    "signal": "{0}[1].signal()",
    "launch_fenced": "client.launched({0}.execute_fenced, {1}.request, [{2}[0]])",
    "launch_again": "client.launched({0}.execute_fenced, [{1}[0]])",
    "end_launch": "client.ended({0}.result())",
    "make_cache": "client.cache()",
    "prepare_and_save": "device.prepare(client.model({what!r}), cache={0})",
    "load_model": "device.prepare_from_cache({0})",
    "load_by_other_token": "client.refused(device.prepare_from_cache, client.other_token({0}))",
    "damage_cache": "client.damage({0}, {what!r})",
}
"""Calls in Python, but those that release an object: ``{0}`` is the first object taken, ``{name}``
its model."""


def program(driver: str, calls: Sequence[Call], reason: str) -> tuple[str, ...]:
    """The lines of a program that makes ``calls`` on ``driver``; the last says what goes wrong."""
    names: dict[int, str] = {}
    lines = _HEAD.format(driver=driver).splitlines()
    for call in calls:
        if call.row in ROWS:
            lines += _lines(ROWS[call.row], call, names)
    return (*lines, f"# {' '.join(reason.split())}")


def _lines(row: Row, call: Call, names: dict[int, str]) -> list[str]:
    """The lines of ``call``. ``names`` are the models of the objects by number, and grow."""
    variant = row.variant(call)
    name = names.get(call.on[0], MODELS[0]) if call.on else MODELS[0]
    if row.gives is not None:
        names[call.gives] = variant if variant in MODELS else name
    if row.name == "prepare_and_save":
        names[call.on[0]] = variant
    objects = [f"{kind.value}{number}" for kind, number in zip(row.needs, call.on, strict=False)]
    if row.ends and row.name != "end_launch":
        text = f"del {objects[0]}"
    else:
        made = f"{row.gives.value}{call.gives} = " if row.gives is not None else ""
        text = made + _LINES[row.name].format(
            *objects,
            name=name,
            what=variant.rpartition(": ")[2],
            method=_method(variant),
            measure=", measure=True" if variant.endswith("measured") else "",
        )
    text += f"  # in thread {call.thread}" if call.thread else ""
    return [text] if call.times == 1 else [f"for _ in range({call.times}):", f"    {text}"]


def _method(variant: str) -> str:
    if "FENCED" in variant:
        return "execute_fenced"
    return "execute_async" if "ASYNC" in variant else "execute"
