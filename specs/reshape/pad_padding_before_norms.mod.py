# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: padding that the operation behind it could do, if value and sides allow it.

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

# Zeros that are padding, but count, and padding that does not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 1]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Internal('t3', (F32, [1, 5, 5, 1]))
t4 = Output('t4', (F32, [1, 4, 4, 1]))
t5 = Output('t5', (F32, [1, 5, 5, 1]))
x6 = Input('x6', (F32, [1, 3, 3, 1]))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t8 = Internal('t8', (F32, [1, 4, 4, 1]))
t9 = Output('t9', (F32, [1, 3, 3, 1]))
t10 = Output('t10', (F32, [1, 4, 4, 1]))
x11 = Input('x11', (F32, [1, 1, 3, 3]))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 0, 0, 1, 1, 1, 1])
t13 = Internal('t13', (F32, [1, 1, 5, 5]))
t14 = Output('t14', (F32, [1, 1, 4, 4]))
t15 = Output('t15', (F32, [1, 1, 5, 5]))
x16 = Input('x16', (F32, [1, 1, 3, 3]))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 0, 0, 0, 1, 1, 0])
t18 = Internal('t18', (F32, [1, 1, 4, 4]))
t19 = Output('t19', (F32, [1, 1, 3, 3]))
t20 = Output('t20', (F32, [1, 1, 4, 4]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('L2_POOL_2D', t3, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t4)
model.Operation('L2_POOL_2D', t3, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t5)
model.Operation('PAD', x6, c7).To(t8)
model.Operation('L2_POOL_2D', t8, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t9)
model.Operation('L2_POOL_2D', t8, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t10)
model.Operation('PAD', x11, c12).To(t13)
model.Operation('L2_POOL_2D', t13, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t14)
model.Operation('L2_POOL_2D', t13, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t15)
model.Operation('PAD', x16, c17).To(t18)
model.Operation('L2_POOL_2D', t18, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t19)
model.Operation('L2_POOL_2D', t18, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t20)
Example({
    x1: [-10.0, -22.0, -34.0, -20.0, -24.0, -6.0, -30.0, -26.0, -32.0],
    t4: [5.0, 12.083046, 20.248457, 17.0, 11.18034, 19.748417, 23.727621, 17.262676, 18.027756, 25.258661,
    24.04163, 16.27882, 15.0, 19.849434, 20.615528, 16.0],
    t5: packed('<i4',
    'c-muN00EKf3=Cn1w7)Uj*z3f`z_4T%0~D<K!@yAZ=aM9Yg<z;P1H<VzP;rffg&ho$bN6;JOgMF*iJ@ZNk_HBx007~p6_N', 1.9073486328125e-06
),
    x6: [-12.0, -8.0, -20.0, -34.0, -32.0, -14.0, -22.0, -4.0, -38.0],
    t9: [18.027756, 24.433584, 20.518284, 20.248457, 25.884357, 25.884357, 11.0, 11.18034, 19.104973],
    t10: [8.485281, 10.198039, 15.231546, 20.0, 18.027756, 24.433584, 20.518284, 17.262676, 20.248457,
    25.884357, 25.884357, 28.635643, 11.0, 11.18034, 19.104973, 26.870058],
    x11: [-38.0, -20.0, -2.0, -18.0, -14.0, -24.0, -34.0, -10.0, -22.0],
    t14: [19.0, 21.470911, 10.049875, 1.0, 21.023796, 24.310492, 17.14643, 12.0415945, 19.235384, 21.071308,
    18.411953, 16.27882, 17.0, 17.720045, 12.083046, 11.0],
    t15: packed('<i4',
    'c-muN0D)Ux3=9>=j>R)5iNx?QF!*UOKtabD28P7%;j0*qs7x<oU}z12iW`J45MT&s5jwzN9H_>^ARv8k14M$65lk?G2}TGP0N%n7'
    'Nd', 9.5367431640625e-07
),
    x16: [-38.0, -28.0, -12.0, -4.0, -18.0, -32.0, -20.0, -24.0, -40.0],
    t19: [19.104973, 25.337719, 23.853722, 10.198039, 18.138357, 29.681644, 10.0, 15.6205, 23.323807],
    t20: [26.870058, 33.37664, 21.540659, 12.0, 19.104973, 25.337719, 23.853722, 24.166092, 10.198039,
    18.138357, 29.681644, 36.221542, 10.0, 15.6205, 23.323807, 28.284271],
}, name='l2_pool_2d_explicit').AddVariations('float16').DisableLifeTimeVariation()

# Zeros that are padding, but count, and padding that does not. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 1]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t21 = Internal('t21', (F32, [1, 5, 5, 1]))
t22 = Output('t22', (F32, [1, 4, 4, 1]))
t23 = Internal('t23', (F32, [1, 5, 5, 1]))
t24 = Output('t24', (F32, [1, 5, 5, 1]))
x6 = Input('x6', (F32, [1, 3, 3, 1]))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t25 = Internal('t25', (F32, [1, 4, 4, 1]))
t26 = Output('t26', (F32, [1, 3, 3, 1]))
t27 = Internal('t27', (F32, [1, 4, 4, 1]))
t28 = Output('t28', (F32, [1, 4, 4, 1]))
x11 = Input('x11', (F32, [1, 1, 3, 3]))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 0, 0, 1, 1, 1, 1])
t29 = Internal('t29', (F32, [1, 1, 5, 5]))
t30 = Output('t30', (F32, [1, 1, 4, 4]))
t31 = Internal('t31', (F32, [1, 1, 5, 5]))
t32 = Output('t32', (F32, [1, 1, 5, 5]))
x16 = Input('x16', (F32, [1, 1, 3, 3]))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 0, 0, 0, 1, 1, 0])
t33 = Internal('t33', (F32, [1, 1, 4, 4]))
t34 = Output('t34', (F32, [1, 1, 3, 3]))
t35 = Internal('t35', (F32, [1, 1, 4, 4]))
t36 = Output('t36', (F32, [1, 1, 4, 4]))
model = Model()
model.Operation('PAD', x1, c2).To(t21)
model.Operation('L2_POOL_2D', t21, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t22)
model.Operation('PAD', x1, c2).To(t23)
model.Operation('L2_POOL_2D', t23, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t24)
model.Operation('PAD', x6, c7).To(t25)
model.Operation('L2_POOL_2D', t25, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t26)
model.Operation('PAD', x6, c7).To(t27)
model.Operation('L2_POOL_2D', t27, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t28)
model.Operation('PAD', x11, c12).To(t29)
model.Operation('L2_POOL_2D', t29, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t30)
model.Operation('PAD', x11, c12).To(t31)
model.Operation('L2_POOL_2D', t31, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t32)
model.Operation('PAD', x16, c17).To(t33)
model.Operation('L2_POOL_2D', t33, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t34)
model.Operation('PAD', x16, c17).To(t35)
model.Operation('L2_POOL_2D', t35, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t36)
Example({
    x1: [-10.0, -22.0, -34.0, -20.0, -24.0, -6.0, -30.0, -26.0, -32.0],
    t22: [5.0, 12.083046, 20.248457, 17.0, 11.18034, 19.748417, 23.727621, 17.262676, 18.027756, 25.258661,
    24.04163, 16.27882, 15.0, 19.849434, 20.615528, 16.0],
    t24: packed('<i4',
    'c-muN00EKf3=Cn1w7)Uj*z3f`z_4T%0~D<K!@yAZ=aM9Yg<z;P1H<VzP;rffg&ho$bN6;JOgMF*iJ@ZNk_HBx007~p6_N', 1.9073486328125e-06
),
    x6: [-12.0, -8.0, -20.0, -34.0, -32.0, -14.0, -22.0, -4.0, -38.0],
    t26: [18.027756, 24.433584, 20.518284, 20.248457, 25.884357, 25.884357, 11.0, 11.18034, 19.104973],
    t28: [8.485281, 10.198039, 15.231546, 20.0, 18.027756, 24.433584, 20.518284, 17.262676, 20.248457,
    25.884357, 25.884357, 28.635643, 11.0, 11.18034, 19.104973, 26.870058],
    x11: [-38.0, -20.0, -2.0, -18.0, -14.0, -24.0, -34.0, -10.0, -22.0],
    t30: [19.0, 21.470911, 10.049875, 1.0, 21.023796, 24.310492, 17.14643, 12.0415945, 19.235384, 21.071308,
    18.411953, 16.27882, 17.0, 17.720045, 12.083046, 11.0],
    t32: packed('<i4',
    'c-muN0D)Ux3=9>=j>R)5iNx?QF!*UOKtabD28P7%;j0*qs7x<oU}z12iW`J45MT&s5jwzN9H_>^ARv8k14M$65lk?G2}TGP0N%n7'
    'Nd', 9.5367431640625e-07
),
    x16: [-38.0, -28.0, -12.0, -4.0, -18.0, -32.0, -20.0, -24.0, -40.0],
    t34: [19.104973, 25.337719, 23.853722, 10.198039, 18.138357, 29.681644, 10.0, 15.6205, 23.323807],
    t36: [26.870058, 33.37664, 21.540659, 12.0, 19.104973, 25.337719, 23.853722, 24.166092, 10.198039,
    18.138357, 29.681644, 36.221542, 10.0, 15.6205, 23.323807, 28.284271],
}, name='l2_pool_2d_explicit_unshared').AddVariations('float16').DisableLifeTimeVariation()
