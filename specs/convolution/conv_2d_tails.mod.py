# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: what blocks of channels leave over.

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

# Many numbers of channels.
# Expected values: float64 formula.
input_0 = Input('input_0', (F32, [1, 1, 1, 17]))
filter_0 = Parameter('filter_0', (F32, [17, 1, 1, 17]), ([1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0] * 23)[:289])
bias_0 = Parameter('bias_0', (F32, [17]), [-8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])
output_0 = Output('output_0', (F32, [1, 1, 1, 17]))
input_2 = Input('input_2', (F32, [1, 1, 1, 19]))
filter_2 = Parameter('filter_2', (F32, [31, 1, 1, 19]), ([-3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0] * 46)[:589])
bias_2 = Parameter('bias_2', (F32, [31]), packed('|i1',
    'c-jFU0O0@e^7Hid_V@Vt`uqI-{{H|00s{mE1_uZU3JVMk4i8>_4*>', 1.0
))
output_2 = Output('output_2', (F32, [1, 1, 1, 31]))
input_4 = Input('input_4', (F32, [1, 1, 1, 21]))
filter_4 = Parameter('filter_4', (F32, [29, 1, 1, 21]), ([5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0] * 47)[:609])
bias_4 = Parameter('bias_4', (F32, [29]), packed('|i1',
    'c-s5)`ODXD-+%o4_507?fBzX6nV4Bv+1NQaxwv_F`2aIM4gm', 1.0
))
output_4 = Output('output_4', (F32, [1, 1, 1, 29]))
input_6 = Input('input_6', (F32, [1, 1, 1, 23]))
filter_6 = Parameter('filter_6', (F32, [27, 1, 1, 23]), ([7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0] * 48)[:621])
bias_6 = Parameter('bias_6', (F32, [27]), packed('|i1',
    'c-s5?<?FZaKYsrD{pat${|t;w%q*;I>>Qk2+&sJh3d9Wo', 1.0
))
output_6 = Output('output_6', (F32, [1, 1, 1, 27]))
input_8 = Input('input_8', (F32, [1, 1, 1, 25]))
filter_8 = Parameter('filter_8', (F32, [25, 1, 1, 25]), ([-9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0] * 49)[:625])
bias_8 = Parameter('bias_8', (F32, [25]), packed('|i1',
    'c-s5&_1pI!KY#uH^Y`C>21X`k7FITP4o)s^9suP93;_', 1.0
))
output_8 = Output('output_8', (F32, [1, 1, 1, 25]))
input_10 = Input('input_10', (F32, [1, 1, 1, 27]))
filter_10 = Parameter('filter_10', (F32, [23, 1, 1, 27]), ([11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0] * 48)[:621])
bias_10 = Parameter('bias_10', (F32, [23]), [-11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0,
    6.0, 7.0, 8.0, 9.0, 10.0, 11.0])
output_10 = Output('output_10', (F32, [1, 1, 1, 23]))
input_12 = Input('input_12', (F32, [1, 1, 1, 29]))
filter_12 = Parameter('filter_12', (F32, [21, 1, 1, 29]), ([13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0] * 47)[:609])
bias_12 = Parameter('bias_12', (F32, [21]), [-10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0,
    7.0, 8.0, 9.0, 10.0])
output_12 = Output('output_12', (F32, [1, 1, 1, 21]))
input_14 = Input('input_14', (F32, [1, 1, 1, 31]))
filter_14 = Parameter('filter_14', (F32, [19, 1, 1, 31]), ([2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0] * 46)[:589])
bias_14 = Parameter('bias_14', (F32, [19]), [-9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0,
    9.0])
