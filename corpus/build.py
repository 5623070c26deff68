"""From the builder of a family to the text of its files, and whether other oracles agree."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from corpus.language import Array, Case, Operand, SpecFile
from corpus.oracle import NoFormula, evaluate
from corpus.writer import case_text, definitions, file_text
from nnhal.operand_types import dtype_of
from nnhal.types import OperandType
from nnhal.versions import required_version
from nntest.accuracy import EXACT, Tolerance, compare, tolerance_of
from nntest.spec import SpecCase, loader

__all__ = ["Disagreement", "Tally", "build", "check", "families", "files_of", "reals_of"]

_NOWHERE: Final = Path("/corpus")
"""The folder that messages name; no folder of a HAL version."""

MARGIN = 0.6
"""Share of the tolerance that rounding to float16 may take before a driver computes anything."""


class Disagreement(Exception):
    """A case does not hold: the message says which, and what else was expected."""


def families() -> list[str]:
    """The builders that there are, by name."""
    package = importlib.import_module("corpus.families")
    names = (module.name for module in pkgutil.iter_modules(package.__path__))
    return sorted(name for name in names if not name.startswith("_"))


def files_of(family: str) -> list[SpecFile]:
    """The descriptions that ``corpus/families/FAMILY.py`` gives, and those of
    :mod:`corpus.classes` for the family.
    """
    own = importlib.import_module(f"corpus.families.{family}").files()
    return [*own, *(file for name, file in _files_of_classes() if name == family)]


@cache
def _files_of_classes() -> list[tuple[str, SpecFile]]:
    package = importlib.import_module("corpus.classes")
    names = sorted(module.name for module in pkgutil.iter_modules(package.__path__))
    modules = [importlib.import_module(f"corpus.classes.{n}") for n in names if n[0] != "_"]
    return [entry for module in modules for entry in module.files()]


def build(family: str) -> dict[str, str]:
    """Text by file name."""
    return {
        f"{file.name}.mod.py": file_text(family, file, [_expected(file, c) for c in file.cases])
        for file in files_of(family)
    }


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

        spec = _unvaried(case)
        results = run(spec.model, [array for array in inputs_of(spec) if array is not None])
        outputs = [o for o in _order(case) if o is not None and "Output" in o.role]
        return dict(zip(outputs, results, strict=True))
    found = reals_of(case)
    for operand, array in found.items():
        if operand.shape not in (None, array.shape) and 0 not in (operand.shape or ()):
            raise Disagreement(f"{operand.name} is declared as {operand.shape}, is {array.shape}")
    return found


def reals_of(case: Case) -> dict[Operand, Array]:
    """What the formulas say of all results of a case that is described, but not written."""
    spec = _unvaried(case)
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


def _unvaried(case: Case) -> SpecCase:
    """The test that a described case becomes before any of its variations."""
    text = case_text(case, None)
    return _loaded(definitions(text) + text, "case", at_most=1)[0]


def _loaded(text: str, name: str, at_most: int | None = None) -> list[SpecCase]:
    """The cases of a spec that is in no file yet."""
    file = loader.SpecFile(_NOWHERE / f"{name}.mod.py", text.encode())
    return loader.expand(file, at_most=at_most)


def inputs_of(spec: SpecCase) -> list[Array | None]:
    """The inputs of a case as arrays in their declared shapes, None for one that is omitted."""
    return [
        np.frombuffer(data, dtype_of(operand.type)).reshape(operand.dimensions) if data else None
        for data, operand in zip(spec.inputs, spec.input_operands(), strict=True)
    ]


@dataclass
class Tally:
    """How many tests there are, and how many of them other oracles have agreed with."""

    tests: int = 0
    formulas: int = 0
    tflite: int = 0


def check(file: SpecFile, text: str, *, tflite: bool = True) -> Tally:
    """Hold every test of a written file against formulas and, where it can, TF Lite.

    Raises Disagreement.
    """
    tally = Tally()
    for spec in _loaded(text, file.name):
        case = case_of(file, spec.name)
        tally.tests += 1
        required_version(spec.model)
        if case.oracle == "none":
            continue
        tally.formulas += _agrees_with_formula(spec)
        if tflite and case.tflite:
            tally.tflite += agrees_with_tflite(spec)
    return tally


def case_of(file: SpecFile, name: str) -> Case:
    """The case that the test ``name`` is a variation of."""
    rest = name.removeprefix(f"{file.name}_")
    fitting = [c for c in file.cases if rest == c.name or rest.startswith(f"{c.name}_")]
    return max(fitting, key=lambda c: len(c.name))


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
