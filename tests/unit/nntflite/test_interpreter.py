"""The one face of TF Lite, whichever package it comes from."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version
from typing import Any

import numpy as np
import pytest

from nntflite import interpreter as module
from nntflite.errors import NoRuntime, RuntimeFailure
from nntflite.graph import File, GraphBuilder
from nntflite.interpreter import Interpreter, runtime
from nntflite.schema import Padding, TensorType
from nntflite.writer import write

F, I32 = TensorType.FLOAT32, TensorType.INT32


def _doubler() -> bytes:
    build = GraphBuilder()
    x, y = build.tensor("x", F, (1, 3)), build.tensor("y", F, (1, 3))
    build.operator("ADD", [x, x], [y])
    return write(File((build.finish([x], [y]),)))


def _convolution() -> bytes:
    build = GraphBuilder()
    x, y = build.tensor("x", F, (1, 4, 4, 2)), build.tensor("y", F, (1, 4, 4, 2))
    w = build.tensor("w", F, (2, 1, 1, 2), None, np.eye(2, dtype="f4").tobytes())
    b = build.tensor("b", F, (2,), None, np.zeros(2, "f4").tobytes())
    options = {"padding": Padding.SAME, "stride_w": 1, "stride_h": 1}
    build.operator("CONV_2D", [x, w, b], [y], **options)
    return write(File((build.finish([x], [y]),)))


def _accumulator() -> bytes:
    build = GraphBuilder()
    x, y = build.tensor("x", F, (1, 2)), build.tensor("y", F, (1, 2))
    eye = np.eye(2, dtype="f4").tobytes()
    w, r = (build.tensor(name, F, (2, 2), None, eye) for name in "wr")
    b = build.tensor("b", F, (2,), None, np.zeros(2, "f4").tobytes())
    state = build.tensor("state", F, (1, 2), is_variable=True)
    build.operator("RNN", [x, w, r, b, state], [y])
    return write(File((build.finish([x], [y]),)))


def _reshaper() -> bytes:
    """Its output's shape is an input."""
    build = GraphBuilder()
    x, shape = build.tensor("x", F, (6,)), build.tensor("shape", I32, (2,))
    y = build.tensor("y", F, ())
    build.operator("RESHAPE", [x, shape], [y])
    return write(File((build.finish([x, shape], [y]),)))


def test_it_says_which_tf_lite_it_is() -> None:
    assert runtime().name in ("tflite-runtime", "ai-edge-litert")
    assert runtime().version == version(runtime().name)
    assert Interpreter(_doubler()).runtime == runtime()


def test_without_any_tf_lite_it_says_what_to_install(monkeypatch: Any) -> None:
    module._runtime.cache_clear()
    monkeypatch.setattr(module, "_PACKAGES", (("absent", "no_such_package.interpreter"),))
    with pytest.raises(NoRuntime, match="pip install"):
        runtime()
    module._runtime.cache_clear()


def test_delegates_are_named_only_where_they_run() -> None:
    assert Interpreter(_convolution()).delegates == ()
    assert Interpreter(_convolution(), default_delegates=True).delegates == ("XNNPACK",)


def test_inputs_and_outputs_are_described() -> None:
    interpreter = Interpreter(_doubler())
    (details,) = interpreter.inputs
    assert (details.name, details.shape, details.dtype) == ("x", (1, 3), np.float32)
    assert interpreter.outputs[0].name == "y"


def test_an_output_is_a_window_that_does_not_stop_the_next_run() -> None:
    interpreter = Interpreter(_doubler())
    interpreter.set_input(0, np.float32([[1, 2, 3]]))
    interpreter.invoke()
    window, copy = interpreter.output(0), interpreter.get_output(0)
    np.testing.assert_array_equal(window, [[2, 4, 6]])
    interpreter.set_input(0, np.float32([[10, 20, 30]]))
    interpreter.invoke()
    np.testing.assert_array_equal(window, [[20, 40, 60]])
    np.testing.assert_array_equal(copy, [[2, 4, 6]])


def test_a_window_outlives_its_interpreter() -> None:
    interpreter = Interpreter(_doubler())
    interpreter.set_input(0, np.float32([[1, 2, 3]]))
    interpreter.invoke()
    window = interpreter.output(0)
    del interpreter
    np.testing.assert_array_equal(window, [[2, 4, 6]])


def test_outputs_that_move_are_copied() -> None:
    interpreter = Interpreter(_reshaper())
    interpreter.set_input(0, np.arange(6, dtype="f4"))
    kept = []
    for shape in ((2, 3), (3, 2), (6, 1)):
        interpreter.set_input(1, np.int32(shape))
        interpreter.invoke()
        kept.append(interpreter.output(0))
        assert interpreter.outputs[0].shape == shape
    assert [array.shape for array in kept] == [(2, 3), (3, 2), (6, 1)]
    np.testing.assert_array_equal(kept[0], [[0, 1, 2], [3, 4, 5]])


