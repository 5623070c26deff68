# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: windows on a part of a tensor.

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
c3 = Parameter('c3', (F32, [1, 3, 3, 2]), [0.0, 0.0, 0.0, -1.0, 1.0, -1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 0.0, 0.0])
c4 = Parameter('c4', (F32, [2]), [0.5, -1.0])
t5 = Output('t5', (F32, [1, 3, 3, 2]))
x6 = Input('x6', (F32, [1, 5, 6, 4]))
t7 = Internal('t7', (F32, [1, 3, 3, 2]))
c8 = Parameter('c8', (F32, [1, 3, 3, 2]), [1.0, 0.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 0.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0])
c9 = Parameter('c9', (F32, [2]), [0.5, -1.0])
t10 = Output('t10', (F32, [1, 3, 2, 2]))
x11 = Input('x11', (F32, [1, 5, 6, 4]))
t12 = Internal('t12', (F32, [1, 4, 5, 2]))
c13 = Parameter('c13', (F32, [1, 3, 3, 2]), [1.0, -1.0, -1.0, 1.0, -1.0, 0.0, 0.0, -1.0, -1.0, 0.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0])
c14 = Parameter('c14', (F32, [2]), [0.5, -1.0])
t15 = Output('t15', (F32, [1, 4, 5, 2]))
x16 = Input('x16', (F32, [1, 5, 6, 4]))
t17 = Internal('t17', (F32, [1, 4, 5, 2]))
c18 = Parameter('c18', (F32, [1, 3, 3, 2]), [0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c19 = Parameter('c19', (F32, [2]), [0.5, -1.0])
t20 = Output('t20', (F32, [1, 4, 4, 2]))
x21 = Input('x21', (F32, [1, 5, 6, 4]))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 3])
c23 = Parameter('c23', (I32, [4]), [1, 4, 6, 1])
t24 = Internal('t24', (F32, [1, 3, 3, 2]))
c25 = Parameter('c25', (F32, [1, 3, 3, 2]), [-1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 0.0, 1.0, -1.0, 1.0, -1.0, -1.0])
c26 = Parameter('c26', (F32, [2]), [0.5, -1.0])
t27 = Output('t27', (F32, [1, 3, 3, 2]))
x28 = Input('x28', (F32, [1, 5, 6, 4]))
c29 = Parameter('c29', (I32, [4]), [0, 1, 1, 3])
c30 = Parameter('c30', (I32, [4]), [1, 4, 6, 1])
t31 = Internal('t31', (F32, [1, 3, 3, 2]))
c32 = Parameter('c32', (F32, [1, 3, 3, 2]), [-1.0, -1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 1.0, -1.0, 1.0, 1.0, 0.0, 1.0, 0.0, -1.0])
c33 = Parameter('c33', (F32, [2]), [0.5, -1.0])
t34 = Output('t34', (F32, [1, 3, 2, 2]))
x35 = Input('x35', (F32, [1, 5, 6, 4]))
t36 = Internal('t36', (F32, [1, 5, 3, 4]))
t37 = Internal('t37', (F32, [1, 5, 3, 4]))
t38 = Internal('t38', (F32, [1, 5, 3, 2]))
t39 = Internal('t39', (F32, [1, 5, 3, 2]))
c40 = Parameter('c40', (F32, [1, 3, 3, 2]), [1.0, 1.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, -1.0, -1.0])
c41 = Parameter('c41', (F32, [2]), [0.5, -1.0])
t42 = Output('t42', (F32, [1, 5, 3, 2]))
x43 = Input('x43', (F32, [1, 5, 6, 4]))
t44 = Internal('t44', (F32, [1, 5, 3, 4]))
t45 = Internal('t45', (F32, [1, 5, 3, 4]))
t46 = Internal('t46', (F32, [1, 5, 3, 2]))
t47 = Internal('t47', (F32, [1, 5, 3, 2]))
c48 = Parameter('c48', (F32, [1, 3, 3, 2]), [1.0, -1.0, -1.0, -1.0, 0.0, 0.0, -1.0, 1.0, -1.0, 0.0, 0.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 0.0])
c49 = Parameter('c49', (F32, [2]), [0.5, -1.0])
t50 = Output('t50', (F32, [1, 5, 2, 2]))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('DEPTHWISE_CONV_2D', t2, c3, c4, 1, 1, 1, 1, 0, False).To(t5)
model.Operation('SLICE', x6, [0, 1, 2, 1], [1, 3, 3, 2]).To(t7)
model.Operation('DEPTHWISE_CONV_2D', t7, c8, c9, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t10)
model.Operation('SLICE', x11, [0, 0, 1, 0], [1, 4, -1, 2]).To(t12)
model.Operation('DEPTHWISE_CONV_2D', t12, c13, c14, 1, 1, 1, 1, 0, False).To(t15)
model.Operation('SLICE', x16, [0, 0, 1, 0], [1, 4, -1, 2]).To(t17)
model.Operation('DEPTHWISE_CONV_2D', t17, c18, c19, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, c23, [1, 1, 2, -1], 0, 0, 0).To(t24)
model.Operation('DEPTHWISE_CONV_2D', t24, c25, c26, 1, 1, 1, 1, 0, False).To(t27)
model.Operation('STRIDED_SLICE', x28, c29, c30, [1, 1, 2, -1], 0, 0, 0).To(t31)
model.Operation('DEPTHWISE_CONV_2D', t31, c32, c33, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t34)
model.Operation('SPLIT', x35, 2, 2).To(t36, t37)
model.Operation('SPLIT', t36, 3, 2).To(t38, t39)
model.Operation('DEPTHWISE_CONV_2D', t39, c40, c41, 1, 1, 1, 1, 0, False).To(t42)
model.Operation('SPLIT', x43, 2, 2).To(t44, t45)
model.Operation('SPLIT', t44, 3, 2).To(t46, t47)
model.Operation('DEPTHWISE_CONV_2D', t47, c48, c49, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t50)
Example({
    x1: packed('|i1',
    'c-jq&ISv3J48+8267v7ol8ady7nbZ&;7;X1e%Dvz<q{P|Cv6JSOJU(y8_!Pr0cDrl7FUun4vu-)JJC~PafG#-lb$bp+lNn*d24XK'
    'j;SBGQ8_9', 0.5
),
    t5: [3.5, -4.5, 1.0, -4.5, 0.5, 4.5, 6.0, 5.5, -2.5, -3.0, 0.5, -4.0, 1.5, -4.0, 0.5, 4.5, 0.5, -1.5],
    x6: packed('|i1',
    'c-jrji4g!H2n4WU1+@Qa7kRuZATeKB=fHaz=R`z@DBfI~v{fxnncm(3)zG?_uBz3N$1p-{HXq=;;s9Qcmrh+-n}5aH&Ajkma_5->'
    '1s@g>Jjw', 0.5
),
    t10: [-10.5, -6.5, 10.0, 4.5, 2.5, -1.0, -3.5, 0.5, 2.5, 0.5, -3.5, 0.0],
    x11: packed('|i1',
    'c-jrh#}U9V2mr978TOx+PNKI$&lg%&#ad?0a!jvY6!|)p=8M=QY3X+uSj<gT=o5`3d&HJYXvK2`D)8)S1A3NkZUZwa*Qu5a3jfFD'
    '14+d?7X', 0.5
),
    t15: packed('|i1',
    'c-jFd0N4Nc^7H!r>hkXR>k;}169M%300r_C_8bER;O+wY1^x31|NQX#{Rjshju>|', 0.5
),
    x16: packed('|i1',
    'c-jTQ0TKW)1O%|LsQdqGDP5Q3F)o$xgWk8d9Z#+V$S7#;T|FYOBs0EDOd}Bkw?$E_+}^vyiXGMXWTh)7(t&_UxPL>`JTxnKx&=S<'
    'dpP+', 0.5
),
    t20: packed('|i1',
    'c-jFV0N?)*{QdR@2^9kP{0sL4^9B6}2mTKK1N!;^`u_I<{RsjGg%BP', 0.5
),
    x21: packed('|i1',
    'c-jrbNfN*?2m`Reft3Hhwrr-=L7N6t8=MsI+I?Gi1GQ|lR}m@)kN38RBG-1+GdOx?0Wc<S#|`&?^EV4xs)7-lDRK+>jJn&=2`ta~'
    '08BDG69', 0.5
),
    t27: [0.0, 1.0, 1.0, 4.0, 0.5, -4.0, 9.5, -2.0, -8.5, 2.5, 1.5, 4.0, -0.5, -2.5, -11.0, 3.0, 8.5, 1.5],
    x28: packed('|i1',
    'c-j@sfeip52m`=aK-_;?3kaXT1#UD=6q>Zq4vF**aQP?>gRs0Nu6i+`wNY|*D(hiGLCjn3QcrH3ngVZj3-H2_0iV)5yM`0ho&1xC'
    '57VGQtN', 0.5
),
    t34: [0.0, -1.5, 6.0, -6.5, 5.0, 2.0, -2.0, 3.0, 1.5, -1.0, -0.5, 1.0],
    x35: packed('|i1',
    'c-jq&Ne;j;2*kvc?f<U@0;D<F2g{%u&*COKv?7QrCk-Q=%9p=cKttK~PO%mU?oXyPW^#@rf{qXkKG>GCMb`r(CCO4uy@%t?sc*;k'
    '`uzd#_%{U', 0.5
),
    t42: packed('|i1',
    'c-mw7%leUxo&6WvpKt&Fzxw))gY_pf(|1M&#`l~|zgYm~kPXB', 0.5
),
    x43: packed('|i1',
    'c-jre!4beP2m`RgV3Yl)Z6GPFeu|hNL5Vh|#W=z`E=BK$&z$f>D^nfb9LQ!I@2t#?@GP5X$-={!(b)xfcU@e%xVy3byrWHQL$wC|'
    '0butnd;', 0.5
),
    t50: [-1.5, 1.5, -7.5, -8.0, -4.0, 0.5, 6.0, -2.5, -1.0, 0.0, -10.0, 9.5, 1.5, -1.5, 4.0, -10.5, 3.0,
    1.5, 1.0, 3.0],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 3, 3, 2], 0.5, 120))
