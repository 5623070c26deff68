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

# A wide layer between two narrow ones.
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

# A wide layer between two narrow ones.
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

# Sums of many products, with each activation.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 520]))
c2 = Parameter('c2', (I32, [4]), [1, 1, 1, 520])
t3 = Internal('t3', (F32, [1, 1, 1, 520]))
c4 = Parameter('c4', (F32, [3, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c5 = Parameter('c5', (F32, [3]), [0.5, -0.5, 1.0])
t6 = Output('t6', (F32, [1, 3]))
c7 = Parameter('c7', (F32, [3, 1, 1, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c8 = Parameter('c8', (F32, [3]), [0.5, -0.5, 1.0])
t9 = Output('t9', (F32, [1, 1, 1, 3]))
c10 = Parameter('c10', (F32, [3, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c11 = Parameter('c11', (F32, [3]), [0.5, -0.5, 1.0])
t12 = Output('t12', (F32, [1, 3]))
c13 = Parameter('c13', (F32, [3, 1, 1, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c14 = Parameter('c14', (F32, [3]), [0.5, -0.5, 1.0])
t15 = Output('t15', (F32, [1, 1, 1, 3]))
c16 = Parameter('c16', (F32, [3, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c17 = Parameter('c17', (F32, [3]), [0.5, -0.5, 1.0])
t18 = Output('t18', (F32, [1, 3]))
c19 = Parameter('c19', (F32, [3, 1, 1, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c20 = Parameter('c20', (F32, [3]), [0.5, -0.5, 1.0])
t21 = Output('t21', (F32, [1, 1, 1, 3]))
c22 = Parameter('c22', (F32, [3, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c23 = Parameter('c23', (F32, [3]), [0.5, -0.5, 1.0])
t24 = Output('t24', (F32, [1, 3]))
c25 = Parameter('c25', (F32, [3, 1, 1, 520]), packed('|i1',
    'c-muNVEE4f1|ykb8l^@9fnhW&jONJEAb?N+h*ofI', 1.0
))
c26 = Parameter('c26', (F32, [3]), [0.5, -0.5, 1.0])
t27 = Output('t27', (F32, [1, 1, 1, 3]))
model = Model()
model.Operation('RESHAPE', x1, c2).To(t3)
model.Operation('FULLY_CONNECTED', x1, c4, c5, 0).To(t6)
model.Operation('CONV_2D', t3, c7, c8, 2, 1, 1, 0).To(t9)
model.Operation('FULLY_CONNECTED', x1, c10, c11, 1).To(t12)
model.Operation('CONV_2D', t3, c13, c14, 2, 1, 1, 1).To(t15)
model.Operation('FULLY_CONNECTED', x1, c16, c17, 2).To(t18)
model.Operation('CONV_2D', t3, c19, c20, 2, 1, 1, 2).To(t21)
model.Operation('FULLY_CONNECTED', x1, c22, c23, 3).To(t24)
model.Operation('CONV_2D', t3, c25, c26, 2, 1, 1, 3).To(t27)
Example({
    x1: ([1.0, 0.5, 1.5, 2.0, 0.5] * 104)[:520],
    t6: [40.0, 42.0, 37.5],
    t9: [40.0, 42.0, 37.5],
    t12: [40.0, 42.0, 37.5],
    t15: [40.0, 42.0, 37.5],
    t18: [1.0, 1.0, 1.0],
    t21: [1.0, 1.0, 1.0],
    t24: [6.0, 6.0, 6.0],
    t27: [6.0, 6.0, 6.0],
}, name='sums').AddVariations('float16').DisableLifeTimeVariation()

# Sums of many products, with each activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 520], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [1, 1, 1, 520])
t3 = Internal('t3', (U8, [1, 1, 1, 520], 0.5, 120))
c4 = Parameter('c4', (U8, [3, 520], 0.5, 128), packed('<i2',
    'c-rmLu?YYm00TiMmoFS#(8e9SYrYSpnjJr9i4k%Ik2Jx}0D#8^a6}CT'
))
c5 = Parameter('c5', (I32, [3], 0.25, 0), [2, -2, 4])
t6 = Output('t6', (U8, [1, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [3, 1, 1, 520], 0.5, 128), packed('<i2',
    'c-rmLu?YYm00TiMmoFS#(8e9SYrYSpnjJr9i4k%Ik2Jx}0D#8^a6}CT'
))
c8 = Parameter('c8', (I32, [3], 0.25, 0), [2, -2, 4])
t9 = Output('t9', (U8, [1, 1, 1, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [3, 520], 0.5, 128), packed('<i2',
    'c-rmLu?YYm00TiMmoFS#(8e9SYrYSpnjJr9i4k%Ik2Jx}0D#8^a6}CT'
))
c11 = Parameter('c11', (I32, [3], 0.25, 0), [2, -2, 4])
t12 = Output('t12', (U8, [1, 3], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 520]), packed('|i1',
    'c-muNVED%X1|ykb8KoE)I7X>Iqts}Q91Q{>000hiaU%'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c14 = Parameter('c14', (I32, [3]), [2, -4, 4])
t15 = Output('t15', (U8, [1, 1, 1, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [3, 520], 0.5, 128), packed('<i2',
    'c-rmLu?YYm00TiMmoFS#(8e9SYrYSpnjJr9i4k%Ik2Jx}0D#8^a6}CT'
))
c17 = Parameter('c17', (I32, [3], 0.25, 0), [2, -2, 4])
t18 = Output('t18', (U8, [1, 3], 0.5, 120))
c19 = Parameter('c19', (U8, [3, 1, 1, 520], 0.5, 128), packed('<i2',
    'c-rmLu?YYm00TiMmoFS#(8e9SYrYSpnjJr9i4k%Ik2Jx}0D#8^a6}CT'
))
c20 = Parameter('c20', (I32, [3], 0.25, 0), [2, -2, 4])
t21 = Output('t21', (U8, [1, 1, 1, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [3, 520], 0.5, 128), packed('<i2',
    'c-rmLu?YYm00TiMmoFS#(8e9SYrYSpnjJr9i4k%Ik2Jx}0D#8^a6}CT'
))
c23 = Parameter('c23', (I32, [3], 0.25, 0), [2, -2, 4])
t24 = Output('t24', (U8, [1, 3], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 520]), packed('|i1',
    'c-muNVED%X1|ykb8KoE)I7X>Iqts}Q91Q{>000hiaU%'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c26 = Parameter('c26', (I32, [3]), [2, -4, 4])
t27 = Output('t27', (U8, [1, 1, 1, 3], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, c2).To(t3)
model.Operation('FULLY_CONNECTED', x1, c4, c5, 0).To(t6)
model.Operation('CONV_2D', t3, c7, c8, 2, 1, 1, 0).To(t9)
model.Operation('FULLY_CONNECTED', x1, c10, c11, 1).To(t12)
model.Operation('CONV_2D', t3, c13, c14, 2, 1, 1, 1).To(t15)
model.Operation('FULLY_CONNECTED', x1, c16, c17, 2).To(t18)
model.Operation('CONV_2D', t3, c19, c20, 2, 1, 1, 2).To(t21)
model.Operation('FULLY_CONNECTED', x1, c22, c23, 3).To(t24)
model.Operation('CONV_2D', t3, c25, c26, 2, 1, 1, 3).To(t27)
Example({
    x1: ([122, 121, 123, 124, 121] * 104)[:520],
    t6: [200, 204, 195],
    t9: [200, 204, 195],
    t12: [200, 204, 195],
    t15: [200, 204, 195],
    t18: [122, 122, 122],
    t21: [122, 122, 122],
    t24: [132, 132, 132],
    t27: [132, 132, 132],
}, name='sums_quant8').AddVariations(signed(x1, t3, c4, t6, c7, t9, c10, t12, t15, c16, t18, c19, t21, c22, t24, t27)).DisableLifeTimeVariation()
