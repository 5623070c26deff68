"""Mutation operators: what a node of a syntax tree may be changed into.

Each is a programmer's slip: another operator or comparison, a constant or a bound off by one, an
argument too few or in another's place, left for right, a statement left out. Changes into something
that means the same (``x * 1`` into ``x / 1``) are made as well: nobody knows without looking.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from typing import Final, TypeAlias, TypeVar

__all__ = ["CHECKS", "Change", "changes"]

Change: TypeAlias = tuple[str, ast.AST]
"""The operator's name, and the node in the other's place."""

_Node = TypeVar("_Node", bound=ast.AST)

_OPERATORS: Final[Mapping[type[ast.operator], tuple[type[ast.operator], ...]]] = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Div,),
    ast.Div: (ast.Mult,),
    ast.FloorDiv: (ast.Mult, ast.Mod),
    ast.Mod: (ast.FloorDiv,),
    ast.Pow: (ast.Mult,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.BitXor: (ast.BitOr,),
}

_COMPARISONS: Final[Mapping[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}

_PAIRS: Final = (
    *(("left", "right"), ("top", "bottom"), ("width", "height"), ("rows", "columns")),
    *(("low", "high"), ("lower", "upper"), ("first", "last"), ("before", "after")),
    *(("begin", "end"), ("start", "stop"), ("minimum", "maximum"), ("min", "max")),
    *(("floor", "ceil"), ("any", "all"), ("argmin", "argmax"), ("forward", "backward")),
    *(("rint", "trunc"), ("sum", "max"), ("zeros", "ones"), ("input", "output")),
    *(("inputs", "outputs"), ("less", "less_equal"), ("greater", "greater_equal")),
    *(("ROWS", "COLUMNS"), ("logical_and", "logical_or"), ("before", "behind")),
)
"""Words that stand for each other's opposite, as parts of names."""

_OPPOSITES: Final = {one: other for pair in _PAIRS for one, other in (pair, pair[::-1])}

_NARROWER: Final = {"float64": "float32", "float32": "float16", "int64": "int32", "int32": "int16"}

_INNERMOST: Final = frozenset(
    {"clip", "maximum", "minimum", "abs", "rint", "floor", "ceil", "trunc", "round", "max", "min"}
    | {"transpose", "flip", "sort", "cumsum", "sqrt", "exp", "where", "tile", "repeat"}
)
"""Functions and methods that may be forgotten: what they are given is of use by itself."""

_COMMUTATIVE: Final = frozenset(
    {"add", "multiply", "maximum", "minimum", "max", "min", "equal", "not_equal"}
    | {"logical_and", "logical_or", "logical_xor", "doubling_high_mul", "hypot"}
)
"""Functions whose first two arguments may change places."""

CHECKS: Final = frozenset({"strict"})
"""Keywords of what a programmer asks of himself; they say nothing about what is computed."""

_STATEMENTS: Final = (ast.AugAssign, ast.Expr, ast.Raise, ast.Continue, ast.Break)
"""Statements that may be left out while the rest still makes sense."""


def changes(node: ast.AST) -> Iterator[Change]:
    """Return what ``node`` may become, always in the same order."""
    for kind, make in _MAKERS.items():
        if isinstance(node, kind):
            yield from make(node)


def _with(node: _Node, **fields: object) -> _Node:
    """A copy with other fields."""
    new = deepcopy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new


def _operation(node: ast.BinOp) -> Iterator[Change]:
    if isinstance(node.op, ast.BitOr) and isinstance(node.right, ast.Constant | ast.Name):
        right = getattr(node.right, "value", node.right)
        if right is None:  # a type
            return
    for other in _OPERATORS.get(type(node.op), ()):
        yield "operator", _with(node, op=other())
    if isinstance(
        node.op, ast.Sub | ast.Div | ast.FloorDiv | ast.LShift | ast.RShift | ast.MatMult
    ):
        yield "exchanged operands", _with(node, left=node.right, right=node.left)
    if isinstance(node.op, ast.Add | ast.Sub | ast.Mult):
        yield "dropped operand", deepcopy(node.left)


def _in_place(node: ast.AugAssign) -> Iterator[Change]:
    for other in _OPERATORS.get(type(node.op), ()):
        yield "operator", _with(node, op=other())


def _comparison(node: ast.Compare) -> Iterator[Change]:
    for other in _COMPARISONS.get(type(node.ops[0]), ()):
        yield "comparison", _with(node, ops=[other(), *node.ops[1:]])


def _constant(node: ast.Constant) -> Iterator[Change]:
    value = node.value
    if isinstance(value, bool):
        yield "constant", _with(node, value=not value)
    elif isinstance(value, int):
        yield "constant", _with(node, value=value + 1)
        yield "constant", _with(node, value=value - 1)
    elif isinstance(value, float):
        yield "constant", _with(node, value=value * 1.01 if value else 0.01)


def _unary(node: ast.UnaryOp) -> Iterator[Change]:
    if isinstance(node.op, ast.Not | ast.USub | ast.Invert):
        yield "dropped operator", deepcopy(node.operand)


def _boolean(node: ast.BoolOp) -> Iterator[Change]:
    yield "connective", _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    for index in range(len(node.values)):
        rest = node.values[:index] + node.values[index + 1 :]
        yield "dropped condition", rest[0] if len(rest) == 1 else _with(node, values=rest)


