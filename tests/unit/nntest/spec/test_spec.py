"""The spec language: what a spec file expands to."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from nnhal.types import OperandLifeTime, OperandType, OperationType
from nntest.spec import SpecCase, SpecError, load

ADD = """
i1 = Input("op1", "TENSOR_FLOAT32", "{2}")
i2 = Parameter("op2", ("TENSOR_FLOAT32", [2]), [1.0, 2.0])
o = Output("op3", "TENSOR_FLOAT32", "{2}")
model = Model().Operation("ADD", i1, i2, 0).To(o)
example = Example({i1: [1.0, -2.0], o: [2.0, 0.0]})
"""

CONV = """
i = Input("input", ("TENSOR_FLOAT32", [1, 2, 2, 1]))
w = Parameter("weights", ("TENSOR_FLOAT32", [1, 1, 1, 1]), [2.0])
b = Parameter("bias", ("TENSOR_FLOAT32", [1]), [0.0])
layout = BoolScalar("layout", False)
act = Int32Scalar("act", 0)
o = Output("output", ("TENSOR_FLOAT32", [1, 2, 2, 1]))
Model("one").Operation("CONV_2D", i, w, b, 1, 1, 1, act, layout).To(o)
quant8 = DataTypeConverter().Identify({
    i: ["TENSOR_QUANT8_ASYMM", 0.5, 128],
    w: ["TENSOR_QUANT8_SYMM_PER_CHANNEL", 0, 0, SymmPerChannelQuantParams(0, [1.0])],
    b: ["TENSOR_INT32", 0.0, 0, SymmPerChannelQuantParams(0, [0.5], hide=True)],
    o: ["TENSOR_QUANT8_ASYMM", 1.0, 100],
})
Example({i: [1.0, -2.0, 3.0, 4.0], o: [2.0, -4.0, 6.0, 8.0]}).AddNchw(i, o, layout).AddVariations(
    "relaxed", "float16", quant8
)
"""


@pytest.fixture
def cases_of(tmp_path: Path):
    """Loads a spec given as text, from a folder of the given name."""

    def loaded(text: str, folder: str = "V1_2") -> dict[str, SpecCase]:
        path = tmp_path / folder / "sample.mod.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        return {case.name: case for case in load(path)}

    return loaded


def values(case: SpecCase, name: int) -> list[float]:
    operand = case.main.operands[name]
    data = case.operand_values[operand.location.offset :][: operand.location.length]
    return np.frombuffer(data, "f4").tolist()


def test_a_single_operation_gets_the_lifetime_variations_by_itself(cases_of):
    assert list(cases_of(ADD)) == [
        "sample",
        "sample_all_inputs_as_internal",
        "sample_all_tensors_as_inputs",
        "sample_all_tensors_as_inputs_all_inputs_as_internal",
    ]


def test_the_plain_example_becomes_the_model_that_was_written(cases_of):
    case = cases_of(ADD)["sample"]
    (operation,) = case.main.operations
    assert operation.type == OperationType.ADD
    assert operation.inputs == (0, 1, 2)
    assert operation.outputs == (3,)
    lifetimes = [o.lifetime for o in case.main.operands]
    assert lifetimes == [
        OperandLifeTime.SUBGRAPH_INPUT,
        OperandLifeTime.CONSTANT_COPY,
        OperandLifeTime.CONSTANT_COPY,
        OperandLifeTime.SUBGRAPH_OUTPUT,
    ]
    assert values(case, 1) == [1.0, 2.0]
    assert np.frombuffer(case.inputs[0], "f4").tolist() == [1.0, -2.0]
    assert case.expected()[0].tolist() == [2.0, 0.0]


def test_a_constant_tensor_as_input_carries_its_value_as_input_data(cases_of):
    case = cases_of(ADD)["sample_all_tensors_as_inputs"]
    assert case.main.input_indexes == (0, 1)
    assert np.frombuffer(case.inputs[1], "f4").tolist() == [1.0, 2.0]


def test_an_internal_input_is_fed_by_an_addition_of_zero(cases_of):
    case = cases_of(ADD)["sample_all_inputs_as_internal"]
    assert [o.type for o in case.main.operations] == [OperationType.ADD] * 2
    first, second = case.main.operations
    assert first.outputs[0] == second.inputs[0]
    assert case.main.operands[first.outputs[0]].lifetime == OperandLifeTime.TEMPORARY_VARIABLE


def test_variations_multiply_and_name_the_tests(cases_of):
    names = list(cases_of(CONV + "\nExample.examples = None"))
    assert len(names) == 2 * 4 * 2 * 2
    assert names[0] == "sample_one_nhwc"
    assert "sample_one_nchw_channelQuant8_all_tensors_as_inputs" in names


def test_layout_variation_transposes_tensors_and_sets_the_flag(cases_of):
    case = cases_of(CONV)["sample_one_nchw"]
    assert case.main.operands[case.main.input_indexes[0]].dimensions == (1, 1, 2, 2)
    flag = case.main.operands[case.main.operations[0].inputs[7]]
    assert flag.type == OperandType.BOOL
    assert case.operand_values[flag.location.offset] == 1


def test_quantized_variation_converts_values_and_hides_the_scales_of_the_bias(cases_of):
    case = cases_of(CONV)["sample_one_nhwc_channelQuant8"]
    assert list(case.inputs[0]) == [130, 124, 134, 136]
    assert list(case.outputs[0]) == [102, 96, 106, 108]
    weights, bias = case.main.operands[1], case.main.operands[2]
    assert weights.extra_params is not None
    assert bias.type == OperandType.TENSOR_INT32
    assert bias.extra_params is None


def test_relaxed_tests_have_no_version_others_that_of_their_folder(cases_of):
    cases = cases_of(CONV)
    assert cases["sample_one_nhwc"].version == "V1_2"
    assert cases["sample_one_nhwc_relaxed"].version is None
    assert cases["sample_one_nhwc_relaxed"].relaxed
    assert cases_of(ADD, "AIDL_V3")["sample"].version == "AIDL_V3"
    assert cases_of(ADD, "V1_3_cts_only")["sample"].version is None


def test_in_a_folder_of_no_version_a_model_has_the_least_that_will_do(cases_of):
    text = ADD + 'example.AddVariations("relaxed", "float16")'
    cases = cases_of(text, "elementwise_binary")
    assert cases["sample"].version == "V1_0"
    assert cases["sample_relaxed"].version is None
    assert cases["sample_float16"].version == "V1_2"


def test_a_version_can_be_set_for_a_test_by_name(cases_of):
    cases = cases_of(ADD + 'Example.SetVersion("V1_0", "sample_all_tensors_as_inputs")')
    assert cases["sample_all_tensors_as_inputs"].version == "V1_0"
    assert cases["sample"].version == "V1_2"


def test_two_examples_of_one_model_are_numbered(cases_of):
    text = ADD + "Example({i1: [0.0, 0.0], o: [1.0, 2.0]})\nexample.DisableLifeTimeVariation()"
    assert list(cases_of(text))[:2] == ["sample", "sample_2"]


def test_all_activations_change_the_parameter_and_clamp_the_output(cases_of):
    text = """