c3 = Parameter('c3', (U8, [1, 3, 3, 2], 0.5, 128), [128, 128, 128, 126, 130, 126, 128, 126, 128, 128, 130, 128, 128, 126, 128, 126, 128, 128])
c4 = Parameter('c4', (I32, [2], 0.25, 0), [2, -4])
t5 = Output('t5', (U8, [1, 3, 3, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 5, 6, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 3, 3, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, 0, -2, 4, 2, -4, -2, 4, 2, -4, -2, 0, 2, -4, -2, -4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c9 = Parameter('c9', (I32, [2]), [2, -8])
t10 = Output('t10', (U8, [1, 3, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 6, 4], 0.5, 120))
t12 = Internal('t12', (U8, [1, 4, 5, 2], 0.5, 120))
c13 = Parameter('c13', (U8, [1, 3, 3, 2], 0.5, 128), [130, 126, 126, 130, 126, 128, 128, 126, 126, 128, 126, 126, 130, 126, 130, 126, 130, 126])
c14 = Parameter('c14', (I32, [2], 0.25, 0), [2, -4])
t15 = Output('t15', (U8, [1, 4, 5, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 5, 6, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 4, 5, 2], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [0, 0, -2, -4, 0, 0, 2, 4, 2, 4, 0, 4, 2, -4, 0, 0, 2, -4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c19 = Parameter('c19', (I32, [2]), [2, -8])
t20 = Output('t20', (U8, [1, 4, 4, 2], 0.5, 120))
x21 = Input('x21', (U8, [1, 5, 6, 4], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 3])
c23 = Parameter('c23', (I32, [4]), [1, 4, 6, 1])
t24 = Internal('t24', (U8, [1, 3, 3, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [1, 3, 3, 2], 0.5, 128), [126, 130, 130, 126, 126, 126, 130, 130, 130, 128, 126, 126, 128, 130, 126, 130, 126, 126])
c26 = Parameter('c26', (I32, [2], 0.25, 0), [2, -4])
t27 = Output('t27', (U8, [1, 3, 3, 2], 0.5, 120))
x28 = Input('x28', (U8, [1, 5, 6, 4], 0.5, 120))
c29 = Parameter('c29', (I32, [4]), [0, 1, 1, 3])
c30 = Parameter('c30', (I32, [4]), [1, 4, 6, 1])
t31 = Internal('t31', (U8, [1, 3, 3, 2], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [-2, -4, 2, 0, 2, 0, 0, 4, 0, -4, 2, -4, 2, 4, 0, 4, 0, -4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c33 = Parameter('c33', (I32, [2]), [2, -8])
t34 = Output('t34', (U8, [1, 3, 2, 2], 0.5, 120))
x35 = Input('x35', (U8, [1, 5, 6, 4], 0.5, 120))
t36 = Internal('t36', (U8, [1, 5, 3, 4], 0.5, 120))
t37 = Internal('t37', (U8, [1, 5, 3, 4], 0.5, 120))
t38 = Internal('t38', (U8, [1, 5, 3, 2], 0.5, 120))
t39 = Internal('t39', (U8, [1, 5, 3, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [1, 3, 3, 2], 0.5, 128), [130, 130, 128, 130, 128, 126, 126, 128, 128, 126, 128, 128, 130, 130, 128, 128, 126, 126])
c41 = Parameter('c41', (I32, [2], 0.25, 0), [2, -4])
t42 = Output('t42', (U8, [1, 5, 3, 2], 0.5, 120))
x43 = Input('x43', (U8, [1, 5, 6, 4], 0.5, 120))
t44 = Internal('t44', (U8, [1, 5, 3, 4], 0.5, 120))
t45 = Internal('t45', (U8, [1, 5, 3, 4], 0.5, 120))
t46 = Internal('t46', (U8, [1, 5, 3, 2], 0.5, 120))
t47 = Internal('t47', (U8, [1, 5, 3, 2], 0.5, 120))
c48 = Parameter('c48', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, -4, -2, -4, 0, 0, -2, 4, -2, 0, 0, -4, 2, -4, 2, -4, -2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c49 = Parameter('c49', (I32, [2]), [2, -8])
t50 = Output('t50', (U8, [1, 5, 2, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('DEPTHWISE_CONV_2D', t2, c3, c4, 1, 1, 1, 1, 0, False).To(t5)
model.Operation('SLICE', x6, [0, 1, 2, 1], [1, 3, 3, 2]).To(t7)
model.Operation('DEPTHWISE_CONV_2D', t7, c8, c9, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t10)
model.Operation('SLICE', x11, [0, 0, 1, 0], [1, 4, -1, 2]).To(t12)
model.Operation('DEPTHWISE_CONV_2D', t12, c13, c14, 1, 1, 1, 1, 0, False).To(t15)
model.Operation('SLICE', x16, [0, 0, 1, 0], [1, 4, -1, 2]).To(t17)
model.Operation('DEPTHWISE_CONV_2D', t17, c18, c19, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, c23, [1, 1, 2, -1], 0, 0, 0).To(t24)
model.Operation('DEPTHWISE_CONV_2D', t24, c25, c26, 1, 1, 1, 1, 0, False).To(t27)
model.Operation('STRIDED_SLICE', x28, c29, c30, [1, 1, 2, -1], 0, 0, 0).To(t31)
model.Operation('DEPTHWISE_CONV_2D', t31, c32, c33, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t34)
model.Operation('SPLIT', x35, 2, 2).To(t36, t37)
model.Operation('SPLIT', t36, 3, 2).To(t38, t39)
model.Operation('DEPTHWISE_CONV_2D', t39, c40, c41, 1, 1, 1, 1, 0, False).To(t42)
model.Operation('SPLIT', x43, 2, 2).To(t44, t45)
model.Operation('SPLIT', t44, 3, 2).To(t46, t47)
model.Operation('DEPTHWISE_CONV_2D', t47, c48, c49, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t50)
Example({
    x1: packed('<i2',
    'c-qB`K@tQZ2m|-Y0%FPt%F~BmY#(yys<b7!+;mXSsx7*(BO^H#*NriE@=9?(w)I(qh-Y<QR00q$!f(m#5=v7xJYa9awX~0&?Kz>)'
    'WzKP?xc&ab2hFxPY5'
),
    t5: [127, 111, 122, 111, 121, 129, 132, 131, 115, 114, 121, 112, 123, 112, 121, 129, 121, 117],
    x6: packed('<i2',
    'c-qCx!4<$D2n5lTyeQyfMWpnki_HDcsh!%*vVGt!A|{bsK90|`)nX-PS(z|XQU~2sbz96n^Z+jmi!6*NlFPg_T}SMTZw0-EIar^>'
    'o$X2lpPzaGjaWDe'
),
    t10: [99, 107, 140, 129, 125, 118, 113, 121, 125, 121, 113, 120],
    x11: packed('<i2',
    'c-qCv$q@oT2mmlk=4QASO4lyTJGc%OGPZLvs(z%m&JVf3pm^ya8r8_i^TgzCDdq%4$r|(OBda`a^@^Q%_f{f-7>rD!JGa?)c{Hbg'
    '2j=r9U$PZAR{'
),
    t15: packed('<i2',
    'c-kw-$}TER%1SFp?ksBTuFNT{sLkrhn^IjHkyceyTbkWeUXoE<+EC9xBme+Oq!Kp'
),
    x16: packed('<i2',
    'c-qCmfe{2D2n4V%8AO+10kQNe;}f|BM}mE6etcQ;#EKy>$`oIoH-aUA%oE`@3TLy+sYunXa~9}PH*;Qin93e$a#%6lZ-crI4LZ1H'
    '!QY>JquDq)'
),
    t20: packed('<i2',
    'c-reIDb1^E?5!#&Y0j_7t}U&vFKa8WE-I=hD$B1bZLDG-007?94;}'
),
    x21: packed('<i2',
    'c-qCp$q@rV2m~;Pyj)Gu1G9u~XJI{*I;8n<fg<kQ#|u|z38$|a*md}>r>`_MC$m=t(I=85B=ovm+5J8HsIjfP7&Q?Fq*34K-8mh?'
    '#5tco`2x4GI8y'
),
    t27: [120, 122, 122, 128, 121, 112, 139, 116, 103, 125, 123, 128, 119, 115, 98, 126, 137, 123],
    x28: packed('<i2',
    'c-qCyfepkk2m`>590LK>K*;E?pQ5+GMQLZT6fNbFqT@om6U7SwTUX~)Ee6rvNR6Wf+dM3SvEP}roy)F;5lh{Z+|pFxgq7Z7fe>?7'
    '{1cJqBR_oRH|z'
),
    t34: [120, 117, 132, 107, 130, 124, 116, 126, 123, 118, 119, 122],
    x35: packed('<i2',
    'c-qB`%MnB|2*b8yAdn0WztUg2SYM=r#&EG=3H4sSGeIX8H!PJaPF&kSQAO`#5+!iVJTWOUV_O3vU+HeR=q(dXDh~lp_U7ywwV-$I'
    'dX(<#_wP^p0I~%*MF'
),
    t42: packed('<i2',
    'c-pHft<9{fuP>@A$ty2U%1vviEv&A}udJv{Z>%b=VZaLjb$$)h'
),
    x43: packed('<i2',
    'c-qCs!4U&72m`>Bd<Od%1QISi=_32v?r0K}n31~dE!<sF`+E4q?%GUC+2)ymGNSOtomuD_%V?LftCQ0{Za}%)!C{HZ9ru?vw1|~3'
    'SHM4i@&yzKIJ^'
),
    t50: [117, 123, 105, 104, 112, 121, 132, 115, 118, 120, 100, 139, 123, 117, 128, 99, 126, 123, 122, 126],
}, name='parts_quant8').AddVariations(signed(x1, t2, c3, t5, x6, t7, t10, x11, t12, c13, t15, x16, t17, t20, x21, t24, c25, t27, x28, t31, t34, x35, t36, t37, t38, t39, c40, t42, x43, t44, t45, t46, t47, t50)).DisableLifeTimeVariation()
