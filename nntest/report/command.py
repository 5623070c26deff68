"""``report`` of any suite: write another view of a result."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from nncli.errors import UserError
from nncli.terminal import document, say
from nncli.terminal.console import terminal
from nntest.merge import NotOneRun, digest_of, merged
from nntest.output_folder import locked
from nntest.report.result_kind import ResultKind, kind_of
from nntest.report.views import html, view
from nntest.results import ExitCode
from nntest.run_result import command_line

__all__ = ["PageGiven", "merge", "print_view", "report"]

_FORMER_PAGE: Final = "result.html"


class PageGiven(UserError):
    """A page instead of the result that it was made of."""


def report(kinds: Sequence[ResultKind[Any]], path: Path, name: str, output: Path | None) -> None:
    """Write the view ``name`` of the result at ``path``, which is of one of ``kinds``.

    Without ``output``, a page is written beside the result, and what is not a page to the standard
    output. Raises a UserError.
    """
    if path.name == _FORMER_PAGE:
        raise PageGiven(f"{path} is a page, and pages are now called {html.FILE}; give a result")
    kind = kind_of(kinds, path)
    kind.check_has(name)
    run = kind.load(path)
    if name == "html" and output is None:
        output = (path if path.is_dir() else path.parent) / html.FILE
    if output is None:
        print_view(kind, run, name)
    else:
        say(str(kind.write_view(run, name, output)))


def merge(
    kinds: Sequence[ResultKind[Any]], paths: Sequence[Path], output: Path, *, anyway: bool
) -> ExitCode:
    """Merge the results at ``paths``, write all views to ``output`` and print the end of the run.

    Raises a UserError.
    """
    distinct = tuple(dict.fromkeys(paths))
    kind = kind_of(kinds, distinct[0])
    program = kind.format.command.partition(" ")[0]
    if kind.merging is None:
        raise NotOneRun(f"{distinct[0]} is a result of {kind.format.command}: no shards of a run")
    parts = {path: kind.load(path) for path in distinct}
    run = merged(parts, kind.merging, command_line(program), anyway=anyway)
    with locked(output, kind.files):
        pages = kind.write(run, output)[:1]
    kind.print(run, terminal(plain_width=kind.text_width), pages)
    say(f"Digest of the results without times: {digest_of(run)}")
    code: ExitCode = kind.exit_code(run)
    return code


def print_view(kind: ResultKind[Any], run: Any, name: str) -> None:
    """Write a view to the standard output."""
    if name == "text":
        kind.print(run, terminal(plain_width=kind.text_width))
    else:
        document(b"".join(view(name).parts(run, kind)).decode())
