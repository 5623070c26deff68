# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_PROD: axes from the back, beside moves.

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

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 3]))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (F32, [1, 3, 3, 3]))
c4 = Parameter('c4', (I32, [1]), [-1])
t5 = Output('t5', (F32, [1, 3, 3]))
x6 = Input('x6', (F32, [1, 3, 3, 3]))
c7 = Parameter('c7', (I32, [4]), [0, 3, 1, 2])
t8 = Internal('t8', (F32, [1, 3, 3, 3]))
c9 = Parameter('c9', (I32, [1]), [-2])
t10 = Output('t10', (F32, [1, 3, 3]))
x11 = Input('x11', (F32, [1, 3, 3, 3]))
c12 = Parameter('c12', (I32, [4]), [0, 2, 3, 1])
t13 = Internal('t13', (F32, [1, 3, 3, 3]))
c14 = Parameter('c14', (I32, [1]), [-1])
t15 = Output('t15', (F32, [1, 3, 3]))
x16 = Input('x16', (F32, [1, 3, 3, 3]))
c17 = Parameter('c17', (I32, [4]), [0, 2, 3, 1])
t18 = Internal('t18', (F32, [1, 3, 3, 3]))
c19 = Parameter('c19', (I32, [1]), [-2])
t20 = Output('t20', (F32, [1, 3, 3]))
x21 = Input('x21', (F32, [1, 3, 3, 3]))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (F32, [3, 1, 3, 3]))
c24 = Parameter('c24', (I32, [1]), [-1])
t25 = Output('t25', (F32, [3, 1, 3]))
x26 = Input('x26', (F32, [1, 3, 3, 3]))
c27 = Parameter('c27', (I32, [4]), [1, 0, 2, 3])
t28 = Internal('t28', (F32, [3, 1, 3, 3]))
c29 = Parameter('c29', (I32, [1]), [-2])
t30 = Output('t30', (F32, [3, 1, 3]))
x31 = Input('x31', (F32, [1, 3, 3, 3]))
c32 = Parameter('c32', (I32, [4]), [0, 1, 3, 2])
t33 = Internal('t33', (F32, [1, 3, 3, 3]))
c34 = Parameter('c34', (I32, [1]), [-1])
t35 = Output('t35', (F32, [1, 3, 3]))
x36 = Input('x36', (F32, [1, 3, 3, 3]))
c37 = Parameter('c37', (I32, [4]), [0, 1, 3, 2])
t38 = Internal('t38', (F32, [1, 3, 3, 3]))
c39 = Parameter('c39', (I32, [1]), [-2])
t40 = Output('t40', (F32, [1, 3, 3]))
x42 = Input('x42', (F32, [1, 3, 3, 3]))
c43 = Parameter('c43', (I32, [1]), [-2])
t44 = Internal('t44', (F32, [1, 3, 3]))
c41 = Parameter('c41', (I32, [3]), [1, 2, 0])
t45 = Output('t45', (F32, [3, 3, 1]))
x46 = Input('x46', (F32, [1, 3, 3, 3]))
c47 = Parameter('c47', (I32, [1]), [-3])
t48 = Internal('t48', (F32, [1, 3, 3]))
t49 = Output('t49', (F32, [3, 3, 1]))
x50 = Input('x50', (F32, [1, 3, 3, 3]))
c51 = Parameter('c51', (I32, [1]), [-2])
t52 = Internal('t52', (F32, [1, 3, 3]))
c53 = Parameter('c53', (I32, [1]), [-1])
t54 = Output('t54', (F32, [9]))
x55 = Input('x55', (F32, [1, 3, 3, 3]))
c56 = Parameter('c56', (I32, [4]), [3, 1, 3, 3])
t57 = Internal('t57', (F32, [3, 1, 3, 3]))
c58 = Parameter('c58', (I32, [1]), [-4])
t59 = Output('t59', (F32, [1, 3, 3]))
x60 = Input('x60', (F32, [1, 3, 3, 3]))
c61 = Parameter('c61', (I32, [1]), [0])
t62 = Internal('t62', (F32, [3, 3, 3]))
c63 = Parameter('c63', (I32, [1]), [-3])
t64 = Output('t64', (F32, [3, 3]))
x65 = Input('x65', (F32, [3, 3, 3]))
t66 = Internal('t66', (F32, [3, 3, 3, 1]))
c67 = Parameter('c67', (I32, [1]), [-2])
t68 = Output('t68', (F32, [3, 3, 1]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('REDUCE_PROD', t3, c4, False).To(t5)
model.Operation('TRANSPOSE', x6, c7).To(t8)
model.Operation('REDUCE_PROD', t8, c9, False).To(t10)
model.Operation('TRANSPOSE', x11, c12).To(t13)
model.Operation('REDUCE_PROD', t13, c14, False).To(t15)
model.Operation('TRANSPOSE', x16, c17).To(t18)
model.Operation('REDUCE_PROD', t18, c19, False).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('REDUCE_PROD', t23, c24, False).To(t25)
model.Operation('TRANSPOSE', x26, c27).To(t28)
model.Operation('REDUCE_PROD', t28, c29, False).To(t30)
model.Operation('TRANSPOSE', x31, c32).To(t33)
model.Operation('REDUCE_PROD', t33, c34, False).To(t35)
model.Operation('TRANSPOSE', x36, c37).To(t38)
model.Operation('REDUCE_PROD', t38, c39, False).To(t40)
model.Operation('REDUCE_PROD', x42, c43, False).To(t44)
model.Operation('TRANSPOSE', t44, c41).To(t45)
model.Operation('REDUCE_PROD', x46, c47, False).To(t48)
model.Operation('TRANSPOSE', t48, c41).To(t49)
model.Operation('REDUCE_PROD', x50, c51, False).To(t52)
model.Operation('RESHAPE', t52, c53).To(t54)
model.Operation('RESHAPE', x55, c56).To(t57)
model.Operation('REDUCE_PROD', t57, c58, False).To(t59)
model.Operation('SQUEEZE', x60, c61).To(t62)
model.Operation('REDUCE_PROD', t62, c63, False).To(t64)
model.Operation('EXPAND_DIMS', x65, 3).To(t66)
model.Operation('REDUCE_PROD', t66, c67, False).To(t68)
Example({
    x1: packed('|i1',
    'c-rGJV1H@PrGLTH_<_hzzUQjEtTHAyZi#B@+_MA#eZ&cQ', 0.0625
),
    t5: [-3.1669922, -3.2248535, -11.4296875, -35.4375, -1.421875, -9.064453, 0.9057617, -0.61035156,
    -22.822266],
    x6: packed('|i1',
    'c-jFQ0ObGr=hFEc5FObK_46Y<-sCviz#{S0IX?u*$|l`_4$}', 0.0625
),
    t10: [0.54785156, -5.8447266, -22.203125, -1.1901855, -14.642578, -19.538086, 16.901855, -0.4375,
    -7.71875],
    x11: packed('|i1',
    'c-m7q!DXXmaQw?l8Dqh_LRZg!HhXZBRpc4l0kt0hr@{>7', 0.0625
),
    t15: [-7.0, 27.19336, 0.20751953, -10.253906, -4.798828, -3.0234375, -43.640625, 1.4472656, 2.4257812],
    x16: packed('|i1',
    'c-jFQ0ObD$4n4!xJRS_;0S)-x8wnXE(C5zO#LLv~_wkpB4jc', 0.0625
),
    t20: [1.2509766, -0.025390625, -8.239746, 37.529297, -2.0170898, -34.160156, -2.7246094, -11.1328125,
    -0.5932617],
    x21: packed('|i1',
    'c-lLzWukK7nv9SYpQxoayP5gZCrqalUg|v3yK4^sgKi2*', 0.0625
),
    t25: [-30.392578, 17.71875, 7.1367188, 4.0913086, 3.9682617, 10.151367, -0.84375, 7.4121094, -24.763184],
    x26: packed('|i1',
    'c-lM7rg+$l(STWA%~HtloWpb7@5U+@ZW!6!di5CqdtD14', 0.0625
),
    t30: [37.88672, 0.23730469, 0.24975586, -11.364746, -31.311035, -2.53125, 18.925781, -9.667969,
    9.4453125],
    x31: packed('|i1',
    'c-jFQ0ObD?+TJ3?`t8@}()9xsH32;fz!uET&n)Zm^c&XG4+{', 0.0625
),
    t35: [-2.8388672, -22.441895, -1.2451172, -14.38623, -1.5656738, -0.046875, 3.6845703, 6.703125,
    6.9213867],
    x36: packed('|i1',
    'c-oVH_Vl!vmf>$j#uIF|H<UPJ&zkcdWLFc?WY7lymAeSn', 0.0625
),
    t40: [5.3129883, -11.956055, -1.973877, -0.08203125, -20.253906, -2.8886719, -10.997314, 1.1689453, 0.0],
    x42: packed('|i1',
    'c-rH8Y;f`T4^yKj-1_&QfB64Uo=g18DSkV}Lvrr`%6JY3', 0.0625
),
    t45: [-8.51416, 20.178223, 2.625, 2.0812988, -5.6914062, 0.080566406, -5.222168, -5.4492188, 7.8310547],
    x46: packed('|i1',
    'c-niZ$)lt3h2sS84e|Hde}y?&r0k9PuASjO%qRi?j#LSa', 0.0625
),
    t49: [14.150391, 11.741455, -0.6972656, -19.40039, 1.5234375, -0.83496094, -1.0722656, -0.0546875,
    1.6503906],
    x50: packed('|i1',
    'c-p&aB79f$+v%qaO7FzfFED*LrNa04(eoobM%P&Zyd@1v', 0.0625
),
    t54: [-19.473877, -7.198242, 0.0, -5.1796875, -11.390625, 0.38671875, -4.272461, -17.416992, -0.43945312],
    x55: packed('|i1',
    'c-s45WUk`CA<g$p;UWW%o`x-psKu=}_n&@0_v<78eLM@u', 0.0625
),
    t59: [-7.0, 21.801758, 0.0, -3.4804688, -19.40625, -0.703125, -20.10498, -0.08203125, 7.331543],
    x60: packed('|i1',
    'c-jFQ0ObF`0N6a}_rw480u#ap;o0jl{U;3S;w3C3(>C0+4w?', 0.0625
),
    t64: [-1.21875, 0.0, -13.3203125, -2.6367188, 6.720703, 3.7705078, 11.258789, 0.5493164, 0.3955078],
    x65: packed('|i1',
    'c-jFQ0ObE0$^!yG<22at*W2v%AQUz`{@~ij!5I4J?-j;i4}b', 0.0625
),
    t68: [-1.0678711, -0.90625, 8.125, -7.4072266, -1.71875, -1.5556641, -16.921875, 2.2148438, 2.0917969],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()
