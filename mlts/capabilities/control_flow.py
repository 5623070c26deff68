"""Control flow models: a WHILE of many rounds, and many IFs in a row, with next to nothing inside.

Control flow of one round takes microseconds, less than an execution costs before it begins. So
there is much of it in one inference. What is inside, two additions of one number a round and one
an IF, is the least that a model can compute. The baseline is TF Lite's own WHILE and IF on the
same model, which :mod:`nntflite.exporter` writes as its file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import numpy as np

from mlts.backends.base import LoadedModel
from mlts.catalogue import CatalogueModel, InputOutput, ModelEntry
from mlts.datasets import DataSequence, Dataset
from mlts.planning import PlannedModel
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nntest.assets import Assets

if TYPE_CHECKING:
    from nntflite.importer import ImportedModel

__all__ = ["IF_MODEL", "ROUNDS", "WHILE_MODEL", "control_flow_models"]

IF_MODEL: Final = "control_flow_if"
WHILE_MODEL: Final = "control_flow_while"

ROUNDS: Final = 100
"""Rounds of the loop, and IFs in a row. TF Lite takes some 0.1 ms for them, and the messages and
checks around an execution of the reference driver are a few percent of its time."""

_INPUTS: Final = (5.0, -5.0)
"""One for each branch of the IFs."""

_NUMBER: Final = Operand(OperandType.TENSOR_FLOAT32, (1,))
_COUNT: Final = Operand(OperandType.TENSOR_INT32, (1,))
_FLAG: Final = Operand(OperandType.TENSOR_BOOL8, (1,))


def control_flow_models() -> tuple[PlannedModel, ...]:
    """Both models with their data, under the names :data:`IF_MODEL` and :data:`WHILE_MODEL`."""
    return tuple(_planned(name, build()) for name, build in _BUILDERS.items())


def _planned(name: str, model: Model) -> PlannedModel:
    entry = ModelEntry(
        name=name,
        baseline_sec=0,
        data_size=4,
        input_size=(1,),
        input_outputs=(InputOutput(input=name),),
    )
    known = CatalogueModel(entry, Path("control flow"), Assets(()))
    return PlannedModel(known, _ControlFlow(known, model), _Numbers())


class _ControlFlow(LoadedModel):
    """A model that is made, not read; the importer of TF Lite's files has no control flow."""

    def __init__(self, entry: CatalogueModel, model: Model) -> None:
        from nntflite.exporter import export_model
        from nntflite.model_ports import ports_of

        self.name = entry.name
        self.path = Path(entry.file_name)
        self.is_relaxed = False
        self.data = export_model(model)
        self.ports = ports_of(self.data, entry.name)
        self.input_shapes = {0: entry.entry.input_size}
        self._model = model

    @cached_property
    def imported(self) -> ImportedModel:
        from nntflite.importer import ImportedModel, Port

        main = self._model.main
        inputs = tuple(Port("input", main.operands[index]) for index in main.input_indexes)
        outputs = tuple(Port("output", main.operands[index]) for index in main.output_indexes)
        return ImportedModel(self._model, inputs, outputs, ())


class _Numbers(Dataset):
    """One number an inference; the outputs are compared with TF Lite's."""

    lengths = (1,) * len(_INPUTS)

    @property
    def has_golden(self) -> bool:
        return False

    def sequence(self, index: int) -> DataSequence:
        inputs = np.array([[_INPUTS[index]]], np.float32)
        return DataSequence(index, f"{_INPUTS[index]:g}", 1, (inputs,))

    def check_outputs(self, sizes: Sequence[int]) -> None:
        return


