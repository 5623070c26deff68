# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: axes from the back, beside moves.

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

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 3]))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (F32, [1, 3, 3, 3]))
c4 = Parameter('c4', (I32, [2]), [2, 0])
t5 = Output('t5', (F32, [1, 3, 3, 2]))
x6 = Input('x6', (F32, [1, 3, 3, 3]))
c7 = Parameter('c7', (I32, [4]), [0, 3, 1, 2])
t8 = Internal('t8', (F32, [1, 3, 3, 3]))
c9 = Parameter('c9', (I32, [2]), [2, 0])
t10 = Output('t10', (F32, [1, 3, 2, 3]))
x11 = Input('x11', (F32, [1, 3, 3, 3]))
c12 = Parameter('c12', (I32, [4]), [0, 2, 3, 1])
t13 = Internal('t13', (F32, [1, 3, 3, 3]))
c14 = Parameter('c14', (I32, [2]), [2, 0])
t15 = Output('t15', (F32, [1, 3, 3, 2]))
x16 = Input('x16', (F32, [1, 3, 3, 3]))
c17 = Parameter('c17', (I32, [4]), [0, 2, 3, 1])
t18 = Internal('t18', (F32, [1, 3, 3, 3]))
c19 = Parameter('c19', (I32, [2]), [2, 0])
t20 = Output('t20', (F32, [1, 3, 2, 3]))
x21 = Input('x21', (F32, [1, 3, 3, 3]))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (F32, [3, 1, 3, 3]))
c24 = Parameter('c24', (I32, [2]), [2, 0])
t25 = Output('t25', (F32, [3, 1, 3, 2]))
x26 = Input('x26', (F32, [1, 3, 3, 3]))
c27 = Parameter('c27', (I32, [4]), [1, 0, 2, 3])
t28 = Internal('t28', (F32, [3, 1, 3, 3]))
c29 = Parameter('c29', (I32, [2]), [2, 0])
t30 = Output('t30', (F32, [3, 1, 2, 3]))
x31 = Input('x31', (F32, [1, 3, 3, 3]))
c32 = Parameter('c32', (I32, [4]), [0, 1, 3, 2])
t33 = Internal('t33', (F32, [1, 3, 3, 3]))
c34 = Parameter('c34', (I32, [2]), [2, 0])
t35 = Output('t35', (F32, [1, 3, 3, 2]))
x36 = Input('x36', (F32, [1, 3, 3, 3]))
c37 = Parameter('c37', (I32, [4]), [0, 1, 3, 2])
t38 = Internal('t38', (F32, [1, 3, 3, 3]))
c39 = Parameter('c39', (I32, [2]), [2, 0])
t40 = Output('t40', (F32, [1, 3, 2, 3]))
x42 = Input('x42', (F32, [1, 3, 3, 3]))
c43 = Parameter('c43', (I32, [2]), [2, 0])
t44 = Internal('t44', (F32, [1, 3, 2, 3]))
c41 = Parameter('c41', (I32, [4]), [1, 2, 3, 0])
t45 = Output('t45', (F32, [3, 2, 3, 1]))
x46 = Input('x46', (F32, [1, 3, 3, 3]))
c47 = Parameter('c47', (I32, [2]), [2, 0])
t48 = Internal('t48', (F32, [1, 2, 3, 3]))
t49 = Output('t49', (F32, [2, 3, 3, 1]))
x50 = Input('x50', (F32, [1, 3, 3, 3]))
c51 = Parameter('c51', (I32, [2]), [2, 0])
t52 = Internal('t52', (F32, [1, 3, 2, 3]))
c53 = Parameter('c53', (I32, [1]), [-1])
t54 = Output('t54', (F32, [18]))
x55 = Input('x55', (F32, [1, 3, 3, 3]))
c56 = Parameter('c56', (I32, [4]), [3, 1, 3, 3])
t57 = Internal('t57', (F32, [3, 1, 3, 3]))
c58 = Parameter('c58', (I32, [2]), [2, 0])
t59 = Output('t59', (F32, [2, 1, 3, 3]))
x60 = Input('x60', (F32, [1, 3, 3, 3]))
c61 = Parameter('c61', (I32, [1]), [0])
t62 = Internal('t62', (F32, [3, 3, 3]))
c63 = Parameter('c63', (I32, [2]), [2, 0])
t64 = Output('t64', (F32, [2, 3, 3]))
x65 = Input('x65', (F32, [3, 3, 3]))
t66 = Internal('t66', (F32, [3, 3, 3, 1]))
c67 = Parameter('c67', (I32, [2]), [2, 0])
t68 = Output('t68', (F32, [3, 3, 2, 1]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('GATHER', t3, -1, c4).To(t5)
model.Operation('TRANSPOSE', x6, c7).To(t8)
model.Operation('GATHER', t8, -2, c9).To(t10)
model.Operation('TRANSPOSE', x11, c12).To(t13)
model.Operation('GATHER', t13, -1, c14).To(t15)
model.Operation('TRANSPOSE', x16, c17).To(t18)
model.Operation('GATHER', t18, -2, c19).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('GATHER', t23, -1, c24).To(t25)
model.Operation('TRANSPOSE', x26, c27).To(t28)
model.Operation('GATHER', t28, -2, c29).To(t30)
model.Operation('TRANSPOSE', x31, c32).To(t33)
model.Operation('GATHER', t33, -1, c34).To(t35)
model.Operation('TRANSPOSE', x36, c37).To(t38)
model.Operation('GATHER', t38, -2, c39).To(t40)
model.Operation('GATHER', x42, -2, c43).To(t44)
model.Operation('TRANSPOSE', t44, c41).To(t45)
model.Operation('GATHER', x46, -3, c47).To(t48)
model.Operation('TRANSPOSE', t48, c41).To(t49)
model.Operation('GATHER', x50, -2, c51).To(t52)
model.Operation('RESHAPE', t52, c53).To(t54)
model.Operation('RESHAPE', x55, c56).To(t57)
model.Operation('GATHER', t57, -4, c58).To(t59)
model.Operation('SQUEEZE', x60, c61).To(t62)
model.Operation('GATHER', t62, -3, c63).To(t64)
model.Operation('EXPAND_DIMS', x65, 3).To(t66)
model.Operation('GATHER', t66, -2, c67).To(t68)
Example({
    x1: packed('|i1',
    'c-m9r{$ONc^-b#MJsuW8{>x8{l~uJB<^R4@c>50kk4g({', 0.0625
),
    t5: [-0.625, 2.375, -1.75, -2.125, 2.0, 2.3125, 1.625, 0.6875, 3.1875, 0.75, -1.1875, 2.6875, -0.4375,
    -1.0, 2.1875, 0.25, -0.125, 2.0625],
    x6: packed('|i1',
    'c-s4N{>RT}d@pQ_WTgL{K51@X_TVeaEs^KKa_8&;;EN7X', 0.0625
),
    t10: [-0.6875, 1.25, 1.875, -0.75, -0.4375, -1.5, 0.25, -1.5625, -3.125, -3.0625, -1.625, 3.75, -2.375,
    1.1875, 3.9375, -0.5, 0.875, 3.125],
    x11: packed('|i1',
    'c-j+TwK@NY@s#<!0|&L31mp}~9(r@-m?XD@u(Un^pVA8D', 0.0625
),
    t15: [-1.25, 1.25, -2.75, 0.3125, -3.625, 3.75, 1.5625, -3.0625, 0.6875, -1.875, 4.0, 0.0625, 1.1875,
    -3.375, 1.6875, 3.4375, 2.9375, -2.125],
    x16: packed('|i1',
    'c-jFQ0ObEB4B+=O`SIB<(=Rp$9P7lu^Y{VU-{;Tz6xh-`5IF', 0.0625
),
    t20: [-2.0, 3.375, -2.375, 2.375, -2.8125, -0.5, -0.4375, -1.3125, -3.0625, -0.5625, 0.4375, -2.0625,
    2.875, -0.8125, -2.5, -0.9375, -3.75, -0.375],
    x21: packed('|i1',
    'c-qr^t9(T4#vgS%(GTD3zbZ1m;CpvW@cBy(wzDh%ypatk', 0.0625
),
    t25: [2.1875, 2.5625, -2.5, -3.75, 3.875, -0.25, -0.625, 1.3125, 2.0625, 3.9375, 0.875, 0.0625, 1.0625,
    -1.125, 2.5, -1.5625, 0.25, 0.375],
    x26: packed('|i1',
    'c-lK{{`Z>@$J?8?Z0~<MbLBGk9esNZJ5vSAXV>@v-eL|#', 0.0625
),
    t30: [-1.1875, -2.4375, -2.375, -3.3125, 3.4375, -0.1875, 0.6875, -2.25, 2.9375, 3.8125, -2.0625, -0.875,
    -1.625, -2.625, 0.9375, 3.9375, 2.5, 3.875],
    x31: packed('|i1',
    'c-s4I{_ZQsleedT+L~UnS5;vA#d%%t;z>JZt9!Zt*C!36', 0.0625
),
    t35: [-1.1875, -0.3125, -3.3125, 3.4375, -0.4375, -1.125, 0.0625, 3.8125, -0.375, 3.3125, 0.5625, -2.875,
    3.625, -2.5625, -2.125, 2.875, 2.8125, -2.9375],
    x36: packed('|i1',
    'c-s4RN>lRjolE9Nm0$4R=HnFOz5e<AWdWuG25&V0#`z6m', 0.0625
),
    t40: [2.5625, -2.25, -3.6875, -0.625, 1.5625, -2.875, 0.9375, 0.5625, -2.5625, 2.1875, -2.3125, 1.375,
    -2.8125, -4.0, 2.5, -0.8125, 1.0, 3.0],
    x42: packed('|i1',
    'c-oU<P%ysr?J?U+zEd^^iad81rGM!iyL8s-#btc}n5+yc', 0.0625
),
    t45: [-1.8125, 0.375, -1.4375, 1.625, 0.0, 2.0, -2.25, 0.0625, 1.6875, 0.875, -3.375, 3.75, -1.5,
    -2.8125, 2.9375, -0.375, 2.875, -3.625],
    x46: packed('|i1',
    'c-ph!Jj|*ieNflr?g4Hsk&`zsYkrdwmQXt@Yi|hvhjt0R', 0.0625
),
    t49: [-0.625, 1.625, 1.1875, 1.5, 2.375, -3.1875, 1.8125, 3.9375, 3.5625, 3.75, 0.5625, -3.8125, 0.3125,
    2.75, 1.6875, -3.9375, 2.8125, 3.25],
    x50: packed('|i1',
    'c-lL6TJhWahcdeQR(C$g^D%t3d;CUO>5!#>l;#5f!^8}q', 0.0625
),
    t54: [1.75, 2.8125, 2.9375, -3.125, -3.3125, 2.0625, -0.8125, 3.875, -1.8125, 3.625, -2.25, -1.0, 1.625,
    2.5625, -2.0, -1.25, 2.1875, 2.125],
    x55: packed('|i1',
    'c-j-Nd;a?B!z1eEg4TxTjZdGvA}lF(jL-7hADQ<6w`dJ4', 0.0625
),
    t59: [1.5625, 1.375, -3.625, 0.875, 3.5625, -0.625, -0.25, 1.75, -1.0625, 1.0, 3.875, -1.5625, -1.3125,
    -2.6875, -1.9375, -3.75, 2.4375, 3.4375],
    x60: packed('|i1',
    'c-qtDJo!UgO6HjDQTcz5?YQ1L9J+1wNAJy-pZ^sAvSkjB', 0.0625
),
    t64: [-2.3125, 3.625, -0.25, 2.875, -1.25, -0.75, -0.4375, -0.0625, 2.0, 2.8125, 0.5625, -3.4375, -0.5,
    2.6875, 1.625, 1.75, -3.625, 3.8125],
    x65: packed('|i1',
    'c-oVY;<w`9lzt*?e4W+en7t&6@;yE+m5b*Y9M}L`VFyb', 0.0625
),
    t68: [0.9375, 1.5, 0.5625, 3.625, 1.1875, 1.6875, 0.3125, 3.1875, 3.9375, 3.5, 2.1875, 1.5625, 2.625,
    -2.125, -3.0625, 2.25, 0.375, 0.0],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (U8, [1, 3, 3, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [2, 0])
t5 = Output('t5', (U8, [1, 3, 3, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 3, 3, 3], 0.5, 120))
c7 = Parameter('c7', (I32, [4]), [0, 3, 1, 2])
t8 = Internal('t8', (U8, [1, 3, 3, 3], 0.5, 120))
c9 = Parameter('c9', (I32, [2]), [2, 0])
t10 = Output('t10', (U8, [1, 3, 2, 3], 0.5, 120))
x11 = Input('x11', (U8, [1, 3, 3, 3], 0.5, 120))
c12 = Parameter('c12', (I32, [4]), [0, 2, 3, 1])
t13 = Internal('t13', (U8, [1, 3, 3, 3], 0.5, 120))
c14 = Parameter('c14', (I32, [2]), [2, 0])
t15 = Output('t15', (U8, [1, 3, 3, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 3, 3, 3], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [0, 2, 3, 1])
t18 = Internal('t18', (U8, [1, 3, 3, 3], 0.5, 120))
c19 = Parameter('c19', (I32, [2]), [2, 0])
t20 = Output('t20', (U8, [1, 3, 2, 3], 0.5, 120))
x21 = Input('x21', (U8, [1, 3, 3, 3], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (U8, [3, 1, 3, 3], 0.5, 120))
c24 = Parameter('c24', (I32, [2]), [2, 0])
t25 = Output('t25', (U8, [3, 1, 3, 2], 0.5, 120))
x26 = Input('x26', (U8, [1, 3, 3, 3], 0.5, 120))
c27 = Parameter('c27', (I32, [4]), [1, 0, 2, 3])
t28 = Internal('t28', (U8, [3, 1, 3, 3], 0.5, 120))
c29 = Parameter('c29', (I32, [2]), [2, 0])
t30 = Output('t30', (U8, [3, 1, 2, 3], 0.5, 120))
x31 = Input('x31', (U8, [1, 3, 3, 3], 0.5, 120))
c32 = Parameter('c32', (I32, [4]), [0, 1, 3, 2])
t33 = Internal('t33', (U8, [1, 3, 3, 3], 0.5, 120))
c34 = Parameter('c34', (I32, [2]), [2, 0])
t35 = Output('t35', (U8, [1, 3, 3, 2], 0.5, 120))
x36 = Input('x36', (U8, [1, 3, 3, 3], 0.5, 120))
c37 = Parameter('c37', (I32, [4]), [0, 1, 3, 2])
t38 = Internal('t38', (U8, [1, 3, 3, 3], 0.5, 120))
c39 = Parameter('c39', (I32, [2]), [2, 0])
t40 = Output('t40', (U8, [1, 3, 2, 3], 0.5, 120))
x42 = Input('x42', (U8, [1, 3, 3, 3], 0.5, 120))
c43 = Parameter('c43', (I32, [2]), [2, 0])
t44 = Internal('t44', (U8, [1, 3, 2, 3], 0.5, 120))
c41 = Parameter('c41', (I32, [4]), [1, 2, 3, 0])
t45 = Output('t45', (U8, [3, 2, 3, 1], 0.5, 120))
x46 = Input('x46', (U8, [1, 3, 3, 3], 0.5, 120))
c47 = Parameter('c47', (I32, [2]), [2, 0])
t48 = Internal('t48', (U8, [1, 2, 3, 3], 0.5, 120))
t49 = Output('t49', (U8, [2, 3, 3, 1], 0.5, 120))
x50 = Input('x50', (U8, [1, 3, 3, 3], 0.5, 120))
c51 = Parameter('c51', (I32, [2]), [2, 0])
t52 = Internal('t52', (U8, [1, 3, 2, 3], 0.5, 120))
c53 = Parameter('c53', (I32, [1]), [-1])
t54 = Output('t54', (U8, [18], 0.5, 120))
x55 = Input('x55', (U8, [1, 3, 3, 3], 0.5, 120))
c56 = Parameter('c56', (I32, [4]), [3, 1, 3, 3])
t57 = Internal('t57', (U8, [3, 1, 3, 3], 0.5, 120))
c58 = Parameter('c58', (I32, [2]), [2, 0])
t59 = Output('t59', (U8, [2, 1, 3, 3], 0.5, 120))
x60 = Input('x60', (U8, [1, 3, 3, 3], 0.5, 120))
c61 = Parameter('c61', (I32, [1]), [0])
t62 = Internal('t62', (U8, [3, 3, 3], 0.5, 120))
c63 = Parameter('c63', (I32, [2]), [2, 0])
t64 = Output('t64', (U8, [2, 3, 3], 0.5, 120))
x65 = Input('x65', (U8, [3, 3, 3], 0.5, 120))
t66 = Internal('t66', (U8, [3, 3, 3, 1], 0.5, 120))
c67 = Parameter('c67', (I32, [2]), [2, 0])
t68 = Output('t68', (U8, [3, 3, 2, 1], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('GATHER', t3, -1, c4).To(t5)
model.Operation('TRANSPOSE', x6, c7).To(t8)
model.Operation('GATHER', t8, -2, c9).To(t10)
model.Operation('TRANSPOSE', x11, c12).To(t13)
model.Operation('GATHER', t13, -1, c14).To(t15)
model.Operation('TRANSPOSE', x16, c17).To(t18)
model.Operation('GATHER', t18, -2, c19).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('GATHER', t23, -1, c24).To(t25)
model.Operation('TRANSPOSE', x26, c27).To(t28)
model.Operation('GATHER', t28, -2, c29).To(t30)
model.Operation('TRANSPOSE', x31, c32).To(t33)
model.Operation('GATHER', t33, -1, c34).To(t35)
model.Operation('TRANSPOSE', x36, c37).To(t38)
model.Operation('GATHER', t38, -2, c39).To(t40)
model.Operation('GATHER', x42, -2, c43).To(t44)
model.Operation('TRANSPOSE', t44, c41).To(t45)
model.Operation('GATHER', x46, -3, c47).To(t48)
model.Operation('TRANSPOSE', t48, c41).To(t49)
model.Operation('GATHER', x50, -2, c51).To(t52)
model.Operation('RESHAPE', t52, c53).To(t54)
model.Operation('RESHAPE', x55, c56).To(t57)
model.Operation('GATHER', t57, -4, c58).To(t59)
model.Operation('SQUEEZE', x60, c61).To(t62)
model.Operation('GATHER', t62, -3, c63).To(t64)
model.Operation('EXPAND_DIMS', x65, 3).To(t66)
model.Operation('GATHER', t66, -2, c67).To(t68)
Example({
    x1: packed('<i2',
    'c-qTP%vragXj*AhM?-J7f5M9S3+K+R%$k!~)fL8o8vp<=cMYQ'
),
    t5: [150, 111, 168, 136, 122, 157, 117, 97, 159, 128, 138, 155, 90, 108, 161, 141, 86, 121],
    x6: packed('<i2',
    'c-nI=DNX81**If*mAmWOH8F(^VH1-3XL)%~=}Tk44FChu444'
),
    t10: [144, 154, 148, 67, 98, 177, 99, 74, 142, 116, 138, 152, 143, 75, 102, 117, 100, 151],
    x11: packed('<i2',
    'c-o8e-csupWn;Unu4h)NT}FV@)b<Je)0gKb#S}B(1_0!X3-k'
),
    t15: [135, 94, 144, 75, 143, 180, 151, 125, 167, 70, 111, 90, 98, 60, 92, 61, 115, 166],
    x16: packed('<i2',
    'c-mWEnj5;xfAzZN8R-r-`6abs(aGLr6G94tR!(BT4FLUZ3{3'
),
    t20: [109, 64, 118, 175, 152, 99, 79, 116, 112, 85, 60, 144, 131, 91, 146, 171, 125, 82],
    x21: packed('<i2',
    'c-jl8SUi7XPElsz+}f0`ET`V&)F#h{PRH5hmFpOA0{{rM46g'
),
    t25: [163, 84, 108, 159, 113, 114, 100, 157, 66, 138, 101, 141, 128, 130, 155, 137, 174, 119],
    x26: packed('<i2',
    'c-rf0$qWrEiq7*0@NbV;zoc^QoQ+9A-I3*4g_{|00|5IV42u'
),
    t30: [91, 110, 72, 142, 132, 105, 121, 173, 156, 80, 79, 135, 106, 113, 179, 177, 98, 82],
    x31: packed('<i2',
    'c-l+IbT2LR+pus>ZCPvZ3SZZ(`pr?x!@C@(#z!#V1_1Xf3_<'
),
    t35: [176, 96, 161, 105, 156, 71, 69, 125, 106, 118, 127, 133, 149, 179, 95, 90, 88, 167],
    x36: packed('<i2',
    'c-r&Z>^MKAJG`rPQfF{}wtr8Z&8o~r3m3%92`gg24FC!q49W'
),
    t40: [65, 139, 133, 78, 159, 87, 83, 79, 60, 146, 111, 140, 162, 92, 114, 170, 161, 156],
    x42: packed('<i2',
    'c-o6^O6_tBTQj#KqIP=O3MW6$Eh+vh``1+^*f%oZ1^@w542S'
),
    t45: [172, 157, 136, 95, 130, 101, 78, 73, 180, 88, 125, 151, 96, 63, 129, 100, 79, 169],
    x46: packed('<i2',
    'c-mVr-FD@MNSpR$6I?_6mljRypR&kvX6y1==h==7xB&nkJPj='
),
    t49: [162, 73, 153, 133, 167, 125, 67, 155, 65, 168, 151, 61, 169, 176, 89, 60, 135, 166],
    x50: packed('<i2',
    'c-os=lpQ-`<?0O)IkUTJ^0&li%%5ksxM$jen3QS;+yDSOjSb!'
),
    t54: [171, 176, 88, 157, 114, 107, 95, 104, 159, 108, 155, 138, 92, 100, 123, 158, 62, 163],
    x55: packed('<i2',
    'c-l)&4~%tK+`G}+-8G<p>LjPG^+gpkvKJ++Dw)QB8vp?L6AYC'
),
    t59: [114, 120, 152, 107, 162, 96, 170, 116, 150, 99, 103, 81, 93, 64, 163, 141, 177, 75],
    x60: packed('<i2',
    'c-oucRN^?hD&Dm%bERGQmWmY_1*O$<mP}gR-O|c{8vp<goed)'
),
    t64: [117, 123, 156, 164, 146, 171, 139, 132, 133, 152, 66, 116, 65, 155, 122, 95, 69, 134],
    x65: packed('<i2',
    'c-otu(7!&oag)=usSWd^x|S{Q^{$!HR6IK}yrhExHvj-9$qiN'
),
    t68: [143, 151, 129, 175, 150, 178, 159, 149, 166, 90, 75, 160, 130, 124, 89, 115, 136, 87],
}, name='moved_quant8').AddVariations(signed(x1, t3, t5, x6, t8, t10, x11, t13, t15, x16, t18, t20, x21, t23, t25, x26, t28, t30, x31, t33, t35, x36, t38, t40, x42, t44, t45, x46, t48, t49, x50, t52, t54, x55, t57, t59, x60, t62, t64, x65, t66, t68)).DisableLifeTimeVariation()
