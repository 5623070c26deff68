# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: constants that are alike but for one element.

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

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 12]))
c2 = Parameter('c2', (F32, [2, 12]), [-2.0, 2.0, -2.0, 2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 0.0, 2.0, 0.0, -2.0, 0.0, -1.0, 1.0,
    0.0, 1.0, 0.0, 1.0, 2.0, -1.0])
c3 = Parameter('c3', (F32, [2]), [1.0, -1.0])
t4 = Output('t4', (F32, [2, 2]))
x5 = Input('x5', (F32, [2, 12]))
c6 = Parameter('c6', (F32, [2, 12]), [-2.0, 2.0, -2.0, 2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 0.0, 2.0, 0.0, -2.0, 0.0, -1.0, 1.0,
    0.0, 1.0, 0.0, 1.0, 2.0, 0.0])
c7 = Parameter('c7', (F32, [2]), [1.0, -1.0])
t8 = Output('t8', (F32, [2, 2]))
x9 = Input('x9', (F32, [2, 12]))
c10 = Parameter('c10', (F32, [2, 12]), [-1.0, 2.0, -2.0, 2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 0.0, 2.0, 0.0, -2.0, 0.0, -1.0, 1.0,
    0.0, 1.0, 0.0, 1.0, 2.0, -1.0])
c11 = Parameter('c11', (F32, [2]), [1.0, -1.0])
t12 = Output('t12', (F32, [2, 2]))
x13 = Input('x13', (F32, [2, 12]))
c14 = Parameter('c14', (F32, [2, 12]), [-2.0, 2.0, -2.0, 2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 0.0, 1.0, 0.0, -2.0, 0.0, -1.0, 1.0,
    0.0, 1.0, 0.0, 1.0, 2.0, -1.0])
c15 = Parameter('c15', (F32, [2]), [1.0, -1.0])
t16 = Output('t16', (F32, [2, 2]))
x17 = Input('x17', (F32, [2, 12]))
c18 = Parameter('c18', (F32, [2, 12]), [-2.0, 2.0, -2.0, 2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 0.0, 2.0, 0.0, -2.0, 0.0, -1.0, 1.0,
    0.0, 1.0, 0.0, 2.0, 1.0, -1.0])
c19 = Parameter('c19', (F32, [2]), [1.0, -1.0])
t20 = Output('t20', (F32, [2, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 0).To(t20)
Example({
    x1: [-3.0, -2.0, 3.0, -2.0, 3.0, -3.0, 1.0, 2.0, -3.0, 1.0, -2.0, -2.0, 1.0, -2.0, 0.0, -3.0, -1.0, 1.0,
    -3.0, -2.0, -2.0, -2.0, 2.0, 1.0],
    t4: [-11.0, -18.0, -13.0, 2.0],
    x5: [-2.0, 1.0, 2.0, -3.0, 3.0, 2.0, 0.0, 0.0, 0.0, 3.0, 3.0, -3.0, 1.0, -1.0, -1.0, 0.0, 3.0, 2.0, 0.0,
    3.0, 3.0, 2.0, -1.0, 3.0],
    t8: [-7.0, -1.0, 0.0, 5.0],
    x9: [0.0, 2.0, 3.0, -2.0, 0.0, 0.0, -3.0, 2.0, -2.0, -1.0, 1.0, 3.0, -3.0, -1.0, -1.0, -2.0, -1.0, 3.0,
    -2.0, -1.0, -2.0, 3.0, 3.0, -2.0],
    t12: [-3.0, -7.0, -5.0, 9.0],
    x13: [2.0, 2.0, -2.0, -1.0, -3.0, -1.0, 3.0, -1.0, 3.0, -1.0, -1.0, -3.0, 0.0, 1.0, 0.0, 2.0, -3.0, -3.0,
    0.0, 1.0, -2.0, 0.0, 0.0, 3.0],
    t16: [9.0, 6.0, 13.0, -3.0],
    x17: [-2.0, -2.0, -1.0, -2.0, -1.0, 2.0, -3.0, 3.0, 3.0, -3.0, 3.0, -1.0, 1.0, 0.0, 1.0, 3.0, 1.0, 1.0,
    3.0, 0.0, -1.0, -1.0, 0.0, -1.0],
    t20: [11.0, 1.0, -5.0, -2.0],
}, name='short').AddVariations('float16').DisableLifeTimeVariation()

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 12], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 12], 0.5, 128), [124, 132, 124, 132, 126, 124, 126, 130, 132, 128, 130, 128, 132, 128, 124, 128, 126, 130, 128, 130,
    128, 130, 132, 126])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [4, -4])
