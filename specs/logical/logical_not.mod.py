# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/logical.py; do not edit.
#
# LOGICAL_NOT: ranks.

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

# Expected values: float64 formula.
input = Input('input', (BOOL8, [3]))
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('LOGICAL_NOT', input).To(output)
Example({
    input: [True, True, False],
    output: [False, False, True],
}, name='rank_1').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (BOOL8, [3, 2]))
output = Output('output', (BOOL8, [3, 2]))
model = Model()
model.Operation('LOGICAL_NOT', input).To(output)
Example({
    input: [True, False, False, False, False, True],
    output: [False, True, True, True, True, False],
}, name='rank_2').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (BOOL8, [3, 2, 5]))
output = Output('output', (BOOL8, [3, 2, 5]))
model = Model()
model.Operation('LOGICAL_NOT', input).To(output)
Example({
    input: packed('|b1',
    'c-muNU}R)uU|?hbkst!b1#uVw0R{jO'
),
    output: packed('|b1',
    'c-muRWME)mWMp6jkst!b1#uVv0S5pN'
),
}, name='rank_3').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (BOOL8, [3, 2, 5, 2]))
output = Output('output', (BOOL8, [3, 2, 5, 2]))
model = Model()
model.Operation('LOGICAL_NOT', input).To(output)
Example({
    input: packed('|b1',
    'c-muNWME)qU}R)u07EDN#xMY4GC~ER3Lqo^1A_n_'
),
    output: packed('|b1',
    'c-muRU}R)qWME)m1VbnR#xMY4GC&2P3Lqo^1RDS#'
),
}, name='rank_4').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (BOOL8, [3, 2, 5, 2, 2]))
output = Output('output', (BOOL8, [3, 2, 5, 2, 2]))
model = Model()
model.Operation('LOGICAL_NOT', input).To(output)
Example({
    input: packed('|b1',
    'c-l>ifeipK2*T+9PcI;DGl~fm3525G#j<$vm`FvN!cr4H0M_L;YI_e3XaGF'
),
    output: packed('|b1',
    'c-l>ifeipK2*S$$PcI;DGl~fm3525G#j<$vm`FvN!cr4H0M_L;YI_e3<N!S'
),
}, name='rank_5').DisableLifeTimeVariation()
