"""Finds code that writes to the standard streams."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

CALLS = frozenset({"print", "echo", "secho", "echo_via_pager", "Console", "StreamHandler"})
"""``click.echo`` and ``rich.console.Console`` under whatever name they are imported from."""

STREAMS = frozenset({"stdout", "stderr", "__stdout__", "__stderr__"})

ALLOWED = frozenset(
    {
        # The process of a driver or worker, whose log is read by the harness and shown by it.
        ("child_start.py", "stdout"),
        ("child_start.py", "stderr"),
        ("child_start.py", "print"),
        # Flushes what Python has buffered, before native code writes to the same descriptor.
        ("interpreter.py", "stderr"),
        # Drivers with planted defects: what a hostile driver prints is the test.
        ("nndrivers", "print"),
        ("nndrivers", "stdout"),
        ("nndrivers", "stderr"),
    }
)


def printing_in(path: Path, root: Path) -> Iterator[str]:
    """``file:line: name`` for each call that prints, and each use of a standard stream."""
    names = {path.name, path.relative_to(root).parts[0]}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        name = _printing(node)
        if name and not any((place, name) in ALLOWED for place in names):
            yield f"{path.relative_to(root)}:{getattr(node, 'lineno', 0)}: {name}"


def _printing(node: ast.AST) -> str:
    if isinstance(node, ast.Call):
        name = _last_name(node.func)
        # `console.print` prints through a console that the terminal package has made.
        is_method = isinstance(node.func, ast.Attribute) and name == "print"
        return name if name in CALLS and not is_method else ""
    if isinstance(node, ast.Attribute) and node.attr in STREAMS:
        return node.attr if isinstance(node.value, ast.Name) and node.value.id == "sys" else ""
    return ""


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
