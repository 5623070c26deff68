# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: windows on a part of a tensor.

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

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
t2 = Internal('t2', (F32, [1, 3, 3, 2]))
c3 = Parameter('c3', (F32, [2, 3, 3, 1]), [-1.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, -1.0, -1.0, -1.0, 0.0, -1.0, 0.0])
c4 = Parameter('c4', (F32, [2]), [0.5, -1.0])
t5 = Output('t5', (F32, [1, 3, 3, 2]))
x6 = Input('x6', (F32, [1, 5, 6, 4]))
t7 = Internal('t7', (F32, [1, 3, 3, 2]))
c8 = Parameter('c8', (F32, [2, 3, 3, 1]), [0.0, -1.0, 0.0, -1.0, -1.0, 0.0, -1.0, 1.0, 1.0, -1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0])
c9 = Parameter('c9', (F32, [2]), [0.5, -1.0])
t10 = Output('t10', (F32, [1, 3, 2, 2]))
x11 = Input('x11', (F32, [1, 5, 6, 4]))
t12 = Internal('t12', (F32, [1, 4, 5, 2]))
c13 = Parameter('c13', (F32, [2, 3, 3, 1]), [-1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0])
c14 = Parameter('c14', (F32, [2]), [0.5, -1.0])
t15 = Output('t15', (F32, [1, 4, 5, 2]))
x16 = Input('x16', (F32, [1, 5, 6, 4]))
t17 = Internal('t17', (F32, [1, 4, 5, 2]))
c18 = Parameter('c18', (F32, [2, 3, 3, 1]), [-1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 1.0, 1.0, -1.0, 0.0, -1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0])
c19 = Parameter('c19', (F32, [2]), [0.5, -1.0])
t20 = Output('t20', (F32, [1, 4, 4, 2]))
x21 = Input('x21', (F32, [1, 5, 6, 4]))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 3])
c23 = Parameter('c23', (I32, [4]), [1, 4, 6, 1])
t24 = Internal('t24', (F32, [1, 3, 3, 2]))
c25 = Parameter('c25', (F32, [2, 3, 3, 1]), [-1.0, -1.0, -1.0, 0.0, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0, 1.0])
c26 = Parameter('c26', (F32, [2]), [0.5, -1.0])
t27 = Output('t27', (F32, [1, 3, 3, 2]))
x28 = Input('x28', (F32, [1, 5, 6, 4]))
c29 = Parameter('c29', (I32, [4]), [0, 1, 1, 3])
c30 = Parameter('c30', (I32, [4]), [1, 4, 6, 1])
t31 = Internal('t31', (F32, [1, 3, 3, 2]))
c32 = Parameter('c32', (F32, [2, 3, 3, 1]), [1.0, 1.0, -1.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, -1.0, 1.0])
c33 = Parameter('c33', (F32, [2]), [0.5, -1.0])
t34 = Output('t34', (F32, [1, 3, 2, 2]))
x35 = Input('x35', (F32, [1, 5, 6, 4]))
t36 = Internal('t36', (F32, [1, 5, 3, 4]))
t37 = Internal('t37', (F32, [1, 5, 3, 4]))
t38 = Internal('t38', (F32, [1, 5, 3, 2]))
t39 = Internal('t39', (F32, [1, 5, 3, 2]))
c40 = Parameter('c40', (F32, [2, 3, 3, 1]), [0.0, 1.0, 0.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, -1.0, -1.0, 0.0, 1.0])
c41 = Parameter('c41', (F32, [2]), [0.5, -1.0])
t42 = Output('t42', (F32, [1, 5, 3, 2]))
x43 = Input('x43', (F32, [1, 5, 6, 4]))
t44 = Internal('t44', (F32, [1, 5, 3, 4]))
t45 = Internal('t45', (F32, [1, 5, 3, 4]))
t46 = Internal('t46', (F32, [1, 5, 3, 2]))
t47 = Internal('t47', (F32, [1, 5, 3, 2]))
c48 = Parameter('c48', (F32, [2, 3, 3, 1]), [0.0, 1.0, 1.0, 0.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 0.0, 0.0, 0.0, -1.0, 1.0, -1.0, 1.0, 1.0])
c49 = Parameter('c49', (F32, [2]), [0.5, -1.0])
t50 = Output('t50', (F32, [1, 5, 2, 2]))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('GROUPED_CONV_2D', t2, c3, c4, 1, 1, 1, 2, 0, False).To(t5)
model.Operation('SLICE', x6, [0, 1, 2, 1], [1, 3, 3, 2]).To(t7)
model.Operation('GROUPED_CONV_2D', t7, c8, c9, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t10)
model.Operation('SLICE', x11, [0, 0, 1, 0], [1, 4, -1, 2]).To(t12)
model.Operation('GROUPED_CONV_2D', t12, c13, c14, 1, 1, 1, 2, 0, False).To(t15)
model.Operation('SLICE', x16, [0, 0, 1, 0], [1, 4, -1, 2]).To(t17)
model.Operation('GROUPED_CONV_2D', t17, c18, c19, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, c23, [1, 1, 2, -1], 0, 0, 0).To(t24)
model.Operation('GROUPED_CONV_2D', t24, c25, c26, 1, 1, 1, 2, 0, False).To(t27)
model.Operation('STRIDED_SLICE', x28, c29, c30, [1, 1, 2, -1], 0, 0, 0).To(t31)
model.Operation('GROUPED_CONV_2D', t31, c32, c33, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t34)
model.Operation('SPLIT', x35, 2, 2).To(t36, t37)
model.Operation('SPLIT', t36, 3, 2).To(t38, t39)
model.Operation('GROUPED_CONV_2D', t39, c40, c41, 1, 1, 1, 2, 0, False).To(t42)
model.Operation('SPLIT', x43, 2, 2).To(t44, t45)
model.Operation('SPLIT', t44, 3, 2).To(t46, t47)
model.Operation('GROUPED_CONV_2D', t47, c48, c49, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t50)
Example({
    x1: packed('|i1',
    'c-j?=$qfJ@48+9bfc~q^NtXTDlI2avp%J^ZjDR~Lr|;=#)m=S#$32Z>evQZ35WouQsy$NfSm9!W+A)lmq{I;mByVaqBzW;#(v*h^'
    'oev3}LA3', 0.5
),
    t5: [-6.5, 4.5, -3.0, 0.0, 0.5, -0.5, -3.0, -5.0, 3.0, -5.5, 7.0, -13.5, 2.0, -2.5, 5.0, -3.5, 4.5, 3.0],
    x6: packed('|i1',
    'c-j@rK@LPA2n5m4wBY?u3kouSww0G^Q5nlVTnCfz_SbMWpJPmp+AeNYVDqA`th^bZ1mdkuXO&NUX}pDfKbH{@5f8Lg{y(&{)vZD!'
    'gtYquYdAC(', 0.5
),
    t10: [-7.5, -1.5, -1.5, -6.0, 2.5, -1.5, 7.5, 2.5, 3.0, -5.0, 4.0, -1.5],
    x11: packed('|i1',
    'c-j@rw-E#}3<R*z()M31jYQsmgbed?tpNBU5pr617O|tgH)LR8sPv`_uVSb`!?@1eOX{?eT?e`Z5$i|$%9Ppv?Je&~iFxG=P;<T?'
    'D<4W=HZK', 0.5
),
    t15: packed('|i1',
    'c-jFd0N4Km1_2WL>i7Wy|Nr*(`t}4A00<5Q`VQm^4*m%N=mq-y_5cI>2mJwVcM<a', 0.5
),
    x16: packed('|i1',
    'c-jrjM+yKj3<N=}{QuV~c;ww%LqT6C3pddvxL(I>)Z-#Lp;KEa<Q#<vNHW5Dbox*KxfnNna3F+rLeyTv;y+;RRaZ;(J~KOnkyJjs'
    '6!`&7qCVd', 0.5
),
    t20: packed('|i1',
    'c-jFV0N?)=_45P&>FoO#`~L+7`u^q!2Ke+10R#U5`uhF|`2++$z7fy', 0.5
),
    x21: packed('|i1',
    'c-jrj#|^+R3<NOvqT>ChRag8bKs|L!)J17{wo%{O<kz(DP=+D2ET#P9ZIatUcr@gfV2Ag_)PvMXV+~YCozFQ;-<@zLqX8y@Dfvz;'
    '@B>PaJ>U', 0.5
),
    t27: [-8.0, -1.0, 4.5, -5.0, 1.0, 0.0, 2.5, 1.0, -1.0, 6.5, 6.0, -1.0, 6.0, -1.0, 13.0, 0.0, 2.0, 0.0],
    x28: packed('|i1',
    'c-jrg!3_W*2n4{efYN`pxN>m*CK*$FNbB?gA7UG+Y*~F;+O;SNUUd#9_Bkn*sB3rF*RLl6qXS12lFZeSJ*6YDmzI*}tBCH`0Xynb'
    '`v;=2KFa', 0.5
),
    t34: [7.5, -8.0, 4.5, 5.0, -8.0, -1.0, -1.5, -0.5, -2.5, 0.0, -7.5, -5.0],
    x35: packed('|i1',
    'c-jrk$q~RX2n4VJ%+Y_fHrFO!edM5C^(9kTqoC|#EK$*V-(E=!^?>uX6ePLE&Xd3!D;Mj!B6@a1V5Xa1T-;!Pqd%b!jVdD-zNO3m'
    '<@^Dv3OX_', 0.5
),
    t42: packed('|i1',
    'c-mw9!T6bl?FauK2G$>(%>P*!|NQ>P_V?W%p^rZpgqZ=&L=F1', 0.5
),
    x43: packed('|i1',
    'c-jrk$qfK82n0b5cmC007Q_18CAAoplS<8YOmYGqY}zam@-fVG>Jsu*pL=l&D|+@&SHgI`Wy$We$F>f&DyScjMfhi(ZdUKZoT?QK'
    'Io}ThwKYE', 0.5
),
    t50: [3.0, -2.0, 6.0, 9.5, 2.0, 0.5, 0.0, -6.5, -6.5, 0.0, -7.5, 4.0, 5.0, 4.0, 5.0, -5.0, 6.5, -1.0,
    4.5, 1.0],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 3, 3, 2], 0.5, 120))
