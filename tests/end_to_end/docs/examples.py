"""Examples of the documentation: code blocks, and the commands in them and in running text."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Block", "Command", "blocks", "commands", "pages"]

OURS = ("mlts", "vts", "cts", "nnhal", "nnapi")
"""The commands of this project."""

LANGUAGES = frozenset({"sh", "toml", "json", "python", "text", "yaml"})

_FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_INDENTED = re.compile(r"(?:(?<=\n\n)|\A)((?: {4}.*\n)(?:(?: {4}.*)?\n)*)")
_INLINE = re.compile(rf"`((?:{'|'.join(OURS)}) [^`]+)`")
_PYTHON = re.compile(r"(?:from|import) \w")
_COMMAND = re.compile(rf"(?:{'|'.join(OURS)}|bash|python|pip) \S")


@dataclass(frozen=True)
class Block:
    """A code block of a page; ``line`` is that of its first line of code, from 1."""

    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


@dataclass(frozen=True)
class Command:
    """A command as a user would type it, in words; without what it is piped into."""

    page: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.page}: {shlex.join(self.words)}"


def pages(repository: Path) -> list[Path]:
    """Every page that a reader of the repository sees."""
    top = [repository / "README.md", repository / "CONTRIBUTING.md"]
    return [*top, *sorted((repository / "docs").rglob("*.md"))]


def blocks(page: Path) -> Iterator[Block]:
    """Fenced blocks by the language that they name, indented ones by what they look like."""
    text = page.read_text(encoding="utf-8")
    for found in _FENCED.finditer(text):
        yield Block(page.name, _line(text, found.start(2)), found[1], found[2])
    prose = _FENCED.sub(lambda found: "\n" * found[0].count("\n"), text)
    for found in _INDENTED.finditer(prose):
        code = re.sub(r"^ {4}", "", found[1], flags=re.MULTILINE)
        yield Block(page.name, _line(prose, found.start()), _language(code), code)


def commands(page: Path) -> Iterator[Command]:
    """Every command of the shell blocks, and each of ours in running text."""
    for block in blocks(page):
        if block.language == "sh":
            for line in block.text.replace("\\\n", " ").splitlines():
                yield from _command(page, line)
    prose = _FENCED.sub("", page.read_text(encoding="utf-8"))
    for found in _INLINE.finditer(prose):
        yield from _command(page, found[1].replace("\n", " "))


def _command(page: Path, line: str) -> Iterator[Command]:
    words = shlex.split(line, comments=True)
    piped = words.index("|") if "|" in words else len(words)
    if words:
        yield Command(page.name, tuple(words[:piped]))


def _language(code: str) -> str:
    if _PYTHON.match(code):
        return "python"
    return "sh" if _COMMAND.match(code) else "text"


def _line(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1