output_14 = Output('output_14', (F32, [1, 1, 1, 19]))
model = Model()
model.Operation('CONV_2D', input_0, filter_0, bias_0, 2, 1, 1, 0).To(output_0)
model.Operation('CONV_2D', input_2, filter_2, bias_2, 2, 1, 1, 0).To(output_2)
model.Operation('CONV_2D', input_4, filter_4, bias_4, 2, 1, 1, 1).To(output_4)
model.Operation('CONV_2D', input_6, filter_6, bias_6, 2, 1, 1, 0).To(output_6)
model.Operation('CONV_2D', input_8, filter_8, bias_8, 2, 1, 1, 0).To(output_8)
model.Operation('CONV_2D', input_10, filter_10, bias_10, 2, 1, 1, 1).To(output_10)
model.Operation('CONV_2D', input_12, filter_12, bias_12, 2, 1, 1, 0).To(output_12)
model.Operation('CONV_2D', input_14, filter_14, bias_14, 2, 1, 1, 0).To(output_14)
Example({
    input_0: [-6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0],
    output_0: [-190.0, 61.0, 10.0, 664.0, 601.0, -275.0, -268.0, -73.0, -209.0, 326.0, 1051.0, 140.0, -593.0,
    -177.0, 74.0, 23.0, 677.0],
    input_2: [8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0,
    7.0],
    output_2: packed('<i2',
    'c-mWdR^VM(#p4%m^M0SIT6atKcXR89ufM7}uD9=guEjBd;V&}-!+!>*e+>Uv{v$a5!5l^g09Fhhjs', 1.0
),
    input_4: [10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0,
    4.0, -9.0, 1.0, -6.0],
    output_4: packed('<i2',
    'c-muN_{_j?lYt?Ffk9D-0R)~gFqASd=*crM@G>wkF)*+&FfcPPFfxKEBn|+<)&w^', 1.0
),
    input_6: [-12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0,
    -6.0, 11.0, -3.0, 8.0, 13.0, 5.0],
    output_6: packed('<i2',
    'c-k{%KJfO)W-rUbeA{o$bP_oG>*9fMw+qroo-gzN&-m{@>%aeu|C#^%Wk%%y06_a6r~', 1.0
),
    input_8: packed('|i1',
    'c-mw9#r>Cqmz9f&{R_)?MkEdZW6lRi', 1.0
),
    output_8: packed('<i2',
    'c-mW+TbsJZrgg6EiZ$~@cUN^4?ev_q%4_S+)&H6QGyeVm|1Tqu!G_EM0KA4B8~', 1.0
),
    input_10: packed('|i1',
    'c-s5R!OP0U#QuflJL50zzbG64b7u)W', 1.0
),
    output_10: [0.0, 1637.0, 0.0, 949.0, 0.0, 312.0, 0.0, 0.0, 0.0, 0.0, 374.0, 0.0, 1015.0, 0.0, 1650.0, 0.0,
    962.0, 0.0, 325.0, 0.0, 0.0, 0.0, 0.0],
    input_12: packed('|i1',
    'c-mv-Vq*Wo@}2P)_g@ZPRx}O(fAa`X', 1.0
),
    output_12: [19.0, 1043.0, -754.0, -611.0, 1170.0, -27.0, 306.0, -270.0, -95.0, 1766.0, -261.0, -280.0, 391.0,
    32.0, 1056.0, -741.0, -598.0, 1183.0, -14.0, 319.0, -257.0],
    input_14: packed('|i1',
    'c-mwC!t$N*7x!NdUREw9b_@;xtvU)e', 1.0
),
    output_14: [-278.0, 498.0, 401.0, -295.0, -206.0, 1178.0, -388.0, -848.0, 1928.0, -923.0, -335.0, 1203.0,
    -331.0, -265.0, 511.0, 414.0, -282.0, -193.0, 1191.0],
}, name='real').AddVariations('float16').DisableLifeTimeVariation()