c3 = Parameter('c3', (U8, [2, 3, 3, 1], 0.5, 128), [126, 126, 128, 128, 128, 130, 128, 128, 130, 130, 130, 128, 126, 126, 126, 128, 126, 128])
c4 = Parameter('c4', (I32, [2], 0.25, 0), [2, -4])
t5 = Output('t5', (U8, [1, 3, 3, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 5, 6, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 3, 3, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [0, -2, 0, -2, -2, 0, -2, 2, 2, -4, 0, 4, 4, 4, 4, 0, 4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c9 = Parameter('c9', (I32, [2]), [2, -8])
t10 = Output('t10', (U8, [1, 3, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 6, 4], 0.5, 120))
t12 = Internal('t12', (U8, [1, 4, 5, 2], 0.5, 120))
c13 = Parameter('c13', (U8, [2, 3, 3, 1], 0.5, 128), [126, 128, 130, 130, 128, 128, 128, 128, 126, 128, 126, 128, 126, 130, 130, 126, 126, 130])
c14 = Parameter('c14', (I32, [2], 0.25, 0), [2, -4])
t15 = Output('t15', (U8, [1, 4, 5, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 5, 6, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 4, 5, 2], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-2, 0, 0, -2, 0, -2, 2, 2, -2, 0, -4, 4, 0, 0, 0, 0, 4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c19 = Parameter('c19', (I32, [2]), [2, -8])
t20 = Output('t20', (U8, [1, 4, 4, 2], 0.5, 120))
x21 = Input('x21', (U8, [1, 5, 6, 4], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 3])
c23 = Parameter('c23', (I32, [4]), [1, 4, 6, 1])
t24 = Internal('t24', (U8, [1, 3, 3, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [2, 3, 3, 1], 0.5, 128), [126, 126, 126, 128, 126, 130, 126, 130, 128, 130, 128, 128, 128, 128, 128, 126, 126, 130])
c26 = Parameter('c26', (I32, [2], 0.25, 0), [2, -4])
t27 = Output('t27', (U8, [1, 3, 3, 2], 0.5, 120))
x28 = Input('x28', (U8, [1, 5, 6, 4], 0.5, 120))
c29 = Parameter('c29', (I32, [4]), [0, 1, 1, 3])
c30 = Parameter('c30', (I32, [4]), [1, 4, 6, 1])
t31 = Internal('t31', (U8, [1, 3, 3, 2], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [2, 2, -2, 0, 2, 0, -2, -2, 0, 0, 4, 0, -4, -4, 0, 0, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c33 = Parameter('c33', (I32, [2]), [2, -8])
t34 = Output('t34', (U8, [1, 3, 2, 2], 0.5, 120))
x35 = Input('x35', (U8, [1, 5, 6, 4], 0.5, 120))
t36 = Internal('t36', (U8, [1, 5, 3, 4], 0.5, 120))
t37 = Internal('t37', (U8, [1, 5, 3, 4], 0.5, 120))
t38 = Internal('t38', (U8, [1, 5, 3, 2], 0.5, 120))
t39 = Internal('t39', (U8, [1, 5, 3, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [2, 3, 3, 1], 0.5, 128), [128, 130, 128, 130, 126, 130, 126, 130, 130, 128, 126, 126, 128, 128, 126, 126, 128, 130])
c41 = Parameter('c41', (I32, [2], 0.25, 0), [2, -4])
t42 = Output('t42', (U8, [1, 5, 3, 2], 0.5, 120))
x43 = Input('x43', (U8, [1, 5, 6, 4], 0.5, 120))
t44 = Internal('t44', (U8, [1, 5, 3, 4], 0.5, 120))
t45 = Internal('t45', (U8, [1, 5, 3, 4], 0.5, 120))
t46 = Internal('t46', (U8, [1, 5, 3, 2], 0.5, 120))
t47 = Internal('t47', (U8, [1, 5, 3, 2], 0.5, 120))
c48 = Parameter('c48', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [0, 2, 2, 0, 2, 2, -2, -2, -2, -4, 0, 0, 0, -4, 4, -4, 4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c49 = Parameter('c49', (I32, [2]), [2, -8])
t50 = Output('t50', (U8, [1, 5, 2, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('GROUPED_CONV_2D', t2, c3, c4, 1, 1, 1, 2, 0, False).To(t5)
model.Operation('SLICE', x6, [0, 1, 2, 1], [1, 3, 3, 2]).To(t7)
model.Operation('GROUPED_CONV_2D', t7, c8, c9, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t10)
model.Operation('SLICE', x11, [0, 0, 1, 0], [1, 4, -1, 2]).To(t12)
model.Operation('GROUPED_CONV_2D', t12, c13, c14, 1, 1, 1, 2, 0, False).To(t15)
model.Operation('SLICE', x16, [0, 0, 1, 0], [1, 4, -1, 2]).To(t17)
model.Operation('GROUPED_CONV_2D', t17, c18, c19, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, c23, [1, 1, 2, -1], 0, 0, 0).To(t24)
model.Operation('GROUPED_CONV_2D', t24, c25, c26, 1, 1, 1, 2, 0, False).To(t27)
model.Operation('STRIDED_SLICE', x28, c29, c30, [1, 1, 2, -1], 0, 0, 0).To(t31)
model.Operation('GROUPED_CONV_2D', t31, c32, c33, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t34)
model.Operation('SPLIT', x35, 2, 2).To(t36, t37)
model.Operation('SPLIT', t36, 3, 2).To(t38, t39)
model.Operation('GROUPED_CONV_2D', t39, c40, c41, 1, 1, 1, 2, 0, False).To(t42)
model.Operation('SPLIT', x43, 2, 2).To(t44, t45)
model.Operation('SPLIT', t44, 3, 2).To(t46, t47)
model.Operation('GROUPED_CONV_2D', t47, c48, c49, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t50)
Example({
    x1: packed('<i2',
    'c-qB`$qfTA48uCI&lr)9Wb~#}R4)=BbP^gFO)EDgu%i3=x-LF*%tKc&E0x4g<*_;%AcOLZM;kM?a8tmJMBydca+?HNC%p)Y+Vw6o'
    'jAc6S=TG|rcJ4Rz'
),
    t5: [107, 129, 114, 120, 121, 119, 114, 110, 126, 109, 134, 93, 124, 115, 130, 113, 129, 126],
    x6: packed('<i2',
    'c-qB`!3_j42*kEzNFWiz1XB9#Rk40rmOV0dsSlokt!VG%XgXJ8SB$J{yqUn|gv~fQRlpF)I<8H#-twy59`yNkDuRe;ftTt3!x}fc'
    'Oj0Dsn$Ji40KPpqRs'
),
    t10: [105, 117, 117, 108, 125, 117, 135, 125, 126, 110, 128, 117],
    x11: packed('<i2',
    'c-qCxw-EzD3<N=j3~>k4FJ$OXM!|8~8@ucy0M@~vdbH9U<kstl$}lt#UX6nlNpzuUQXV@edc%uV9<&FlMsN6)>CF9YkE|LO*_BNo'
    'H2Hq<`uwRE$qqPg'
),
    t15: packed('<i2',
    'c-pJ3tL!RHDyXa~FVD*>%B$(AXlSb`YKv)ZD{HJws4XhZtEeunFRf%C5&!^e{1US'
),
    x16: packed('<i2',
    'c-qB`+YJOU2*j>r9vPwl0ZQL=asIMo$qP3!#C<vXu7=w14t76tm5nLAV;D0?3QUP!m8bnO2Nt#BARX3@VOs^mJHTqQuq2D^syYr$'
    'x^cpM==Uc+nZY<8'
),
    t20: packed('<i2',
    'c-rgD&8{v_OeyX!F0ZXCDvN8VE68cBtS+xCDk^Iztf^rj007NR4$u'
),
    x21: packed('<i2',
    'c-qCx*$o6C3<bdr*%wBB_#pHli|yZ%dcv;ta8G*qUa+&t^{m`rnF2w^NZUB{uI#%y@yL^Jf}(ba+XEd}su9={i^C-}@2y}?N(Wq|'
    'QtP^G;P<CKohLXT'
),
    t27: [104, 118, 129, 110, 122, 120, 125, 122, 118, 133, 132, 118, 132, 118, 146, 120, 124, 120],
    x28: packed('<i2',
    'c-qCu(GA2f2n5k98LtV51#C)By14mz(p2)Hlu0}BVQv8li(|{eIu#+r&W6M1t|d`I-L)OId$(}t>1>Wt068{duIVxNq$aQ)oiY3N'
    'uvWI~{r#yIfp9nr'
),
    t34: [135, 104, 129, 130, 104, 118, 117, 119, 115, 120, 105, 110],
    x35: packed('<i2',
    'c-qCy$q~RX2n0cgEO8dB0EKR6;d%CF#zU;eq6^k>gXDDL@|9ZK7RWV3J!uKpLCM-@<NDU-K?^USj@gBGm(g%?isx*tk6cb@RXUlE'
    'aan$^$>*nD%^)~('
),
    t42: packed('<i2',
    'c-pHhsLZaZD`+pNs4Zx$F0ZL9DK4ukO)KfjEU4(NX21&oexwcy'
),
    x43: packed('<i2',
    'c-qB{$qfWC2*9>vLO8@t>60$jUt4mv<9H>C(h3Ba%|;hR=H?CSE<tvKXGfTg(KPGmaYC>T9ZL0Pp;@I8rz&%LL8|TCCYWw~p9rYJ'
    'CChVvf8qn(@;HA'
),
    t50: [126, 116, 132, 139, 124, 121, 120, 107, 107, 120, 105, 128, 130, 128, 130, 110, 133, 118, 129, 122],
}, name='parts_quant8').AddVariations(signed(x1, t2, c3, t5, x6, t7, t10, x11, t12, c13, t15, x16, t17, t20, x21, t24, c25, t27, x28, t31, t34, x35, t36, t37, t38, t39, c40, t42, x43, t44, t45, t46, t47, t50)).DisableLifeTimeVariation()
