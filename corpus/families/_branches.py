"""IF."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from corpus.arguments import RELU
from corpus.language import SpecFile, omitted, parameter
from corpus.numbers import Numbers
from corpus.terms import Net, Term, subgraph
from corpus.types import BOOL8, F32, I32, Type, s8, u8

__all__ = ["TYPES", "data_of", "if_file"]

TYPES: dict[str, Type] = {
    "": F32,
    "_int32": I32,
    "_quant8": u8(0.5, 100),
    "_quant8_signed": s8(0.5, -28),
}


def data_of(net: Net, name: str, *shape: int) -> Term:
    """An input of few codes, small integers, or decimals."""
    type = net.type
    numbers = Numbers(f"control flow {name} {type.code}")
    if type.is_quant8:
        low, high = type.zero_point - 10, type.zero_point + 20
        return net.codes(numbers.codes(type, *shape, low=low, high=high))
    if type is I32:
        return net.given(numbers.integers(*shape, low=-50, high=50))
    return net.given(numbers.reals(*shape))


def if_file() -> SpecFile:
    """Cases of IF."""
    file = SpecFile("if", "IF: either branch, what goes in and what comes out.")
    for suffix, type in TYPES.items():
        for condition in (True, False):
            net = Net("if", type)
            chosen = net.given([condition], BOOL8)
            operands = data_of(net, "x", 2, 3), data_of(net, "y", 2, 3)
            file.add(
                f"{str(condition).lower()}{suffix}",
                net.steps(net.branch(chosen, _sum, _difference, *operands)),
                tests="The first branch if the condition is true, else the second.",
                relaxed=type is F32,
                float16=type is F32,
            )
    for condition in (True, False):
        _add_constant_condition(file, condition)
        _add_outputs(file, condition)
        _add_without_arguments(file, condition)
        _add_own_constants(file, condition)
        _add_guard(file, condition)
        _add_nested(file, condition)
        _add_omitted(file, condition)
        _add_unknown_rank(file, condition)
    return file


def _sum(a: Term, b: Term) -> Term:
    return a + b


def _difference(a: Term, b: Term) -> Term:
    return a - b


def _product(a: Term, b: Term) -> Term:
    return a * b


def _net(condition: bool) -> tuple[Net, Term]:
    """A net with a condition that is given."""
    net = Net("if")
    return net, net.given([condition], BOOL8)


def _add(
    file: SpecFile, name: str, condition: bool, tests: str, shown: Sequence[Term], **options: Any
) -> None:
    steps = shown[0].net.steps(shown)
    file.add(f"{name}_{str(condition).lower()}", steps, tests=tests, **options)


def _add_constant_condition(file: SpecFile, condition: bool) -> None:
    net = Net("if")
    operands = data_of(net, "x", 3), data_of(net, "y", 3)
    shown = net.branch(net.constant([condition], BOOL8), _product, _difference, *operands)
    _add(file, "constant", condition, "The condition is known when the model is prepared.", shown)


def _add_outputs(file: SpecFile, condition: bool) -> None:
    """Two outputs, which one branch computes in the other order."""
    net, chosen = _net(condition)
    shown = net.branch(
        chosen,
        lambda a, b: [a - b, b * a],
        lambda a, b: [a * b, b - a],
        *(data_of(net, "x", 2, 2), data_of(net, "y", 2, 2)),
        outputs=2,
    )
    _add(file, "two_outputs", condition, "The branch's outputs keep their order.", shown)


def _add_without_arguments(file: SpecFile, condition: bool) -> None:
    net, chosen = _net(condition)
    shown = net.branch(
        chosen,
        lambda net: net.constant([3.0, -7.0]) * [0.5, 0.25],
        lambda net: net.constant([1.1, 9.3]) * [0.5, 0.25],
    )
    _add(
        file,
        "without_arguments",
        condition,
        "Branches read only constants of their own.",
        shown,
        tflite=False,
        why="TF Lite does not compute branches without inputs",
    )


def _add_own_constants(file: SpecFile, condition: bool) -> None:
    """Add branches with a constant and an internal operand each."""
    net, chosen = _net(condition)
    shown = net.branch(
        chosen,
        lambda a: (a * [1.5, -2.0, 3.25]).by("ADD", a, RELU),
        lambda a: (a * [-0.5, 4.0, 0.75]).by("ADD", a, RELU),
        data_of(net, "x", 3),
    )
    _add(file, "own_constants", condition, "Each branch has constants of its own.", shown)


def _add_guard(file: SpecFile, condition: bool) -> None:
    """The branch that is not taken would give infinities, or what is not a number."""
    net, chosen = _net(condition)
    operands = (
        net.given([1.0, -2.0, 0.0, 3.0]),
        net.given([0.25, 4.0, 1.0, 2.25] if condition else [0.0, -1.0, 0.0, 4.0]),
    )
    shown = net.branch(chosen, lambda x, y: x / y + y.sqrt(), _difference, *operands)
    _add(file, "guard", condition, "The branch that is not taken may compute NaN.", shown)


def _add_nested(file: SpecFile, condition: bool) -> None:
    """An IF in both branches, whose condition is an input of the outer one."""
    for other in (True, False):
        net, chosen = _net(condition)
        shown = net.branch(
            chosen,
            lambda inner, a, b: a.net.branch(inner, _sum, _difference, a, b),
            lambda inner, a, b: a.net.branch(inner, _product, lambda a, b: a / b, a, b),
            *(net.given([other], BOOL8), net.given([3.0, -1.5]), net.given([2.0, 0.25])),
        )
        name = f"nested_{str(condition).lower()}"
        tests = "Nested IFs: two conditions choose among four branches."
        _add(file, name, other, tests, shown)


def _add_omitted(file: SpecFile, condition: bool) -> None:
    """An optional operand of TRANSPOSE that is left out inside of a branch."""

    def turned(a: Term, *order: int) -> list[Term]:
        permutation = a.net.integers(*order) if order else omitted("permutation", I32)
        return a.net.several("TRANSPOSE", a, permutation, types=[a.type], shape=(3, 2))

    net, chosen = _net(condition)
    shown = net.branch(chosen, turned, lambda a: turned(a, 1, 0), data_of(net, "x", 2, 3))
    tests = "An optional operand is omitted in one branch."
    _add(file, "omitted", condition, tests, shown, oracle="tflite")


def _add_unknown_rank(file: SpecFile, condition: bool) -> None:
    """Branches that leave the rank of operands open: drivers may refuse such a model."""
    net, chosen = _net(condition)
    operands = data_of(net, "x", 2, 3), data_of(net, "y", 2, 3)
    of_any_rank = [parameter("p", F32) for _ in operands]
    branches = (subgraph(of_any_rank, build) for build in (_sum, _difference))
    shown = [net("IF", chosen, *branches, *operands)]
    tests = "Branches with operands of unknown rank; a driver may refuse the model."
    _add(file, "unknown_rank", condition, tests, shown)
