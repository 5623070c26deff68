"""``mlts stress``: check what the user gave, run, write the reports."""

from __future__ import annotations

import glob
import shlex
import sys
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from mlts import drivers
from mlts.catalogue import catalogue_at
from mlts.files import folder_of, remove_folder
from mlts.stress import files
from mlts.stress.assignments import StressPlan
from mlts.stress.modes import modes_of
from mlts.stress.results import StressCase, StressSettings
from mlts.stress.run import run_stress
from mlts.stress.suite import StressSuite
from mlts.stress.terminal import print_run, terminal, view_on
from nncli.errors import UserError
from nncli.output_file import check_writable
from nncli.terminal import say
from nnhal import registry
from nntest.interruption import interruptible
from nntest.output_folder import locked
from nntest.results import ExitCode
from nntest.runner import exit_codes
from nntest.runner.command_line import run_options_of
from nntest.runner.engine_options import EngineMisused
from nntest.runner.selection import base_id
from nntest.runner.session import NothingToResume

if TYPE_CHECKING:
    from mlts.commands.stress_options import StressOptions
    from nnprocess.zygote import Zygote
    from nntest.runner.options import RunOptions
    from nntest.runner.session import Session

__all__ = ["NoDuration", "list_cases", "repeat_command", "settings_of", "stress"]


class NoDuration(UserError):
    """A stress of no time."""


def stress(options: StressOptions, zygote: Zygote | None = None) -> ExitCode:
    """Run, print, write. Raises a UserError for anything wrong before the run begins."""
    names, settings, how = _names(options), settings_of(options), _how(options)
    console = terminal(quiet=options.quiet)
    if options.json_file:
        check_writable(options.json_file)
    output = folder_of(options.output)
    died = False

    def ended(session: Session) -> None:
        nonlocal died
        died = session.record.driver_died
        interruption.end()

    with (
        interruptible() as interruption,
        _folder(output, is_ours=options.output is None),
        view_on(console, _suite(names, settings)) as view,
    ):
        run = run_stress(
            settings,
            names,
            options=replace(how, output=output),
            view=view,
            interruption=interruption,
            zygote=zygote,
            command=shlex.join(["mlts", *sys.argv[1:]]),
            reductions=tuple(_left_out(options)),
            repeat=lambda case: repeat_command(options, case),
            expectations_file=str(options.expectations or ""),
            ended=ended,
        )
        page = files.write_all(run, output)
        if options.json_file:
            files.write_results(run, options.json_file)
    print_run(run, console, [page])
    if options.open_page:
        webbrowser.open(page.resolve().as_uri())
    return exit_codes.exit_code(run, driver_died=died)


@contextmanager
def _folder(output: Path, *, is_ours: bool) -> Iterator[None]:
    """The output folder, locked; one that is ``is_ours`` goes with a run that could not begin."""
    try:
        with locked(output, files.WRITTEN):
            yield
    except UserError:
        if is_ours:
            remove_folder(output)
        raise


def list_cases(options: StressOptions) -> ExitCode:
    """Print the ids of the chosen cases, one a line."""
    suite = _suite(_names(options), settings_of(options))
    for case in _how(options).selection.of(suite.plan()):
        say(case.id)
    return ExitCode.OK


def settings_of(options: StressOptions) -> StressSettings:
    """Return the checked settings of a run. Raises UserErrors."""
    modes = modes_of(options.modes)
    catalogue_at(options.assets).select(options.models)
    if options.duration == 0:
        raise NoDuration("--duration 0 leaves no time for a stress; give it some seconds")
    return StressSettings(
        profile=options.profile,
        modes=tuple(mode.name for mode in modes),
        seed=options.seed,
        duration_s=options.duration,
        threads=options.threads,
        processes=options.processes,
        kill_rate=None if options.kill_rate is None else options.kill_rate / 100,
        models=options.models,
        assets=str(options.assets.absolute()) if options.assets else "",
    )


def repeat_command(options: StressOptions, case: StressCase) -> str:
    """The command that repeats one case with the same settings."""
    words = ["mlts", "stress", case.mode, "--driver", case.driver]
    for name, value, default in (
        ("--assets", options.assets, None),
        ("--profile", options.profile, "quick"),
        ("--duration", options.duration, None),
        ("--threads", options.threads, None),
        ("--processes", options.processes, None),
        ("--kill-rate", options.kill_rate, None),
        ("--seed", options.seed, 1),
    ):
        if value != default:
            words += [name, f"{value:g}" if isinstance(value, float) else str(value)]
    words += [word for model in options.models for word in ("--model", model)]
    if case.configuration:
        words += ["--filter", glob.escape(base_id(case.id))]
    return shlex.join(words)


def _names(options: StressOptions) -> tuple[str, ...]:
    return drivers.select(
        options.drivers,
        options.filter_driver,
        registry.drivers(),
        include_reference=options.include_nnapi_reference,
        only_reference=options.nnapi_reference_only,
    )


def _how(options: StressOptions) -> RunOptions:
    if (options.resume or options.resume_anyway) and options.output is None:
        raise NothingToResume("--resume needs --output DIR, the folder of the run to continue")
    if options.engine != "local":
        raise EngineMisused("a stress loads the machine that it runs on: it has --engine local")
    return run_options_of(options, driver="", jobs=1)


def _suite(names: Sequence[str], settings: StressSettings) -> StressSuite:
    return StressSuite(StressPlan(drivers=tuple(names), settings=settings))


def _left_out(options: StressOptions) -> Iterator[str]:
    found = catalogue_at(options.assets)
    chosen = found.select(options.models)
    if len(chosen) < len(found.models):
        yield f"--model chose {len(chosen)} of {len(found.models)} models"
