"""The option --driver, for drivers that a command only rents."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, EntryPoints

import click
import pytest
from click.testing import CliRunner

from nncli.option_words import option

EVENTS: list[str] = []


def lease(name: str) -> Callable[[], None]:
    EVENTS.append(f"{name} begins")
    return lambda: EVENTS.append(f"{name} ends")


@click.command
@option("drivers", multiple=True)
@click.option("--fail", is_flag=True)
def command(drivers: tuple[str, ...], fail: bool) -> None:
    EVENTS.append("runs")
    if fail:
        raise KeyboardInterrupt


@pytest.mark.parametrize("options", [[], ["--fail"]])
def test_a_rented_driver_runs_as_long_as_the_command(
    options: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    point = EntryPoint("far", f"{__name__}:lease", "nnhal.leases")
    monkeypatch.setattr(EntryPoint, "load", lambda self: lease)
    monkeypatch.setattr(
        "importlib.metadata.entry_points", lambda **params: EntryPoints([point]).select(**params)
    )
    EVENTS.clear()
    words = ["--driver", "far:one", "--driver", "reference", "--driver", "near:two", *options]
    CliRunner().invoke(command, words)
    assert EVENTS == ["far:one begins", "runs", "far:one ends"]
