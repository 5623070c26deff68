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

# Parts of each kind.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 1])
c3 = Parameter('c3', (I32, [4]), [1, 3, 3, 2])
t4 = Internal('t4', (F32, [1, 3, 3, 2]))
c5 = Parameter('c5', (F32, [1, 3, 3, 2]), [0.0, 0.0, 0.0, -1.0, 1.0, -1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 0.0, 0.0])
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Output('t7', (F32, [1, 3, 3, 2]))
x8 = Input('x8', (F32, [1, 5, 6, 4]))
c9 = Parameter('c9', (I32, [4]), [0, 1, 2, 1])
c10 = Parameter('c10', (I32, [4]), [1, 3, 3, 2])
t11 = Internal('t11', (F32, [1, 3, 3, 2]))
c12 = Parameter('c12', (F32, [1, 3, 3, 2]), [1.0, 0.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 0.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0])
c13 = Parameter('c13', (F32, [2]), [0.5, -1.0])
t14 = Output('t14', (F32, [1, 3, 2, 2]))
x15 = Input('x15', (F32, [1, 5, 6, 4]))
c16 = Parameter('c16', (I32, [4]), [0, 0, 1, 0])
c17 = Parameter('c17', (I32, [4]), [1, 4, -1, 2])
t18 = Internal('t18', (F32, [1, 4, 5, 2]))
c19 = Parameter('c19', (F32, [1, 3, 3, 2]), [1.0, -1.0, -1.0, 1.0, -1.0, 0.0, 0.0, -1.0, -1.0, 0.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0])
c20 = Parameter('c20', (F32, [2]), [0.5, -1.0])
t21 = Output('t21', (F32, [1, 4, 5, 2]))
x22 = Input('x22', (F32, [1, 5, 6, 4]))
c23 = Parameter('c23', (I32, [4]), [0, 0, 1, 0])
c24 = Parameter('c24', (I32, [4]), [1, 4, -1, 2])
t25 = Internal('t25', (F32, [1, 4, 5, 2]))
c26 = Parameter('c26', (F32, [1, 3, 3, 2]), [0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c27 = Parameter('c27', (F32, [2]), [0.5, -1.0])
t28 = Output('t28', (F32, [1, 4, 4, 2]))
x29 = Input('x29', (F32, [1, 5, 6, 4]))
c30 = Parameter('c30', (I32, [4]), [0, 1, 1, 3])
c31 = Parameter('c31', (I32, [4]), [1, 4, 6, 1])
c32 = Parameter('c32', (I32, [4]), [1, 1, 2, -1])
t33 = Internal('t33', (F32, [1, 3, 3, 2]))
c34 = Parameter('c34', (F32, [1, 3, 3, 2]), [-1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 0.0, 1.0, -1.0, 1.0, -1.0, -1.0])
c35 = Parameter('c35', (F32, [2]), [0.5, -1.0])
t36 = Output('t36', (F32, [1, 3, 3, 2]))
x37 = Input('x37', (F32, [1, 5, 6, 4]))
c38 = Parameter('c38', (I32, [4]), [0, 1, 1, 3])
c39 = Parameter('c39', (I32, [4]), [1, 4, 6, 1])
c40 = Parameter('c40', (I32, [4]), [1, 1, 2, -1])
t41 = Internal('t41', (F32, [1, 3, 3, 2]))
c42 = Parameter('c42', (F32, [1, 3, 3, 2]), [-1.0, -1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 1.0, -1.0, 1.0, 1.0, 0.0, 1.0, 0.0, -1.0])
c43 = Parameter('c43', (F32, [2]), [0.5, -1.0])
t44 = Output('t44', (F32, [1, 3, 2, 2]))
x45 = Input('x45', (F32, [1, 5, 6, 4]))
t46 = Internal('t46', (F32, [1, 5, 3, 4]))
t47 = Internal('t47', (F32, [1, 5, 3, 4]))
t48 = Internal('t48', (F32, [1, 5, 3, 2]))
t49 = Internal('t49', (F32, [1, 5, 3, 2]))
c50 = Parameter('c50', (F32, [1, 3, 3, 2]), [1.0, 1.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, -1.0, -1.0])
c51 = Parameter('c51', (F32, [2]), [0.5, -1.0])
t52 = Output('t52', (F32, [1, 5, 3, 2]))
x53 = Input('x53', (F32, [1, 5, 6, 4]))
t54 = Internal('t54', (F32, [1, 5, 3, 4]))
t55 = Internal('t55', (F32, [1, 5, 3, 4]))
t56 = Internal('t56', (F32, [1, 5, 3, 2]))
t57 = Internal('t57', (F32, [1, 5, 3, 2]))
c58 = Parameter('c58', (F32, [1, 3, 3, 2]), [1.0, -1.0, -1.0, -1.0, 0.0, 0.0, -1.0, 1.0, -1.0, 0.0, 0.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 0.0])
c59 = Parameter('c59', (F32, [2]), [0.5, -1.0])
t60 = Output('t60', (F32, [1, 5, 2, 2]))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('DEPTHWISE_CONV_2D', t4, c5, c6, 1, 1, 1, 1, 0, False).To(t7)
model.Operation('SLICE', x8, c9, c10).To(t11)
model.Operation('DEPTHWISE_CONV_2D', t11, c12, c13, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t14)
model.Operation('SLICE', x15, c16, c17).To(t18)
model.Operation('DEPTHWISE_CONV_2D', t18, c19, c20, 1, 1, 1, 1, 0, False).To(t21)
model.Operation('SLICE', x22, c23, c24).To(t25)
model.Operation('DEPTHWISE_CONV_2D', t25, c26, c27, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t28)
model.Operation('STRIDED_SLICE', x29, c30, c31, c32, 0, 0, 0).To(t33)
model.Operation('DEPTHWISE_CONV_2D', t33, c34, c35, 1, 1, 1, 1, 0, False).To(t36)
model.Operation('STRIDED_SLICE', x37, c38, c39, c40, 0, 0, 0).To(t41)
model.Operation('DEPTHWISE_CONV_2D', t41, c42, c43, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t44)
model.Operation('SPLIT', x45, 2, 2).To(t46, t47)
model.Operation('SPLIT', t46, 3, 2).To(t48, t49)
model.Operation('DEPTHWISE_CONV_2D', t49, c50, c51, 1, 1, 1, 1, 0, False).To(t52)
model.Operation('SPLIT', x53, 2, 2).To(t54, t55)
model.Operation('SPLIT', t54, 3, 2).To(t56, t57)
model.Operation('DEPTHWISE_CONV_2D', t57, c58, c59, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t60)
Example({
    x1: packed('|i1',
    'c-jq&ISv3J48+8267v7ol8ady7nbZ&;7;X1e%Dvz<q{P|Cv6JSOJU(y8_!Pr0cDrl7FUun4vu-)JJC~PafG#-lb$bp+lNn*d24XK'
    'j;SBGQ8_9', 0.5
),
    t7: [3.5, -4.5, 1.0, -4.5, 0.5, 4.5, 6.0, 5.5, -2.5, -3.0, 0.5, -4.0, 1.5, -4.0, 0.5, 4.5, 0.5, -1.5],
    x8: packed('|i1',
    'c-jrji4g!H2n4WU1+@Qa7kRuZATeKB=fHaz=R`z@DBfI~v{fxnncm(3)zG?_uBz3N$1p-{HXq=;;s9Qcmrh+-n}5aH&Ajkma_5->'
    '1s@g>Jjw', 0.5
),
    t14: [-10.5, -6.5, 10.0, 4.5, 2.5, -1.0, -3.5, 0.5, 2.5, 0.5, -3.5, 0.0],
    x15: packed('|i1',
    'c-jrh#}U9V2mr978TOx+PNKI$&lg%&#ad?0a!jvY6!|)p=8M=QY3X+uSj<gT=o5`3d&HJYXvK2`D)8)S1A3NkZUZwa*Qu5a3jfFD'
    '14+d?7X', 0.5
),
    t21: packed('|i1',
    'c-jFd0N4Nc^7H!r>hkXR>k;}169M%300r_C_8bER;O+wY1^x31|NQX#{Rjshju>|', 0.5
),
    x22: packed('|i1',
    'c-jTQ0TKW)1O%|LsQdqGDP5Q3F)o$xgWk8d9Z#+V$S7#;T|FYOBs0EDOd}Bkw?$E_+}^vyiXGMXWTh)7(t&_UxPL>`JTxnKx&=S<'
    'dpP+', 0.5
),
    t28: packed('|i1',
    'c-jFV0N?)*{QdR@2^9kP{0sL4^9B6}2mTKK1N!;^`u_I<{RsjGg%BP', 0.5
),
    x29: packed('|i1',
    'c-jrbNfN*?2m`Reft3Hhwrr-=L7N6t8=MsI+I?Gi1GQ|lR}m@)kN38RBG-1+GdOx?0Wc<S#|`&?^EV4xs)7-lDRK+>jJn&=2`ta~'
    '08BDG69', 0.5
),
    t36: [0.0, 1.0, 1.0, 4.0, 0.5, -4.0, 9.5, -2.0, -8.5, 2.5, 1.5, 4.0, -0.5, -2.5, -11.0, 3.0, 8.5, 1.5],
    x37: packed('|i1',
    'c-j@sfeip52m`=aK-_;?3kaXT1#UD=6q>Zq4vF**aQP?>gRs0Nu6i+`wNY|*D(hiGLCjn3QcrH3ngVZj3-H2_0iV)5yM`0ho&1xC'
    '57VGQtN', 0.5
),
    t44: [0.0, -1.5, 6.0, -6.5, 5.0, 2.0, -2.0, 3.0, 1.5, -1.0, -0.5, 1.0],
    x45: packed('|i1',
    'c-jq&Ne;j;2*kvc?f<U@0;D<F2g{%u&*COKv?7QrCk-Q=%9p=cKttK~PO%mU?oXyPW^#@rf{qXkKG>GCMb`r(CCO4uy@%t?sc*;k'
    '`uzd#_%{U', 0.5
),
    t52: packed('|i1',
    'c-mw7%leUxo&6WvpKt&Fzxw))gY_pf(|1M&#`l~|zgYm~kPXB', 0.5
),
    x53: packed('|i1',
    'c-jre!4beP2m`RgV3Yl)Z6GPFeu|hNL5Vh|#W=z`E=BK$&z$f>D^nfb9LQ!I@2t#?@GP5X$-={!(b)xfcU@e%xVy3byrWHQL$wC|'
    '0butnd;', 0.5
),
    t60: [-1.5, 1.5, -7.5, -8.0, -4.0, 0.5, 6.0, -2.5, -1.0, 0.0, -10.0, 9.5, 1.5, -1.5, 4.0, -10.5, 3.0,
    1.5, 1.0, 3.0],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# Parts of each kind.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 1])
c3 = Parameter('c3', (I32, [4]), [1, 3, 3, 2])
t4 = Internal('t4', (U8, [1, 3, 3, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [1, 3, 3, 2], 0.5, 128), [128, 128, 128, 126, 130, 126, 128, 126, 128, 128, 130, 128, 128, 126, 128, 126, 128, 128])
c6 = Parameter('c6', (I32, [2], 0.25, 0), [2, -4])
t7 = Output('t7', (U8, [1, 3, 3, 2], 0.5, 120))
x8 = Input('x8', (U8, [1, 5, 6, 4], 0.5, 120))
c9 = Parameter('c9', (I32, [4]), [0, 1, 2, 1])
c10 = Parameter('c10', (I32, [4]), [1, 3, 3, 2])
t11 = Internal('t11', (U8, [1, 3, 3, 2], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, 0, -2, 4, 2, -4, -2, 4, 2, -4, -2, 0, 2, -4, -2, -4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c13 = Parameter('c13', (I32, [2]), [2, -8])
t14 = Output('t14', (U8, [1, 3, 2, 2], 0.5, 120))
x15 = Input('x15', (U8, [1, 5, 6, 4], 0.5, 120))
c16 = Parameter('c16', (I32, [4]), [0, 0, 1, 0])
c17 = Parameter('c17', (I32, [4]), [1, 4, -1, 2])
t18 = Internal('t18', (U8, [1, 4, 5, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [1, 3, 3, 2], 0.5, 128), [130, 126, 126, 130, 126, 128, 128, 126, 126, 128, 126, 126, 130, 126, 130, 126, 130, 126])
c20 = Parameter('c20', (I32, [2], 0.25, 0), [2, -4])
t21 = Output('t21', (U8, [1, 4, 5, 2], 0.5, 120))
x22 = Input('x22', (U8, [1, 5, 6, 4], 0.5, 120))
c23 = Parameter('c23', (I32, [4]), [0, 0, 1, 0])
c24 = Parameter('c24', (I32, [4]), [1, 4, -1, 2])
t25 = Internal('t25', (U8, [1, 4, 5, 2], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [0, 0, -2, -4, 0, 0, 2, 4, 2, 4, 0, 4, 2, -4, 0, 0, 2, -4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c27 = Parameter('c27', (I32, [2]), [2, -8])
t28 = Output('t28', (U8, [1, 4, 4, 2], 0.5, 120))
x29 = Input('x29', (U8, [1, 5, 6, 4], 0.5, 120))
c30 = Parameter('c30', (I32, [4]), [0, 1, 1, 3])
c31 = Parameter('c31', (I32, [4]), [1, 4, 6, 1])
c32 = Parameter('c32', (I32, [4]), [1, 1, 2, -1])
t33 = Internal('t33', (U8, [1, 3, 3, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [1, 3, 3, 2], 0.5, 128), [126, 130, 130, 126, 126, 126, 130, 130, 130, 128, 126, 126, 128, 130, 126, 130, 126, 126])
c35 = Parameter('c35', (I32, [2], 0.25, 0), [2, -4])
t36 = Output('t36', (U8, [1, 3, 3, 2], 0.5, 120))
x37 = Input('x37', (U8, [1, 5, 6, 4], 0.5, 120))
c38 = Parameter('c38', (I32, [4]), [0, 1, 1, 3])
c39 = Parameter('c39', (I32, [4]), [1, 4, 6, 1])
c40 = Parameter('c40', (I32, [4]), [1, 1, 2, -1])
t41 = Internal('t41', (U8, [1, 3, 3, 2], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [-2, -4, 2, 0, 2, 0, 0, 4, 0, -4, 2, -4, 2, 4, 0, 4, 0, -4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c43 = Parameter('c43', (I32, [2]), [2, -8])
t44 = Output('t44', (U8, [1, 3, 2, 2], 0.5, 120))
x45 = Input('x45', (U8, [1, 5, 6, 4], 0.5, 120))
t46 = Internal('t46', (U8, [1, 5, 3, 4], 0.5, 120))
t47 = Internal('t47', (U8, [1, 5, 3, 4], 0.5, 120))
t48 = Internal('t48', (U8, [1, 5, 3, 2], 0.5, 120))
t49 = Internal('t49', (U8, [1, 5, 3, 2], 0.5, 120))
c50 = Parameter('c50', (U8, [1, 3, 3, 2], 0.5, 128), [130, 130, 128, 130, 128, 126, 126, 128, 128, 126, 128, 128, 130, 130, 128, 128, 126, 126])
c51 = Parameter('c51', (I32, [2], 0.25, 0), [2, -4])
t52 = Output('t52', (U8, [1, 5, 3, 2], 0.5, 120))
x53 = Input('x53', (U8, [1, 5, 6, 4], 0.5, 120))
t54 = Internal('t54', (U8, [1, 5, 3, 4], 0.5, 120))
t55 = Internal('t55', (U8, [1, 5, 3, 4], 0.5, 120))
t56 = Internal('t56', (U8, [1, 5, 3, 2], 0.5, 120))
t57 = Internal('t57', (U8, [1, 5, 3, 2], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, -4, -2, -4, 0, 0, -2, 4, -2, 0, 0, -4, 2, -4, 2, -4, -2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c59 = Parameter('c59', (I32, [2]), [2, -8])
t60 = Output('t60', (U8, [1, 5, 2, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('DEPTHWISE_CONV_2D', t4, c5, c6, 1, 1, 1, 1, 0, False).To(t7)
model.Operation('SLICE', x8, c9, c10).To(t11)
model.Operation('DEPTHWISE_CONV_2D', t11, c12, c13, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t14)
model.Operation('SLICE', x15, c16, c17).To(t18)
model.Operation('DEPTHWISE_CONV_2D', t18, c19, c20, 1, 1, 1, 1, 0, False).To(t21)
model.Operation('SLICE', x22, c23, c24).To(t25)
model.Operation('DEPTHWISE_CONV_2D', t25, c26, c27, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t28)
model.Operation('STRIDED_SLICE', x29, c30, c31, c32, 0, 0, 0).To(t33)
model.Operation('DEPTHWISE_CONV_2D', t33, c34, c35, 1, 1, 1, 1, 0, False).To(t36)
model.Operation('STRIDED_SLICE', x37, c38, c39, c40, 0, 0, 0).To(t41)
model.Operation('DEPTHWISE_CONV_2D', t41, c42, c43, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t44)
model.Operation('SPLIT', x45, 2, 2).To(t46, t47)
model.Operation('SPLIT', t46, 3, 2).To(t48, t49)
model.Operation('DEPTHWISE_CONV_2D', t49, c50, c51, 1, 1, 1, 1, 0, False).To(t52)
model.Operation('SPLIT', x53, 2, 2).To(t54, t55)
model.Operation('SPLIT', t54, 3, 2).To(t56, t57)
model.Operation('DEPTHWISE_CONV_2D', t57, c58, c59, 1, 0, 0, 2, 1, 1, 1, 0, False).To(t60)
Example({
    x1: packed('<i2',
    'c-qB`K@tQZ2m|-Y0%FPt%F~BmY#(yys<b7!+;mXSsx7*(BO^H#*NriE@=9?(w)I(qh-Y<QR00q$!f(m#5=v7xJYa9awX~0&?Kz>)'
    'WzKP?xc&ab2hFxPY5'
),
    t7: [127, 111, 122, 111, 121, 129, 132, 131, 115, 114, 121, 112, 123, 112, 121, 129, 121, 117],
    x8: packed('<i2',
    'c-qCx!4<$D2n5lTyeQyfMWpnki_HDcsh!%*vVGt!A|{bsK90|`)nX-PS(z|XQU~2sbz96n^Z+jmi!6*NlFPg_T}SMTZw0-EIar^>'
    'o$X2lpPzaGjaWDe'
),
    t14: [99, 107, 140, 129, 125, 118, 113, 121, 125, 121, 113, 120],
    x15: packed('<i2',
    'c-qCv$q@oT2mmlk=4QASO4lyTJGc%OGPZLvs(z%m&JVf3pm^ya8r8_i^TgzCDdq%4$r|(OBda`a^@^Q%_f{f-7>rD!JGa?)c{Hbg'
    '2j=r9U$PZAR{'
),
    t21: packed('<i2',
    'c-kw-$}TER%1SFp?ksBTuFNT{sLkrhn^IjHkyceyTbkWeUXoE<+EC9xBme+Oq!Kp'
),
    x22: packed('<i2',
    'c-qCmfe{2D2n4V%8AO+10kQNe;}f|BM}mE6etcQ;#EKy>$`oIoH-aUA%oE`@3TLy+sYunXa~9}PH*;Qin93e$a#%6lZ-crI4LZ1H'
    '!QY>JquDq)'
),
    t28: packed('<i2',
    'c-reIDb1^E?5!#&Y0j_7t}U&vFKa8WE-I=hD$B1bZLDG-007?94;}'
),
    x29: packed('<i2',
    'c-qCp$q@rV2m~;Pyj)Gu1G9u~XJI{*I;8n<fg<kQ#|u|z38$|a*md}>r>`_MC$m=t(I=85B=ovm+5J8HsIjfP7&Q?Fq*34K-8mh?'
    '#5tco`2x4GI8y'
),
    t36: [120, 122, 122, 128, 121, 112, 139, 116, 103, 125, 123, 128, 119, 115, 98, 126, 137, 123],
    x37: packed('<i2',
    'c-qCyfepkk2m`>590LK>K*;E?pQ5+GMQLZT6fNbFqT@om6U7SwTUX~)Ee6rvNR6Wf+dM3SvEP}roy)F;5lh{Z+|pFxgq7Z7fe>?7'
    '{1cJqBR_oRH|z'
),
    t44: [120, 117, 132, 107, 130, 124, 116, 126, 123, 118, 119, 122],
    x45: packed('<i2',
    'c-qB`%MnB|2*b8yAdn0WztUg2SYM=r#&EG=3H4sSGeIX8H!PJaPF&kSQAO`#5+!iVJTWOUV_O3vU+HeR=q(dXDh~lp_U7ywwV-$I'
    'dX(<#_wP^p0I~%*MF'
),
    t52: packed('<i2',
    'c-pHft<9{fuP>@A$ty2U%1vviEv&A}udJv{Z>%b=VZaLjb$$)h'
),
    x53: packed('<i2',
    'c-qCs!4U&72m`>Bd<Od%1QISi=_32v?r0K}n31~dE!<sF`+E4q?%GUC+2)ymGNSOtomuD_%V?LftCQ0{Za}%)!C{HZ9ru?vw1|~3'
    'SHM4i@&yzKIJ^'
),
    t60: [117, 123, 105, 104, 112, 121, 132, 115, 118, 120, 100, 139, 123, 117, 128, 99, 126, 123, 122, 126],
}, name='parts_quant8').AddVariations(signed(x1, t4, c5, t7, x8, t11, t14, x15, t18, c19, t21, x22, t25, t28, x29, t33, c34, t36, x37, t41, t44, x45, t46, t47, t48, t49, c50, t52, x53, t54, t55, t56, t57, t60)).DisableLifeTimeVariation()
