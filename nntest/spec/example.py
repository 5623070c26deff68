"""``Example``: data for a model, and the variations under which it is a test."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from nntest.spec.model import Model
from nntest.spec.operands import Operand
from nntest.spec.session import Session, current_session
from nntest.spec.variations import (
    ActivationConverter,
    AllInputsAsInternalCoverter,
    AllTensorsAsInputsConverter,
    AxisConverter,
    DataLayoutConverter,
    DefaultVariation,
    ModelVariation,
    RelaxedModeConverter,
    SkipVariation,
    implicit_variation,
)

_Places: TypeAlias = Callable[[int, int], Iterable[tuple[int, Iterable[int]]]]
"""Axes to move an axis of a rank to, and the dimensions that are left out for each."""


class Expansion(NamedTuple):
    """One test: an example under one combination of variations, its operands fed."""

    name: str
    model: Model
    example: Example
    variations: tuple[str, ...]
    """Names of the variations that have one."""


class Example:
    """Inputs and expected outputs of a model, by default the one declared last."""

    def __init__(self, *args: Any, model: Model | None = None, name: str | None = None) -> None:
        session = current_session()
        self.model = session.models[-1] if model is None else model
        self.name = name
        self.expectedMultinomialDistributionTolerance = 0.0
        self.expectFailure = False
        self.testLifeTimeVariation = True
        self.feedDicts = [self._feed(data) for data in args]
        self.variations: list[list[ModelVariation]] = []
        session.examples.append(self)

    def _feed(self, data: Any) -> tuple[Any, Any]:
        if isinstance(data, Mapping):
            return (
                {operand: data[operand] for operand in self.model.GetInputs()},
                {operand: data[operand] for operand in self.model.GetOutputs()},
            )
        inputs, outputs = data
        return inputs, outputs

    @staticmethod
    def SetVersion(ver: str | None, *args: str) -> None:
        """Say in which version the tests of these names were introduced."""
        current_session().version_overrides.update(dict.fromkeys(args, ver))

    def AddVariations(
        self, *args: Any, includeDefault: bool = True, defaultName: str | None = None
    ) -> Example:
        chosen: list[ModelVariation] = [DefaultVariation(defaultName)] if includeDefault else []
        chosen.extend(implicit_variation(a) for a in args)
        self.variations.append(chosen)
        return self

    def AddNchw(self, *args: Operand, defaultName: str = "nhwc", **how: Any) -> Example:
        variation = DataLayoutConverter("nchw").Identify(args)
        return self.AddVariations(variation, defaultName=defaultName, **how)

    def AddRelaxed(self, isRelaxed: bool = True, **how: Any) -> Example:
        return self.AddVariations(RelaxedModeConverter(isRelaxed), **how)

    def AddRelu(self, *args: Operand, **how: Any) -> Example:
        return self.AddVariations(ActivationConverter("relu").Identify(args), **how)

    def AddAllActivations(self, *args: Operand) -> Example:
        names = sorted(ActivationConverter.actMap)
        every = [ActivationConverter(name).Identify(args) for name in names]
        return self.AddVariations(*every, includeDefault=False)

    def AddAxis(self, axis: int | list[int], *args: Operand, **how: Any) -> Example:
        axes = [axis] if isinstance(axis, int) else axis
        return self._moved(args, lambda origin, rank: [(axis, ()) for axis in axes], **how)

    def AddAllPositiveAxis(self, *args: Operand) -> Example:
        return self._all_moved(args, lambda origin, rank: [(axis, ()) for axis in range(rank)])

    def AddAllAxis(self, *args: Operand) -> Example:
        return self._all_moved(
            args, lambda origin, rank: [(axis, ()) for axis in range(-rank, rank)]
        )

    def AddDims(self, dims: int | list[int], *args: Operand, **how: Any) -> Example:
        ranks = [dims] if isinstance(dims, int) else dims
        return self._moved(
            args,
            lambda origin, rank: [(origin, _others(origin, rank)[: rank - r]) for r in ranks],
            **how,
        )

    def AddAllDims(self, *args: Operand) -> Example:
        return self._all_moved(
            args,
            lambda origin, rank: [(origin, _others(origin, rank)[:r]) for r in range(rank)],
        )

    def AddAllDimsAndPositiveAxis(self, *args: Operand) -> Example:
        return self._all_moved(
            args,
            lambda origin, rank: [
                (axis, range(dropped)) for dropped in range(rank) for axis in range(dropped, rank)
            ],
        )

    def AddAllDimsAndAxis(self, *args: Operand) -> Example:
        return self._all_moved(
            args,
            lambda origin, rank: [
                (axis, range(dropped))
                for dropped in range(rank)
                for positive in range(dropped, rank)
                for axis in (positive, positive - rank)
            ],
        )

    def _all_moved(self, operands: tuple[Operand, ...], places: _Places) -> Example:
        return self._moved(operands, places, includeDefault=False)

    def _moved(self, operands: tuple[Operand, ...], places: _Places, **how: Any) -> Example:
        """Variations that move the axis of ``operands``."""
        origin, rank = _axis_and_rank(operands)
        every = [
            AxisConverter(origin, axis, rank, dropped).Identify(operands)
            for axis, dropped in places(origin, rank)
        ]
        return self.AddVariations(*every, **how)

    def WithMultinomialDistributionTolerance(self, expectedTolerance: float) -> Example:
        self.expectedMultinomialDistributionTolerance = expectedTolerance
        return self

    def ExpectFailure(self) -> Example:
        self.expectFailure = True
        return self

    def DisableLifeTimeVariation(self) -> Example:
        self.testLifeTimeVariation = False
        return self

    def expand(self, session: Session) -> Iterator[Expansion]:
        """Every test of this example, in the order and with the names of Android's generator."""
        choices = [*self.variations, *self._lifetime_variations()]
        for variation in itertools.chain.from_iterable(choices):
            if variation.name is None:
                variation.name = variation.default_name()
        for feed in self.feedDicts:
            self.model.Feed(feed)
            for chosen in itertools.product(*choices):
                model = _varied(self.model, chosen)
                if model is not None:
                    yield self._named(session, model, chosen)

    def _lifetime_variations(self) -> list[list[ModelVariation]]:
        single = len(self.model.operations) == 1
        exact = self.expectedMultinomialDistributionTolerance == 0
        if not (self.testLifeTimeVariation and single and exact):
            return []
        return [
            [DefaultVariation(), AllTensorsAsInputsConverter()],
            [DefaultVariation(), AllInputsAsInternalCoverter()],
        ]

    def _named(
        self, session: Session, model: Model, chosen: tuple[ModelVariation, ...]
    ) -> Expansion:
        variations = tuple(variation.name for variation in chosen if variation.name)
        name = session.test_name(session.spec_name, model.name, self.name, *variations)
        if name in session.version_overrides:
            model.IntroducedIn(session.version_overrides[name])
        if model.isRelaxed:
            model.IntroducedIn(None)
        return Expansion(name, model, self, variations)


