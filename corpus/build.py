"""Build the cases of a family, and hold them against other oracles."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from corpus.expansion import ExpandedCase, expanded, unvaried
from corpus.language import Array, Case, Operand, SpecFile
from corpus.oracle import NoFormula, evaluate
from nnhal.operand_types import dtype_of
from nnhal.types import OperandType
from nnhal.versions import required_version
from nntest.accuracy import EXACT, Tolerance, compare, tolerance_of
from nntest.spec import SpecCase

__all__ = ["Built", "Disagreement", "Tally", "build", "check", "families", "files_of", "reals_of"]

MARGIN = 0.6
"""Share of the tolerance that rounding to float16 may take before a driver computes anything."""


class Disagreement(Exception):
    """A case does not hold: the message says which, and what else was expected."""


def families() -> list[str]:
    """The builders that there are, by name."""
    package = importlib.import_module("corpus.families")
    names = (module.name for module in pkgutil.iter_modules(package.__path__))
    return sorted(name for name in names if not name.startswith("_"))


@dataclass(frozen=True)
class Built:
    """A described file by its module, and all tests that come of it."""

    builder: str
    file: SpecFile
    tests: Sequence[ExpandedCase]


def files_of(family: str) -> list[tuple[str, SpecFile]]:
    """The descriptions that ``corpus/families/FAMILY.py`` gives, and those of
    :mod:`corpus.patterns` for the family, each with the name of its module; sorted by name.
    """
    builder = importlib.import_module(f"corpus.families.{family}")
    own = [(builder.__name__, file) for file in builder.FILES]
    others = [(module, file) for module, name, file in _files_of_patterns() if name == family]
    return sorted([*own, *others], key=lambda entry: entry[1].name)


@cache
def _files_of_patterns() -> list[tuple[str, str, SpecFile]]:
    return list(importlib.import_module("corpus.patterns").files())


def build(family: str) -> list[Built]:
    """Everything that is described for ``family``, expanded. Raises Disagreement."""
    return [
        Built(builder, file, expanded(file, [_expected(file, case) for case in file.cases]))
        for builder, file in files_of(family)
    ]


def _expected(file: SpecFile, case: Case) -> Mapping[Operand, Array]:
    try:
        return _asked(case)
    except Exception as error:
        raise Disagreement(f"{file.name} {case.name}: {type(error).__name__}: {error}") from error


def _asked(case: Case) -> dict[Operand, Array]:
    """The arrays of outputs and internal operands, by the case's oracle."""
    if case.oracle == "none":
        return {o: np.zeros(o.shape or (), dtype_of(o.type.operand_type)) for o in _outputs(case)}
    if case.oracle == "tflite":
        from corpus.tflite_oracle import run

        spec = unvaried(case)
        results = run(spec.model, [array for array in inputs_of(spec) if array is not None])
        outputs = [o for o in _order(case) if o is not None and "Output" in o.role]
        return dict(zip(outputs, results, strict=True))
    found = reals_of(case)
    for operand, array in found.items():
        if operand.shape not in (None, array.shape) and 0 not in (operand.shape or ()):
            raise Disagreement(f"{operand.name} is declared as {operand.shape}, is {array.shape}")
    return found


def reals_of(case: Case) -> dict[Operand, Array]:
    """Compute what the formulas say of all results of a case that is described, but not written."""
    spec = unvaried(case)
    known = evaluate(spec.model, inputs_of(spec))
    return {o: known[i] for i, o in enumerate(_order(case)) if o is not None and i in known}


def _outputs(case: Case) -> list[Operand]:
    return [operand for step in case.graph.steps for operand in step.outputs]


def _order(case: Case) -> list[Operand | None]:
    """The operands of the main model in the order of their numbers; None for bare values."""
    order: list[Operand | None] = []
    for step in case.graph.steps:
        for argument in (*step.inputs, *step.outputs):
            if not isinstance(argument, Operand):
                order.append(None)
            elif argument not in order:
                order.append(argument)
    return order


def inputs_of(spec: SpecCase) -> list[Array | None]:
    """The inputs of a case as arrays in their declared shapes, None for one that is omitted."""
    return [
        np.frombuffer(data, dtype_of(operand.type)).reshape(operand.dimensions) if data else None
        for data, operand in zip(spec.inputs, spec.input_operands(), strict=True)
    ]


@dataclass
class Tally:
    """Tally of tests, and of those that other oracles have agreed with."""

    tests: int = 0
    formulas: int = 0
    tflite: int = 0


def check(tests: Iterable[ExpandedCase], *, tflite: bool = True) -> Tally:
    """Hold every test against formulas and, where it can, TF Lite. Raises Disagreement."""
    tally = Tally()
    for test in tests:
        tally.tests += 1
        required_version(test.case.model)
        if test.described.oracle == "none":
            continue
        tally.formulas += _agrees_with_formula(test.case)
        if tflite and test.described.tflite:
            tally.tflite += agrees_with_tflite(test.case)
    return tally


def _has_float16(spec: SpecCase) -> bool:
    graphs = (spec.main, *spec.referenced)
    types = (OperandType.TENSOR_FLOAT16, OperandType.FLOAT16)
    return any(operand.type in types for graph in graphs for operand in graph.operands)


def _agrees_with_formula(spec: SpecCase) -> bool:
    try:
        known = evaluate(spec.model, inputs_of(spec))
    except NoFormula:
        return False
    actual = [known[index] for index in spec.main.output_indexes]
    for result, expected, tolerance in _pairs(spec, actual):
        if tolerance == EXACT:
            comparison = compare(result, expected, EXACT)
        else:
            narrower = Tolerance(tolerance.atol * MARGIN, tolerance.rtol * MARGIN)
            comparison = compare(result, expected, narrower)
        if not comparison.passed:
            raise Disagreement(f"{spec.name}: the formula says {comparison}")
    return True


def agrees_with_tflite(spec: SpecCase) -> bool:
    """False where TF Lite has no such model, or no such type as float16.

    Raises Disagreement where it says otherwise.
    """
    from corpus.tflite_oracle import run
    from nntflite.errors import NotExpressible, RuntimeFailure

    is_random_or_fails = spec.multinomial_tolerance or spec.expect_failure
    if spec.relaxed or _has_float16(spec) or is_random_or_fails:
        return False
    inputs = [array for array in inputs_of(spec) if array is not None]
    if len(inputs) < len(spec.inputs):
        return False
    try:
        results = run(spec.model, inputs)
    except (NotExpressible, RuntimeFailure):
        return False
    for number, operand in enumerate(spec.output_operands()):
        if spec.ignored[number]:
            continue
        expected = spec.expected()[number]
        if results[number].shape != expected.shape:
            raise Disagreement(f"{spec.name}: TF Lite's shape is {results[number].shape}")
        comparison = compare(results[number], expected, tolerance_of(operand.type))
        if not comparison.passed:
            raise Disagreement(f"{spec.name}, output {number}: TF Lite says {comparison}")
    return True


def _pairs(spec: SpecCase, actual: Sequence[Array]) -> Iterator[tuple[Array, Array, Tolerance]]:
    """Results, expected values and what may lie between them: nothing but for floats."""
    relaxed = spec.relaxed or _has_float16(spec)
    outputs = zip(actual, spec.expected(), spec.output_operands(), spec.ignored, strict=True)
    for result, expected, operand, ignored in outputs:
        if ignored:
            continue
        is_float = dtype_of(operand.type).kind == "f"
        yield result, expected, tolerance_of(operand.type, relaxed=relaxed) if is_float else EXACT
