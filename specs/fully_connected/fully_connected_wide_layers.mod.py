# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: more channels than a block of a layout has.

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

# A wide layer between two narrow ones is computed in parts, with an activation in between.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2]))
c2 = Parameter('c2', (F32, [48, 2]), ([1.0, 0.0, -1.0, 1.0, 0.0, 1.0, -1.0, 0.0, 0.0, -1.0] * 10)[:96])
c3 = Parameter('c3', (F32, [48]), ([0.0] * 48)[:48])
t4 = Internal('t4', (F32, [2, 48]))
c5 = Parameter('c5', (F32, [2, 48]), packed('|i1',
    'c-lRR0SW*>2*T$7AMK^ZjZldpp@QJ{v>EJlGFR4P)wA=d+5B!64-J+b00', 1.0
))
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Output('t7', (F32, [2, 2]))
x8 = Input('x8', (F32, [2, 2]))
c9 = Parameter('c9', (F32, [48, 2]), ([1.0, 0.0, -1.0, 1.0, 0.0, 1.0, -1.0, 0.0, 0.0, -1.0] * 10)[:96])
c10 = Parameter('c10', (F32, [48]), ([0.0] * 48)[:48])
t11 = Internal('t11', (F32, [2, 48]))
c12 = Parameter('c12', (F32, [2, 48]), packed('|i1',
    'c-l3KfeipK2*S$$M>_!*0Yg#*(#ipLE6iRrV<+8JIE;Sbn1eg@e;kD$0R', 1.0
))
c13 = Parameter('c13', (F32, [2]), [0.5, -1.0])
t14 = Output('t14', (F32, [2, 2]))
x15 = Input('x15', (F32, [2, 2]))
c16 = Parameter('c16', (F32, [48, 2]), ([1.0, 0.0, -1.0, 1.0, 0.0, 1.0, -1.0, 0.0, 0.0, -1.0] * 10)[:96])
c17 = Parameter('c17', (F32, [48]), ([0.0] * 48)[:48])
t18 = Internal('t18', (F32, [2, 48]))
c19 = Parameter('c19', (F32, [2, 48]), packed('|i1',
    'c-lRRK@I>Q48q|5k7m}P1V|6HWitvEq7Ysui;AkQ_<f^X>wT92Ng*Et', 1.0
))
c20 = Parameter('c20', (F32, [2]), [0.5, -1.0])
t21 = Output('t21', (F32, [2, 2]))
x22 = Input('x22', (F32, [2, 2]))
c23 = Parameter('c23', (F32, [48, 2]), ([1.0, 0.0, -1.0, 1.0, 0.0, 1.0, -1.0, 0.0, 0.0, -1.0] * 10)[:96])
c24 = Parameter('c24', (F32, [48]), ([0.0] * 48)[:48])
t25 = Internal('t25', (F32, [2, 48]))
c26 = Parameter('c26', (F32, [2, 48]), packed('|i1',
    'c-lRR0S*8#3<1yoAKg*ugo^}W$qG@cGt7xp>fLq!fMREd-1+}`-UJ{3', 1.0
))
c27 = Parameter('c27', (F32, [2]), [0.5, -1.0])
t28 = Output('t28', (F32, [2, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', t4, c5, c6, 1).To(t7)
model.Operation('FULLY_CONNECTED', x8, c9, c10, 1).To(t11)
model.Operation('FULLY_CONNECTED', t11, c12, c13, 0).To(t14)
model.Operation('FULLY_CONNECTED', x15, c16, c17, 3).To(t18)
model.Operation('FULLY_CONNECTED', t18, c19, c20, 3).To(t21)
model.Operation('FULLY_CONNECTED', x22, c23, c24, 1).To(t25)
model.Operation('FULLY_CONNECTED', t25, c26, c27, 2).To(t28)
Example({
    x1: [-2.5, 2.0, 1.5, 1.0],
    t7: [9.5, 17.5, 0.0, 0.0],
    x8: [-2.5, 1.0, 4.0, -0.5],
    t14: [2.0, 3.0, -3.5, -1.0],
    x15: [3.0, 0.5, 0.5, 1.5],
    t21: [6.0, 2.5, 2.0, 0.0],
    x22: [3.0, -4.0, -4.0, -2.0],
    t28: [-1.0, -1.0, -1.0, 1.0],
}, name='inner').AddVariations('float16').DisableLifeTimeVariation()

# A wide layer between two narrow ones is computed in parts, with an activation in between.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [48, 2], 0.5, 128), ([130, 128, 126, 130, 128, 130, 126, 128, 128, 126] * 10)[:96])
c3 = Parameter('c3', (I32, [48], 0.25, 0), ([0] * 48)[:48])
t4 = Internal('t4', (U8, [2, 48], 0.5, 120))
c5 = Parameter('c5', (U8, [2, 48], 0.5, 128), packed('<i2',
    'c-pm!fe8RG2*Y-{gkC;dWgjd^TO>#*AlThqG*xb=FO0{iYx@&3`CKo~XD%O!FaH'
))
c6 = Parameter('c6', (I32, [2], 0.25, 0), [2, -4])
t7 = Output('t7', (U8, [2, 2], 0.5, 120))
x8 = Input('x8', (U8, [2, 2], 0.5, 120))
c9 = Parameter('c9', (U8, [48, 2], 0.5, 128), ([130, 128, 126, 130, 128, 130, 126, 128, 128, 126] * 10)[:96])
c10 = Parameter('c10', (I32, [48], 0.25, 0), ([0] * 48)[:48])
t11 = Internal('t11', (U8, [2, 48], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 48], 0.5, 128), packed('<i2',
    'c-pm#feipK2*P%`X}ElX?u02|NUA_;Il!I@)f-jWNp}q#Mz65U!t?5TKF<XpColm'
))
c13 = Parameter('c13', (I32, [2], 0.25, 0), [2, -4])
t14 = Output('t14', (U8, [2, 2], 0.5, 120))
x15 = Input('x15', (U8, [2, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [48, 2], 0.5, 128), ([130, 128, 126, 130, 128, 130, 126, 128, 128, 126] * 10)[:96])
c17 = Parameter('c17', (I32, [48], 0.25, 0), ([0] * 48)[:48])
t18 = Internal('t18', (U8, [2, 48], 0.5, 120))
c19 = Parameter('c19', (U8, [2, 48], 0.5, 128), packed('<i2',
    'c-pm!K@I>Q48nXlA-r6>O@CkmghLZ2lyK+B0@jDVmPc*z`9Ue`?o{hD8zSE@1p'
))
c20 = Parameter('c20', (I32, [2], 0.25, 0), [2, -4])
t21 = Output('t21', (U8, [2, 2], 0.5, 120))
x22 = Input('x22', (U8, [2, 2], 0.5, 120))
c23 = Parameter('c23', (U8, [48, 2], 0.5, 128), ([130, 128, 126, 130, 128, 130, 126, 128, 128, 126] * 10)[:96])
c24 = Parameter('c24', (I32, [48], 0.25, 0), ([0] * 48)[:48])
t25 = Internal('t25', (U8, [2, 48], 0.5, 120))
c26 = Parameter('c26', (U8, [2, 48], 0.5, 128), packed('<i2',
    'c-pm!fe8RG48nGK30^*J={{Ic5mXqNB${d$wUElFckMsHM9((4^Zs={a{(S@FaH'
))
c27 = Parameter('c27', (I32, [2], 0.25, 0), [2, -4])
t28 = Output('t28', (U8, [2, 2], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', t4, c5, c6, 1).To(t7)
model.Operation('FULLY_CONNECTED', x8, c9, c10, 1).To(t11)
model.Operation('FULLY_CONNECTED', t11, c12, c13, 0).To(t14)
model.Operation('FULLY_CONNECTED', x15, c16, c17, 3).To(t18)
model.Operation('FULLY_CONNECTED', t18, c19, c20, 3).To(t21)
model.Operation('FULLY_CONNECTED', x22, c23, c24, 1).To(t25)
model.Operation('FULLY_CONNECTED', t25, c26, c27, 2).To(t28)
Example({
    x1: [115, 124, 123, 122],
    t7: [139, 155, 120, 120],
    x8: [115, 122, 128, 119],
    t14: [124, 126, 113, 118],
    x15: [126, 121, 121, 123],
    t21: [132, 125, 124, 120],
    x22: [126, 112, 112, 116],
    t28: [118, 118, 118, 122],
}, name='inner_quant8').AddVariations(signed(x1, c2, t4, c5, t7, x8, c9, t11, c12, t14, x15, c16, t18, c19, t21, x22, c23, t25, c26, t28)).DisableLifeTimeVariation()

# Sums of many products are computed in parts: halves and quarters have other signs.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 520]))
t2 = Internal('t2', (F32, [1, 1, 1, 520]))
c3 = Parameter('c3', (F32, [3, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c4 = Parameter('c4', (F32, [3]), [0.5, -0.5, 1.0])
t5 = Output('t5', (F32, [1, 3]))
c6 = Parameter('c6', (F32, [3, 1, 1, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c7 = Parameter('c7', (F32, [3]), [0.5, -0.5, 1.0])
t8 = Output('t8', (F32, [1, 1, 1, 3]))
c9 = Parameter('c9', (F32, [3, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c10 = Parameter('c10', (F32, [3]), [0.5, -0.5, 1.0])
t11 = Output('t11', (F32, [1, 3]))
c12 = Parameter('c12', (F32, [3, 1, 1, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c13 = Parameter('c13', (F32, [3]), [0.5, -0.5, 1.0])
t14 = Output('t14', (F32, [1, 1, 1, 3]))
c15 = Parameter('c15', (F32, [3, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c16 = Parameter('c16', (F32, [3]), [0.5, -0.5, 1.0])
t17 = Output('t17', (F32, [1, 3]))
c18 = Parameter('c18', (F32, [3, 1, 1, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c19 = Parameter('c19', (F32, [3]), [0.5, -0.5, 1.0])
t20 = Output('t20', (F32, [1, 1, 1, 3]))
c21 = Parameter('c21', (F32, [3, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c22 = Parameter('c22', (F32, [3]), [0.5, -0.5, 1.0])
t23 = Output('t23', (F32, [1, 3]))
c24 = Parameter('c24', (F32, [3, 1, 1, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c25 = Parameter('c25', (F32, [3]), [0.5, -0.5, 1.0])
t26 = Output('t26', (F32, [1, 1, 1, 3]))
model = Model()
model.Operation('RESHAPE', x1, [1, 1, 1, 520]).To(t2)
model.Operation('FULLY_CONNECTED', x1, c3, c4, 0).To(t5)
model.Operation('CONV_2D', t2, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('FULLY_CONNECTED', x1, c9, c10, 1).To(t11)
model.Operation('CONV_2D', t2, c12, c13, 2, 1, 1, 1).To(t14)
model.Operation('FULLY_CONNECTED', x1, c15, c16, 2).To(t17)
model.Operation('CONV_2D', t2, c18, c19, 2, 1, 1, 2).To(t20)
model.Operation('FULLY_CONNECTED', x1, c21, c22, 3).To(t23)
model.Operation('CONV_2D', t2, c24, c25, 2, 1, 1, 3).To(t26)
Example({
    x1: ([1.0, 0.5, 1.5, 2.0, 0.5] * 104)[:520],
    t5: [40.0, 42.0, 37.5],
    t8: [40.0, 42.0, 37.5],
    t11: [40.0, 42.0, 37.5],
    t14: [40.0, 42.0, 37.5],
    t17: [1.0, 1.0, 1.0],
    t20: [1.0, 1.0, 1.0],
    t23: [6.0, 6.0, 6.0],
    t26: [6.0, 6.0, 6.0],
}, name='sums').AddVariations('float16').DisableLifeTimeVariation()

# Sums of many products are computed in parts: halves and quarters have other signs.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 520], 0.5, 120))
t2 = Internal('t2', (U8, [1, 1, 1, 520], 0.5, 120))
c3 = Parameter('c3', (U8, [3, 520], 0.5, 128), packed('<i2',
    'c-rmLu?YYm00TiMmoFS#(8e9SYrYSpnjJr9i4k%Ik2Jx}0D#8^a6}CT'
))
c4 = Parameter('c4', (I32, [3], 0.25, 0), [2, -2, 4])
t5 = Output('t5', (U8, [1, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [3, 1, 1, 520], 0.5, 128), packed('<i2',
    'c-rmLu?YYm00TiMmoFS#(8e9SYrYSpnjJr9i4k%Ik2Jx}0D#8^a6}CT'
))
c7 = Parameter('c7', (I32, [3], 0.25, 0), [2, -2, 4])
t8 = Output('t8', (U8, [1, 1, 1, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [3, 520], 0.5, 128), packed('<i2',
    'c-rmLu?YYm00TiMmoFS#(8e9SYrYSpnjJr9i4k%Ik2Jx}0D#8^a6}CT'
))
c10 = Parameter('c10', (I32, [3], 0.25, 0), [2, -2, 4])
t11 = Output('t11', (U8, [1, 3], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 520]), packed('|i1',
    'c-muNVED%X1|ykb8KoE)I7X>Iqts}Q91Q{>000hiaU%'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c13 = Parameter('c13', (I32, [3]), [2, -4, 4])
t14 = Output('t14', (U8, [1, 1, 1, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [3, 520], 0.5, 128), packed('<i2',
    'c-rmLu?YYm00TiMmoFS#(8e9SYrYSpnjJr9i4k%Ik2Jx}0D#8^a6}CT'
))
c16 = Parameter('c16', (I32, [3], 0.25, 0), [2, -2, 4])
t17 = Output('t17', (U8, [1, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [3, 1, 1, 520], 0.5, 128), packed('<i2',
    'c-rmLu?YYm00TiMmoFS#(8e9SYrYSpnjJr9i4k%Ik2Jx}0D#8^a6}CT'
))
c19 = Parameter('c19', (I32, [3], 0.25, 0), [2, -2, 4])
t20 = Output('t20', (U8, [1, 1, 1, 3], 0.5, 120))
c21 = Parameter('c21', (U8, [3, 520], 0.5, 128), packed('<i2',
    'c-rmLu?YYm00TiMmoFS#(8e9SYrYSpnjJr9i4k%Ik2Jx}0D#8^a6}CT'
))
c22 = Parameter('c22', (I32, [3], 0.25, 0), [2, -2, 4])
t23 = Output('t23', (U8, [1, 3], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 520]), packed('|i1',
    'c-muNVED%X1|ykb8KoE)I7X>Iqts}Q91Q{>000hiaU%'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c25 = Parameter('c25', (I32, [3]), [2, -4, 4])
t26 = Output('t26', (U8, [1, 1, 1, 3], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [1, 1, 1, 520]).To(t2)
model.Operation('FULLY_CONNECTED', x1, c3, c4, 0).To(t5)
model.Operation('CONV_2D', t2, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('FULLY_CONNECTED', x1, c9, c10, 1).To(t11)
model.Operation('CONV_2D', t2, c12, c13, 2, 1, 1, 1).To(t14)
model.Operation('FULLY_CONNECTED', x1, c15, c16, 2).To(t17)
model.Operation('CONV_2D', t2, c18, c19, 2, 1, 1, 2).To(t20)
model.Operation('FULLY_CONNECTED', x1, c21, c22, 3).To(t23)
model.Operation('CONV_2D', t2, c24, c25, 2, 1, 1, 3).To(t26)
Example({
    x1: ([122, 121, 123, 124, 121] * 104)[:520],
    t5: [200, 204, 195],
    t8: [200, 204, 195],
    t11: [200, 204, 195],
    t14: [200, 204, 195],
    t17: [122, 122, 122],
    t20: [122, 122, 122],
    t23: [132, 132, 132],
    t26: [132, 132, 132],
}, name='sums_quant8').AddVariations(signed(x1, t2, c3, t5, c6, t8, c9, t11, t14, c15, t17, c18, t20, c21, t23, t26)).DisableLifeTimeVariation()
