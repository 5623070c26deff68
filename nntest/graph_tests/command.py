"""``random-graph`` of any suite: check what the user gave, run, write, print."""

from __future__ import annotations

import difflib
import shlex
import sys
import time
from collections.abc import Hashable, Iterable, Iterator
from enum import IntEnum
from importlib.metadata import version
from typing import TYPE_CHECKING, Final, cast

import msgspec

from nncli.errors import UserError
from nncli.terminal.console import terminal
from nnhal.operand_types import TENSORS
from nnhal.operations.registry import OPERATIONS
from nnhal.types import OperandType, OperationType
from nntest.environment import load_average, snapshot
from nntest.graph_tests.files import WRITTEN, write_all
from nntest.graph_tests.page import causes, verdict
from nntest.graph_tests.results import (
    SCHEMA,
    GraphCase,
    GraphFinding,
    GraphRun,
    GraphSettings,
)
from nntest.graph_tests.settings import GraphPlanSettings
from nntest.graph_tests.suite import GraphSuite
from nntest.interruption import interruptible
from nntest.output_folder import locked
from nntest.random_graph.limits import MAX_SIZE
from nntest.report.live import view_on
from nntest.report.terminal import print_report
from nntest.results import CaseResult, ExitCode, totals_of
from nntest.runner.command_line import run_options_of
from nntest.runner.exit_codes import exit_code
from nntest.runner.session import Session, run_suite

if TYPE_CHECKING:
    from nnprocess.zygote import Zygote
    from nntest.graph_tests.options import GraphOptions

__all__ = ["InvalidSize", "UnknownWord", "reductions_of", "repeat_command", "run", "settings_of"]

DEFAULT_SECONDS: Final = 60.0
_DRAWN: Final = frozenset(OperationType(code) for code in OPERATIONS)
_TENSORS: Final = frozenset(OperandType(code) for code in TENSORS)


class InvalidSize(UserError):
    """``--size`` that is no number of operations."""


class UnknownWord(UserError):
    """An operation or a type that the HAL does not have."""


def run(
    program: str, suite_type: type[GraphSuite], options: GraphOptions, zygote: Zygote | None
) -> ExitCode:
    """Raises a UserError for anything wrong before the run begins."""
    how = run_options_of(options, driver=options.driver)
    chosen = msgspec.structs.replace(settings_of(options), jobs=1 if how.in_process else how.jobs)
    suite = suite_type(chosen)
    began_ns, environment = time.perf_counter_ns(), snapshot((options.driver,))
    console = terminal(quiet=options.quiet)
    with locked(how.output, WRITTEN), interruptible() as interruption:
        with view_on(console, _kind) as view:
            session = run_suite(suite, how, view, interruption, zygote)
        interruption.end()
        result = _result(program, suite, options, session)
        environment = msgspec.structs.replace(environment, load_after=load_average())
        result = msgspec.structs.replace(
            result, environment=environment, duration_ns=time.perf_counter_ns() - began_ns
        )
        pages = [write_all(result, how.output)] if how.output else []
        print_report(console, verdict(result), result.totals, causes(result), pages)
    return exit_code(result, driver_died=session.record.driver_died)


def settings_of(options: GraphOptions) -> GraphPlanSettings:
    """Return the checked settings of what to draw. Raises InvalidSize and UnknownWord."""
    default = GraphPlanSettings()
    seconds = 0.0 if options.count else DEFAULT_SECONDS
    return GraphPlanSettings(
        seed=options.seed,
        operations=_named(options.operations, _DRAWN, "operation"),
        types=_named(options.types, _TENSORS, "type of tensors"),
        sizes=_sizes(options.size),
        dimension_range=options.dimensions,
        count=options.count or 0,
        seconds=seconds if options.time is None else options.time,
        oracles=options.oracles or default.oracles,
        laws=options.laws,
    )


