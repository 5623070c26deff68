"""What a budget catches: the tests of ``vts run --budget``, on all planted defects.

``python benchmarks/prioritization.py --budget 30`` runs the reference driver with the budget, by
its own interface and by that of HAL 1.3, since no interface has all defects. It then tries the
tests that were run on every planted defect, and counts those that one of them catches.

The order knows these defects, so that this flatters it. ``--folds 5`` is honest: the defects are
dealt into five parts at random, and each part is looked for by tests that were chosen as if the
part had never been planted.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Sequence

import click

from nntest.interruption import Interruption
from nntest.report.live import QuietView
from nntest.results import Outcome
from nntest.runner.options import RunOptions, default_jobs
from nntest.runner.session import run_suite
from vts.prioritization import POWER
from vts.prioritization.matrix import FaultMatrix, load
from vts.prioritization.queue import PowerQueue
from vts.prioritization.reduction import without
from vts.self_test.defects import known_defects
from vts.self_test.run import self_test
from vts.suite import VtsSettings, VtsSuite

OWN, HIDL = "AIDL4", "1.3"
DRIVERS = {OWN: "reference", HIDL: "reference@1.3"}


def chosen(matrix: FaultMatrix, driver: str, budget_s: float) -> tuple[str, ...]:
    """The ids of the tests that a run with this budget runs, and does not skip."""
    options = RunOptions(driver=driver, jobs=default_jobs(), order=POWER, budget_s=budget_s)
    session = run_suite(
        VtsSuite(VtsSettings()), options, QuietView(), Interruption(), queue=PowerQueue(matrix)
    )
    silent = (Outcome.SKIPPED, Outcome.NOT_RUN)
    return tuple(case.id for case in session.record.results if case.outcome not in silent)


def missed(names: Sequence[str], tests: tuple[str, ...]) -> list[str]:
    """Those of the defects that none of the tests catches."""
    options = RunOptions(
        driver="reference", jobs=default_jobs(), case_limit_s=0, silence_limit_s=120
    )
    run = self_test(options, names, "", QuietView(), Interruption(), tests=tests)
    return [case.id for case in run.cases if not case.is_fair and not case.is_caught]


def main_interface(name: str) -> str:
    """That of the driver which has the defect ``name``."""
    return OWN if OWN in known_defects()[name].hal_versions else HIDL


@click.command()
@click.option("--budget", type=float, default=30, show_default=True)
@click.option("--folds", type=click.IntRange(min=1), default=1, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True)
def main(budget: float, folds: int, seed: int) -> None:
    """Measure, and print a line for each part of the defects."""
    names = [*known_defects()]
    random.Random(seed).shuffle(names)
    lost = 0
    for fold in range(folds):
        held_out = names[fold::folds]
        matrix = load() if folds == 1 else without(load(), set(held_out))
        for interface, driver in DRIVERS.items():
            wanted = [name for name in held_out if main_interface(name) == interface]
            tests = chosen(matrix, driver, budget)
            lacking = missed(wanted, tests)
            lost += len(lacking)
            print(
                f"part {fold + 1} of {folds}, HAL {interface}: {len(tests)} tests catch "
                f"{len(wanted) - len(lacking)} of {len(wanted)}; not: {', '.join(lacking)}",
                flush=True,
            )
    share = 1 - lost / len(names)
    load_1 = os.getloadavg()[0]
    print(f"{budget:g} s: {len(names) - lost} of {len(names)} ({share:.1%}); load {load_1:.1f}")
    sys.exit(share < 0.95)


if __name__ == "__main__":
    main()
