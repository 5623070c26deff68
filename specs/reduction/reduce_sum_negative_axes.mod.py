# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: axes from the back, beside moves.

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
model.Operation('REDUCE_SUM', t3, c4, False).To(t5)
model.Operation('TRANSPOSE', x6, c7).To(t8)
model.Operation('REDUCE_SUM', t8, c9, False).To(t10)
model.Operation('TRANSPOSE', x11, c12).To(t13)
model.Operation('REDUCE_SUM', t13, c14, False).To(t15)
model.Operation('TRANSPOSE', x16, c17).To(t18)
model.Operation('REDUCE_SUM', t18, c19, False).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('REDUCE_SUM', t23, c24, False).To(t25)
model.Operation('TRANSPOSE', x26, c27).To(t28)
model.Operation('REDUCE_SUM', t28, c29, False).To(t30)
model.Operation('TRANSPOSE', x31, c32).To(t33)
model.Operation('REDUCE_SUM', t33, c34, False).To(t35)
model.Operation('TRANSPOSE', x36, c37).To(t38)
model.Operation('REDUCE_SUM', t38, c39, False).To(t40)
model.Operation('REDUCE_SUM', x42, c43, False).To(t44)
model.Operation('TRANSPOSE', t44, c41).To(t45)
model.Operation('REDUCE_SUM', x46, c47, False).To(t48)
model.Operation('TRANSPOSE', t48, c41).To(t49)
model.Operation('REDUCE_SUM', x50, c51, False).To(t52)
model.Operation('RESHAPE', t52, c53).To(t54)
model.Operation('RESHAPE', x55, c56).To(t57)
model.Operation('REDUCE_SUM', t57, c58, False).To(t59)
model.Operation('SQUEEZE', x60, c61).To(t62)
model.Operation('REDUCE_SUM', t62, c63, False).To(t64)
model.Operation('EXPAND_DIMS', x65, 3).To(t66)
model.Operation('REDUCE_SUM', t66, c67, False).To(t68)
Example({
    x1: packed('|i1',
    'c-k{pxM5=W;<?;mRf}^cC5=vqUHQOtRZ+?MF24i-s4@$G', 0.0625
),
    t5: [5.125, -4.625, -1.125, 6.9375, 6.4375, 3.1875, -7.8125, -2.75, 2.5],
    x6: packed('|i1',
    'c-jFQ0ObEb%+4~^9nJ3h^AhAN&(riE4g4D1D%cSH2jSn14|V', 0.0625
),
    t10: [2.9375, 8.5, -4.125, -0.5, -8.25, 1.3125, -7.125, 0.0, -1.4375],
    x11: packed('|i1',
    'c-jFQ0ObET{x3T6%m6*u+UV!R))*S(EFcdM<u%;-&eO?p4#x', 0.0625
),
    t15: [3.125, -0.6875, 2.375, -1.8125, -0.1875, -4.0, 1.1875, -1.0625, -2.5625],
    x16: packed('|i1',
    'c-oV-Fl6SDI{nAwwdIea+BZ+Bd^z_~@W6G2=ZgOUrx^|a', 0.0625
),
    t20: [8.375, 1.75, -3.0, 2.5625, -3.4375, -4.5625, -0.3125, -1.875, 0.4375],
    x21: packed('|i1',
    'c-jFQ0ObG3Aqy=#><TyS9P=pe!Qj>p(FpqG`5@@bBi^-q4yg', 0.0625
),
    t25: [-0.75, 5.25, 2.875, 3.4375, -7.0, -4.625, -1.5625, 0.0625, -3.1875],
    x26: packed('|i1',
    'c-jFQ0ObG1B|gYH>ooT%^4iS;=ONH1$uRHaCfU{E^Ul!45J&', 0.0625
),
    t30: [-3.875, 5.375, 5.125, -3.75, -1.5, -4.5625, 3.5, -4.3125, -7.5625],
    x31: packed('|i1',
    'c-jFQ0ObG6I@b_0;^^f6FYM34;5_f=HxwEOKN~0B!{OZG4%+', 0.0625
),
    t35: [-3.8125, 5.0625, -4.5, -2.0, -4.8125, 4.125, 3.0625, -0.5, 1.0],
    x36: packed('|i1',
    'c-m7qdS2>-?GNkEGAA!tojxlr_U8<P$w!;xpO|$4%C-&a', 0.0625
),
    t40: [-4.75, 4.4375, 2.375, -4.5625, -2.875, 2.5625, 0.0, -0.75, 2.125],
    x42: packed('|i1',
    'c-njWNAjA`eUo#ij-F&;Fc2^o5j=a#)>!qXCO<0xx$g@W', 0.0625
),
    t45: [-0.5625, -2.25, -3.875, -0.25, 0.8125, 2.3125, 2.5625, 0.875, 1.6875],
    x46: packed('|i1',
    'c-lK=AbjuE9YrQa^Z%T$58S=}K!eZWhBh1TA^tA_wI>Xb', 0.0625
),
    t49: [0.6875, 6.9375, -0.75, -0.75, -6.0, -3.625, -4.375, -0.9375, 1.8125],
    x50: packed('|i1',
    'c-jFQ0ObET#1+Qh>CVy+KL!3e*gf|!^W7^CB+TR(!0XG#4yg', 0.0625
),
    t54: [-3.25, -8.6875, 0.875, 7.0, 0.8125, 2.875, 1.5625, -4.5625, -2.125],
    x55: packed('|i1',
    'c-jFQ0ObGozz5_m)yX&IJM+rU-~`Ce5BVD%;Q~F-I1}I04o3', 0.0625
),
    t59: [2.6875, -3.125, -1.125, -6.8125, 1.0, 1.375, -9.9375, 3.875, 0.4375],
    x60: packed('|i1',
    'c-k|&q^Biy{jI&Rrp9^oXAB4L91(aVV`nXR+kpcBo?r_4', 0.0625
),
    t64: [6.9375, -2.25, 1.5625, 8.9375, 3.6875, -1.5, -7.4375, 5.6875, -0.0625],
    x65: packed('|i1',
    'c-qsrCaB4G^S+(Ik8dBX^=}EBHZ>PN`-{WsvG5%Lu6_*3', 0.0625
),
    t68: [0.9375, 1.0, 4.8125, -2.0625, 4.25, 1.0, 1.6875, 3.75, -2.875],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()
