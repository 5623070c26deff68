from __future__ import annotations

import math

import msgspec
import pytest

from mlts.capabilities.derivation import combined
from mlts.capabilities.fields import IF, RELAXED_SCALAR, RELAXED_TENSOR, WHILE, fields_of, of_type
from mlts.capabilities.results import CapabilitiesRun, Estimate, FieldValue, Standing
from mlts.capabilities.run import concluded
from mlts.results import Ratio
from nnhal.types import HalVersion, OperandType
from tests.unit.mlts.capabilities.measured import FLOAT, QUANT, described, measured
from tests.unit.mlts.fakes import MS

ONE = {"net": FLOAT}


def field_of(run: CapabilitiesRun, field: str, driver: int = 0) -> FieldValue:
    return next(f for f in run.capabilities[driver].fields if f.field == field)


def time_of(run: CapabilitiesRun, field: str, driver: int = 0) -> Estimate:
    found = field_of(run, field, driver).exec_time
    assert found
    return found


def ends_of(estimate: Estimate) -> tuple[float, float]:
    assert estimate.low
    assert estimate.high
    return estimate.low, estimate.high


def test_a_driver_that_takes_twice_as_long_has_twice_the_numbers_within_the_interval() -> None:
    rates = {"net": FLOAT, "other": FLOAT, "quant": QUANT, "loop": WHILE}
    once = {"net": 3 * MS, "other": 9 * MS, "quant": MS, "loop": 20 * MS}
    run = measured(rates, {"once": once, "twice": {name: 2 * ns for name, ns in once.items()}})
    for field in (FLOAT, QUANT, WHILE):
        one, two = time_of(run, field, 0), time_of(run, field, 1)
        low, high = ends_of(one)
        low_of_two, high_of_two = ends_of(two)
        assert low < one.value < high
        assert low_of_two / high <= 2 <= high_of_two / low
        assert two.value / one.value == pytest.approx(2, rel=0.1)
    assert time_of(run, QUANT).value == pytest.approx(0.5, rel=0.1)


def test_models_are_combined_by_their_geometric_mean() -> None:
    ratios = {
        "a": Ratio(value=0.5, low=0.4, high=0.625, confidence=0.95, blocks=20),
        "b": Ratio(value=8, low=6.4, high=10, confidence=0.95, blocks=20),
    }
    found = combined(ratios)
    assert found.value == pytest.approx(2)
    # Both intervals are a factor of 1.25 wide to either side; the mean of two is narrower.
    factor = math.exp(math.sqrt(2) * math.log(1.25) / 2)
    assert (found.low, found.high) == (pytest.approx(2 / factor), pytest.approx(2 * factor))
    assert [model.model for model in found.models] == ["a", "b"]


def test_without_an_interval_nothing_is_judged() -> None:
    run = measured(ONE, {"acme": {"net": 9 * MS}}, run_ns=0)
    assert time_of(run, FLOAT).low is None
    ((_, comparison),) = run.capabilities[0].comparisons(Standing.NOT_JUDGED)
    assert "too few blocks" in comparison.reason


def test_types_without_models_take_the_value_of_the_nearest_and_say_so() -> None:
    rates = {"net": FLOAT, "quant": QUANT}
    run = measured(rates, {"acme": {"net": 4 * MS, "quant": MS}})
    near = {
        OperandType.FLOAT32: FLOAT,
        OperandType.TENSOR_FLOAT16: FLOAT,
        OperandType.INT32: QUANT,
        OperandType.TENSOR_BOOL8: QUANT,
        OperandType.TENSOR_QUANT8_ASYMM_SIGNED: QUANT,
        OperandType.TENSOR_QUANT16_SYMM: QUANT,
    }
    for type, source in near.items():
        found = field_of(run, of_type(type))
        assert (found.taken_from, found.exec_time) == (source, time_of(run, source))
        assert not found.comparisons
    for field in (IF, WHILE, RELAXED_TENSOR, RELAXED_SCALAR):
        assert field_of(run, field).exec_time is None


