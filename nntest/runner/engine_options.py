"""Engine that runs cases, from the values of the command line's options."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from nncli.errors import UserError
from nntest.runner.option_values import RunValues
from nntest.runner.options import ClusterOptions

__all__ = ["EngineMisused", "InvalidResource", "cluster_of"]


class EngineMisused(UserError):
    """Options that do not go with the engine."""


class InvalidResource(UserError):
    """A ``--worker-resource`` that is not NAME=N."""


def cluster_of(values: RunValues) -> ClusterOptions | None:
    """The cluster, None where the engine is this machine."""
    scheduler, resources = values.scheduler, values.worker_resources
    if values.engine != "dask":
        if scheduler or resources:
            raise EngineMisused("--scheduler and --worker-resource need --engine dask")
        return None
    if not scheduler:
        raise EngineMisused("--engine dask needs --scheduler ADDRESS")
    if values.in_process:
        raise EngineMisused("--engine dask and --in-process exclude each other")
    if values.jobs:
        raise EngineMisused("--jobs has no effect with --engine dask: the cluster's threads decide")
    return ClusterOptions(scheduler, _resources(resources))


def _resources(texts: Iterable[str]) -> Mapping[str, float]:
    return dict(_resource(text) for text in texts)


def _resource(text: str) -> tuple[str, float]:
    name, _, count = text.partition("=")
    try:
        need = float(count)
    except ValueError:
        need = math.nan
    if not name or not 0 < need < math.inf:
        raise InvalidResource(f"--worker-resource {text}: expected NAME=N, as NPU=1")
    return name, need
