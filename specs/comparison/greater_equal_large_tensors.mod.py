# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER_EQUAL: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'

# A comparison has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 127, 131]))
x2 = Input('x2', (F32, [3, 127, 131]))
t3 = Output('t3', (BOOL8, [3, 127, 131]))
model = Model()
model.Operation('GREATER_EQUAL', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ0RjLa1Oz~#*8g8C_H;9L>B^FFk$kyoc2wbHs{t0d5+55pilMXzb>qeqyMKRH9qs', 0.5
) * 819)[:49911],
    x2: (packed('|i1',
    'c-jTQi4njs2m`Q7ae)1&<*SLLP}XwVO4V9AYcfXy5chENudF*S;{fE`!2D-px%B|~Wg_A', 0.5
) * 819)[:49911],
    t3: (packed('|b1',
    'c-muNU|?hfVlV;$Mks)Yfdm;rVhm6r2oov+00X1|AO'
) * 819)[:49911],
}, name='row').DisableLifeTimeVariation()
