# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: what could be merged with it, or be another operation.

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

# Operations between layers with channels first have other axes, or were turned otherwise.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 3]))
t2 = Internal('t2', (F32, [1, 3, 3, 3]))
c3 = Parameter('c3', (F32, [3, 2, 1, 3]), [1.0, 1.0, 1.0, -1.0, 1.0, 0.0, -1.0, -1.0, -1.0, 0.0, 1.0, -1.0, 0.0, 0.0, 0.0, -1.0, 1.0, 1.0])
c4 = Parameter('c4', (F32, [3]), [0.5, -1.0, 1.5])
t5 = Internal('t5', (F32, [1, 3, 3, 3]))
c6 = Parameter('c6', (F32, [1, 2, 1, 3]), [1.0, -1.0, 2.0, 2.0, 1.0, -1.0])
c7 = Parameter('c7', (F32, [3]), [0.5, 0.0, -0.5])
t8 = Internal('t8', (F32, [1, 3, 3, 3]))
t9 = Internal('t9', (F32, [1, 3, 3, 3]))
c10 = Parameter('c10', (F32, [3, 2, 1, 3]), [0.0, 1.0, -1.0, -1.0, 1.0, 1.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0])
c11 = Parameter('c11', (F32, [3]), [0.5, -1.0, 1.5])
t12 = Internal('t12', (F32, [1, 3, 3, 3]))
t13 = Output('t13', (F32, [1, 3, 3, 3]))
t14 = Internal('t14', (F32, [1, 3, 3, 3]))
c15 = Parameter('c15', (F32, [3, 2, 1, 3]), [0.0, 1.0, -1.0, 0.0, 1.0, 0.0, 1.0, -1.0, 0.0, 1.0, 0.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 0.0])
c16 = Parameter('c16', (F32, [3]), [0.5, -1.0, 1.5])
t17 = Internal('t17', (F32, [1, 3, 3, 3]))
t18 = Output('t18', (F32, [1, 3, 3, 3]))
t19 = Internal('t19', (F32, [1, 3, 3, 3]))
c20 = Parameter('c20', (F32, [3, 1, 1, 3]), [0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0.0, -1.0])
c21 = Parameter('c21', (F32, [3]), [0.5, -1.0, 1.5])
t22 = Internal('t22', (F32, [1, 3, 3, 3]))
t23 = Output('t23', (F32, [1, 3, 3, 3]))
c24 = Parameter('c24', (F32, [3, 1, 1, 3]), [1.0, 1.0, 0.0, 1.0, -1.0, 1.0, 0.0, -1.0, 1.0])
c25 = Parameter('c25', (F32, [3]), [0.5, -1.0, 1.5])
t26 = Internal('t26', (F32, [1, 3, 3, 3]))
c27 = Parameter('c27', (F32, [3, 2, 1, 3]), [-1.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, -1.0, 1.0, -1.0, 0.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0])
c28 = Parameter('c28', (F32, [3]), [0.5, -1.0, 1.5])
t29 = Output('t29', (F32, [1, 3, 3, 3]))
c30 = Parameter('c30', (F32, [3]), [2.0, -1.0, 1.0])
t31 = Internal('t31', (F32, [1, 3, 3, 3]))
t32 = Output('t32', (F32, [1, 3, 3, 3]))
c33 = Parameter('c33', (F32, [3, 1, 1]), [2.0, -1.0, 3.0])
t34 = Internal('t34', (F32, [1, 3, 3, 3]))
t35 = Output('t35', (F32, [1, 3, 3, 3]))
t36 = Internal('t36', (F32, [1, 3, 3, 3]))
t37 = Output('t37', (F32, [1, 3, 3, 3]))
t38 = Output('t38', (F32, [1, 1, 3, 3]))
t39 = Internal('t39', (F32, [1, 3, 3, 3]))
t40 = Internal('t40', (F32, [1, 6, 3, 3]))
t41 = Output('t41', (F32, [1, 3, 3, 6]))
t42 = Output('t42', (F32, [1, 3, 3, 6]))
c43 = Parameter('c43', (I32, [1]), [1])
t44 = Output('t44', (F32, [1, 3, 3]))
t45 = Internal('t45', (F32, [1, 3, 3, 3]))
c46 = Parameter('c46', (I32, [2]), [1, 2])
t47 = Output('t47', (F32, [1, 1, 1, 3]))
t48 = Internal('t48', (F32, [1, 3, 3, 3]))
c49 = Parameter('c49', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t50 = Output('t50', (F32, [1, 4, 3, 4]))
t51 = Internal('t51', (F32, [1, 3, 3, 3]))
t52 = Output('t52', (F32, [3, 9]))
t53 = Internal('t53', (F32, [1, 3, 3, 3]))
t54 = Output('t54', (F32, [9, 3]))
c55 = Parameter('c55', (I32, [2]), [2, 0])
t56 = Output('t56', (F32, [1, 2, 3, 3]))
t57 = Output('t57', (F32, [1, 3, 3, 3]))
c58 = Parameter('c58', (F32, [3, 1, 1, 3]), [1.0, 1.0, 0.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0])
c59 = Parameter('c59', (F32, [3]), [0.5, -1.0, 1.5])
t60 = Output('t60', (F32, [1, 3, 3, 3]))
t61 = Internal('t61', (F32, [1, 3, 3, 3]))
c62 = Parameter('c62', (F32, [3, 1, 1, 3]), [-1.0, 1.0, -1.0, 0.0, -1.0, 1.0, 1.0, 1.0, -1.0])
c63 = Parameter('c63', (F32, [3]), [0.5, -1.0, 1.5])
t64 = Internal('t64', (F32, [1, 3, 3, 3]))
t65 = Output('t65', (F32, [1, 3, 3, 3]))
t66 = Output('t66', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t2)
model.Operation('CONV_2D', t2, c3, c4, 1, 1, 1, 0, True).To(t5)
model.Operation('DEPTHWISE_CONV_2D', t5, c6, c7, 1, 1, 1, 1, 0, True).To(t8)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t9)
model.Operation('CONV_2D', t9, c10, c11, 1, 1, 1, 0, True).To(t12)
model.Operation('TRANSPOSE', t12, [0, 2, 3, 1]).To(t13)
model.Operation('TRANSPOSE', x1, [0, 2, 3, 1]).To(t14)
model.Operation('CONV_2D', t14, c15, c16, 1, 1, 1, 0, True).To(t17)
model.Operation('TRANSPOSE', t17, [0, 3, 1, 2]).To(t18)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t19)
model.Operation('CONV_2D', t19, c20, c21, 1, 1, 1, 0, True).To(t22)
model.Operation('TRANSPOSE', t22, [0, 3, 1, 2]).To(t23)
model.Operation('CONV_2D', x1, c24, c25, 1, 1, 1, 0, False).To(t26)
model.Operation('CONV_2D', t26, c27, c28, 1, 1, 1, 1, True).To(t29)
model.Operation('MUL', t5, c30, 0).To(t31)
model.Operation('TRANSPOSE', t31, [0, 2, 3, 1]).To(t32)
model.Operation('ADD', t5, c33, 1).To(t34)
model.Operation('TRANSPOSE', t34, [0, 2, 3, 1]).To(t35)
model.Operation('MAX_POOL_2D', t5, 1, 1, 1, 2, 1, 0, True).To(t36)
model.Operation('TRANSPOSE', t36, [0, 2, 3, 1]).To(t37)
model.Operation('MAX_POOL_2D', t5, 2, 1, 2, 1, 2, 3, False).To(t38)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t39)
model.Operation('CONCATENATION', t5, t39, 1).To(t40)
model.Operation('TRANSPOSE', t40, [0, 2, 3, 1]).To(t41)
model.Operation('CONCATENATION', t5, x1, 3).To(t42)
model.Operation('REDUCE_MAX', t5, c43, False).To(t44)
model.Operation('TRANSPOSE', t5, [0, 2, 3, 1]).To(t45)
model.Operation('REDUCE_MIN', t45, c46, True).To(t47)
model.Operation('TRANSPOSE', t5, [0, 2, 3, 1]).To(t48)
model.Operation('PAD', t48, c49).To(t50)
model.Operation('TRANSPOSE', t5, [0, 2, 3, 1]).To(t51)
model.Operation('RESHAPE', t51, [3, 9]).To(t52)
model.Operation('RELU', t5).To(t53)
model.Operation('RESHAPE', t53, [9, 3]).To(t54)
model.Operation('GATHER', t5, 1, c55).To(t56)
model.Operation('TRANSPOSE', t8, [0, 2, 3, 1]).To(t57)
model.Operation('CONV_2D', t8, c58, c59, 1, 1, 1, 0, False).To(t60)
model.Operation('TRANSPOSE', t5, [0, 2, 3, 1]).To(t61)
model.Operation('CONV_2D', t61, c62, c63, 1, 1, 1, 0, False).To(t64)
model.Operation('ADD', t64, t5, 0).To(t65)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t5, 2, 4, True).To(t66)
Example({
    x1: packed('|i1',
    'c-jTQ0S*8_1O%}d-1+}+ZA7%9KsoLFc)neR4MKZ;KMD%', 0.5
),
    t13: packed('|i1',
    'c-mw9%*DsR&(8ks-!~4H|LiZm{9yXa%E`j|m*Fn}jE@Tn', 0.5
),
    t18: packed('|i1',
    'c-muNWctI)^Xo4UuiziHpG*RLtbdvRax=32V`BgScoqn3', 0.5
),
    t23: packed('|i1',
    'c-s5@hv^^NKgOSooGhF_{(oZs!^`sNF9SCV>tAL7y#5Rg', 0.5
),
    t29: packed('|i1',
    'c-mtSV&!FEVBisE;9&yN%s?z4z{<eD#lQdn2sr?R', 0.5
),
    t32: packed('|i1',
    'c-jFQ0ObD&>JtC``1bV%9Oeq_2mSc_`3m#~2m1Z{1Ow+_57q', 0.5
),
    t35: packed('|i1',
    'c-rG&;AdszV_@JBV&Ilw;ACI`VonAYP6j4U013AMpa', 0.5
),
    t37: packed('|i1',
    'c-muO=452%`1X}e<R`1hZ{{Drf3mVM{{|u!W&m|^2{H', 0.5
),
    t38: [2.0, 1.5, 0.0, 6.0, 6.0, 0.0, 2.5, 3.0, 2.0],
    t41: packed('|i1',
    'c-jTQK@Na02n4{e3y2p_{{NGvMz&4kjE_?&V*z?c#_H<{;<%fh{ATa25DnJJ1x+Wke;CCT5&', 0.5
),
    t42: packed('|i1',
    'c-jTQK@Na02n4{e3y2p_{{NGvMz&4kjN2>Jb$@`OXRIC^#PRg>q|$fSS!u9fFNh?xe^~z&5&', 0.5
),
    t44: [4.5, 4.0, 3.0, 7.0, 10.0, -2.5, 2.5, 3.0, 2.0],
    t47: [-5.0, -6.5, -3.5],
    t50: packed('|i1',
    'c-lq5F%AF_5JkZ!pAC)5{VypimPTm?zU+;p%5tO6!U(Z%P>u)_H;V_z`U?m', 0.5
),
    t52: packed('|i1',
    'c-mw6%E`#g@$D-c-)B~lpUgjg|788e{F9COHw!ZWl&lK~', 0.5
),
    t54: packed('|i1',
    'c-muOWZ)BFU}a!nU}gXTHWp3}HdbZ^W@csp1-$@b', 0.5
),
    t56: [4.5, 4.0, 3.0, 2.5, 1.5, -3.5, 1.5, 1.5, 1.5, 2.0, 0.5, -5.0, 7.0, 10.0, -4.0, 2.5, -3.5, -2.5],
    t57: packed('|i1',
    'c-m9^$D{R)=Q*2@Bs&{BFVlO@cWi8|zkad)`NIkTcVY>E', 0.5
),
    t60: packed('|i1',
    'c-r%MC#-l|jq#oE*FUVHykCF}Nr8`?FC@8{{{aA+BMPt', 0.5
),
    t65: packed('|i1',
    'c-ng_{E}1r`+ttd*Mz@ZW8`3EV*JC;D)8?I7XuRjum}p#', 0.5
),
    t66: [2.0, 0.5, 2.0, 0.5, 7.0, 10.0, 2.5, -3.5, -5.5, 1.5, -5.5, 1.5, -6.5, -3.5, -3.0, 3.0, 4.5, 4.0,
    4.5, 4.0, 2.5, 1.5, 1.5, 1.5],
}, name='layouts').AddVariations('float16').DisableLifeTimeVariation()

