"""Parts of files compute what the whole file computes, and lose nothing of it."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from nntflite.cutting import CannotCut, TfliteCutter
from nntflite.flatbuffer import Record, decode, encode
from nntflite.graph import File, GraphBuilder, Quantization
from nntflite.interpreter import Interpreter
from nntflite.reader import load
from nntflite.schema import BuiltinOperator, TensorType
from nntflite.writer import write

F, I32 = TensorType.FLOAT32, TensorType.INT32
MODELS = sorted(Path("models").glob("*.tflite"))
Values = dict[int, NDArray[Any]]


def _constant(build: GraphBuilder, name: str, value: NDArray[Any]) -> int:
    kind = {"f": F, "i": I32}[value.dtype.kind]
    return build.tensor(name, kind, value.shape, None, value.tobytes())


def _record(graph: Record, operators: list[str], **more: Any) -> bytes:
    codes = [
        {"deprecated_builtin_code": min(code, 127), "builtin_code": code}
        for code in (BuiltinOperator[name] for name in operators)
    ]
    return encode({"version": 3, "operator_codes": codes, "buffers": [{}], **more, **graph})


def _random_inputs(data: bytes, seed: int) -> list[NDArray[Any]]:
    rng = np.random.default_rng(seed)
    return [
        rng.uniform(-1, 1, each.shape).astype(each.dtype)
        if each.dtype.kind == "f"
        else rng.integers(0, 100, each.shape).astype(each.dtype)
        for each in Interpreter(data).inputs
    ]


def _chained(cutter: TfliteCutter, cuts: list[list[int]], inputs: list[NDArray[Any]]) -> Values:
    values: Values = dict(zip(cutter.graph.inputs, inputs, strict=True))
    for operators in cuts:
        part = cutter.part(operators)
        outputs = Interpreter(part.data).run(*(values[tensor] for tensor in part.inputs))
        values |= dict(zip(part.outputs, outputs, strict=True))
    return values


def _in_parts(cutter: TfliteCutter, starts: set[int]) -> list[list[int]]:
    """The operators in runs that begin at ``starts``, where no state forbids it."""
    inside = {
        number for group in cutter.inseparable for number in range(group[0] + 1, group[-1] + 1)
    }
    count = len(cutter.graph.operators)
    edges = [0, *sorted(starts & set(range(1, count)) - inside), count]
    return [list(range(low, high)) for low, high in itertools.pairwise(edges)]


@given(st.sampled_from(MODELS), st.sets(st.integers(1, 90)), st.integers(0, 2**32 - 1))
def test_chained_parts_compute_what_the_whole_computes_bit_for_bit(
    path: Path, starts: set[int], seed: int
) -> None:
    data = load(path)
    cutter, inputs = TfliteCutter(data), _random_inputs(data, seed)
    values = _chained(cutter, _in_parts(cutter, starts), inputs)
    whole = Interpreter(data).run(*inputs)
    for tensor, expected in zip(cutter.graph.outputs, whole, strict=True):
        assert values[tensor].tobytes() == expected.tobytes()


@pytest.mark.parametrize("path", MODELS, ids=lambda path: str(path.stem))
def test_every_operator_alone_computes_what_the_whole_with_all_outputs_shows(path: Path) -> None:
    data = load(path)
    cutter, inputs = TfliteCutter(data), _random_inputs(data, 7)
    shown = cutter.with_outputs(cutter.computed())
    assert shown.inputs == cutter.graph.inputs
    assert set(shown.outputs) == {*cutter.computed(), *cutter.graph.outputs}
    expected = dict(zip(shown.outputs, Interpreter(shown.data).run(*inputs), strict=True))
    values = _chained(cutter, [list(group) for group in cutter.inseparable], inputs)
    for tensor in values.keys() - set(cutter.graph.inputs):
        assert values[tensor].tobytes() == expected[tensor].tobytes()


def test_tensors_keep_their_names_and_numbers_refer_to_the_original() -> None:
    cutter = TfliteCutter(load(MODELS[0]))
    part = cutter.part([3])
    names = [tensor.name for tensor in cutter.graph.tensors]
    interpreter = Interpreter(part.data)
    assert [each.name for each in interpreter.inputs] == [names[t] for t in part.inputs]
    assert [each.name for each in interpreter.outputs] == [names[t] for t in part.outputs]
    assert part.operators == (3,)
    assert set(part.outputs) == set(cutter.graph.operators[3].outputs)


def test_a_part_has_only_the_constants_that_it_reads() -> None:
    data = load(max(MODELS, key=lambda path: path.stat().st_size))
    cutter = TfliteCutter(data)
    parts = [cutter.part(group) for group in cutter.inseparable]
    assert max(len(part.data) for part in parts) < len(data)
    assert sum(len(part.data) for part in parts) < 2 * len(data)


def test_options_without_a_meaning_for_the_hal_and_custom_ones_are_kept() -> None:
    build = GraphBuilder()
    x, axis = build.tensor("x", F, (2, 3)), _constant(build, "axis", np.array(1, "i4"))
    y, z = build.tensor("y", F, (2, 3)), build.tensor("z", F, (2, 3))
    build.custom("Acme", [y], [z], b"\x00anything")
    record = decode(write(File((build.finish([x], [z]),))))
    record["operator_codes"] = (
        *record["operator_codes"],
        {"deprecated_builtin_code": 127, "builtin_code": BuiltinOperator.CUMSUM, "version": 1},
    )
    (graph,) = record["subgraphs"]
    cumsum = {
        "opcode_index": 1,
        "inputs": [x, axis],
        "outputs": [y],
        "builtin_options_type": 80 + 22,
        "builtin_options": {"exclusive": True, "reverse": True},
    }
    graph["operators"] = [cumsum, *graph["operators"]]
    cutter = TfliteCutter(encode(record))
    first, second = cutter.part([0]), cutter.part([1])
    (result,) = Interpreter(first.data).run(np.float32([[1, 2, 3], [4, 5, 6]]))
    assert result.tolist() == [[5, 3, 0], [11, 6, 0]]
    (custom,) = TfliteCutter(second.data).graph.operators
    assert (custom.name, bytes(custom.custom_options)) == ("Acme", b"\x00anything")


def test_sparsity_ranges_and_shape_signatures_are_kept() -> None:
    sparsity = {
        "traversal_order": [0, 1],
        "dim_metadata": [
            {"format": 0, "dense_size": 2},
            {
                "format": 1,
                "dense_size": 0,
                "array_segments_type": 3,
                "array_segments": {"values": bytes([0, 1, 2])},
                "array_indices_type": 2,
                "array_indices": {"values": [1, 0]},
            },
        ],
    }
    tensors = [
        {
            "shape": [2, 2],
            "name": "w",
            "buffer": 1,
            "sparsity": sparsity,
            "quantization": {"min": [-1.0], "max": [2.5]},
        },
        {"shape": [1, 2], "name": "y", "shape_signature": [-1, 2]},
    ]
    buffers = [{}, {"data": np.float32([1, 2]).tobytes()}]
    operators = [{"inputs": [0], "outputs": [1]}]
    graph = {"tensors": tensors, "inputs": [], "outputs": [1], "operators": operators}
    data = _record({"subgraphs": [graph], "buffers": buffers}, ["DENSIFY"])
    (kept,) = decode(TfliteCutter(data).part([0]).data)["subgraphs"]
    (expected,) = decode(data)["subgraphs"]
    for field in ("sparsity", "quantization", "shape_signature", "shape"):
        for ours, theirs in zip(kept["tensors"], expected["tensors"], strict=True):
            assert ours[field] == theirs[field]


def test_the_graphs_of_control_flow_come_along() -> None:
    def body(name: str, operator: str) -> Any:
        build = GraphBuilder(name)
        x, y = build.tensor("x", F, (2,)), build.tensor("y", F, (2,))
        build.operator(operator, [x], [y])
        return build.finish([x], [y])

    build = GraphBuilder()
    condition = build.tensor("condition", TensorType.BOOL, (1,))
    x, y, z = (build.tensor(name, F, (2,)) for name in "xyz")
    build.operator("NEG", [x], [y])
    build.operator("IF", [condition, y], [z], then_subgraph_index=3, else_subgraph_index=2)
    unused, other, then = body("unused", "NEG"), body("else", "ABS"), body("then", "FLOOR")
    data = write(File((build.finish([condition, x], [z]), unused, other, then)))
    part = TfliteCutter(data).part([1])
    assert [graph.name for graph in TfliteCutter(part.data).file.graphs] == ["main", "then", "else"]
    value = np.float32([-1.5, 2.5])
    for chosen, expected in ((True, [-2, 2]), (False, [1.5, 2.5])):
        (result,) = Interpreter(part.data).run(np.array([chosen]), value)
        assert result.tolist() == expected


def _two_variables() -> bytes:
    """Adds up its inputs, and the sums, in two variables that one CALL_ONCE sets to 10."""
    handles = [
        {"shape": [], "type": TensorType.RESOURCE, "name": name, "buffer": 0} for name in "pq"
    ]

    def tensor(name: str, buffer: int = 0) -> Record:
        return {"shape": [1], "type": F, "name": name, "buffer": buffer}

    def operator(code: int, inputs: list[int], outputs: list[int], **options: Any) -> Record:
        return {"opcode_index": code, "inputs": inputs, "outputs": outputs, **options}

    def handle(name: str, output: int) -> Record:
        options = {"shared_name": name}
        return operator(1, [], [output], builtin_options_type=111, builtin_options=options)

    def add(inputs: list[int], output: int) -> Record:
        return operator(4, inputs, [output], builtin_options_type=11, builtin_options={})

    once = {"builtin_options_type": 103, "builtin_options": {"init_subgraph_index": 1}}
    main = {
        "tensors": [*handles, *map(tensor, ("x", "old p", "p + x", "old q", "y"))],
        "inputs": [2],
        "outputs": [6],
        "operators": [
            operator(0, [], [], **once),
            handle("p", 0),
            handle("q", 1),
            operator(2, [0], [3]),
            add([3, 2], 4),
            operator(3, [0, 4], []),
            operator(2, [1], [5]),
            add([5, 4], 6),
            operator(3, [1, 6], []),
        ],
    }
    start = {
        "tensors": [*handles, tensor("ten", 1)],
        "inputs": [],
        "outputs": [],
        "operators": [
            handle("p", 0),
            operator(3, [0, 2], []),
            handle("q", 1),
            operator(3, [1, 2], []),
        ],
    }
    names = ["CALL_ONCE", "VAR_HANDLE", "READ_VARIABLE", "ASSIGN_VARIABLE", "ADD"]
    buffers = [{}, {"data": np.float32([10]).tobytes()}]
    return _record({"subgraphs": [main, start], "buffers": buffers}, names)


def test_what_sets_several_variables_comes_along_with_each() -> None:
    data = _two_variables()
    cutter = TfliteCutter(data)
    assert cutter.inseparable == ((0, 1, 3, 5), (2, 6, 8), (4,), (7,))
    first, second = cutter.part([0, 1, 3, 4, 5]), cutter.part([2, 6, 7, 8])
    assert second.operators == (0, 2, 6, 7, 8)
    assert (first.inputs, first.outputs) == ((2,), (4,))
    assert (second.inputs, second.outputs) == ((4,), (6,))
    whole, parts = Interpreter(data), [Interpreter(part.data) for part in (first, second)]
    for step in (1, 2, 3):
        value = np.float32([step])
        (expected,) = whole.run(value)
        for part in parts:
            (value,) = part.run(value)
        assert value == expected


def _stateful() -> bytes:
    """Adds its input to a variable that CALL_ONCE sets to 10, and doubles the sum."""
    handle = {"shape": [], "type": TensorType.RESOURCE, "name": "handle"}

    def tensor(name: str, buffer: int = 0) -> Record:
        return {"shape": [1], "type": F, "name": name, "buffer": buffer}

    def operator(code: int, inputs: list[int], outputs: list[int], **options: Any) -> Record:
        return {"opcode_index": code, "inputs": inputs, "outputs": outputs, **options}

    name = {"builtin_options_type": 111, "builtin_options": {"shared_name": "sum"}}
    once = {"builtin_options_type": 103, "builtin_options": {"init_subgraph_index": 1}}
    main = {
        "tensors": [handle, *map(tensor, ("x", "old", "new", "double"))],
        "inputs": [1],
        "outputs": [4],
        "operators": [
            operator(0, [], [], **once),
            operator(1, [], [0], **name),
            operator(2, [0], [2]),
            operator(4, [2, 1], [3], builtin_options_type=11, builtin_options={}),
            operator(3, [0, 3], []),
            operator(4, [3, 3], [4], builtin_options_type=11, builtin_options={}),
        ],
    }
    start = {
        "tensors": [handle, tensor("ten", 1)],
        "inputs": [],
        "outputs": [],
        "operators": [operator(1, [], [0], **name), operator(3, [0, 1], [])],
    }
    names = ["CALL_ONCE", "VAR_HANDLE", "READ_VARIABLE", "ASSIGN_VARIABLE", "ADD"]
    buffers = [{}, {"data": np.float32([10]).tobytes()}]
    return _record({"subgraphs": [main, start], "buffers": buffers}, names)


def test_operators_that_share_a_variable_are_cut_together_with_what_sets_it() -> None:
    cutter = TfliteCutter(_stateful())
    assert cutter.inseparable == ((0, 1, 2, 4), (3,), (5,))
    with pytest.raises(CannotCut, match=r"share a state: operator 0 \(CALL_ONCE\), operator 1"):
        cutter.part([2, 3])
    part = cutter.part([0, 1, 2, 3, 4])
    interpreter = Interpreter(part.data)
    sums = [interpreter.run(np.float32([step]))[0].tolist() for step in (1, 2)]
    assert sums == [[11], [13]]
    assert (part.inputs, part.outputs) == ((1,), (3,))
    assert cutter.computed() == (2, 3, 4)


def test_operators_that_share_a_variable_tensor_are_cut_together() -> None:
    build = GraphBuilder()
    x, state = build.tensor("x", F, (1, 2)), build.tensor("state", F, (1, 2), is_variable=True)
    weights = [_constant(build, f"w{n}", np.ones(s, "f4")) for n, s in enumerate([(2, 2)] * 2)]
    bias = _constant(build, "bias", np.ones(2, "f4"))
    y, z = build.tensor("y", F, (1, 2)), build.tensor("z", F, (1, 2))
    for source, result in ((x, y), (y, z)):
        build.operator("RNN", [source, *weights, bias, state], [result])
    cutter = TfliteCutter(write(File((build.finish([x], [z]),))))
    assert cutter.inseparable == ((0, 1),)
    assert cutter.part([0, 1]).inputs == (x,)


def test_options_of_an_unknown_kind_are_refused_and_not_lost() -> None:
    tensors = [{"shape": [1], "name": name} for name in "xy"]
    absolute = {"inputs": [0], "outputs": [1], "builtin_options_type": 78, "builtin_options": {}}
    graph = {"tensors": tensors, "inputs": [0], "outputs": [1], "operators": [absolute]}
    data = bytearray(_record({"subgraphs": [graph]}, ["ABS"]))
    place = data.index(78)
    data[place] = 200
    with pytest.raises(CannotCut, match="options of kind 200 are not known here"):
        TfliteCutter(bytes(data), "new.tflite").part([0])


def test_quantization_per_channel_is_kept() -> None:
    build = GraphBuilder()
    scales = Quantization((0.5, 0.25), (0, 0), 1)
    weights = build.tensor("w", TensorType.INT8, (3, 2), scales, bytes(range(6)))
    real = build.tensor("real", F, (3, 2))
    build.operator("DEQUANTIZE", [weights], [real])
    (graph,) = TfliteCutter(
        TfliteCutter(write(File((build.finish([], [real]),)))).part([0]).data
    ).file.graphs
    assert graph.tensors[0].quantization == scales


def test_contents_after_the_structure_of_a_file_come_into_the_part() -> None:
    weights = np.arange(4, dtype="f4").tobytes()

    def data(offset: int) -> bytes:
        tensors = [{"shape": [4], "name": name} for name in "xwy"]
        tensors[1]["buffer"] = 1
        operators = [
            {"opcode_index": 0, "inputs": [0, 1], "outputs": [2]},
            {
                "opcode_index": 1,
                "inputs": [2],
                "outputs": [2],
                "large_custom_options_offset": offset + len(weights),
                "large_custom_options_size": 6,
            },
        ]
        graph = {"tensors": tensors, "inputs": [0], "outputs": [2], "operators": operators}
        buffers = [{}, {"offset": offset, "size": len(weights)}]
        more = {"subgraphs": [graph], "buffers": buffers}
        return _record(more, ["ADD", "CUSTOM"])

    start = len(data(1 << 20))
    cutter = TfliteCutter(data(start) + weights + b"custom")
    (result,) = Interpreter(cutter.part([0]).data).run(np.ones(4, "f4"))
    assert result.tolist() == [1, 2, 3, 4]
    (custom,) = TfliteCutter(cutter.part([1]).data).graph.operators
    assert bytes(custom.custom_options) == b"custom"