t4 = Output('t4', (U8, [2, 2], 0.5, 120))
x5 = Input('x5', (U8, [2, 12], 0.5, 120))
c6 = Parameter('c6', (U8, [2, 12], 0.5, 128), [124, 132, 124, 132, 126, 124, 126, 130, 132, 128, 130, 128, 132, 128, 124, 128, 126, 130, 128, 130,
    128, 130, 132, 128])
c7 = Parameter('c7', (I32, [2], 0.25, 0), [4, -4])
t8 = Output('t8', (U8, [2, 2], 0.5, 120))
x9 = Input('x9', (U8, [2, 12], 0.5, 120))
c10 = Parameter('c10', (U8, [2, 12], 0.5, 128), [126, 132, 124, 132, 126, 124, 126, 130, 132, 128, 130, 128, 132, 128, 124, 128, 126, 130, 128, 130,
    128, 130, 132, 126])
c11 = Parameter('c11', (I32, [2], 0.25, 0), [4, -4])
t12 = Output('t12', (U8, [2, 2], 0.5, 120))
x13 = Input('x13', (U8, [2, 12], 0.5, 120))
c14 = Parameter('c14', (U8, [2, 12], 0.5, 128), [124, 132, 124, 132, 126, 124, 126, 130, 132, 128, 130, 128, 130, 128, 124, 128, 126, 130, 128, 130,
    128, 130, 132, 126])
c15 = Parameter('c15', (I32, [2], 0.25, 0), [4, -4])
t16 = Output('t16', (U8, [2, 2], 0.5, 120))
x17 = Input('x17', (U8, [2, 12], 0.5, 120))
c18 = Parameter('c18', (U8, [2, 12], 0.5, 128), [124, 132, 124, 132, 126, 124, 126, 130, 132, 128, 130, 128, 132, 128, 124, 128, 126, 130, 128, 130,
    128, 132, 130, 126])
c19 = Parameter('c19', (I32, [2], 0.25, 0), [4, -4])
t20 = Output('t20', (U8, [2, 2], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 0).To(t20)
Example({
    x1: [114, 116, 126, 116, 126, 114, 122, 124, 114, 122, 116, 116, 122, 116, 120, 114, 118, 122, 114, 116,
    116, 116, 124, 122],
    t4: [98, 84, 94, 124],
    x5: [116, 122, 124, 114, 126, 124, 120, 120, 120, 126, 126, 114, 122, 118, 118, 120, 126, 124, 120, 126,
    126, 124, 118, 126],
    t8: [106, 118, 120, 130],
    x9: [120, 124, 126, 116, 120, 120, 114, 124, 116, 118, 122, 126, 114, 118, 118, 116, 118, 126, 116, 118,
    116, 126, 126, 116],
    t12: [114, 106, 110, 138],
    x13: [124, 124, 116, 118, 114, 118, 126, 118, 126, 118, 118, 114, 120, 122, 120, 124, 114, 114, 120, 122,
    116, 120, 120, 126],
    t16: [138, 132, 146, 114],
    x17: [116, 116, 118, 116, 118, 124, 114, 126, 126, 114, 126, 118, 122, 120, 122, 126, 122, 122, 126, 120,
    118, 118, 120, 118],
    t20: [142, 122, 110, 116],
}, name='short_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20)).DisableLifeTimeVariation()

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 1]))
c2 = Parameter('c2', (F32, [24, 1]), [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
    1.0, 1.0, 1.0, 1.0])
