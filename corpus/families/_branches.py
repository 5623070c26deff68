"""IF."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from corpus.arguments import RELU
from corpus.families._files import Files
from corpus.language import SpecFile, omitted, parameter
from corpus.numbers import Numbers
from corpus.terms import Net, Term, subgraph
from corpus.types import BOOL8, F32, I32, Type, s8, u8

__all__ = ["FILES", "TYPES", "data_of"]

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


FILES: Final = Files()


@FILES("if", "IF: either branch, what goes in and what comes out.")
def _if(file: SpecFile) -> None:
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
        for name, build, options in _BUILDERS:
            shown = build(condition)
            steps = shown[0].net.steps(shown)
            file.add(name.format(str(condition).lower()), steps, tests=build.__doc__, **options)


_Builder = Callable[[bool], list[Term]]
_BUILDERS: list[tuple[str, _Builder, dict[str, Any]]] = []
"""Cases of both conditions: name, what is shown, and options."""


def _case(name: str, **options: Any) -> Callable[[_Builder], _Builder]:
    """Register the builder below, whose docstring is the purpose of the case."""

    def register(build: _Builder) -> _Builder:
        _BUILDERS.append((name, build, options))
        return build

    return register


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


@_case("constant_{}")
def _constant_condition(condition: bool) -> list[Term]:
    """The condition is known when the model is prepared."""
    net = Net("if")
    operands = data_of(net, "x", 3), data_of(net, "y", 3)
    return net.branch(net.constant([condition], BOOL8), _product, _difference, *operands)


@_case("two_outputs_{}")
def _outputs(condition: bool) -> list[Term]:
    """The branch's outputs keep their order."""
    # One branch computes them in the other order.
    net, chosen = _net(condition)
    operands = data_of(net, "x", 2, 2), data_of(net, "y", 2, 2)
    return net.branch(
        chosen, lambda a, b: [a - b, b * a], lambda a, b: [a * b, b - a], *operands, outputs=2
    )


@_case("without_arguments_{}", tflite=False, why="TF Lite does not compute branches without inputs")
def _without_arguments(condition: bool) -> list[Term]:
    """Branches read only constants of their own."""
    net, chosen = _net(condition)
    return net.branch(
        chosen,
        lambda net: net.constant([3.0, -7.0]) * [0.5, 0.25],
        lambda net: net.constant([1.1, 9.3]) * [0.5, 0.25],
    )


@_case("own_constants_{}")
def _own_constants(condition: bool) -> list[Term]:
    """Each branch has constants of its own."""
    net, chosen = _net(condition)
    return net.branch(
        chosen,
        lambda a: (a * [1.5, -2.0, 3.25]).by("ADD", a, RELU),
        lambda a: (a * [-0.5, 4.0, 0.75]).by("ADD", a, RELU),
        data_of(net, "x", 3),
    )


@_case("guard_{}")
def _guard(condition: bool) -> list[Term]:
    """The branch that is not taken may compute NaN."""
    net, chosen = _net(condition)
    operands = (
        net.given([1.0, -2.0, 0.0, 3.0]),
        net.given([0.25, 4.0, 1.0, 2.25] if condition else [0.0, -1.0, 0.0, 4.0]),
    )
    return net.branch(chosen, lambda x, y: x / y + y.sqrt(), _difference, *operands)


def _nested(other: bool) -> _Builder:
    def build(condition: bool) -> list[Term]:
        """Nested IFs: two conditions choose among four branches."""
        net, chosen = _net(condition)
        return net.branch(
            chosen,
            lambda inner, a, b: a.net.branch(inner, _sum, _difference, a, b),
            lambda inner, a, b: a.net.branch(inner, _product, lambda a, b: a / b, a, b),
            *(net.given([other], BOOL8), net.given([3.0, -1.5]), net.given([2.0, 0.25])),
        )

    return build


_case("nested_{}_true")(_nested(True))
_case("nested_{}_false")(_nested(False))


@_case("omitted_{}", oracle="tflite")
def _omitted(condition: bool) -> list[Term]:
    """An optional operand is omitted in one branch."""

    def turned(a: Term, *order: int) -> list[Term]:
        permutation = a.net.integers(*order) if order else omitted("permutation", I32)
        return a.net.several("TRANSPOSE", a, permutation, types=[a.type], shape=(3, 2))

    net, chosen = _net(condition)
    return net.branch(chosen, turned, lambda a: turned(a, 1, 0), data_of(net, "x", 2, 3))


@_case("unknown_rank_{}")
def _unknown_rank(condition: bool) -> list[Term]:
    """Branches with operands of unknown rank; a driver may refuse the model."""
    net, chosen = _net(condition)
    operands = data_of(net, "x", 2, 3), data_of(net, "y", 2, 3)
    of_any_rank = [parameter("p", F32) for _ in operands]
    branches = (subgraph(of_any_rank, build) for build in (_sum, _difference))
    return [net("IF", chosen, *branches, *operands)]
