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

# Parts of each kind.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 1])
c3 = Parameter('c3', (I32, [4]), [1, 3, 3, 2])
t4 = Internal('t4', (F32, [1, 3, 3, 2]))
c5 = Parameter('c5', (F32, [2, 3, 3, 1]), [-1.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, -1.0, -1.0, -1.0, 0.0, -1.0, 0.0])
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Output('t7', (F32, [1, 3, 3, 2]))
x8 = Input('x8', (F32, [1, 5, 6, 4]))
c9 = Parameter('c9', (I32, [4]), [0, 1, 2, 1])
c10 = Parameter('c10', (I32, [4]), [1, 3, 3, 2])
t11 = Internal('t11', (F32, [1, 3, 3, 2]))
c12 = Parameter('c12', (F32, [2, 3, 3, 1]), [0.0, -1.0, 0.0, -1.0, -1.0, 0.0, -1.0, 1.0, 1.0, -1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0])
c13 = Parameter('c13', (F32, [2]), [0.5, -1.0])
t14 = Output('t14', (F32, [1, 3, 2, 2]))
x15 = Input('x15', (F32, [1, 5, 6, 4]))
c16 = Parameter('c16', (I32, [4]), [0, 0, 1, 0])
c17 = Parameter('c17', (I32, [4]), [1, 4, -1, 2])
t18 = Internal('t18', (F32, [1, 4, 5, 2]))
c19 = Parameter('c19', (F32, [2, 3, 3, 1]), [-1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0])
c20 = Parameter('c20', (F32, [2]), [0.5, -1.0])
t21 = Output('t21', (F32, [1, 4, 5, 2]))
x22 = Input('x22', (F32, [1, 5, 6, 4]))
c23 = Parameter('c23', (I32, [4]), [0, 0, 1, 0])
c24 = Parameter('c24', (I32, [4]), [1, 4, -1, 2])
t25 = Internal('t25', (F32, [1, 4, 5, 2]))
c26 = Parameter('c26', (F32, [2, 3, 3, 1]), [-1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 1.0, 1.0, -1.0, 0.0, -1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0])
c27 = Parameter('c27', (F32, [2]), [0.5, -1.0])
t28 = Output('t28', (F32, [1, 4, 4, 2]))
x29 = Input('x29', (F32, [1, 5, 6, 4]))
c30 = Parameter('c30', (I32, [4]), [0, 1, 1, 3])
c31 = Parameter('c31', (I32, [4]), [1, 4, 6, 1])
c32 = Parameter('c32', (I32, [4]), [1, 1, 2, -1])
t33 = Internal('t33', (F32, [1, 3, 3, 2]))
c34 = Parameter('c34', (F32, [2, 3, 3, 1]), [-1.0, -1.0, -1.0, 0.0, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0, 1.0])
c35 = Parameter('c35', (F32, [2]), [0.5, -1.0])
t36 = Output('t36', (F32, [1, 3, 3, 2]))
x37 = Input('x37', (F32, [1, 5, 6, 4]))
c38 = Parameter('c38', (I32, [4]), [0, 1, 1, 3])
c39 = Parameter('c39', (I32, [4]), [1, 4, 6, 1])
c40 = Parameter('c40', (I32, [4]), [1, 1, 2, -1])
t41 = Internal('t41', (F32, [1, 3, 3, 2]))
c42 = Parameter('c42', (F32, [2, 3, 3, 1]), [1.0, 1.0, -1.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, -1.0, 1.0])
c43 = Parameter('c43', (F32, [2]), [0.5, -1.0])
t44 = Output('t44', (F32, [1, 3, 2, 2]))
x45 = Input('x45', (F32, [1, 5, 6, 4]))
t46 = Internal('t46', (F32, [1, 5, 3, 4]))
t47 = Internal('t47', (F32, [1, 5, 3, 4]))
t48 = Internal('t48', (F32, [1, 5, 3, 2]))
t49 = Internal('t49', (F32, [1, 5, 3, 2]))
c50 = Parameter('c50', (F32, [2, 3, 3, 1]), [0.0, 1.0, 0.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, -1.0, -1.0, 0.0, 1.0])
c51 = Parameter('c51', (F32, [2]), [0.5, -1.0])
t52 = Output('t52', (F32, [1, 5, 3, 2]))
x53 = Input('x53', (F32, [1, 5, 6, 4]))
t54 = Internal('t54', (F32, [1, 5, 3, 4]))
t55 = Internal('t55', (F32, [1, 5, 3, 4]))
t56 = Internal('t56', (F32, [1, 5, 3, 2]))
t57 = Internal('t57', (F32, [1, 5, 3, 2]))
c58 = Parameter('c58', (F32, [2, 3, 3, 1]), [0.0, 1.0, 1.0, 0.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 0.0, 0.0, 0.0, -1.0, 1.0, -1.0, 1.0, 1.0])
c59 = Parameter('c59', (F32, [2]), [0.5, -1.0])
t60 = Output('t60', (F32, [1, 5, 2, 2]))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('GROUPED_CONV_2D', t4, c5, c6, 1, 1, 1, 2, 0, False).To(t7)
model.Operation('SLICE', x8, c9, c10).To(t11)
model.Operation('GROUPED_CONV_2D', t11, c12, c13, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t14)
model.Operation('SLICE', x15, c16, c17).To(t18)
model.Operation('GROUPED_CONV_2D', t18, c19, c20, 1, 1, 1, 2, 0, False).To(t21)
model.Operation('SLICE', x22, c23, c24).To(t25)
model.Operation('GROUPED_CONV_2D', t25, c26, c27, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t28)
model.Operation('STRIDED_SLICE', x29, c30, c31, c32, 0, 0, 0).To(t33)
model.Operation('GROUPED_CONV_2D', t33, c34, c35, 1, 1, 1, 2, 0, False).To(t36)
model.Operation('STRIDED_SLICE', x37, c38, c39, c40, 0, 0, 0).To(t41)
model.Operation('GROUPED_CONV_2D', t41, c42, c43, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t44)
model.Operation('SPLIT', x45, 2, 2).To(t46, t47)
model.Operation('SPLIT', t46, 3, 2).To(t48, t49)
model.Operation('GROUPED_CONV_2D', t49, c50, c51, 1, 1, 1, 2, 0, False).To(t52)
model.Operation('SPLIT', x53, 2, 2).To(t54, t55)
model.Operation('SPLIT', t54, 3, 2).To(t56, t57)
model.Operation('GROUPED_CONV_2D', t57, c58, c59, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t60)
Example({
    x1: packed('|i1',
    'c-j?=$qfJ@48+9bfc~q^NtXTDlI2avp%J^ZjDR~Lr|;=#)m=S#$32Z>evQZ35WouQsy$NfSm9!W+A)lmq{I;mByVaqBzW;#(v*h^'
    'oev3}LA3', 0.5
),
    t7: [-6.5, 4.5, -3.0, 0.0, 0.5, -0.5, -3.0, -5.0, 3.0, -5.5, 7.0, -13.5, 2.0, -2.5, 5.0, -3.5, 4.5, 3.0],
    x8: packed('|i1',
    'c-j@rK@LPA2n5m4wBY?u3kouSww0G^Q5nlVTnCfz_SbMWpJPmp+AeNYVDqA`th^bZ1mdkuXO&NUX}pDfKbH{@5f8Lg{y(&{)vZD!'
    'gtYquYdAC(', 0.5
),
    t14: [-7.5, -1.5, -1.5, -6.0, 2.5, -1.5, 7.5, 2.5, 3.0, -5.0, 4.0, -1.5],
    x15: packed('|i1',
    'c-j@rw-E#}3<R*z()M31jYQsmgbed?tpNBU5pr617O|tgH)LR8sPv`_uVSb`!?@1eOX{?eT?e`Z5$i|$%9Ppv?Je&~iFxG=P;<T?'
    'D<4W=HZK', 0.5
),
    t21: packed('|i1',
    'c-jFd0N4Km1_2WL>i7Wy|Nr*(`t}4A00<5Q`VQm^4*m%N=mq-y_5cI>2mJwVcM<a', 0.5
),
    x22: packed('|i1',
    'c-jrjM+yKj3<N=}{QuV~c;ww%LqT6C3pddvxL(I>)Z-#Lp;KEa<Q#<vNHW5Dbox*KxfnNna3F+rLeyTv;y+;RRaZ;(J~KOnkyJjs'
    '6!`&7qCVd', 0.5
),
    t28: packed('|i1',
    'c-jFV0N?)=_45P&>FoO#`~L+7`u^q!2Ke+10R#U5`uhF|`2++$z7fy', 0.5
),
    x29: packed('|i1',
    'c-jrj#|^+R3<NOvqT>ChRag8bKs|L!)J17{wo%{O<kz(DP=+D2ET#P9ZIatUcr@gfV2Ag_)PvMXV+~YCozFQ;-<@zLqX8y@Dfvz;'
    '@B>PaJ>U', 0.5
),
    t36: [-8.0, -1.0, 4.5, -5.0, 1.0, 0.0, 2.5, 1.0, -1.0, 6.5, 6.0, -1.0, 6.0, -1.0, 13.0, 0.0, 2.0, 0.0],
    x37: packed('|i1',
    'c-jrg!3_W*2n4{efYN`pxN>m*CK*$FNbB?gA7UG+Y*~F;+O;SNUUd#9_Bkn*sB3rF*RLl6qXS12lFZeSJ*6YDmzI*}tBCH`0Xynb'
    '`v;=2KFa', 0.5
),
    t44: [7.5, -8.0, 4.5, 5.0, -8.0, -1.0, -1.5, -0.5, -2.5, 0.0, -7.5, -5.0],
    x45: packed('|i1',
    'c-jrk$q~RX2n4VJ%+Y_fHrFO!edM5C^(9kTqoC|#EK$*V-(E=!^?>uX6ePLE&Xd3!D;Mj!B6@a1V5Xa1T-;!Pqd%b!jVdD-zNO3m'
    '<@^Dv3OX_', 0.5
),
    t52: packed('|i1',
    'c-mw9!T6bl?FauK2G$>(%>P*!|NQ>P_V?W%p^rZpgqZ=&L=F1', 0.5
),
    x53: packed('|i1',
    'c-jrk$qfK82n0b5cmC007Q_18CAAoplS<8YOmYGqY}zam@-fVG>Jsu*pL=l&D|+@&SHgI`Wy$We$F>f&DyScjMfhi(ZdUKZoT?QK'
    'Io}ThwKYE', 0.5
),
    t60: [3.0, -2.0, 6.0, 9.5, 2.0, 0.5, 0.0, -6.5, -6.5, 0.0, -7.5, 4.0, 5.0, 4.0, 5.0, -5.0, 6.5, -1.0,
    4.5, 1.0],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# Parts of each kind.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 1])
c3 = Parameter('c3', (I32, [4]), [1, 3, 3, 2])
t4 = Internal('t4', (U8, [1, 3, 3, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [2, 3, 3, 1], 0.5, 128), [126, 126, 128, 128, 128, 130, 128, 128, 130, 130, 130, 128, 126, 126, 126, 128, 126, 128])
c6 = Parameter('c6', (I32, [2], 0.25, 0), [2, -4])
t7 = Output('t7', (U8, [1, 3, 3, 2], 0.5, 120))
x8 = Input('x8', (U8, [1, 5, 6, 4], 0.5, 120))
c9 = Parameter('c9', (I32, [4]), [0, 1, 2, 1])
c10 = Parameter('c10', (I32, [4]), [1, 3, 3, 2])
t11 = Internal('t11', (U8, [1, 3, 3, 2], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [0, -2, 0, -2, -2, 0, -2, 2, 2, -4, 0, 4, 4, 4, 4, 0, 4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c13 = Parameter('c13', (I32, [2]), [2, -8])
t14 = Output('t14', (U8, [1, 3, 2, 2], 0.5, 120))
x15 = Input('x15', (U8, [1, 5, 6, 4], 0.5, 120))
c16 = Parameter('c16', (I32, [4]), [0, 0, 1, 0])
c17 = Parameter('c17', (I32, [4]), [1, 4, -1, 2])
t18 = Internal('t18', (U8, [1, 4, 5, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [2, 3, 3, 1], 0.5, 128), [126, 128, 130, 130, 128, 128, 128, 128, 126, 128, 126, 128, 126, 130, 130, 126, 126, 130])
c20 = Parameter('c20', (I32, [2], 0.25, 0), [2, -4])
t21 = Output('t21', (U8, [1, 4, 5, 2], 0.5, 120))
x22 = Input('x22', (U8, [1, 5, 6, 4], 0.5, 120))
c23 = Parameter('c23', (I32, [4]), [0, 0, 1, 0])
c24 = Parameter('c24', (I32, [4]), [1, 4, -1, 2])
t25 = Internal('t25', (U8, [1, 4, 5, 2], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-2, 0, 0, -2, 0, -2, 2, 2, -2, 0, -4, 4, 0, 0, 0, 0, 4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c27 = Parameter('c27', (I32, [2]), [2, -8])
t28 = Output('t28', (U8, [1, 4, 4, 2], 0.5, 120))
x29 = Input('x29', (U8, [1, 5, 6, 4], 0.5, 120))
c30 = Parameter('c30', (I32, [4]), [0, 1, 1, 3])
c31 = Parameter('c31', (I32, [4]), [1, 4, 6, 1])
c32 = Parameter('c32', (I32, [4]), [1, 1, 2, -1])
t33 = Internal('t33', (U8, [1, 3, 3, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [2, 3, 3, 1], 0.5, 128), [126, 126, 126, 128, 126, 130, 126, 130, 128, 130, 128, 128, 128, 128, 128, 126, 126, 130])
c35 = Parameter('c35', (I32, [2], 0.25, 0), [2, -4])
t36 = Output('t36', (U8, [1, 3, 3, 2], 0.5, 120))
x37 = Input('x37', (U8, [1, 5, 6, 4], 0.5, 120))
c38 = Parameter('c38', (I32, [4]), [0, 1, 1, 3])
c39 = Parameter('c39', (I32, [4]), [1, 4, 6, 1])
c40 = Parameter('c40', (I32, [4]), [1, 1, 2, -1])
t41 = Internal('t41', (U8, [1, 3, 3, 2], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [2, 2, -2, 0, 2, 0, -2, -2, 0, 0, 4, 0, -4, -4, 0, 0, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c43 = Parameter('c43', (I32, [2]), [2, -8])
t44 = Output('t44', (U8, [1, 3, 2, 2], 0.5, 120))
x45 = Input('x45', (U8, [1, 5, 6, 4], 0.5, 120))
t46 = Internal('t46', (U8, [1, 5, 3, 4], 0.5, 120))
t47 = Internal('t47', (U8, [1, 5, 3, 4], 0.5, 120))
t48 = Internal('t48', (U8, [1, 5, 3, 2], 0.5, 120))
t49 = Internal('t49', (U8, [1, 5, 3, 2], 0.5, 120))
c50 = Parameter('c50', (U8, [2, 3, 3, 1], 0.5, 128), [128, 130, 128, 130, 126, 130, 126, 130, 130, 128, 126, 126, 128, 128, 126, 126, 128, 130])
c51 = Parameter('c51', (I32, [2], 0.25, 0), [2, -4])
t52 = Output('t52', (U8, [1, 5, 3, 2], 0.5, 120))
x53 = Input('x53', (U8, [1, 5, 6, 4], 0.5, 120))
t54 = Internal('t54', (U8, [1, 5, 3, 4], 0.5, 120))
t55 = Internal('t55', (U8, [1, 5, 3, 4], 0.5, 120))
t56 = Internal('t56', (U8, [1, 5, 3, 2], 0.5, 120))
t57 = Internal('t57', (U8, [1, 5, 3, 2], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [0, 2, 2, 0, 2, 2, -2, -2, -2, -4, 0, 0, 0, -4, 4, -4, 4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c59 = Parameter('c59', (I32, [2]), [2, -8])
t60 = Output('t60', (U8, [1, 5, 2, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('GROUPED_CONV_2D', t4, c5, c6, 1, 1, 1, 2, 0, False).To(t7)
model.Operation('SLICE', x8, c9, c10).To(t11)
model.Operation('GROUPED_CONV_2D', t11, c12, c13, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t14)
model.Operation('SLICE', x15, c16, c17).To(t18)
model.Operation('GROUPED_CONV_2D', t18, c19, c20, 1, 1, 1, 2, 0, False).To(t21)
model.Operation('SLICE', x22, c23, c24).To(t25)
model.Operation('GROUPED_CONV_2D', t25, c26, c27, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t28)
model.Operation('STRIDED_SLICE', x29, c30, c31, c32, 0, 0, 0).To(t33)
model.Operation('GROUPED_CONV_2D', t33, c34, c35, 1, 1, 1, 2, 0, False).To(t36)
model.Operation('STRIDED_SLICE', x37, c38, c39, c40, 0, 0, 0).To(t41)
model.Operation('GROUPED_CONV_2D', t41, c42, c43, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t44)
model.Operation('SPLIT', x45, 2, 2).To(t46, t47)
model.Operation('SPLIT', t46, 3, 2).To(t48, t49)
model.Operation('GROUPED_CONV_2D', t49, c50, c51, 1, 1, 1, 2, 0, False).To(t52)
model.Operation('SPLIT', x53, 2, 2).To(t54, t55)
model.Operation('SPLIT', t54, 3, 2).To(t56, t57)
model.Operation('GROUPED_CONV_2D', t57, c58, c59, 1, 0, 0, 2, 1, 1, 2, 0, False).To(t60)
Example({
    x1: packed('<i2',
    'c-qB`$qfTA48uCI&lr)9Wb~#}R4)=BbP^gFO)EDgu%i3=x-LF*%tKc&E0x4g<*_;%AcOLZM;kM?a8tmJMBydca+?HNC%p)Y+Vw6o'
    'jAc6S=TG|rcJ4Rz'
),
    t7: [107, 129, 114, 120, 121, 119, 114, 110, 126, 109, 134, 93, 124, 115, 130, 113, 129, 126],
    x8: packed('<i2',
    'c-qB`!3_j42*kEzNFWiz1XB9#Rk40rmOV0dsSlokt!VG%XgXJ8SB$J{yqUn|gv~fQRlpF)I<8H#-twy59`yNkDuRe;ftTt3!x}fc'
    'Oj0Dsn$Ji40KPpqRs'
),
    t14: [105, 117, 117, 108, 125, 117, 135, 125, 126, 110, 128, 117],
    x15: packed('<i2',
    'c-qCxw-EzD3<N=j3~>k4FJ$OXM!|8~8@ucy0M@~vdbH9U<kstl$}lt#UX6nlNpzuUQXV@edc%uV9<&FlMsN6)>CF9YkE|LO*_BNo'
    'H2Hq<`uwRE$qqPg'
),
    t21: packed('<i2',
    'c-pJ3tL!RHDyXa~FVD*>%B$(AXlSb`YKv)ZD{HJws4XhZtEeunFRf%C5&!^e{1US'
),
    x22: packed('<i2',
    'c-qB`+YJOU2*j>r9vPwl0ZQL=asIMo$qP3!#C<vXu7=w14t76tm5nLAV;D0?3QUP!m8bnO2Nt#BARX3@VOs^mJHTqQuq2D^syYr$'
    'x^cpM==Uc+nZY<8'
),
    t28: packed('<i2',
    'c-rgD&8{v_OeyX!F0ZXCDvN8VE68cBtS+xCDk^Iztf^rj007NR4$u'
),
    x29: packed('<i2',
    'c-qCx*$o6C3<bdr*%wBB_#pHli|yZ%dcv;ta8G*qUa+&t^{m`rnF2w^NZUB{uI#%y@yL^Jf}(ba+XEd}su9={i^C-}@2y}?N(Wq|'
    'QtP^G;P<CKohLXT'
),
    t36: [104, 118, 129, 110, 122, 120, 125, 122, 118, 133, 132, 118, 132, 118, 146, 120, 124, 120],
    x37: packed('<i2',
    'c-qCu(GA2f2n5k98LtV51#C)By14mz(p2)Hlu0}BVQv8li(|{eIu#+r&W6M1t|d`I-L)OId$(}t>1>Wt068{duIVxNq$aQ)oiY3N'
    'uvWI~{r#yIfp9nr'
),
    t44: [135, 104, 129, 130, 104, 118, 117, 119, 115, 120, 105, 110],
    x45: packed('<i2',
    'c-qCy$q~RX2n0cgEO8dB0EKR6;d%CF#zU;eq6^k>gXDDL@|9ZK7RWV3J!uKpLCM-@<NDU-K?^USj@gBGm(g%?isx*tk6cb@RXUlE'
    'aan$^$>*nD%^)~('
),
    t52: packed('<i2',
    'c-pHhsLZaZD`+pNs4Zx$F0ZL9DK4ukO)KfjEU4(NX21&oexwcy'
),
    x53: packed('<i2',
    'c-qB{$qfWC2*9>vLO8@t>60$jUt4mv<9H>C(h3Ba%|;hR=H?CSE<tvKXGfTg(KPGmaYC>T9ZL0Pp;@I8rz&%LL8|TCCYWw~p9rYJ'
    'CChVvf8qn(@;HA'
),
    t60: [126, 116, 132, 139, 124, 121, 120, 107, 107, 120, 105, 128, 130, 128, 130, 110, 133, 118, 129, 122],
}, name='parts_quant8').AddVariations(signed(x1, t4, c5, t7, x8, t11, t14, x15, t18, c19, t21, x22, t25, t28, x29, t33, c34, t36, x37, t41, t44, x45, t46, t47, t48, t49, c50, t52, x53, t54, t55, t56, t57, t60)).DisableLifeTimeVariation()
