"""The graph of imports: its layers are import-linter's matter, its circles are tested here."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.packages import PACKAGES


def module_name(file: Path, root: Path) -> str:
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(source: str, known: Mapping[str, Path]) -> Iterator[str]:
    """Modules of ours that ``source`` imports, in functions and for type checkers too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                yield from (found for found in (name, node.module) if found in known)


@cache
def graph_below(root: Path, packages: tuple[str, ...]) -> dict[str, set[str]]:
    files = [file for package in packages for file in sorted((root / package).rglob("*.py"))]
    known = {module_name(file, root): file for file in files}
    edges: dict[str, set[str]] = {}
    for name, file in known.items():
        found = list(imported(file.read_text(), known))
        # Of 'from package import module' the module counts: the package may gather its modules.
        inner = {one for one in found if not any(o.startswith(f"{one}.") for o in found)}
        edges[name] = inner - {name}
    return edges


def circle_in(edges: Mapping[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(edges).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def private_reaches(edges: Mapping[str, set[str]]) -> list[tuple[str, str]]:
    """Imports of a private module, or of one below it, from outside of the package it is in."""
    reaches = []
    for importer, targets in edges.items():
        for target in targets:
            parts = target.split(".")
            hidden = [i for i, part in enumerate(parts) if part.startswith("_")]
            home = ".".join(parts[: hidden[0]]) if hidden else ""
            if hidden and not f"{importer}.".startswith(f"{home}."):
                reaches.append((importer, target))
    return reaches


def test_no_module_imports_itself_through_others(repository: Path) -> None:
    edges = graph_below(repository, PACKAGES)
    assert len(edges) > 500
    assert circle_in(edges) == []


def test_no_package_reaches_into_the_private_modules_of_another(repository: Path) -> None:
    assert private_reaches(graph_below(repository, PACKAGES)) == []


@pytest.mark.parametrize(
    "line",
    [
        "from p.b import x",
        "def late():\n    from p import b",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import p.b",
    ],
)
def test_a_circle_is_seen_however_it_is_hidden(tmp_path: Path, line: str) -> None:
    package = tmp_path / "p"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "a.py").write_text(line)
    (package / "b.py").write_text("from p import a\nx = a")
    assert set(circle_in(graph_below(tmp_path, ("p",)))) == {"p.a", "p.b"}


def test_a_reach_into_a_private_module_is_seen() -> None:
    edges = {"p.a": {"q._inner.b"}, "q.c": {"q._inner.b"}, "q._inner.b": set[str]()}
    assert private_reaches(edges) == [("p.a", "q._inner.b")]