i = Input("i", ("TENSOR_FLOAT32", [3]))
z = Parameter("z", ("TENSOR_FLOAT32", [1]), [0.0])
act = Int32Scalar("act", 0)
o = Output("o", ("TENSOR_FLOAT32", [3]))
Model().Operation("ADD", i, z, act).To(o)
Example({i: [-9.0, 0.5, 9.0], o: [-9.0, 0.5, 9.0]}).AddAllActivations(o, act)
"""
    cases = cases_of(text)
    clamped = {name: case.expected()[0].tolist() for name, case in cases.items()}
    assert clamped["sample_none"] == [-9.0, 0.5, 9.0]
    assert clamped["sample_relu"] == [0.0, 0.5, 9.0]
    assert clamped["sample_relu1"] == [-1.0, 0.5, 1.0]
    assert clamped["sample_relu6"] == [0.0, 0.5, 6.0]
    parameter = cases["sample_relu6"].main.operands[2]
    assert cases["sample_relu6"].operand_values[parameter.location.offset] == 3


def test_axis_variations_move_and_drop_dimensions(cases_of):
    text = """
i = Input("i", ("TENSOR_FLOAT32", [2, 3]))
axis = Int32Scalar("axis", -1)
o = Output("o", ("TENSOR_FLOAT32", [2, 3]))
Model().Operation("SOFTMAX", i, 1.0, axis).To(o)
data = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
Example({i: data, o: data}).AddAllDimsAndAxis(i, o, axis)
"""
    cases = cases_of(text)
    plain = [name for name in cases if "internal" not in name]
    assert plain == [
        "sample_dim2_axis0",
        "sample_dim2_axis0_neg",
        "sample_dim2_axis1",
        "sample_dim2_axis1_neg",
        "sample_dim1_axis0",
        "sample_dim1_axis0_neg",
    ]
    moved = cases["sample_dim2_axis0"]
    assert moved.expected()[0].tolist() == [[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]
    assert cases["sample_dim1_axis0"].expected()[0].tolist() == [1.0, 2.0, 3.0]


def test_subgraphs_become_referenced_models_each_once(cases_of):
    text = """
