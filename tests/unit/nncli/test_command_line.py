"""What all command lines have in common."""

from __future__ import annotations

import os
import signal
from importlib.metadata import EntryPoint

import click
import pytest
from click.testing import CliRunner

from nncli.command_line import CommandGroup, PluginGroup
from nncli.errors import UserError


@click.command("wave")
def wave() -> None:
    """Wave."""
    click.echo("waved")


@pytest.fixture
def group(monkeypatch: pytest.MonkeyPatch) -> PluginGroup:
    """A group with a command of its own, one that a package offers, and one that is no command."""
    module = __name__
    points = {
        "wave": EntryPoint("wave", f"{module}:wave", "tools"),
        "odd": EntryPoint("odd", "os:sep", "tools"),
    }
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: points.values())
    monkeypatch.setattr(EntryPoint, "load", lambda point: {"wave": wave, "odd": "/"}[point.name])
    group = PluginGroup("main", plugins="tools")
    group.add_command(click.Command("sit", callback=lambda: click.echo("sat")))
    return group


def test_a_mistake_of_the_user_is_one_line_and_exit_code_2() -> None:
    def fail() -> None:
        raise UserError("no such\n  thing")

    group = CommandGroup("main", commands=[click.Command("fail", callback=fail)])

    result = CliRunner().invoke(group, ["fail"])

    assert result.exit_code == 2
    assert result.output == "Error: no such thing\n"


def test_ctrl_c_is_one_line_and_exit_code_130() -> None:
    def wait() -> None:
        raise KeyboardInterrupt

    group = CommandGroup("main", commands=[click.Command("wait", callback=wait)])

    result = CliRunner().invoke(group, ["wait"])

    assert result.exit_code == 130
    assert result.output == "Interrupted.\n"


def test_a_mistake_of_the_programmer_is_not_hidden() -> None:
    def fail() -> None:
        raise RuntimeError("bug")

    group = CommandGroup("main", commands=[click.Command("fail", callback=fail)])

    assert isinstance(CliRunner().invoke(group, ["fail"]).exception, RuntimeError)


def test_commands_of_other_packages_are_listed_and_run(group: PluginGroup) -> None:
    assert group.list_commands(click.Context(group)) == ["odd", "sit", "wave"]
    assert CliRunner().invoke(group, ["wave"]).output == "waved\n"
    assert CliRunner().invoke(group, ["sit"]).output == "sat\n"


@pytest.mark.parametrize("name", ["odd", "absent"])
def test_what_is_no_command_cannot_be_run(group: PluginGroup, name: str) -> None:
    result = CliRunner().invoke(group, [name])

    assert result.exit_code == 2
    assert f"No such command '{name}'" in result.output


def test_sigterm_is_taken_for_an_interruption() -> None:
    """Also before a command has handlers of its own, and no longer afterwards."""

    @click.group(cls=CommandGroup)
    def main() -> None:
        pass

    @main.command()
    def wait() -> None:
        os.kill(os.getpid(), signal.SIGTERM)

    result = CliRunner().invoke(main, ["wait"])
    assert (result.exit_code, result.stderr) == (130, "Interrupted.\n")
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
