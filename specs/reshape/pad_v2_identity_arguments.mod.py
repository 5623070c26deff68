# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD_V2: arguments that ask for nothing.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 8]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t3 = Output('t3', (F32, [2, 2, 3, 8]))
x4 = Input('x4', (F32, [1, 3, 1, 4]))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t6 = Output('t6', (F32, [1, 3, 1, 4]))
x7 = Input('x7', (F32, [1, 2, 2, 3]))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [3, 4]))
c11 = Parameter('c11', (I32, [2, 2]), [0, 0, 0, 0])
t12 = Output('t12', (F32, [3, 4]))
x13 = Input('x13', (F32, [2, 3, 5]))
c14 = Parameter('c14', (I32, [3, 2]), [0, 0, 0, 0, 0, 0])
t15 = Output('t15', (F32, [2, 3, 5]))
x16 = Input('x16', (F32, [16]))
c17 = Parameter('c17', (I32, [1, 2]), [0, 0])
t18 = Output('t18', (F32, [16]))
model = Model()
model.Operation('PAD_V2', x1, c2, 1.5).To(t3)
model.Operation('PAD_V2', x4, c5, 1.5).To(t6)
model.Operation('PAD_V2', x7, c8, 1.5).To(t9)
model.Operation('PAD_V2', x10, c11, 1.5).To(t12)
model.Operation('PAD_V2', x13, c14, 1.5).To(t15)
model.Operation('PAD_V2', x16, c17, 1.5).To(t18)
Example({
    x1: packed('|i1',
    'c-jTQhY<iE2n4X>MPUDFrJKYBlSGT@awtt6dGd~TT}hQLWTTX*(P@hc)=7fkIvskjL1P?9E3PsR>;m3VYy1HLV=WB', 0.5
),
    t3: packed('|i1',
    'c-jTQhY<iE2n4X>MPUDFrJKYBlSGT@awtt6dGd~TT}hQLWTTX*(P@hc)=7fkIvskjL1P?9E3PsR>;m3VYy1HLV=WB', 0.5
),
    x4: [3.5, 3.0, -3.0, 1.0, -2.5, 3.5, -1.0, -3.0, 4.0, 2.5, -3.0, 1.0],
    t6: [3.5, 3.0, -3.0, 1.0, -2.5, 3.5, -1.0, -3.0, 4.0, 2.5, -3.0, 1.0],
    x7: [-2.0, -3.0, -3.5, 1.0, -3.5, 2.0, -2.0, 4.0, -2.0, -1.0, -3.5, -2.0],
    t9: [-2.0, -3.0, -3.5, 1.0, -3.5, 2.0, -2.0, 4.0, -2.0, -1.0, -3.5, -2.0],
    x10: [-2.0, 1.0, 1.0, -4.0, -1.0, 2.5, 1.0, 2.0, 4.0, 3.5, -2.0, -1.5],
    t12: [-2.0, 1.0, 1.0, -4.0, -1.0, 2.5, 1.0, 2.0, 4.0, 3.5, -2.0, -1.5],
    x13: packed('|i1',
    'c-jTQfeip43<9tWhVlPv4Z&&4(^t<X*8rseJwa;Q&<Da{3<&', 0.5
),
    t15: packed('|i1',
    'c-jTQfeip43<9tWhVlPv4Z&&4(^t<X*8rseJwa;Q&<Da{3<&', 0.5
),
    x16: [-2.5, 1.5, 1.5, 1.5, 2.0, -2.0, 3.5, 3.5, 1.5, 2.0, -1.5, 1.0, -3.0, 1.0, 3.5, -0.5],
    t18: [-2.5, 1.5, 1.5, 1.5, 2.0, -2.0, 3.5, 3.5, 1.5, 2.0, -1.5, 1.0, -3.0, 1.0, 3.5, -0.5],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t3 = Output('t3', (U8, [2, 2, 3, 8], 0.5, 120))
x4 = Input('x4', (U8, [1, 3, 1, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t6 = Output('t6', (U8, [1, 3, 1, 4], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 2, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [3, 4], 0.5, 120))
c11 = Parameter('c11', (I32, [2, 2]), [0, 0, 0, 0])
t12 = Output('t12', (U8, [3, 4], 0.5, 120))
x13 = Input('x13', (U8, [2, 3, 5], 0.5, 120))
c14 = Parameter('c14', (I32, [3, 2]), [0, 0, 0, 0, 0, 0])
t15 = Output('t15', (U8, [2, 3, 5], 0.5, 120))
x16 = Input('x16', (U8, [16], 0.5, 120))
c17 = Parameter('c17', (I32, [1, 2]), [0, 0])
t18 = Output('t18', (U8, [16], 0.5, 120))
model = Model()
model.Operation('PAD_V2', x1, c2, 123).To(t3)
model.Operation('PAD_V2', x4, c5, 123).To(t6)
model.Operation('PAD_V2', x7, c8, 123).To(t9)
model.Operation('PAD_V2', x10, c11, 123).To(t12)
model.Operation('PAD_V2', x13, c14, 123).To(t15)
model.Operation('PAD_V2', x16, c17, 123).To(t18)
Example({
    x1: packed('<i2',
    'c-pnWi4g-a2n4W{Z2n=5fzq#vNc>RQY`qi3lP<SUpG&5%W!e;C(8)BIY(TljCDC}4HxJffZ~|ntRF@bL02ym+{r>C&biyqS'
),
    t3: packed('<i2',
    'c-pnWi4g-a2n4W{Z2n=5fzq#vNc>RQY`qi3lP<SUpG&5%W!e;C(8)BIY(TljCDC}4HxJffZ~|ntRF@bL02ym+{r>C&biyqS'
),
    x4: [127, 126, 114, 122, 115, 127, 118, 114, 128, 125, 114, 122],
    t6: [127, 126, 114, 122, 115, 127, 118, 114, 128, 125, 114, 122],
    x7: [116, 114, 113, 122, 113, 124, 116, 128, 116, 118, 113, 116],
    t9: [116, 114, 113, 122, 113, 124, 116, 128, 116, 118, 113, 116],
    x10: [116, 122, 122, 112, 118, 125, 122, 124, 128, 127, 116, 117],
    t12: [116, 122, 122, 112, 118, 125, 122, 124, 128, 127, 116, 117],
    x13: packed('<i2',
    'c-pHjs41;2FDk08t}Cmms;n)ks;Vg~sVb>#C@QL|Wxxvnfn^RE'
),
    t15: packed('<i2',
    'c-pHjs41;2FDk08t}Cmms;n)ks;Vg~sVb>#C@QL|Wxxvnfn^RE'
),
    x16: [115, 123, 123, 123, 124, 116, 127, 127, 123, 124, 117, 122, 114, 122, 127, 119],
    t18: [115, 123, 123, 123, 124, 116, 127, 127, 123, 124, 117, 122, 114, 122, 127, 119],
}, name='copies_quant8').DisableLifeTimeVariation()

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [2, 2, 3, 8], 0.5, -8))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t3 = Output('t3', (S8, [2, 2, 3, 8], 0.5, -8))
x4 = Input('x4', (S8, [1, 3, 1, 4], 0.5, -8))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t6 = Output('t6', (S8, [1, 3, 1, 4], 0.5, -8))
x7 = Input('x7', (S8, [1, 2, 2, 3], 0.5, -8))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t9 = Output('t9', (S8, [1, 2, 2, 3], 0.5, -8))
x10 = Input('x10', (S8, [3, 4], 0.5, -8))
c11 = Parameter('c11', (I32, [2, 2]), [0, 0, 0, 0])
t12 = Output('t12', (S8, [3, 4], 0.5, -8))
x13 = Input('x13', (S8, [2, 3, 5], 0.5, -8))
c14 = Parameter('c14', (I32, [3, 2]), [0, 0, 0, 0, 0, 0])
t15 = Output('t15', (S8, [2, 3, 5], 0.5, -8))
x16 = Input('x16', (S8, [16], 0.5, -8))
c17 = Parameter('c17', (I32, [1, 2]), [0, 0])
t18 = Output('t18', (S8, [16], 0.5, -8))
model = Model()
model.Operation('PAD_V2', x1, c2, -5).To(t3)
model.Operation('PAD_V2', x4, c5, -5).To(t6)
model.Operation('PAD_V2', x7, c8, -5).To(t9)
model.Operation('PAD_V2', x10, c11, -5).To(t12)
model.Operation('PAD_V2', x13, c14, -5).To(t15)
model.Operation('PAD_V2', x16, c17, -5).To(t18)
Example({
    x1: packed('|i1',
    'c-jTQhY<iE2m~<ppH}+uBACcS*N6{owrqvoIdd+%z0n;vsKd6(;YtaU-q6C}aoswgfFl@CvNj_YWCHABN&NxaTUQM'
),
    t3: packed('|i1',
    'c-jTQhY<iE2m~<ppH}+uBACcS*N6{owrqvoIdd+%z0n;vsKd6(;YtaU-q6C}aoswgfFl@CvNj_YWCHABN&NxaTUQM'
),
    x4: [-1, -2, -14, -6, -13, -1, -10, -14, 0, -3, -14, -6],
    t6: [-1, -2, -14, -6, -13, -1, -10, -14, 0, -3, -14, -6],
    x7: [-12, -14, -15, -6, -15, -4, -12, 0, -12, -10, -15, -12],
    t9: [-12, -14, -15, -6, -15, -4, -12, 0, -12, -10, -15, -12],
    x10: [-12, -6, -6, -16, -10, -3, -6, -4, 0, -1, -12, -11],
    t12: [-12, -6, -6, -16, -10, -3, -6, -4, 0, -1, -12, -11],
    x13: packed('|i1',
    'c-jTQfeip43<5C!zt#|(84P3VJtr5iUr8NGQxtmv$_KsZ92o'
),
    t15: packed('|i1',
    'c-jTQfeip43<5C!zt#|(84P3VJtr5iUr8NGQxtmv$_KsZ92o'
),
    x16: [-13, -5, -5, -5, -4, -12, -1, -1, -5, -4, -11, -6, -14, -6, -1, -9],
    t18: [-13, -5, -5, -5, -4, -12, -1, -1, -5, -4, -11, -6, -14, -6, -1, -9],
}, name='copies_signed').DisableLifeTimeVariation()
