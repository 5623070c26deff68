"""A run of any suite from its plan to its record: what stands between command line and report."""

from __future__ import annotations

import tempfile
import uuid
from collections.abc import Sequence
from contextlib import ExitStack, nullcontext
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from importlib.metadata import version
from itertools import pairwise
from math import inf
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from nncli.errors import UserError
from nncli.output_file import make_folder
from nntest.interruption import Interruption
from nntest.results import ExpectationUse, RunSettings, SelectedCases
from nntest.runner import expectations, journal
from nntest.runner.driver_under_test import Drivers, InProcess
from nntest.runner.early_start import early_zygote
from nntest.runner.engines.base import Engine
from nntest.runner.identity import Header, header_of
from nntest.runner.journal import Journal, Past
from nntest.runner.options import ClusterOptions, RunOptions, default_jobs
from nntest.runner.part_differences import PartDifferences
from nntest.runner.queue import CaseQueue, ListedQueue
from nntest.runner.reductions import reductions_of
from nntest.runner.run import Record, Run, View
from nntest.runner.selection import Selection
from nntest.runner.suite import PlannedCase, Suite
from nntest.runner.units import GRACE_S

if TYPE_CHECKING:
    from nnprocess.zygote import Zygote
    from nntest.runner.case_worker import WorkerSettings

__all__ = [
    "AmbiguousCases",
    "NoCases",
    "NothingToResume",
    "Session",
    "local_engine",
    "run_suite",
]


class NoCases(UserError):
    """No case is left to be run."""


class AmbiguousCases(UserError):
    """Two cases have the same id."""


class NothingToResume(UserError):
    """``--resume`` without the folder that has the journal."""


@dataclass(frozen=True)
class Session:
    """A run that is over, with what a report has to say about it beside the results."""

    record: Record
    settings: RunSettings
    expectations: Sequence[ExpectationUse]
    reductions: Sequence[str]
    started: str
    selection: SelectedCases = field(default_factory=SelectedCases)
    code: str = ""


def run_suite(
    suite: Suite,
    options: RunOptions,
    view: View,
    interruption: Interruption,
    zygote: Zygote | None = None,
    queue: CaseQueue | None = None,
) -> Session:
    """Run the chosen cases of ``suite``, by processes of ``zygote`` if one is started already, in
    the order of ``queue``, by default as they are listed.

    Raises a UserError for what is wrong with the options, before any case is run.
    """
    started = datetime.now().astimezone().isoformat(timespec="seconds")
    if (options.resume or options.resume_anyway) and options.output is None:
        raise NothingToResume("--resume needs --output DIR, the folder of the run to continue")
    entries = expectations.read(options.expectations) if options.expectations else []
    with ExitStack() as stack:
        if zygote is None:
            wanted = options.engine == "local"
            zygote = stack.enter_context(early_zygote(suite.preload, wanted=wanted))
        plan = suite.plan()
        _check_unique(plan)
        chosen = options.selection.of(plan)
        if not chosen:
            ways = "see --filter and --exclude (globs of whole ids, as '*relu*'), and --shard"
            raise NoCases(f"no case is left of {len(plan)}: {ways}")
        header = header_of(suite, options, chosen, started)
        past = _past(options, header, suite)
        differences = PartDifferences(header, past, anyway=options.resume_anyway)
        run = Run(
            suite=suite,
            engine=stack.enter_context(_engine(suite, options, zygote)),
            chosen=chosen,
            driver=options.driver,
            view=view,
            journal=stack.enter_context(
                _journal(options, header, past, differences, suite.blank(chosen))
            ),
            past=past,
            witness=differences.witness,
            entries=entries,
            retries=options.retries,
            fail_fast=options.fail_fast,
            budget_s=options.budget_s,
            began_s=options.began_s,
            # A driver that hangs when the budget is over is found to hang, where that has a limit.
            last_case_s=inf if options.case_limit_s or options.silence_limit_s else GRACE_S,
            queue=ListedQueue() if queue is None else queue,
            over=interruption.hold,
        )
        interruption.release()
        interruption.on_request(run.interrupt)
        record = run.execute()
        differences.look_again()
    uses = record.expectations.uses(
        record.results, (case.id for case in plan), complete=suite.is_complete
    )
    settings = options.settings(
        resumed=past.resumed + 1 if past else 0, mixed=tuple(differences.found)
    )
    selection = _selected(suite, options.selection, plan, chosen, record)
    return Session(
        record=record,
        settings=settings,
        expectations=uses,
        reductions=[
            *differences.caveats(),
            *suite.reductions(),
            *reductions_of(selection, settings, len(chosen)),
            *(queue.told(record.results) if queue is not None else ()),
        ],
        started=past.started if past else started,
        selection=selection,
        code=header.code,
    )


