"""The wrong part of a model as files that show the defect without this package."""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mlts.localization.search import Evidence
from nntflite.formats import ONNX, TFLITE, format_of

__all__ = ["DATA", "MODEL", "SCRIPT", "reproduction"]

MODEL: Final = "wrong_part"
"""Name of the file without the suffix of its format."""
DATA: Final = "wrong_part.npz"
SCRIPT: Final = "wrong_part.py"

_TFLITE: Final = f'''"""Run {MODEL}.tflite on TF Lite's kernels, or on the given delegate."""
import os, sys, numpy as np
try: import ai_edge_litert.interpreter as tf
except ImportError: import tflite_runtime.interpreter as tf
folder = os.path.dirname(os.path.abspath(__file__))
model = tf.Interpreter(
    f"{{folder}}/{MODEL}.tflite", num_threads=1,
    experimental_op_resolver_type=tf.OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES,
    experimental_delegates=[tf.load_delegate(path) for path in sys.argv[1:]])
inputs, outputs = model.get_input_details(), model.get_output_details()
def run(values):
    given = [(tensor["index"], value) for tensor, value in zip(inputs, values)]
    for index, value in given: model.resize_tensor_input(index, value.shape)
    model.allocate_tensors()
    for index, value in given: model.set_tensor(index, value)
    model.invoke()
    return [(tensor["name"], model.get_tensor(tensor["index"])) for tensor in outputs]
'''

_ONNX: Final = f'''"""Run {MODEL}.onnx on ONNX Runtime's CPU, or on the providers named."""
import os, sys, numpy as np, onnxruntime
folder = os.path.dirname(os.path.abspath(__file__))
providers = sys.argv[1:] or ["CPUExecutionProvider"]
model = onnxruntime.InferenceSession(f"{{folder}}/{MODEL}.onnx", providers=providers)
inputs, outputs = model.get_inputs(), model.get_outputs()
def run(values):
    found = model.run(None, {{tensor.name: value for tensor, value in zip(inputs, values)}})
    return [(tensor.name, value) for tensor, value in zip(outputs, found)]
'''

_COMPARISON: Final = f"""
data = np.load(f"{{folder}}/{DATA}")
for step in range(len(data["expected_0"])):
    found = run([data[f"input_{{n}}"][step] for n in range(len(inputs))])
    for n, (name, here) in enumerate(found):
        right = data[f"expected_{{n}}"][step]
        theirs = data[f"actual_{{n}}"][step] if f"actual_{{n}}" in data else None
        for who, values in ("this run", here), ("the driver", theirs):
            known = values is not None
            error = np.abs(np.subtract(values, right, dtype="f8")).max() if known else "none"
            print(f"{{name}}: largest error of {{who}}: {{error}}")
"""
_SCRIPTS: Final = {TFLITE.suffix: _TFLITE, ONNX.suffix: _ONNX}


def reproduction(evidence: Evidence) -> dict[str, bytes]:
    """The files by their names: the part, its inputs with the expected outputs and those of the
    driver, and a script that compares them with the plain runtime of the format.
    """
    arrays: dict[str, NDArray[Any]] = {}
    for kind in ("input", "expected", "actual"):
        values = getattr(evidence, {"input": "inputs"}.get(kind, kind))
        arrays |= {f"{kind}_{number}": value for number, value in enumerate(values or ())}
    content = io.BytesIO()
    np.savez_compressed(content, allow_pickle=False, **arrays)
    suffix = format_of(evidence.part.data).suffix
    return {
        f"{MODEL}{suffix}": evidence.part.data,
        DATA: content.getvalue(),
        SCRIPT: (_SCRIPTS[suffix] + _COMPARISON).encode(),
    }
