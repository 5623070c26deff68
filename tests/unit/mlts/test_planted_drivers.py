"""Which drivers a verdict finds: those that are wrong, and not those that round otherwise."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from mlts.backends.tflite import TfliteBackend
from mlts.catalogue import CatalogueModel, catalogue_at
from mlts.datasets import DataSequence
from mlts.judgment import ModelJudge
from mlts.measurement import run_sequence
from mlts.planning import PlannedModel, load
from mlts.results import BASELINE
from mlts.tolerances import PLAIN, Arithmetic
from tests.cells import cells
from tests.unit.mlts.fakes import FakeDataset, catalogue_model
from tests.unit.mlts.recorded import Recorded, recorded
from tests.volume import sampled

Outputs = list[tuple[NDArray[Any], ...]]
Defect = Callable[[NDArray[Any], int], NDArray[Any]]

MAX_SEQUENCES: Final = 30


def scaled(factor: float) -> Defect:
    def defect(output: NDArray[Any], zero_point: int) -> NDArray[Any]:
        values = zero_point + (output.astype(np.float64) - zero_point) * factor
        if output.dtype.kind == "f":
            return values.astype(output.dtype)
        limits = np.iinfo(output.dtype)
        return np.rint(values).clip(limits.min, limits.max).astype(output.dtype)

    return defect


def shifted(steps: int) -> Defect:
    def defect(output: NDArray[Any], zero_point: int) -> NDArray[Any]:
        limits = np.iinfo(output.dtype)
        return (output.astype(np.int64) + steps).clip(limits.min, limits.max).astype(output.dtype)

    return defect


def without_the_commonest_class(output: NDArray[Any], zero_point: int) -> NDArray[Any]:
    """One channel is wrong: it stays at zero."""
    rows = output.reshape(len(output), -1).copy()
    rows[:, int(np.bincount(rows.argmax(axis=1)).argmax())] = zero_point
    return rows.reshape(output.shape)


DEFECTS: Final[dict[str, Defect]] = {
    "10 % too large": scaled(1.1),
    "10 % too small": scaled(0.9),
    "zero point 1 too high": shifted(1),
    "zero point 5 too low": shifted(-5),
    "one channel": without_the_commonest_class,
}


def catalogue(*, embedded: bool) -> list[CatalogueModel]:
    """The embedded models, or Android's where ``MLTS_ASSETS`` names their folder."""
    assets = None if embedded else os.environ.get("MLTS_ASSETS", "")
    if assets == "":
        return []
    models = catalogue_at(Path(assets) if assets else None).models
    return [model for model in models if model.path is not None]


@cache
def measured(name: str, *, default_delegates: bool = False) -> tuple[PlannedModel, Outputs]:
    """What TF Lite makes of the first sequences of a model's data set."""
    models = [*catalogue(embedded=True), *catalogue(embedded=False)]
    planned = load(next(model for model in models if model.name == name))
    assert planned.loaded is not None
    session = TfliteBackend(1, default_delegates=default_delegates).prepare(planned.loaded)
    found: Outputs = []
    for sequence in sequences(planned):
        items: list[tuple[NDArray[Any], ...]] = []
        run_sequence(
            session,
            sequence,
            lambda: 0,
            lambda: False,
            lambda items=items: items.append(tuple(o.copy() for o in session.outputs())),  # type: ignore[misc]
        )
        found.append(tuple(np.stack(outputs) for outputs in zip(*items, strict=True)))
    return planned, found


def sequences(planned: PlannedModel) -> Iterator[DataSequence]:
    assert planned.dataset is not None
    count = min(len(planned.dataset), MAX_SEQUENCES)
    return (planned.dataset.sequence(index) for index in range(count))


def errors_of(name: str, outputs: Outputs) -> tuple[str, ...]:
    """The verdict on a driver that gives ``outputs``."""
    planned, baseline = measured(name)
    assert planned.loaded is not None
    judge = ModelJudge(planned.entry, [BASELINE, "driver"], 10**6, planned.loaded.arithmetic)
    judge.add(list(sequences(planned)), {BASELINE: baseline, "driver": outputs})
    return judge.result("driver").validation_errors


def planted(name: str, defect: Defect) -> Outputs:
    planned, baseline = measured(name)
    assert planned.loaded is not None
    zero_points = planned.loaded.arithmetic.zero_points or {}
    whole = [np.concatenate(outputs) for outputs in zip(*baseline, strict=True)]
    wrong = [defect(output, zero_points.get(n, 0)) for n, output in enumerate(whole)]
    ends = np.cumsum([len(outputs[0]) for outputs in baseline])[:-1]
    return list(zip(*(np.split(output, ends) for output in wrong), strict=True))


