# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: what vectors and blocks of channels leave over.

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

# Blocks of 4, 8 and 16 channels leave every rest, in inputs and in results. No weight or bias is
# that of its neighbor.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 1, 17]))
c2 = Parameter('c2', (F32, [17, 1, 1, 17]), ([1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0] * 23)[:289])
c3 = Parameter('c3', (F32, [17]), [-8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])
t4 = Output('t4', (F32, [1, 1, 1, 17]))
x5 = Input('x5', (F32, [1, 1, 1, 19]))
c6 = Parameter('c6', (F32, [31, 1, 1, 19]), ([-3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0] * 46)[:589])
c7 = Parameter('c7', (F32, [31]), packed('|i1',
    'c-jFU0O0@e^7Hid_V@Vt`uqI-{{H|00s{mE1_uZU3JVMk4i8>_4*>', 1.0
))
t8 = Output('t8', (F32, [1, 1, 1, 31]))
x9 = Input('x9', (F32, [1, 1, 1, 21]))
c10 = Parameter('c10', (F32, [29, 1, 1, 21]), ([5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0] * 47)[:609])
c11 = Parameter('c11', (F32, [29]), packed('|i1',
    'c-s5)`ODXD-+%o4_507?fBzX6nV4Bv+1NQaxwv_F`2aIM4gm', 1.0
))
t12 = Output('t12', (F32, [1, 1, 1, 29]))
x13 = Input('x13', (F32, [1, 1, 1, 23]))
c14 = Parameter('c14', (F32, [27, 1, 1, 23]), ([7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0] * 48)[:621])
c15 = Parameter('c15', (F32, [27]), packed('|i1',
    'c-s5?<?FZaKYsrD{pat${|t;w%q*;I>>Qk2+&sJh3d9Wo', 1.0
))
t16 = Output('t16', (F32, [1, 1, 1, 27]))
x17 = Input('x17', (F32, [1, 1, 1, 25]))
c18 = Parameter('c18', (F32, [25, 1, 1, 25]), ([-9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0] * 49)[:625])
c19 = Parameter('c19', (F32, [25]), packed('|i1',
    'c-s5&_1pI!KY#uH^Y`C>21X`k7FITP4o)s^9suP93;_', 1.0
))
t20 = Output('t20', (F32, [1, 1, 1, 25]))
x21 = Input('x21', (F32, [1, 1, 1, 27]))
c22 = Parameter('c22', (F32, [23, 1, 1, 27]), ([11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0] * 48)[:621])
c23 = Parameter('c23', (F32, [23]), [-11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0,
    6.0, 7.0, 8.0, 9.0, 10.0, 11.0])
t24 = Output('t24', (F32, [1, 1, 1, 23]))
x25 = Input('x25', (F32, [1, 1, 1, 29]))
c26 = Parameter('c26', (F32, [21, 1, 1, 29]), ([13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0] * 47)[:609])
c27 = Parameter('c27', (F32, [21]), [-10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0,
    7.0, 8.0, 9.0, 10.0])
t28 = Output('t28', (F32, [1, 1, 1, 21]))
x29 = Input('x29', (F32, [1, 1, 1, 31]))
c30 = Parameter('c30', (F32, [19, 1, 1, 31]), ([2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0] * 46)[:589])
c31 = Parameter('c31', (F32, [19]), [-9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0,
    9.0])
