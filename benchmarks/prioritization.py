"""Defects that a budget catches: ``vts run --time`` on drivers that support few operations.

``python benchmarks/prioritization.py --budget 60 --count 60`` draws planted defects of those kept
apart from the order, two thirds of all: the fault matrix is then as if they had never been
planted. Each is in a driver of 5, 15, 40 or all operations: those of one of the tests that catch
it, and usual ones. The driver is run as ``vts run --driver DRIVER --time 60s --fail-fast`` runs
it, in a process of its own. A line for each says whether and when it failed, and what of its claims
no test had executed by then.

Where other processes have the machine, too, the budget is lengthened by the share of the processors
that busy loops get. What would be the time on a quiet machine is then the larger one of that share
of the wall time, and of the processor time divided by the number of processors. After every tenth
defect, a driver that has none must pass.
"""

from __future__ import annotations

import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any, Final

import click

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from narrow_drivers import name_of, operations_with

from nntest.groups.claimed import claimed_kinds
from nntest.interruption import Interruption
from nntest.report.live import QuietView
from nntest.runner.option_values import silence_within
from nntest.runner.options import SILENCE_LIMIT_S, RunOptions, default_jobs
from nntest.runner.session import Session, run_suite
from scripts.write_fault_matrix import without
from vts.prioritization import POWER
from vts.prioritization.matrix import FaultMatrix, dump, load
from vts.prioritization.queue import PowerQueue
from vts.self_test.defects import known_defects
from vts.suite import VtsSettings, VtsSuite

OWN, HIDL = "AIDL4", "1.3"
_ROOT: Final = Path(__file__).resolve().parent.parent
SIZES: Final = (5, 15, 40, 0)

_SPIN_S: Final = 0.5
_LEAST_SHARE: Final = 0.1
"""No budget is lengthened by more than that: what is not found by then counts as missed."""


def driver_with(name: str, operations: Sequence[str]) -> str:
    """Return the name of the driver with the defect, at its main interface, for ``--driver``."""
    interface = OWN if OWN in map(str, known_defects()[name].hal_versions) else HIDL
    return f"{name_of(name, operations)}@{interface}"


def drivers(names: Sequence[str], matrix: FaultMatrix, seed: int) -> Iterator[tuple[str, int, str]]:
    """Each defect with the number of operations, 0 for all, and the driver that has it."""
    operations = {test.id: test.operations for test in VtsSuite(VtsSettings()).tests()}
    positions = {defect.name: number for number, defect in enumerate(matrix.defects)}
    for number, name in enumerate(names):
        size, dice = SIZES[number % len(SIZES)], random.Random(f"{name} {seed}")
        catching = [operations[test.id] for test in matrix.catching(positions[name])]
        fewest = min(map(len, catching))
        few = [each for each in catching if len(each) <= max(fewest, size)]
        chosen = operations_with(dice.choice(few), size, dice) if size else ()
        yield name, size, driver_with(name, chosen)


def run(driver: str, matrix: FaultMatrix, budget_s: float) -> Session:
    """``vts run`` of ``driver`` with this budget, until something fails."""
    options = RunOptions(
        driver=driver,
        jobs=default_jobs(),
        order=POWER,
        budget_s=budget_s,
        fail_fast=True,
        silence_limit_s=silence_within(budget_s, SILENCE_LIMIT_S),
    )
    suite = VtsSuite(VtsSettings(asks=True))
    return run_suite(suite, options, QuietView(), Interruption(), queue=PowerQueue(matrix))


def outcome(session: Session) -> dict[str, Any]:
    """Text of a line: the first failure, if any, and how much was executed before it."""
    results = session.record.results
    driver = session.record.driver
    kinds = claimed_kinds(driver.claims if driver else (), results)  # type: ignore[arg-type]
    bad = [result for result in results if result.outcome.is_bad]
    return {
        "found": bad[0].id if bad else "start" * session.record.driver_died,
        "reason": bad[0].reason[:90] if bad else "",
        "tests": len(results),
        "claimed": len(kinds),
        "unexecuted": sum(not kind.executed for kind in kinds),
    }


