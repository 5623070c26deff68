"""Counts and indexes beyond 8 and 16 bits: what is counted, looked up or found is far away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from corpus.language import (
    BOOL8,
    F32,
    I32,
    Argument,
    Array,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    internal,
    result,
)
from corpus.patterns._net import CODES

__all__ = ["files"]

_BYTE: Final = 1 << 8
_WORD: Final = 1 << 16
_PLACES: Final = (_BYTE - 1, _BYTE, _BYTE + 1, 2 * _BYTE, 599)
_FAR_PLACES: Final = (_WORD, 2 * _WORD + 3)
_TYPES: Final = {"": F32, "_int32": I32, "_quant8": CODES}


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    for operation in ("ARGMAX", "ARGMIN"):
        yield "reduction", _places(operation)
    yield "slicing", _sorted()
    for operation in ("REDUCE_ANY", "REDUCE_ALL"):
        yield "reduction", _deciding(operation)
    for operation in ("REDUCE_SUM", "MEAN"):
        yield "reduction", _added(operation)
    yield "slicing", _gathered()
    yield from _looked_up()


def _file(operation: str, about: str) -> SpecFile:
    return SpecFile(f"{operation.lower()}_counts", f"{operation}: {about}.")


def _options(type: Type) -> dict[str, Any]:
    return {"float16": type is F32, "signed": type is CODES}


def _decided(places: Sequence[int], greatest: bool, type: Type) -> Array:
    """In each row one element decides; all others are the same."""
    rows = np.zeros((len(places), max(places) + 2))
    rows[np.arange(len(places)), places] = 50 if greatest else -50
    return rows + type.zero_point


def _places(operation: str) -> SpecFile:
    file = _file(operation, "the element is beyond the first 256, or 65,536")
    for suffix, type in _TYPES.items():
        rows = given("rows", _decided(_PLACES, operation == "ARGMAX", type), type)
        columns = given("columns", np.asarray(rows.data).T, type)
        steps = [
            Step(operation, [rows, 1], result("of_rows", I32)),
            Step(operation, [columns, 0], result("of_columns", I32)),
        ]
        file.add(f"byte{suffix}", steps, tests="Along 601 elements.", **_options(type))
    far = given("rows", _decided(_FAR_PLACES, operation == "ARGMAX", CODES), CODES)
    step = Step(operation, [far, -1], result("output", I32))
    file.add("word_quant8", [step], tests="Along 131,077 elements.", signed=True)
    return file


def _sorted() -> SpecFile:
    file = _file("TOPK_V2", "the elements are beyond the first 256, or 65,536")
    places = [599, _BYTE, 3, 2 * _BYTE + 1, _BYTE - 1]
    for suffix, type in _TYPES.items():
        row = np.full(601, type.zero_point)
        row[places] += np.arange(50, 0, -10)
        outputs = [result("values", type), result("places", I32)]
        step = Step("TOPK_V2", [given("input", [row, row[::-1]], type), 5], outputs)
        file.add(f"byte{suffix}", [step], tests="Of 601 elements.", **_options(type))
    row = np.full(2 * _WORD + 5, CODES.zero_point)
    row[[2 * _WORD + 3, _WORD - 1, _WORD]] += [50, 40, 30]
    outputs = [result("values", CODES), result("places", I32)]
    step = Step("TOPK_V2", [given("input", row, CODES), 3], outputs)
    file.add("word_quant8", [step], tests="Of 131,077 elements.", signed=True)
    return file


def _deciding(operation: str) -> SpecFile:
    """In the rows, as many elements decide as a byte counts, and one more or less."""
    file = _file(operation, "256 elements decide, or 65,536")
    is_any = operation == "REDUCE_ANY"
    counts = [0, 1, _BYTE - 1, _BYTE, _BYTE + 1, 2 * _BYTE, 3 * _BYTE]
    rows = np.arange(3 * _BYTE) < np.array(counts)[:, np.newaxis]
    data = rows if is_any else ~rows
    both = [given("rows", data, BOOL8), given("columns", data.T, BOOL8)]
    steps = [
        Step(operation, [each, constant(f"axes_{n}", [1 - n], I32), False], result(f"o{n}", BOOL8))
        for n, each in enumerate(both)
    ]
    file.add("byte", steps, tests="From none of 768 elements to all of them.")
    # Nothing but ones at once: 257 * 255 + 1 is 65,536.
    far = np.full((257, _BYTE), is_any)
    far[:, 0] = not is_any
    far[0, 0] = is_any
    inputs: list[Argument] = [given("input", far, BOOL8), constant("axes", [0, 1], I32), True]
    file.add("word", operation, inputs, result("output", BOOL8), tests="65,536 of them.")
    return file


def _added(operation: str) -> SpecFile:
    """Sums of ones, which are counts."""
    file = _file(operation, "as many elements as a byte counts, and one more")
    keep: Argument = 0 if operation == "MEAN" else False
    for suffix, type in _TYPES.items():
        if type is I32 or (type is CODES and operation == "REDUCE_SUM"):
            continue
        steps = []
        for count in (_BYTE, _BYTE + 1, 2 * _BYTE):
            data = np.full((3, count), type.zero_point) + np.array([[1], [-2], [0]])
            source = given(f"input_{count}", data, type)
            axes = constant(f"axes_{count}", [1], I32)
            steps.append(Step(operation, [source, axes, keep], result(f"of_{count}", type)))
        file.add(f"byte{suffix}", steps, tests="Ones of a row.", **_options(type))
    return file


def _rows(count: int, width: int, type: Type) -> Array:
    """Rows none of which is like that 256 or 65,536 before it."""
    values = np.arange(count * width) % 251 % 97
    return values.reshape(count, width) + (60 if type is CODES else -40)


def _gathered() -> SpecFile:
    file = _file("GATHER", "rows beyond the first 256, or 65,536")
    places = constant("places", [_BYTE, 0, 299, _BYTE - 1, _BYTE + 1, 44], I32)
    for suffix, type in _TYPES.items():
        table = given("table", _rows(300, 2, type), type)
        turned = given("turned", np.asarray(table.data).T, type)
        steps = [
            Step("GATHER", [table, 0, places], result("of_rows", type)),
            Step("GATHER", [turned, 1, places], result("of_columns", type)),
        ]
        file.add(f"byte{suffix}", steps, tests="Among 300.", **_options(type))
    table = given("table", _rows(_WORD + 400, 1, CODES), CODES)
    where = given("places", [_WORD, _WORD + 399, _WORD - 1, 17, _WORD + 300], I32)
    file.add("word_quant8", "GATHER", [table, 0, where], result("output", CODES), signed=True)
    return file


def _looked_up() -> Iterator[tuple[str, SpecFile]]:
    embedding = _file("EMBEDDING_LOOKUP", "rows beyond the first 256, or 65,536")
    rows = [_BYTE, 0, 299, _BYTE - 1, _BYTE + 1, 44]
    for suffix, type in _TYPES.items():
        inputs: list[Argument] = [
            given("rows", rows, I32),
            constant("values", _rows(300, 2, type), type),
        ]
        out = result("output", type)
        tests = "Among 300."
        embedding.add(
            f"byte{suffix}", "EMBEDDING_LOOKUP", inputs, out, tests=tests, **_options(type)
        )
    yield "lookup", embedding
    table = _file("HASHTABLE_LOOKUP", "more than 256 keys, most of them beyond 16 bits")
    keys = np.sort(np.concatenate([np.arange(295) * 256 + 3, [_WORD + 4, 2 * _WORD + 3 + 7]]))
    first = [number * _BYTE + 3 for number in range(1, 8)]
    asked = [
        *first,
        _WORD + 3,
        3,
        _WORD + 4,
        4,
        2 * _WORD + 10,
        10,
        _WORD - _BYTE + 3,
        294 * _BYTE + 3,
    ]
    for suffix, type in _TYPES.items():
        values = constant("values", _rows(keys.size, 2, type), type)
        inputs = [given("asked", asked, I32), constant("keys", keys, I32), values]
        hits = internal("hits", Type("TENSOR_QUANT8_ASYMM", 1.0, 0))
        step = Step("HASHTABLE_LOOKUP", inputs, [result("output", type), hits])
        shown = Step("CAST", [hits], result("found"))
        tests = "Keys that are the same in 8 or 16 bits."
        table.add(f"keys{suffix}", [step, shown], tests=tests)
    yield "lookup", table