def _varied(model: Model, chosen: tuple[ModelVariation, ...]) -> Model | None:
    twin = model.clone()
    try:
        for variation in chosen:
            variation.apply(twin)
    except SkipVariation:
        return None
    return twin


def _axis_and_rank(operands: tuple[Operand, ...]) -> tuple[int, int]:
    """The axis that an INT32 operand among ``operands`` holds (else the last), and the rank."""
    ranks = {len(o.type.dimensions) for o in operands if o.type.type != "INT32"}
    if len(ranks) != 1:
        raise ValueError(f"{operands} must have one rank")
    rank = ranks.pop()
    axes = [o.value[0] for o in operands if o.type.type == "INT32" and o.value is not None]
    return (axes[-1] % rank if axes else rank - 1), rank


def _others(origin: int, rank: int) -> list[int]:
    return [axis for axis in range(rank) if axis != origin]


def combined(examples: list[Example]) -> list[Example]:
    """The examples, those with the same model, name and variations made one."""
    merged: dict[Any, Example] = {}
    for example in examples:
        key = (
            id(example.model),
            example.name,
            tuple(tuple(id(v) for v in choice) for choice in example.variations),
        )
        if key in merged:
            merged[key].feedDicts.extend(example.feedDicts)
        else:
            merged[key] = example
    return list(merged.values())
