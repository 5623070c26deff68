"""The command that repeats one test."""

from __future__ import annotations

from dataclasses import replace

from nntest.groups.commands.options import RunOptions
from nntest.groups.commands.run import repeat_command
from vts.program import PROGRAM

PLAIN = RunOptions(driver="acme")


def test_it_says_what_the_run_was_told() -> None:
    command = repeat_command(PROGRAM, PLAIN, "basic/version#2")
    assert command == "vts run --driver acme --filter basic/version"
    everything = replace(PLAIN, thorough=True, quick=True, in_process=True)
    assert "--thorough --quick --in-process" in repeat_command(PROGRAM, everything, "basic/version")


def test_it_goes_to_the_cluster_that_has_the_device() -> None:
    cluster = replace(PLAIN, engine="dask", scheduler="lab:8786", worker_resources=("NPU=1",))

    assert repeat_command(PROGRAM, cluster, "basic/version") == (
        "vts run --driver acme --engine dask --scheduler lab:8786 --worker-resource NPU=1 "
        "--filter basic/version"
    )
