# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: what could be merged with it, or be another operation.

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

# Transpositions and factors of each side, and of the result, go into a matrix product.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
c5 = Parameter('c5', (F32, [3]), [2.0, -1.0, 3.0])
t6 = Internal('t6', (F32, [3, 3, 3]))
x2 = Input('x2', (F32, [3, 3, 3]))
t7 = Internal('t7', (F32, [3, 3, 3]))
t9 = Internal('t9', (F32, [3, 3, 3]))
t10 = Output('t10', (F32, [3, 3, 3]))
t11 = Internal('t11', (F32, [3, 3, 3]))
t12 = Output('t12', (F32, [3, 3, 3]))
t13 = Internal('t13', (F32, [3, 3, 3]))
t14 = Internal('t14', (F32, [3, 3, 3]))
t15 = Output('t15', (F32, [3, 3, 3]))
t16 = Internal('t16', (F32, [3, 3, 3]))
t17 = Output('t17', (F32, [3, 3, 3]))
t18 = Internal('t18', (F32, [3, 3, 3]))
t19 = Output('t19', (F32, [3, 3, 3]))
t20 = Internal('t20', (F32, [3, 3, 3]))
t21 = Internal('t21', (F32, [3, 3, 3]))
t22 = Output('t22', (F32, [3, 3, 3]))
t23 = Internal('t23', (F32, [3, 3, 3]))
t24 = Output('t24', (F32, [3, 3, 3]))
t25 = Internal('t25', (F32, [3, 3, 3]))
t26 = Output('t26', (F32, [3, 3, 3]))
t27 = Output('t27', (F32, [3, 3, 3]))
c28 = Parameter('c28', (F32, [3, 1]), [1.0, -2.0, 0.5])
t29 = Internal('t29', (F32, [3, 3, 3]))
t30 = Output('t30', (F32, [3, 3, 3]))
c31 = Parameter('c31', (F32, [3, 1]), [1.0, -2.0, 0.5])
t32 = Internal('t32', (F32, [3, 3, 3]))
t33 = Output('t33', (F32, [3, 3, 3]))
t34 = Internal('t34', (F32, [3, 3, 3]))
c35 = Parameter('c35', (F32, [3]), [2.0, -1.0, 3.0])
t36 = Output('t36', (F32, [3, 3, 3]))
c3 = Parameter('c3', (F32, [3, 3, 3]), packed('|i1',
    'c-jTQ0RaF20D_?O|K<v|XdRNaV8UGJ0hCk<1O', 1.0
))
t37 = Internal('t37', (F32, [3, 3, 3]))
c38 = Parameter('c38', (F32, [3, 1]), [1.0, -2.0, 0.5])
t39 = Output('t39', (F32, [3, 3, 3]))
c40 = Parameter('c40', (F32, [3]), [2.0, -1.0, 3.0])
t41 = Internal('t41', (F32, [3, 3, 3]))
t42 = Output('t42', (F32, [3, 3, 3]))
c4 = Parameter('c4', (F32, [3, 3, 3]), packed('|i1',
    'c-jTQ0RaF20D>Uv|7HuibpfhG8zUolnhy&6', 1.0
))
t43 = Internal('t43', (F32, [3, 3, 3]))
c44 = Parameter('c44', (F32, [3]), [2.0, -1.0, 3.0])
t45 = Output('t45', (F32, [3, 3, 3]))
t46 = Internal('t46', (F32, [3, 3, 3]))
t47 = Output('t47', (F32, [3, 3, 3]))
t48 = Output('t48', (F32, [3, 3, 3]))
t49 = Internal('t49', (F32, [3, 3, 3]))
t50 = Internal('t50', (F32, [3, 3, 3]))
t51 = Output('t51', (F32, [3, 3, 3]))
c8 = Parameter('c8', (F32, [3, 3, 3]), packed('|i1',
    'c-muRU|?W`U`8-xU}At`005`}4F', 1.0
))
t52 = Output('t52', (F32, [3, 3, 3]))
t53 = Internal('t53', (F32, [3, 3, 3]))
t54 = Internal('t54', (F32, [3, 3, 3]))
t55 = Output('t55', (F32, [3, 3, 3]))
t56 = Internal('t56', (F32, [3, 3, 3]))
t57 = Internal('t57', (F32, [3, 3, 3]))
t58 = Output('t58', (F32, [3, 3, 3]))
t59 = Internal('t59', (F32, [3, 3, 3]))
t60 = Internal('t60', (F32, [3, 3, 3]))
t61 = Output('t61', (F32, [3, 3, 3]))
t62 = Internal('t62', (F32, [3, 6, 3]))
t63 = Output('t63', (F32, [3, 6, 3]))
t64 = Internal('t64', (F32, [3, 3, 6]))
t65 = Internal('t65', (F32, [3, 6, 3]))
t66 = Output('t66', (F32, [3, 3, 3]))
model = Model()
model.Operation('MUL', x1, c5, 0).To(t6)
model.Operation('ADD', x1, x2, 0).To(t7)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t9)
model.Operation('BATCH_MATMUL', t9, x2, False, False).To(t10)
model.Operation('TRANSPOSE', x2, [0, 2, 1]).To(t11)
model.Operation('BATCH_MATMUL', x1, t11, True, False).To(t12)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t13)
model.Operation('TRANSPOSE', x2, [0, 2, 1]).To(t14)
model.Operation('BATCH_MATMUL', t13, t14, True, True).To(t15)
model.Operation('TRANSPOSE', x1, [1, 0, 2]).To(t16)
model.Operation('BATCH_MATMUL', t16, x2, False, False).To(t17)
model.Operation('TRANSPOSE', x2, [2, 1, 0]).To(t18)
model.Operation('BATCH_MATMUL', x1, t18, False, False).To(t19)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t20)
model.Operation('TRANSPOSE', x2, [2, 0, 1]).To(t21)
model.Operation('BATCH_MATMUL', t20, t21, False, True).To(t22)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t23)
model.Operation('TRANSPOSE', t23, [0, 2, 1]).To(t24)
model.Operation('BATCH_MATMUL', x1, x2, True, False).To(t25)
model.Operation('TRANSPOSE', t25, [1, 0, 2]).To(t26)
model.Operation('BATCH_MATMUL', t6, x2, False, False).To(t27)
model.Operation('MUL', x1, c28, 0).To(t29)
model.Operation('BATCH_MATMUL', t29, x2, False, False).To(t30)
model.Operation('MUL', x2, c31, 0).To(t32)
model.Operation('BATCH_MATMUL', x1, t32, False, False).To(t33)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t34)
model.Operation('MUL', t34, c35, 1).To(t36)
model.Operation('BATCH_MATMUL', x1, c3, False, False).To(t37)
model.Operation('MUL', t37, c38, 0).To(t39)
model.Operation('ADD', x1, c40, 0).To(t41)
model.Operation('BATCH_MATMUL', t41, c3, False, False).To(t42)
model.Operation('BATCH_MATMUL', x1, c4, False, False).To(t43)
model.Operation('ADD', t43, c44, 3).To(t45)
model.Operation('BATCH_MATMUL', x1, c3, False, False).To(t46)
model.Operation('BATCH_MATMUL', t46, c4, False, False).To(t47)
model.Operation('BATCH_MATMUL', c3, c4, False, True).To(t48)
model.Operation('BATCH_MATMUL', c4, x1, False, False).To(t49)
model.Operation('RELU', t49).To(t50)
model.Operation('BATCH_MATMUL', t50, c3, False, False).To(t51)
model.Operation('BATCH_MATMUL', x1, c8, False, False).To(t52)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t53)
model.Operation('BATCH_MATMUL', x1, c3, False, False).To(t54)
model.Operation('ADD', t53, t54, 0).To(t55)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t56)
model.Operation('BATCH_MATMUL', x2, x1, False, False).To(t57)
model.Operation('SUB', t56, t57, 0).To(t58)
model.Operation('BATCH_MATMUL', t7, c3, False, False).To(t59)
model.Operation('BATCH_MATMUL', t6, c3, False, False).To(t60)
model.Operation('MAXIMUM', t59, t60).To(t61)
model.Operation('CONCATENATION', x1, x2, 1).To(t62)
model.Operation('BATCH_MATMUL', t62, c4, False, False).To(t63)
model.Operation('CONCATENATION', x1, x2, 2).To(t64)
model.Operation('CONCATENATION', c3, c4, 1).To(t65)
model.Operation('BATCH_MATMUL', t64, t65, False, False).To(t66)
Example({
    x1: packed('|i1',
    'c-mv-WBktbhxr>50~^OzUhW?}EWg<~fByUR`R{)KejE%N', 0.25
),
    x2: packed('|i1',
    'c-s5K%FD^k_>b-9pKm{Y|N76)@P+Fu$7deq?|du(yAurp', 0.25
),
    t10: packed('<i2',
    'c-l)op}eYs?bOrX|DCdbml+?;Yn`XtUtOrS(cS3(e}?}IjQ@dvf#E+GFo1=C2mm}!9<K', 0.0625
),
    t12: packed('<i2',
    'c-q@?cJ-S_X+Q4YSm%|%)-fw+636Ca(_LC-PH_nT|Ns9#1_mI>049Mn1OpKOiXS2b', 0.0625
),
    t15: packed('<i2',
    'c-k}D>G42wW5rs2sXMbQ6pk}+uqbf~ay?wNF1DKi1pfd34<djV#9@R8{09IobQL}', 0.0625
),
    t17: packed('<i2',
    'c-k}D>7iD1t~jgxnp~cR!tp;rO?}Nw9~8c<i|u9rf&W1CAI$g<=KW&?GX4Vqb&3}D', 0.0625
),
    t19: packed('<i2',
    'c-k{tTm0afM}<jW(VZQ$6xNq;D70@CJlnJ?y1bj=|9>F*&%nR{!i+!!5&(+=0LQKwGX', 0.0625
),
    t22: packed('<i2',
    'c-lL1GCt+@e+}V4gE_TZ{e&E!#Z>j2nV)e&^@qg&{|x_um;ppHfM^Cd8vq298(;', 0.0625
),
    t24: packed('<i2',
    'c-k|2P_a{Ut;a@wDGP=>3LLYJvnX+`<9rw^xT>3h;Xeog2?z_s{Lctx0RSo}6+Q', 0.0625
),
    t26: packed('<i2',
    'c-l)oq5R(|d!BCpstUH>WyaNoYNww5KAP9M(cS3(e}?}I3=IE)G~<6T=RX(#82}U29<K', 0.0625
),
    t27: packed('<i2',
    'c-s50Dt_08gkKx<j;TCr&@#O6;t$Id_CMSFK1k^P`_I7e?>~?LQjCm1`u~4MApZZ4@jn1GB^?0', 0.0625
),
    t30: packed('<i2',
    'c-qS;n$QqqQ?ZucWQU1D!xIJ$78fC<8#NK@V!Ig_8UFld{QsYU;s1XS$-wZBiQzv3<9~+#07-Zj8U', 0.03125
),
    t33: packed('<i2',
    'c-pJF;5_FVm%yWp4HI^(6iM(o(6D_@gVVAJnF|8`{$=?8_dg>e0|Uc<MkWRj<NyEv4FCTz{s#cp=^35', 0.03125
),
    t36: packed('<i2',
    'c-qThxN(4ifgxDeM1`RM$Y9`MU@#VuXMg}k2J8R;u`>g}', 0.0625
),
    t39: packed('<i2',
    'c-k}4Ikl!H;q7y=A3r#zWC+}O^5K)-kslgQn1B9YVEF(4KLZ3YfH@EzkN^N#lOP)', 0.125
),
    t42: packed('|i1',
    'c-m9^^;4Gh&)3sh3KA;+nPeCk1pZ22WBc`+{qGw9r{)ZQ', 0.25
),
    t45: packed('|i1',
    'c-oU-5anW!U|?oo5aM8v5N43zkYHdDV33etkN^M=Q2{I', 0.25
),
    t47: packed('|i1',
    'c-o7*_&4Vi&kCJiA9zIeX;j_dDfsZni<#%$CoV1k#{3N+', 0.25
),
    t48: packed('|i1',
    'c-jTQfe`>83<5FAVfP<cACp#*vhomfpApNP<^zE@3Kj', 1.0
),
    t51: packed('|i1',
    'c-k{iIm7ko2Ll6xj~W9n2ivu44;UC^|8f2NtojK6eE<qp', 0.25
),
    t52: packed('|i1',
    'c-mv-WBktbhxr>52O9%7?^hO{AK&<dKK=Rf?AJd4dO!>Y', 0.25
),
    t55: packed('<i2',
    'c-osKc*kUIppIuc*O^sIc5E-0afB^(rqIq~yBxC_82>Xe{Qv)-0YpFm<A1Qge*o;f9^n', 0.0625
),
    t58: packed('<i2',
    'c-m_^8zAg{>8!hX&NYvBGfWrc{mDOC>k^wKe#C@<k%93)5HS2_fFKAH1OUC)7by', 0.0625
),
    t61: packed('|i1',
    'c-r$;lvmN^km6ugQL*7yjbRZnVCQ}QPf+Bq<VyfPNd|)', 0.25
),
    t63: packed('|i1',
    'c-jFr0LlL*?Fj<^6Y>Z1?g<kp>;ee<2=EsC)Hw&}B>V{O6!-!aCfeo`^!Nz-8X5K+^cCD4=M)y{3ZQrxvj', 0.25
),
    t66: packed('|i1',
    'c-mu^|6$Af>g!`UmRAy&UkEboyY^ORpZr~E$wy28v5gFz', 0.25
),
}, name='sides').AddVariations('float16').DisableLifeTimeVariation()
