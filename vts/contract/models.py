"""Small models of the contract, which differ in one thing each, with what they give exactly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

import msgspec
import numpy as np

from nnhal.device import Device
from nnhal.operand_types import dtype_of
from nnhal.types import HalVersion, OperandType, OperationType
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, unit_tensor
from vts.driving.long_models import ENDLESS, counting_loop
from vts.driving.prepared import unsupported
from vts.driving.small_models import SUM_TYPES, sum_case, with_inputs

__all__ = ["ENDLESS_LOOP", "MODELS", "OPEN", "Models", "case_of", "is_like"]

_ELEMENTS: Final = 1 << 12
"""Elements of a tensor. What a driver keeps of a call two hundred times stands out."""

_T: Final = OperandType


def _plain(type: OperandType) -> SpecCase:
    return sum_case(type, _ELEMENTS)


def _other_constants(type: OperandType) -> SpecCase:
    return sum_case(type, _ELEMENTS, constants=1)


def _late(type: OperandType, field: str) -> SpecCase:
    """The plain model with another number at the very end of a long constant."""
    case = _plain(type)
    dtype = dtype_of(type)
    data: bytes = getattr(case, field)
    values = np.frombuffer(data, dtype, _ELEMENTS).copy()
    values[-3] += 1
    changed = values.tobytes() + data[values.nbytes :]
    return msgspec.structs.replace(case, **{field: changed})


def _open(type: OperandType) -> SpecCase:
    """The plain model, whose output has dimensions that the driver reports (HAL 1.2)."""
    return _with_open_outputs(_plain(type))


def _two_outputs(type: OperandType) -> SpecCase:
    """Two sums of one input, of dimensions that the driver reports."""
    tensor, builder = unit_tensor(type, _ELEMENTS), CaseBuilder(f"two_sums_{type.name.lower()}")
    x, none = builder.input(*tensor), builder.constant(_T.INT32, 0)
    for added in (1, 2):
        constant = builder.constant(type, np.full(_ELEMENTS, added), tensor.scale)
        builder.operation(OperationType.ADD, (x, constant, none), (builder.output(*tensor),))
    values = np.arange(_ELEMENTS) % 50
    return _with_open_outputs(builder.case([values], [values + 1, values + 2]))


def _with_open_outputs(case: SpecCase) -> SpecCase:
    main, operands = case.model.main, list(case.model.main.operands)
    for index in main.output_indexes:
        operands[index] = msgspec.structs.replace(operands[index], dimensions=(0,))
    opened = msgspec.structs.replace(main, operands=tuple(operands))
    case.use_model(msgspec.structs.replace(case.model, main=opened))
    return case


def _loop(type: OperandType) -> SpecCase:
    return counting_loop(64, ENDLESS)


ENDLESS_LOOP: Final = "loop"

_BUILDERS: Final[Mapping[str, Callable[[OperandType], SpecCase]]] = {
    "plain": _plain,
    "other_constants": _other_constants,
    "late_copied": lambda type: _late(type, "operand_values"),
    "late_shared": lambda type: _late(type, "pool_values"),
    "open": _open,
    "two_outputs": _two_outputs,
    ENDLESS_LOOP: _loop,
}

MODELS: Final = tuple(_BUILDERS)
"""Names of the models; a call names one by its number."""

OPEN: Final = ("open", "two_outputs")
"""Models whose outputs have dimensions that a driver reports."""

_SUMS: Final = ("plain", "other_constants", "late_copied", "late_shared", "open")


@cache
def case_of(type: OperandType, model: str, seed: int = 0) -> SpecCase:
    """``model``, with inputs by ``seed`` and the outputs that they give.

    Models that add the same tensors differ in nothing but what their names say.
    """
    if not seed or model not in _SUMS:
        case = _BUILDERS[model](type)
        return with_inputs(case, seed) if model in _SUMS else case
    return with_inputs(case_of(type, model), seed)


def is_like(model: str, other: str) -> bool:
    """Whether requests of both have the same arguments."""
    return model == other or (model in _SUMS and other in _SUMS)


class Models:
    """Models that a driver supports, in one type: ``names`` of :data:`MODELS`; none for a driver
    that hardly runs anything.
    """

    def __init__(self, device: Device) -> None:
        self.type: OperandType = SUM_TYPES[0]
        self.names: tuple[str, ...] = ()
        for type in SUM_TYPES:
            if self.names:
                break
            self.type = type
            self.names = tuple(name for name in MODELS if _can_run(device, type, name))

    def case(self, model: str, seed: int = 0) -> SpecCase:
        """The case of :func:`case_of` in the type of this driver."""
        return case_of(self.type, model, seed)


def _can_run(device: Device, type: OperandType, name: str) -> bool:
    if name in OPEN and device.hal_version < HalVersion.V1_2:
        return False
    return unsupported(device, case_of(type, name).model) is None
