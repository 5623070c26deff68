"""WHILE."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from corpus.families._branches import TYPES, data_of
from corpus.language import (
    BOOL8,
    F32,
    FLOATS,
    I32,
    Argument,
    Operand,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    internal,
    parameter,
    result,
    subgraph,
)

__all__ = ["while_file"]

_COUNTERS = {
    "counts_on": (3, 1, "LESS", 7),
    "counts_up_from_below": (-3, 1, "LESS", 2),
    "counts_by_two": (1, 2, "LESS", 8),
    "counts_by_three_from_zero": (0, 3, "LESS", 7),
    "counts_by_two_evenly": (0, 2, "LESS", 6),
    "counts_by_three_evenly": (1, 3, "LESS", 9),
    "counts_down": (6, -1, "GREATER", 2),
    "counts_to_a_number": (2, 1, "NOT_EQUAL", 5),
    "counts_including": (2, 1, "LESS_EQUAL", 5),
    "counts_not_at_all": (5, 1, "LESS", 3),
}
"""Beginning, step, comparison and end of loops."""

_COPIED = {"": F32, "_int32": I32}


def while_file() -> SpecFile:
    """Cases of WHILE."""
    file = SpecFile("while", "WHILE: how often, what is kept, what comes out.")
    for suffix, type in TYPES.items():
        for times in (0, 1, 5):
            _add_loop(file, f"times_{times}{suffix}", type, times)
    _add_two_states(file)
    _add_fewer_outputs(file)
    _add_counters(file)
    _add_copies(file)
    _add_state_of_the_body(file)
    _add_invariant(file)
    _add_many_rounds(file)
    _add_nested_loop(file)
    _add_nested_state(file)
    _add_branch_in_loop(file)
    _add_endless(file)
    return file


def _number(value: float, type: Type = I32) -> float:
    """``value`` as it is stored."""
    return value / type.scale + type.zero_point if type.is_quant8 else value


def _below(inputs: list[Operand], first: int, second: int, operation: str = "LESS") -> Operand:
    """A condition that compares two of the loop's operands; the others it does not read."""
    twins = [parameter(o.name, o.type, *(o.shape or ())) for o in inputs]
    step = Step(operation, [twins[first], twins[second]], result("goes_on", BOOL8, (1,)))
    return subgraph("condition", twins, step)


def _add_loop(file: SpecFile, name: str, type: Type, times: int) -> None:
    """Value grows by one and shrinks by two, ``times`` times."""
    inputs = [parameter("i", type, 1), parameter("v", type, 2), parameter("limit", type, 1)]
    i, value, _ = inputs
    one = constant("one", [_number(1, type)], type)
    more = constant("more", [_number(1, type), _number(-2, type)], type)
    body = subgraph(
        "body",
        inputs,
        Step("ADD", [i, one, 0], result("next_i", type, (1,))),
        Step("ADD", [value, more, 0], result("next_v", type, (2,))),
    )
    starts = [
        constant("from", [_number(0, type)], type),
        given("value", [_number(1, type), _number(2, type)], type),
        given("times", [_number(times, type)], type),
    ]
    file.add(
        name,
        "WHILE",
        [_below(inputs, 0, 2), body, *starts],
        [result("count", type), result("after", type)],
        tests=f"The body runs {times} times and does not change the limit.",
        relaxed=type is F32 and times == 5,
        float16=type is F32,
    )


def _add_counted(
    file: SpecFile,
    name: str,
    parts: Sequence[Operand],
    starts: Sequence[Argument],
    outputs: str,
    tests: str,
) -> None:
    """A loop of integers: condition and body, what it starts with, and the names of outputs."""
    results = [result(output, I32) for output in outputs.split()]
    file.add(name, "WHILE", [*parts, *starts], results, tests=tests, oracle="integers")


def _sum(first: Argument, second: Argument, name: str, operation: str = "ADD") -> Step:
    """The next value of an integer state."""
    return Step(operation, [first, second, 0], result(name, I32, (1,)))


def _add_two_states(file: SpecFile) -> None:
    """Add states that are made of both, so that none may be overwritten early."""
    for times in (1, 2, 9):
        inputs = [parameter(n, I32, 1) for n in ("i", "a", "b", "limit")]
        i, a, b, _ = inputs
        steps = _sum(i, [1], "next_i"), _sum(b, a, "next_a", "SUB"), _sum(a, b, "next_b")
        parts = _below(inputs, 0, 3), subgraph("body", inputs, *steps)
        starts = [constant("zero", [0], I32), given("x", [100], I32), given("y", [350], I32)]
        starts.append(given("limit", [times], I32))
        tests = "Each state is computed from both of the previous iteration."
        _add_counted(file, f"two_states_{times}", parts, starts, "count first second", tests)