def test_quantized_types_are_never_rated_by_floats() -> None:
    run = measured(ONE, {"acme": {"net": 4 * MS}})
    assert field_of(run, of_type(OperandType.INT32)).taken_from == FLOAT
    for type in OperandType:
        if "QUANT" in type.name:
            assert field_of(run, of_type(type)).exec_time is None


def test_a_model_with_wrong_outputs_tells_nothing_of_speed() -> None:
    rates = {"net": FLOAT}
    wrong = {"acme": {"function": lambda value: value * 3}}
    run = measured(rates, {"acme": {"net": MS}}, drivers=wrong)
    found = field_of(run, FLOAT)
    assert found.exec_time is None
    assert found.not_measured.startswith("net: FAILURE, ")
    assert run.capabilities[0].problem == "nothing was measured"


def test_a_mean_without_a_model_that_failed_is_told_and_not_judged() -> None:
    rates = {"net": FLOAT, "other": FLOAT}
    latencies = {"acme": {"net": MS, "other": 4 * MS}}
    broken = {"acme": {"raises": RuntimeError("no"), "at": "prepare"}}
    whole = measured(rates, latencies)
    assert whole.capabilities[0].comparisons(Standing.NOT_JUDGED) == []
    run = with_case(whole, measured(rates, latencies, drivers=broken), "net/acme", rates)
    assert time_of(run, FLOAT).value == pytest.approx(2, rel=0.1)
    ((_, comparison),) = run.capabilities[0].comparisons(Standing.NOT_JUDGED)
    assert comparison.reason == "net: FAILURE"
    refused = {"acme": {"unsupported": "no such operation"}}
    run = with_case(whole, measured(rates, latencies, drivers=refused), "net/acme", rates)
    assert time_of(run, FLOAT).value == pytest.approx(2, rel=0.1)
    assert run.capabilities[0].comparisons(Standing.NOT_JUDGED) == []


def with_case(
    run: CapabilitiesRun, other: CapabilitiesRun, id: str, rates: dict[str, str]
) -> CapabilitiesRun:
    """``run`` as if one of its cases had ended as in the other one."""
    cases = [case for case in run.cases if case.id != id]
    cases += [case for case in other.cases if case.id == id]
    return concluded(msgspec.structs.replace(run, cases=tuple(cases)), rates, {"acme": described()})


def test_a_busy_machine_is_not_judged() -> None:
    """The driver took its time by the clock, but half of it on no processor."""
    run = measured(ONE, {"acme": {"net": 9 * MS}}, stalls={"acme": 1.0, "TFLite_CPU": 2.0})
    ((field, comparison),) = run.capabilities[0].comparisons(*Standing)
    assert (field.field, comparison.standing) == (FLOAT, Standing.NOT_JUDGED)
    assert comparison.reason.startswith("net: machine busy")


def test_power_is_the_ratio_of_energies() -> None:
    watts = {"TFLite_CPU": 5.0, "acme": 15.0}
    run = measured(ONE, {"acme": {"net": 4 * MS}}, power=watts.__getitem__)
    found = field_of(run, FLOAT).power_usage
    assert found
    assert found.low
    assert found.high
    assert found.value == pytest.approx(3 * time_of(run, FLOAT).value, rel=1e-3)


def test_power_of_what_the_counters_do_not_cover_is_not_told() -> None:
    watts = {"TFLite_CPU": 5.0, "acme": 0.1}
    about = {"acme": described(type="ACCELERATOR")}
    run = measured(ONE, {"acme": {"net": 4 * MS}}, power=watts.__getitem__, about=about)
    found = field_of(run, FLOAT)
    assert found.power_usage is None
    assert "ACCELERATOR" in found.power_not_measured
    run = measured(ONE, {"acme": {"net": 4 * MS}}, no_energy="only root may read it")
    assert field_of(run, FLOAT).power_not_measured == "only root may read it"


def test_each_version_has_the_fields_of_its_structure() -> None:
    """Counted in types.hal of each version: operand types, OEM's included, and named fields."""
    assert [len(fields_of(version)) for version in HalVersion] == [2, 3, 18, 21, 21, 21, 21, 21]
    assert list(fields_of(HalVersion.V1_1).values()) == [
        "float32Performance",
        "quantized8Performance",
        "relaxedFloat32toFloat16Performance",
    ]