def processor_share() -> float:
    """The share of all processors that busy loops get, two for each, as a run has processes."""
    loops = 2 * default_jobs()
    with ProcessPoolExecutor(loops) as pool:
        return min(1.0, sum(pool.map(_spun, range(loops))) / default_jobs())


def _spun(_: int) -> float:
    began, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - began < _SPIN_S:
        pass
    return (time.process_time() - used) / (time.perf_counter() - began)


def one(driver: str, matrix: Path, budget_s: float) -> dict[str, Any]:
    """Run a driver in a process of its own; what it says, with wall and processor time."""
    began = time.monotonic()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    words = [sys.executable, __file__, "--only", driver, "--matrix", matrix]
    done = subprocess.run(
        [*map(str, words), "--budget", str(budget_s)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(_ROOT), str(_ROOT / "benchmarks")])},
        check=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    line: dict[str, Any] = json.loads(done.stdout)
    return {**line, "wall_s": time.monotonic() - began, "processor_s": used}


@click.command()
@click.option("--budget", type=float, default=60, show_default=True)
@click.option("--count", type=click.IntRange(min=1), default=60, show_default=True)
@click.option("--first", type=int, default=0, help="Number of the first defect.")
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--only", help="Run one driver, and print what came of it as JSON.")
@click.option("--matrix", type=click.Path(path_type=Path))
def main(
    budget: float, count: int, first: int, seed: int, only: str | None, matrix: Path | None
) -> None:
    """Measure, and print a line for each defect."""
    if only is not None and matrix is not None:
        print(json.dumps(outcome(run(only, load(matrix), budget))))
        return
    kept, apart = parts(seed)
    with tempfile.TemporaryDirectory() as folder:
        reduced = Path(folder) / "matrix.json"
        reduced.write_bytes(dump(without(load(), set(apart))))
        found, false_alarms = 0, 0
        chosen = islice(drivers(apart, load(), seed), first, first + count)
        for number, tried in enumerate(chosen, 1):
            name, size, driver = tried
            found += _try(f"{name}, {size or 'all'} operations", driver, reduced, budget)
            if number % 10 == 0:
                false_alarms += _try("no defect", f"reference@{OWN}", reduced, budget)
    total = len(apart[first : first + count])
    print(
        f"{budget:g} s: {found} of {total} ({found / total:.1%}) of {len(apart)} defects that did "
        f"not choose the order, {len(kept)} did; {false_alarms} false alarms"
    )
    sys.exit(bool(false_alarms) or found < 0.8 * total)


def parts(seed: int) -> tuple[list[str], list[str]]:
    """The defects that choose the order, and the two thirds that do not; of these, those in
    operations and others alternate, two to one.
    """
    known = known_defects()
    names = [*known]
    random.Random(seed).shuffle(names)
    third = len(names) // 3
    apart = names[third:]
    wrong = [name for name in apart if known[name].operations]
    others = [name for name in apart if not known[name].operations]
    mixed = []
    while wrong or others:
        mixed += [row.pop(0) for row in (wrong, wrong, others) if row]
    return names[:third], mixed


def _try(what: str, driver: str, matrix: Path, budget_s: float) -> bool:
    """Run, and print a line; whether it failed within the budget."""
    share = processor_share()
    line = one(driver, matrix, budget_s / max(share, _LEAST_SHARE))
    quiet_s = max(line["wall_s"] * share, line["processor_s"] / default_jobs())
    is_found = bool(line["found"]) and quiet_s <= budget_s
    print(
        f"{'failed' if is_found else 'passed'}  {what}: {quiet_s:.1f} s ({line['wall_s']:.1f} s at "
        f"{share:.0%} of the processors, {line['processor_s']:.1f} s of processor time), "
        f"{line['tests']} tests, {line['unexecuted']} of {line['claimed']} kinds not executed  "
        f"{line['found']}  {line['reason']}",
        flush=True,
    )
    return is_found


if __name__ == "__main__":
    main()
