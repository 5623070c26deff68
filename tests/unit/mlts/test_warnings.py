from __future__ import annotations

import msgspec
import pytest

from mlts import statistics, warnings
from mlts.results import Isolation, Latency, ProcessorTime, Ratio
from mlts.statistics import Block
from nntest.environment import Environment

QUIET = Environment(usable_cpus=2, governor="performance", load_before=(0.1, 0.1, 0.1))
BLOCKS = [Block(10, 1000)] * 20


def latency(count: int = 100, spread: int = 1) -> Latency:
    return statistics.latency([1000 + (spread if n % 2 else -spread) for n in range(count)])


def ratio(width: float, blocks: int = 20) -> Ratio:
    return Ratio(value=1, low=1 - width / 2, high=1 + width / 2, confidence=0.95, blocks=blocks)


def test_a_quiet_measurement_raises_no_doubt() -> None:
    assert warnings.of_case(latency(), ratio(0.02), BLOCKS, QUIET) == ()
    assert warnings.of_machine(QUIET) == ()


@pytest.mark.parametrize(
    ("changes", "code", "text"),
    [
        ({"governor": "powersave"}, "governor", "'powersave'"),
        ({"load_before": (1.8, 1.0, 1.0)}, "load", "1.80 on 2 processors"),
    ],
)
def test_what_disturbs_the_machine_touches_the_whole_run(
    changes: dict[str, object], code: str, text: str
) -> None:
    (warning,) = warnings.of_machine(msgspec.structs.replace(QUIET, **changes))
    assert warning.code == code
    assert text in warning.message
    assert warning.advice


def test_an_uncertain_ratio_says_why() -> None:
    drifting = [Block(10, 1000)] * 10 + [Block(10, 1500)] * 10
    busy = msgspec.structs.replace(QUIET, load_before=(2.0, 1.0, 1.0))
    (warning,) = warnings.of_case(latency(), ratio(0.3), drifting, busy)
    assert warning.code == "unstable"
    assert "the ratio is uncertain by 30%" in warning.message
    assert "the second half of the run was 50% slower than the first" in warning.message
    assert "load average 2.00" in warning.message


def test_an_uncertain_mean_is_told_where_there_is_no_ratio() -> None:
    jumping = [Block(10, 1000), Block(10, 3000)] * 10
    (warning,) = warnings.of_case(latency(), None, jumping, QUIET)
    assert warning.message == "the mean is uncertain by 46%: no reason was found"


def test_scattering_latencies_with_a_sure_mean_raise_no_doubt() -> None:
    assert warnings.of_case(latency(spread=500), None, BLOCKS, QUIET) == ()


@pytest.mark.parametrize(("count", "blocks"), [(9, 20), (100, 4)])
def test_too_few_samples_are_told(count: int, blocks: int) -> None:
    found = warnings.of_case(latency(count), ratio(0.02, blocks), BLOCKS[:blocks], QUIET)
    assert [warning.code for warning in found] == ["few_samples"]
    assert f"only {count} inferences in {blocks} blocks" in found[0].message


def test_a_driver_in_a_process_of_its_own_pays_for_messages() -> None:
    (warning,) = warnings.of_isolation(Isolation.SERVICE)
    assert warning.code == "service"
    assert warnings.of_isolation(Isolation.WORKER) == warnings.of_isolation(Isolation.NONE) == ()


def test_a_limit_missed_on_a_part_of_the_data_says_how_much_was_run() -> None:
    warning = warnings.of_part("Top 1 value is far below the threshold", 20, 500)
    assert warning.message.endswith("not judged, because only 20 of 500 inputs were run")


def processor_time(stall: float) -> ProcessorTime:
    return ProcessorTime(per_inference_ns=1000, stall=stall, ratio=1.5)


def test_threads_that_nobody_declares_are_told() -> None:
    (warning,) = warnings.of_processors(processor_time(stall=0.5), None)
    assert warning.message == (
        "it kept 2.0 processors busy on average; its ratio by processor time is 1.50"
    )


@pytest.mark.parametrize(("stall", "threads"), [(0.5, 2), (0.81, None), (2.0, None)])
def test_declared_threads_and_work_on_one_processor_raise_no_doubt(
    stall: float, threads: int | None
) -> None:
    assert warnings.of_processors(processor_time(stall), threads) == ()
    assert warnings.of_processors(None, None) == ()
