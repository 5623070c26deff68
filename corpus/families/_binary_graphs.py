"""Several operations: who reads what, and when a result may be overwritten."""

from __future__ import annotations

from corpus.language import (
    F32,
    Argument,
    Operand,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    internal,
    result,
    u8,
)
from corpus.numbers import Numbers

__all__ = ["graphs"]


def graphs() -> SpecFile:
    """Graphs of additions and their like, in floats and in 8 bits."""
    file = SpecFile("add_in_graphs", "ADD and others in graphs: who reads what, and when.")
    for type in (F32, u8(0.25, 100)):
        _add(file, "same_operand_twice", type, *_same_operand_twice(type))
        _add(file, "diamond", type, *_diamond(type))
        _add(file, "output_read_again", type, *_output_read_again(type))
        _add(file, "outputs_in_another_order", type, *_outputs_in_another_order(type))
        _add(file, "chain", type, *_chain(type))
        _add(file, "late_reader", type, *_late_reader(type))
        _add(file, "constants_in_pool", type, *_constants(type), in_pool=True)
    return file


def _add(
    file: SpecFile, name: str, type: Type, tests: str, steps: list[Step], in_pool: bool = False
) -> None:
    file.add(
        f"{name}_quant8" if type.is_quant8 else name,
        steps,
        tests=tests,
        relaxed=name == "diamond" and not type.is_quant8,
        float16=not type.is_quant8,
        signed=type.is_quant8,
        in_pool=in_pool,
    )


def _input(name: str, type: Type, *shape: int) -> Operand:
    numbers = Numbers(f"graphs {name} {type.code}")
    if type.is_quant8:
        return given(name, numbers.codes(type, *shape, low=80, high=130), type)
    return given(name, numbers.reals(*shape, low=-1, high=1), type)


def _same_operand_twice(type: Type) -> tuple[str, list[Step]]:
    x = _input("x", type, 3, 5)
    return "One operand as both inputs.", [Step("ADD", [x, x, 0], result("output", type))]


def _diamond(type: Type) -> tuple[str, list[Step]]:
    x, y = _input("x", type, 2, 3), _input("y", type, 2, 3)
    top, left, right = (internal(name, type) for name in ("top", "left", "right"))
    return (
        "Two paths of different length lead from one operand to another.",
        [
            Step("ADD", [x, y, 0], top),
            Step("SUB", [top, x, 0], left),
            Step("MAXIMUM", [top, y], right),
            Step("SUB", [left, right, 0], result("output", type)),
        ],
    )


def _output_read_again(type: Type) -> tuple[str, list[Step]]:
    x, y = _input("x", type, 4), _input("y", type, 4)
    first = result("first", type)
    return (
        "An output of the model that a later operation reads.",
        [Step("ADD", [x, y, 1], first), Step("SUB", [first, x, 0], result("second", type))],
    )


def _outputs_in_another_order(type: Type) -> tuple[str, list[Step]]:
    """Four outputs of different shapes, each from another pair of inputs."""
    x, y, z = _input("x", type, 2, 1), _input("y", type, 1, 3), _input("z", type, 2, 3)
    return (
        "Outputs of different shapes, from inputs in another order.",
        [
            Step("SUB", [z, x, 0], result("rows", type)),
            Step("SUB", [y, y, 0], result("zeros", type)),
            Step("SUB", [y, z, 0], result("columns", type)),
            Step("SUB", [x, y, 0], result("outer", type)),
        ],
    )


def _chain(type: Type) -> tuple[str, list[Step]]:
    """Long enough for memory to be used again."""
    x, y = _input("x", type, 2, 2), _input("y", type, 2, 2)
    steps: list[Step] = []
    last, before = x, y
    for number in range(12):
        target = internal(f"t{number}", type) if number < 11 else result("output", type)
        steps.append(
            Step(("ADD", "SUB", "MINIMUM")[number % 3], _pair(last, before, number), target)
        )
        last, before = target, last
    return "The next two operations read each result.", steps


def _pair(last: Operand, before: Operand, number: int) -> list[Argument]:
    return [last, before] if number % 3 == 2 else [last, before, 0]


def _late_reader(type: Type) -> tuple[str, list[Step]]:
    """The first result is read at the end, when others have come and gone."""
    x, y = _input("x", type, 5), _input("y", type, 5)
    first = internal("first", type)
    steps = [Step("ADD", [x, y, 0], first)]
    last = x
    for number in range(6):
        target = internal(f"t{number}", type)
        steps.append(Step("MAXIMUM", [last, y], target))
        last = target
    steps.append(Step("SUB", [last, first, 0], result("output", type)))
    return "The operand that is needed last is computed first.", steps


def _constants(type: Type) -> tuple[str, list[Step]]:
    """Constants of different sizes in one shared memory."""
    x = _input("x", type, 2, 3)
    parts = [
        constant(f"c{n}", _input(f"c{n}", type, *shape).data, type)  # type: ignore[arg-type]
        for n, shape in enumerate([(1,), (3,), (2, 3)])
    ]
    first, second = internal("first", type), internal("second", type)
    return (
        "Constants of different sizes in one shared memory.",
        [
            Step("ADD", [x, parts[0], 0], first),
            Step("SUB", [first, parts[1], 0], second),
            Step("ADD", [second, parts[2], 0], result("output", type)),
        ],
    )
