# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1, 2, 3]))
c2 = Parameter('c2', (F32, [3, 1, 2, 3]), [1.0, 2.0, 0.0, 2.0, 1.0, 0.0, 0.0, -2.0, 0.0, 0.0, -1.0, 0.0, 1.0, -2.0, 1.0, 0.0, -2.0, 1.0])
c3 = Parameter('c3', (F32, [3]), [0.5, -1.5, 2.0])
t7 = Output('t7', (F32, [5, 1, 3, 3]))
x4 = Input('x4', (F32, [5, 1, 1, 2]))
c5 = Parameter('c5', (F32, [3, 1, 2, 2]), [1.0, 0.0, 1.0, 1.0, 0.0, 2.0, -2.0, 0.0, 1.0, 0.0, 0.0, 2.0])
c6 = Parameter('c6', (F32, [3]), [0.5, -1.5, 2.0])
t8 = Output('t8', (F32, [5, 1, 2, 3]))
x9 = Input('x9', (F32, [9, 4, 1, 2]))
c10 = Parameter('c10', (F32, [3, 1, 2, 4]), [0.0, 0.0, -1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0, 1.0, 0.0,
    2.0, -2.0, 0.0, 1.0, 0.0])
c11 = Parameter('c11', (F32, [3]), [0.5, -1.5, 2.0])
t15 = Output('t15', (F32, [9, 3, 1, 3]))
x12 = Input('x12', (F32, [9, 2, 1, 1]))
c13 = Parameter('c13', (F32, [4, 1, 2, 2]), [1.0, 1.0, 0.0, -1.0, 1.0, 0.0, 0.0, -2.0, 0.0, -2.0, 2.0, 0.0, -2.0, -2.0, 0.0, 0.0])
c14 = Parameter('c14', (F32, [4]), [0.5, -1.5, 2.0, -0.5])
t16 = Output('t16', (F32, [9, 4, 1, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 0, False).To(t8)
model.Operation('TRANSPOSE_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 1, 1, 0, True).To(t15)
model.Operation('TRANSPOSE_CONV_2D', x12, c13, c14, 0, 0, 0, 0, 1, 1, 0, True).To(t16)
Example({
    x1: packed('|i1',
    'c-jTQfe8RG2m>&zp!@$?skSUZ3N7v>9B)v)a}2tz@(0_;5A^', 0.5
),
    t7: packed('|i1',
    'c-jFi0Mh>n_x%{`><sqv@dpI={s#&B{u1r&8R_W@_y6n-3+n>{_Wb+}@A3`m;{o^fX~r8(', 0.5
),
    x4: [-4.0, 1.5, 3.5, -3.0, 3.5, 1.0, -1.0, -0.5, 2.0, 1.5],
    t8: packed('|i1',
    'c-s5P{O1oZ7sp3#ruRQM7`eILbNv6!^pBB=m6?O%D;EI7ISV2', 0.5
),
    x9: packed('|i1',
    'c-lqF$q~RX2n4X<FiZMxmI1TLGx{r^Q*JmeWie%FC||c(mf9+|=bBQoG%$5rn&1YJnScHO9$g(n', 0.5
),
    t15: packed('|i1',
    'c-jTQK?;B%5CFi^Of0QE1VI-M{r_8Cijc%s*%q7OQOp{=OeEClpI})6Pj}wlx#AmIK;u*`mIiY;isRiiQIN!h2XJ0XuN|fx;LG;8'
    'V!Jdy4sa(?', 0.5
),
    x12: [-4.0, -2.0, -3.0, 0.5, -3.0, -1.0, 3.5, -1.0, -1.5, 3.0, -1.0, 3.5, 4.0, 4.0, 4.0, 4.5, 2.5, -4.0],
    t16: packed('|i1',
    'c-jTQ2?~H96a_%HFA6OrLiaydbbyE`G`H|I6DiUVR(vcqku8c$+~gTrDsEhaYW2>&K-YG?EMh5i2EW5)Iv&5FTQT~H@B^u5C%*', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 1, 2, 3], 0.5, 128), [130, 132, 128, 132, 130, 128, 128, 124, 128, 128, 126, 128, 130, 124, 130, 128, 124, 130])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, -6, 8])
t7 = Output('t7', (U8, [5, 1, 3, 3], 0.5, 120))
x4 = Input('x4', (U8, [5, 1, 1, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [2, 0, 2, 2, 0, 8, -8, 0, 2, 0, 0, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c6 = Parameter('c6', (I32, [3]), [2, -12, 8])
t8 = Output('t8', (U8, [5, 1, 2, 3], 0.5, 120))
x9 = Input('x9', (U8, [9, 4, 1, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [3, 1, 2, 4], 0.5, 128), [128, 128, 126, 128, 130, 130, 128, 128, 130, 128, 126, 132, 128, 124, 130, 128, 130, 130, 128, 132,
    124, 128, 130, 128])
c11 = Parameter('c11', (I32, [3], 0.25, 0), [2, -6, 8])
t15 = Output('t15', (U8, [9, 3, 1, 3], 0.5, 120))
x12 = Input('x12', (U8, [9, 2, 1, 1], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 2, 2]), [2, 2, 0, -2, 4, 0, 0, -8, 0, -4, 4, 0, -8, -8, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c14 = Parameter('c14', (I32, [4]), [2, -12, 8, -4])
t16 = Output('t16', (U8, [9, 4, 1, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 0, False).To(t8)
model.Operation('TRANSPOSE_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 1, 1, 0, True).To(t15)
model.Operation('TRANSPOSE_CONV_2D', x12, c13, c14, 0, 0, 0, 0, 1, 1, 0, True).To(t16)
Example({
    x1: packed('<i2',
    'c-pI~F0HCBEh;Xlt}3f+D5$EdFD@u4sw^t2FDtDpW55dlesc~5'
),
    t7: packed('<i2',
    'c-m{sFP)H*(vp{*SznW1R^M1$)|Hw%F)^_@zdWV2Ik~zjucV|kJ*zb-x-vhHffN7$Z`>4R'
),
    x4: [112, 123, 127, 114, 127, 122, 118, 119, 124, 123],
    t8: packed('<i2',
    'c-kwhE-7hkYRGJ^N-t=rY;H<#C@-!mtE{T6ZfMADV!#Ukg)0s+'
),
    x9: packed('<i2',
    'c-pPYNfLlC2n0Z%JOu%ZB^ms=M?YZSd!CIh?he#Z6ou(`mzpEXk|w$;JqCHGSQ6rNJI<N;^7WG!YO5jx'
),
    t15: packed('<i2',
    'c-kv%u4=FEm|mS*TveMqJu9Q7w7R3TEv;ZuUVC|dUPfg{eq(EGd0|U&Q)66fadvZBO+|K9adm!feq2XsL4RRgeQSR1?2e9-f|jh5'
    '?8=@B25JKUNcAR3'
),
    x12: [112, 116, 114, 121, 114, 118, 127, 118, 117, 126, 118, 127, 128, 128, 128, 129, 125, 112],
    t16: packed('<i2',
    'c-qUY&8=<8=`Sy-$S<xcXe=+R&aZ4JXfLm;uBmM3$}O)cF3Kz@D=e=oDo)R<$Sv<ItWC}72`}#|s7=o52`w*ctZMCPt1V}s5&!@*'
    'h9Q3'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t7, x4, t8, x9, c10, t15, x12, t16)).DisableLifeTimeVariation()
