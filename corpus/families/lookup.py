"""EMBEDDING_LOOKUP, HASHTABLE_LOOKUP and LSH_PROJECTION."""

from __future__ import annotations

from typing import Any, Final

from corpus.families._files import Files
from corpus.families._typed import Typed, add_each, typed
from corpus.fit import shown
from corpus.language import (
    Argument,
    Operand,
    SpecFile,
    Step,
    call,
    constant,
    given,
    internal,
    omitted,
    result,
)
from corpus.numbers import Numbers
from corpus.types import F16, F32, I32, Type, u8

# Name, rows to look up, shape of the values.
_ROWS: list[tuple[str, list[int], tuple[int, ...]]] = [
    ("matrix", [3, 0, 2], (4, 3)),
    ("repeated", [1, 1, 4, 0, 1], (5, 2)),
    ("one", [2], (3, 4)),
    ("last", [4, 3], (5, 1)),
    ("in_order", [0, 1, 2], (3, 2)),
    ("rank_3", [2, 0], (3, 2, 3)),
    ("rank_4", [1, 3, 1], (4, 2, 1, 2)),
]

# Name, what is looked up, keys, shape of one value.
_KEYS: list[tuple[str, list[int], list[int], tuple[int, ...]]] = [
    ("some_missing", [17, -5, 1000, 3, 4], [-5, 3, 17, 400], (2,)),
    ("all_found", [9, 1, 5], [1, 5, 9], (3,)),
    ("none_found", [2, 6, -1, 100], [1, 5, 9], (2,)),
    ("between_and_beyond", [0, 2, 8, 4], [2, 4, 7], (1,)),
    ("repeated", [7, 7, 3, 7], [3, 7], (2,)),
    ("far", [2147483647, -2147483648, 0], [-2147483648, -1, 2147483647], (2,)),
    ("one_key", [5, 6], [5], (3,)),
    ("rank_3", [20, 11, 10], [10, 20, 30], (2, 2)),
    ("rank_4", [30, 10], [10, 20, 30], (2, 1, 2)),
    ("in_a_row", [5, 2, 6, 4, 1, -7], [2, 3, 4, 5], (2,)),
    ("from_zero", [0, 4, 2, -1, 3, 1], [0, 1, 2, 3], (3,)),
    ("even_steps", [2, 3, 6, 5, 8, 0], [2, 4, 6], (1,)),
]

_DEPRECATED, _DENSE, _SPARSE = 1, 2, 3
_PROJECTIONS = {"dense": _DENSE, "sparse": _SPARSE, "sparse_deprecated": _DEPRECATED}

FILES: Final = Files()


@FILES("embedding_lookup", "EMBEDDING_LOOKUP: rows, ranks, types.")
def _embedding(file: SpecFile) -> None:
    def looked_up(kind: Typed, name: str, rows: list[int], shape: tuple[int, ...]) -> Step:
        values = constant("values", kind.drawn(f"embedding {name}", *shape), kind.type)
        return call("EMBEDDING_LOOKUP", given("lookups", rows, I32), values, type=kind.type)

    tests, kept = "Rows are returned in the requested order.", ("matrix", "rank_3")
    add_each(file, _ROWS, looked_up, tests, int32=True, relaxed="matrix", lifetimes=kept)
    _add_rows_as_reals(file)


def _add_rows_as_reals(file: SpecFile) -> None:
    type = u8(0.5, 77)
    values = given("values", Numbers("embedding real codes").codes(type, 4, 3), type)
    steps = shown("EMBEDDING_LOOKUP", [given("lookups", [3, 1], I32), values], type, "rows")
    file.add("real_codes", steps, tests="Values are copied bit for bit.", signed=True)


@FILES("hashtable_lookup", "HASHTABLE_LOOKUP: hits, misses, ranks, types.")
def _hashtable(file: SpecFile) -> None:
    for number, (name, lookups, keys, shape) in enumerate(_KEYS):
        for kind in typed(number, int32=True):
            values = kind.drawn(f"hashtable {name}", len(keys), *shape)
            inputs: list[Argument] = [
                given("lookups", lookups, I32),
                constant("keys", keys, I32),
                constant("values", values, kind.type),
            ]
            options: dict[str, Any] = {"relaxed": name == "some_missing" and kind.type is F32}
            apart: dict[str, Any] = {}
            if name == "far":
                apart = {"tflite": False, "why": "TF Lite compares keys by a difference that wraps"}
            out = result("output", kind.type)
            tests = "The value of the key is found; a missing key gives zeros and no hit."
            _add_hits(file, f"{name}{kind.suffix}", inputs, out, tests, options | apart)
            file.add(
                f"{name}_codes{kind.suffix}",
                "HASHTABLE_LOOKUP",
                inputs,
                [out, result("hits", u8(1.0, 0))],
                tests=tests,
                lifetimes=name in ("some_missing", "rank_3"),
                **apart,
            )


