"""Vendor extensions: what a driver does not know it does not run, and names alone change nothing.

Source: ``Model.extensionNameToPrefix`` and ``Operation.type`` of ``types.hal`` (1.2): the high bits
of a type are a prefix that stands for an extension's name in this model only, the low bits are the
extension's own. So a type must not be taken for the HAL's own that has the same low bits, and a
driver supports no operation of an extension that it does not list (``getSupportedExtensions``).
Beyond Android's ``TestExtension``, which never shows a driver what it does not know. What an
operation of a listed extension computes only its vendor can test; what can be asked of its operand
types is in :mod:`vts.groups.extensions.extension_types`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from nnhal.device import Device
from nnhal.extensions import code_in
from nnhal.types import ErrorStatus, ExtensionNameAndPrefix, HalVersion, Model, OperandType
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, SYNC
from vts.driving.generated import CaseRun, worst
from vts.driving.prepared import prepared
from vts.driving.rules import Trial
from vts.driving.small_models import supported_sum
from vts.driving.subgraph_pools import branches_and_loops
from vts.groups.extensions.extension_type_rules import OWN_TYPE_RULES
from vts.groups.extensions.foreign_operations import operations_alone
from vts.raw import RawDevice, name_of_status, raw_devices
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_FOREIGN: Final = "com.example.unknown_to_all"
_PREFIXES: Final = (1, 0x7FFF)
"""The first and the last that both HIDL and AIDL can express."""

_LAST: Final = 0xFFFF
"""Number in an extension that no vendor has come to."""

_ELEMENTS: Final = 16


def _sum(device: Device) -> SpecCase:
    """Two additions in a row. Raises Skipped."""
    return supported_sum(device, _ELEMENTS)


def _with_names(model: Model, names: Iterable[tuple[str, int]]) -> Model:
    pairs = tuple(ExtensionNameAndPrefix(name, prefix) for name, prefix in names)
    return msgspec.structs.replace(model, extension_name_to_prefix=pairs)


def _with_operation(model: Model, prefix: int, number: int, index: int = -1) -> Model:
    """One operation, by default the last, is an extension's."""
    operations = list(model.main.operations)
    operations[index] = msgspec.structs.replace(operations[index], type=code_in(prefix, number))
    main = msgspec.structs.replace(model.main, operations=tuple(operations))
    return msgspec.structs.replace(model, main=main)


def _with_type(model: Model, prefix: int, number: int) -> Model:
    """What goes from one operation to the next is of an extension's type."""
    operands = list(model.main.operands)
    (between,) = model.main.operations[0].outputs
    operands[between] = msgspec.structs.replace(
        operands[between], type=code_in(prefix, number), scale=0.0, zero_point=0
    )
    main = msgspec.structs.replace(model.main, operands=tuple(operands))
    return msgspec.structs.replace(model, main=main)


def _own(device: Device) -> Sequence[str]:
    """Names of the driver's own extensions. Raises Skipped for a driver without."""
    names = [extension.name for extension in device.supported_extensions]
    if not names:
        raise Skipped("the driver has no extensions")
    return names


def _unknown_operations(device: Device) -> Iterator[tuple[str, Model]]:
    """With the low bits of ADD, and with those of no operation."""
    case = _sum(device)
    add = case.main.operations[0].type
    for prefix in _PREFIXES:
        for number in (add, _LAST):
            named = _with_names(case.model, [(_FOREIGN, prefix)])
            yield f"operation {number} of {_FOREIGN}", _with_operation(named, prefix, number)


def _unknown_first(device: Device) -> Iterator[tuple[str, Model]]:
    """The first operation of two, so that the answers for both must stand in their order."""
    named = _with_names(_sum(device).model, [(_FOREIGN, 1)])
    what = f"operation {_LAST} of {_FOREIGN}, the first of two"
    yield what, _with_operation(named, 1, _LAST, index=0)


def _unknown_types(device: Device) -> Iterator[tuple[str, Model]]:
    """With the low bits of the HAL's type that was there, and with those of none."""
    case = _sum(device)
    type = case.input_operands()[0].type
    for prefix in _PREFIXES:
        for number in (type, _LAST):
            named = _with_names(case.model, [(_FOREIGN, prefix)])
            yield f"operand type {number} of {_FOREIGN}", _with_type(named, prefix, number)


def _own_unknown_operations(device: Device) -> Iterator[tuple[str, Model]]:
    case = _sum(device)
    for name in _own(device):
        named = _with_names(case.model, [(name, 1)])
        yield f"operation {_LAST} of {name}", _with_operation(named, 1, _LAST)


def _own_unknown_types(device: Device) -> Iterator[tuple[str, Model]]:
    case = _sum(device)
    _own(device)
    for extension in device.supported_extensions:
        known = {type.type for type in extension.operand_types}
        number = next(number for number in range(_LAST, 0, -1) if number not in known)
        named = _with_names(case.model, [(extension.name, 1)])
        yield f"operand type {number} of {extension.name}", _with_type(named, 1, number)


