"""Features of tests: arguments, types, shapes and values of the operations under test.

A label is a property that a test has or has not, in words that follow "have"; a number has a name.
Both come from the model in the corpus, for tests that fail and tests that pass alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from nnhal.operand_types import SCALARS, is_quantized
from nnhal.operations.node import InvalidOperation, NeedsValue, code_name
from nnhal.operations.recurrent import RecurrentActivation
from nnhal.types import Operand, OperandLifeTime, OperandType, OperationType, PaddingCode
from nntest.cases.case_library import CaseLibrary
from nntest.data_folders import OWN_SPECS
from nntest.explanations.one_call import OneCall, call_of, padding_of
from nntest.groups.results import GroupedCase, GroupedRun
from nntest.runner.selection import base_id

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["Features", "FeatureBook", "features_of"]

_LAYOUT: Final = "nchw"
_AXES: Final = {
    False: ("batch size", "height", "width", "number of channels"),
    True: ("batch size", "number of channels", "height", "width"),
}
_MAX_CASES: Final = 3000
"""Cases of the corpus that are read for a sentence: each takes a millisecond."""

_PAIRS: Final = ("stride", "window", "dilation")


@dataclass(frozen=True)
class Features:
    """``labels`` and ``numbers``, the most telling first: arguments, then types and shapes, then
    values.
    """

    labels: Sequence[str]
    numbers: Mapping[str, float]


class FeatureBook:
    """The features of the tests of a run on the suite's own corpus; of other tests none."""

    def __init__(self, run: GroupedRun) -> None:
        self._run = run

    @cached_property
    def _is_known(self) -> bool:
        """Whether the run is of this corpus; to know it, the corpus is read."""
        return not self._run.specs and self._run.specs_sha256 == _corpus_digest()

    def of(self, cases: Sequence[GroupedCase]) -> dict[str, Features]:
        """The features of ``cases`` by their ids; none where there are very many of them."""
        names = {case.id: _name(case) for case in cases if case.tested}
        if not names or not self._is_known:
            return {}
        tested = {names[case.id]: case.tested for case in cases if case.tested}
        if len(tested) > _MAX_CASES:
            return {}
        known = {name: _features(name, tested[name]) for name in _in_order(tested)}
        return {id: known[name] for id, name in names.items() if name in known}


def _name(case: GroupedCase) -> str:
    return "/".join(base_id(case.id).split("/")[-2:])


@cache
def _library() -> CaseLibrary:
    return CaseLibrary(OWN_SPECS)


@cache
def _corpus_digest() -> str:
    return _library().index.sha256


def _in_order(names: Iterable[str]) -> list[str]:
    """Those that the corpus has, those of one file together."""
    library = _library()
    return sorted((n for n in names if n in library.by_id), key=lambda n: library.by_id[n].spec)


@cache
def _features(name: str, tested: tuple[str, ...]) -> Features:
    return features_of(_library().load(name), tested)


def features_of(case: SpecCase, tested: Sequence[str]) -> Features:
    """The features of the first of each of the ``tested`` operations of ``case``."""
    calls: dict[str, OneCall] = {}
    for operation in case.main.operations:
        name = code_name(OperationType, operation.type)
        if name in tested and name not in calls:
            call = call_of(case, operation)
            if call is not None:
                calls[name] = call
    labels: list[str] = []
    numbers: dict[str, float] = {}
    for name, call in calls.items():
        of = f" of {name}" if len(calls) > 1 else ""
        labels += [f"{label}{of}" for label in _labels(call)]
        numbers |= {f"{what}{of}": value for what, value in _numbers(call)}
    return Features(labels, numbers)


# Labels ------------------------------------------------------------------------------------------


