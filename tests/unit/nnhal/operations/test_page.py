from __future__ import annotations

import re
import runpy
from pathlib import Path

from nnhal.operations.registry import OPERATIONS


def test_the_tables_have_the_signature_types_and_rules_of_each_operation(repository: Path) -> None:
    script = runpy.run_path(str(repository / "scripts" / "operations_tables.py"))
    sections = script["operations_tables"]().split("\n### ")[1:]

    assert {section.partition("\n")[0] for section in sections} == {
        spec.name for spec in OPERATIONS.values()
    }
    (relu,) = (section for section in sections if section.startswith("RELU1\n"))
    assert relu.splitlines() == [
        "RELU1",
        "",
        "- 1.0: `(input: T[1-4]) -> output: T`",
        "- 1.0: T = TENSOR_FLOAT32, TENSOR_QUANT8_ASYMM",
        "- 1.2: T = TENSOR_FLOAT16",
        "- 1.3: T = TENSOR_QUANT8_ASYMM_SIGNED",
        "- the output has scale and zero point of input 0",
        "- accepts tensors without elements",
    ]


def test_the_table_of_tf_lite_says_what_is_imported_and_what_is_folded(repository: Path) -> None:
    script = runpy.run_path(str(repository / "scripts" / "operations_tables.py"))
    lines = script["tflite_table"]().splitlines()[2:]
    rows = {name: rest for _, name, *rest, _ in (re.split(r" *\| *", line) for line in lines)}
    assert rows["ADD"] == ["folded", ""]
    assert rows["RANGE"] == ["folded", "only on constants"]
    assert rows["LOGISTIC"] == ["", ""]
    assert rows["CONV_2D"] == [
        "",
        "GROUPED_CONV_2D where the filter has fewer channels than the image.",
    ]
    assert rows["LEAKY_RELU"] == [
        "",
        "PRELU with one slope for all channels; of 8 bits it is 1 and has the slope as its scale.",
    ]


def test_the_table_of_onnx_says_what_is_imported(repository: Path) -> None:
    script = runpy.run_path(str(repository / "scripts" / "operations_tables.py"))
    found = (line.split("|")[1:3] for line in script["onnx_table"]().splitlines())
    rows = {name.strip(): remark.strip() for name, remark in found}
    assert rows["Clip"] == "RELU6 or RELU1 where these are the bounds, else MAXIMUM and MINIMUM."
    assert rows["Div"].startswith("Refuses Div of int32")
    assert rows["Relu"] == ""
