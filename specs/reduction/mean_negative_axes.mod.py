# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: axes from the back, beside moves.

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
model.Operation('MEAN', t3, c4, 0).To(t5)
model.Operation('TRANSPOSE', x6, c7).To(t8)
model.Operation('MEAN', t8, c9, 0).To(t10)
model.Operation('TRANSPOSE', x11, c12).To(t13)
model.Operation('MEAN', t13, c14, 0).To(t15)
model.Operation('TRANSPOSE', x16, c17).To(t18)
model.Operation('MEAN', t18, c19, 0).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('MEAN', t23, c24, 0).To(t25)
model.Operation('TRANSPOSE', x26, c27).To(t28)
model.Operation('MEAN', t28, c29, 0).To(t30)
model.Operation('TRANSPOSE', x31, c32).To(t33)
model.Operation('MEAN', t33, c34, 0).To(t35)
model.Operation('TRANSPOSE', x36, c37).To(t38)
model.Operation('MEAN', t38, c39, 0).To(t40)
model.Operation('MEAN', x42, c43, 0).To(t44)
model.Operation('TRANSPOSE', t44, c41).To(t45)
model.Operation('MEAN', x46, c47, 0).To(t48)
model.Operation('TRANSPOSE', t48, c41).To(t49)
model.Operation('MEAN', x50, c51, 0).To(t52)
model.Operation('RESHAPE', t52, c53).To(t54)
model.Operation('RESHAPE', x55, c56).To(t57)
model.Operation('MEAN', t57, c58, 0).To(t59)
model.Operation('SQUEEZE', x60, c61).To(t62)
model.Operation('MEAN', t62, c63, 0).To(t64)
model.Operation('EXPAND_DIMS', x65, 3).To(t66)
model.Operation('MEAN', t66, c67, 0).To(t68)
Example({
    x1: packed('|i1',
    'c-jFQ0ObF|!3aGM@e|-0-T}!h|L^A3#RMeh%-0OhI26J94e|', 0.0625
),
    t5: [0.375, -0.33333334, -2.0208333, -1.6666666, -0.875, 1.0625, 0.39583334, -2.7291667, 0.14583333],
    x6: packed('|i1',
    'c-s5(PUp-GOB1~(uO)P?7+<jSoIPT8?=rX8^-IP8z~l`T', 0.0625
),
    t10: [-1.7708334, -0.8125, 0.375, 1.25, -0.5833333, 0.25, 1.1458334, 1.1458334, -0.5833333],
    x11: packed('|i1',
    'c-j-SHTZGY?&&>s{v#ZZ4{Dg0e>Xk)>Dzsl4_Ac&xbO}p', 0.0625
),
    t15: [1.8541666, -1.2083334, 0.875, -0.9791667, -2.7291667, 2.2083333, 0.1875, -0.45833334, 1.0208334],
    x16: packed('|i1',
    'c-jFQ0ObG3E7>CED&5ol^7Q&A7AVg(`xG<x{tO_%#N6N`54Z', 0.0625
),
    t20: [-1.0833334, -0.6666667, 1.2916666, 1.0416666, 2.1041667, 0.875, -1.7291666, -0.020833334,
    -3.3333333],
    x21: packed('|i1',
    'c-jFQ0ObG8BHQxfJir;p*Xqg|0Msh*66FUqA;j7H0Snl24h8', 0.0625
),
    t25: [-1.125, 0.33333334, -2.0, -2.4375, -0.375, 0.9166667, 0.6875, -1.375, 0.14583333],
    x26: packed('|i1',
    'c-mw8{N^;vgRgcLcR&2&JHaolEpK-4p|K33{eM;f#{CR{', 0.0625
),
    t30: [-1.2083334, 1.1041666, 0.083333336, 0.125, -0.6041667, 0.9166667, 3.5, -0.75, -0.5208333],
    x31: packed('|i1',
    'c-oWre92b(zVQ1u3^GTU<lbuXG2T?Z@>o>tz+EW-sdNj?', 0.0625
),
    t35: [2.1666667, 0.27083334, -2.0625, 0.8958333, 1.5, -1.625, -2.75, 0.4375, 0.083333336],
    x36: packed('|i1',
    'c-lL8LjDqq%D2l`o|>r}8;UBLbMv1$sPl<KLG~*EtpN*K', 0.0625
),
    t40: [-1.6666666, -0.125, -2.0625, 1.375, 2.5208333, 2.0625, -2.0833333, 0.7916667, 1.0416666],
    x42: packed('|i1',
    'c-qsKyr6nb_^pXGhrFVOnbvC-#;bxlB6nYKU3>=sd&dd)', 0.0625
),
    t45: [1.3541666, 0.7291667, 0.625, 0.5625, 1.8541666, 1.5833334, -0.27083334, -1.3541666, 0.041666668],
    x46: packed('|i1',
    'c-mw9|C-BMP3GFggXi?wICz;qYHLcEocPJZr+O0rmyQZx', 0.0625
),
    t49: [-0.4375, -0.5625, 1.625, -0.8333333, 1.25, 1.3125, 0.9375, -0.41666666, -0.8958333],
    x50: packed('|i1',
    'c-lL}c!izM@`SO$Y5T_xf<Hg%Tj?G6B+ABNep?0rn;#0(', 0.0625
),
    t54: [-2.3125, 1.375, 1.2708334, -0.083333336, 2.6458333, 0.45833334, 2.5416667, -1.9791666, 0.45833334],
    x55: packed('|i1',
    'c-jFQ0ObGX+3G3QFx=%35yZgA>?ic^3B%(PHqAXG%HZe(56u', 0.0625
),
    t59: [-1.4583334, -2.6666667, -1.3958334, 0.8125, -2.3541667, 3.0833333, -0.25, -2.0416667, -0.14583333],
    x60: packed('|i1',
    'c-oWK5te((?{Hee^w9&x%Rdh=-;@#8Jg)Zl#K{`~l*$aF', 0.0625
),
    t64: [2.3333333, 0.7708333, 0.5833333, -0.5416667, -0.7083333, 0.104166664, -1.1666666, -2.1875,
    -1.1458334],
    x65: packed('|i1',
    'c-lK-&aClG;^8$F9fd20_!)SFE<KPw_gwt3%^O<)paBdB', 0.0625
),
    t68: [0.125, 1.125, -0.7708333, 0.6666667, -0.9791667, -0.33333334, -1.1458334, -0.6458333, 2.1041667],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()
