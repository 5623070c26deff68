"""A loop of more rounds than a driver may have room for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from corpus.language import (
    BOOL8,
    I32,
    SpecFile,
    Step,
    given,
    internal,
    parameter,
    result,
    subgraph,
)

__all__ = ["files"]

_ROUNDS: Final = 1_030
"""A little more than 2^10. Python drivers on a busy machine take a millisecond for a round: more
rounds would come near the two seconds after which drivers end a loop."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield "control_flow", _long_loop()


def _long_loop() -> SpecFile:
    file = SpecFile("while_rounds", "WHILE: many rounds.")
    left = parameter("left", I32, 1)
    body = subgraph("body", [left], Step("SUB", [left, [3], 0], result("next_left", I32, (1,))))
    twin = parameter("left", I32, 1)
    step = Step("GREATER", [twin, [1000]], result("goes_on", BOOL8, (1,)))
    begin = given("begin", [1000 + 3 * _ROUNDS - 1], I32)
    after = internal("after", I32, (1,))
    steps = [
        Step("WHILE", [subgraph("condition", [twin], step), body, begin], after),
        Step("CAST", [after], result("output")),
    ]
    file.add("many", steps, tests=f"{_ROUNDS} rounds of three each, as a real number.")
    return file
