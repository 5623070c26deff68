"""The models about rewrites notice wrong ones: computed by formulas, not by any driver."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import msgspec
import numpy as np

from corpus.build import inputs_of
from corpus.oracle import evaluate
from nnhal.types import Model, OperandLifeTime, Operation, OperationType
from nntest.accuracy import compare, tolerance_of
from nntest.spec import SpecCase
from tests.own_corpus import own_cases

Rewrite = Callable[[Model], Iterator[Model]]
"""Every model that a wrong rewrite may make of a model."""


_KINDS = (
    "arithmetic_identities",
    "constants_behind_bounds",
    "conversion_chains",
    "conversion_chains_bytes",
    "conversion_chains_codes",
    "foldable_codes",
    "foldable_constants",
    "move_identities",
    "padding_before_layers",
    "padding_before_norms",
    "reduction_identities",
    "shared_inputs",
    "shared_inputs_codes",
)
"""What the names of files about rewrites end in."""


@cache
def cases() -> tuple[SpecCase, ...]:
    """Cases about rewrites, without their variations."""
    loaded = [case for kind in _KINDS for case in own_cases(f"*_{kind}")]
    return tuple(case for case in loaded if not case.name.endswith(("_float16", "_signed")))


def with_operations(model: Model, operations: list[Operation]) -> Model:
    main = msgspec.structs.replace(model.main, operations=tuple(operations))
    return msgspec.structs.replace(model, main=main)


def with_inputs(operation: Operation, inputs: tuple[int, ...]) -> Operation:
    return Operation(operation.type, inputs, operation.outputs)


def is_noticed(case: SpecCase, model: Model) -> bool:
    """Whether a driver that computes ``model`` in the place of the case's fails."""
    try:
        with np.errstate(all="ignore"):
            known = evaluate(model, inputs_of(case))
    except Exception:  # no such model: a compiler would not have made it
        return True
    for index, expected in zip(model.main.output_indexes, case.expected(), strict=True):
        actual = known[index]
        if actual.shape != expected.shape:
            return True
        tolerance = tolerance_of(model.main.operands[index].type)
        if not compare(actual, expected, tolerance).passed:
            return True
    return False


def unnoticed(rewrite: Rewrite) -> set[str]:
    return {
        f"{case.name}: {described(case.model, rewritten)}"
        for case in cases()
        for rewritten in rewrite(case.model)
        if not is_noticed(case, rewritten)
    }


def described(model: Model, rewritten: Model) -> str:
    old, new = model.main.operations, rewritten.main.operations
    changed = [n for n, (a, b) in enumerate(zip(old, new, strict=True)) if a != b]
    return ", ".join(f"{OperationType(old[n].type).name} {n}" for n in changed)


def leave_one_out(model: Model) -> Iterator[Model]:
    """What reads an intermediate result reads what that was made of."""
    operands, operations = model.main.operands, model.main.operations
    for operation in operations:
        source, (result, *more) = operation.inputs[0], operation.outputs
        inner = operands[result].lifetime == OperandLifeTime.TEMPORARY_VARIABLE
        if not inner or more or operands[source].type != operands[result].type:
            continue
        names = {result: source}
        yield with_operations(
            model,
            [with_inputs(each, tuple(names.get(i, i) for i in each.inputs)) for each in operations],
        )


def exchange_two(model: Model) -> Iterator[Model]:
    """Two operations of one type in a row, with each other's arguments."""
    operations = list(model.main.operations)
    for second, operation in enumerate(operations):
        for first, before in enumerate(operations[:second]):
            if before.type != operation.type or operation.inputs[0] not in before.outputs:
                continue
            if before.inputs[1:] == operation.inputs[1:]:
                continue
            changed = list(operations)
            changed[first] = with_inputs(before, (before.inputs[0], *operation.inputs[1:]))
            changed[second] = with_inputs(operation, (operation.inputs[0], *before.inputs[1:]))
            yield with_operations(model, changed)


def meaning(model: Model, operation: Operation) -> list[object]:
    """What it computes: two constants of one type are the same if their bytes are."""

    def of(index: int) -> object:
        operand = model.main.operands[index]
        if operand.lifetime != OperandLifeTime.CONSTANT_COPY:
            return index
        begin, length = operand.location.offset, operand.location.length
        return operand.type, operand.dimensions, model.operand_values[begin : begin + length]

    return [operation.type, *map(of, operation.inputs)]