EMBEDDED: Final = sampled([model.name for model in catalogue(embedded=True)], 0.3)
ORIGINALS: Final = [model.name for model in catalogue(embedded=False)]

each_model = pytest.mark.parametrize(
    "name", [*EMBEDDED, *(pytest.param(name, marks=pytest.mark.slow) for name in ORIGINALS)]
)
all_models = pytest.mark.parametrize(
    "names",
    [
        pytest.param(EMBEDDED, id="embedded"),
        pytest.param(
            ORIGINALS,
            id="originals",
            marks=[
                pytest.mark.slow,
                pytest.mark.skipif(
                    not ORIGINALS, reason="MLTS_ASSETS names no models of Android's"
                ),
            ],
        ),
    ],
)


@all_models
@cells("factor", [1.1, 0.9])
def test_a_driver_that_is_ten_percent_wrong_fails_every_model(
    names: list[str], factor: float
) -> None:
    assert [name for name in names if not errors_of(name, planted(name, scaled(factor)))] == []


@each_model
def test_a_driver_that_is_one_percent_wrong_fails(name: str) -> None:
    planned, baseline = measured(name)
    assert planned.loaded is not None
    inferences = sum(len(outputs[0]) for outputs in baseline)
    if planned.loaded.arithmetic.is_quantized and inferences < MAX_SEQUENCES:
        pytest.skip("1 % of so few 8-bit outputs is less than their rounding")
    assert errors_of(name, planted(name, scaled(1.01)))


@all_models
@cells("default_delegates", [False, True])
def test_the_other_kernels_of_tf_lite_pass(names: list[str], default_delegates: bool) -> None:
    for name in names:
        _, outputs = measured(name, default_delegates=default_delegates)
        assert errors_of(name, outputs) == (), name


def recorded_errors(of: Recorded, outputs: NDArray[Any]) -> tuple[str, ...]:
    """The verdict on a driver with recorded outputs; more than two inferences are of images."""
    count = len(of.tflite)
    labels = [0] * count if count > 2 else None
    arithmetic = Arithmetic(is_quantized=True, zero_points={0: of.zero_point})
    judge = ModelJudge(catalogue_model(), [BASELINE, "driver"], count, arithmetic)
    window = [FakeDataset([1] * count, labels=labels).sequence(n) for n in range(count)]
    split = {
        name: [(rows[n : n + 1],) for n in range(count)]
        for name, rows in ((BASELINE, of.tflite), ("driver", outputs))
    }
    judge.add(window, split)
    return judge.result("driver").validation_errors


@cells("engine", ["litert", "xnnpack"])
@cells("name", sorted(recorded()))
def test_an_engine_that_rounds_otherwise_passes(name: str, engine: str) -> None:
    of = recorded()[name]
    assert recorded_errors(of, of.others[engine]) == ()


def test_what_was_recorded_is_far_from_equal() -> None:
    steps = [
        np.abs(of.others["xnnpack"].astype(int) - of.tflite).max() for of in recorded().values()
    ]
    assert max(steps) == 38
    assert min(steps) >= 3


@cells("defect", list(DEFECTS))
@cells("name", sorted(recorded()))
def test_a_defect_is_found_in_quantized_outputs(name: str, defect: str) -> None:
    of = recorded()[name]
    assert recorded_errors(of, DEFECTS[defect](of.tflite, of.zero_point))


@cells("engine", ["litert", "xnnpack"])
@cells("defect", ["10 % too large", "10 % too small", "zero point 5 too low"])
@cells("name", sorted(recorded()))
def test_a_defect_is_found_in_an_engine_that_rounds_otherwise(
    name: str, defect: str, engine: str
) -> None:
    of = recorded()[name]
    assert recorded_errors(of, DEFECTS[defect](of.others[engine], of.zero_point))


def test_a_last_operation_that_truncates_passes() -> None:
    of = recorded()["mobilenet_v2_1.0_224_quant"]
    fractions = np.random.default_rng(0).uniform(size=of.tflite.shape)
    assert recorded_errors(of, of.tflite - (fractions < 0.5)) == ()


def test_the_rule_is_that_of_a_model_in_float_unless_it_has_steps() -> None:
    planned, _ = measured("mobilenet_v1_0.25_128_mini")
    assert planned.loaded is not None
    assert planned.loaded.arithmetic == Arithmetic(zero_points={})
    assert not PLAIN.is_quantized
    quantized, _ = measured("mobilenet_v1_0.25_128_mini_quant")
    assert quantized.loaded is not None
    assert quantized.loaded.arithmetic == Arithmetic(is_quantized=True, zero_points={0: 0})
