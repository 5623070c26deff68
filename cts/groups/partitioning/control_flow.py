"""Control flow: IF and WHILE that a device takes, and those that the runtime interprets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Final

from cts.groups.partitioning.planning import (
    CPU,
    GROUP,
    check_plan,
)
from cts.partition_models import V1_1, PlanSketch, kinds, kinds_up_to, pair
from cts.test_group import Context
from cts.toys import ToyDriver
from nnapi.model import Model
from nnapi.runtime import Runtime
from nnhal.types import (
    HalVersion,
    OperationType,
)

__all__: list[str] = []

# Control flow ------------------------------------------------------------------------------------


def _equal(runtime: Runtime, *, known: bool = True) -> Model:
    sketch = PlanSketch(runtime)
    a, b = sketch.tensor(known=known), sketch.tensor(known=known)
    return sketch.finished([a, b], [sketch.typed(OperationType.EQUAL, [a, b], sketch.boolean())])


def _if(runtime: Runtime, main: bool = True, then: bool = True, other: bool = True) -> Model:
    sketch = PlanSketch(runtime)
    branches = pair(runtime, 0, known=then), pair(runtime, 0, known=other)
    condition = sketch.boolean()
    a, b, output = (sketch.tensor(known=main) for _ in range(3))
    references = [sketch.subgraph(model) for model in branches]
    sketch.operation(OperationType.IF, [condition, *references, a, b], [output])
    return sketch.finished([condition, a, b], [output])


def _while(runtime: Runtime, main: bool = True, condition: bool = True, body: bool = True) -> Model:
    sketch = PlanSketch(runtime)
    models = _equal(runtime, known=condition), pair(runtime, 0, known=body)
    a, b, output = (sketch.tensor(known=main) for _ in range(3))
    references = [sketch.subgraph(model) for model in models]
    sketch.operation(OperationType.WHILE, [*references, a, b], [output])
    return sketch.finished([a, b], [output])


@GROUP.add
def if_interpreted(context: Context) -> None:
    driver = ToyDriver("V1_0", 0.9, version=HalVersion.V1_0, supports=kinds_up_to(V1_1))
    check_plan(context, _if, [driver], ["IF", "V1_0", "GOTO", "V1_0"])


@GROUP.add
def while_interpreted(context: Context) -> None:
    driver = ToyDriver("V1_0", 0.9, version=HalVersion.V1_0, supports=kinds_up_to(V1_1))
    check_plan(context, _while, [driver], ["WHILE", CPU, "GOTO", "V1_0", "GOTO"])


_ALL: Final = (OperationType.IF, OperationType.WHILE, OperationType.EQUAL)


@GROUP.add
def if_simpleplan_of(context: Context) -> None:
    check_plan(context, _if, [ToyDriver("ALL", 0.9, supports=kinds(also=_ALL))], ["ALL"])


@GROUP.add
def while_simpleplan_of(context: Context) -> None:
    check_plan(context, _while, [ToyDriver("ALL", 0.9, supports=kinds(also=_ALL))], ["ALL"])


def _sized(build: Callable[..., Model], known: tuple[bool, ...], runtime: Runtime) -> Model:
    return build(runtime, *known)


def _of_unknown_size(context: Context, build: Callable[..., Model]) -> None:
    for known in product((False, True), repeat=3):
        if not all(known):
            driver = ToyDriver("ALL", 0.9, supports=kinds(also=_ALL))
            check_plan(context, partial(_sized, build, known), [driver], [CPU])


@GROUP.add
def if_unknown_size(context: Context) -> None:
    _of_unknown_size(context, _if)


@GROUP.add
def while_unknown_size(context: Context) -> None:
    _of_unknown_size(context, _while)