t32 = Output('t32', (F32, [1, 1, 1, 19]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 1, 1, 1).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 1, 1, 0).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 1, 1, 0).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 1).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 1, 1, 0).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 2, 1, 1, 0).To(t32)
Example({
    x1: [-6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0],
    t4: [-190.0, 61.0, 10.0, 664.0, 601.0, -275.0, -268.0, -73.0, -209.0, 326.0, 1051.0, 140.0, -593.0,
    -177.0, 74.0, 23.0, 677.0],
    x5: [8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0,
    7.0],
    t8: packed('<i2',
    'c-mWdR^VM(#p4%m^M0SIT6atKcXR89ufM7}uD9=guEjBd;V&}-!+!>*e+>Uv{v$a5!5l^g09Fhhjs', 1.0
),
    x9: [10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0,
    4.0, -9.0, 1.0, -6.0],
    t12: packed('<i2',
    'c-muN_{_j?lYt?Ffk9D-0R)~gFqASd=*crM@G>wkF)*+&FfcPPFfxKEBn|+<)&w^', 1.0
),
    x13: [-12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0,
    -6.0, 11.0, -3.0, 8.0, 13.0, 5.0],
    t16: packed('<i2',
    'c-k{%KJfO)W-rUbeA{o$bP_oG>*9fMw+qroo-gzN&-m{@>%aeu|C#^%Wk%%y06_a6r~', 1.0
),
    x17: packed('|i1',
    'c-mw9#r>Cqmz9f&{R_)?MkEdZW6lRi', 1.0
),
    t20: packed('<i2',
    'c-mW+TbsJZrgg6EiZ$~@cUN^4?ev_q%4_S+)&H6QGyeVm|1Tqu!G_EM0KA4B8~', 1.0
),
    x21: packed('|i1',
    'c-s5R!OP0U#QuflJL50zzbG64b7u)W', 1.0
),
    t24: [0.0, 1637.0, 0.0, 949.0, 0.0, 312.0, 0.0, 0.0, 0.0, 0.0, 374.0, 0.0, 1015.0, 0.0, 1650.0, 0.0,
    962.0, 0.0, 325.0, 0.0, 0.0, 0.0, 0.0],
    x25: packed('|i1',
    'c-mv-Vq*Wo@}2P)_g@ZPRx}O(fAa`X', 1.0
),
    t28: [19.0, 1043.0, -754.0, -611.0, 1170.0, -27.0, 306.0, -270.0, -95.0, 1766.0, -261.0, -280.0, 391.0,
    32.0, 1056.0, -741.0, -598.0, 1183.0, -14.0, 319.0, -257.0],
    x29: packed('|i1',
    'c-mwC!t$N*7x!NdUREw9b_@;xtvU)e', 1.0
),
    t32: [-278.0, 498.0, 401.0, -295.0, -206.0, 1178.0, -388.0, -848.0, 1928.0, -923.0, -335.0, 1203.0,
    -331.0, -265.0, 511.0, 414.0, -282.0, -193.0, 1191.0],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Blocks of 4, 8 and 16 channels leave every rest, in inputs and in results. No weight or bias is
# that of its neighbor.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 1, 18], 0.5, 100))
c3 = Parameter('c3', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [24, 1, 1, 18]), ([2, 7, -12, 4, -9, 1, -6, 11, -3, 8, 13, 5, 10] * 34)[:432], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
c2 = Parameter('c2', (I32, [24]), [-480, -440, -400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200,
    240, 280, 320, 360, 400, 440])
t4 = Output('t4', (U8, [1, 1, 1, 24], 2.0, 110))
x5 = Input('x5', (U8, [1, 1, 1, 20], 0.5, 100))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [22, 1, 1, 20]), ([4, -9, 1, -6, 11, -3, 8, 13, 5, 10, 2, 7, -12] * 34)[:440], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
c6 = Parameter('c6', (I32, [22]), [-440, -400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280,
    320, 360, 400])
t8 = Output('t8', (U8, [1, 1, 1, 22], 2.0, 110))
x9 = Input('x9', (U8, [1, 1, 1, 22], 0.5, 100))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [20, 1, 1, 22]), ([-6, 11, -3, 8, 13, 5, 10, 2, 7, -12, 4, -9, 1] * 34)[:440], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
c10 = Parameter('c10', (I32, [20]), [-400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320,
    360])
