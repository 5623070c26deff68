"""The command ``report`` as click has it; what it does is loaded when it runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from nncli.command_help import WordCommand
from nncli.option_words import option
from nntest.report.views import VIEWS

if TYPE_CHECKING:
    from nntest.report.result_kind import ResultKind

    _Choice = click.Choice[str]
else:
    _Choice = click.Choice  # not generic before click 8.2

__all__ = ["ViewName", "merge_command", "report_command"]

_EXIT_CODES: Final = """Exit codes: those of the merged run; 4 if a shard is missing; 2 if RESULTS
are not parts of one run."""

_RENAMED: Final[Mapping[str, str]] = {"table": "text"}


class ViewName(_Choice):
    """The name of a view. A former name is refused with the present one."""

    def convert(
        self, value: Any, param: click.Parameter | None, context: click.Context | None
    ) -> str:
        if value in _RENAMED:
            self.fail(f"'{value}' is now called '{_RENAMED[value]}'.", param, context)
        return super().convert(value, param, context)


def report_command(
    kinds: Callable[[], Sequence[ResultKind[Any]]], default: str = "html"
) -> click.Command:
    """The command for results of the kinds that ``kinds`` imports when it runs."""

    @click.command(cls=WordCommand, short_help="Write another view of a result.")
    @click.argument("results", type=click.Path(exists=True, path_type=Path))
    @option("view", type=ViewName(VIEWS), default=default, show_default=True)
    @option(
        "to",
        type=click.Path(dir_okay=False, path_type=Path),
        show_default="index.html beside RESULTS, else standard output",
    )
    def report(results: Path, view: str, to: Path | None) -> None:
        """Write another view of RESULTS: the results.json of any command, the folder that contains
        it, or the journal.jsonl of a benchmark or stress test that was killed.
        """
        from nntest.report.command import report

        report(kinds(), results, view, to)

    return report


def merge_command(kinds: Callable[[], Sequence[ResultKind[Any]]]) -> click.Command:
    """The command that merges results of the kinds that ``kinds`` imports when it runs."""

    @click.command(cls=WordCommand, epilog=_EXIT_CODES, short_help="Merge the shards of a run.")
    @click.argument(
        "results", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path)
    )
    @option("output", type=click.Path(file_okay=False, path_type=Path), required=True)
    @option("anyway", is_flag=True)
    @click.pass_context
    def merge(
        context: click.Context, results: tuple[Path, ...], output: Path, anyway: bool
    ) -> None:
        """Merge RESULTS, the folders or results.json of shards and of runs on other machines, into
        one run with one page.

        Parts must be of the same driver, suite and options, and have no case in common. A missing
        shard leaves its cases NOT_RUN.
        """
        from nntest.report.command import merge

        context.exit(merge(kinds(), results, output, anyway=anyway))

    return merge
