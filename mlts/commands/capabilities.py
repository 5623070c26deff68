"""``mlts capabilities``: measure, derive, compare with what drivers declare, print."""

from __future__ import annotations

import glob
import shlex
import time
from contextlib import nullcontext
from typing import TYPE_CHECKING

import msgspec

from mlts import drivers, profiles
from mlts.assignments import MltsSettings
from mlts.backends.tflite import TfliteBackend
from mlts.capabilities.models import Chosen, chosen_models
from mlts.capabilities.result_kind import CAPABILITIES
from mlts.capabilities.results import CapabilitiesRun, Standing
from mlts.capabilities.run import concluded
from mlts.capabilities.suite import CapabilitiesSuite
from mlts.catalogue import catalogue_at
from mlts.energy import NoEnergyCounters, energy_meter
from mlts.results import BenchmarkCase, Isolation, Through
from mlts.run import blank_run, result_of
from mlts.terminal import terminal, view_on
from nncli.output_file import check_writable
from nncli.spelled_options import spelled
from nnhal import registry
from nntest.environment import snapshot
from nntest.interruption import interruptible
from nntest.report.command import print_view
from nntest.report.live import QuietView
from nntest.results import ExitCode
from nntest.run_result import command_line
from nntest.runner import exit_codes
from nntest.runner.options import RunOptions
from nntest.runner.session import Session, run_suite

if TYPE_CHECKING:
    from mlts.commands.options import CapabilitiesOptions
    from nnprocess.zygote import Zygote

__all__ = ["capabilities", "exit_code"]


def capabilities(options: CapabilitiesOptions, zygote: Zygote | None) -> ExitCode:
    """Run and print. Raises a UserError for anything wrong before the run begins."""
    started_ns = time.perf_counter_ns()
    if options.json_file:
        check_writable(options.json_file)
    console = terminal(quiet=options.quiet)
    with interruptible() as interruption:
        chosen = chosen_models(catalogue_at(options.assets), options.models)
        suite = _suite(options, chosen)
        shown = view_on(console) if options.view == "text" else nullcontext(QuietView())
        with shown as view:
            session = run_suite(suite, _how(options), view, interruption, zygote)
        interruption.end()
        run = _result(options, suite, chosen, session, time.perf_counter_ns() - started_ns)
    if options.json_file:
        CAPABILITIES.write_view(run, "json", options.json_file)
    if not options.quiet:
        print_view(CAPABILITIES, run, options.view)
    return exit_code(run, check=options.check, driver_died=session.record.driver_died)


def exit_code(run: CapabilitiesRun, *, check: bool, driver_died: bool = False) -> ExitCode:
    """Return the exit code of a run. With ``check`` a finding is a failure, and a number that could
    not be judged is one that did not get its turn.
    """
    code = exit_codes.exit_code(run, driver_died=driver_died)
    if code not in (ExitCode.OK, ExitCode.INCOMPLETE):
        return code
    told = run.capabilities
    if check and any(driver.findings or driver.not_declared for driver in told):
        return ExitCode.FAILED
    if any(driver.problem for driver in told):
        return ExitCode.INCOMPLETE
    if check and any(driver.comparisons(Standing.NOT_JUDGED) for driver in told):
        return ExitCode.INCOMPLETE
    return code


def _suite(options: CapabilitiesOptions, chosen: Chosen) -> CapabilitiesSuite:
    names = drivers.select(options.drivers, None, registry.drivers())
    overrides = profiles.Overrides(options.seconds, options.warmup_seconds)
    settings = profiles.settings_of(
        options.profile, overrides, threads=options.threads, compilation=False
    )
    settings = msgspec.structs.replace(
        settings,
        models=options.models,
        assets=str(options.assets.absolute()) if options.assets else "",
        isolation=Isolation.WORKER,
        through=Through.HAL,
        max_partitions=0,
    )
    of_run = MltsSettings(drivers=names, settings=settings)
    baselines = (TfliteBackend(options.threads),)
    blank = blank_run(
        of_run,
        chosen.models,
        [backend.info for backend in baselines],
        command=command_line("mlts"),
        environment=snapshot(names),
    )
    return CapabilitiesSuite(of_run, chosen.models, baselines, blank)


def _how(options: CapabilitiesOptions) -> RunOptions:
    return RunOptions(
        driver="",
        isolated=False,
        threads=options.threads,
        patient=True,
        case_limit_s=options.timeout,
        silence_limit_s=options.silence,
    )


def _result(
    options: CapabilitiesOptions,
    suite: CapabilitiesSuite,
    chosen: Chosen,
    session: Session,
    duration_ns: int,
) -> CapabilitiesRun:
    assert suite.blank_run is not None
    run = result_of(
        suite,
        session,
        suite.blank_run,
        repeat=lambda case: _repeat_command(options, case),
        duration_ns=duration_ns,
    )
    return concluded(
        run,
        chosen.rates,
        session.record.drivers,
        no_energy=_why_no_energy(),
        not_measured=chosen.missing,
    )


def _why_no_energy() -> str:
    try:
        energy_meter()
    except NoEnergyCounters as reason:
        return str(reason)
    return ""


def _repeat_command(options: CapabilitiesOptions, case: BenchmarkCase) -> str:
    """The command that measures one model again."""
    words = ["mlts", "capabilities", "--driver", case.backend, glob.escape(case.model)]
    further = "assets", "profile", "seconds", "warmup_seconds", "threads"
    return shlex.join([*words, *spelled(options, *further)])
