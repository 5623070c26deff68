"""Control flow models: a WHILE of many rounds, and many IFs in a row, with next to nothing inside.

Control flow of one round takes microseconds, less than an execution costs before it begins. So
there is much of it in one inference. What is inside, two additions of one number a round and one
an IF, is the least that a model can compute. The baseline is TF Lite's own WHILE and IF on the
same model, which :mod:`nntflite.exporter` writes as its file.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import numpy as np

from mlts.backends.base import LoadedModel
from mlts.catalogue import CatalogueModel, InputOutput, ModelEntry
from mlts.datasets import DataSequence, Dataset
from mlts.planning import PlannedModel
from nnhal.types import Model
from nntest.assets import Assets
from nntest.spec import model as spec
from nntest.spec.example import Example, Expansion
from nntest.spec.lowering import lower
from nntest.spec.model import SubgraphReference
from nntest.spec.operands import Input, Internal, Operand, Output
from nntest.spec.session import Session, session_of

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

_NUMBER: Final = ("TENSOR_FLOAT32", (1,))
_COUNT: Final = ("TENSOR_INT32", (1,))
_FLAG: Final = ("TENSOR_BOOL8", (1,))


def control_flow_models() -> tuple[PlannedModel, ...]:
    """Both models with their data, under the names :data:`IF_MODEL` and :data:`WHILE_MODEL`."""
    with session_of(Session("control_flow", version=None)):
        return tuple(_planned(name, _lowered(build())) for name, build in _BUILDERS.items())


def _lowered(model: spec.Model) -> Model:
    return lower(Expansion("", model, Example(model=model), ())).model


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
        from nntflite.formats import TFLITE
        from nntflite.model_ports import ports_of

        self.name = entry.name
        self.path = Path(entry.file_name)
        self.is_relaxed = False
        self.format = TFLITE
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


def _while_model() -> spec.Model:
    """For a count from 0 to :data:`ROUNDS`: number + 1."""
    count, number = Input("count", _COUNT), Input("number", _NUMBER)
    condition = spec.Model().IdentifyInputs(count, number)
    condition.Operation("LESS", count, [ROUNDS]).To(Output("goes_on", _FLAG))
    body = spec.Model().IdentifyInputs(count, number)
    body.Operation("ADD", count, [1], 0).To(Output("next_count", _COUNT))
    body.Operation("ADD", number, [1.0], 0).To(Output("next_number", _NUMBER))
    parts = SubgraphReference("condition", condition), SubgraphReference("body", body)
    main = spec.Model().IdentifyInputs(number).Operation("WHILE", *parts, [0], number)
    return main.To(Output("last_count", _COUNT), Output("result", _NUMBER))


def _if_model() -> spec.Model:
    """:data:`ROUNDS` times: number + 1 where the input is below 0, number - 1 elsewhere."""
    number: Operand = Input("number", _NUMBER)
    branches = []
    for step in (1.0, -1.0):
        branch = spec.Model().Operation("ADD", number, [step], 0).To(Output("sum", _NUMBER))
        branches.append(SubgraphReference("branch", branch))
    # It depends on the input, so that no compiler can know the branch.
    condition = Internal("condition", _FLAG)
    main = spec.Model().Operation("LESS", number, [0.0]).To(condition)
    for left in reversed(range(ROUNDS)):
        result = Internal("number", _NUMBER) if left else Output("number", _NUMBER)
        main.Operation("IF", condition, *branches, number).To(result)
        number = result
    return main


_BUILDERS: Final = MappingProxyType({IF_MODEL: _if_model, WHILE_MODEL: _while_model})