class _Graph:
    """Operands and operations of a subgraph on its way; constants are the whole model's."""

    def __init__(self, values: bytearray) -> None:
        self._values = values
        self._operands: list[Operand] = []
        self._operations: list[Operation] = []

    def add(self, like: Operand, lifetime: OperandLifeTime, at: DataLocation | None = None) -> int:
        location = at or DataLocation()
        self._operands.append(
            Operand(like.type, like.dimensions, lifetime=lifetime, location=location)
        )
        return len(self._operands) - 1

    def given(self, like: Operand) -> int:
        return self.add(like, OperandLifeTime.SUBGRAPH_INPUT)

    def constant(self, like: Operand, value: float) -> int:
        data = np.array(value, np.float32 if like == _NUMBER else np.int32).tobytes()
        location = DataLocation(0, len(self._values), len(data))
        self._values.extend(data)
        return self.add(like, OperandLifeTime.CONSTANT_COPY, location)

    def referred(self, number: int) -> int:
        return self.add(
            Operand(OperandType.SUBGRAPH), OperandLifeTime.SUBGRAPH, DataLocation(0, number, 0)
        )

    def computed(
        self, type: OperationType, inputs: Sequence[int], like: Operand, *, is_output: bool = False
    ) -> int:
        """What an operation with one output gives."""
        lifetime = (
            OperandLifeTime.SUBGRAPH_OUTPUT if is_output else OperandLifeTime.TEMPORARY_VARIABLE
        )
        output = self.add(like, lifetime)
        self._operations.append(Operation(type, tuple(inputs), (output,)))
        return output

    def sum(self, number: int, like: Operand, step: float) -> int:
        """``number`` + ``step`` as an output, without activation."""
        none = self.constant(Operand(OperandType.INT32), 0)
        inputs = (number, self.constant(like, step), none)
        return self.computed(OperationType.ADD, inputs, like, is_output=True)

    def loop(self, condition: int, body: int, inputs: Sequence[int]) -> int:
        """A WHILE over a count and a number; the number at its end, as an output."""
        count = self.add(_COUNT, OperandLifeTime.SUBGRAPH_OUTPUT)
        number = self.add(_NUMBER, OperandLifeTime.SUBGRAPH_OUTPUT)
        subgraphs = self.referred(condition), self.referred(body)
        self._operations.append(
            Operation(OperationType.WHILE, (*subgraphs, *inputs), (count, number))
        )
        return number

    def finish(self, inputs: Sequence[int], outputs: Sequence[int]) -> Subgraph:
        return Subgraph(
            tuple(self._operands), tuple(self._operations), tuple(inputs), tuple(outputs)
        )


def _while_model() -> Model:
    """For a count from 0 to :data:`ROUNDS`: number + 1."""
    values = bytearray()
    condition = _Graph(values)
    count, number = condition.given(_COUNT), condition.given(_NUMBER)
    limit = condition.constant(_COUNT, ROUNDS)
    goes_on = condition.computed(OperationType.LESS, (count, limit), _FLAG, is_output=True)
    referenced = [condition.finish((count, number), (goes_on,))]
    body = _Graph(values)
    count, number = body.given(_COUNT), body.given(_NUMBER)
    referenced.append(
        body.finish((count, number), (body.sum(count, _COUNT, 1), body.sum(number, _NUMBER, 1)))
    )
    main = _Graph(values)
    number = main.given(_NUMBER)
    result = main.loop(0, 1, (main.constant(_COUNT, 0), number))
    outputs = (result - 1, result)
    return Model(main.finish((number,), outputs), tuple(referenced), bytes(values))


def _if_model() -> Model:
    """:data:`ROUNDS` times: number + 1 where the input is below 0, number - 1 elsewhere."""
    values = bytearray()
    referenced = []
    for step in (1, -1):
        branch = _Graph(values)
        number = branch.given(_NUMBER)
        referenced.append(branch.finish((number,), (branch.sum(number, _NUMBER, step),)))
    main = _Graph(values)
    number = given = main.given(_NUMBER)
    zero = main.constant(_NUMBER, 0)
    # It depends on the input, so that no compiler can know the branch.
    condition = main.computed(OperationType.LESS, (given, zero), _FLAG)
    branches = main.referred(0), main.referred(1)
    for left in reversed(range(ROUNDS)):
        inputs = (condition, *branches, number)
        number = main.computed(OperationType.IF, inputs, _NUMBER, is_output=not left)
    return Model(main.finish((given,), (number,)), tuple(referenced), bytes(values))


_BUILDERS: Final[Mapping[str, Callable[[], Model]]] = MappingProxyType(
    {IF_MODEL: _if_model, WHILE_MODEL: _while_model}
)
