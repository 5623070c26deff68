"""The command that repeats one test."""

from __future__ import annotations

from typing import Any

from vts.commands.run import repeat_command

PLAIN: dict[str, Any] = {
    "specs": None,
    "driver": "acme",
    "engine": "local",
    "scheduler": None,
    "worker_resources": (),
    "thorough": False,
    "quick": False,
    "in_process": False,
}


def test_it_says_what_the_run_was_told() -> None:
    assert (
        repeat_command(PLAIN, "basic/version#2") == "vts run --driver acme --filter basic/version"
    )


def test_it_goes_to_the_cluster_that_has_the_device() -> None:
    cluster = {"engine": "dask", "scheduler": "lab:8786", "worker_resources": ("NPU=1",)}

    assert repeat_command(PLAIN | cluster, "basic/version") == (
        "vts run --driver acme --engine dask --scheduler lab:8786 --worker-resource=NPU=1 "
        "--filter basic/version"
    )
