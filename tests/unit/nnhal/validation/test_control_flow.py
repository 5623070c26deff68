"""IF and WHILE against the subgraphs they refer to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.operations.spec import FeatureLevel
from nnhal.types import (
    DataLocation,
    ErrorStatus,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nnhal.validation import Invalid, check_model
from tests.cells import cells
from tests.unit.nnhal.toys import ToyDriver, operand

INPUT = OperandLifeTime.SUBGRAPH_INPUT
OUTPUT = OperandLifeTime.SUBGRAPH_OUTPUT
REFERRED = OperandLifeTime.SUBGRAPH
BOOL8 = OperandType.TENSOR_BOOL8
F32 = OperandType.TENSOR_FLOAT32
I32 = OperandType.TENSOR_INT32
CAST = OperationType.CAST

replace = msgspec.structs.replace


def referring(index: int) -> Operand:
    return operand(OperandType.SUBGRAPH, (), REFERRED, location=DataLocation(0, index, 0))


def unary(operation: OperationType, type: int = F32, result: int = F32) -> Subgraph:
    given, computed = operand(type, (1,), INPUT), operand(result, (1,), OUTPUT)
    return Subgraph((given, computed), (Operation(operation, (0,), (1,)),), (0,), (1,))


def if_model(then: Subgraph | None = None, otherwise: Subgraph | None = None) -> Model:
    """IF condition: RELU, else LOGISTIC."""
    main = Subgraph(
        (
            operand(BOOL8, (1,), INPUT),
            referring(0),
            referring(1),
            operand(F32, (1,), INPUT),
            operand(F32, (1,), OUTPUT),
        ),
        (Operation(OperationType.IF, (0, 1, 2, 3), (4,)),),
        (0, 3),
        (4,),
    )
    branches = then or unary(OperationType.RELU), otherwise or unary(OperationType.LOGISTIC)
    return Model(main, branches)


def quantized_if(**fields: Any) -> Model:
    """The same with codes; ``fields`` are those in which the operation's input differs."""
    codes = {"type": OperandType.TENSOR_QUANT8_ASYMM, "scale": 0.5, "zero_point": 10}

    def coded(graph: Subgraph) -> Subgraph:
        return replace(graph, operands=tuple(replace(o, **codes) for o in graph.operands))

    model = if_model(coded(unary(OperationType.RELU)), coded(unary(OperationType.RELU6)))
    return with_main(with_main(model, 4, **codes), 3, **{**codes, **fields})


def while_model(condition: Subgraph | None = None, body: Subgraph | None = None) -> Model:
    """WHILE x < x: x = RELU(x)."""
    given, verdict = operand(F32, (1,), INPUT), operand(BOOL8, (1,), OUTPUT)
    less = Operation(OperationType.LESS, (0, 0), (1,))
    condition = condition or Subgraph((given, verdict), (less,), (0,), (1,))
    main = Subgraph(
        (referring(0), referring(1), given, operand(F32, (1,), OUTPUT)),
        (Operation(OperationType.WHILE, (0, 1, 2), (3,)),),
        (2,),
        (3,),
    )
    return Model(main, (condition, body or unary(OperationType.RELU)))


def with_main(model: Model, index: int | None = None, **fields: Any) -> Model:
    """Fields of operand ``index`` of the main subgraph changed, or of its only operation."""
    main = model.main
    if index is None:
        operations = (replace(main.operations[0], **fields),)
        return replace(model, main=replace(main, operations=operations))
    operands = list(main.operands)
    operands[index] = replace(operands[index], **fields)
    return replace(model, main=replace(main, operands=tuple(operands)))


@pytest.mark.parametrize("model", [if_model(), while_model()])
def test_control_flow_is_valid_from_1_3_on(model: Model) -> None:
    assert check_model(model) == FeatureLevel.V1_3


