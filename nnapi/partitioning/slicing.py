"""Slices: what is left of a model for a driver of an older version.

A driver is asked only about operations that its version has. Operations that it would not
understand are taken out, and what they compute becomes inputs. Source: Android's
``common/MetaModel.cpp``.
"""

from __future__ import annotations

import msgspec

from nnapi.compliance import version_of_model
from nnapi.errors import NnapiError
from nnapi.partitioning.operation_versions import Need, OperationVersions
from nnapi.result_codes import ResultCode
from nnhal.errors import Invalid
from nnhal.types import (
    DataLocation,
    ExtraParams,
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    Operation,
    Subgraph,
)

__all__ = ["Slice", "Slices"]

_COPIED = frozenset(
    {
        OperandLifeTime.CONSTANT_COPY,
        OperandLifeTime.CONSTANT_REFERENCE,
        OperandLifeTime.NO_VALUE,
    }
)

_Kind = tuple[int, tuple[int, ...], float, int, ExtraParams]


class Slice(msgspec.Struct, frozen=True, eq=False):
    """``model`` has the operations ``operations`` of the original, by their indexes, in order."""

    model: Model
    operations: tuple[int, ...]


class Slices:
    """The slices of ``model``, which is valid, made when asked for and kept.

    With ``strict``, a slice that is not valid, which would be an error of slicing, is an NnapiError
    with OP_FAILED instead of no slice (Android's ``debug.nn.strict-slicing``).
    """

    def __init__(self, model: Model, *, strict: bool = False) -> None:
        self.model = model
        self._strict = strict
        self._versions = OperationVersions(model)
        self._needs = [
            self._versions.of_operation(operation, model.main)
            for operation in model.main.operations
        ]
        self._of_model = self._versions.of_model(self._needs)
        self._made: dict[HalVersion, Slice | None] = {}

    def need_of(self, operation: int) -> Need:
        """Return the version that an operation of the main subgraph needs."""
        return self._needs[operation]

    def cause_of(self, operation: int) -> str:
        """Explain which feature of an operation of the main subgraph needs the newest version."""
        main = self.model.main
        return self._versions.cause(main.operations[operation], main)

    def slice(self, version: HalVersion) -> Slice | None:
        """The slice for drivers of ``version``.

        None where nothing is left to ask about, and where an operation that is left refers to a
        subgraph: those are not sliced.
        """
        if version not in self._made:
            self._made[version] = self._make(version)
        return self._made[version]

    def _make(self, version: HalVersion) -> Slice | None:
        if self._of_model.is_met_by(version):
            return Slice(self.model, tuple(range(len(self.model.main.operations))))
        kept = tuple(i for i, need in enumerate(self._needs) if need.is_met_by(version))
        if self._some_refer_to_subgraphs(kept):
            return None
        model = _Slicer(self.model, kept).sliced()
        if not model.main.operations or not model.main.output_indexes:
            return None
        return Slice(model, kept) if self._is_sound(model, version) else None

    def _some_refer_to_subgraphs(self, operations: tuple[int, ...]) -> bool:
        main = self.model.main
        return any(
            main.operands[index].lifetime == OperandLifeTime.SUBGRAPH
            for operation in operations
            for index in main.operations[operation].inputs
        )

    def _is_sound(self, model: Model, version: HalVersion) -> bool:
        try:
            if version_of_model(model) <= version:
                return True
            problem = f"it needs more than HAL {version}"
        except Invalid as error:
            problem = str(error)
        if self._strict:
            raise NnapiError(ResultCode.OP_FAILED, f"slicing for HAL {version} failed: {problem}")
        return False


class _Slicer:
    """Copies the operations ``kept`` of ``model`` with the operands that they need."""

    def __init__(self, model: Model, kept: tuple[int, ...]) -> None:
        self._model = model
        self._kept = frozenset(kept)
        self._operands: list[Operand] = []
        self._operations: list[Operation] = []
        self._inputs: list[int] = []
        self._outputs: list[int] = []
        self._new: dict[int, int] = {}
        """Operand of the original: operand of the slice."""
        self._inputs_by_kind: dict[_Kind, int] = {}

    def sliced(self) -> Model:
        main = self._model.main
        read = dict.fromkeys(
            index for number in sorted(self._kept) for index in main.operations[number].inputs
        )
        for index in read:
            if main.operands[index].lifetime in _COPIED:
                self._new[index] = self._add(main.operands[index])
        for index in main.input_indexes:
            if index in read:
                self._new[index] = self._input_like(main.operands[index])
        consumed = {index for operation in main.operations for index in operation.inputs}
        for number, operation in enumerate(main.operations):
            if number in self._kept:
                self._keep(operation, outside=consumed.difference(read))
            else:
                self._leave_out(operation, read)
        # No subgraphs: an operation that refers to one would have made the slice impossible.
        return msgspec.structs.replace(
            self._model,
            main=Subgraph(
                tuple(self._operands),
                tuple(self._operations),
                tuple(self._inputs),
                tuple(self._outputs),
            ),
            referenced=(),
            relax_computation_float32_to_float16=False,
            extension_name_to_prefix=(),
        )

    def _add(self, operand: Operand) -> int:
        self._operands.append(operand)
        return len(self._operands) - 1

    def _input_like(self, operand: Operand) -> int:
        """An input of the slice for ``operand``; all of one kind share it."""
        kind = (
            operand.type,
            operand.dimensions,
            operand.scale,
            operand.zero_point,
            operand.extra_params,
        )
        if kind not in self._inputs_by_kind:
            index = self._add(
                msgspec.structs.replace(
                    operand, lifetime=OperandLifeTime.SUBGRAPH_INPUT, location=DataLocation()
                )
            )
            self._inputs_by_kind[kind] = index
            self._inputs.append(index)
        return self._inputs_by_kind[kind]

    def _leave_out(self, operation: Operation, read: dict[int, None]) -> None:
        for index in operation.outputs:
            if index in read:
                self._new[index] = self._input_like(self._model.main.operands[index])

    def _keep(self, operation: Operation, *, outside: set[int]) -> None:
        """``outside`` are operands that only operations read that are left out."""
        inputs = tuple(self._new[index] for index in operation.inputs)
        for index in operation.outputs:
            operand = self._model.main.operands[index]
            if index in outside:
                lifetime = OperandLifeTime.SUBGRAPH_OUTPUT
                operand = msgspec.structs.replace(operand, lifetime=lifetime)
            self._new[index] = self._add(operand)
            if operand.lifetime == OperandLifeTime.SUBGRAPH_OUTPUT:
                self._outputs.append(self._new[index])
        outputs = tuple(self._new[index] for index in operation.outputs)
        self._operations.append(Operation(operation.type, inputs, outputs))
