"""Conversion of the spec language's model to a :class:`SpecCase` with a HAL model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from nnhal.operand_types import dtype_of
from nnhal.types import (
    DataLocation,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
    SymmPerChannelQuantParams,
)
from nntest.spec import operands as spec
from nntest.spec.case import SpecCase

if TYPE_CHECKING:
    from nntest.spec.example import Expansion
    from nntest.spec.model import Model

_CONSTANTS = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)


def lower(expansion: Expansion) -> SpecCase:
    """The case of one expanded test."""
    lowering = _Lowering()
    main = lowering.subgraph(expansion.model)
    inputs, outputs = expansion.model.GetInputs(), expansion.model.GetOutputs()
    return SpecCase(
        name=expansion.name,
        version=expansion.model.version,
        main=main,
        referenced=lowering.referenced(),
        operand_values=bytes(lowering.copies),
        pool_values=bytes(lowering.references),
        relaxed=expansion.model.isRelaxed,
        inputs=tuple(_data(o) for o in inputs),
        outputs=tuple(_data(o) for o in outputs),
        ignored=tuple(isinstance(o, spec.IgnoredOutput) for o in outputs),
        expect_failure=expansion.example.expectFailure,
        multinomial_tolerance=float(expansion.example.expectedMultinomialDistributionTolerance),
    )


class _Lowering:
    """Constants and referenced models collected while a model is lowered."""

    def __init__(self) -> None:
        self.copies = bytearray()
        self.references = bytearray()
        self._models: list[Model] = []
        self._subgraphs: dict[int, Subgraph] = {}

    def referenced(self) -> tuple[Subgraph, ...]:
        return tuple(self._subgraphs[index] for index in range(len(self._models)))

    def subgraph(self, model: Model) -> Subgraph:
        index = {operand: i for i, operand in enumerate(model.operands)}
        operations = [
            Operation(
                type=OperationType[operation.optype],
                inputs=tuple(index[o] for o in operation.ins),
                outputs=tuple(index[o] for o in operation.outs),
            )
            for operation in model.sorted_operations()
        ]
        return Subgraph(
            operands=tuple(self._operand(o) for o in model.operands),
            operations=tuple(operations),
            input_indexes=tuple(index[o] for o in model.GetInputs()),
            output_indexes=tuple(index[o] for o in model.GetOutputs()),
        )

    def _operand(self, operand: spec.Operand) -> Operand:
        declared = operand.type
        return Operand(
            type=OperandType[declared.type],
            dimensions=declared.dimensions,
            scale=declared.scale,
            zero_point=declared.zeroPoint,
            lifetime=operand.lifetime,
            location=self._location(operand),
            extra_params=_channel_quant(declared.extraParams),
        )

    def _location(self, operand: spec.Operand) -> DataLocation:
        if operand.lifetime == OperandLifeTime.SUBGRAPH:
            assert operand.value is not None
            return DataLocation(offset=self._reference(operand.value[0]))
        if operand.lifetime not in _CONSTANTS:
            return DataLocation()
        is_copy = operand.lifetime == OperandLifeTime.CONSTANT_COPY
        return _append(self.copies if is_copy else self.references, _data(operand))

    def _reference(self, model: Model) -> int:
        for number, known in enumerate(self._models):
            if known is model:
                return number
        self._models.append(model)
        number = len(self._models) - 1
        self._subgraphs[number] = self.subgraph(model)
        return number


def _append(storage: bytearray, data: bytes) -> DataLocation:
    """Store ``data`` at an offset that suits every data type."""
    storage.extend(bytes(-len(storage) % 4))
    location = DataLocation(offset=len(storage), length=len(data))
    storage.extend(data)
    return location


def _channel_quant(
    params: spec.SymmPerChannelQuantParams | None,
) -> SymmPerChannelQuantParams | None:
    if params is None or params.hide:
        return None
    scales = tuple(float(np.float32(s)) for s in params.scales)
    return SymmPerChannelQuantParams(scales=scales, channel_dim=params.channelDim)


def _data(operand: spec.Operand) -> bytes:
    """The operand's values in the HAL's data type; integers are truncated, as in C."""
    if operand.value is None or len(operand.value) == 0:
        return b""
    target = dtype_of(OperandType[operand.type.type])
    values: Any = np.asarray(operand.value)
    if operand.type.type in ("BOOL", "TENSOR_BOOL8"):
        values = values != 0
    elif operand.type.is_float:
        values = values.astype(np.float32)
    else:
        values = values.astype(np.int64)
    with np.errstate(over="ignore"):  # beyond float16 there is infinity, as in C
        data: bytes = values.astype(target).tobytes()
    return data
