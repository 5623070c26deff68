# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# TANH: what may follow it.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# A result depends on its neighbors: TANH, SPACE_TO_BATCH_ND, MAX_POOL_2D, PRELU, MAX_POOL_2D,
# CHANNEL_SHUFFLE, NEG, SUB, HARD_SWISH, NEG, SIN, RESIZE_NEAREST_NEIGHBOR.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (I32, [2]), [2, 2])
c4 = Parameter('c4', (I32, [2, 2]), [0, 0, 0, 0])
t5 = Internal('t5', (F32, [4, 2, 2, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (F32, [4]), [-0.8125, -0.125, 0.3125, 0.375])
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (F32, [4]), [-0.125, -0.6875, -0.8125, 0.4375])
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TANH', x1).To(t2)
model.Operation('SPACE_TO_BATCH_ND', t2, c3, c4).To(t5)
model.Operation('BATCH_TO_SPACE_ND', t5, c3).To(t6)
model.Operation('MAX_POOL_2D', t6, 1, 1, 1, 3, 2, 0).To(t7)
model.Operation('PRELU', t7, c8).To(t9)
model.Operation('MAX_POOL_2D', t9, 1, 1, 1, 3, 2, 0).To(t10)
model.Operation('CHANNEL_SHUFFLE', t10, 2, 3).To(t11)
model.Operation('NEG', t11).To(t12)
model.Operation('SUB', t12, c13, 0).To(t14)
model.Operation('HARD_SWISH', t14).To(t15)
model.Operation('NEG', t15).To(t16)
model.Operation('SIN', t16).To(t17)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t17, 4, 4, False).To(t18)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkd?H?8h1PAjDAoms>0_OYU`UeCMAMqR;;^GVV@8<dj1m^wu=@b(5@9q8|^$zz71MU(T4D}HF<n8?h;T-d-1Rx&', 0.0625
),
    t18: packed('<f4',
    'c-rffHQvet!-B?JI|UuL^87_$Kfzi0Jbw|`PY#Ix!m$Q-opEde46inh<zD?LHX#pz|E%WEOUOguKTm-;4~~PT{+YaM1`N-hyld+0'
    'zFjlkBJiZy2e!?4i@=jOfcPyOZ?UtrwZo71qT>Cid;t3rc2x'
),
}, name='of_26').DisableLifeTimeVariation()

# A result depends on its neighbors: TANH, SPLIT, CHANNEL_SHUFFLE, AVERAGE_POOL_2D, HARD_SWISH,
# CONV_2D, HARD_SWISH, RESIZE_NEAREST_NEIGHBOR, LOGISTIC, SPACE_TO_BATCH_ND, RESHAPE, SELECT.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 2]))
t4 = Internal('t4', (F32, [1, 4, 4, 2]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?-u>k-82!gEtZ<c6LP?&@mwS*PkW|6WKx3uv80i0|S^#', 0.0625
))
c10 = Parameter('c10', (F32, [4]), [-0.5, -0.5, 0.0, -0.25])
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (I32, [2]), [2, 2])
c16 = Parameter('c16', (I32, [2, 2]), [0, 0, 0, 0])
t17 = Internal('t17', (F32, [4, 2, 2, 4]))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU|?WmU}OZ7U^a{a6=P(CkZ=kl1=avo4FCic03Z'
))
c21 = Parameter('c21', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfke?B@0s^9lp#>I(b~?D*>t{qP#<7V7ry7!e%y;~MrB0|e;?<{usj4eKBj?ivadAMEAt5gX_N1oHmq<@pafiy#3', 0.0625
))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TANH', x1).To(t2)
model.Operation('SPLIT', t2, 3, 2).To(t3, t4)
model.Operation('CONCATENATION', t4, t3, 3).To(t5)
model.Operation('CHANNEL_SHUFFLE', t5, 2, 3).To(t6)
model.Operation('AVERAGE_POOL_2D', t6, 1, 1, 1, 2, 3, 0).To(t7)
model.Operation('HARD_SWISH', t7).To(t8)
model.Operation('CONV_2D', t8, c9, c10, 1, 1, 1, 0).To(t11)
model.Operation('HARD_SWISH', t11).To(t12)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 4, 4, False).To(t13)
model.Operation('LOGISTIC', t13).To(t14)
model.Operation('SPACE_TO_BATCH_ND', t14, c15, c16).To(t17)
model.Operation('BATCH_TO_SPACE_ND', t17, c15).To(t18)
model.Operation('RESHAPE', t18, [1, 4, 4, 4]).To(t19)
model.Operation('SELECT', c20, t19, c21).To(t22)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn3>HFv9_y+(W?gQf>7995K?Cj?r80_!^0R;o{?Gxo20r21f;{oCe==}}l1^5B{<sA^~?CBcm3=;0(0s7}~&LXJ', 0.0625
),
    t22: packed('<f4',
    'c-kF{F-yZx6h=?&qPs3#8gX_~5FFl<_7Auy;#3e39K@l6gF~QQ1%E<@4uzryU7V7xE|Q^YI(2AXS{I?jY9{M_S?)dGcleHg1~=Ex'
    'VM}-gK6w&&UvI*k*ZMNMtlgE{-19g%7DIKL-^c<RoXb7o?+tc15FWvh2Z6kI3N32$O>#b7Rxd;!R+>iCPn-H#vA-hqA}8JFtM4zl'
    'V~?)cbHDwm@7$)PnKNBD#_(*S(rl7+GcO@aaxXR}&L(bye$1r`!%&4<o(>8QBo<&hL8S|?lx?()wzD~qjs6EEjb#J'
),
}, name='of_29').DisableLifeTimeVariation()

