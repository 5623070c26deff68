"""Context of a run: machine, driver, corpus, settings, seeds."""

from __future__ import annotations

from collections.abc import Sequence

from nntest.driver_build import DriverBuild
from nntest.groups.results import GroupedRun
from nntest.report.html.elements import Fact
from nntest.report.html.numbers import decimal, size
from nntest.report.html.run_context import known, machines
from nntest.results import RunSettings
from nntest.runner.option_values import LISTED

__all__ = ["facts"]


def facts(run: GroupedRun) -> dict[str, Sequence[Fact]]:
    """Lists of facts by heading."""
    lists = {
        "Driver": known(_driver(run)),
        "Tests": known(_tests(run)),
        "How they were run": known(_settings(run)),
        **machines(run.environment),
    }
    return {heading: items for heading, items in lists.items() if items}


def _driver(run: GroupedRun) -> list[Fact]:
    of = run.settings
    build = run.environment.drivers.get(run.driver, DriverBuild())
    return [
        Fact("Driver", run.driver, code=True),
        Fact("Package", build.distribution),
        Fact("Class", build.target if build.target != run.driver else "", code=True),
        Fact("Code SHA-256", build.sha256, code=True),
        Fact("Device", run.device),
        Fact("Version", run.device_version),
        Fact("Type", run.device_type),
        Fact("HAL", run.hal_version),
        Fact("Process", "its own" if of.isolated else "the one of the test"),
        Fact("Memory limit", size(of.limit_memory_bytes) if of.limit_memory_bytes else ""),
        Fact("CPU time limit", f"{of.limit_cpu_s} s" if of.limit_cpu_s else ""),
        Fact("Open files limit", str(of.limit_files or "")),
    ]


def _tests(run: GroupedRun) -> list[Fact]:
    of = run.settings
    return [
        Fact("Suite", f"nn-driver-suite {run.version}"),
        Fact("Corpus", run.specs or "the suite's own", code=bool(run.specs)),
        Fact("Corpus SHA-256", run.specs_sha256, code=True),
        Fact("Cases of each group", "all" if run.thorough else "one for all that differ in values"),
        Fact("Executions of a case", "one in the group general" if run.quick else ""),
        Fact("Filters", " ".join(of.filters), code=True),
        Fact("Excluded", " ".join(of.excludes), code=True),
        Fact("Shard", "{} of {}".format(*of.shard) if of.shard else ""),
        Fact("Expectations", run.expectations_file, code=True),
    ]


def _settings(run: GroupedRun) -> list[Fact]:
    of = run.settings
    return [
        Fact("Engine", of.engine),
        Fact("Jobs", str(of.jobs or "")),
        Fact("Order", _order(of)),
        Fact("Budget", f"{decimal(of.budget_s, 0)} s" if of.budget_s is not None else ""),
        Fact("Repeated", f"{of.repeat} times" if of.repeat > 1 else ""),
        Fact("Failures tried again", f"{of.retries} times" if of.retries else ""),
        Fact("Ended at the first failure", "yes" if of.fail_fast else ""),
        Fact("Time limit", _seconds("of a test", of.case_limit_s)),
        Fact("Silence limit", _seconds("without a sign of life", of.silence_limit_s)),
        Fact("Continued after a forced end", f"{of.resumed} times" if of.resumed else ""),
    ]


def _order(of: RunSettings) -> str:
    words = [] if of.shuffle is None else [f"shuffled with seed {of.shuffle}"]
    words += [f"by {of.order}"] if of.order != LISTED else []
    return ", then ".join(words) or "the suite's own"


def _seconds(what: str, limit: float) -> str:
    return f"{decimal(limit, 0)} s {what}" if limit else ""
