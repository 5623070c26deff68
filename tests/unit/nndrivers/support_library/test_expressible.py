from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from nndrivers.support_library.expressible import check_expressible
from nnhal.errors import Inexpressible
from nnhal.types import (
    DataLocation,
    ExtensionNameAndPrefix,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from tests.cells import cells
from tests.unit.nnhal.toys import add_model, operand

L = OperandLifeTime


def with_operand(index: int, **changes: Any) -> Model:
    model = add_model()
    operands = list(model.main.operands)
    operands[index] = replace(operands[index], **changes)
    return replace(model, main=replace(model.main, operands=tuple(operands)))


def with_main(**changes: Any) -> Model:
    model = add_model()
    return replace(model, main=replace(model.main, **changes))


def in_two_steps(*, swapped: bool) -> Model:
    """An output that is computed of a temporary."""
    operations = (
        Operation(OperationType.RELU, (0,), (1,)),
        Operation(OperationType.RELU, (1,), (2,)),
    )
    operands = (
        operand(lifetime=L.SUBGRAPH_INPUT),
        operand(),
        operand(lifetime=L.SUBGRAPH_OUTPUT),
    )
    return Model(Subgraph(operands, operations[::-1] if swapped else operations, (0,), (2,)))


def cycle() -> Model:
    model = in_two_steps(swapped=False)
    first = Operation(OperationType.ADD, (0, 2), (1,))
    return replace(model, main=replace(model.main, operations=(first, model.main.operations[1])))


def referring(*numbers: int, referenced: tuple[Subgraph, ...]) -> Model:
    """An ADD with operands more that refer to subgraphs."""
    model = add_model()
    references = tuple(reference(number) for number in numbers)
    main = replace(model.main, operands=(*model.main.operands, *references))
    return replace(model, main=main, referenced=referenced)


def reference(number: int) -> Operand:
    return Operand(OperandType.SUBGRAPH, lifetime=L.SUBGRAPH, location=DataLocation(offset=number))


def branch(*extra: Operand, inputs: tuple[int, ...] = (0,)) -> Subgraph:
    first = operand(lifetime=L.SUBGRAPH_INPUT if inputs else L.NO_VALUE)
    operands = (first, operand(lifetime=L.SUBGRAPH_OUTPUT), *extra)
    return Subgraph(operands, (Operation(OperationType.RELU, (0,), (1,)),), inputs, (1,))


def named(*names: tuple[str, int]) -> Model:
    pairs = tuple(ExtensionNameAndPrefix(*each) for each in names)
    return replace(add_model(), extension_name_to_prefix=pairs)


EXPRESSIBLE: dict[str, Callable[[], Model]] = {
    "a model": add_model,
    "a wrong length of a constant": lambda: with_operand(2, location=DataLocation(length=3)),
    "an input that no list has, and no life time": lambda: with_main(input_indexes=(0, 1, 0)),
    "a constant that is an input too": lambda: with_main(input_indexes=(0, 1, 2)),
    "an operand that does not exist": lambda: with_main(output_indexes=(3, 9)),
    "a cycle": cycle,
    "operations in order": lambda: in_two_steps(swapped=False),
    "a branch": lambda: referring(0, referenced=(branch(),)),
    "a model without inputs": lambda: with_main(
        input_indexes=(),
        operands=tuple(
            replace(each, lifetime=L.NO_VALUE) if each.lifetime == L.SUBGRAPH_INPUT else each
            for each in add_model().main.operands
        ),
    ),
    "an extension": lambda: named(("org.example", 1)),
}

INEXPRESSIBLE: dict[str, tuple[str, Callable[[], Model]]] = {
    "location of an input": (
        "no location of a SUBGRAPH_INPUT",
        lambda: with_operand(0, location=DataLocation(offset=1)),
    ),
    "negative dimension": ("negative dimensions", lambda: with_operand(0, dimensions=(-1,))),
    "padding": ("padding", lambda: with_operand(2, location=DataLocation(0, 0, 4, 1))),
    "constant out of the values": (
        "by address",
        lambda: with_operand(2, location=DataLocation(0, 1, 4)),
    ),
    "constant of another pool": (
        "by address",
        lambda: with_operand(2, location=DataLocation(1, 0, 4)),
    ),
    "pool that is not there": (
        "memories, not indexes",
        lambda: with_operand(2, lifetime=L.CONSTANT_REFERENCE),
    ),
    "temporary that is listed": (
        "no life times",
        lambda: with_operand(0, lifetime=L.TEMPORARY_VARIABLE),
    ),
    "output that is not listed": ("no life times", lambda: with_main(output_indexes=())),
    "wrong order": ("sorts operations", lambda: in_two_steps(swapped=True)),
    "branch without inputs": (
        "without inputs",
        lambda: referring(0, referenced=(branch(inputs=()),)),
    ),
    "reference to nothing": ("referenced models", lambda: referring(1, referenced=(branch(),))),
    "ring of references": (
        "never in a ring",
        lambda: referring(0, referenced=(branch(reference(1)), branch(reference(0)))),
    ),
    "branch that none refers to": (
        "no list of subgraphs",
        lambda: referring(0, referenced=(branch(), branch())),
    ),
    "extension without a name": ("by name", lambda: with_operand(0, type=0x10003)),
    "extension twice": ("twice", lambda: named(("org.example", 1), ("org.example", 2))),
    "prefix twice": ("twice", lambda: named(("org.example", 1), ("org.other", 1))),
    "wrong name": ("name of an extension", lambda: named(("no dot", 1))),
}


@cells("what", EXPRESSIBLE)
def test_what_the_api_has_words_for_is_sent(what: str) -> None:
    check_expressible(EXPRESSIBLE[what]())


@cells("what", INEXPRESSIBLE)
def test_what_the_api_has_no_words_for_is_not_sent(what: str) -> None:
    text, make = INEXPRESSIBLE[what]

    with pytest.raises(Inexpressible, match=text):
        check_expressible(make())