def _add_fewer_outputs(file: SpecFile) -> None:
    """Add a loop of two states, of which only the first is an output."""
    inputs = [parameter("i", I32, 1), parameter("x", I32, 1)]
    i, x = inputs
    body = subgraph("body", inputs, _sum(i, [100], "next_i"), _sum(x, [7], "next_x", "SUB"))
    starts: list[Argument] = [[0], given("x", [1000], I32)]
    tests = "Two states, one of which is an output."
    _add_counted(file, "fewer_outputs", [_below(inputs, 0, 1), body], starts, "count", tests)


def _add_counters(file: SpecFile) -> None:
    """Add loops whose rounds follow from the begin, the steps and the end of a counter."""
    for name, (begin, step, operation, end) in _COUNTERS.items():
        inputs = [parameter("i", I32, 1), parameter("x", I32, 1)]
        i, x = inputs
        more = internal("more", I32, (1,))
        body = subgraph(
            "body",
            inputs,
            _sum(i, [step], "next_i"),
            Step("ADD", [x, i, 0], more),
            _sum(more, [100], "next_x"),
        )
        twins = [parameter(o.name, o.type, 1) for o in inputs]
        goes_on = Step(operation, [twins[0], [end]], result("goes_on", BOOL8, (1,)))
        tests = f"A counter from {begin} in steps of {step}, while {operation}(counter, {end})."
        for kind, start in (("", [begin]), ("_given", given("start", [begin], I32))):
            parts = subgraph("condition", twins, goes_on), body
            starts = [start, given("x0", [1000], I32)]
            _add_counted(file, f"{name}{kind}", parts, starts, "count total", tests)


def _add_copies(file: SpecFile) -> None:
    """States that only change places: each must be read before any is written."""
    orders = {"swap": (1, 0, 2), "shift": (2, 0, 1), "back": (1, 2, 0)}
    for (name, order), (suffix, type) in product(orders.items(), _COPIED.items()):
        inputs = [parameter("i", I32, 1), *(parameter(n, type, 2) for n in "abc")]
        inputs.append(parameter("limit", I32, 1))
        i, *states, _ = inputs
        nothing = constant("nothing", [0], type)
        body = subgraph(
            "body",
            inputs,
            Step("ADD", [i, [1], 0], result("next_i", I32, (1,))),
            *(
                Step("ADD", [states[source], nothing, 0], result(f"next_{target.name}", type, (2,)))
                for target, source in zip(states, order, strict=True)
            ),
        )
        starts = [given(n, [10 * k + 3, -k], type) for k, n in enumerate("xyz", 1)]
        file.add(
            f"{name}{suffix}",
            "WHILE",
            [_below(inputs, 0, 4), body, [0], *starts, given("limit", [4], I32)],
            [result("count", I32), *(result(f"last_{n}", type) for n in "abc")],
            tests="States are exchanged: all are read before one is written.",
        )


def _add_state_of_the_body(file: SpecFile) -> None:
    """The steps grow from round to round, and nobody but the body looks at them."""
    inputs = [parameter(n, I32, 1) for n in ("i", "sum", "step", "limit")]
    i, total, step, _ = inputs
    steps = _sum(i, [1], "next_i"), _sum(total, step, "next_sum"), _sum(step, [50], "next_step")
    parts = _below(inputs, 0, 3), subgraph("body", inputs, *steps)
    starts: list[Argument] = [
        [0],
        given("start", [1000], I32),
        given("step", [7], I32),
        given("limit", [5], I32),
    ]
    tests = "Only the body reads one of the states, which is no output."
    _add_counted(file, "state_of_the_body", parts, starts, "count sum", tests)


def _add_invariant(file: SpecFile) -> None:
    """Add a condition on what only the body changes; a matrix of floats is added up."""
    inputs = [parameter("sum", F32, 2, 2), parameter("left", F32, 1), parameter("x", F32, 2, 2)]
    total, left, x = inputs
    zero = constant("zero", [0.0])
    twins = [parameter(o.name, o.type, *(o.shape or ())) for o in inputs]
    goes_on = Step("GREATER", [twins[1], zero], result("goes_on", BOOL8, (1,)))
    condition = subgraph("condition", twins, goes_on)
    body = subgraph(
        "body",
        inputs,
        Step("ADD", [total, x, 0], result("next_sum", F32, (2, 2))),
        Step("SUB", [left, constant("one", [1.0]), 0], result("next_left", F32, (1,))),
    )
    starts = [data_of("start", F32, 2, 2), given("times", [6.0]), data_of("x", F32, 2, 2)]
    file.add(
        "invariant",
        "WHILE",
        [condition, body, *starts],
        [result("total"), result("left")],
        tests="The body does not change one of its operands; the counter runs down.",
        **FLOATS,
    )


