"""Partition and compilation, by a tool that does what a test says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from nndrivers.compiler_plugin.compilation import Compiler
from nndrivers.compiler_plugin.plugin import Plugin
from nntflite.file_drivers import Refused
from nntflite.graph import File, Graph, Operator, Tensor
from nntflite.schema import BuiltinOperator, TensorType
from nntflite.writer import write

RELU, NEG = Operator(BuiltinOperator.RELU, (0,), (1,)), Operator(BuiltinOperator.NEG, (1,), (2,))
DISPATCH = Operator(BuiltinOperator.CUSTOM, (0,), (1,), custom_name="DISPATCH_OP")


def model(*operators: Operator) -> bytes:
    tensors = tuple(Tensor(f"t{number}", TensorType.FLOAT32, (2,)) for number in range(3))
    return write(File((Graph(tensors, operators, (0,), (2,)),)))


def plugin(folder: Path) -> Plugin:
    return Plugin("acme", folder, folder, "Acme", ("one",), "one", ("--acme_level=2",))


def writes(file: bytes) -> str:
    """The code of a tool that makes ``file`` of every model."""
    return f"open(flags['o'], 'wb').write({file!r})\n"


def test_operators_that_are_still_there_are_left(
    tool: Callable[[str], Path], tmp_path: Path
) -> None:
    tool(writes(model(DISPATCH, NEG)) + "assert flags['acme_level'] == '2', flags['soc_model']\n")
    compiler = Compiler(plugin(tmp_path))
    assert compiler.left(model(RELU, NEG)) == (1,)
    assert compiler.compiled(model(RELU, NEG)) == (model(DISPATCH, NEG), (1,))


def test_a_file_of_which_nothing_is_taken_is_not_compiled(
    tool: Callable[[str], Path], tmp_path: Path
) -> None:
    tool("assert flags['cmd'] == 'partition'\n" + writes(model(RELU, NEG)))
    with pytest.raises(Refused, match="takes none of it"):
        Compiler(plugin(tmp_path)).compiled(model(RELU, NEG))


def test_what_litert_does_not_read_is_refused_in_its_name(
    tool: Callable[[str], Path], tmp_path: Path
) -> None:
    tool("print('ERROR: [model_load.cc:316] Variable tensors not yet supported.')\nsys.exit(5)")
    with pytest.raises(Refused, match=r"^LiteRT: Variable tensors not yet supported\.$"):
        Compiler(plugin(tmp_path)).compiled(model(RELU, NEG))


def test_what_is_taken_and_does_not_compile_is_refused_in_the_plugins_name(
    tool: Callable[[str], Path], tmp_path: Path
) -> None:
    failing = "if flags['cmd'] == 'apply':\n  print('ERROR: [acme.cc:3] No room.')\n  sys.exit(1)\n"
    tool(failing + writes(model(DISPATCH, NEG)))
    compiler = Compiler(plugin(tmp_path))
    assert compiler.left(model(RELU, NEG)) == (1,)
    with pytest.raises(Refused, match="it does not compile: No room"):
        compiler.compiled(model(RELU, NEG))


def test_a_damaged_file_from_a_plugin_is_refused(
    tool: Callable[[str], Path], tmp_path: Path
) -> None:
    tool(writes(b"TFL3 but nothing else"))
    with pytest.raises(Refused, match="the partitioned model is damaged"):
        Compiler(plugin(tmp_path)).left(model(RELU, NEG))


def test_with_a_limit_a_crash_is_a_refusal(tool: Callable[[str], Path], tmp_path: Path) -> None:
    tool("import os\nos.abort()")
    with pytest.raises(Refused, match="the compilation ends with SIGABRT"):
        Compiler(plugin(tmp_path), limit_s=60).left(model(RELU, NEG))