def _labels(call: OneCall) -> Iterator[str]:
    for name, array in call.arrays.items():
        if call.operands[name].type in SCALARS:
            yield from _setting(name, array.item())
    for pair in _PAIRS:
        width, height = (call.scalar(f"{pair}_{side}") for side in ("width", "height"))
        if width != height:
            yield f"different {pair}s across and down"
    yield from (
        f"{_words(name)} omitted"
        for name, operand in call.operands.items()
        if operand.lifetime == OperandLifeTime.NO_VALUE
    )
    tensors = [(name, operand) for name, operand in call.operands.items() if _is_tensor(operand)]
    for name, operand in tensors[1:]:
        yield f"{_words(name)} of type {_type(operand)}"
        if operand.lifetime in (OperandLifeTime.SUBGRAPH_INPUT, OperandLifeTime.TEMPORARY_VARIABLE):
            yield f"{_words(name)} that is no constant"
    result = call.results[0]
    for _, first in tensors[:1]:
        scales = {(each.scale, each.zero_point) for each in (first, result)}
        if is_quantized(first.type) and is_quantized(result.type) and len(scales) > 1:
            yield "another scale or zero point of the output than of the input"
    one, other = call.operands.get("input0"), call.operands.get("input1")
    if one and other and one.dimensions != other.dimensions:
        yield "inputs of different shapes"
    if one and other and one.scale != other.scale:
        yield "inputs of different scales"


def _setting(name: str, value: Any) -> Iterator[str]:
    """A scalar whose value is no quantity."""
    if name == "padding" and value in PaddingCode.__members__.values():
        yield f"{PaddingCode(value).name} padding"
    elif name == "activation" and value in RecurrentActivation.__members__.values():
        yield f"activation {RecurrentActivation(value).name}"
    elif name == _LAYOUT:
        yield "layout NCHW" if value else "layout NHWC"
    elif isinstance(value, bool):
        yield f"{_words(name)} {str(value).lower()}"


def _is_tensor(operand: Operand) -> bool:
    is_known = operand.type in OperandType.__members__.values() and operand.type not in SCALARS
    return is_known and operand.lifetime != OperandLifeTime.NO_VALUE


def _type(operand: Operand) -> str:
    return OperandType(operand.type).name.removeprefix("TENSOR_")


def _words(name: str) -> str:
    return name.replace("_", " ")


# Numbers -----------------------------------------------------------------------------------------


def _numbers(call: OneCall) -> Iterator[tuple[str, float]]:
    """What can be more or less. Elements that are not finite are left out."""
    for name, array in call.arrays.items():
        is_quantity = call.operands[name].type in SCALARS and array.dtype.kind in "iuf"
        if is_quantity and name not in ("padding", "activation"):
            yield _words(name), float(array.item())
    yield from _padding(call)
    tensors = {name: operand for name, operand in call.operands.items() if _is_tensor(operand)}
    tensors["output"] = call.results[0]
    is_first = bool(call.scalar(_LAYOUT, False))
    is_image = any(name in call.operands for name in ("stride_width", _LAYOUT))
    for name, operand in tensors.items():
        rank = len(operand.dimensions)
        yield f"number of dimensions of the {_words(name)}", rank
        has_names = is_image and rank == len(_AXES[is_first]) and name in ("input", "output")
        names = _AXES[is_first] if has_names else [f"size of dimension {n}" for n in range(rank)]
        for what, size in zip(names, operand.dimensions, strict=True):
            yield f"{what} of the {_words(name)}", size
        if is_quantized(operand.type):
            yield f"zero point of the {_words(name)}", operand.zero_point
    yield "number of inputs", len(tensors) - 1
    for name in (name for name in tensors if name in call.arrays):
        array = call.arrays[name]
        finite = array[np.isfinite(array)]
        if finite.size:
            yield f"least value of the {_words(name)}", float(finite.min())
            yield f"greatest value of the {_words(name)}", float(finite.max())


def _padding(call: OneCall) -> Iterator[tuple[str, float]]:
    try:
        yield "padding", max(padding_of(call))
    except (InvalidOperation, NeedsValue):
        return