# Parts of 36 channels begin and end within blocks of 16 and of 32.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [1, 1, 2, 1]))
c1 = Parameter('c1', (F32, [36, 1, 1, 1]), ([1.0, -1.0, 2.0, 0.0, 3.0, -2.0, 1.0] * 6)[:36])
c2 = Parameter('c2', (F32, [36]), ([0.5, 1.0, -2.0, 3.0, -1.5] * 8)[:36])
t4 = Internal('t4', (F32, [1, 1, 2, 36]))
t5 = Internal('t5', (F32, [1, 1, 2, 12]))
t6 = Internal('t6', (F32, [1, 1, 2, 12]))
t7 = Internal('t7', (F32, [1, 1, 2, 12]))
t8 = Internal('t8', (F32, [1, 1, 2, 18]))
t9 = Internal('t9', (F32, [1, 1, 2, 42]))
c12 = Parameter('c12', (F32, [18]), [1.0, -2.0, 2.0, -1.0, 3.0, 1.0, -2.0, 2.0, -1.0, 3.0, 1.0, -2.0, 2.0, -1.0, 3.0, 1.0, -2.0, 2.0])
t13 = Output('t13', (F32, [1, 1, 2, 18]))
t14 = Output('t14', (F32, [1, 1, 2, 12]))
c15 = Parameter('c15', (F32, [36]), ([1.0, -2.0, 2.0, -1.0, 3.0] * 8)[:36])
t16 = Internal('t16', (F32, [1, 1, 2, 36]))
c10 = Parameter('c10', (F32, [2, 1, 1, 36]), ([1.0, 0.0, -1.0, 0.0, 0.0] * 15)[:72])
c11 = Parameter('c11', (F32, [2]), [0.5, -1.0])
t17 = Output('t17', (F32, [1, 1, 2, 2]))
t18 = Output('t18', (F32, [1, 1, 2, 42]))
t19 = Output('t19', (F32, [1, 1, 2, 36]))
c20 = Parameter('c20', (F32, [36]), ([1.0, -2.0, 2.0, -1.0, 3.0] * 8)[:36])
t21 = Internal('t21', (F32, [1, 1, 2, 36]))
c22 = Parameter('c22', (I32, [1]), [3])
t23 = Output('t23', (F32, [1, 1, 2]))
t24 = Output('t24', (F32, [1, 18, 2, 1]))
c25 = Parameter('c25', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 0])
t26 = Internal('t26', (F32, [1, 1, 2, 19]))
t27 = Output('t27', (F32, [19, 2]))
model = Model()
model.Operation('CONV_2D', x3, c1, c2, 2, 1, 1, 0).To(t4)
model.Operation('SPLIT', t4, 3, 3).To(t5, t6, t7)
model.Operation('SLICE', t4, [0, 0, 0, 15], [1, 1, 2, 18]).To(t8)
model.Operation('CONCATENATION', t6, t8, t5, 3).To(t9)
model.Operation('ADD', t8, c12, 1).To(t13)
model.Operation('MAXIMUM', t6, t7).To(t14)
model.Operation('MUL', t4, c15, 0).To(t16)
model.Operation('CONV_2D', t16, c10, c11, 2, 1, 1, 0).To(t17)
model.Operation('RELU6', t9).To(t18)
model.Operation('CHANNEL_SHUFFLE', t4, 4, 3).To(t19)
model.Operation('ADD', t4, c20, 0).To(t21)
model.Operation('REDUCE_MAX', t21, c22, False).To(t23)
model.Operation('TRANSPOSE', t8, [0, 3, 2, 1]).To(t24)
model.Operation('PAD', t8, c25).To(t26)
model.Operation('RESHAPE', t26, [19, 2]).To(t27)
Example({
    x3: [-1.5, -4.0],
    t13: packed('|i1',
    'c-muQU|`^6U|<G976wK(Adee}g&7z)fFgVl9smZE0Am', 0.5
),
    t14: [1.0, 1.5, 4.0, 2.0, 1.5, 0.0, -1.5, 1.5, -1.0, 6.0, -0.5, 0.0, 6.0, -1.0, 9.0, 4.5, -1.0, 2.5,
    -7.5, 6.5, -3.5, 11.0, 2.0, -3.5],
    t17: [37.0, -48.5, 44.5, -98.5],
    t18: packed('|i1',
    'c-lpZ$qfJ?48vU7a;f{z3*o~fvLm@U0r=e)n34ubXTZWJ0U^FTq{@BE(lrhl2mrS', 0.5
),
    t19: packed('|i1',
    'c-jTQTMj@l5CFiwsg#5d_dgsT1PR)*tKFKRCxhlvMj&QH`MfNmLUtFG9i$g+stNYPH@u~71#KLjGbz!BIHAp>zn0LY0e=70D>w', 0.5
),
    t23: [5.0, 10.0],
    t24: packed('|i1',
    'c-jFZ0Neir3H<W>{Qd3&4gUH6`u_v~_Wk|%=?D_}^aK6?1^e*=0`ugt)E0*', 0.5
),
    t27: packed('|i1',
    'c-jFb0NMWl1pNH{1OEU20R8v~`2zs^0`mX~^8D@%`T7L*{pk|){sr*@<gJSqhX', 0.5
),
}, name='blocks').AddVariations('float16').DisableLifeTimeVariation()

