"""The ``Model`` of the spec language: operands, operations in a chain of calls."""

from __future__ import annotations

from typing import Any

from nnhal.types import OperandLifeTime, OperationType
from nntest.spec.operands import (
    ImplicitParameter,
    Input,
    Operand,
    Output,
    implicit_parameter,
)
from nntest.spec.session import current_session

__all__ = ["Model", "ModelOperation", "SubgraphReference"]


class ModelOperation:
    """One operation: the HAL's name of it, its inputs and its outputs."""

    def __init__(self, optype: str, ins: tuple[Operand, ...], outs: tuple[Operand, ...]) -> None:
        self.optype = optype
        self.ins = ins
        self.outs = outs

    def __repr__(self) -> str:
        return f"{self.optype}{self.ins} -> {self.outs}"


class Model:
    """A graph under construction. Methods return the model, so that calls can be chained."""

    def __init__(self, name: str | None = None) -> None:
        session = current_session()
        self.name = name
        self.operations: list[ModelOperation] = []
        self.operands: list[Operand] = []
        self.isRelaxed = False
        self.version = session.version
        session.models.append(self)

    def AddOperand(self, operand: Operand) -> Model:
        if operand not in self.operands:
            self.operands.append(operand)
        return self

    def Operation(self, op_name: str, *args: Any) -> Model:
        if op_name not in OperationType.__members__:
            raise ValueError(f"the HAL has no operation {op_name!r}")
        operation = ModelOperation(op_name, tuple(implicit_parameter(a) for a in args), ())
        self.operations.append(operation)
        for operand in operation.ins:
            self.AddOperand(operand)
        return self

    def To(self, *args: Any) -> Model:
        outs = tuple(args[0]) if isinstance(args[0], list | tuple) else args
        self.operations[-1].outs = outs
        for operand in outs:
            self.AddOperand(operand)
        return self

    def IdentifyInputs(self, *args: Operand) -> Model:
        return self._identify("inputs", args, self.GetInputs)

    def IdentifyOutputs(self, *args: Operand) -> Model:
        return self._identify("outputs", args, self.GetOutputs)

    def _identify(self, what: str, operands: tuple[Operand, ...], actual: Any) -> Model:
        for operand in operands:
            self.AddOperand(operand)
        if tuple(actual()) != operands:
            raise ValueError(f"{what} of the model are {tuple(actual())}, not {operands}")
        return self

    def RelaxedExecution(self, isRelaxed: bool) -> Model:
        self.isRelaxed = isRelaxed
        return self

    def IntroducedIn(self, ver: str | None) -> Model:
        self.version = ver
        return self

    def GetInputs(self) -> list[Operand]:
        return [o for o in self.operands if isinstance(o, Input)]

    def GetOutputs(self) -> list[Operand]:
        return [o for o in self.operands if isinstance(o, Output)]

    def Feed(self, feed: tuple[Any, Any]) -> Model:
        """Give every input and output its data of one example."""
        for operands, data in ((self.GetInputs(), feed[0]), (self.GetOutputs(), feed[1])):
            for operand in operands:
                operand.Feed(data)  # type: ignore[attr-defined]
        return self

    def replace(self, operands: list[Operand]) -> None:
        """Put each operand in the place of the one that has its name."""
        for operand in operands:
            self.operands[self.operands.index(operand)] = operand

    def subgraphs(self) -> list[SubgraphReference]:
        """The operands that refer to another model."""
        return [o for o in self.operands if isinstance(o, SubgraphReference)]

    def clone(self, clones: dict[int, Model] | None = None) -> Model:
        """A copy whose operands and operations may be changed, with its referenced models."""
        clones = {} if clones is None else clones
        if id(self) in clones:
            return clones[id(self)]
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        clones[id(self)] = twin
        twin.operands = [operand.clone() for operand in self.operands]
        twin.operations = [ModelOperation(o.optype, o.ins, o.outs) for o in self.operations]
        for reference in twin.subgraphs():
            reference.value = [model.clone(clones) for model in reference.value or ()]
        return twin

    def sorted_operations(self) -> list[ModelOperation]:
        """The operations, each after those whose results it reads.

        Raises ValueError when the graph has a cycle.
        """
        producers = {out: op for op in self.operations for out in op.outs}
        state: dict[int, bool] = {}
        ordered: list[ModelOperation] = []

        def visit(operation: ModelOperation) -> None:
            if id(operation) in state:
                if not state[id(operation)]:
                    raise ValueError(f"the model has a cycle through {operation.optype}")
                return
            state[id(operation)] = False
            for operand in operation.ins:
                if operand in producers:
                    visit(producers[operand])
            state[id(operation)] = True
            ordered.append(operation)

        for operation in self.operations:
            visit(operation)
        return ordered


class SubgraphReference(ImplicitParameter):
    """A model used as an operand of IF and WHILE."""

    def __init__(self, name: str, model: Model) -> None:
        super().__init__(name, ("SUBGRAPH", []), [model])
        self.lifetime = OperandLifeTime.SUBGRAPH
        if model.name is None:
            model.name = name

    @staticmethod
    def accepts(value: Any) -> bool:
        return isinstance(value, Model)
