"""The command that repeats one test."""

from __future__ import annotations

from dataclasses import replace

from vts.commands.options import RunOptions
from vts.commands.run import repeat_command

PLAIN = RunOptions(driver="acme")


def test_it_says_what_the_run_was_told() -> None:
    assert (
        repeat_command(PLAIN, "basic/version#2") == "vts run --driver acme --filter basic/version"
    )
    everything = replace(PLAIN, thorough=True, quick=True, in_process=True)
    assert "--thorough --quick --in-process" in repeat_command(everything, "basic/version")


def test_it_goes_to_the_cluster_that_has_the_device() -> None:
    cluster = replace(PLAIN, engine="dask", scheduler="lab:8786", worker_resources=("NPU=1",))

    assert repeat_command(cluster, "basic/version") == (
        "vts run --driver acme --engine dask --scheduler lab:8786 --worker-resource=NPU=1 "
        "--filter basic/version"
    )
