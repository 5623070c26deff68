"""Models that a driver's performance is measured on, and which of its numbers each one tells.

Android recommends MobileNet v1 and v2, asr_float and tts_float for 32-bit floating point, and the
quantized MobileNet v1 and v2 for 8-bit values (source.android.com, Neural Networks API drivers,
Initialization). Floating point models are measured a second time as relaxed ones. The models of
:mod:`mlts.capabilities.control_flow` tell of IF and WHILE.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from mlts import planning
from mlts.capabilities.control_flow import IF_MODEL, WHILE_MODEL, control_flow_models
from mlts.capabilities.fields import IF, RELAXED_TENSOR, WHILE, of_type
from mlts.catalogue import Catalogue, CatalogueModel
from mlts.groups import group_of
from mlts.planning import PlannedModel
from nncli.errors import UserError
from nnhal.types import Model, OperandType
from nntflite.errors import UnsupportedModel

__all__ = [
    "RECOMMENDED",
    "RELAXED",
    "Chosen",
    "NothingToMeasure",
    "all_models",
    "chosen_models",
]

RECOMMENDED: Final = (
    "MobileNet v1 Float",
    "MobileNet v2 Float",
    "LSTM Automatic Speech Recognition",
    "LSTM Text-to-speech",
    "MobileNet v1 Quantized",
    "MobileNet v2 Quantized",
)
"""Groups of :mod:`mlts.groups`, each of which has one recommended model."""

RELAXED: Final = "_relaxed"
"""Ends the name of a model that is measured as a relaxed one, too."""

_CONTROL_FLOW: Final = {IF_MODEL: IF, WHILE_MODEL: WHILE}


class NothingToMeasure(UserError):
    """None of the models that were asked for is there."""


class _NotMeasurable(Exception):
    """A model that was chosen tells nothing; says why."""


@dataclass(frozen=True)
class Chosen:
    """The models to measure. ``rates`` tells by a model's name which number it is for, and
    ``missing`` in words what should have been measured and is not there.
    """

    models: tuple[PlannedModel, ...]
    rates: dict[str, str]
    missing: tuple[str, ...] = ()


def chosen_models(found: Catalogue, patterns: Sequence[str]) -> Chosen:
    """Return the models whose names match ``patterns``; without any, the recommended ones and
    control flow.

    Raises NoSuchModel, NothingToMeasure, and as :func:`mlts.planning.plan`.
    """
    loops = control_flow_models()
    wanted, missing = _wanted(_with_relaxed(found), loops, patterns)
    names = {model.name for model in wanted}
    models = planning.plan(model for model in wanted if model.name not in _CONTROL_FLOW)
    rates, untold = _rates(models)
    rates |= {loop.name: _CONTROL_FLOW[loop.name] for loop in loops if loop.name in names}
    missing = tuple(dict.fromkeys((*missing, *untold)))
    if not rates:
        raise NothingToMeasure(f"there is nothing to measure: {'; '.join(missing)}")
    chosen = tuple(model for model in (*models, *loops) if model.name in rates)
    return Chosen(chosen, rates, missing)


def _wanted(
    models: Sequence[CatalogueModel], loops: Sequence[PlannedModel], patterns: Sequence[str]
) -> tuple[Sequence[CatalogueModel], Sequence[str]]:
    """What is to be measured, and what of that is not there."""
    entries = [loop.entry for loop in loops]
    if patterns:
        return Catalogue((*models, *entries)).select(patterns), ()
    recommended, missing = _recommended(models)
    return (*recommended, *entries), missing


def _rates(models: Sequence[PlannedModel]) -> tuple[dict[str, str], list[str]]:
    """Which field each model is for, and why others are for none."""
    rates: dict[str, str] = {}
    untold: list[str] = []
    for model in models:
        try:
            field = _rated(model)
        except _NotMeasurable as reason:
            untold.append(str(reason))
        else:
            if field is not None:
                rates[model.name] = field
    return rates, untold


def all_models(found: Catalogue) -> Iterator[PlannedModel]:
    """Every model that can be measured, not opened yet but for those of control flow."""
    yield from map(PlannedModel, _with_relaxed(found))
    yield from control_flow_models()


def _with_relaxed(found: Catalogue) -> tuple[CatalogueModel, ...]:
    """The models of a catalogue, each of floating point followed by itself as a relaxed one."""
    names = {model.name for model in found.models}
    models = []
    for model in found.models:
        models.append(model)
        relaxed = _relaxed(model)
        is_float = model.entry.data_size == 4 and not model.entry.accuracy.relaxed
        if is_float and relaxed.name not in names:
            models.append(relaxed)
    return tuple(models)


def _relaxed(model: CatalogueModel) -> CatalogueModel:
    entry = model.entry
    return replace(
        model,
        entry=msgspec.structs.replace(
            entry,
            name=f"{entry.name}{RELAXED}",
            model_file=entry.model_file or entry.name,
            accuracy=msgspec.structs.replace(entry.accuracy, relaxed=True),
        ),
    )


def _recommended(
    models: Sequence[CatalogueModel],
) -> tuple[tuple[CatalogueModel, ...], list[str]]:
    """One of each recommended group, with its relaxed one; and what there is none of."""
    found: list[CatalogueModel] = []
    missing: list[str] = []
    for group in RECOMMENDED:
        best = max(
            (m for m in models if group_of(m.name) == group and not _is_relaxed(m) and m.path),
            key=_preference,
            default=None,
        )
        if best is None:
            missing.append(f"no model of the group {group} is in these assets")
        else:
            found += [m for m in models if m.name in (best.name, f"{best.name}{RELAXED}")]
    return tuple(found), missing


def _is_relaxed(model: CatalogueModel) -> bool:
    return model.entry.accuracy.relaxed


def _preference(model: CatalogueModel) -> tuple[int, bool]:
    """The largest, which is not a reduced one; of the same file the one with little data."""
    assert model.path is not None
    return os.path.getsize(model.path), model.entry.dataset is None


def _rated(model: PlannedModel) -> str | None:
    """The field that a model is for; None for a relaxed one that has nothing to relax.

    Raises _NotMeasurable.
    """
    if model.loaded is None:
        raise _NotMeasurable(model.entry.absent)
    try:
        type = _main_type(model.loaded.imported.model)
    except UnsupportedModel as error:
        raise _NotMeasurable(f"{model.name} is not expressible in the HAL: {error}") from error
    if not _is_relaxed(model.entry):
        return of_type(type)
    return RELAXED_TENSOR if type == OperandType.TENSOR_FLOAT32 else None


def _main_type(model: Model) -> int:
    """What most operations have as their first operand, by which Android's runtime rates them.

    Source: ``ModelBuilder::getPerformance`` of NeuralNetworks' runtime.
    """
    operands = model.main.operands
    types = Counter(operands[op.inputs[0]].type for op in model.main.operations if op.inputs)
    return types.most_common(1)[0][0]