# A result depends on its neighbors: TANH, RELU, ADD, NEG, LOGISTIC, ABS, SPACE_TO_BATCH_ND,
# CHANNEL_SHUFFLE, DEPTHWISE_CONV_2D, MINIMUM, SUB, RESHAPE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [-0.375, -0.25, 0.125, 1.0])
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (I32, [2]), [2, 2])
c10 = Parameter('c10', (I32, [2, 2]), [0, 0, 0, 0])
t11 = Internal('t11', (F32, [4, 2, 2, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [1, 1, 3, 4]), [-0.0625, -0.125, -0.0625, 0.0625, 0.0, -0.0625, -0.125, 0.0625, 0.0, 0.0625, -0.125, 0.0625])
c15 = Parameter('c15', (F32, [4]), [0.5, -0.5, -0.75, -0.5])
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (F32, [4]), [-0.625, 0.1875, 0.4375, -0.8125])
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [4]), [-0.75, 0.5625, 0.1875, 0.3125])
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Output('t21', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TANH', x1).To(t2)
model.Operation('RELU', t2).To(t3)
model.Operation('ADD', t3, c4, 1).To(t5)
model.Operation('NEG', t5).To(t6)
model.Operation('LOGISTIC', t6).To(t7)
model.Operation('ABS', t7).To(t8)
model.Operation('SPACE_TO_BATCH_ND', t8, c9, c10).To(t11)
model.Operation('BATCH_TO_SPACE_ND', t11, c9).To(t12)
model.Operation('CHANNEL_SHUFFLE', t12, 2, 3).To(t13)
model.Operation('DEPTHWISE_CONV_2D', t13, c14, c15, 1, 1, 1, 1, 3).To(t16)
model.Operation('MINIMUM', t16, c17).To(t18)
model.Operation('SUB', t18, c19, 0).To(t20)
model.Operation('RESHAPE', t20, [1, 4, 4, 4]).To(t21)
Example({
    x1: packed('|i1',
    'c-jF#0KfkS{Qw9P9U1}x<MZU=>=+dv777vw2>0jb_4f)H5$){_0RjZ(_74{J9~J@s_8=1M4fGBk5AOy93=H-b_Z<5XS{Um', 0.0625
),
    t21: ([0.125, -0.5625, -0.1875, -1.125] * 16)[:64],
}, name='of_31').DisableLifeTimeVariation()