def _sizes(given: str) -> tuple[int, int]:
    low, _, high = given.partition("-")
    try:
        sizes = int(low), int(high or low)
    except ValueError:
        sizes = 0, 0
    if not 1 <= sizes[0] <= sizes[1] <= MAX_SIZE:
        raise InvalidSize(
            f"--size {given}: give a number of operations from 1 to {MAX_SIZE}, or two, as 1-20"
        )
    return sizes


def _named(given: str | None, known: Iterable[IntEnum], what: str) -> tuple[str, ...]:
    names = {code.name for code in known}
    return tuple(_name(word.strip(), names, what) for word in (given or "").split(",") if word)


def _name(word: str, names: set[str], what: str) -> str:
    for name in (word.upper(), f"TENSOR_{word.upper()}"):
        if name in names:
            return name
    spoken = {name.removeprefix("TENSOR_") for name in names}
    near = difflib.get_close_matches(word.upper(), sorted(spoken), n=1)
    question = f" Did you mean {near[0]}?" if near else ""
    raise UnknownWord(f"'{word}' is no {what} of the HAL that can be drawn.{question}")


def repeat_command(program: str, options: GraphOptions, finding: GraphFinding) -> str:
    """The command that draws and runs the graph of ``finding`` alone."""
    words = [program, "random-graph", "--driver", options.driver, "--seed", str(finding.seed)]
    words += ["--count", "1", "--size", options.size]
    for flag, value in (("--operations", options.operations), ("--types", options.types)):
        words += [flag, value] if value else []
    words += ["--dimensions", str(options.dimensions)] if options.dimensions != 10 else []
    words += [word for oracle in options.oracles for word in ("--oracle", oracle)]
    return shlex.join(words)


def _result(program: str, suite: GraphSuite, options: GraphOptions, session: Session) -> GraphRun:
    cases = tuple(_repeatable(program, options, case) for case in session.record.results)
    run = GraphRun(
        schema=SCHEMA,
        suite=suite.name,
        totals=totals_of(cases),
        command=shlex.join([program, *sys.argv[1:]]),
        started=session.started,
        interrupted=session.record.interrupted,
        version=version("nn-driver-suite"),
        settings=_told_settings(suite.chosen, session),
        reductions=(*session.reductions, *reductions_of(suite.chosen, cases)),
        expectations_file=str(options.expectations or ""),
        expectations=tuple(session.expectations),
        ended_early=session.record.ended_early,
        driver=options.driver,
        cases=cases,
    )
    about = session.record.driver
    if about is None:
        return run
    return msgspec.structs.replace(
        run,
        device=about.name,
        device_version=about.version,
        device_type=about.type,
        hal_version=about.hal_version,
    )


def _repeatable(program: str, options: GraphOptions, case: CaseResult) -> GraphCase:
    found = cast("GraphCase", case)
    findings = tuple(
        msgspec.structs.replace(each, repeat=repeat_command(program, options, each))
        for each in found.findings
    )
    return msgspec.structs.replace(found, findings=findings)


def _told_settings(chosen: GraphPlanSettings, session: Session) -> GraphSettings:
    common = msgspec.structs.asdict(session.settings)
    own = {name: value for name, value in msgspec.structs.asdict(chosen).items() if name != "jobs"}
    return GraphSettings(**common, **own)


def reductions_of(chosen: GraphPlanSettings, cases: Iterable[GraphCase]) -> Iterator[str]:
    """Every way, in words, in which a run is less than one of all that the driver claims."""
    for what, names in (("operations", chosen.operations), ("types", chosen.types)):
        if names:
            yield f"only the {what} {', '.join(names)}"
    if not chosen.laws:
        yield "no laws were checked (--no-laws)"
    if any(case.partly_asked for case in cases):
        yield (
            "the driver answered too slowly to be asked about every operation and type: only what "
            "it claimed in time was drawn, and a seed may draw another graph the next time"
        )


def _kind(case: CaseResult) -> Hashable:
    """What failures have in common that the terminal tells as one while the run goes on."""
    findings = case.findings if isinstance(case, GraphCase) else ()
    return case.outcome, findings[0].cause if findings else case.reason
