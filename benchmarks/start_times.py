"""Processor time of what a command costs before it does anything: help, import, one test repeated.

Processes that a command starts count, too. Several environments take turns, such as one of an
earlier commit beside this one: each is the folder that has the commands in it. The median stands
for what a machine without other work takes; the limits are for one that runs 590 cases of ONNX's
node suite a second (``conformance_rate.py``).

    python benchmarks/start_times.py
    python benchmarks/start_times.py .venv/bin ../before/.venv/bin
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import click

TEST = "general/activation/elu_alpha_0_relaxed"

COLD = "one test, cold"
"""Nothing is compiled or cached, as after an installation."""

STEPS = {
    **{
        f"{name} --help": ((name, "--help"), 0.15)
        for name in ("mlts", "vts", "cts", "nnhal", "nnapi")
    },
    "import nnhal": (("python", "-c", "import nnhal"), 0.15),
    "one test, warm": (("vts", "run", "--filter", TEST), 0.5),
    COLD: (("vts", "run", "--filter", TEST), 2.0),
}
"""Words and the limit in seconds, of each row."""


def processor_time_s(words: Sequence[str], folder: Path, *, cold: bool) -> float:
    """Run a command in a folder that goes with it, and return what it and its children used."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as work:
        if cold:
            environment |= {"XDG_CACHE_HOME": work, "PYTHONPYCACHEPREFIX": f"{work}/compiled"}
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [folder / words[0], *words[1:]],
            cwd=work,
            env=environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@click.command()
@click.argument("folders", nargs=-1, type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--turns", default=11, show_default=True, type=click.IntRange(1))
def main(folders: tuple[Path, ...], turns: int) -> None:
    """Measure the commands in FOLDERS, by default those beside this Python."""
    chosen = [folder.absolute() for folder in folders] or [Path(sys.executable).parent]
    click.echo(f"{'median and least ms of processor time':40}" + "".join(f"{f}  " for f in chosen))
    missed = []
    for name, (words, limit_s) in STEPS.items():
        if name != COLD:
            for folder in chosen:  # what is compiled once is compiled now
                processor_time_s(words, folder, cold=False)
        times: dict[Path, list[float]] = {folder: [] for folder in chosen}
        for _ in range(turns):
            for folder in chosen:
                times[folder].append(processor_time_s(words, folder, cold=name == COLD))
        middle = [statistics.median(found) * 1000 for found in times.values()]
        least = [min(found) * 1000 for found in times.values()]
        columns = (f"{m:9.0f} {low:6.0f}" for m, low in zip(middle, least, strict=True))
        click.echo(f"{name + f' (limit {limit_s * 1000:.0f})':40}" + "  ".join(columns))
        if middle[0] > limit_s * 1000:
            missed.append(name)
    sys.exit(f"missed: {', '.join(missed)}" if missed else 0)


if __name__ == "__main__":
    main()
