"""``mlts stress``: check what the user gave, run, write the reports."""

from __future__ import annotations

import glob
import shlex
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from mlts import planning
from mlts.catalogue import catalogue_at
from mlts.commands import common
from mlts.commands.common import (
    GIVEN,
    absolute_models,
    chosen_drivers,
    finish,
    given_data,
    left_out,
    output_folder,
)
from mlts.model_choice import chosen_models
from mlts.stress.assignments import StressPlan
from mlts.stress.modes import modes_and_models
from mlts.stress.result_kind import STRESS
from mlts.stress.results import StressCase, StressSettings
from mlts.stress.run import run_stress
from mlts.stress.suite import StressSuite
from mlts.stress.terminal import view_on
from mlts.terminal import terminal
from nncli.errors import UserError
from nncli.spelled_options import spelled
from nntest.interruption import interruptible
from nntest.results import ExitCode
from nntest.run_result import command_line
from nntest.runner import exit_codes
from nntest.runner.command_line import run_options_of
from nntest.runner.engine_options import EngineMisused
from nntest.runner.selection import base_id

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
    names, settings, how = chosen_drivers(options), settings_of(options), _how(options)
    console, found = terminal(quiet=options.quiet), catalogue_at(options.assets)
    died = False

    def ended(session: Session) -> None:
        nonlocal died
        died = session.record.driver_died
        interruption.end()

    with (
        interruptible() as interruption,
        output_folder(options, STRESS) as output,
        view_on(console, _suite(names, settings)) as view,
    ):
        run = run_stress(
            settings,
            names,
            options=replace(how, output=output),
            view=view,
            interruption=interruption,
            zygote=zygote,
            command=command_line("mlts"),
            reductions=tuple(left_out(found, settings.models)),
            repeat=lambda case: repeat_command(options, case),
            expectations_file=str(options.expectations or ""),
            ended=ended,
        )
    finish(STRESS, run, output, options, console)
    return exit_codes.exit_code(run, driver_died=died)


def list_cases(options: StressOptions) -> ExitCode:
    """Print the ids of the chosen cases, one a line."""
    suite = _suite(chosen_drivers(options), settings_of(options))
    return common.list_cases(suite, _how(options))


def settings_of(options: StressOptions) -> StressSettings:
    """Return the checked settings of a run. Raises UserErrors."""
    modes, models = modes_and_models(options.words)
    models = absolute_models(models)
    data = given_data(options)
    planning.plan(model for model in chosen_models(models, options.assets, data) if model.file)
    if options.duration == 0:
        raise NoDuration("--time 0 leaves no time for a stress; give it some seconds")
    return StressSettings(
        profile=options.profile,
        modes=tuple(mode.name for mode in modes),
        seed=options.seed,
        duration_s=options.duration,
        threads=options.threads,
        processes=options.processes,
        kill_rate=None if options.kill_rate is None else options.kill_rate / 100,
        models=models,
        data=data,
        assets=str(options.assets.absolute()) if options.assets else "",
    )


def repeat_command(options: StressOptions, case: StressCase) -> str:
    """The command that repeats one case with the same settings."""
    _, models = modes_and_models(options.words)
    words = ["mlts", "stress", case.mode, *models, "--driver", case.driver]
    further = "assets", "profile", "duration", "threads", "processes", "kill_rate", "seed"
    words += spelled(options, *further, *GIVEN, profile="quick", seed=1)
    if case.configuration:
        words += ["--filter", glob.escape(base_id(case.id))]
    return shlex.join(words)


def _how(options: StressOptions) -> RunOptions:
    if options.engine != "local":
        raise EngineMisused("a stress loads the machine that it runs on: it has --engine local")
    return run_options_of(options, driver="", jobs=1)


def _suite(names: Sequence[str], settings: StressSettings) -> StressSuite:
    return StressSuite(StressPlan(drivers=tuple(names), settings=settings))
