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

_TFLITE: Final = f'''"""Run {MODEL}.tflite on TF Lite's kernels, or on the delegate library given."""
import os, sys, numpy as np
try: import ai_edge_litert.interpreter as tf
except ImportError: import tflite_runtime.interpreter as tf
kernels = tf.OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES
here = os.path.dirname(os.path.abspath(__file__))
model = tf.Interpreter(f"{{here}}/{MODEL}.tflite", num_threads=1, experimental_op_resolver_type=kernels,
                       experimental_delegates=[tf.load_delegate(p) for p in sys.argv[1:]])
data, inputs = np.load(f"{{here}}/{DATA}"), [tensor["index"] for tensor in model.get_input_details()]
for n, index in enumerate(inputs): model.resize_tensor_input(index, data[f"input_{{n}}"].shape[1:])
model.allocate_tensors()
for step in range(len(data["expected_0"])):
    for n, index in enumerate(inputs): model.set_tensor(index, data[f"input_{{n}}"][step])
    model.invoke()
    for n, tensor in enumerate(model.get_output_details()):
        right, here = data[f"expected_{{n}}"][step], model.get_tensor(tensor["index"])
        theirs = data[f"actual_{{n}}"][step] if f"actual_{{n}}" in data else None
        for who, found in ("this run", here), ("the driver", theirs):
            error = "none" if found is None else np.abs(np.subtract(found, right, dtype="f8")).max()
            print(f"{{tensor['name']}}: largest error of {{who}}: {{error}}")
'''

_ONNX: Final = f'''"""Run {MODEL}.onnx on ONNX Runtime's CPU provider, or on the execution providers named."""
import os, sys, numpy as np, onnxruntime as ort
here = os.path.dirname(os.path.abspath(__file__))
providers = sys.argv[1:] or ["CPUExecutionProvider"]
model = ort.InferenceSession(f"{{here}}/{MODEL}.onnx", providers=providers)
data, names = np.load(f"{{here}}/{DATA}"), [tensor.name for tensor in model.get_inputs()]
for step in range(len(data["expected_0"])):
    found = model.run(None, {{name: data[f"input_{{n}}"][step] for n, name in enumerate(names)}})
    for n, (tensor, here) in enumerate(zip(model.get_outputs(), found)):
        right = data[f"expected_{{n}}"][step]
        theirs = data[f"actual_{{n}}"][step] if f"actual_{{n}}" in data else None
        for who, values in ("this run", here), ("the driver", theirs):
            error = "none" if values is None else np.abs(np.subtract(values, right, dtype="f8")).max()
            print(f"{{tensor.name}}: largest error of {{who}}: {{error}}")
'''
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
        SCRIPT: _SCRIPTS[suffix].encode(),
    }