def take_for_the_first(model: Model) -> Iterator[Model]:
    """An operation on the same tensor as another one is taken for that."""
    operations, shown = list(model.main.operations), {*model.main.output_indexes}
    for second, operation in enumerate(operations):
        for before in operations[:second]:
            if before.inputs[0] != operation.inputs[0] or len(before.outputs) > 1:
                continue
            if meaning(model, before) == meaning(model, operation):
                continue  # the first one again, for another reader
            if len(operation.outputs) == 1 and shown.issuperset(operation.outputs):
                taken = Operation(before.type, before.inputs, operation.outputs)
                yield with_operations(
                    model, [*operations[:second], taken, *operations[second + 1 :]]
                )


UNNECESSARY = {
    **dict.fromkeys(
        (
            "pad_padding_before_layers_conv_2d_strided",
            "pad_padding_before_layers_depthwise_conv_2d_strided",
        ),
        "a last row of zeros that a stride does not reach",
    ),
    "add_arithmetic_identities_wider": "MAXIMUM with zeros, of zeros times the same",
    "argmax_reduction_identities_of_functions": "LOGISTIC rises: it moves no greatest element",
    "batch_matmul_reduction_identities_turned": "FULLY_CONNECTED flattens its input by itself",
    "fully_connected_foldable_constants_before": "FULLY_CONNECTED flattens its input by itself",
    "fully_connected_foldable_constants_behind": "FULLY_CONNECTED flattens its input by itself",
    "relu_arithmetic_identities_bounds": "RELU6 before RELU1",
    "logical_not_arithmetic_identities_comparisons": "MAXIMUM where the first is not less",
    "neg_arithmetic_identities_signs": "ABS of NEG",
    "quantize_conversion_chains_ends": "codes that end where the bound is",
    "reshape_move_identities_between": "EXPAND_DIMS before RESHAPE",
    "reshape_move_identities_identity": "operations that change nothing",
    "reshape_move_identities_thin": "permutations that move nothing but a side of 1",
    "reshape_move_identities_unread": "nobody reads the result",
}
"""Cases with an operation that could be left out, and why."""

COMMUTING = {
    "channel_shuffle_move_identities_by_parts": "of six channels, shuffles by 2 and 3 commute",
    "div_arithmetic_identities_integers": "a / 2 / 3 is a / 3 / 2 of positive numbers",
    "gather_move_identities_twice": "each takes from another dimension",
    "pad_v2_move_identities_twice": "both pad with zeros",
    "reduce_max_reduction_identities_twice": "the same two dimensions",
    "reduce_sum_reduction_identities_twice": "the same two dimensions",
    "space_to_depth_move_identities_blocks": "the same blocks",
    "sub_arithmetic_identities_chains": "a / x / b is a / b / x",
    "tile_move_identities_parts": "each repeats along another dimension",
    "transpose_move_identities_twice": "the same permutations, or inverse ones",
    "transpose_move_identities_twice_of_four": "the same permutations",
}
"""Cases with two operations whose order does not count, and why."""

EQUAL = {
    "add_arithmetic_identities_wider": "zeros are zeros, and nothing changes what it is added to",
    "mul_arithmetic_identities_neutral": "what changes nothing, behind the same activation",
    "neg_arithmetic_identities_signs": "the greater of both signs is ABS",
    "pow_arithmetic_identities_inverses": "x / sqrt(x) and x * rsqrt(x)",
    "reshape_move_identities_identity": "operations that change nothing",
}
"""Cases with two operations of the same result, and why."""


def names(rewrite: Rewrite) -> set[str]:
    """Without the type, and whether each result has one reader only."""
    found = {line.partition(":")[0].removesuffix("_quant8") for line in unnoticed(rewrite)}
    return {name.removesuffix("_unshared") for name in found}


def test_an_operation_that_is_left_out_is_noticed() -> None:
    assert names(leave_one_out) == UNNECESSARY.keys()


def test_two_operations_of_a_kind_in_another_order_are_noticed() -> None:
    assert names(exchange_two) == COMMUTING.keys()


def test_an_operation_that_is_taken_for_another_one_of_the_same_tensor_is_noticed() -> None:
    assert names(take_for_the_first) == EQUAL.keys()


def test_what_a_table_of_an_input_gives_depends_on_the_result_too() -> None:
    """A table that is found by the input's quantization has the codes of the first result."""
    tables = [case for case in cases() if "_shared_inputs_codes_" in case.name]
    for case in tables:
        operands = case.model.main.operands
        results = [operands[index] for index in case.model.main.output_indexes]
        kinds = {(result.scale, result.zero_point) for result in results}
        assert len(kinds) >= 3, case.name
    assert len(tables) == 4