def _operations_in_subgraphs(device: Device) -> Iterator[tuple[str, Model]]:
    """Within each subgraph that an IF or a WHILE refers to, directly or by another one.

    ``IDevice.hal`` 1.3, ``getSupportedOperations_1_3``: IF and WHILE "may only be fully supported
    if the vendor driver fully supports all operations in the referenced subgraphs". Raises Skipped.
    """
    if device.hal_version < HalVersion.V1_3:
        raise Skipped(f"IF and WHILE came with HAL 1.3, the driver has {device.hal_version}")
    model = branches_and_loops("unknown", OperandType.TENSOR_FLOAT32)[0].model
    named = _with_names(model, [(_FOREIGN, 1)])
    for number, subgraph in enumerate(named.referenced):
        changed = _with_operation(Model(subgraph), 1, _LAST).main
        referenced = (*named.referenced[:number], changed, *named.referenced[number + 1 :])
        what = f"operation {_LAST} of {_FOREIGN} in subgraph {number}, which its last one uses"
        yield what, msgspec.structs.replace(named, referenced=referenced)


_FIRST: Final = "foreign_operation_first"
_ALONE: Final = "foreign_operation_alone"

_UNSUPPORTED: Final[Mapping[str, Callable[[Device], Iterator[tuple[str, Model]]]]] = {
    "foreign_operation": _unknown_operations,
    _FIRST: _unknown_first,
    _ALONE: lambda device: operations_alone(device, _FOREIGN),
    "foreign_type": _unknown_types,
    "foreign_operation_in_subgraphs": _operations_in_subgraphs,
    "own_operation": _own_unknown_operations,
    "own_type": _own_unknown_types,
}


_VALID: Final = ("foreign_operation", _FIRST, _ALONE, "foreign_operation_in_subgraphs")
"""Models that are valid although the driver does not know all of them."""


def _check_unsupported(
    raw: RawDevice, what: str, model: Model, *, is_valid: bool, index: int = -1
) -> None:
    """Raises Failed for a driver that claims the unknown operation, or prepares the model.

    A driver may also call a model with unknown operand types, or with unknown numbers of its own
    extension, invalid: the HAL does not say which it is. An operation of somebody else's extension
    is valid: ``validateModel`` of Android's utilities asks no more of it than that its operands
    exist, and ``SampleDriverFull`` answers False for it.
    """
    words = raw.words(model)
    status, supported = raw.supported_operations(words)
    if status == ErrorStatus.NONE and (not supported or supported[index]):
        which = "first" if index == 0 else "last"
        raise Failed(
            "unknown_operation_supported",
            f"{raw.supported_call} of a model with {what} answered NONE and {list(supported)}; the "
            f"driver cannot know the {which} operation, or not all of it: expected False for it",
        )
    allowed = (ErrorStatus.NONE,) if is_valid else (ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT)
    if status not in allowed:
        rule = "expected NONE and False for it: the model is valid, whoever can run it"
        raise Failed(
            "status_of_extension",
            f"{raw.supported_call} of a model with {what} answered {name_of_status(status)}; "
            f"{rule if is_valid else 'expected NONE, or INVALID_ARGUMENT'}",
        )
    answer = raw.prepare(words)
    if answer.status == ErrorStatus.NONE or answer.prepared_model is not None:
        text = f"{raw.prepare_call} prepared a model with {what}; expected an error"
        raise Failed("extension_prepared", text)


def _names_alone(context: Context) -> Judgment:
    """Names that nothing uses, those of the driver's own extensions among them."""
    device = context.device
    case = _sum(device)
    names = [_FOREIGN, *(extension.name for extension in device.supported_extensions)]
    prefixed = [(name, number) for number, name in enumerate(names, 1)]
    model = _with_names(case.model, prefixed)
    case.use_model(model)
    run = CaseRun.of(case, context.pools)
    way = available((SYNC, ASYNC), device.hal_version)[0]
    note = f"of a model that names {', '.join(names)} and uses nothing of it"
    judgments = []
    for raw in raw_devices(device):
        with prepared(device, model, raw) as named:
            judgments.append(run.execute(Trial(way, note=note), named))
    return worst(judgments)


_NAMES_ALONE: Final = "names_alone"


class _Extensions(TestGroup):
    name = "extensions"
    title = "Vendor extensions"
    summary = (
        "Operations and operand types of unknown extensions, and unknown ones of the driver's own "
        "extensions, are not supported, also inside an IF or a WHILE. Unused names, and operands "
        "of its own types that nothing reads, change nothing unless they are invalid."
    )
    source = "our own"
    since = HalVersion.V1_2

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for name in (*_UNSUPPORTED, *OWN_TYPE_RULES, _NAMES_ALONE):
            yield PlannedTest(group=self.name, name=name)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        if test.name == _NAMES_ALONE:
            return _names_alone(context)
        if test.name in OWN_TYPE_RULES:
            return OWN_TYPE_RULES[test.name](context)
        for what, model in _UNSUPPORTED[test.name](context.device):
            for raw in raw_devices(context.device):
                index = 0 if test.name == _FIRST else -1
                is_valid = test.name in _VALID
                _check_unsupported(raw, what, model, is_valid=is_valid, index=index)
        return None


GROUP: Final = _Extensions()
