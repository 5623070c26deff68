"""Device memories that a driver must refuse to allocate.

Source: ``MemoryDomainAllocateTest`` in ``MemoryDomainTests.cpp`` of Android's VTS.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from nnhal.client.guard import guarded
from nnhal.device import Device
from nnhal.interfaces import BufferRoles, IPreparedModelV1_3
from nnhal.types import BufferDesc, BufferRole, ErrorStatus, HalVersion, Model, OperandType
from vts.driving.device_memory import roles
from vts.driving.memory_models import DIMENSIONS, QUANTIZED, TYPES, Subject, add_model, conv_model
from vts.driving.prepared import prepared
from vts.groups.memory_domain_allocate.foreign_model import ForeignPreparedModel
from vts.raw import name_of_status
from vts.test_group import Context, Directed, Failed

__all__ = ["GROUP"]

_REFUSALS: Final = (ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE)
"""A driver without device memories may say so before it looks any closer."""

_T: Final = OperandType


GROUP: Final = Directed(
    name="memory_domain_allocate",
    title="Device memories: allocation",
    summary="A device memory whose roles do not exist or do not agree is refused.",
    source="MemoryDomainAllocateTest",
    since=HalVersion.V1_3,
)


class _Allocator:
    """Allocations on a driver, all of which it must refuse."""

    def __init__(self, device: Device) -> None:
        self._device = device

    @property
    def is_aidl(self) -> bool:
        return self._device.hal_version.is_aidl

    def conv(self, subject: Subject) -> object:
        """A prepared convolution. Raises Skipped where the driver has none."""
        return self._prepared(conv_model(subject))

    def add(self, subject: Subject) -> object:
        """A prepared addition. Raises Skipped where the driver has none."""
        return self._prepared(add_model(subject))

    def _prepared(self, model: Model) -> object:
        return prepared(self._device, model).interface

    def refused(
        self,
        why: str,
        models: Sequence[Any],
        inputs: Sequence[BufferRole] = (),
        outputs: Sequence[BufferRole] = (),
        dimensions: tuple[int, ...] = (),
    ) -> None:
        """Raises Failed unless the driver refuses, with neither a buffer nor a token."""
        with guarded("allocate"):
            wanted = BufferRoles(BufferDesc(dimensions), models, tuple(inputs), tuple(outputs))
            status, buffer, token = self._device.driver.allocate(wanted)  # type: ignore[attr-defined]
        if status not in _REFUSALS or buffer is not None or token != 0:
            given = "no buffer" if buffer is None else "a buffer"
            raise Failed(
                "invalid_allocation_accepted",
                f"allocate with {why} ({_text(inputs, outputs, dimensions)}) answered "
                f"{name_of_status(status)}, {given}, token {token}; expected INVALID_ARGUMENT, "
                f"or GENERAL_FAILURE from a driver without device memories, no buffer, token 0",
            )

    def refused_either_way(
        self,
        why: str,
        models: Sequence[Any],
        some: Sequence[BufferRole],
        dimensions: tuple[int, ...] = (),
    ) -> None:
        """As :meth:`refused`, with the roles as those of inputs, then as those of outputs."""
        self.refused(why, models, inputs=some, dimensions=dimensions)
        self.refused(why, models, outputs=some, dimensions=dimensions)

    def refused_together(self, why: str, one: object, other: object) -> None:
        """As :meth:`refused`, for one buffer for the first inputs or outputs of two models."""
        models, first, second = [one, other], roles([0]), roles([0], model=1)
        self.refused(why, models, inputs=[*first, *second])
        self.refused(why, models, inputs=first, outputs=second)
        self.refused(why, models, outputs=[*first, *second])


_Check = Callable[[_Allocator, Subject], None]


def _of(types: Iterable[OperandType]) -> Callable[[_Check], _Check]:
    """Decorator: add a test of each of ``types``."""

    def add(check: _Check) -> _Check:
        @GROUP.cells(f"{check.__name__}/{{.name}}", types, operations=("CONV_2D",))
        def of_type(context: Context, type: OperandType) -> None:
            check(_Allocator(context.device), Subject(type))

        return check

    return add


def _text(
    inputs: Sequence[BufferRole], outputs: Sequence[BufferRole], dimensions: tuple[int, ...]
) -> str:
    parts = [
        *(f"input {role.io_index} of model {role.model_index}" for role in inputs),
        *(f"output {role.io_index} of model {role.model_index}" for role in outputs),
    ]
    if dimensions:
        parts.append(f"dimensions {list(dimensions)}")
    return ", ".join(parts) or "no role"


@_of(TYPES)
def empty_role(on: _Allocator, subject: Subject) -> None:
    on.refused("no model and no role", [])
    on.refused("a model and no role", [on.conv(subject)])


@_of(TYPES)
def null_prepared_model(on: _Allocator, subject: Subject) -> None:
    on.refused_either_way("null for a prepared model", [None], roles([0]))


@_of(TYPES)
def invalid_prepared_model(on: _Allocator, subject: Subject) -> None:
    models: list[IPreparedModelV1_3] = [ForeignPreparedModel()]
    on.refused_either_way("a prepared model of somebody else", models, roles([0]))


@_of(TYPES)
def invalid_model_index(on: _Allocator, subject: Subject) -> None:
    models = [on.conv(subject)]
    on.refused_either_way("a model index of 1 for 1 model", models, roles([0], model=1))
    if on.is_aidl:  # whose indexes are signed
        on.refused_either_way("a model index of -1", models, roles([0], model=-1))


@_of(TYPES)
def invalid_io_index(on: _Allocator, subject: Subject) -> None:
    why, models = "an index of 1 for a model with one input and one output", [on.conv(subject)]
    on.refused_either_way(why, models, roles([1]))
    if on.is_aidl:
        on.refused_either_way("an index of -1", models, roles([-1]))


@_of(TYPES)
def invalid_frequency(on: _Allocator, subject: Subject) -> None:
    model = on.conv(subject)
    for frequency in (10.0, 0.0, -0.5):
        why = f"frequency {frequency}, which is not in (0, 1]"
        on.refused_either_way(why, [model], roles([0], frequency=frequency))


@_of(TYPES)
def same_role_twice(on: _Allocator, subject: Subject) -> None:
    model = on.conv(subject)
    on.refused_either_way("the same role twice", [model], roles([0, 0]))
    twice = [*roles([0]), *roles([0], model=1)]
    on.refused_either_way("the same role by two indexes of one model", [model, model], twice)


_CONFLICTING: Final[Mapping[OperandType, OperandType]] = {
    _T.TENSOR_FLOAT32: _T.TENSOR_FLOAT16,
    _T.TENSOR_FLOAT16: _T.TENSOR_FLOAT32,
    _T.TENSOR_QUANT8_ASYMM: _T.TENSOR_QUANT8_ASYMM_SIGNED,
    _T.TENSOR_QUANT8_ASYMM_SIGNED: _T.TENSOR_QUANT8_ASYMM,
}


@_of(TYPES)
def conflicting_operand_types(on: _Allocator, subject: Subject) -> None:
    other = replace(subject, type=_CONFLICTING[subject.type])
    why = f"roles of {subject.type.name} and {other.type.name}"
    on.refused_together(why, on.conv(subject), on.conv(other))


@_of(QUANTIZED)
def conflicting_scales(on: _Allocator, subject: Subject) -> None:
    other = replace(subject, scale=1.0)
    on.refused_together("roles of scales 0.5 and 1", on.conv(subject), on.conv(other))


@_of(QUANTIZED)
def conflicting_zero_points(on: _Allocator, subject: Subject) -> None:
    other = replace(subject, zero_point=10)
    on.refused_together("roles of zero points 0 and 10", on.conv(subject), on.conv(other))


@_of(TYPES)
def conflicting_ranks_of_roles(on: _Allocator, subject: Subject) -> None:
    other = replace(subject, dimensions=DIMENSIONS[:-1])
    on.refused_together("roles of ranks 4 and 3", on.add(subject), on.add(other))


@_of(TYPES)
def conflicting_dimensions_of_roles(on: _Allocator, subject: Subject) -> None:
    other = replace(subject, dimensions=(4, *DIMENSIONS[1:]))
    on.refused_together("roles of 1 and 4 batches", on.conv(subject), on.conv(other))


@_of(TYPES)
def conflicting_ranks_of_role_and_description(on: _Allocator, subject: Subject) -> None:
    why, models = "a description of rank 3 for a role of rank 4", [on.conv(subject)]
    on.refused_either_way(why, models, roles([0]), dimensions=DIMENSIONS[:-1])


@_of(TYPES)
def conflicting_dimensions_of_role_and_description(on: _Allocator, subject: Subject) -> None:
    why, models = "a description of 4 batches for a role of 1", [on.conv(subject)]
    on.refused_either_way(why, models, roles([0]), dimensions=(4, *DIMENSIONS[1:]))


@_of(TYPES)
def description_with_rank_for_a_scalar(on: _Allocator, subject: Subject) -> None:
    why = "a description of rank 1 for a scalar"
    on.refused(why, [on.add(subject)], inputs=roles([2]), dimensions=(1,))
