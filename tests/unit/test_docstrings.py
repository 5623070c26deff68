"""Docstrings begin with a noun or a verb, so that a stranger understands them without the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.cells import cells
from tests.packages import PACKAGES

FRAGMENTS: Final = frozenset(
    re.findall(
        r"\w+",
        """
        Above After Against Among As At Because Before Behind Below Beside Between Beyond
        But By For From He How If In It Not Of On Or Since So Such Than That There They This
        Those Until What When Where Which Who Whom Whose Why With Within Without
        """,
    )
)
"""First words of docstrings that are no sentence, or a riddle: 'That of the channels.'"""


def documented(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and text of each docstring of the module, its public names and their members."""
    if text := ast.get_docstring(tree):
        yield 1, text
    yield from _documented_in(tree)


def _documented_in(scope: ast.Module | ast.ClassDef) -> Iterator[tuple[int, str]]:
    before: ast.stmt | None = None
    for node in scope.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and is_public(node.name):
            if text := ast.get_docstring(node):
                yield node.lineno, text
            if isinstance(node, ast.ClassDef):
                yield from _documented_in(node)
        elif _is_text(node) and isinstance(before, (ast.Assign, ast.AnnAssign)):
            target = before.targets[0] if isinstance(before, ast.Assign) else before.target
            if is_public(ast.unparse(target)):
                yield node.lineno, str(ast.literal_eval(ast.unparse(node)))
        before = node


def _is_text(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def is_public(name: str) -> bool:
    return not name.startswith("_") or name.startswith("__")


def is_fragment(text: str) -> bool:
    first = re.match(r"[A-Za-z]+", text.strip())
    return first is not None and first[0] in FRAGMENTS


@cells("package", PACKAGES)
def test_docstrings_begin_with_a_noun_or_a_verb(package: str, repository: Path) -> None:
    found = [
        f"{path.relative_to(repository)}:{line}: {text.splitlines()[0]}"
        for path in sorted((repository / package).rglob("*.py"))
        for line, text in documented(ast.parse(path.read_text(encoding="utf-8")))
        if is_fragment(text)
    ]
    assert found == [], "begin with a noun or a verb: 'The channel axis.', 'Read client reports.'"


def test_fragments_of_each_kind_are_found() -> None:
    source = '''"""What is there."""
LIMIT = 3
"""Of lines."""
class Place:
    """Where it lies."""
    size: int
    """That of the file."""
    def end(self):
        """How it ended."""
    def _end(self):
        """By a private rule."""
'''
    lines = [line for line, text in documented(ast.parse(source)) if is_fragment(text)]
    assert lines == [1, 3, 4, 7, 8]


def test_sentences_are_no_fragments() -> None:
    for text in ("Return how it ended.", "Offset in bytes.", "Whether it is open.", "One file."):
        assert not is_fragment(text)
