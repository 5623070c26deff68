# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: images of one row, one column or one pixel.

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

# Images have one row, one column or one pixel, of one and of two in a batch: most of what filters
# see is padding.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 1, 2]))
t2 = Output('t2', (F32, [1, 1, 1, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
t4 = Output('t4', (F32, [1, 1, 1, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
t6 = Output('t6', (F32, [1, 1, 1, 2]))
t7 = Output('t7', (F32, [1, 1, 1, 2]))
x8 = Input('x8', (F32, [2, 1, 4, 2]))
t9 = Output('t9', (F32, [2, 1, 4, 2]))
t10 = Output('t10', (F32, [2, 1, 4, 2]))
t11 = Output('t11', (F32, [2, 1, 2, 2]))
t12 = Output('t12', (F32, [2, 1, 4, 2]))
t13 = Output('t13', (F32, [2, 1, 4, 2]))
t14 = Output('t14', (F32, [2, 1, 4, 2]))
x15 = Input('x15', (F32, [1, 1, 5, 2]))
t16 = Output('t16', (F32, [1, 1, 5, 2]))
t17 = Output('t17', (F32, [1, 1, 5, 2]))
t18 = Output('t18', (F32, [1, 1, 3, 2]))
t19 = Output('t19', (F32, [1, 1, 5, 2]))
t20 = Output('t20', (F32, [1, 1, 5, 2]))
t21 = Output('t21', (F32, [1, 1, 5, 2]))
x22 = Input('x22', (F32, [2, 1, 8, 2]))
t23 = Output('t23', (F32, [2, 1, 8, 2]))
t24 = Output('t24', (F32, [2, 1, 8, 2]))
t25 = Output('t25', (F32, [2, 1, 4, 2]))
t26 = Output('t26', (F32, [2, 1, 8, 2]))
t27 = Output('t27', (F32, [2, 1, 8, 2]))
t28 = Output('t28', (F32, [2, 1, 8, 2]))
x29 = Input('x29', (F32, [1, 4, 1, 2]))
t30 = Output('t30', (F32, [1, 4, 1, 2]))
t31 = Output('t31', (F32, [1, 4, 1, 2]))
t32 = Output('t32', (F32, [1, 2, 1, 2]))
t33 = Output('t33', (F32, [1, 4, 1, 2]))
t34 = Output('t34', (F32, [1, 4, 1, 2]))
t35 = Output('t35', (F32, [1, 2, 1, 2]))
x36 = Input('x36', (F32, [2, 7, 1, 2]))
t37 = Output('t37', (F32, [2, 7, 1, 2]))
t38 = Output('t38', (F32, [2, 7, 1, 2]))
t39 = Output('t39', (F32, [2, 4, 1, 2]))
t40 = Output('t40', (F32, [2, 7, 1, 2]))
t41 = Output('t41', (F32, [2, 7, 1, 2]))
t42 = Output('t42', (F32, [2, 4, 1, 2]))
x43 = Input('x43', (F32, [1, 2, 2, 2]))
t44 = Output('t44', (F32, [1, 2, 2, 2]))
t45 = Output('t45', (F32, [1, 2, 2, 2]))
t46 = Output('t46', (F32, [1, 1, 1, 2]))
t47 = Output('t47', (F32, [1, 2, 2, 2]))
t48 = Output('t48', (F32, [1, 2, 2, 2]))
t49 = Output('t49', (F32, [1, 1, 2, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 1, 1, 1, 3, 3, 0, False).To(t2)
model.Operation('L2_POOL_2D', x1, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t3)
model.Operation('L2_POOL_2D', x1, 1, 2, 2, 3, 3, 0, False).To(t4)
model.Operation('L2_POOL_2D', x1, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t5)
model.Operation('L2_POOL_2D', x1, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t6)
model.Operation('L2_POOL_2D', x1, 1, 1, 2, 2, 2, 0, False).To(t7)
model.Operation('L2_POOL_2D', x8, 1, 1, 1, 3, 3, 0, False).To(t9)
model.Operation('L2_POOL_2D', x8, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t10)
model.Operation('L2_POOL_2D', x8, 1, 2, 2, 3, 3, 0, False).To(t11)
model.Operation('L2_POOL_2D', x8, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t12)
model.Operation('L2_POOL_2D', x8, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t13)
model.Operation('L2_POOL_2D', x8, 1, 1, 2, 2, 2, 0, False).To(t14)
model.Operation('L2_POOL_2D', x15, 1, 1, 1, 3, 3, 0, False).To(t16)
model.Operation('L2_POOL_2D', x15, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t17)
model.Operation('L2_POOL_2D', x15, 1, 2, 2, 3, 3, 0, False).To(t18)
model.Operation('L2_POOL_2D', x15, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t19)
model.Operation('L2_POOL_2D', x15, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t20)
model.Operation('L2_POOL_2D', x15, 1, 1, 2, 2, 2, 0, False).To(t21)
model.Operation('L2_POOL_2D', x22, 1, 1, 1, 3, 3, 0, False).To(t23)
model.Operation('L2_POOL_2D', x22, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t24)
model.Operation('L2_POOL_2D', x22, 1, 2, 2, 3, 3, 0, False).To(t25)
model.Operation('L2_POOL_2D', x22, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t26)
model.Operation('L2_POOL_2D', x22, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t27)
model.Operation('L2_POOL_2D', x22, 1, 1, 2, 2, 2, 0, False).To(t28)
model.Operation('L2_POOL_2D', x29, 1, 1, 1, 3, 3, 0, False).To(t30)
model.Operation('L2_POOL_2D', x29, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t31)
model.Operation('L2_POOL_2D', x29, 1, 2, 2, 3, 3, 0, False).To(t32)
model.Operation('L2_POOL_2D', x29, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t33)
model.Operation('L2_POOL_2D', x29, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t34)
model.Operation('L2_POOL_2D', x29, 1, 1, 2, 2, 2, 0, False).To(t35)
model.Operation('L2_POOL_2D', x36, 1, 1, 1, 3, 3, 0, False).To(t37)
model.Operation('L2_POOL_2D', x36, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t38)
model.Operation('L2_POOL_2D', x36, 1, 2, 2, 3, 3, 0, False).To(t39)
model.Operation('L2_POOL_2D', x36, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t40)
model.Operation('L2_POOL_2D', x36, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t41)
model.Operation('L2_POOL_2D', x36, 1, 1, 2, 2, 2, 0, False).To(t42)
model.Operation('L2_POOL_2D', x43, 1, 1, 1, 3, 3, 0, False).To(t44)
model.Operation('L2_POOL_2D', x43, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t45)
model.Operation('L2_POOL_2D', x43, 1, 2, 2, 3, 3, 0, False).To(t46)
model.Operation('L2_POOL_2D', x43, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t47)
model.Operation('L2_POOL_2D', x43, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t48)
model.Operation('L2_POOL_2D', x43, 1, 1, 2, 2, 2, 0, False).To(t49)
Example({
    x1: [2.5, -1.0],
    t2: [2.5, 1.0],
    t3: [2.5, 1.0],
    t4: [2.5, 1.0],
    t5: [2.5, 1.0],
    t6: [2.5, 1.0],
    t7: [2.5, 1.0],
    x8: [3.5, 0.5, 2.0, -3.5, 2.0, 2.0, 3.0, 4.0, 1.0, 3.0, -3.5, 4.0, -2.0, -2.5, 4.0, -1.0],
    t9: [2.8504386, 2.5, 2.598076, 2.345208, 2.3804762, 3.2787192, 2.5495098, 3.1622777, 2.5739076,
    3.535534, 2.3979158, 3.2274861, 3.2787192, 2.7838821, 3.1622777, 1.9039433],
    t10: [2.8504386, 2.5, 2.598076, 2.345208, 2.3804762, 3.2787192, 2.5495098, 3.1622777, 2.5739076,
    3.535534, 2.3979158, 3.2274861, 3.2787192, 2.7838821, 3.1622777, 1.9039433],
    t11: [2.598076, 2.345208, 2.5495098, 3.1622777, 2.3979158, 3.2274861, 3.1622777, 1.9039433],
    t12: [3.5, 0.5, 2.0, 3.5, 2.0, 2.0, 3.0, 4.0, 1.0, 3.0, 3.5, 4.0, 2.0, 2.5, 4.0, 1.0],
    t13: [2.8504386, 2.5, 2.598076, 2.345208, 2.3804762, 3.2787192, 2.5495098, 3.1622777, 2.5739076,
    3.535534, 2.3979158, 3.2274861, 3.2787192, 2.7838821, 3.1622777, 1.9039433],
    t14: [2.8504386, 2.5, 2.0, 2.8504386, 2.5495098, 3.1622777, 3.0, 4.0, 2.5739076, 3.535534, 2.8504386,
    3.335416, 3.1622777, 1.9039433, 4.0, 1.0],
    x15: [-3.0, -1.5, 3.5, -0.5, 2.5, 1.5, 3.5, -2.0, -4.0, 1.0],
    t16: [3.259601, 1.118034, 3.0276504, 1.2583058, 3.2015622, 1.4719602, 3.391165, 1.5545632, 3.7583241,
    1.5811388],
    t17: [3.259601, 1.118034, 3.0276504, 1.2583058, 3.2015622, 1.4719602, 3.391165, 1.5545632, 3.7583241,
    1.5811388],
    t18: [3.259601, 1.118034, 3.2015622, 1.4719602, 3.7583241, 1.5811388],
    t19: [3.0, 1.5, 3.5, 0.5, 2.5, 1.5, 3.5, 2.0, 4.0, 1.0],
    t20: [3.259601, 1.118034, 3.0276504, 1.2583058, 3.2015622, 1.4719602, 3.391165, 1.5545632, 3.7583241,
    1.5811388],
    t21: [3.259601, 1.118034, 3.0413814, 1.118034, 3.0413814, 1.767767, 3.7583241, 1.5811388, 4.0, 1.0],
    x22: packed('|i1',
    'c-s5*la>9?&)<xHfByZ+_M3%?jhzX|VEW6-`tSD-7Uo|7EZq?5', 0.5
),
    t23: packed('<i4',
    'c-ou6Ai{9$Robh|uX0ZHgoR~Qb-hV4$qBQY8sKnDL?j@rn8B7of0_F-pJnZ5riX=XF<&;#{zrS5n)9VFeOucVVTlJ^4(Q~w=6}lP'
    'pQ+&H_E|0>CQXdr&Gd?NijIp*lN%!xFrZKf1_0#qCyo', 1.1920928955078125e-07
),
    t24: packed('<i4',
    'c-ou6Ai{9$Robh|uX0ZHgoR~Qb-hV4$qBQY8sKnDL?j@rn8B7of0_F-pJnZ5riX=XF<&;#{zrS5n)9VFeOucVVTlJ^4(Q~w=6}lP'
    'pQ+&H_E|0>CQXdr&Gd?NijIp*lN%!xFrZKf1_0#qCyo', 1.1920928955078125e-07
),
    t25: [2.533114, 3.5, 2.0412414, 2.8722813, 2.1213202, 3.2015622, 2.5495098, 1.9039433, 2.7233558,
    2.7988093, 2.5495098, 2.4152296, 2.7838821, 2.345208, 3.0207615, 2.5495098],
    t26: packed('|i1',
    'c-jrdu@L|u00OZScyRxTHB~y6aXha?oql8xH|_%pS^$~', 0.5
),
    t27: packed('<i4',
    'c-ou6Ai{9$Robh|uX0ZHgoR~Qb-hV4$qBQY8sKnDL?j@rn8B7of0_F-pJnZ5riX=XF<&;#{zrS5n)9VFeOucVVTlJ^4(Q~w=6}lP'
    'pQ+&H_E|0>CQXdr&Gd?NijIp*lN%!xFrZKf1_0#qCyo', 1.1920928955078125e-07
),
    t28: packed('<i4',
    'c-lL|a0dvh85kG@|7n{tFzj`GF8Ex~wAz$G<Bo<l1H(>+M?m-iD1U0H_ALem>EK<bcAdKQ;TFU6M<GD@4G$(fn6RLELBfOShZa{h'
    'IP|YsGJVPP%I3-iyCxi5oN$1F00015lq&2', 2.384185791015625e-07
),
    x29: [-4.0, -2.0, -1.0, -2.0, 0.5, -1.0, -3.5, -0.5],
    t30: [2.9154758, 2.0, 2.3979158, 1.7320508, 2.1213202, 1.3228756, 2.5, 0.7905694],
    t31: [2.9154758, 2.0, 2.3979158, 1.7320508, 2.1213202, 1.3228756, 2.5, 0.7905694],
    t32: [2.3979158, 1.7320508, 2.5, 0.7905694],
    t33: [2.9154758, 2.0, 2.3979158, 1.7320508, 2.1213202, 1.3228756, 2.5, 0.7905694],
    t34: [4.0, 2.0, 1.0, 2.0, 0.5, 1.0, 3.5, 0.5],
    t35: [2.9154758, 2.0, 2.5, 0.7905694],
    x36: packed('|i1',
    'c-muTXZpkZo9*{c4%R=cf0+KU{Qb}JkK-TXKjy#x0kLTg5d', 0.5
),
    t37: packed('<i4',
    'c-jk#(AwkEbEHK==E@lchL*5jw|?EY-ohYI^f9a|Y}*1+zxX<C5hq_^28N?y%fBzz-7L+pW3yzKx!cXCy{r*uMA^UIztX@k#Vx2e'
    'Xy@IT4All--Q*aV7@2^8nHfYfF@gXS15k{SfsqjaCRZfP', 5.960464477539063e-08
),
    t38: packed('<i4',
    'c-jk#(AwkEbEHK==E@lchL*5jw|?EY-ohYI^f9a|Y}*1+zxX<C5hq_^28N?y%fBzz-7L+pW3yzKx!cXCy{r*uMA^UIztX@k#Vx2e'
    'Xy@IT4All--Q*aV7@2^8nHfYfF@gXS15k{SfsqjaCRZfP', 5.960464477539063e-08
),
    t39: [1.2747549, 2.8504386, 2.020726, 2.345208, 3.0276504, 2.95804, 2.5, 2.0, 1.5811388, 1.2747549,
    1.3228756, 2.7233558, 1.0, 2.4832773, 1.2747549, 1.118034],
    t40: packed('<i4',
    'c-jk#(AwkEbEHK==E@lchL*5jw|?EY-ohYI^f9a|Y}*1+zxX<C5hq_^28N?y%fBzz-7L+pW3yzKx!cXCy{r*uMA^UIztX@k#Vx2e'
    'Xy@IT4All--Q*aV7@2^8nHfYfF@gXS15k{SfsqjaCRZfP', 5.960464477539063e-08
),
    t41: packed('|i1',
    'c-muTXJTPyWn*RMU}a%tVFGd(S(rGO7@3%v836|20BZ', 0.5
),
    t42: [1.2747549, 2.8504386, 2.3717082, 2.5, 3.0413814, 3.1622777, 2.5, 2.0, 1.5811388, 1.2747549,
    0.7905694, 3.1622777, 1.0, 1.118034, 1.5, 0.5],
    x43: [2.5, -1.0, -3.5, -3.0, 2.5, -1.5, 2.5, 4.0],
    t44: [2.7838821, 2.6575365, 2.7838821, 2.6575365, 2.7838821, 2.6575365, 2.7838821, 2.6575365],
    t45: [2.7838821, 2.6575365, 2.7838821, 2.6575365, 2.7838821, 2.6575365, 2.7838821, 2.6575365],
    t46: [2.7838821, 2.6575365],
    t47: [2.5, 1.2747549, 3.0413814, 3.535534, 2.5, 1.2747549, 3.0413814, 3.535534],
    t48: [3.0413814, 2.236068, 3.0413814, 2.236068, 2.5, 3.0207615, 2.5, 3.0207615],
    t49: [2.7838821, 2.6575365, 3.0413814, 3.535534],
}, name='images').AddVariations('float16').DisableLifeTimeVariation()
