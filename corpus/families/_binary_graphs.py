"""Several operations: who reads what, and when a result may be overwritten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from corpus.arguments import RELU
from corpus.families._files import Files
from corpus.language import Array, SpecFile
from corpus.numbers import Numbers
from corpus.terms import Net, Term
from corpus.types import F32, u8

FILES: Final = Files()


@FILES("add_in_graphs", "ADD and others in graphs: who reads what, and when.")
def _graphs(file: SpecFile) -> None:
    """Graphs of additions and their like, in floats and in 8 bits."""
    builders = {
        "same_operand_twice": _same_operand_twice,
        "diamond": _diamond,
        "output_read_again": _output_read_again,
        "outputs_in_another_order": _outputs_in_another_order,
        "chain": _chain,
        "late_reader": _late_reader,
        "constants_in_pool": _constants,
    }
    for type in (F32, u8(0.25, 100)):
        for name, build in builders.items():
            net = Net(name, type)
            file.add(
                f"{name}_quant8" if type.is_quant8 else name,
                net.steps(build(net)),
                tests=build.__doc__,
                relaxed=name == "diamond" and not type.is_quant8,
                float16=not type.is_quant8,
                signed=type.is_quant8,
                in_pool=name == "constants_in_pool",
            )


def _values(net: Net, name: str, *shape: int) -> Array:
    """Numbers as they are stored."""
    numbers = Numbers(f"graphs {name} {net.type.code}")
    if net.type.is_quant8:
        return numbers.codes(net.type, *shape, low=80, high=130)
    return numbers.reals(*shape, low=-1, high=1)


def _input(net: Net, name: str, *shape: int) -> Term:
    return net.codes(_values(net, name, *shape))


def _same_operand_twice(net: Net) -> Sequence[Term]:
    """One operand as both inputs."""
    x = _input(net, "x", 3, 5)
    return [x + x]


def _diamond(net: Net) -> Sequence[Term]:
    """Two paths of different length lead from one operand to another."""
    x, y = _input(net, "x", 2, 3), _input(net, "y", 2, 3)
    top = x + y
    return [(top - x) - top.max(y)]


def _output_read_again(net: Net) -> Sequence[Term]:
    """An output of the model that a later operation reads."""
    x, y = _input(net, "x", 4), _input(net, "y", 4)
    first = x.by("ADD", y, RELU)
    return [first, first - x]


def _outputs_in_another_order(net: Net) -> Sequence[Term]:
    """Outputs of different shapes, from inputs in another order."""
    x, y, z = _input(net, "x", 2, 1), _input(net, "y", 1, 3), _input(net, "z", 2, 3)
    return [z - x, y - y, y - z, x - y]


def _chain(net: Net) -> Sequence[Term]:
    """The next two operations read each result."""
    before, last = _input(net, "y", 2, 2), _input(net, "x", 2, 2)
    for number in range(12):  # long enough for memory to be used again
        before, last = last, last.by(("ADD", "SUB", "MINIMUM")[number % 3], before)
    return [last]


def _late_reader(net: Net) -> Sequence[Term]:
    """The operand that is needed last is computed first."""
    x, y = _input(net, "x", 5), _input(net, "y", 5)
    first, last = x + y, x
    for _ in range(6):
        last = last.max(y)
    return [last - first]


def _constants(net: Net) -> Sequence[Term]:
    """Constants of different sizes in one shared memory."""
    x = _input(net, "x", 2, 3)
    for number, shape in enumerate([(1,), (3,), (2, 3)]):
        constant = net.known(_values(net, f"c{number}", *shape))
        x = x - constant if number == 1 else x + constant
    return [x]