# Weights and biases are given, computed, or data of others, too, with constants behind the layer.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
x4 = Input('x4', (F32, [3, 1, 1, 2]))
c3 = Parameter('c3', (F32, [3]), [0.25, -1.25, 2.25])
t6 = Internal('t6', (F32, [1, 2, 3, 3]))
c7 = Parameter('c7', (F32, [3]), [2.0, -1.0, 3.0])
t8 = Output('t8', (F32, [1, 2, 3, 3]))
c2 = Parameter('c2', (F32, [3, 1, 1, 2]), [1.0, -1.0, -2.0, -2.0, -2.0, -2.0])
x5 = Input('x5', (F32, [3]))
t9 = Internal('t9', (F32, [1, 2, 3, 3]))
c10 = Parameter('c10', (F32, [3]), [2.0, -1.0, 3.0])
t11 = Output('t11', (F32, [1, 2, 3, 3]))
t12 = Internal('t12', (F32, [1, 2, 3, 3]))
c13 = Parameter('c13', (F32, [3]), [2.0, -1.0, 3.0])
t14 = Output('t14', (F32, [1, 2, 3, 3]))
t15 = Internal('t15', (F32, [1, 2, 3, 3]))
c16 = Parameter('c16', (F32, [3]), [2.0, -1.0, 3.0])
t17 = Output('t17', (F32, [1, 2, 3, 3]))
t18 = Internal('t18', (F32, [1, 2, 3, 3]))
c19 = Parameter('c19', (F32, [3]), [2.0, -1.0, 3.0])
t20 = Output('t20', (F32, [1, 2, 3, 3]))
c21 = Parameter('c21', (F32, [2]), [2.0, -1.0])
t22 = Internal('t22', (F32, [3, 1, 1, 2]))
t23 = Output('t23', (F32, [1, 2, 3, 3]))
c24 = Parameter('c24', (F32, [2]), [-1.0, 3.0])
t25 = Internal('t25', (F32, [3, 1, 1, 2]))
c26 = Parameter('c26', (F32, [3]), [2.0, -1.0, 3.0])
t27 = Internal('t27', (F32, [3]))
t28 = Output('t28', (F32, [1, 2, 3, 3]))
c29 = Parameter('c29', (F32, [3]), [2.0, -1.0, 3.0])
t30 = Internal('t30', (F32, [3]))
t31 = Output('t31', (F32, [1, 2, 3, 3]))
c32 = Parameter('c32', (F32, [2]), [1.0, -1.0])
t33 = Output('t33', (F32, [3, 1, 1, 2]))
c34 = Parameter('c34', (F32, [3]), [2.0, -1.0, 3.0])
t35 = Output('t35', (F32, [3]))
model = Model()
model.Operation('CONV_2D', x1, x4, c3, 2, 1, 1, 0).To(t6)
model.Operation('MUL', t6, c7, 0).To(t8)
model.Operation('CONV_2D', x1, c2, x5, 2, 1, 1, 0).To(t9)
model.Operation('ADD', t9, c10, 3).To(t11)
model.Operation('CONV_2D', x1, x4, x5, 2, 1, 1, 1).To(t12)
model.Operation('SUB', c13, t12, 0).To(t14)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t15)
model.Operation('DIV', c16, t15, 0).To(t17)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 1).To(t18)
model.Operation('MUL', t18, c19, 0).To(t20)
model.Operation('MUL', c2, c21, 0).To(t22)
model.Operation('CONV_2D', x1, t22, c3, 2, 1, 1, 0).To(t23)
model.Operation('MUL', x4, c24, 1).To(t25)
model.Operation('ADD', c3, c26, 0).To(t27)
model.Operation('CONV_2D', x1, t25, t27, 2, 1, 1, 0).To(t28)
model.Operation('MUL', x5, c29, 0).To(t30)
model.Operation('CONV_2D', x1, c2, t30, 2, 1, 1, 3).To(t31)
model.Operation('ADD', c2, c32, 0).To(t33)
model.Operation('MUL', c3, c34, 0).To(t35)
Example({
    x1: [4.0, 1.0, -0.5, -2.5, -1.5, 3.0, -1.5, 4.0, 1.5, 3.5, -0.5, -2.5],
    x4: [-1.0, -1.0, -1.0, -1.0, 2.0, 0.0],
    t8: [-9.5, 6.25, 30.75, 6.5, -1.75, 3.75, -2.5, 2.75, -2.25, -4.5, 3.75, -2.25, -9.5, 6.25, 15.75, 6.5,
    -1.75, 3.75],
    x5: [1.25, 0.75, -0.25],
    t11: [6.0, 0.0, 0.0, 5.25, 5.75, 6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.25, 0.0, 0.0, 5.25, 5.75, 6.0],
    t14: [2.0, -1.0, -4.75, -2.25, -4.75, 3.0, 2.0, -1.0, 3.0, 2.0, -1.0, 3.0, 2.0, -1.0, 0.25, -2.25, -4.75,
    3.0],
    t17: [0.61538464, 0.08888889, -0.38709676, 0.8888889, -0.21052632, 0.36363637, -0.47058824, 0.23529412,
    -4.0, -0.3809524, 0.16, -1.0909091, -1.1428572, 0.08888889, -0.38709676, 0.8888889, -0.21052632,
    0.36363637],
    t20: [6.5, 0.0, 0.0, 4.5, -4.75, 24.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.5, -4.75, 24.75],
    t23: [9.25, -15.25, -11.75, -3.25, -4.25, -0.75, 0.25, 10.75, 14.25, 1.25, 12.75, 16.25, 6.75, -0.25,
    3.25, -3.25, -4.25, -0.75],
    t28: [6.25, 1.75, 5.25, 1.75, -2.75, 5.25, 0.75, -3.75, 5.25, 0.75, -3.75, 5.25, 3.75, -0.75, 5.25, 1.75,
    -2.75, 5.25],
    t31: [5.5, 0.0, 0.0, 4.5, 5.25, 5.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 4.5, 5.25, 5.25],
    t33: [2.0, -2.0, -1.0, -3.0, -1.0, -3.0],
    t35: [0.5, 1.25, 6.75],
}, name='weights').AddVariations('float16').DisableLifeTimeVariation()
