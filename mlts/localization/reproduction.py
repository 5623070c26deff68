"""The wrong part of a model as files that show the defect without this package."""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mlts.localization.search import Evidence

__all__ = ["DATA", "MODEL", "SCRIPT", "reproduction"]

MODEL: Final = "wrong_part.tflite"
DATA: Final = "wrong_part.npz"
SCRIPT: Final = "wrong_part.py"

_TEXT: Final = f'''"""Run {MODEL} on TF Lite's kernels, or on the delegate library given."""
import sys, numpy as np
try: import ai_edge_litert.interpreter as tf
except ImportError: import tflite_runtime.interpreter as tf
kernels = tf.OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES
model = tf.Interpreter("{MODEL}", num_threads=1, experimental_op_resolver_type=kernels,
                       experimental_delegates=[tf.load_delegate(p) for p in sys.argv[1:]])
data, inputs = np.load("{DATA}"), [tensor["index"] for tensor in model.get_input_details()]
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


def reproduction(evidence: Evidence) -> dict[str, bytes]:
    """The files by their names: the part, its inputs with the expected outputs and those of the
    driver, and a script that compares them with plain TF Lite.
    """
    arrays: dict[str, NDArray[Any]] = {}
    for kind in ("input", "expected", "actual"):
        values = getattr(evidence, {"input": "inputs"}.get(kind, kind))
        arrays |= {f"{kind}_{number}": value for number, value in enumerate(values or ())}
    content = io.BytesIO()
    np.savez_compressed(content, allow_pickle=False, **arrays)
    return {MODEL: evidence.part.data, DATA: content.getvalue(), SCRIPT: _TEXT.encode()}
