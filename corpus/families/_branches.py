"""IF."""

from __future__ import annotations

from corpus.language import (
    BOOL8,
    F32,
    I32,
    Argument,
    Operand,
    SpecFile,
    Step,
    Type,
    call,
    constant,
    given,
    internal,
    omitted,
    parameter,
    result,
    s8,
    subgraph,
    u8,
)
from corpus.numbers import Numbers

__all__ = ["TYPES", "data_of", "if_file"]

TYPES: dict[str, Type] = {
    "": F32,
    "_int32": I32,
    "_quant8": u8(0.5, 100),
    "_quant8_signed": s8(0.5, -28),
}


def _binary(name: str, operation: str, type: Type, shape: tuple[int, ...]) -> Operand:
    """A subgraph of one operation on its two inputs."""
    first, second = parameter("a", type, *shape), parameter("b", type, *shape)
    step = Step(operation, [first, second, 0], result("c", type, shape))
    return subgraph(name, [first, second], step)


def _add_or_subtract(type: Type, shape: tuple[int, ...]) -> list[Operand]:
    return [_binary("then", "ADD", type, shape), _binary("else", "SUB", type, shape)]


def data_of(name: str, type: Type, *shape: int) -> Operand:
    """An input of few codes, small integers, or decimals."""
    numbers = Numbers(f"control flow {name} {type.code}")
    if type.is_quant8:
        low, high = type.zero_point - 10, type.zero_point + 20
        return given(name, numbers.codes(type, *shape, low=low, high=high), type)
    if type is I32:
        return given(name, numbers.integers(*shape, low=-50, high=50), type)
    return given(name, numbers.reals(*shape), type)


