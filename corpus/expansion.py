"""Expansion of a described case: the tests that its variations make of it, as Android's language
has them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from corpus.language import Argument, Array, Case, Graph, Operand, SpecFile
from corpus.types import Type
from nntest.spec import SpecCase, operands
from nntest.spec.example import Example
from nntest.spec.loader import LEAST_VERSION, lowered
from nntest.spec.model import Model, SubgraphReference
from nntest.spec.session import Session, session_of
from nntest.spec.variations import DataTypeConverter

__all__ = ["ExpandedCase", "Expected", "expanded", "unvaried"]

Expected = Mapping[Operand, Array]
"""Arrays of a case's outputs; of what is internal only the shape counts."""

_ROLES: Final = {
    "Input": operands.Input,
    "Output": operands.Output,
    "IgnoredOutput": operands.IgnoredOutput,
    "Internal": operands.Internal,
}

_SCALARS: Final = {
    "INT32": operands.Int32Scalar,
    "FLOAT32": operands.Float32Scalar,
    "FLOAT16": operands.Float16Scalar,
    "BOOL": operands.BoolScalar,
}


@dataclass(frozen=True)
class ExpandedCase:
    """One test: a described case under some of its variations."""

    described: Case
    case: SpecCase
    variations: tuple[str, ...]


def expanded(file: SpecFile, expected: Sequence[Expected]) -> list[ExpandedCase]:
    """All tests of ``file``; ``expected`` has one entry a case."""
    session = Session(file.name, LEAST_VERSION)
    with session_of(session):
        described = {
            _example(session, case, arrays): case
            for case, arrays in zip(file.cases, expected, strict=True)
        }
        return [
            ExpandedCase(described[expansion.example], case, expansion.variations)
            for case, expansion in lowered(session)
        ]


def unvaried(case: Case) -> SpecCase:
    """The test that ``case`` is before its variations, without expected values."""
    session = Session("case", LEAST_VERSION)
    with session_of(session):
        _Objects(session, {}).example(case)
        return next(lowered(session))[0]


def _example(session: Session, case: Case, expected: Expected) -> Example:
    objects = _Objects(session, expected)
    example = objects.example(case)
    if case.nchw:
        example.AddNchw(*(objects[operand] for operand in case.nchw))
    if case.activations:
        example.AddAllActivations(*(objects[operand] for operand in case.activations))
    if case.axes:
        by_name = {operand.name: operand for operand in _operands_of(case.graph)}
        names = ("input", "axis", "output")
        getattr(example, case.axes)(*(objects[by_name[name]] for name in names))
    types: list[Any] = [name for name in ("relaxed", "float16") if getattr(case, name)]
    if case.signed:
        types.append(objects.signed(case.graph))
    if types:
        example.AddVariations(*types)
    if case.expect_failure:
        example.ExpectFailure()
    if case.multinomial_tolerance:
        example.WithMultinomialDistributionTolerance(case.multinomial_tolerance)
    if not case.lifetimes:
        example.DisableLifeTimeVariation()
    return example


def _operands_of(graph: Graph) -> list[Operand]:
    """All operands of a graph, and of those it refers to, each once."""
    found: dict[Operand, None] = dict.fromkeys(graph.inputs)
    for operand in _arguments(graph):
        found[operand] = None
        if operand.graph is not None:
            found.update(dict.fromkeys(_operands_of(operand.graph)))
    return list(found)


def _arguments(graph: Graph) -> Iterator[Operand]:
    for step in graph.steps:
        for argument in (*step.inputs, *step.outputs):
            if isinstance(argument, Operand):
                yield argument


class _Objects:
    """The objects of Android's language for the operands of one case."""

    def __init__(self, session: Session, expected: Expected) -> None:
        self._session = session
        self._expected = expected
        self._made: dict[Operand, operands.Operand] = {}

    def __getitem__(self, operand: Operand) -> operands.Operand:
        return self._made[operand]

    def example(self, case: Case) -> Example:
        """The case without its variations."""
        self._session.use_shm_for_weights = case.in_pool
        model = self._model(case.graph)
        self._session.use_shm_for_weights = False
        data = {
            self[operand]: self._data(operand)
            for operand in dict.fromkeys(_arguments(case.graph))
            if operand.role in ("Input", "Output", "IgnoredOutput")
        }
        return Example(data, model=model, name=case.name)

    def signed(self, graph: Graph) -> DataTypeConverter:
        """A converter of every unsigned tensor to the signed one with the same real values."""
        converter = DataTypeConverter(name="signed")
        converter.Identify(
            {
                self[operand]: (
                    "TENSOR_QUANT8_ASYMM_SIGNED",
                    operand.type.scale,
                    operand.type.zero_point - 128,
                )
                for operand in _operands_of(graph)
                if operand.type.code == "TENSOR_QUANT8_ASYMM"
            }
        )
        return converter

    def _model(self, graph: Graph) -> Model:
        for operand in dict.fromkeys([*graph.inputs, *_arguments(graph)]):
            self._made[operand] = self._declared(operand)
        model = Model()
        if graph.inputs:
            model.IdentifyInputs(*(self[operand] for operand in graph.inputs))
        for step in graph.steps:
            model.Operation(step.operation, *map(self._argument, step.inputs))
            model.To(*(self[operand] for operand in step.outputs))
        return model

    def _argument(self, argument: Argument) -> Any:
        if isinstance(argument, Operand):
            return self[argument]
        return np.asarray(argument).tolist()

    def _declared(self, operand: Operand) -> operands.Operand:
        if operand.graph is not None:
            return SubgraphReference(operand.name, self._model(operand.graph))
        data = None if operand.data is None else operand.data.ravel().tolist()
        if operand.role == "Scalar":
            assert data is not None
            return _SCALARS[operand.type.code](operand.name, *data)
        type, extra = self._type(operand), _channels(operand.type)
        if operand.role == "Parameter":
            return operands.Parameter(operand.name, type, data, extraParams=extra)
        return _ROLES[operand.role](operand.name, type, extraParams=extra)

    def _type(self, operand: Operand) -> tuple[Any, ...]:
        shape = operand.shape
        if shape is None:
            shape = self._expected[operand].shape if operand in self._expected else ()
        return operand.type.code, shape, operand.type.scale, operand.type.zero_point

    def _data(self, operand: Operand) -> list[Any] | None:
        array = operand.data if operand.role == "Input" else self._expected.get(operand)
        if array is None:
            return None if operand.role == "Input" else []
        return list(array.ravel().tolist())


def _channels(type: Type) -> operands.SymmPerChannelQuantParams | None:
    if not type.channels:
        return None
    return operands.SymmPerChannelQuantParams(type.channel_dim, list(type.channels))
