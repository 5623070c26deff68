"""``random-graph`` of any suite: check what the user gave, run, write, print."""

from __future__ import annotations

import difflib
import shlex
from collections.abc import Hashable, Iterable, Iterator
from enum import IntEnum
from typing import TYPE_CHECKING, Final

import msgspec

from nncli.errors import UserError
from nncli.spelled_options import spelled
from nnhal.operand_types import TENSORS
from nnhal.operations.registry import OPERATIONS
from nnhal.types import OperandType, OperationType
from nntest.graph_tests.result_kind import graph_kind
from nntest.graph_tests.results import (
    GraphCase,
    GraphFinding,
    GraphRun,
)
from nntest.graph_tests.settings import GraphSettings
from nntest.graph_tests.suite import GraphSuite
from nntest.random_graph.limits import MAX_SIZE
from nntest.results import CaseResult, ExitCode
from nntest.run_command import run_and_report
from nntest.runner.command_line import run_options_of

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

    def finish(run: GraphRun) -> GraphRun:
        cases = tuple(_repeatable(program, options, case) for case in run.cases)
        more = (*run.reductions, *reductions_of(chosen, cases))
        return msgspec.structs.replace(run, cases=cases, reductions=more)

    suite, kind = suite_type(chosen), graph_kind(program)
    return run_and_report(suite, how, kind, chosen, finish, _kind, zygote, quiet=options.quiet)


def settings_of(options: GraphOptions) -> GraphSettings:
    """Return the checked settings of what to draw. Raises InvalidSize and UnknownWord."""
    default = GraphSettings()
    seconds = 0.0 if options.count else DEFAULT_SECONDS
    return GraphSettings(
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
    further = "size", "operations", "types", "dimensions", "oracles"
    return shlex.join([*words, "--count", "1", *spelled(options, *further, dimensions=10)])


def _repeatable(program: str, options: GraphOptions, case: GraphCase) -> GraphCase:
    findings = tuple(
        msgspec.structs.replace(each, repeat=repeat_command(program, options, each))
        for each in case.findings
    )
    return msgspec.structs.replace(case, findings=findings)


def reductions_of(chosen: GraphSettings, cases: Iterable[GraphCase]) -> Iterator[str]:
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
