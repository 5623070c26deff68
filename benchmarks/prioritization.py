"""Planted defects that a budget catches: ``vts run --budget`` on every one.

``python benchmarks/prioritization.py --budget 30`` runs each driver with a planted defect as ``vts
run --driver DRIVER --budget 30s --fail-fast`` does, and counts those that fail. Before and after,
the reference driver has to pass with the same budget. A busy machine has time for fewer tests.

The order knows these defects, so that this flatters it. ``--folds 5`` is honest: the defects are
dealt into five parts at random, and each driver is tested in an order that was made as if its part
had never been planted. ``--every 5`` takes a sample.
"""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path

import click

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from nntest.interruption import Interruption
from nntest.report.live import QuietView
from nntest.runner.options import RunOptions, default_jobs
from nntest.runner.session import Session, run_suite
from scripts.write_fault_matrix import without
from vts.prioritization import POWER
from vts.prioritization.matrix import FaultMatrix, load
from vts.prioritization.queue import PowerQueue
from vts.self_test.defects import known_defects
from vts.suite import VtsSettings, VtsSuite

OWN, HIDL = "AIDL4", "1.3"


def driver_with(name: str) -> str:
    """Return the name of the driver with the defect, at its main interface, for ``--driver``."""
    defect = known_defects()[name]
    interface = OWN if OWN in map(str, defect.hal_versions) else HIDL
    return f"{defect.target}@{interface}"


def run(driver: str, matrix: FaultMatrix, budget_s: float) -> Session:
    """``vts run`` of ``driver`` with this budget, until something fails."""
    options = RunOptions(
        driver=driver, jobs=default_jobs(), order=POWER, budget_s=budget_s, fail_fast=True
    )
    suite = VtsSuite(VtsSettings())
    return run_suite(suite, options, QuietView(), Interruption(), queue=PowerQueue(matrix))


def failed(session: Session) -> bool:
    """Whether the driver did, or died before its first test."""
    results = session.record.results
    return session.record.driver_died or any(result.outcome.is_bad for result in results)


@click.command()
@click.option("--budget", type=float, default=30, show_default=True)
@click.option("--folds", type=click.IntRange(min=1), default=1, show_default=True)
@click.option("--every", type=click.IntRange(min=1), default=1, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True)
def main(budget: float, folds: int, every: int, seed: int) -> None:
    """Measure, and print a line for each defect that is missed."""
    names = [*known_defects()]
    random.Random(seed).shuffle(names)
    tested = names[::every]
    missed = 0
    _expect_no_failure(budget)
    for fold in range(folds):
        part = set(names[fold::folds])
        matrix = load() if folds == 1 else without(load(), part)
        for name in (name for name in tested if name in part):
            started = time.monotonic()
            if not failed(run(driver_with(name), matrix, budget)):
                missed += 1
                print(f"missed: {name} ({time.monotonic() - started:.0f} s)", flush=True)
    _expect_no_failure(budget)
    share = 1 - missed / len(tested)
    print(
        f"{budget:g} s, {folds} parts: {len(tested) - missed} of {len(tested)} ({share:.1%}) of "
        f"{len(names)} planted defects; load {os.getloadavg()[0]:.1f}"
    )
    sys.exit(share < 0.95)


def _expect_no_failure(budget_s: float) -> None:
    """Or else failures say nothing."""
    for interface in (OWN, HIDL):
        session = run(f"reference@{interface}", load(), budget_s)
        bad = [result.id for result in session.record.results if result.outcome.is_bad]
        if bad:
            sys.exit(f"the reference driver fails {', '.join(bad)}")


if __name__ == "__main__":
    main()