def if_file() -> SpecFile:
    """Cases of IF."""
    file = SpecFile("if", "IF: either branch, what goes in and what comes out.")
    for suffix, type in TYPES.items():
        for condition in (True, False):
            shape = (2, 3)
            operands = [data_of("x", type, *shape), data_of("y", type, *shape)]
            file.add(
                f"{str(condition).lower()}{suffix}",
                _if(condition, *_add_or_subtract(type, shape), *operands, type=type),
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


def _case_name(name: str, condition: bool) -> str:
    return f"{name}_{str(condition).lower()}"


def _if(condition: bool, *arguments: Argument, type: Type = F32) -> Step:
    return call("IF", given("condition", [condition], BOOL8), *arguments, type=type)


def _add_constant_condition(file: SpecFile, condition: bool) -> None:
    branches = [_binary("then", "MUL", F32, (3,)), _binary("else", "SUB", F32, (3,))]
    known = constant("condition", [condition], BOOL8)
    step = call("IF", known, *branches, data_of("x", F32, 3), data_of("y", F32, 3))
    tests = "The condition is known when the model is prepared."
    file.add(_case_name("constant", condition), step, tests=tests)


def _add_outputs(file: SpecFile, condition: bool) -> None:
    """Two outputs, which one branch computes in the other order."""

    def branch(name: str, operations: tuple[str, str]) -> Operand:
        a, b = parameter("a", F32, 2, 2), parameter("b", F32, 2, 2)
        first, second = result("first", F32, (2, 2)), result("second", F32, (2, 2))
        steps = Step(operations[0], [a, b, 0], first), Step(operations[1], [b, a, 0], second)
        return subgraph(name, [a, b], *steps)

    then, otherwise = branch("then", ("SUB", "MUL")), branch("else", ("MUL", "SUB"))
    operands = data_of("x", F32, 2, 2), data_of("y", F32, 2, 2)
    inputs = [given("condition", [condition], BOOL8), then, otherwise, *operands]
    tests, outputs = "The branch's outputs keep their order.", [result("first"), result("second")]
    file.add(_case_name("two_outputs", condition), "IF", inputs, outputs, tests=tests)


def _add_without_arguments(file: SpecFile, condition: bool) -> None:
    """Branches read only constants of their own."""

    def branch(name: str, values: list[float]) -> Operand:
        one, other = constant("one", values), constant("other", [0.5, 0.25])
        return subgraph(name, [], Step("MUL", [one, other, 0], result("c", F32, (2,))))

    branches = branch("then", [3.0, -7.0]), branch("else", [1.1, 9.3])
    file.add(
        _case_name("without_arguments", condition),
        _if(condition, *branches),
        tests="Branches read only constants of their own.",
        tflite=False,
        why="TF Lite does not compute branches without inputs",
    )


def _add_own_constants(file: SpecFile, condition: bool) -> None:
    """Add branches with a constant and an internal operand each."""

    def branch(name: str, value: list[float]) -> Operand:
        a, between = parameter("a", F32, 3), internal("between", F32, (3,))
        return subgraph(
            name,
            [a],
            Step("MUL", [a, constant("factor", value), 0], between),
            Step("ADD", [between, a, 1], result("c", F32, (3,))),
        )

    branches = branch("then", [1.5, -2.0, 3.25]), branch("else", [-0.5, 4.0, 0.75])
    step = _if(condition, *branches, data_of("x", F32, 3))
    tests = "Each branch has constants of its own."
    file.add(_case_name("own_constants", condition), step, tests=tests)


def _add_guard(file: SpecFile, condition: bool) -> None:
    """The branch that is not taken would give infinities, or what is not a number."""
    x, y = parameter("x", F32, 4), parameter("y", F32, 4)
    fraction, root = internal("fraction", F32, (4,)), internal("root", F32, (4,))
    risky = subgraph(
        "risky",
        [x, y],
        Step("DIV", [x, y, 0], fraction),
        Step("SQRT", [y], root),
        Step("ADD", [fraction, root, 0], result("sum", F32, (4,))),
    )
    x, y = parameter("x", F32, 4), parameter("y", F32, 4)
    safe = subgraph("safe", [x, y], Step("SUB", [x, y, 0], result("difference", F32, (4,))))
    values = [0.25, 4.0, 1.0, 2.25] if condition else [0.0, -1.0, 0.0, 4.0]
    step = _if(condition, risky, safe, given("a", [1.0, -2.0, 0.0, 3.0]), given("b", values))
    tests = "The branch that is not taken may compute NaN."
    file.add(_case_name("guard", condition), step, tests=tests)


def _add_nested(file: SpecFile, condition: bool) -> None:
    """An IF in both branches, whose condition is an input of the outer one."""

    def branch(name: str, operations: tuple[str, str]) -> Operand:
        inner, a, b = (
            parameter("inner", BOOL8, 1),
            parameter("a", F32, 2),
            parameter("b", F32, 2),
        )
        bodies = [_binary(f"{name}_{o.lower()}", o, F32, (2,)) for o in operations]
        step = Step("IF", [inner, *bodies, a, b], result("c", F32, (2,)))
        return subgraph(name, [inner, a, b], step)

    for other in (True, False):
        branches = branch("then", ("ADD", "SUB")), branch("else", ("MUL", "DIV"))
        inner = given("other", [other], BOOL8)
        step = _if(condition, *branches, inner, given("x", [3.0, -1.5]), given("y", [2.0, 0.25]))
        name = f"{_case_name('nested', condition)}_{str(other).lower()}"
        file.add(name, step, tests="Nested IFs: two conditions choose among four branches.")


def _add_omitted(file: SpecFile, condition: bool) -> None:
    """An optional operand of SQUEEZE and TRANSPOSE that is left out inside of a branch."""

    def branch(name: str, permutation: Operand) -> Operand:
        a = parameter("a", F32, 2, 3)
        step = Step("TRANSPOSE", [a, permutation], result("c", F32, (3, 2)))
        return subgraph(name, [a], step)

    then = branch("then", omitted("permutation", I32))
    otherwise = branch("else", constant("permutation", [1, 0], I32))
    step = _if(condition, then, otherwise, data_of("x", F32, 2, 3))
    tests = "An optional operand is omitted in one branch."
    file.add(_case_name("omitted", condition), step, tests=tests, oracle="tflite")


def _add_unknown_rank(file: SpecFile, condition: bool) -> None:
    """Branches that leave the rank of operands open: drivers may refuse such a model."""
    operands = data_of("x", F32, 2, 3), data_of("y", F32, 2, 3)
    step = _if(condition, *_add_or_subtract(F32, ()), *operands)
    tests = "Branches with operands of unknown rank; a driver may refuse the model."
    file.add(_case_name("unknown_rank", condition), step, tests=tests)