t12 = Output('t12', (U8, [1, 1, 1, 20], 2.0, 110))
x13 = Input('x13', (U8, [1, 1, 1, 24], 0.5, 100))
c15 = Parameter('c15', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [18, 1, 1, 24]), ([8, 13, 5, 10, 2, 7, -12, 4, -9, 1, -6, 11, -3] * 34)[:432], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
c14 = Parameter('c14', (I32, [18]), [-360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320])
t16 = Output('t16', (U8, [1, 1, 1, 18], 2.0, 110))
x17 = Input('x17', (U8, [1, 1, 1, 26], 0.5, 100))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [32, 1, 1, 26]), ([10, 2, 7, -12, 4, -9, 1, -6, 11, -3, 8, 13, 5] * 64)[:832], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
c18 = Parameter('c18', (I32, [32]), packed('<i2',
    'c-m`Nap8x8N5PB(F9a+SIyT&3&<LnlaN>i6L&k(14>$}W{sO^2F!&D!3=qHw224y$0E8MJZv'
))
t20 = Output('t20', (U8, [1, 1, 1, 32], 2.0, 110))
x21 = Input('x21', (U8, [1, 1, 1, 28], 0.5, 100))
c23 = Parameter('c23', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [30, 1, 1, 28]), ([-12, 4, -9, 1, -6, 11, -3, 8, 13, 5, 10, 2, 7] * 65)[:840], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
c22 = Parameter('c22', (I32, [30]), packed('<i2',
    'c-mWW;fI1p!Hfeh1S}FdHr!y)2&h<a;)8@k#)KUYI1K*&{re9L{(}Jn1TcaD6B7XbCLNd'
))
t24 = Output('t24', (U8, [1, 1, 1, 30], 2.0, 110))
x25 = Input('x25', (U8, [1, 1, 1, 30], 0.5, 100))
c27 = Parameter('c27', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [28, 1, 1, 30]), ([1, -6, 11, -3, 8, 13, 5, 10, 2, 7, -12, 4, -9] * 65)[:840], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
c26 = Parameter('c26', (I32, [28]), packed('<i2',
    'c-p)0L&2k9#(@_C76~02ZZK#BR4h30LBb(p!j1<VfB*giga2T_00E3(zytt$>Knl'
))
t28 = Output('t28', (U8, [1, 1, 1, 28], 2.0, 110))
x29 = Input('x29', (U8, [1, 1, 1, 32], 0.5, 100))
c31 = Parameter('c31', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [26, 1, 1, 32]), ([-3, 8, 13, 5, 10, 2, 7, -12, 4, -9, 1, -6, 11] * 64)[:832], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
c30 = Parameter('c30', (I32, [26]), packed('<i2',
    'c-s4+;88H+zzYG3gpLh27&HPZ7M%DX;gB(5$AiEBz~Da^FhBq!7ytnM=o#t'
))
t32 = Output('t32', (U8, [1, 1, 1, 26], 2.0, 110))
model = Model()
model.Operation('CONV_2D', x1, c3, c2, 2, 1, 1, 1).To(t4)
model.Operation('CONV_2D', x5, c7, c6, 2, 1, 1, 0).To(t8)
model.Operation('CONV_2D', x9, c11, c10, 2, 1, 1, 0).To(t12)
model.Operation('CONV_2D', x13, c15, c14, 2, 1, 1, 1).To(t16)
model.Operation('CONV_2D', x17, c19, c18, 2, 1, 1, 0).To(t20)
model.Operation('CONV_2D', x21, c23, c22, 2, 1, 1, 0).To(t24)
model.Operation('CONV_2D', x25, c27, c26, 2, 1, 1, 1).To(t28)
model.Operation('CONV_2D', x29, c31, c30, 2, 1, 1, 0).To(t32)
Example({
    x1: [107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101],
    t4: [110, 110, 110, 110, 110, 148, 110, 110, 199, 110, 110, 172, 110, 110, 149, 121, 110, 121, 139, 110,
    110, 156, 110, 128],
    x5: [91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113],
    t8: [92, 64, 198, 96, 91, 24, 129, 115, 98, 101, 124, 180, 98, 107, 90, 156, 114, 130, 98, 180, 166,
    122],
    x9: [111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107,
    88],
    t12: [97, 52, 113, 148, 110, 37, 105, 97, 94, 137, 160, 91, 112, 117, 72, 127, 219, 159, 102, 133],
    x13: [113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91,
    101, 94, 111],
    t16: [110, 110, 110, 110, 120, 188, 155, 161, 136, 110, 110, 110, 110, 117, 116, 110, 120, 174],
    x17: packed('|i1',
    'c-l+Lj>w2kjmuBWDa_1EL*@Vgiz5nW'
),
    t20: packed('<i2',
    'c-jkhGKliDjtg{4iU>?gh|NsT$jvV<EUPQ6>#As-TGPuw0000~77Wh'
),
    x21: packed('|i1',
    'c-qT|PL0b?%qh&wOUsVPK;-}cq9h9{'
),
    t24: packed('<i2',
    'c-jkfQgC<4ZacQU#7{CgHYUX}p?3fOX|wW@Dq1V5qZ#l507*s-GX'
),
    x25: packed('|i1',
    'c-o80Ps}OI%uCCT$cRpjL+1bhy4(x_'
),
    t28: packed('<i2',
    'c-qU$%WIvL2L$Ce8$i^ahk1FGc?<uy<h9l@-~j+-Vh*1'
),
    x29: packed('|i1',
    'c-qS;%*;#6j>w2kjmuBW!Q=n{)gKJ('
),
    t32: packed('<i2',
    'c-l*n*q0w=Q?yno+y8%RncU0?4Y||*rgjwWsb#<k0NxM`as'
),
}, name='channels_quant8').AddVariations(signed(x1, t4, x5, t8, x9, t12, x13, t16, x17, t20, x21, t24, x25, t28, x29, t32)).DisableLifeTimeVariation()
