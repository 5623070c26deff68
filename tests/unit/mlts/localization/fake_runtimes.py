"""Runtimes in this process: TF Lite's kernels, with planted defects and refusals."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from mlts.localization.comparison import Arrays
from mlts.localization.jury import Jury
from mlts.localization.results import Localization, Verdict
from mlts.localization.runtimes import Started
from mlts.localization.search import Evidence, Subject, localize
from mlts.localization.trials import Failure, Hang, Refusal, Result, Runtime
from nntflite.cutting import TfliteCutter
from nntflite.errors import RuntimeFailure
from nntflite.graph import File, Graph, GraphBuilder
from nntflite.interpreter import Interpreter
from nntflite.schema import TensorType
from nntflite.writer import write

Change = Callable[[NDArray[Any]], NDArray[Any]]


@dataclass
class Fake:
    """TF Lite that spoils the tensors named in ``spoils``, refuses the operators in ``refuses``,
    dies of those in ``dies_of`` and hangs with those in ``hangs_with``; it takes parts of ``sizes``
    operators only, if there are any. Spoils only parts of ``least`` operators. It leaves operators
    in ``leaves`` to TF Lite, as a delegate does.
    """

    spoils: Mapping[str, Change] = field(default_factory=dict)
    refuses: Collection[str] = ()
    dies_of: Collection[str] = ()
    hangs_with: Collection[str] = ()
    sizes: Collection[int] = ()
    least: int = 1
    leaves: Collection[str] = ()
    name: str = "fake"
    about: Started = field(default_factory=lambda: Started("Fake", reads_files=True))
    runs: list[list[str]] = field(default_factory=list)

    def __enter__(self) -> Fake:
        return self

    def __exit__(self, *exc: object) -> None: ...

    def run(self, file: bytes, inputs: Arrays, numbers: tuple[int, ...] | None = None) -> Result:
        cutter = TfliteCutter(file)
        names = [operator.name for operator in cutter.graph.operators]
        self.runs.append(names)
        if self.sizes and len(names) not in self.sizes:
            raise Refusal("of another size")
        for name in names:
            if name in self.refuses:
                raise Refusal(f"it has no {name}")
            if name in self.dies_of:
                raise Failure("its process was killed by SIGSEGV")
            if name in self.hangs_with:
                raise Hang("it hangs: no answer within 1 s")
        try:
            left = tuple(n for n, name in enumerate(names) if name in self.leaves)
            if len(left) == len(names):
                raise Refusal("the delegate leaves it to TF Lite's kernels")
            steps = [value[0] for value in inputs]
            outputs = self._computed(cutter, steps, len(names) >= self.least)
            return Result([output[np.newaxis] for output in outputs], left=left)
        except RuntimeFailure as error:
            raise Refusal(error.reason) from error

    def _computed(self, cutter: TfliteCutter, inputs: Arrays, spoils: bool) -> Arrays:
        values = dict(zip(cutter.graph.inputs, inputs, strict=True))
        for numbers in cutter.inseparable:
            part = cutter.part(numbers)
            outputs = Interpreter(part.data).run(*(values[t] for t in part.inputs))
            for tensor, output in zip(part.outputs, outputs, strict=True):
                change = self.spoils.get(cutter.graph.tensors[tensor].name)
                values[tensor] = change(output) if change and spoils else output
        return [values[tensor] for tensor in cutter.graph.outputs]


def chain(*names: str, outputs: int = 1) -> Graph:
    """Operators one after the other on two floats; a second input is the input of the model. The
    result of the first is ``t0``, that of the next ``t1``, ...
    """
    build = GraphBuilder()
    x = previous = build.tensor("x", TensorType.FLOAT32, (2,))
    for number, name in enumerate(names):
        result = build.tensor(f"t{number}", TensorType.FLOAT32, (2,))
        binary = name in ("ADD", "MUL", "SUB", "DIV")
        build.operator(name, [previous, x] if binary else [previous], [result])
        previous = result
    return build.finish([x], [previous])


INPUT = np.float32([3, -5])


def search(
    graph: Graph, driver: Fake, *jury: Fake, value: NDArray[Any] | None = INPUT, **how: Any
) -> tuple[Localization, Evidence | None]:
    """What is found in ``graph`` with TF Lite's kernels as the baseline."""
    members = {fake.name: fake for fake in jury}
    subject = Subject("net", write(File((graph,))), [] if value is None else [value[np.newaxis]])
    with Jury(members, lambda name: cast(Runtime, members[name])) as judges:
        return localize(subject, cast(Runtime, driver), cast(Runtime, Fake()), judges, **how)


def verdicts(found: Localization) -> list[Verdict]:
    return [operator.verdict for operator in found.operators]
