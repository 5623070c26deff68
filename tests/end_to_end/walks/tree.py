"""A copy of the checkout that a walk changes, and the tables of CONTRIBUTING.md that it follows."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

__all__ = ["Tree", "table"]


def table(page: str, title: str, **names: str) -> tuple[set[str], set[str]]:
    """The files in the table below a title, with ``names`` in place of the words in capitals; and
    those of them whose row begins with "if": not every addition needs them.
    """
    section = re.split(
        r"^##+ ", page.partition(f"\n### {title}\n")[2], maxsplit=1, flags=re.MULTILINE
    )[0]
    everything, conditional = set(), set()
    for row in re.findall(r"^\| (`.*) \| (.*) \|$", section, re.MULTILINE):
        files = {_filled(path, names) for path in re.findall(r"`([^`]+)`", row[0])}
        everything |= files
        conditional |= files if row[1].startswith("if ") else set()
    return everything, conditional


def _filled(path: str, names: dict[str, str]) -> str:
    for word, name in names.items():
        path = path.replace(word, name)
    return path


class Tree:
    """What git tracks in ``source``, copied to ``root``; ``scratch`` is for compiled code."""

    def __init__(self, source: Path, root: Path, scratch: Path) -> None:
        self.source, self.root, self.scratch = source, root, scratch
        for path in _tracked(source):
            target = root / path
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / path, target)
        self._before = self._files()

    def add(self, path: str, text: str) -> None:
        """A new file."""
        target = self.root / path
        assert not target.exists(), path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def add_copy(self, of: str, path: str) -> None:
        """A new file with the content of another one."""
        shutil.copy(self.root / of, self.root / path)

    def edit(self, path: str, old: str, new: str) -> None:
        """Replace the first ``old`` in a file."""
        text = (self.root / path).read_text(encoding="utf-8")
        assert old in text, f"{path} has no {old!r}"
        (self.root / path).write_text(text.replace(old, new, 1), encoding="utf-8")

    def after(self, path: str, line: str, more: str) -> None:
        """Add lines after the first one that begins with ``line``."""
        text = (self.root / path).read_text(encoding="utf-8")
        found = re.search(rf"^{re.escape(line)}.*\n", text, re.MULTILINE)
        assert found, f"{path} has no line {line!r}"
        self.edit(path, found.group(0), found.group(0) + more)

    def python(self, *arguments: str) -> str:
        """The output of Python with the packages and entry points of the copy; it must succeed."""
        self._announce()
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=os.environ
            | {"PYTHONPATH": str(self.root), "PYTHONPYCACHEPREFIX": str(self.scratch / "compiled")},
            capture_output=True,
            text=True,
            check=False,
            timeout=280,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def pytest(self, *arguments: str) -> None:
        """Tests of the copy pass."""
        self.scratch.mkdir(parents=True, exist_ok=True)
        own = ("--basetemp", str(self.scratch / "pytest"))  # others clean up the usual one
        options = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *own)
        self.python("-m", "pytest", *options, *arguments)

    def touched(self) -> set[str]:
        """Files that are new, gone or not what they were, by whatever has written them."""
        return {path for path in self._written() if not self._is_as_before(path)}

    def _written(self) -> set[str]:
        now = self._files()
        paths = now.keys() | self._before.keys()
        return {path for path in paths if now.get(path) != self._before.get(path)}

    def _is_as_before(self, path: str) -> bool:
        old, new = self.source / path, self.root / path
        return path in self._before and new.exists() and old.read_bytes() == new.read_bytes()

    def restore(self) -> None:
        for path in self._written():
            if path in self._before:
                shutil.copy2(self.source / path, self.root / path)
            else:
                (self.root / path).unlink()

    def _announce(self) -> None:
        """Entry points as an installation would find them, before those of the checkout."""
        project = msgspec.toml.decode((self.root / "pyproject.toml").read_bytes())["project"]
        folder = self.root / f"nn_driver_suite-{project['version']}.dist-info"
        folder.mkdir(exist_ok=True)
        (folder / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
        )
        (folder / "entry_points.txt").write_text("".join(_sections(project)))

    def _files(self) -> dict[str, tuple[int, int]]:
        """Times and sizes of the files that git would track, by path."""
        return {
            path.relative_to(self.root).as_posix(): (path.stat().st_mtime_ns, path.stat().st_size)
            for path in self.root.rglob("*")
            if path.is_file() and not _is_output(path)
        }


def _is_output(path: Path) -> bool:
    return any(part.endswith((".dist-info", "__pycache__", ".hypothesis")) for part in path.parts)


def _tracked(source: Path) -> list[str]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.check_output(command, cwd=source, text=True).split("\0")
    return [path for path in listed if path and (source / path).is_file()]


def _sections(project: dict[str, Any]) -> Iterator[str]:
    groups = {"console_scripts": project["scripts"], **project["entry-points"]}
    for name, points in groups.items():
        yield f"[{name}]\n"
        yield from (f"{key} = {value}\n" for key, value in points.items())
