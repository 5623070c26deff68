from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from rich.console import Group
from rich.table import Table
from rich.text import Text

from nncli.terminal.console import PLAIN_WIDTH, Terminal, in_memory, terminal
from tests.packages import SHIPPED


class Ascii(io.StringIO):
    """A file of seven bits a character."""

    encoding = "ascii"

    def write(self, text: str) -> int:
        return super().write(text.encode("ascii").decode())


def shown(*objects: object, file: io.StringIO | None = None, width: int = 60) -> str:
    file = file or io.StringIO()
    Terminal(file=file, width=width, color_system=None).print(*objects)
    return file.getvalue()


@pytest.mark.parametrize("wrap", [str, Text])
def test_text_has_no_control_characters_and_no_markup(wrap: type[str] | type[Text]) -> None:
    assert shown(wrap("[red]\x1b[2J \x9b :x: \u202e")) == "[red]\\x1b[2J \\x9b :x: \\u202e\n"


def test_styles_stay_where_they_were() -> None:
    file = io.StringIO()
    console = Terminal(file=file, force_terminal=True, color_system="standard", width=60)
    console.print(Text.assemble("a\x1bb ", ("✓ good", "green"), " c"))
    assert file.getvalue() == "a\\x1bb \x1b[32m✓ good\x1b[0m c\n"


def test_columns_are_aligned_by_what_is_written() -> None:
    table = Table("✓ passed", "name", box=None, pad_edge=False)
    table.add_row("1\x1b", "é×")
    table.add_row("2", Text("plain"))
    lines = [line.rstrip() for line in shown(table, file=Ascii()).splitlines()]
    assert lines == ["ok passed  name", "1\\x1b      \\xe9x", "2          plain"]


def test_boxes_and_cut_lines_are_ascii_where_they_must_be() -> None:
    table = Table("a")
    table.add_row("b")
    cut = Group(Text("x" * 100, no_wrap=True, overflow="ellipsis"))
    lines = [*shown(table, file=Ascii()).splitlines(), *shown(cut, file=Ascii(), width=20).split()]
    assert lines[-1] == "x" * 19 + "~"
    assert "".join(lines).isascii()


def test_what_is_no_terminal_gets_whole_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert not terminal().is_interactive


def test_a_file_is_as_wide_as_tables_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    assert (terminal().width, terminal(plain_width=7).width) == (PLAIN_WIDTH, 7)


def test_a_terminal_without_columns_shows_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "0")
    assert terminal().width == PLAIN_WIDTH


def test_a_console_in_memory_has_no_codes() -> None:
    console = in_memory()
    console.print(Text("red", "red"))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue() == "red\n"


def test_nobody_prints_but_the_terminal_package(repository: Path) -> None:
    """All text goes through one writer, or hostile text gets past it."""
    from tests.unit.nncli.terminal.printing import printing_in

    found = [
        place
        for package in SHIPPED
        for path in sorted((repository / package).rglob("*.py"))
        if (repository / "nncli/terminal") not in path.parents
        for place in printing_in(path, repository)
    ]
    assert found == []
