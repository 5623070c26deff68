"""``show``: one test with all that helps to understand it, from a result, the corpus, or both."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from nncli.errors import UserError
from nncli.terminal import say
from nnhal.operations.node import code_name
from nnhal.types import OperationType
from nntest.cases.case_library import CaseLibrary
from nntest.groups.analysis.explained import explanation_of
from nntest.groups.commands.options import ListOptions
from nntest.groups.program import Program
from nntest.groups.results import GroupedCase, GroupedRun
from nntest.groups.suite import GENERAL
from nntest.judge import expected_outputs, sample_inputs
from nntest.operation_calls import calls_of
from nntest.report.html.text import printable
from nntest.results import ExitCode
from nntest.runner.selection import base_id
from nntest.spec import SpecCase

__all__ = ["UnknownTest", "show"]


_MAX_CALLS: Final = 50
"""Operations of a model that are shown."""


class UnknownTest(UserError):
    """Neither the result nor the corpus has a test of this id."""

    def __init__(self, program: str, id: str, known: Iterable[str]) -> None:
        nearest = difflib.get_close_matches(id, list(known), n=1, cutoff=0.8)
        hint = f" Did you mean '{nearest[0]}'?" if nearest else ""
        super().__init__(f"no test '{id}'.{hint} '{program} list' names all tests.")


def show(program: Program, id: str, results: Path | None, specs: Path | None) -> ExitCode:
    """Print the test ``id``: what it is about, its model, and how it ended in ``results``.

    ``id`` may leave out the group ``general``. Raises a UserError.
    """
    run = program.kind.load(results) if results else None
    suite = program.chosen(ListOptions(specs=specs))
    library = CaseLibrary(suite.chosen.root)
    ended = _ended(run, id)
    # The specs of a result are code that came with it: they are run where the user names them.
    has_corpus = specs is not None or run is None or not run.specs
    name = _case_name(library, base_id(id)) if has_corpus else None
    if ended is None and (name is None or run is not None):
        raise UnknownTest(
            program.name, id, [case.id for case in run.cases] if run else library.by_id
        )
    first = id.partition("/")[0]
    group = suite.registry.groups.get(ended.group if ended else first)
    known = library.by_id[name] if name else None
    purpose = ended.purpose if ended else known.purpose if known else ""
    say(ended.id if ended else id)
    say(*_indented([f"{group.title}: {group.summary}"] if group else []))
    say(*_indented([f"What is tested: {purpose}"] if purpose else []))
    for title, lines in (
        *_model(library.load(name) if name else None, ended),
        *(_result(ended) if ended else ()),
    ):
        say("", title, *_indented(lines))
    return ExitCode.OK


def _ended(run: GroupedRun | None, id: str) -> GroupedCase | None:
    cases = {case.id: case for case in run.cases} if run else {}
    return cases.get(id) or cases.get(f"{GENERAL}/{id}")


def _case_name(library: CaseLibrary, id: str) -> str | None:
    """The ``FOLDER/NAME`` with which ``id`` ends, behind a group and what it changes."""
    parts = id.split("/")
    names = ("/".join(parts[first:]) for first in range(len(parts)))
    return next((name for name in names if name in library.by_id), None)


def _indented(lines: Iterable[object]) -> Iterator[str]:
    return (f"  {printable(str(line))}" for line in lines)


def _model(
    case: SpecCase | None, ended: GroupedCase | None
) -> Iterator[tuple[str, Sequence[object]]]:
    """The operations with their arguments, the inputs and the expected outputs."""
    calls = ended.calls if ended else ()
    if case is not None:
        names = {code_name(OperationType, each.type) for each in case.main.operations}
        calls = calls_of(case, names, most=_MAX_CALLS)
    if calls:
        yield "Model", [line for call in calls for line in (call, f"  {call.data}")]
    inputs = sample_inputs(case) if case else ended.inputs if ended else ()
    if inputs:
        yield "Inputs", inputs
    if case is not None and not case.expect_failure:
        yield "Expected outputs", expected_outputs(case)


def _result(case: GroupedCase) -> Iterator[tuple[str, Sequence[object]]]:
    """How the test ended, with the wrong values."""
    explanation = explanation_of([case])
    yield f"Result: {case.outcome}", [*filter(None, [case.reason, explanation])]
    for finding in case.findings:
        if finding.wrong:
            title = f"Wrong values of output {finding.output}, {finding.failed} of"
            yield f"{title} {finding.elements}", finding.wrong
    if case.repeat:
        yield "Repeat", [case.repeat]
    if case.evidence:
        yield "Log and stacks", case.evidence
