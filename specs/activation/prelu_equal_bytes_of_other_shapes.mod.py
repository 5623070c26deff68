# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: constants of equal bytes with other dimensions.

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
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('PRELU', x4, c5).To(t6)
model.Operation('PRELU', x7, c8).To(t9)
model.Operation('PRELU', x10, c11).To(t12)
model.Operation('PRELU', x13, c14).To(t15)
Example({
    x1: [1.125, 1.625, 4.0, 2.8125, 3.8125, 3.4375],
    t3: [1.125, 1.625, 4.0, 2.8125, 3.8125, 3.4375],
    x4: [1.8125, -1.4375, 0.9375, -3.5625, 2.625, -0.5],
    t6: [1.8125, -0.71875, 0.9375, -3.5625, 2.625, -0.75],
    x7: packed('|i1',
    'c-jFZ0Nek<3kA<I5*Xwb^v4e(+sp_ZC;!0e9zY82_wv;(JNEhw`8dTXH4*O', 0.0625
),
    t9: packed('<i2',
    'c-lLpBVu#HBjH5Eg~v7>+fo!t=KOEiSHYn1?%lPJEpNVkF?sS}-hT!LAOhn5|9~Wz2_zXo<bSZhe};bmX(T3q', 0.015625
),
    x10: packed('|i1',
    'c-jFZ0Nej1Klmrz!3f$9&M?B}6eAM^5E3#K3(Vg<$u-Ib)Z{qF#PbOfp%14', 0.0625
),
    t12: packed('<i2',
    'c-out=f#}BHia!V76*Es1@!m`ICz{0(fMQbVbT>1i62iMgbM6eVPN>r@c$o(VEFf+0S5m4hl%|E|DOQ>_>>|l', 0.015625
),
    x13: packed('|i1',
    'c-jFZ0NelZ8^zD`>@mg`1<NA%GaMt+?iV`y<M78d-rxf{G}q+BDIUOY%oBP', 0.0625
),
    t15: packed('<i2',
    'c-s4zbM*X|H%EFRM5cATI8)G5c`D|`o1OzQSHco_o?PIHn6ady;XlKFAYk~<zyKzIJO-!;g!hku;U54MlPLi', 0.015625
),
}, name='dimensions').AddVariations('float16').DisableLifeTimeVariation()