def _add_nested_loop(file: SpecFile) -> None:
    """Rows of a triangle: the inner loop runs as often as the outer one has run."""
    inner_inputs = [parameter(n, I32, 1) for n in ("j", "sum", "i")]
    j, total, _ = inner_inputs
    steps = _sum(j, [1], "next_j"), _sum(total, [10], "next_sum")
    inner = subgraph("inner_body", inner_inputs, *steps)
    inputs = [parameter(n, I32, 1) for n in ("i", "total", "limit")]
    i, whole, _ = inputs
    condition = _below(inner_inputs, 0, 2, "LESS_EQUAL")
    results = internal("j_after", I32, (1,)), result("next_total", I32, (1,))
    loop = Step("WHILE", [condition, inner, [1], whole, i], results)
    parts = (
        _below(inputs, 0, 2, "LESS_EQUAL"),
        subgraph("body", inputs, _sum(i, [1], "next_i"), loop),
    )
    starts: list[Argument] = [[1], [0], given("limit", [4], I32)]
    tests = "The body of a loop contains a loop with a counter of its own."
    _add_counted(file, "nested", parts, starts, "count sum", tests)


def _add_many_rounds(file: SpecFile) -> None:
    """Add more rounds than anybody unrolls, and than a byte counts."""
    inputs = [parameter(n, I32, 1) for n in ("i", "limit")]
    body = subgraph("body", inputs, _sum(inputs[0], [1], "next_i"))
    count = internal("count", I32, (1,))
    starts: list[Argument] = [[0], given("times", [300], I32)]
    steps = [
        Step("WHILE", [_below(inputs, 0, 1), body, *starts], count),
        Step("CAST", [count], result("output")),
    ]
    file.add("many_rounds", steps, tests="300 iterations, counted as a real number.")


def _add_nested_state(file: SpecFile) -> None:
    """The inner count is no result: it must begin anew whenever the inner loop does."""
    inner_inputs = [parameter(n, I32, 1) for n in ("sum", "j", "i")]
    total, j, _ = inner_inputs
    steps = _sum(total, [10], "next_sum"), _sum(j, [1], "next_j")
    inner = subgraph("inner_body", inner_inputs, *steps)
    inputs = [parameter(n, I32, 1) for n in ("i", "total", "limit")]
    i, whole, _ = inputs
    condition = _below(inner_inputs, 1, 2, "LESS_EQUAL")
    loop = Step("WHILE", [condition, inner, whole, [1], i], result("next_total", I32, (1,)))
    parts = (
        _below(inputs, 0, 2, "LESS_EQUAL"),
        subgraph("body", inputs, _sum(i, [1], "next_i"), loop),
    )
    starts: list[Argument] = [[1], [0], given("limit", [4], I32)]
    tests = "The body of a loop contains a loop with a state that is not among its outputs."
    _add_counted(file, "nested_state", parts, starts, "count sum", tests)


def _add_branch_in_loop(file: SpecFile) -> None:
    """Doubled while small, else lowered: the branch changes from round to round."""
    inputs = [parameter("i", I32, 1), parameter("x", I32, 1), parameter("limit", I32, 1)]
    i, x, _ = inputs
    a, b = parameter("a", I32, 1), parameter("b", I32, 1)
    twice, lower = (
        subgraph("twice", [a], _sum(a, a, "c")),
        subgraph("lower", [b], _sum(b, [90], "d", "SUB")),
    )
    small = internal("small", BOOL8, (1,))
    body = subgraph(
        "body",
        inputs,
        _sum(i, [1], "next_i"),
        Step("LESS", [x, [100]], small),
        Step("IF", [small, twice, lower, x], result("next_x", I32, (1,))),
    )
    starts: list[Argument] = [[0], given("x", [7], I32), given("limit", [11], I32)]
    parts, tests = [_below(inputs, 0, 2), body], "The body of a loop contains an IF."
    _add_counted(file, "branch", parts, starts, "count after", tests)


def _add_endless(file: SpecFile) -> None:
    """HAL 1.3: a loop without end is ended by a time-out."""
    inputs = [parameter("i", F32, 1), parameter("limit", F32, 1)]
    i, _ = inputs
    step = Step("ADD", [i, constant("one", [1.0]), 1], result("next_i", F32, (1,)))
    parts = _below(inputs, 0, 1, "GREATER_EQUAL"), subgraph("body", inputs, step)
    file.add(
        "endless",
        "WHILE",
        [*parts, constant("from", [5.0]), given("limit", [2.0])],
        result("count", F32, (1,)),
        tests="The condition always holds.",
        oracle="none",
        expect_failure=True,
        **FLOATS,
    )
