"""The models about counts and limits have what they are about, and notice too few bits."""

from __future__ import annotations

from functools import cache

import numpy as np

from corpus.build import inputs_of
from corpus.oracle import Call, evaluate
from nnhal.types import OperandType, Operation, OperationType
from nntest.accuracy import compare, tolerance_of
from nntest.spec import SpecCase
from tests.cells import cells
from tests.operands import Array
from tests.own_corpus import own_cases


@cache
def cases(pattern: str) -> tuple[SpecCase, ...]:
    return tuple(own_cases(f"*/{pattern}"))


@cells("bits", [8, 16])
def test_places_in_too_few_bits_are_noticed(bits: int) -> None:
    """A place that is cut off is another one by more than the step that an integer may be off."""
    for name in ("argmax", "argmin", "topk_v2"):
        found = [case for case in cases(f"{name}_counts*") if ("word" in case.name) == (bits == 16)]
        assert found
        for case in found:
            places = case.expected()[-1].astype(np.int64)
            short = places % (1 << bits)
            tolerance = tolerance_of(OperandType.TENSOR_INT32)
            assert not compare(short, places, tolerance).passed, case.name


@cells("name", ["gather", "embedding_lookup", "hashtable_lookup"])
def test_rows_by_an_index_in_too_few_bits_are_noticed(name: str) -> None:
    for case in cases(f"{name}_counts*"):
        for bits in [8, 16] if "word" in case.name or name == "hashtable_lookup" else [8]:
            assert is_noticed(case, bits), f"{case.name}, {bits} bits"


def is_noticed(case: SpecCase, bits: int) -> bool:
    """Whether indexes, or keys on both sides, can be cut off unnoticed."""

    def misread(operation: Operation, call: Call) -> Call:
        kinds = {OperationType.GATHER: [2], OperationType.EMBEDDING_LOOKUP: [0]}
        kinds[OperationType.HASHTABLE_LOOKUP] = [0, 1]
        inputs = list(call.inputs)
        for index in kinds.get(OperationType(operation.type), []):
            value = call.value(index)
            cut = (value.array % (1 << bits)).astype(np.int32)
            inputs[index] = value.__class__(value.operand, cut)
        return Call(call.operation, inputs, call.outputs)

    known = evaluate(case.model, inputs_of(case), misread)
    return any(
        not compare(known[i], expected, tolerance_of(case.main.operands[i].type)).passed
        for i, expected in zip(case.main.output_indexes, case.expected(), strict=True)
    )


@cells(("name", "decides"), [("reduce_any", True), ("reduce_all", False)])
def test_as_many_elements_decide_as_no_byte_and_no_word_counts(name: str, decides: bool) -> None:
    (byte,) = cases(f"{name}_counts*")[:1]
    counts = np.count_nonzero((byte_of(byte) != 0) == decides, axis=1)
    assert {0, 1, 255, 256, 257, 512, 768} == set(counts.tolist())

    (word,) = cases(f"{name}_counts*")[1:]
    assert np.count_nonzero((byte_of(word) != 0) == decides) == 1 << 16


def byte_of(case: SpecCase) -> Array:
    array = inputs_of(case)[0]
    assert array is not None
    return array


def test_each_limit_is_in_each_place_of_a_vector_and_behind_the_last_one() -> None:
    found = cases("*_narrowing_limits*")
    assert len(found) == 15
    for case in found:
        values = byte_of(case)
        whole = values[: values.size // 16 * 16].reshape(-1, 16)
        assert values.size % 16 > 0, case.name
        for place in range(16):
            assert set(whole[:, place].tolist()) == set(values.tolist()), f"{case.name}, {place}"


def test_cell_states_are_clipped_on_both_sides_and_elsewhere_are_not() -> None:
    """Each clip has another code, and is another number."""
    codes = set()
    for case in cases("quantized_lstm_clips*"):
        state = case.expected()[1]
        clip = int(abs(state).max())
        assert np.count_nonzero(state == clip) >= 2
        assert np.count_nonzero(state == -clip) >= 2
        assert np.count_nonzero(abs(state) < clip) >= 2
        codes.add(clip)
    assert codes == {6_400, 10_240, 9_830}


def test_a_loop_goes_on_for_more_than_1024_rounds() -> None:
    (case,) = cases("while_loop_trip_counts*")
    (begin,) = byte_of(case)
    (after,) = case.expected()[0]
    assert after <= 1000 < after + 3
    assert (begin - after) / 3 == 1030
