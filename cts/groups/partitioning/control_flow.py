"""Control flow: IF and WHILE that a device takes, and those that the runtime interprets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Final

from cts.groups.partitioning.planning import CPU, GROUP, check_plan
from cts.partition_models import V1_1, PlanSketch, chain, kinds, kinds_up_to
from cts.test_group import Context
from cts.toys import ToyDriver
from nnapi.model import Model
from nnapi.runtime import Runtime
from nnhal.types import HalVersion, OperationType

__all__: list[str] = []

# Control flow ------------------------------------------------------------------------------------


def _equal(runtime: Runtime, *, known: bool = True) -> Model:
    sketch = PlanSketch(runtime)
    a, b = sketch.tensor(known=known), sketch.tensor(known=known)
    return sketch.finished([a, b], [sketch.typed(OperationType.EQUAL, [a, b], sketch.boolean())])


def _if(runtime: Runtime, main: bool = True, then: bool = True, other: bool = True) -> Model:
    sketch = PlanSketch(runtime)
    branches = chain(runtime, 0, known=then), chain(runtime, 0, known=other)
    condition = sketch.boolean()
    a, b, output = (sketch.tensor(known=main) for _ in range(3))
    references = [sketch.subgraph(model) for model in branches]
    sketch.operation(OperationType.IF, [condition, *references, a, b], [output])
    return sketch.finished([condition, a, b], [output])


def _while(runtime: Runtime, main: bool = True, condition: bool = True, body: bool = True) -> Model:
    sketch = PlanSketch(runtime)
    models = _equal(runtime, known=condition), chain(runtime, 0, known=body)
    a, b, output = (sketch.tensor(known=main) for _ in range(3))
    references = [sketch.subgraph(model) for model in models]
    sketch.operation(OperationType.WHILE, [*references, a, b], [output])
    return sketch.finished([a, b], [output])


_INTERPRETED: Final = {
    "if": (_if, ["IF", "V1_0", "GOTO", "V1_0"]),
    "while": (_while, ["WHILE", CPU, "GOTO", "V1_0", "GOTO"]),
}


@GROUP.cells("{}_interpreted", _INTERPRETED)
def _interpreted(context: Context, row: tuple[Callable[..., Model], list[str]]) -> None:
    build, plan = row
    driver = ToyDriver("V1_0", 0.9, version=HalVersion.V1_0, supports=kinds_up_to(V1_1))
    check_plan(context, build, [driver], plan)


_ALL: Final = (OperationType.IF, OperationType.WHILE, OperationType.EQUAL)


_MODELS: Final = {"if": _if, "while": _while}


@GROUP.cells("{}_simpleplan_of", _MODELS)
def _simple_plan(context: Context, build: Callable[..., Model]) -> None:
    check_plan(context, build, [ToyDriver("ALL", 0.9, supports=kinds(also=_ALL))], ["ALL"])


def _sized(build: Callable[..., Model], known: tuple[bool, ...], runtime: Runtime) -> Model:
    return build(runtime, *known)


@GROUP.cells("{}_unknown_size", _MODELS)
def _of_unknown_size(context: Context, build: Callable[..., Model]) -> None:
    for known in product((False, True), repeat=3):
        if not all(known):
            driver = ToyDriver("ALL", 0.9, supports=kinds(also=_ALL))
            check_plan(context, partial(_sized, build, known), [driver], [CPU])