c3 = Parameter('c3', (F32, [24]), [2.0, 2.0, 1.0, 2.0, -2.0, 2.0, 0.0, 0.0, 2.0, -1.0, 0.0, 1.0, -2.0, 2.0, -2.0, -1.0, 0.0, 1.0, 2.0,
    2.0, -2.0, 1.0, 2.0, -1.0])
t4 = Output('t4', (F32, [2, 24]))
x5 = Input('x5', (F32, [2, 1]))
c6 = Parameter('c6', (F32, [24, 1]), [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
    1.0, 1.0, 1.0, 1.0])
c7 = Parameter('c7', (F32, [24]), [2.0, 2.0, 1.0, 2.0, -2.0, 2.0, 0.0, 0.0, 2.0, -1.0, 0.0, 1.0, -2.0, 2.0, -2.0, -1.0, 0.0, 1.0, 2.0,
    2.0, -2.0, 1.0, 2.0, 0.0])
t8 = Output('t8', (F32, [2, 24]))
x9 = Input('x9', (F32, [2, 1]))
c10 = Parameter('c10', (F32, [24, 1]), [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
    1.0, 1.0, 1.0, 1.0])
c11 = Parameter('c11', (F32, [24]), [1.0, 2.0, 1.0, 2.0, -2.0, 2.0, 0.0, 0.0, 2.0, -1.0, 0.0, 1.0, -2.0, 2.0, -2.0, -1.0, 0.0, 1.0, 2.0,
    2.0, -2.0, 1.0, 2.0, -1.0])
t12 = Output('t12', (F32, [2, 24]))
x13 = Input('x13', (F32, [2, 1]))
c14 = Parameter('c14', (F32, [24, 1]), [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
    1.0, 1.0, 1.0, 1.0])
c15 = Parameter('c15', (F32, [24]), [2.0, 2.0, 1.0, 2.0, -2.0, 2.0, 0.0, 0.0, 2.0, -1.0, 0.0, 1.0, -1.0, 2.0, -2.0, -1.0, 0.0, 1.0, 2.0,
    2.0, -2.0, 1.0, 2.0, -1.0])
t16 = Output('t16', (F32, [2, 24]))
x17 = Input('x17', (F32, [2, 1]))
c18 = Parameter('c18', (F32, [24, 1]), [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
    1.0, 1.0, 1.0, 1.0])
c19 = Parameter('c19', (F32, [24]), [2.0, 2.0, 1.0, 2.0, -2.0, 2.0, 0.0, 0.0, 2.0, -1.0, 0.0, 1.0, -2.0, 2.0, -2.0, -1.0, 0.0, 1.0, 2.0,
    2.0, -2.0, 2.0, 1.0, -1.0])
t20 = Output('t20', (F32, [2, 24]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 0).To(t20)
Example({
    x1: [1.0, -2.0],
    t4: packed('|i1',
    'c-jrbu>k-u2*WUg|NoehqCwimDyfdSH7yW^UEXGx8z#IDKF1RO', 1.0
),
    x5: [1.0, -2.0],
    t8: packed('|i1',
    'c-jrbu>k-u2*WUg|NoehqCwimDyfdSHElr{c6pm&ZkVtiKH(Dq', 1.0
),
    x9: [1.0, -2.0],
    t12: packed('|i1',
    'c-jrbfeipK48pJ!{{NVjRhBHv^^6(Sz3s~Mgk9b?<c5^@0akw#{Q', 1.0
),
    x13: [1.0, -2.0],
    t16: packed('|i1',
    'c-jrbu>k-u2*WUg|Nj_Bt3levDyhc&H7yW^JNB~7A13Sr8ut<b', 1.0
),
    x17: [1.0, -2.0],
    t20: packed('|i1',
    'c-jre!3_Wa2m-NF_TN}VK20jMtSV7$IVx|!40r5#m`Lt@J;@UP', 1.0
),
}, name='biases').AddVariations('float16').DisableLifeTimeVariation()

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [24, 1], 0.5, 128), [130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130,
    130, 130, 130, 130])
