# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: activations at the end of a loop.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# The last block of a loop over rows of many lengths has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3]))
x2 = Input('x2', (F32, [3]))
t3 = Output('t3', (F32, [3]))
x4 = Input('x4', (F32, [5]))
x5 = Input('x5', (F32, [5]))
t6 = Output('t6', (F32, [5]))
x7 = Input('x7', (F32, [7]))
x8 = Input('x8', (F32, [7]))
t9 = Output('t9', (F32, [7]))
x10 = Input('x10', (F32, [15]))
x11 = Input('x11', (F32, [15]))
t12 = Output('t12', (F32, [15]))
x13 = Input('x13', (F32, [18]))
x14 = Input('x14', (F32, [18]))
t15 = Output('t15', (F32, [18]))
x16 = Input('x16', (F32, [25]))
x17 = Input('x17', (F32, [25]))
t18 = Output('t18', (F32, [25]))
model = Model()
model.Operation('MUL', x1, x2, 3).To(t3)
model.Operation('MUL', x4, x5, 2).To(t6)
model.Operation('MUL', x7, x8, 1).To(t9)
model.Operation('MUL', x10, x11, 3).To(t12)
model.Operation('MUL', x13, x14, 2).To(t15)
model.Operation('MUL', x16, x17, 1).To(t18)
Example({
    x1: [-3.0, -3.0, -2.0],
    x2: [-3.0, -3.0, -4.0],
    t3: [6.0, 6.0, 6.0],
    x4: [2.0, 4.0, -5.0, -4.0, 0.0],
    x5: [3.0, 4.0, 1.0, 1.0, 5.0],
    t6: [1.0, 1.0, -1.0, -1.0, 0.0],
    x7: [-1.0, 2.0, -1.0, -2.0, -3.0, 4.0, -3.0],
    x8: [4.0, -2.0, -1.0, -2.0, 3.0, -5.0, 3.0],
    t9: [0.0, 0.0, 1.0, 4.0, 0.0, 0.0, 0.0],
    x10: [-1.0, 1.0, 1.0, -5.0, -4.0, 0.0, 1.0, -4.0, 0.0, -5.0, 0.0, 5.0, 2.0, -4.0, 4.0],
    x11: [0.0, 0.0, 3.0, 2.0, -3.0, -3.0, -1.0, -2.0, -5.0, -2.0, -5.0, -3.0, -5.0, -1.0, 1.0],
    t12: [0.0, 0.0, 3.0, 0.0, 6.0, 0.0, 0.0, 6.0, 0.0, 6.0, 0.0, 0.0, 0.0, 4.0, 4.0],
    x13: [2.0, 4.0, -5.0, 4.0, -1.0, 1.0, -4.0, 4.0, -2.0, -5.0, 0.0, -1.0, -3.0, -4.0, 1.0, 2.0, 2.0, 4.0],
    x14: [5.0, -2.0, -1.0, -2.0, -2.0, -2.0, -5.0, 3.0, -3.0, 4.0, 3.0, -1.0, 0.0, -1.0, -5.0, 5.0, -4.0,
    -5.0],
    t15: [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 0.0, 1.0, 0.0, 1.0, -1.0, 1.0, -1.0, -1.0],
    x16: packed('|i1',
    'c-jTQfeipK2*WT9%Ks0K1Uu0*vqfCmS9}H!pg|4`', 1.0
),
    x17: packed('|i1',
    'c-jTQhYbJ#2m>HT{r}*O2u$ZnvxSB?pmQVY0gDt1`T', 1.0
),
    t18: packed('|i1',
    'c-muNU|<qq;NW6lU|?b3WMBZ(3=CW>00apDNB', 1.0
),
}, name='lengths').AddVariations('float16').DisableLifeTimeVariation()

# The last block of a loop over rows of many lengths has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3], 0.5, 120))
x2 = Input('x2', (U8, [3], 0.5, 120))
t3 = Output('t3', (U8, [3], 0.5, 120))
x4 = Input('x4', (U8, [5], 0.5, 120))
x5 = Input('x5', (U8, [5], 0.5, 120))
t6 = Output('t6', (U8, [5], 0.5, 120))
x7 = Input('x7', (U8, [7], 0.5, 120))
x8 = Input('x8', (U8, [7], 0.5, 120))
t9 = Output('t9', (U8, [7], 0.5, 120))
x10 = Input('x10', (U8, [15], 0.5, 120))
x11 = Input('x11', (U8, [15], 0.5, 120))
t12 = Output('t12', (U8, [15], 0.5, 120))
x13 = Input('x13', (U8, [18], 0.5, 120))
x14 = Input('x14', (U8, [18], 0.5, 120))
t15 = Output('t15', (U8, [18], 0.5, 120))
x16 = Input('x16', (U8, [25], 0.5, 120))
x17 = Input('x17', (U8, [25], 0.5, 120))
t18 = Output('t18', (U8, [25], 0.5, 120))
model = Model()
model.Operation('MUL', x1, x2, 3).To(t3)
model.Operation('MUL', x4, x5, 2).To(t6)
model.Operation('MUL', x7, x8, 1).To(t9)
model.Operation('MUL', x10, x11, 3).To(t12)
model.Operation('MUL', x13, x14, 2).To(t15)
model.Operation('MUL', x16, x17, 1).To(t18)
Example({
    x1: [114, 114, 116],
    x2: [114, 114, 112],
    t3: [132, 132, 132],
    x4: [124, 128, 110, 112, 120],
    x5: [126, 128, 122, 122, 130],
    t6: [122, 122, 118, 118, 120],
    x7: [118, 124, 118, 116, 114, 128, 114],
    x8: [128, 116, 118, 116, 126, 110, 126],
    t9: [120, 120, 122, 128, 120, 120, 120],
    x10: [118, 122, 122, 110, 112, 120, 122, 112, 120, 110, 120, 130, 124, 112, 128],
    x11: [120, 120, 126, 124, 114, 114, 118, 116, 110, 116, 110, 114, 110, 118, 122],
    t12: [120, 120, 126, 120, 132, 120, 120, 132, 120, 132, 120, 120, 120, 128, 128],
    x13: [124, 128, 110, 128, 118, 122, 112, 128, 116, 110, 120, 118, 114, 112, 122, 124, 124, 128],
    x14: [130, 116, 118, 116, 116, 116, 110, 126, 114, 128, 126, 118, 120, 118, 110, 130, 112, 110],
    t15: [122, 118, 122, 118, 122, 118, 122, 122, 122, 118, 120, 122, 120, 122, 118, 122, 118, 118],
    x16: packed('<i2',
    'c-m`dC@X8ID`_gKDQPGxDyb{0swpWbX(}mWzy$!o)eFr'
),
    x17: packed('<i2',
    'c-qS=sVZrzD5$BcXsBu^sw-*8D=KNKDab2ezy$!jDGRF'
),
    t18: packed('<i2',
    'c-pI|sHj;`(a}>;QPEJ*RZ#(^D=K;#7;pgq(@zXX'
),
}, name='lengths_quant8').AddVariations(signed(x1, x2, t3, x4, x5, t6, x7, x8, t9, x10, x11, t12, x13, x14, t15, x16, x17, t18)).DisableLifeTimeVariation()
