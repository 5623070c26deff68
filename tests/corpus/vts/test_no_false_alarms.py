"""The suite finds no fault with drivers that are right, however unlike the reference driver.

Each of :mod:`tests.corpus.vts.correct_drivers` and its like goes through the groups that its
peculiarity is a matter of, on a small part of our own corpus. One that has never been peculiar says
nothing, so each counts how often it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final, NamedTuple

import pytest

from nnhal.client.older_interfaces import by_older_interface
from nnhal.driver_kit import Driver
from nnhal.types import HalVersion
from nntest.results import Outcome
from nntest.spec import SpecCase
from tests.corpus.vts import correct_aidl_drivers as aidl
from tests.corpus.vts import correct_arithmetic as arithmetic
from tests.corpus.vts import correct_caches as caches
from tests.corpus.vts import correct_drivers as drivers
from tests.own_corpus import own_cases
from tests.unit.vts.groups.harness import run_group
from tests.volume import repeated, sampled
from vts.group_registry import GROUPS
from vts.groups import random_graphs
from vts.test_group import PlannedTest, TestGroup

V = HalVersion

ORDERS: Final = (None, *range(1, repeated(1, 6)))
"""Of the tests of a group: that of the group, and seeds of others."""

CORPUS: Final[Mapping[str, Sequence[str]]] = {
    "activation/logistic": ("*_bends", "*_clear_of_halves_quant8", "*_infinite"),
    "activation/tanh": ("*_rank_2", "*_all_codes_0_quant8*", "*_bends_relaxed"),
    "control_flow/while": ("while_times_5", "while_two_states_1", "while_endless"),
    "convolution/conv_2d": ("*_valid_nhwc", "*_dilation_nhwc*"),
    "convolution/conv_2d_quant8": (
        "*_valid_channel_nhwc*",
        "*_same_quant8_nchw",
        "*_clear_of_halves_*",
    ),
    "convolution/conv_2d_activation_bounds": ("*_great_quant8",),
    "elementwise_binary/add_graph_shapes": ("*_passed_twice", "*_passed_twice_quant8"),
    "elementwise_binary/add_in_graphs": ("*_diamond*", "*_same_operand_twice"),
    "quantization/quantize": ("*_halves_1_0_quant8*",),
    "fully_connected/fully_connected_merged_operations": ("*_parallel", "*_parallel_quant8"),
    "generation/random_multinomial": ("*_four_classes*",),
    "elementwise_unary/rsqrt_operation_idioms": ("*_normalizations",),
    "reduction/mean_far_values": ("*",),
    "rnn/bidirectional_sequence_rnn": ("*_parallel_batch_major", "*_cross_time_major"),
    "reduction/argmax": ("*_shown*", "*_rank_4_axis_1*"),
    "elementwise_unary/sin_far_values": ("*",),
    "slicing/strided_slice": ("strided_slice_shrunk_two",),
    "softmax/softmax_far_values": ("*_ten",),
    "softmax/softmax": ("*_beta_0_7*", "*_quant8_dim4_axis3"),
}
"""Cases by file and name."""

EXECUTIONS: Final = ("general", "fenced", "repeated_execution")
NUMBERS: Final = (
    "general",
    "repeated_execution",
    "quantization_coupling",
    "memory_domain",
    "sibling_models/one_element*",
)
DEVICE_MEMORY: Final = (
    "memory_domain",
    "memory_domain_allocate/*FLOAT32*",
    "memory_domain_copy/*FLOAT32*",
    "memory_domain_execution/*FLOAT32*",
)
CACHING: Final = (
    "compilation_caching",
    "compilation_caching_security/*/*/0",
)
REFUSALS: Final = (
    "general",
    "model_validation/*execution_p*",
    "model_validation/operand_scale*",
    "request_validation/remove_argument*",
    "quantization_coupling",
    "deadline",
    "memory_domain_execution/invalid_io*",
    "expected_failure",
)
HIDL: Final = (V.V1_3, V.V1_2, V.V1_0)

TURNS: Final = (
    "memory_domain_execution/*shapes_in_turns*",
    "memory_domain_execution/roles_in_several*",
    "compilation_caching/memory_of_both*",
)
GRAPHS: Final = tuple(
    f"random_graphs/{name}/*"
    for name in ("CONV_2D", "FULLY_CONNECTED", "LOGISTIC", "LSTM", "MEAN", "MUL", "SOFTMAX")
)
VARIATIONS: Final = tuple(
    f"{group}/*{name}*"
    for group in ("model_variations", "inner_results")
    for name in ("_merged_operations", "_operation_idioms")
)
FEW_GRAPHS: Final = 4
"""Of each operation and combination of types, in place of a hundred."""

PART_OF_GRAPHS: Final = 0.1
"""Tests of random graphs that a run takes: they cost a hundred times as much as others."""


class Run(NamedTuple):
    """A driver, the groups (or, with a glob, tests) that it goes through, and by which versions of
    its interface; none is its own.
    """

    make: type[Any]
    tests: Sequence[str]
    versions: Sequence[HalVersion | None] = (None,)


RUNS: Final = (
    Run(drivers.RunsNothing, (*REFUSALS, "basic"), (V.V1_0, V.V1_3, V.AIDL_V4)),
    Run(drivers.RunsFloatsOnly, (*REFUSALS, "compilation_caching/*retrieval*"), (V.V1_2, V.V1_3)),
    Run(drivers.RunsQuantizedOnly, REFUSALS, (V.V1_1, V.AIDL_V1)),
    Run(drivers.RunsThreeOperations, REFUSALS),
    Run(drivers.DoubtsWhatItCanDo, (*REFUSALS, "older_interfaces/newest_model*"), HIDL),
    Run(drivers.RefusesAtTheLaunch, REFUSALS),
    Run(drivers.NeverMeasures, (*EXECUTIONS, "reported_times"), (V.V1_3, V.V1_2)),
    Run(drivers.MeasuresTheDriverOnly, (*EXECUTIONS, "reported_times")),
    Run(drivers.MeasuresTheDeviceOnly, (*EXECUTIONS, "reported_times")),
    Run(drivers.TellsNoKnownShapes, (*EXECUTIONS, "burst_validation/s*"), (V.V1_3, V.V1_2)),
    Run(drivers.DoesNotKnowWhatIsMissing, ("insufficient_output_size",), (V.V1_3, V.V1_2)),
    Run(
        drivers.FailsForUnknownShapes,
        (
            "dynamic_output_shape",
            "unknown_rank",
            "insufficient_output_size",
            "memory_domain_execution/*shapes_in_turns*FLOAT32*",
            "compilation_caching/other_dimensions*",
        ),
        (V.V1_2, V.V1_3, V.AIDL_V2),
    ),
    Run(drivers.CallsBackLate, ("general/*tanh*", "request_validation/*logistic*"), HIDL),
    Run(drivers.CallsBackLate, ("call_sequences/*/execute", "deadline/*tanh*", "general/*while*")),
    Run(drivers.CallsBackBeforeItReturns, ("general", "deadline", "infinite_loop_timeout")),
    Run(drivers.MissesNearDeadlines, ("deadline", "loaded_models/deadline*")),
    Run(drivers.RefusesNearDeadlines, ("deadline",)),
    Run(drivers.IgnoresDeadlines, ("deadline",)),
    Run(drivers.WaitsInTheLaunch, ("fenced_validation", "quantization_coupling", "deadline")),
    Run(
        drivers.WaitsInTheLaunch,
        ("fenced/*conv_2d_valid_nhwc", "fenced/*fences", "argument_placement/one_pool_*FLOAT32"),
    ),
    Run(drivers.GivesSignaledFences, ("fenced_validation", "memory_domain", "deadline")),
    Run(drivers.NoDeviceMemories, (*DEVICE_MEMORY, "call_sequences/*buffer*")),
    Run(drivers.DeviceMemoriesForOutputsOnly, (*DEVICE_MEMORY, "call_sequences/*buffer*")),
    Run(
        drivers.LooksAtUsedPoolsOnly,
        ("request_validation", "memory_domain", "call_sequences/*empty_pool"),
        (V.V1_3, V.V1_0),
    ),
    Run(drivers.RefusesEmptyPools, ("call_sequences/*empty_pool",), (V.V1_3, V.V1_0)),
    Run(drivers.RefusesOmittedOutputs, ("argument_placement/outputs_omitted*",), (V.V1_3, V.V1_0)),
    Run(drivers.KeepsNoMemoriesOfBursts, ("general", "burst_validation"), (V.V1_3, V.V1_2)),
    Run(
        drivers.SlowAndOneAtATime,
        ("general/*tanh*", "concurrency/*tanh*", "argument_placement/one_pool_in*FLOAT32"),
        (V.V1_0, V.V1_3, V.AIDL_V4),
    ),
    Run(
        drivers.RefusesWhenBusy,
        (
            "concurrency/*argmax*",
            "concurrency/other_dimensions/*FLOAT32",
            "argument_placement/one_pool_under_way/*FLOAT32",
        ),
        (V.AIDL_V4,),
    ),
    Run(
        drivers.CopiesItsArguments,
        (
            "general/*diamond*",
            "argument_placement/*argmax*",
            "argument_placement/*pool*",
            "varied_execution/*argmax*",
            "repeated_execution/omitted*",
        ),
    ),
    Run(drivers.SaysThatItIsExhausted, ("expected_failure",), (V.V1_2, V.AIDL_V4)),
    Run(drivers.KeepsRecentModels, ("sibling_models",)),
    Run(arithmetic.SumsInAnotherOrder, ("metamorphic_laws/*valid_nhwc",), (None, V.V1_2)),
    Run(drivers.KeepsRecentModels, ("call_sequences/again_and_again/device",), (V.V1_1,)),
    Run(drivers.OfAnotherVendor, ("basic", "extensions"), (V.V1_2, V.V1_3, V.AIDL_V3)),
    Run(caches.CachesNothing, CACHING),
    Run(caches.SavesNothing, CACHING),
    Run(caches.LoadsEverySecondTime, CACHING, (V.V1_2, V.V1_3)),
    Run(caches.LoadsEverySecondTime, ("loaded_models/*FLOAT32*", "loaded_models/fenced/*fences")),
    Run(caches.CachesInOneFile, CACHING, (V.V1_2, V.AIDL_V4)),
    Run(caches.CachesInEightFiles, (*CACHING, "compilation_caching_race/load/float32")),
    Run(arithmetic.ComputesQuantizedInFloat, (*NUMBERS, *GRAPHS, *VARIATIONS), (V.V1_2, V.V1_3)),
    Run(arithmetic.RoundsNotQuiteToTheNearest, (*NUMBERS, *GRAPHS, *TURNS, "concurrency/*tanh*")),
    Run(arithmetic.ComputesRelaxedInFloat16, (*NUMBERS, *GRAPHS, *VARIATIONS), (V.V1_1, V.V1_3)),
    Run(
        arithmetic.SumsInAnotherOrder,
        (*NUMBERS, *GRAPHS, *VARIATIONS, *TURNS, "concurrency/*tanh*"),
    ),
    Run(
        arithmetic.TakesTheLastOfEquals,
        (
            "general/*argmax*",
            "repeated_execution/*argmax*",
            "random_graphs/ARGMAX/*",
            "random_graphs/ARGMIN/*",
        ),
    ),
    Run(
        arithmetic.FusesActivations, ("general/*passed_twice*", "repeated_execution/*passed_twice*")
    ),
    Run(
        arithmetic.TakesTheAuxiliaryInputToBeAsWideAsTheInput,
        ("general/*_rnn_parallel_*", "general/*_rnn_cross_*"),
    ),
    Run(
        arithmetic.RoundsHalvesToEven,
        ("general/*halves*", "random_graphs/QUANTIZE/*"),
        (V.V1_2, V.V1_3),
    ),
    Run(arithmetic.FlushesDenormals, (*NUMBERS, *GRAPHS, *VARIATIONS)),
    Run(
        arithmetic.TakesNanForTheLowerBound, ("out_of_range_data/not_a_number*",), (V.V1_0, V.V1_3)
    ),
    Run(arithmetic.DrawsByAnotherGenerator, ("general", "repeated_execution")),
    Run(aidl.TellsNothingThatItNeedNot, (*EXECUTIONS, "configured_execution")),
    Run(drivers.HasNoClockOnTheDevice, (*EXECUTIONS, "configured_execution", "reported_times")),
    Run(aidl.WaitsInTheAidlLaunch, ("fenced_validation", "configured_execution", "deadline")),
    Run(aidl.KnowsMemoriesByTheirTokens, ("burst_validation", "memory_domain", "general")),
)


def _id(run: Run, version: HalVersion | None) -> str:
    return run.make.__name__ if version is None else f"{run.make.__name__}@{version.value}"


@pytest.mark.parametrize(
    ("run", "version"),
    sampled(
        [
            pytest.param(run, version, id=_id(run, version))
            for run in RUNS
            for version in run.versions
        ],
        0.2,
    ),
)
@pytest.mark.parametrize("order", ORDERS)
def test_no_fault_is_found_with_a_driver_that_is_right(
    run: Run, version: HalVersion | None, order: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vts.groups.random_graphs._ROUNDS", FEW_GRAPHS)
    made: list[Any] = []

    def make() -> Any:
        made.append(run.make())
        return _shown_as(made[-1], version)

    outcomes: list[Outcome] = []
    for tests in run.tests:
        name, _, glob = tests.partition("/")
        group = GROUPS.of(name)
        if version is not None and version < group.since:
            continue
        ran = run_group(
            group,
            make,
            corpus(),
            choose=_chosen(group, glob),
            shuffle=order,
        )
        assert ran.failures == {}, f"{run.make.__name__}: {run.make.__doc__}"
        assert ran.outcomes, f"{tests}: no such test"
        outcomes += ran.outcomes.values()
    assert sum(driver.uses for driver in made) > 0, "it was no other than the reference driver"
    assert set(outcomes) & {Outcome.SUCCESS, Outcome.SKIPPED}


def _chosen(group: TestGroup, glob: str) -> Callable[[PlannedTest], bool]:
    """The tests of ``group`` that ``glob`` names, or, of those with random graphs, a part."""
    if group is not random_graphs.GROUP:
        return lambda test: not glob or fnmatchcase(test.name, glob)
    named = [t.name for t in group.tests((), thorough=False) if fnmatchcase(t.name, glob)]
    part = {*sampled(named, PART_OF_GRAPHS)}
    return lambda test: test.name in part


@cache
def corpus() -> tuple[SpecCase, ...]:
    """A few cases of our own corpus."""
    return tuple(
        case
        for file, globs in CORPUS.items()
        for case in own_cases(file)
        if any(fnmatchcase(case.name, glob) for glob in globs)
    )


def _shown_as(driver: Any, version: HalVersion | None) -> Any:
    """``driver`` by its interface of ``version``."""
    if isinstance(driver, Driver):
        driver.hal_version = version or driver.hal_version
        return driver
    return driver if version in (None, V.V1_3) else by_older_interface(driver, version)


def test_every_driver_is_run_and_says_who_permits_it() -> None:
    classes = {
        made
        for module in (drivers, caches, arithmetic, aidl)
        for made in vars(module).values()
        if isinstance(made, type) and made.__module__ == module.__name__
    }
    bases = {drivers.Peculiar, drivers.PeculiarModel, drivers.Supporting, drivers.Wrapping}
    named = {made for made in classes - bases if not made.__name__.startswith("_")}
    assert named == {run.make for run in RUNS}
    for made in named:
        sources = (".hal", ".aidl", ".cpp", "As above")
        assert any(source in (made.__doc__ or "") for source in sources), made