def _branch(node: ast.If | ast.While) -> Iterator[Change]:
    if isinstance(node, ast.If):
        yield "never", _with(node, test=ast.Constant(False))
        yield "always", _with(node, test=ast.Constant(True))


def _conditional(node: ast.IfExp) -> Iterator[Change]:
    yield "never", deepcopy(node.orelse)
    yield "always", deepcopy(node.body)


def _name(node: ast.Name) -> Iterator[Change]:
    if isinstance(node.ctx, ast.Load):
        for other in _opposites(node.id):
            yield "opposite", _with(node, id=other)


def _attribute(node: ast.Attribute) -> Iterator[Change]:
    for other in _opposites(node.attr):
        yield "opposite", _with(node, attr=other)
    is_dtype = isinstance(node.value, ast.Name) and node.value.id == "np"
    if is_dtype and node.attr in _NARROWER:
        yield "narrower", _with(node, attr=_NARROWER[node.attr])


def _opposites(name: str) -> Iterator[str]:
    parts = re.split(r"(_)", name)
    for index, part in enumerate(parts):
        if part in _OPPOSITES:
            yield "".join([*parts[:index], _OPPOSITES[part], *parts[index + 1 :]])


def _call(node: ast.Call) -> Iterator[Change]:
    for index in range(len(node.args) - 1):
        if _is_commutative(node, index) or _are_equal(*node.args[index : index + 2]):
            continue
        args = list(node.args)
        args[index : index + 2] = args[index + 1], args[index]
        if not any(isinstance(arg, ast.Starred) for arg in args):
            yield "exchanged arguments", _with(node, args=args)
    for index, keyword in enumerate(node.keywords):
        if keyword.arg in CHECKS:
            continue
        rest = node.keywords[:index] + node.keywords[index + 1 :]
        yield "dropped argument", _with(node, keywords=rest)
    yield from _forgotten(node)
    if isinstance(node.func, ast.Name) and node.func.id == "range":
        yield from _bounds(node)


def _are_equal(one: ast.expr, other: ast.expr) -> bool:
    return ast.dump(one) == ast.dump(other)


def _is_commutative(node: ast.Call, index: int) -> bool:
    """Whether argument ``index`` and the next may change places."""
    function: ast.expr = node.func
    if isinstance(function, ast.Name) and function.id == "partial":
        function, index = node.args[0], index - 1
    name = getattr(function, "attr", getattr(function, "id", ""))
    return index == 0 and name in _COMMUTATIVE


def _forgotten(node: ast.Call) -> Iterator[Change]:
    function = node.func
    if isinstance(function, ast.Attribute) and function.attr in _INNERMOST:
        is_module = isinstance(function.value, ast.Name) and function.value.id in ("np", "math")
        inner = node.args[:1] if is_module else [function.value]
    elif isinstance(function, ast.Name) and function.id in _INNERMOST:
        inner = node.args[:1]
    else:
        return
    if inner and not isinstance(inner[0], ast.Starred | ast.GeneratorExp):
        yield "dropped call", deepcopy(inner[0])


def _bounds(node: ast.Call) -> Iterator[Change]:
    for index, bound in enumerate(node.args):
        if not isinstance(bound, ast.Starred | ast.Constant):
            args = [*node.args[:index], _less_one(bound), *node.args[index + 1 :]]
            yield "bound", _with(node, args=args)


def _slice(node: ast.Slice) -> Iterator[Change]:
    for name in ("lower", "upper", "step"):
        bound = getattr(node, name)
        if bound is None:
            continue
        yield "dropped bound", _with(node, **{name: None})
        if not isinstance(bound, ast.Constant) and name != "step":
            yield "bound", _with(node, **{name: _less_one(bound)})


def _less_one(bound: ast.expr) -> ast.expr:
    return ast.BinOp(deepcopy(bound), ast.Sub(), ast.Constant(1))


def _return(node: ast.Return) -> Iterator[Change]:
    if isinstance(node.value, ast.List) and len(node.value.elts) == 2:
        exchanged = _with(node.value, elts=node.value.elts[::-1])
        yield "exchanged results", _with(node, value=exchanged)


def _tuple(node: ast.Tuple) -> Iterator[Change]:
    if isinstance(node.ctx, ast.Load) and len(node.elts) > 1:
        for index in range(len(node.elts) - 1):
            if _are_equal(*node.elts[index : index + 2]):
                continue
            elements = list(node.elts)
            elements[index : index + 2] = elements[index + 1], elements[index]
            yield "exchanged elements", _with(node, elts=elements)


def _statement(node: ast.stmt) -> Iterator[Change]:
    yield "dropped statement", ast.Pass()


def _assignment(node: ast.Assign) -> Iterator[Change]:
    if isinstance(node.targets[0], ast.Subscript):
        yield "dropped statement", ast.Pass()


_MAKERS: Final[dict[type[ast.AST] | tuple[type[ast.AST], ...], Callable[..., Iterator[Change]]]] = {
    ast.BinOp: _operation,
    ast.AugAssign: _in_place,
    ast.Compare: _comparison,
    ast.Constant: _constant,
    ast.UnaryOp: _unary,
    ast.BoolOp: _boolean,
    ast.If: _branch,
    ast.IfExp: _conditional,
    ast.Name: _name,
    ast.Attribute: _attribute,
    ast.Call: _call,
    ast.Slice: _slice,
    ast.Return: _return,
    ast.Tuple: _tuple,
    _STATEMENTS: _statement,
    ast.Assign: _assignment,
}
