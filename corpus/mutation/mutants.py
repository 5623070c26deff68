"""Mutants: every change that the operators make of the source of a module, one at a time."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from corpus.mutation.operators import CHECKS, changes

__all__ = ["Mutant", "Source"]

_FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)

_NAMED: Final = (*_FUNCTIONS, ast.ClassDef)

_MAX_TEXT: Final = 100
"""Characters of a piece of code in a report."""


@dataclass(frozen=True)
class Mutant:
    """One change of one module.

    ``line`` is the first of the statement that is changed, 0 where it runs when the module is
    imported. ``code`` is the source of the place; ``change`` says what becomes of it. The three of
    ``module``, ``place`` and ``change`` tell a mutant from any other, wherever its line moves.
    """

    module: str
    number: int
    """Number among all mutants of the module."""
    node: int
    choice: int
    line: int
    at: int
    """The line of the change itself, for people."""
    place: str
    """The function or class, and how often the same change was possible in it before."""
    code: str
    kind: str
    change: str

    @property
    def id(self) -> str:
        return f"{self.module}#{self.number}"

    def __str__(self) -> str:
        return f"{self.module}:{self.at} in {self.place}: {self.kind}: {self.change}"


class Source:
    """The source of a module, and all mutants of it."""

    def __init__(self, module: str, path: Path) -> None:
        self.module = module
        self.path = path
        self.text = path.read_text()

    @cached_property
    def mutants(self) -> list[Mutant]:
        """Yield mutants in the order of the syntax tree, which only depends on the source."""
        tree = ast.parse(self.text)
        context = _Context(tree)
        lines = self.text.splitlines()
        found: list[Mutant] = []
        seen: dict[tuple[str, str], int] = {}
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        for index, node in enumerate(ast.walk(tree)):
            if id(node) in context.excluded:
                continue
            for choice, (kind, new) in enumerate(changes(node)):
                if isinstance(new, ast.Name) and new.id not in names:
                    continue  # a name that means nothing: any test would do
                scope, change = context.scopes[id(node)], _described(kind, node, new)
                times = seen[scope, change] = seen.get((scope, change), 0) + 1
                at = getattr(node, "lineno", 0)
                found.append(
                    Mutant(
                        module=self.module,
                        number=len(found),
                        node=index,
                        choice=choice,
                        line=context.lines[id(node)],
                        at=at,
                        place=scope if times == 1 else f"{scope} ({times})",
                        code=lines[at - 1].strip() if at else "",
                        kind=kind,
                        change=change,
                    )
                )
        return found

    def mutated(self, mutant: Mutant) -> ast.Module:
        """The tree of ``mutant``, with the lines of the original."""
        tree = ast.parse(self.text)
        node = next(n for i, n in enumerate(ast.walk(tree)) if i == mutant.node)
        _, new = list(changes(node))[mutant.choice]
        _Replacing(node, ast.copy_location(new, node)).visit(tree)
        return ast.fix_missing_locations(tree)


class _Replacing(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self._old, self._new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self._new if node is self._old else self.generic_visit(node)


class _Context:
    """Of each node: the line of its statement, its scope, and whether it is code to be changed."""

    def __init__(self, tree: ast.Module) -> None:
        self.lines: dict[int, int] = {}
        self.scopes: dict[int, str] = {}
        self.excluded: set[int] = set()
        self._enter(tree, 0, "", is_running=False)

    def _enter(self, node: ast.AST, line: int, scope: str, *, is_running: bool) -> None:
        if isinstance(node, ast.stmt):
            line = node.lineno if is_running else 0
        self.lines[id(node)], self.scopes[id(node)] = line, scope or "<module>"
        inner = f"{scope}.{node.name}".lstrip(".") if isinstance(node, _NAMED) else scope
        bodies = {id(child) for child in node.body} if isinstance(node, _FUNCTIONS) else set()
        for child in ast.iter_child_nodes(node):
            runs = is_running or id(child) in bodies
            self._enter(child, line, inner, is_running=runs)
        for part in _excluded(node):
            self.excluded.update(id(each) for each in ast.walk(part))


def _excluded(node: ast.AST) -> Iterator[ast.AST]:
    """Parts of ``node`` that compute nothing: annotations, docstrings, messages, names of types."""
    if isinstance(node, _FUNCTIONS):
        yield from filter(None, [node.returns])
    if isinstance(node, _NAMED):
        yield from node.decorator_list
    if isinstance(node, ast.ClassDef):
        yield from node.bases
    if isinstance(node, ast.arg) and node.annotation is not None:
        yield node.annotation
    if isinstance(node, ast.AnnAssign):
        yield node.annotation
        if ast.unparse(node.annotation) == "TypeAlias" and node.value is not None:
            yield node.value
    if isinstance(node, ast.Raise):
        yield from ast.iter_child_nodes(node)
    if isinstance(node, ast.keyword) and node.arg in CHECKS:
        yield node
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr):
        yield node
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        yield node


def _described(kind: str, node: ast.AST, new: ast.AST) -> str:
    if isinstance(node, ast.If):
        return f"{_short(node.test)} → {_short(new.test) if isinstance(new, ast.If) else ''}"
    return f"{_short(node)} → {'(nothing)' if isinstance(new, ast.Pass) else _short(new)}"


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= _MAX_TEXT else f"{text[: _MAX_TEXT - 1]}…"