def branch(value):
    x = Input("x", ("TENSOR_FLOAT32", [1]))
    y = Output("y", ("TENSOR_FLOAT32", [1]))
    return Model().Operation("ADD", x, [value], 0).To(y)
c = Input("c", ("TENSOR_BOOL8", [1]))
x = Input("x", ("TENSOR_FLOAT32", [1]))
o = Output("o", ("TENSOR_FLOAT32", [1]))
model = Model().Operation("IF", c, branch(1.0), branch(2.0), x).To(o)
Example({c: [True], x: [1.0], o: [2.0]}, model=model).AddVariations("float16")
"""
    cases = cases_of(text)
    case = cases["sample"]
    assert len(case.referenced) == 2
    references = [o for o in case.main.operands if o.lifetime == OperandLifeTime.SUBGRAPH]
    assert [o.location.offset for o in references] == [0, 1]
    half = cases["sample_float16"]
    assert half.referenced[1].operands[0].type == OperandType.TENSOR_FLOAT16
    assert half.inputs[0] == b"\x01"


def test_weights_may_live_in_shared_memory(cases_of):
    case = cases_of("Configuration.use_shm_for_weights = True" + ADD)["sample"]
    assert case.main.operands[1].lifetime == OperandLifeTime.CONSTANT_REFERENCE
    assert case.model.pools[0].view(np.float32, (2,)).tolist() == [1.0, 2.0]


def test_omitted_parameters_and_ignored_outputs_are_marked(cases_of):
    text = """
i = Input("i", ("TENSOR_FLOAT32", [1]))
none = Parameter("none", ("TENSOR_INT32", [0]), None)
o = IgnoredOutput("o", ("TENSOR_FLOAT32", [1]))
Model().Operation("SQUEEZE", i, none).To(o)
Example({i: [1.0], o: []}).ExpectFailure()
"""
    case = cases_of(text)["sample"]
    assert case.main.operands[1].lifetime == OperandLifeTime.NO_VALUE
    assert case.ignored == (True,)
    assert case.expect_failure


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("x = 1\nraise ValueError('bad scale')", 2, "ValueError: bad scale"),
        ("x = (", 1, "SyntaxError"),
        ('Model().Operation("ADD", object())', 1, "TypeError"),
        ("\n\nnosuch()", 3, "NameError"),
    ],
)
def test_a_spec_that_raises_names_its_file_and_line(cases_of, text, line, message):
    with pytest.raises(SpecError, match=rf"sample\.mod\.py:{line}: {message}"):
        cases_of(text)


def test_a_failing_spec_leaves_nothing_behind_for_the_next(cases_of):
    with pytest.raises(SpecError):
        cases_of(ADD + "raise ValueError('late')")
    assert "sample" in cases_of(ADD)
