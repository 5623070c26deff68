from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from nnhal.debug import trace, vlog
from nnhal.debug.options import debug_options


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    yield
    vlog.configure("")
    trace.stop()


@click.command()
@click.argument("outcome", default="fine")
@debug_options
def command(outcome: str) -> None:
    """A command with both options."""
    with trace.span("work", "suite"):
        click.echo(f"driver={vlog.channel('driver').on} trace={trace.enabled()}")
        if outcome != "fine":
            raise click.ClickException(outcome)


def test_without_options_both_are_off() -> None:
    result = CliRunner().invoke(command, [])

    assert result.output == "driver=False trace=False\n"


def test_vlog_switches_tags_on_before_the_command_runs() -> None:
    result = CliRunner().invoke(command, ["--vlog", "driver,model"])

    assert result.output.startswith("driver=True")


def test_a_wrong_tag_is_a_usage_error() -> None:
    result = CliRunner().invoke(command, ["--vlog", "drivers"])

    assert result.exit_code == 2
    assert "Invalid value for '--vlog': vlog tag 'drivers' does not exist" in result.output


@pytest.mark.parametrize(("outcome", "exit_code"), [("fine", 0), ("failed", 1)])
def test_the_trace_is_complete_however_the_command_ends(
    tmp_path: Path, outcome: str, exit_code: int
) -> None:
    file = tmp_path / "trace.json"

    result = CliRunner().invoke(command, [outcome, "--trace", str(file)])

    assert result.exit_code == exit_code
    assert "trace=True" in result.output
    assert not trace.enabled()
    assert [event["name"] for event in json.loads(file.read_text())][-1] == "work"


def test_a_trace_that_cannot_be_written_is_a_usage_error(tmp_path: Path) -> None:
    result = CliRunner().invoke(command, ["--trace", str(tmp_path / "absent" / "trace.json")])

    assert result.exit_code == 2
    assert "Invalid value for '--trace'" in result.output