def _selected(
    suite: Suite,
    selection: Selection,
    plan: Sequence[PlannedCase],
    chosen: Sequence[PlannedCase],
    record: Record,
) -> SelectedCases:
    whole, places = chosen, dict[str, int]()
    if selection.shard is not None:
        whole = replace(selection, shard=None).of(plan)
        places = {case.id: place for place, case in enumerate(whole)}
    found = [places[result.id] for result in record.results if result.id in places]
    return SelectedCases(
        planned=len(plan),
        chosen=len(whole),
        is_complete=suite.is_complete,
        places=tuple(b - a for a, b in pairwise([0, *found])),
    )


def _check_unique(plan: Sequence[PlannedCase]) -> None:
    """Results are known by id: of two with one id, one would be lost."""
    seen: set[str] = set()
    for case in plan:
        if case.id in seen:
            raise AmbiguousCases(f"two cases are called {case.id}: give one of them another name")
        seen.add(case.id)


def _engine(suite: Suite, options: RunOptions, zygote: Zygote | None) -> Engine:
    if options.cluster is not None:
        return _dask_engine(suite, options, options.cluster)
    if zygote is None:
        from nntest.runner.engines.in_process import InProcessEngine

        make = partial(
            InProcess, threads=options.threads, callback_timeout_s=options.callback_timeout_s
        )
        return InProcessEngine(suite, Drivers(make, options.driver))
    return local_engine(suite, options, zygote)


def local_engine(suite: Suite, options: RunOptions, zygote: Zygote) -> Engine:
    """Workers on this machine, forked from ``zygote``."""
    from nntest.runner.engines.local import LocalEngine

    folder = tempfile.mkdtemp(prefix="nntest-")
    zygote.remove_at_end(folder)
    # A worker and its driver are two processes.
    spin = 2 * options.jobs <= default_jobs()
    settings = msgspec.structs.replace(_worker_settings(suite, options, folder), spin=spin)
    return LocalEngine(suite, settings, zygote, jobs=options.jobs, limits=options.time_limits)


def _dask_engine(suite: Suite, options: RunOptions, cluster: ClusterOptions) -> Engine:
    from nntest.runner.engines.chunks import Order
    from nntest.runner.engines.dask import DaskEngine
    from nntest.runner.engines.dask_cluster import DaskCluster

    order = Order(
        run=uuid.uuid4().hex,
        version=version("nn-driver-suite"),
        worker=_worker_settings(suite, options, folder=""),
        limits=options.time_limits,
    )
    return DaskEngine(suite, order, DaskCluster(cluster))


def _worker_settings(suite: Suite, options: RunOptions, folder: str) -> WorkerSettings:
    from nntest.runner.case_worker import WorkerSettings

    return WorkerSettings(
        suite=f"{type(suite).__module__}:{type(suite).__qualname__}",
        settings=suite.settings,
        driver=options.driver,
        folder=folder,
        isolated=options.isolated,
        threads=options.threads,
        callback_timeout_s=options.callback_timeout_s,
        answer_limit_s=options.callback_timeout_s if suite.limits_answers else None,
        limits=options.limits,
    )


def _past(options: RunOptions, header: Header, suite: Suite) -> Past | None:
    if not (options.resume or options.resume_anyway) or options.output is None:
        return None
    path = options.output / journal.NAME
    return journal.read(path, header, suite.result_type, anyway=options.resume_anyway)


def _journal(
    options: RunOptions,
    header: Header,
    past: Past | None,
    differences: PartDifferences,
    blank: object | None,
) -> Journal | nullcontext[None]:
    if options.output is None:
        return nullcontext()
    make_folder(options.output)
    path = options.output / journal.NAME
    opened = Journal(path, header, resume=past is not None, blank=blank)
    if differences.is_new:
        opened.mixed(differences.new, header)
    return opened