def test_an_output_without_dimensions_is_an_array() -> None:
    build = GraphBuilder()
    x, y = build.tensor("x", F, (1, 3)), build.tensor("y", F, ())
    axes = build.tensor("axes", I32, (2,), None, np.int32([0, 1]).tobytes())
    build.operator("SUM", [x, axes], [y])
    interpreter = Interpreter(write(File((build.finish([x], [y]),))))
    interpreter.set_input(0, np.float32([[1, 2, 3]]))
    interpreter.invoke()
    for output in (interpreter.output(0), interpreter.get_output(0)):
        assert isinstance(output, np.ndarray)
        assert (output.shape, output.tolist()) == ((), 6)


def test_an_output_without_elements_is_an_array() -> None:
    build = GraphBuilder()
    x, y = build.tensor("x", F, (1, 3)), build.tensor("y", F, (0, 3))
    begin = build.tensor("begin", I32, (2,), None, np.int32([0, 0]).tobytes())
    size = build.tensor("size", I32, (2,), None, np.int32([0, 3]).tobytes())
    build.operator("SLICE", [x, begin, size], [y])
    interpreter = Interpreter(write(File((build.finish([x], [y]),))))
    interpreter.set_input(0, np.float32([[1, 2, 3]]))
    interpreter.invoke()
    assert interpreter.output(0).shape == (0, 3)


def test_strings_are_no_numbers_and_kill_nobody() -> None:
    script = (
        "import sys; from nntflite.interpreter import Interpreter;"
        "print([o.is_numeric for o in Interpreter(sys.stdin.buffer.read()).outputs])"
    )
    build = GraphBuilder()
    x, y = build.tensor("x", F, (1, 3)), build.tensor("y", F, (1, 3))
    text = build.tensor("text", TensorType.STRING, (1,), None, np.int32([1, 12, 12]).tobytes())
    build.operator("ADD", [x, x], [y])
    data = write(File((build.finish([x], [y, text]),)))
    done = subprocess.run([sys.executable, "-c", script], input=data, capture_output=True)
    assert (done.returncode, done.stdout) == (0, b"[True, False]\n")


def test_variables_are_carried_until_they_are_reset() -> None:
    interpreter = Interpreter(_accumulator())
    one = np.float32([[1, 2]])
    assert [interpreter.run(one)[0].tolist() for _ in range(2)] == [[[1, 2]], [[2, 4]]]
    interpreter.reset_variables()
    assert interpreter.run(one)[0].tolist() == [[1, 2]]


def test_variables_behind_handles_begin_again_too() -> None:
    build = GraphBuilder()
    handle = build.tensor("h", TensorType.RESOURCE, ())
    x, value, y = (build.tensor(name, F, (1, 2)) for name in ("x", "value", "y"))
    build.operator("CALL_ONCE", [], [], init_subgraph_index=1)
    build.operator("VAR_HANDLE", [], [handle], shared_name="total")
    build.operator("READ_VARIABLE", [handle], [value])
    build.operator("ADD", [x, value], [y])
    build.operator("ASSIGN_VARIABLE", [handle, y], [])
    first = GraphBuilder()
    again = first.tensor("h", TensorType.RESOURCE, ())
    zeros = first.tensor("zeros", F, (1, 2), None, bytes(8))
    first.operator("VAR_HANDLE", [], [again], shared_name="total")
    first.operator("ASSIGN_VARIABLE", [again, zeros], [])
    interpreter = Interpreter(write(File((build.finish([x], [y]), first.finish([], [])))))
    one = np.float32([[1, 2]])
    assert [interpreter.run(one)[0].tolist() for _ in range(2)] == [[[1, 2]], [[2, 4]]]
    interpreter.reset_variables()
    assert interpreter.run(one)[0].tolist() == [[1, 2]]


def test_inputs_may_have_another_shape() -> None:
    interpreter = Interpreter(_doubler(), input_shapes={0: (4, 3)})
    assert interpreter.outputs[0].shape == (4, 3)


@pytest.mark.parametrize("value", [np.zeros((1, 3)), np.zeros((1, 4), "f4"), np.zeros(3, "f4")])
def test_an_input_that_does_not_fit_is_refused(value: Any) -> None:
    with pytest.raises(RuntimeFailure, match=r"model: TF Lite says: .*set tensor"):
        Interpreter(_doubler()).set_input(0, value)


def test_what_tf_lite_refuses_is_one_line() -> None:
    build = GraphBuilder()
    x, y = build.tensor("x", F, (1, 3)), build.tensor("y", F, (1, 3))
    build.operator("ADD", [x], [y])
    data = write(File((build.finish([x], [y]),)))
    with pytest.raises(RuntimeFailure, match=r"m\.tflite: TF Lite says: .*ADD") as caught:
        Interpreter(data, source="m.tflite")
    assert "\n" not in str(caught.value)


def test_the_terminal_stays_free_of_chatter() -> None:
    script = (
        "import sys, os; from nntflite.interpreter import Interpreter;"
        "Interpreter(sys.stdin.buffer.read(), default_delegates=True);"
        "os.write(2, b'still there')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input=_convolution(), capture_output=True, check=True
    )
    assert done.stderr == b"still there"
