"""WHILE."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from corpus.arguments import RELU
from corpus.families._branches import TYPES, data_of
from corpus.families._files import Files
from corpus.language import FLOATS, SpecFile
from corpus.terms import Body, Net, Term, subgraph
from corpus.types import F32, I32, Type

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

FILES: Final = Files()


@FILES("while", "WHILE: how often, what is kept, what comes out.")
def _while(file: SpecFile) -> None:
    for suffix, type in TYPES.items():
        for times in (0, 1, 5):
            _add_loop(file, f"times_{times}{suffix}", type, times)
    for times in (1, 2, 9):
        _add_counted(
            file,
            f"two_states_{times}",
            "Each state is computed from both of the previous iteration.",
            lambda i, a, b, limit: i < limit,
            lambda i, a, b, limit: [i + 1, b - a, a + b],
            [0, [100], [350], [times]],
            outputs=3,
        )
    _add_counted(
        file,
        "fewer_outputs",
        "Two states, one of which is an output.",
        lambda i, x: i < x,
        lambda i, x: [i + 100, x - 7],
        [0, [1000]],
        outputs=1,
    )
    _add_counters(file)
    _add_copies(file)
    _add_counted(
        file,
        "state_of_the_body",
        "Only the body reads one of the states, which is no output.",
        lambda i, total, step, limit: i < limit,
        lambda i, total, step, limit: [i + 1, total + step, step + 50],
        [0, [1000], [7], [5]],
    )
    _add_invariant(file)
    _add_many_rounds(file)
    _add_nested_loop(file)
    _add_nested_state(file)
    _add_branch_in_loop(file)
    _add_endless(file)


def _add_loop(file: SpecFile, name: str, type: Type, times: int) -> None:
    """Value grows by one and shrinks by two, ``times`` times."""
    net = Net(name, type)
    shown = net.loop(
        lambda i, value, limit: i < limit,
        lambda i, value, limit: [i + 1.0, value.by("ADD", [1.0, -2.0])],
        *(net.constant([0.0]), net.given([1.0, 2.0]), net.given([float(times)])),
        outputs=2,
    )
    file.add(
        name,
        net.steps(shown),
        tests=f"The body runs {times} times and does not change the limit.",
        relaxed=type is F32 and times == 5,
        float16=type is F32,
    )


_Start = int | list[int]
"""A constant, or an input in a list."""


def _add_counted(
    file: SpecFile,
    name: str,
    tests: str,
    condition: Body,
    body: Body,
    starts: Sequence[_Start],
    outputs: int = 2,
) -> None:
    """A loop of integers."""
    net = Net(name, I32)
    operands = [net.given(s) if isinstance(s, list) else net.constant([s]) for s in starts]
    shown = net.loop(condition, body, *operands, outputs=outputs)
    file.add(name, net.steps(shown), tests=tests, oracle="integers")


def _add_counters(file: SpecFile) -> None:
    """Add loops whose rounds follow from the begin, the steps and the end of a counter."""
    for name, (begin, step, operation, end) in _COUNTERS.items():
        tests = f"A counter from {begin} in steps of {step}, while {operation}(counter, {end})."

        def goes_on(i: Term, x: Term, operation: str = operation, end: int = end) -> Term:
            return i.by(operation, end)

        def body(i: Term, x: Term, step: int = step) -> list[Term]:
            return [i + step, (x + i) + 100]

        _add_counted(file, name, tests, goes_on, body, [begin, [1000]])
        _add_counted(file, f"{name}_given", tests, goes_on, body, [[begin], [1000]])


def _add_copies(file: SpecFile) -> None:
    """States that only change places: each must be read before any is written."""
    orders = {"swap": (1, 0, 2), "shift": (2, 0, 1), "back": (1, 2, 0)}
    for (name, order), (suffix, type) in product(orders.items(), _COPIED.items()):

        def body(i: Term, *states: Term, order: Sequence[int] = order) -> list[Term]:
            nothing = i.net.constant([0], states[0].type)
            return [i + 1, *(states[source] + nothing for source in order)]

        net = Net(name, type)
        starts = [net.given([10 * k + 3, -k]) for k in (1, 2, 3)]
        shown = net.loop(
            lambda i, a, b, c, limit: i < limit,
            body,
            *(net.constant([0], I32), *starts, net.given([4], I32)),
            outputs=4,
        )
        tests = "States are exchanged: all are read before one is written."
        file.add(f"{name}{suffix}", net.steps(shown), tests=tests)


def _add_invariant(file: SpecFile) -> None:
    """Add a condition on what only the body changes; a matrix of floats is added up."""
    net = Net("invariant")
    start, addend = (data_of(net, name, 2, 2) for name in ("start", "x"))
    shown = net.loop(
        lambda total, left, x: left > 0.0,
        lambda total, left, x: [total + x, left - 1.0],
        *(start, net.given([6.0]), addend),
        outputs=2,
    )
    tests = "The body does not change one of its operands; the counter runs down."
    file.add("invariant", net.steps(shown), tests=tests, **FLOATS)


def _add_nested_loop(file: SpecFile) -> None:
    """Rows of a triangle: the inner loop runs as often as the outer one has run."""

    def body(i: Term, total: Term, limit: Term) -> list[Term]:
        following = i + 1
        inner = i.net.loop(
            lambda j, total, i: j <= i,
            lambda j, total, i: [j + 1, total + 10],
            *(i.net.constant([1]), total, i),
            outputs=2,
        )
        return [following, inner[1]]

    tests = "The body of a loop contains a loop with a counter of its own."
    _add_counted(file, "nested", tests, lambda i, total, limit: i <= limit, body, [1, 0, [4]])


def _add_many_rounds(file: SpecFile) -> None:
    """Add more rounds than anybody unrolls, and than a byte counts."""
    net = Net("many rounds", I32)
    starts = net.constant([0]), net.given([300])
    rounds = net.loop(lambda i, limit: i < limit, lambda i, limit: i + 1, *starts, outputs=1)
    steps = net.steps([rounds[0].cast(F32)])
    file.add("many_rounds", steps, tests="300 iterations, counted as a real number.")


def _add_nested_state(file: SpecFile) -> None:
    """The inner count is no result: it must begin anew whenever the inner loop does."""

    def body(i: Term, total: Term, limit: Term) -> list[Term]:
        following = i + 1
        inner = i.net.loop(
            lambda total, j, i: j <= i,
            lambda total, j, i: [total + 10, j + 1],
            *(total, i.net.constant([1]), i),
            outputs=1,
        )
        return [following, *inner]

    tests = "The body of a loop contains a loop with a state that is not among its outputs."
    _add_counted(file, "nested_state", tests, lambda i, total, limit: i <= limit, body, [1, 0, [4]])


def _add_branch_in_loop(file: SpecFile) -> None:
    """Doubled while small, else lowered: the branch changes from round to round."""

    def body(i: Term, x: Term, limit: Term) -> list[Term]:
        return [i + 1, *i.net.branch(x < 100, lambda x: x + x, lambda x: x - 90, x)]

    tests = "The body of a loop contains an IF."
    _add_counted(file, "branch", tests, lambda i, x, limit: i < limit, body, [0, [7], [11]])


def _add_endless(file: SpecFile) -> None:
    """HAL 1.3: a loop without end is ended by a time-out."""
    net = Net("endless")
    starts = net.constant([5.0]), net.given([2.0])
    (count,) = net.several(
        "WHILE",
        subgraph(starts, lambda i, limit: i >= limit),
        subgraph(starts, lambda i, limit: i.by("ADD", 1.0, RELU)),
        *starts,
        types=[F32],
        shape=(1,),
    )
    options: dict[str, Any] = {"oracle": "none", "expect_failure": True, **FLOATS}
    file.add("endless", net.steps([count]), tests="The condition always holds.", **options)