def _add_hits(
    file: SpecFile,
    name: str,
    inputs: list[Argument],
    out: Operand,
    tests: str,
    options: dict[str, Any],
) -> None:
    """Hits as real numbers: as codes 0 and 1 are within Android's tolerance."""
    hits = internal("hits", u8(1.0, 0))
    steps = [
        Step("HASHTABLE_LOOKUP", inputs, [out, hits]),
        Step("DEQUANTIZE", [hits], result("real_hits")),
    ]
    file.add(name, steps, tests=tests, **options)


@FILES("lsh_projection", "LSH_PROJECTION: types of projection and of input, weights.")
def _projection(file: SpecFile) -> None:
    for name, code in _PROJECTIONS.items():
        for hash in (F32, F16):
            for type in (F32, F16, I32, u8(0.5, 10)):
                _add_projection(file, name, code, hash, type)
    _add_projection_shapes(file)
    _add_projection_lengths(file)


def _add_projection_lengths(file: SpecFile) -> None:
    """The hash has ways of its own for up to 16, 32 and 64 bytes, and goes on in blocks of 64."""
    for length in (4, 5, 7, 8, 9, 12, 15, 16, 17, 31, 32, 40, 47, 63, 64):
        tests = "Twenty bits for each of six hash functions."
        _add_length(file, f"hash_of_{4 + 4 * length}_bytes", I32, length, tests)
    for length in (13, 29, 61, 70, 126):
        tests = "The length is a prime, no multiple of any block or vector."
        _add_length(file, f"hash_of_{4 + length}_bytes", u8(0.5, 10), length, tests)


def _add_length(file: SpecFile, name: str, type: Type, length: int, tests: str) -> None:
    inputs = _seeds(name, F32, 6, 20), _items(name, type, 1, length), omitted("weights"), _SPARSE
    file.add(name, call("LSH_PROJECTION", *inputs, type=I32), tests=tests, oracle="tflite")


def _label(type: Type) -> str:
    return {"TENSOR_QUANT8_ASYMM": "quant8"}.get(type.code, type.code[7:].lower())


def _seeds(name: str, type: Type, functions: int, bits: int) -> Operand:
    return constant("hash", Numbers(f"seeds {name}").reals(functions, bits), type)


def _items(name: str, type: Type, *shape: int) -> Operand:
    numbers = Numbers(f"items {name}")
    if type.is_quant8:
        return given("input", numbers.codes(type, *shape), type)
    return given("input", numbers.integers(*shape, low=-999, high=999), type)


def _add_projection(file: SpecFile, name: str, code: int, hash: Type, type: Type) -> None:
    """Bits as real numbers: as integers 0 and 1 are within Android's tolerance."""
    full = f"{name}_{_label(hash)}_of_{_label(type)}"
    items = 5 if code == _DENSE else 1
    weights = constant("weights", Numbers(full).reals(items, low=0.1, high=3), hash)
    chosen: Operand = weights if code == _DENSE else omitted("weights", hash)
    shape = (items, 2) if code == _DENSE else (4,)
    inputs: list[Argument] = [_seeds(full, hash, 3, 6), _items(full, type, *shape), chosen, code]
    steps = shown("LSH_PROJECTION", inputs, I32, "projected")
    file.add(full, steps, tests="Dense: one bit per hash function; sparse: one number per hash.")


def _add_projection_shapes(file: SpecFile) -> None:
    rows: list[tuple[str, int, tuple[int, int], tuple[int, ...], Type]] = [
        ("dense_of_vector", _DENSE, (2, 4), (6,), I32),
        ("dense_of_rank_3", _DENSE, (4, 2), (3, 1, 2), I32),
        ("dense_one_bit", _DENSE, (5, 1), (4,), I32),
        ("sparse_of_matrix", _SPARSE, (4, 3), (3, 2), I32),
        ("sparse_many_bits", _SPARSE, (2, 28), (3,), I32),
        ("sparse_deprecated_of_matrix", _DEPRECATED, (3, 5), (4, 2), I32),
        # HAL 1.0 has no CAST to show the bits of these.
        ("sparse_deprecated_of_real_matrix", _DEPRECATED, (3, 6), (4, 2), F32),
        ("sparse_deprecated_of_codes", _DEPRECATED, (3, 6), (4, 2), u8(0.5, 10)),
    ]
    for name, code, (functions, bits), shape, type in rows:
        weights = constant("weights", Numbers(name).reals(shape[0], low=-2, high=2))
        chosen: Operand = weights if code == _DENSE else omitted("weights")
        hash, items = _seeds(name, F32, functions, bits), _items(name, type, *shape)
        file.add(
            name,
            call("LSH_PROJECTION", hash, items, chosen, code, type=I32),
            tests="Weights of both signs; an offset per function but in the old type.",
            lifetimes=name in ("dense_of_rank_3", "sparse_of_matrix"),
            relaxed=name == "dense_of_vector",
        )
