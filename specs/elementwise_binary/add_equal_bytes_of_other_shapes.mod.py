# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: constants of equal bytes with other dimensions.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Equal numbers stand in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [2, 3]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5])
t3 = Output('t3', (F32, [2, 3]))
x4 = Input('x4', (F32, [3, 2]))
c5 = Parameter('c5', (F32, [3, 2]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5])
t6 = Output('t6', (F32, [3, 2]))
x7 = Input('x7', (F32, [6, 6]))
c8 = Parameter('c8', (F32, [6]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5])
t9 = Output('t9', (F32, [6, 6]))
x10 = Input('x10', (F32, [6, 6]))
c11 = Parameter('c11', (F32, [1, 6]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5])
t12 = Output('t12', (F32, [6, 6]))
x13 = Input('x13', (F32, [6, 6]))
c14 = Parameter('c14', (F32, [6, 1]), [0.25, 0.5, 0.75, 1.0, 1.25, 1.5])
t15 = Output('t15', (F32, [6, 6]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
Example({
    x1: [-0.875, -3.0625, -0.125, 0.5, -1.0625, 0.8125],
    t3: [-0.625, -2.5625, 0.625, 1.5, 0.1875, 2.3125],
    x4: [-3.875, -1.625, -0.3125, -0.125, 1.625, -2.1875],
    t6: [-3.625, -1.125, 0.4375, 0.875, 2.875, -0.6875],
    x7: packed('|i1',
    'c-jFZ0NelE@CExaFc(1fD<~WU9~<5v>KW|S;oCgOBsKC8=OaDN;>HUpiV)8', 0.0625
),
    t9: packed('|i1',
    'c-njLLy+6eL)wGM+Qx)KUHzR2lkAs=AK!<Z(Q#x_{jctN>(eb|0P{l*#{', 0.0625
),
    x10: packed('|i1',
    'c-jFZ0NelU?JD9A2Ghyv5!uG(&p7xN%{d`5_4LxkCE*~<95m%5Is^fLB@&M', 0.0625
),
    t12: packed('|i1',
    'c-jFZ0NelY^)~V&9@o+KA?@Dk*F*>^<vl4r1qkZNE$uMiG&t=rN*Eb%?Gc9', 0.0625
),
    x13: packed('|i1',
    'c-jFZ0Nek>1wJ4^8Tt+-GA|^~$@Bx^<I2$G_Tcj5^9$?!2*E7T()=n#&J<J', 0.0625
),
    t15: packed('|i1',
    'c-lL`>7?Q!%Os|2Wv+AUDg*!9_qQH=W&6PNgI)f=pv+B|m#;*e0Q*x9Oa', 0.0625
),
}, name='dimensions').AddVariations('float16').DisableLifeTimeVariation()
