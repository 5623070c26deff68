"""``run``: start the driver, run the tests, say how it went."""

from __future__ import annotations

import glob
import os
import shlex
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from nncli.output_file import OutputNotWritable, check_writable
from nncli.spelled_options import spelled
from nncli.terminal import complain, workflow_command
from nncli.terminal.console import terminal
from nncli.text import one_line
from nntest.environment import snapshot
from nntest.groups.commands.corpus import unreadable_in
from nntest.groups.commands.options import RunOptions
from nntest.groups.program import Program
from nntest.groups.results import UnreadableSpec
from nntest.groups.run import result_of
from nntest.groups.suite import GENERAL
from nntest.groups.terminal import kind_of_failure
from nntest.interruption import Interruption, interruptible
from nntest.output_folder import locked
from nntest.report.live import view_on
from nntest.results import ExitCode
from nntest.run_result import command_line
from nntest.runner.command_line import run_options_of
from nntest.runner.exit_codes import exit_code
from nntest.runner.run import View
from nntest.runner.selection import base_id
from nntest.runner.session import NoCases, run_suite

if TYPE_CHECKING:
    from nnprocess.zygote import Zygote

__all__ = ["repeat_command", "run"]


def run(
    program: Program,
    options: RunOptions,
    zygote: Zygote | None = None,
    *,
    with_summary: bool = True,
) -> ExitCode:
    """Run, write, print. Raises a UserError for anything wrong before the run begins."""
    json_file = options.json_file
    if json_file and not json_file.absolute().parent.is_dir():
        raise OutputNotWritable(f"{json_file}: its folder does not exist")
    if json_file:
        check_writable(json_file)
    how = run_options_of(options, driver=program.own_driver(options))
    started_ns, environment = time.perf_counter_ns(), snapshot(program.drivers(options))
    console = terminal(quiet=options.quiet)
    with locked(how.output, program.kind.files), interruptible() as interruption:
        queue = program.queue(options)
        with view_on(console, kind_of_failure, how.budget_s, lambda: queue.left) as view:
            suite = program.chosen(options, _progress(view, interruption))
            try:
                session = run_suite(suite, how, view, interruption, zygote, queue)
            except _InterruptedEarly:
                return ExitCode.INTERRUPTED
            except NoCases:
                if not _complain(unreadable_in(suite, how.selection)):
                    raise
                return ExitCode.USAGE
        interruption.end()
        result = result_of(
            program.kind.format,
            suite,
            session,
            drivers=program.drivers(options),
            command=command_line(program.name),
            repeat=lambda id: repeat_command(program, options, id),
            environment=environment,
            duration_ns=time.perf_counter_ns() - started_ns,
            expectations_file=str(how.expectations or ""),
            unreadable=unreadable_in(suite, how.selection),
        )
        if json_file:
            program.kind.write_view(result, "json", json_file)
        pages = program.kind.write(result, how.output)[:1] if how.output else ()
        program.kind.keep(result, how.history)
        if with_summary:
            program.kind.print(result, console, pages)
        program.kind.publish(result, os.environ, workflow_command)
        return exit_code(
            result,
            unreadable=_complain(result.unreadable),
            driver_died=session.record.driver_died,
        )


class _InterruptedEarly(Exception):
    """Before there was anything to report."""


def _progress(view: View, interruption: Interruption) -> Callable[[int, int], None]:
    def tell(done: int, total: int) -> None:
        if interruption.is_requested():
            raise _InterruptedEarly
        view.preparing("reading specs", done, total)

    return tell


def _complain(unreadable: Sequence[UnreadableSpec]) -> bool:
    """Print what is wrong with each spec; whether any is."""
    complain(*(f"Error: {one_line(spec.message)}" for spec in unreadable))
    return bool(unreadable)


def repeat_command(program: Program, options: RunOptions, id: str) -> str:
    """The command that runs the test ``id`` alone, in the same way."""
    group = id.partition("/")[0]
    words = [program.name, "run"]
    if options.specs:
        words += ["--specs", str(options.specs)]
        words += ["--groups", group] if group != GENERAL else []
    for driver in program.drivers(options):
        words += ["--driver", driver]
    further = "engine", "scheduler", "worker_resources", "thorough", "quick", "in_process"
    words += spelled(options, *further, *program.further_options, engine="local")
    return shlex.join([*words, "--filter", glob.escape(base_id(id))])
