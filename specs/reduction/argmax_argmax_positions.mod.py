# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: the element that is wanted at every place.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The wanted element is in each place of rows and columns of several lengths.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7, 7]))
t2 = Output('t2', (I32, [7]))
t3 = Output('t3', (I32, [7]))
x4 = Input('x4', (F32, [16, 16]))
t5 = Output('t5', (I32, [16]))
t6 = Output('t6', (I32, [16]))
x7 = Input('x7', (F32, [33, 33]))
t8 = Output('t8', (I32, [33]))
t9 = Output('t9', (I32, [33]))
x10 = Input('x10', (F32, [48, 48]))
t11 = Output('t11', (I32, [48]))
t12 = Output('t12', (I32, [48]))
x13 = Input('x13', (F32, [88, 88]))
t14 = Output('t14', (I32, [88]))
t15 = Output('t15', (I32, [88]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('ARGMAX', x1, 0).To(t3)
model.Operation('ARGMAX', x4, 1).To(t5)
model.Operation('ARGMAX', x4, 0).To(t6)
model.Operation('ARGMAX', x7, 1).To(t8)
model.Operation('ARGMAX', x7, 0).To(t9)
model.Operation('ARGMAX', x10, 1).To(t11)
model.Operation('ARGMAX', x10, 0).To(t12)
model.Operation('ARGMAX', x13, 1).To(t14)
model.Operation('ARGMAX', x13, 0).To(t15)
Example({
    x1: ([2.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5] * 7)[:49],
    t2: [0, 1, 2, 3, 4, 5, 6],
    t3: [0, 1, 2, 3, 4, 5, 6],
    x4: ([2.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5,
    -1.5] * 16)[:256],
    t5: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    t6: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    x7: (packed('|i1',
    'c-mwAO9%h}D_0<+', 0.5
) * 33)[:1089],
    t8: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KNh02hG*5d'
),
    t9: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KNh02hG*5d'
),
    x10: (packed('|i1',
    'c-mwAOCkUOi<&QX', 0.5
) * 48)[:2304],
    t11: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zb$6NGJqp'
),
    t12: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zb$6NGJqp'
),
    x13: (packed('|i1',
    'c-mwAOCtaPArn^q', 0.5
) * 88)[:7744],
    t14: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GRYVyaNvP'
),
    t15: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GRYVyaNvP'
),
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# The wanted element is in each place of rows and columns of several lengths.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [7, 7], 0.5, 120))
t2 = Output('t2', (I32, [7]))
t3 = Output('t3', (I32, [7]))
x4 = Input('x4', (U8, [16, 16], 0.5, 120))
t5 = Output('t5', (I32, [16]))
t6 = Output('t6', (I32, [16]))
x7 = Input('x7', (U8, [33, 33], 0.5, 120))
t8 = Output('t8', (I32, [33]))
t9 = Output('t9', (I32, [33]))
x10 = Input('x10', (U8, [48, 48], 0.5, 120))
t11 = Output('t11', (I32, [48]))
t12 = Output('t12', (I32, [48]))
x13 = Input('x13', (U8, [88, 88], 0.5, 120))
t14 = Output('t14', (I32, [88]))
t15 = Output('t15', (I32, [88]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('ARGMAX', x1, 0).To(t3)
model.Operation('ARGMAX', x4, 1).To(t5)
model.Operation('ARGMAX', x4, 0).To(t6)
model.Operation('ARGMAX', x7, 1).To(t8)
model.Operation('ARGMAX', x7, 0).To(t9)
model.Operation('ARGMAX', x10, 1).To(t11)
model.Operation('ARGMAX', x10, 0).To(t12)
model.Operation('ARGMAX', x13, 1).To(t14)
model.Operation('ARGMAX', x13, 0).To(t15)
Example({
    x1: ([125, 117, 117, 117, 117, 117, 117, 117] * 7)[:49],
    t2: [0, 1, 2, 3, 4, 5, 6],
    t3: [0, 1, 2, 3, 4, 5, 6],
    x4: ([125, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117] * 16)[:256],
    t5: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    t6: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    x7: (packed('|i1',
    'c-pHiB?JHwFb|U'
) * 33)[:1089],
    t8: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KNh02hG*5d'
),
    t9: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KNh02hG*5d'
),
    x10: (packed('|i1',
    'c-pHiB@qAsF|-zL'
) * 48)[:2304],
    t11: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zb$6NGJqp'
),
    t12: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zb$6NGJqp'
),
    x13: (packed('|i1',
    'c-pHir4axCDf1|{'
) * 88)[:7744],
    t14: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GRYVyaNvP'
),
    t15: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GRYVyaNvP'
),
}, name='all_quant8').AddVariations(signed(x1, x4, x7, x10, x13)).DisableLifeTimeVariation()
