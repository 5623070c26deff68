"""Defects that a budget catches: ``vts run --time`` on drivers that support few operations.

``python benchmarks/prioritization.py --budget 60 --count 60`` draws planted defects of those kept
apart from the order, two thirds of all: the fault matrix is then as if they had never been
planted. Each is in a driver of 5, 15, 40 or all operations: those of one of the tests that catch
it, and usual ones. The driver is run as ``vts run --driver DRIVER --time 60s --fail-fast`` runs
it, in a process of its own. A line for each says whether and when it failed, and what of its claims
no test had executed by then.

Where other processes have the machine, too, the budget is lengthened by the share of the processors
that busy loops get. What would be the time on a quiet machine is then the larger one of that share
of the wall time, and of the processor time divided by the number of processors. For every
ten defects, a driver that has none must pass.

With ``--slow`` each driver also sleeps, 50 ms in each preparation and 5 ms in each execution. Then
the wall time counts as it is, and with ``--parallel 6`` six drivers are tried at the same time.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
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


def driver_with(name: str, operations: Sequence[str], *, slow: bool = False) -> str:
    """Return the name of the driver with the defect, at its main interface, for ``--driver``."""
    interface = OWN if OWN in map(str, known_defects()[name].hal_versions) else HIDL
    return f"{name_of(name, operations, slow=slow)}@{interface}"


def drivers(
    names: Sequence[str], matrix: FaultMatrix, seed: int, *, slow: bool = False
) -> Iterator[tuple[str, int, str]]:
    """Each defect with the number of operations, 0 for all, and the driver that has it."""
    operations = {test.id: test.operations for test in VtsSuite(VtsSettings()).tests()}
    positions = {defect.name: number for number, defect in enumerate(matrix.defects)}
    for number, name in enumerate(names):
        size, dice = SIZES[number % len(SIZES)], random.Random(f"{name} {seed}")
        catching = [operations[test.id] for test in matrix.catching(positions[name])]
        fewest = min(map(len, catching))
        few = [each for each in catching if len(each) <= max(fewest, size)]
        chosen = operations_with(dice.choice(few), size, dice) if size else ()
        yield name, size, driver_with(name, chosen, slow=slow)


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
    words = [sys.executable, __file__, "--only", driver, "--matrix", matrix]
    path = os.pathsep.join([str(_ROOT), str(_ROOT / "benchmarks")])
    environment = {**os.environ, "PYTHONPATH": path}
    words += ["--budget", budget_s]
    with subprocess.Popen([*map(str, words)], stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        line: dict[str, Any] = json.loads(process.stdout.read())
        _, _, usage = os.wait4(process.pid, 0)
    used = usage.ru_utime + usage.ru_stime
    return {**line, "wall_s": time.monotonic() - began, "processor_s": used}


@click.command()
@click.option("--budget", type=float, default=60, show_default=True)
@click.option("--count", type=click.IntRange(min=1), default=60, show_default=True)
@click.option("--first", type=int, default=0, help="Number of the first defect.")
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--slow", is_flag=True, help="Drivers that sleep as a slow accelerator computes.")
@click.option("--shipped", is_flag=True, help="The shipped order, which the defects did choose.")
@click.option("--parallel", type=click.IntRange(min=1), default=1, help="Drivers tried at a time.")
@click.option("--only", help="Run one driver, and print what came of it as JSON.")
@click.option("--matrix", type=click.Path(path_type=Path))
def main(
    budget: float,
    count: int,
    first: int,
    seed: int,
    slow: bool,
    shipped: bool,
    parallel: int,
    only: str | None,
    matrix: Path | None,
) -> None:
    """Measure, and print a line for each defect."""
    if only is not None and matrix is not None:
        print(json.dumps(outcome(run(only, load(matrix), budget))))
        return
    _, apart = parts(seed)
    with tempfile.TemporaryDirectory() as folder:
        reduced = Path(folder) / "matrix.json"
        reduced.write_bytes(dump(load() if shipped else without(load(), set(apart))))
        chosen = islice(drivers(apart, load(), seed, slow=slow), first, first + count)
        tried = [(f"{name}, {size or 'all'} operations", driver) for name, size, driver in chosen]
        clean = f"{name_of(slow=True)}@{OWN}" if slow else f"reference@{OWN}"
        controls = [("no defect", clean)] * (len(tried) // 10)
        with ThreadPoolExecutor(parallel) as pool:
            attempt = partial(_try, matrix=reduced, budget_s=budget, slow=slow)
            failed = [*pool.map(attempt, [*tried, *controls])]
        found, false_alarms = sum(failed[: len(tried)]), sum(failed[len(tried) :])
    total = len(apart[first : first + count])
    chose = "chose the order" if shipped else "did not choose the order"
    share = f"{found} of {total} ({found / total:.1%})"
    print(
        f"{budget:g} s: {share} of {len(apart)} defects that {chose}; {false_alarms} false alarms"
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


def _try(what_driver: tuple[str, str], matrix: Path, budget_s: float, *, slow: bool) -> bool:
    """Run, and print a line; whether it failed within the budget."""
    what, driver = what_driver
    share = 1.0 if slow else processor_share()
    line = one(driver, matrix, budget_s / max(share, _LEAST_SHARE))
    busy_s = 0.0 if slow else line["processor_s"] / default_jobs()
    quiet_s = max(line["wall_s"] * share, busy_s)
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
