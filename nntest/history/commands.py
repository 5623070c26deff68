"""The command ``nnhal history``, which comes from here because results are the harness's."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from nncli.command_help import WordCommand
from nncli.command_line import CommandGroup
from nncli.errors import UserError
from nncli.option_words import option

if TYPE_CHECKING:
    import sqlite3

    from nntest.history.trend import Run, Trend

__all__ = ["history"]

_FILE: Final = click.Path(dir_okay=False, path_type=Path)
_FORMATS: Final = ("csv", "parquet", "google-benchmark")
_SHOWN: Final = 20
_EXIT_CODES: Final = "Exit codes: 0; 1 if {}; 2 wrong usage, or no such history."


class NotInHistory(UserError):
    """A driver or case of which the history has no run."""


@click.group(cls=CommandGroup)
def history() -> None:
    """Keep results of many runs in a FILE, and ask what changed since when.

    'vts run --history FILE' and other runs add their results, too.
    """


@history.command(cls=WordCommand)
@click.argument("file", type=_FILE)
@click.argument("results", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
def add(file: Path, results: tuple[Path, ...]) -> None:
    """Add RESULTS of any suite, each a results.json or its folder, to FILE. What is there already
    stays as it is.
    """
    from nncli.terminal import say
    from nntest.history.records import records_at
    from nntest.history.store import add, opened

    with opened(file, new=True) as connection:
        for path in results:
            records = records_at(path)
            new = add(connection, records)
            say(f"{path}: {_counted(new, 'new run')} of a driver, {len(records) - new} known")


@history.command("list", cls=WordCommand)
@click.argument("file", type=_FILE)
@option("suite")
def list_(file: Path, suite: str | None) -> None:
    """List the runs in FILE, the newest last."""
    from nncli.terminal.console import terminal
    from nntest.history.store import opened
    from nntest.history.trend import listed
    from nntest.report.terminal_table import Heading, table_for

    console = terminal()
    with opened(file) as connection:
        wanted = {name for name, _ in _subjects(connection, suite, None)}
        rows = [row for row in listed(connection) if row[1] in wanted]
    headings = (
        Heading("Started", min_width=19),
        Heading("Suite"),
        Heading("Driver", min_width=12),
        Heading("Build", min_width=14),
        Heading("Passed", is_number=True),
        Heading("Failed", is_number=True),
        Heading("Host", from_width=100),
    )
    console.print(table_for(console, headings, rows))


@history.command(
    cls=WordCommand, epilog=_EXIT_CODES.format("the newest run is worse than one before")
)
@click.argument("file", type=_FILE)
@click.argument("driver", required=False)
@option("suite")
@option("last", type=click.IntRange(2), default=100, show_default=True)
@option("html_file", type=_FILE)
@click.pass_context
def trend(
    context: click.Context,
    file: Path,
    driver: str | None,
    suite: str | None,
    last: int,
    html_file: Path | None,
) -> None:
    """Show what changed over the runs of DRIVER, or of each driver: latency ratio, accuracy, and
    failures, with the first build that has them.
    """
    from nncli.output_file import write_file
    from nncli.terminal import say
    from nntest.history.store import opened
    from nntest.history.trend import trend

    with opened(file) as connection:
        found = {
            pair: trend(connection, *pair, last=last)
            for pair in _subjects(connection, suite, driver)
        }
    if html_file:
        from nntest.history.page import page

        write_file(html_file, page(found).encode())
    for (name, of), each in found.items():
        say(*_told(f"{name} {of}", each))
    context.exit(any(each.is_worse for each in found.values()))


def _told(title: str, of: Trend) -> list[str]:
    lines = [f"{title}: {_counted(len(of.runs), 'run')}, the newest of {of.runs[-1]}"]
    worse, better = ([s for s in of.steps if s.is_worse == which] for which in (True, False))
    changes = [f"  ✗ {each}" for each in of.broken]
    changes += [f"  ✗ {each}{'' if each.is_newest else ', and changed again'}" for each in worse]
    changes += [f"  ✓ {each}{'' if each.is_newest else ', and changed again'}" for each in better]
    more = [f"  and {len(changes) - _SHOWN} more"] if len(changes) > _SHOWN else []
    return [*lines, *(changes[:_SHOWN] or ["  Nothing changed."]), *more]


@history.command(
    "first-bad", cls=WordCommand, epilog=_EXIT_CODES.format("a case fails or became worse")
)
@click.argument("file", type=_FILE)
@click.argument("case")
@click.argument("driver", required=False)
@option("suite")
@click.pass_context
def first_bad(
    context: click.Context, file: Path, case: str, driver: str | None, suite: str | None
) -> None:
    """Name the first bad build of CASE, the id of a case, the name of a model, or a glob."""
    from fnmatch import fnmatchcase

    from nncli.terminal import say
    from nntest.history.store import opened
    from nntest.history.trend import broken_cases, trend

    lines: list[str] = []
    known = 0
    with opened(file) as connection:
        for pair in _subjects(connection, suite, driver):
            number, broken = broken_cases(connection, *pair, case)
            known += number
            lines += map(str, broken)
            losses = trend(connection, *pair, last=1000).losses
            lines += [str(each) for each in losses if fnmatchcase(each.series.case, case)]
    if not known:
        raise NotInHistory(f"no case of {file} matches '{case}': 'vts list' names cases")
    more = [f"and {len(lines) - _SHOWN} more"] if len(lines) > _SHOWN else []
    say(*(lines[:_SHOWN] or [f"No case is bad now, of {known} with such a name."]), *more)
    context.exit(bool(lines))


@history.command(cls=WordCommand)
@click.argument("file", type=_FILE)
@click.argument("driver")
@click.argument("other")
@option("suite")
def compare(file: Path, driver: str, other: str, suite: str | None) -> None:
    """Show in which cases the newest runs of DRIVER and OTHER ended otherwise, and their latency
    ratios side by side.
    """
    from nncli.terminal import say
    from nntest.history.store import opened
    from nntest.history.trend import differences, measures_of

    with opened(file) as connection:
        pairs = [_newest(connection, suite, driver), _newest(connection, suite, other)]
        common = [name for name in pairs[0] if name in pairs[1]]
        if not common:
            raise NotInHistory(f"{driver} and {other} have no run of the same suite in {file}")
        for name in common:
            one, two = (of[name] for of in pairs)
            found = differences(connection, one, two)
            otherwise = f"{_counted(len(found), 'case')} ended otherwise"
            say(f"{name}: {driver} {one}, {other} {two}; {otherwise}")
            for each in found[:_SHOWN]:
                ends = f"{each.outcome} {each.cause}".strip()
                others = f"{each.other_outcome} {each.other_cause}".strip()
                say(f"  {each.case}: {ends}; {other}: {others}")
            if len(found) > _SHOWN:
                say(f"  and {len(found) - _SHOWN} more")
            for case, value, other_value in measures_of(connection, one, two):
                say(f"  {case}: latency ratio {value:.3f}; {other}: {other_value:.3f}")


def _newest(connection: sqlite3.Connection, suite: str | None, driver: str) -> Mapping[str, Run]:
    from nntest.history.trend import runs_of

    pairs = _subjects(connection, suite, driver)
    return {name: runs_of(connection, name, of)[-1] for name, of in pairs}


@history.command(cls=WordCommand)
@click.argument("file", type=_FILE)
@option("view", type=click.Choice(_FORMATS), default="csv", show_default=True)
@option("to", type=_FILE, show_default="standard output")
def export(file: Path, view: str, to: Path | None) -> None:
    """Write all of FILE as a table (csv, parquet), or the newest latencies as Google Benchmark
    does, for trackers of benchmarks.
    """
    from nncli.output_file import write_file
    from nncli.terminal import document
    from nntest.history.export import exported
    from nntest.history.store import opened

    with opened(file) as connection:
        data = exported(connection, view)
    if to is not None:
        write_file(to, data)
    elif view == "parquet":
        raise click.UsageError("--format parquet needs --to FILE: it is no text")
    else:
        document(data.decode())


def _counted(number: int, noun: str) -> str:
    """``1 run``, ``2 runs``."""
    return f"{number} {noun}{'s' * (number != 1)}"


def _subjects(
    connection: sqlite3.Connection, suite: str | None, driver: str | None
) -> list[tuple[str, str]]:
    """The suites and drivers that are asked for. Raises NotInHistory where there is none."""
    from nntest.history.trend import subjects

    found = subjects(connection, suite, driver)
    if not found:
        known = ", ".join(sorted({f"{name} {of}" for name, of in subjects(connection)})) or "no run"
        of = " ".join(filter(None, (suite, driver))) or "any driver"
        raise NotInHistory(f"the history has no run of {of}; it has {known}")
    return [*found]
