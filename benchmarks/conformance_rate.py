"""Conformance cases a second: ``vts`` on the reference driver beside ONNX's own node suite.

ONNX's suite runs on its reference evaluator, in process, each case prepared, run and compared, as
ours are. Both take turns, in random order of their cases (ours of their specs, which are read
meanwhile). Run ``python benchmarks/conformance_rate.py --specs DIR`` where the package ``onnx`` is
installed. It prints the versions that it has measured: the ratio says as much about ONNX's release
as about ours. Older releases were half as fast as ours; beside onnx 1.23.2 the ratio is 1.24, which
is below the limit, so that the exit code is 1.
"""

from __future__ import annotations

import itertools
import json
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import click

from nntest.results import Outcome
from nntest.runner.driver_under_test import Drivers, InProcess
from nntest.runner.selection import Selection
from nntest.runner.suite import CaseRunner
from nntest.runner.watch import Watch
from vts.suite import VtsSettings, VtsSuite

LIMIT = 2.0
"""Times the rate of ONNX's suite that ours has to reach. Set beside an older release; with onnx
1.23.2 it is missed."""

Work = Iterator[Callable[[], bool]]
"""Cases without end; each says whether it passed."""


def onnx_cases() -> Work:
    """The tests that ONNX's own runner makes of its node suite."""
    from onnx.backend.base import Backend, BackendRep
    from onnx.backend.test import BackendTest
    from onnx.reference import ReferenceEvaluator

    class Prepared(BackendRep):
        def __init__(self, model: Any) -> None:
            self._evaluator = ReferenceEvaluator(model)
            self._names = [given.name for given in model.graph.input]

        def run(self, inputs: Any, **_: Any) -> Any:
            return self._evaluator.run(None, dict(zip(self._names, inputs, strict=False)))

    class Reference(Backend):
        @classmethod
        def supports_device(cls, device: str) -> bool:
            return device == "CPU"

        @classmethod
        def prepare(cls, model: Any, device: str = "CPU", **_: Any) -> Prepared:
            super().prepare(model, device)  # checks the model, as ours is checked
            return Prepared(model)

    suite = BackendTest(Reference, __name__).test_cases["OnnxBackendNodeModelTest"]
    names = [name for name in dir(suite) if name.startswith("test_") and name.endswith("_cpu")]
    return _without_end([_onnx_case(suite, name) for name in names])


def _onnx_case(suite: Any, name: str) -> Callable[[], bool]:
    def run() -> bool:
        try:
            getattr(suite(name), name)()
        except Exception:  # also an operation that the evaluator does not have
            return False
        return True

    return run


def vts_cases(suite: VtsSuite, runner: CaseRunner, selection: Selection) -> Work:
    def run(case: Any) -> bool:
        return runner.run(case).outcome is Outcome.SUCCESS

    chosen = selection.of(suite.plan())
    return itertools.cycle([lambda case=case: run(case) for case in chosen])


def _without_end(cases: list[Any]) -> Work:
    random.Random(0).shuffle(cases)
    return itertools.cycle(cases)


def rate(work: Work, seconds: float) -> tuple[float, float]:
    """Cases a second, and the share of them that passed."""
    outcomes = []
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        outcomes.append(next(work)())
    return len(outcomes) / (time.perf_counter() - started), statistics.fmean(outcomes)


@click.command()
@click.option("--specs", required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--exclude", "excludes", multiple=True, help="Globs of case ids to leave out.")
@click.option("--driver", default="reference", show_default=True)
@click.option("--rounds", default=5, show_default=True, help="Turns of each side.")
@click.option("--seconds", default=2.0, show_default=True, help="Of one turn.")
@click.option("--json", "json_file", type=click.File("w"), help="Write the result here too.")
def main(
    specs: Path,
    excludes: tuple[str, ...],
    driver: str,
    rounds: int,
    seconds: float,
    json_file: Any,
) -> None:
    """Compare the rates of the two suites."""
    warnings.simplefilter("ignore")
    suite = VtsSuite(VtsSettings(specs=str(specs.absolute()), groups=("general",)))
    with Drivers.only(InProcess(driver)) as drivers, suite.open(drivers, Watch()) as runner:
        cases = vts_cases(suite, runner, Selection(excludes=excludes, shuffle=0))
        sides = {"onnx": onnx_cases(), "vts": cases}
        turns = [{name: rate(work, seconds) for name, work in sides.items()} for _ in range(rounds)]
    rates = {name: statistics.median(turn[name][0] for turn in turns) for name in sides}
    passed = {name: statistics.fmean(turn[name][1] for turn in turns) for name in sides}
    ratio = statistics.median(turn["vts"][0] / turn["onnx"][0] for turn in turns)
    for name in sides:
        click.echo(f"{name:5} {rates[name]:8.0f} cases a second, {passed[name]:.1%} passed")
    click.echo(", ".join(f"{name} {version(name)}" for name in ("onnx", "numpy")))
    verdict = "ok" if ratio >= LIMIT else "TOO SLOW"
    click.echo(f"ratio {ratio:8.2f}, at least {LIMIT:g}: {verdict}")
    if json_file:
        json.dump({"rates": rates, "passed": passed, "ratio": ratio, "limit": LIMIT}, json_file)
    sys.exit(0 if ratio >= LIMIT else 1)


if __name__ == "__main__":
    main()