c3 = Parameter('c3', (I32, [24], 0.25, 0), [8, 8, 4, 8, -8, 8, 0, 0, 8, -4, 0, 4, -8, 8, -8, -4, 0, 4, 8, 8, -8, 4, 8, -4])
t4 = Output('t4', (U8, [2, 24], 0.5, 120))
x5 = Input('x5', (U8, [2, 1], 0.5, 120))
c6 = Parameter('c6', (U8, [24, 1], 0.5, 128), [130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130,
    130, 130, 130, 130])
c7 = Parameter('c7', (I32, [24], 0.25, 0), [8, 8, 4, 8, -8, 8, 0, 0, 8, -4, 0, 4, -8, 8, -8, -4, 0, 4, 8, 8, -8, 4, 8, 0])
t8 = Output('t8', (U8, [2, 24], 0.5, 120))
x9 = Input('x9', (U8, [2, 1], 0.5, 120))
c10 = Parameter('c10', (U8, [24, 1], 0.5, 128), [130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130,
    130, 130, 130, 130])
c11 = Parameter('c11', (I32, [24], 0.25, 0), [4, 8, 4, 8, -8, 8, 0, 0, 8, -4, 0, 4, -8, 8, -8, -4, 0, 4, 8, 8, -8, 4, 8, -4])
t12 = Output('t12', (U8, [2, 24], 0.5, 120))
x13 = Input('x13', (U8, [2, 1], 0.5, 120))
c14 = Parameter('c14', (U8, [24, 1], 0.5, 128), [130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130,
    130, 130, 130, 130])
c15 = Parameter('c15', (I32, [24], 0.25, 0), [8, 8, 4, 8, -8, 8, 0, 0, 8, -4, 0, 4, -4, 8, -8, -4, 0, 4, 8, 8, -8, 4, 8, -4])
t16 = Output('t16', (U8, [2, 24], 0.5, 120))
x17 = Input('x17', (U8, [2, 1], 0.5, 120))
c18 = Parameter('c18', (U8, [24, 1], 0.5, 128), [130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130,
    130, 130, 130, 130])
c19 = Parameter('c19', (I32, [24], 0.25, 0), [8, 8, 4, 8, -8, 8, 0, 0, 8, -4, 0, 4, -8, 8, -8, -4, 0, 4, 8, 8, -8, 8, 4, -4])
t20 = Output('t20', (U8, [2, 24], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 0).To(t20)
Example({
    x1: [122, 116],
    t4: packed('|i1',
    'c-jrbK?(pc2*kiIi^vj0^7eKPqi5Wey_mn|1VS-GPm20Og?=uc7JU'
),
    x5: [122, 116],
    t8: packed('|i1',
    'c-jrbK?(pc2*kiIOOYjr<n471qidXz*_d0i4uqnc*D30T3jF~t(iVX'
),
    x9: [122, 116],
    t12: packed('|i1',
    'c-jrb0R{j-3<JS0$Ek>lef!lgrI=l^HNL?mKFUnqSkaxxc^@tg7I^'
),
    x13: [122, 116],
    t16: packed('|i1',
    'c-jrbK?(pc2*kiIi^vj0^7eKPqi5WeJ<MNo0->0pCr$mKLO(A47J&'
),
    x17: [122, 116],
    t20: packed('|i1',
    'c-jre!3h8W2m`T|MWh@eo!x!{vCs0Z*^?EWA0UbudQ?;-S3fSI7JU'
),
}, name='biases_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20)).DisableLifeTimeVariation()