@cells(
    ("model", "message"),
    [
        (with_main(if_model(), 0, dimensions=(2,)), "condition must be a TENSOR_BOOL8"),
        (with_main(if_model(), 0, type=F32), "condition must be a TENSOR_BOOL8"),
        (with_main(if_model(), inputs=(0, 1)), "2 inputs and 1 outputs, expected at least 3"),
        (with_main(if_model(), inputs=(0, 1, 2)), "inputs of the then-model: 1, expected 0"),
        (with_main(if_model(), inputs=(0, 3, 2, 3)), "the then-model is no SUBGRAPH"),
        (with_main(if_model(), 2, location=DataLocation(0, 2, 0)), "subgraph 2 of 2"),
        (with_main(if_model(), 2, location=DataLocation(0, 1, 4)), "expected an offset only"),
        (with_main(if_model(), 4, dimensions=(2,)), "outputs of the then-model: number 0 differs"),
        (with_main(if_model(), 4, dimensions=(2,)), "number 0 differs in dimensions"),
        (with_main(if_model(), 4, dimensions=(1, 1)), "number 0 differs in rank"),
        (with_main(if_model(), 3, type=I32), "number 0 differs in type"),
        (quantized_if(scale=1.0), "inputs of the then-model: number 0 differs in scale"),
        (quantized_if(zero_point=9), "number 0 differs in zero point"),
        (
            if_model(otherwise=unary(CAST, F32, I32)),
            "outputs of the else-model",
        ),
        (with_main(while_model(), inputs=(0, 1)), "2 inputs and 1 outputs, expected at least 3"),
        (with_main(while_model(), inputs=(2, 1, 2)), "the condition model is no SUBGRAPH"),
        (while_model(condition=unary(OperationType.RELU)), "the output of the condition model"),
        (
            while_model(body=unary(CAST, F32, I32)),
            "outputs of the body model",
        ),
        (with_main(while_model(), 2, dimensions=(2,)), "inputs of the condition model"),
    ],
)
def test_a_broken_rule_is_named(model: Model, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        check_model(model)
    assert message in str(caught.value)


def test_branches_may_leave_open_what_the_operation_knows() -> None:
    branch = unary(OperationType.RELU)
    open_shape = tuple(replace(operand, dimensions=(0,)) for operand in branch.operands)
    check_model(if_model(then=replace(branch, operands=open_shape)))


def loop_over_open_shapes() -> Model:
    body = unary(OperationType.RELU)
    open_shape = tuple(replace(operand, dimensions=(0,)) for operand in body.operands)
    return while_model(body=replace(body, operands=open_shape))


def test_a_loop_over_unknown_dimensions_is_invalid_in_the_hal() -> None:
    with pytest.raises(Invalid, match="a loop over an operand of unknown dimensions"):
        check_model(loop_over_open_shapes())


def test_a_loop_over_unknown_dimensions_is_valid_for_the_runtime() -> None:
    assert check_model(loop_over_open_shapes(), runtime_only=True) == FeatureLevel.V1_3


@pytest.mark.parametrize("welcome", [False, True])
def test_a_driver_may_take_what_is_for_the_runtime_only(welcome: bool) -> None:
    driver = ToyDriver()
    driver.runtime_only_models = welcome
    device = Device(driver)
    if welcome:
        assert device.supported_operations(loop_over_open_shapes()) == [False]
    else:
        with pytest.raises(HalError) as caught:
            device.supported_operations(loop_over_open_shapes())
        assert caught.value.status == ErrorStatus.INVALID_ARGUMENT


def test_subgraphs_may_not_refer_to_themselves_in_a_circle() -> None:
    model = if_model()
    again = replace(model.main, operands=tuple(model.main.operands))
    with pytest.raises(Invalid, match="refers to itself"):
        check_model(replace(model, referenced=(again, model.referenced[1])))


def test_a_fault_in_the_main_subgraph_of_several_names_it() -> None:
    with pytest.raises(Invalid, match=r"^main subgraph: operand 3: TENSOR_FLOAT32 with scale"):
        check_model(with_main(if_model(), 3, scale=1.0))
    with pytest.raises(Invalid, match=r"^main subgraph: operation 0 \(IF\): 2 inputs"):
        check_model(with_main(if_model(), inputs=(0, 1)))


def test_a_fault_in_a_referenced_subgraph_names_the_subgraph() -> None:
    bad = replace(unary(OperationType.RELU), input_indexes=())
    with pytest.raises(Invalid, match="subgraph 1: operand 0 is a SUBGRAPH_INPUT"):
        check_model(if_model(otherwise=bad))