# Many numbers of channels.
# Expected values: float64 formula.
input_1 = Input('input_1', (U8, [1, 1, 1, 18], 0.5, 100))
filter_1 = Parameter('filter_1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [24, 1, 1, 18]), ([2, 7, -12, 4, -9, 1, -6, 11, -3, 8, 13, 5, 10] * 34)[:432], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
bias_1 = Parameter('bias_1', (I32, [24]), [-480, -440, -400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200,
    240, 280, 320, 360, 400, 440])
output_1 = Output('output_1', (U8, [1, 1, 1, 24], 2.0, 110))
input_3 = Input('input_3', (U8, [1, 1, 1, 20], 0.5, 100))
filter_3 = Parameter('filter_3', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [22, 1, 1, 20]), ([4, -9, 1, -6, 11, -3, 8, 13, 5, 10, 2, 7, -12] * 34)[:440], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
bias_3 = Parameter('bias_3', (I32, [22]), [-440, -400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280,
    320, 360, 400])
output_3 = Output('output_3', (U8, [1, 1, 1, 22], 2.0, 110))
input_5 = Input('input_5', (U8, [1, 1, 1, 22], 0.5, 100))
filter_5 = Parameter('filter_5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [20, 1, 1, 22]), ([-6, 11, -3, 8, 13, 5, 10, 2, 7, -12, 4, -9, 1] * 34)[:440], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
bias_5 = Parameter('bias_5', (I32, [20]), [-400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320,
    360])
output_5 = Output('output_5', (U8, [1, 1, 1, 20], 2.0, 110))
input_7 = Input('input_7', (U8, [1, 1, 1, 24], 0.5, 100))
filter_7 = Parameter('filter_7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [18, 1, 1, 24]), ([8, 13, 5, 10, 2, 7, -12, 4, -9, 1, -6, 11, -3] * 34)[:432], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
bias_7 = Parameter('bias_7', (I32, [18]), [-360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320])
output_7 = Output('output_7', (U8, [1, 1, 1, 18], 2.0, 110))
input_9 = Input('input_9', (U8, [1, 1, 1, 26], 0.5, 100))
filter_9 = Parameter('filter_9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [32, 1, 1, 26]), ([10, 2, 7, -12, 4, -9, 1, -6, 11, -3, 8, 13, 5] * 64)[:832], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
bias_9 = Parameter('bias_9', (I32, [32]), packed('<i2',
    'c-m`Nap8x8N5PB(F9a+SIyT&3&<LnlaN>i6L&k(14>$}W{sO^2F!&D!3=qHw224y$0E8MJZv'
))
output_9 = Output('output_9', (U8, [1, 1, 1, 32], 2.0, 110))
input_11 = Input('input_11', (U8, [1, 1, 1, 28], 0.5, 100))
filter_11 = Parameter('filter_11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [30, 1, 1, 28]), ([-12, 4, -9, 1, -6, 11, -3, 8, 13, 5, 10, 2, 7] * 65)[:840], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
bias_11 = Parameter('bias_11', (I32, [30]), packed('<i2',
    'c-mWW;fI1p!Hfeh1S}FdHr!y)2&h<a;)8@k#)KUYI1K*&{re9L{(}Jn1TcaD6B7XbCLNd'
))
output_11 = Output('output_11', (U8, [1, 1, 1, 30], 2.0, 110))
input_13 = Input('input_13', (U8, [1, 1, 1, 30], 0.5, 100))
filter_13 = Parameter('filter_13', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [28, 1, 1, 30]), ([1, -6, 11, -3, 8, 13, 5, 10, 2, 7, -12, 4, -9] * 65)[:840], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
bias_13 = Parameter('bias_13', (I32, [28]), packed('<i2',
    'c-p)0L&2k9#(@_C76~02ZZK#BR4h30LBb(p!j1<VfB*giga2T_00E3(zytt$>Knl'
))
output_13 = Output('output_13', (U8, [1, 1, 1, 28], 2.0, 110))
input_15 = Input('input_15', (U8, [1, 1, 1, 32], 0.5, 100))
filter_15 = Parameter('filter_15', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [26, 1, 1, 32]), ([-3, 8, 13, 5, 10, 2, 7, -12, 4, -9, 1, -6, 11] * 64)[:832], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
bias_15 = Parameter('bias_15', (I32, [26]), packed('<i2',
    'c-s4+;88H+zzYG3gpLh27&HPZ7M%DX;gB(5$AiEBz~Da^FhBq!7ytnM=o#t'
))
output_15 = Output('output_15', (U8, [1, 1, 1, 26], 2.0, 110))
model = Model()
model.Operation('CONV_2D', input_1, filter_1, bias_1, 2, 1, 1, 1).To(output_1)
model.Operation('CONV_2D', input_3, filter_3, bias_3, 2, 1, 1, 0).To(output_3)
model.Operation('CONV_2D', input_5, filter_5, bias_5, 2, 1, 1, 0).To(output_5)
model.Operation('CONV_2D', input_7, filter_7, bias_7, 2, 1, 1, 1).To(output_7)
model.Operation('CONV_2D', input_9, filter_9, bias_9, 2, 1, 1, 0).To(output_9)
model.Operation('CONV_2D', input_11, filter_11, bias_11, 2, 1, 1, 0).To(output_11)
model.Operation('CONV_2D', input_13, filter_13, bias_13, 2, 1, 1, 1).To(output_13)
model.Operation('CONV_2D', input_15, filter_15, bias_15, 2, 1, 1, 0).To(output_15)
Example({
    input_1: [107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101],
    output_1: [110, 110, 110, 110, 110, 148, 110, 110, 199, 110, 110, 172, 110, 110, 149, 121, 110, 121, 139, 110,
    110, 156, 110, 128],
    input_3: [91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113],
    output_3: [92, 64, 198, 96, 91, 24, 129, 115, 98, 101, 124, 180, 98, 107, 90, 156, 114, 130, 98, 180, 166,
    122],
    input_5: [111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107,
    88],
    output_5: [97, 52, 113, 148, 110, 37, 105, 97, 94, 137, 160, 91, 112, 117, 72, 127, 219, 159, 102, 133],
    input_7: [113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91,
    101, 94, 111],
    output_7: [110, 110, 110, 110, 120, 188, 155, 161, 136, 110, 110, 110, 110, 117, 116, 110, 120, 174],
    input_9: packed('|i1',
    'c-l+Lj>w2kjmuBWDa_1EL*@Vgiz5nW'
),
    output_9: packed('<i2',
    'c-jkhGKliDjtg{4iU>?gh|NsT$jvV<EUPQ6>#As-TGPuw0000~77Wh'
),
    input_11: packed('|i1',
    'c-qT|PL0b?%qh&wOUsVPK;-}cq9h9{'
),
    output_11: packed('<i2',
    'c-jkfQgC<4ZacQU#7{CgHYUX}p?3fOX|wW@Dq1V5qZ#l507*s-GX'
),
    input_13: packed('|i1',
    'c-o80Ps}OI%uCCT$cRpjL+1bhy4(x_'
),
    output_13: packed('<i2',
    'c-qU$%WIvL2L$Ce8$i^ahk1FGc?<uy<h9l@-~j+-Vh*1'
),
    input_15: packed('|i1',
    'c-qS;%*;#6j>w2kjmuBW!Q=n{)gKJ('
),
    output_15: packed('<i2',
    'c-l*n*q0w=Q?yno+y8%RncU0?4Y||*rgjwWsb#<k0NxM`as'
),
}, name='channel').AddVariations(signed(input_1, output_1, input_3, output_3, input_5, output_5, input_7, output_7, input_9, output_9, input_11, output_11, input_13, output_13, input_15, output_15)).DisableLifeTimeVariation()
