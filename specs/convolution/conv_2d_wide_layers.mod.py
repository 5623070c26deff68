# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: more channels than a block of a layout has.

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

# Channels of several blocks are moved behind a layer, at once or behind another operation, and
# read by another layer.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 1]))
c2 = Parameter('c2', (F32, [64, 1, 1, 1]), ([1.0, -2.0, 2.0, -1.0, 3.0] * 13)[:64])
c3 = Parameter('c3', (F32, [64]), ([0.5, -1.0, 0.0] * 22)[:64])
t5 = Internal('t5', (F32, [1, 1, 2, 64]))
t6 = Internal('t6', (F32, [1, 1, 2, 64]))
t7 = Output('t7', (F32, [2, 64]))
t8 = Internal('t8', (F32, [1, 1, 2, 64]))
t9 = Output('t9', (F32, [1, 4, 1, 32]))
t10 = Internal('t10', (F32, [1, 1, 2, 64]))
c4 = Parameter('c4', (F32, [64]), ([0.5, -0.5, 1.0, 2.0, -1.5] * 13)[:64])
t11 = Internal('t11', (F32, [1, 1, 2, 64]))
t12 = Output('t12', (F32, [1, 64, 1, 2]))
t13 = Internal('t13', (F32, [1, 1, 2, 64]))
t14 = Output('t14', (F32, [1, 1, 1, 50]))
t15 = Internal('t15', (F32, [1, 1, 2, 64]))
t16 = Internal('t16', (F32, [1, 1, 2, 64]))
t17 = Output('t17', (F32, [1, 1, 2, 128]))
t18 = Internal('t18', (F32, [1, 1, 2, 64]))
t19 = Output('t19', (F32, [1, 1, 2, 64]))
t20 = Internal('t20', (F32, [1, 1, 2, 64]))
t21 = Internal('t21', (F32, [1, 1, 2, 64]))
t22 = Output('t22', (F32, [1, 4, 8, 4]))
t23 = Internal('t23', (F32, [1, 1, 2, 64]))
c24 = Parameter('c24', (I32, [1]), [3])
t25 = Output('t25', (F32, [1, 1, 2]))
t26 = Internal('t26', (F32, [1, 1, 2, 64]))
t27 = Internal('t27', (F32, [1, 1, 2, 64]))
c28 = Parameter('c28', (I32, [5]), [63, 0, 17, 32, 15])
t29 = Output('t29', (F32, [1, 1, 2, 5]))
t30 = Internal('t30', (F32, [1, 1, 2, 64]))
c31 = Parameter('c31', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 3, 0])
t32 = Output('t32', (F32, [1, 1, 3, 67]))
t33 = Internal('t33', (F32, [1, 1, 2, 64]))
t34 = Internal('t34', (F32, [1, 1, 2, 64]))
t35 = Output('t35', (F32, [1, 1, 1, 64]))
t36 = Internal('t36', (F32, [1, 1, 2, 64]))
t37 = Output('t37', (F32, [2, 64]))
t38 = Internal('t38', (F32, [1, 1, 2, 64]))
t39 = Internal('t39', (F32, [1, 1, 2, 64]))
t40 = Internal('t40', (F32, [2, 64]))
c41 = Parameter('c41', (F32, [2, 64]), packed('|i1',
    'c-muRKmq?58PEU|13vKoKPsOQL;rug`WXQdjsye', 1.0
))
c42 = Parameter('c42', (F32, [2]), [0.5, 0.0])
t43 = Output('t43', (F32, [2, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('RESHAPE', t6, [2, 64]).To(t7)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t8)
model.Operation('RESHAPE', t8, [1, 4, 1, 32]).To(t9)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t10)
model.Operation('ADD', t10, c4, 0).To(t11)
model.Operation('TRANSPOSE', t11, [0, 3, 1, 2]).To(t12)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 1).To(t13)
model.Operation('SLICE', t13, [0, 0, 1, 5], [1, 1, 1, 50]).To(t14)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t15)
model.Operation('RELU6', t15).To(t16)
model.Operation('CONCATENATION', t16, t16, 3).To(t17)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t18)
model.Operation('CHANNEL_SHUFFLE', t18, 4, 3).To(t19)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t20)
model.Operation('ADD', t20, c4, 0).To(t21)
model.Operation('DEPTH_TO_SPACE', t21, 4, False).To(t22)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 1).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t26)
model.Operation('RELU6', t26).To(t27)
model.Operation('GATHER', t27, 3, c28).To(t29)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t30)
model.Operation('PAD', t30, c31).To(t32)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t33)
model.Operation('ADD', t33, c4, 0).To(t34)
model.Operation('MAX_POOL_2D', t34, 2, 1, 1, 2, 1, 0).To(t35)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 1).To(t36)
model.Operation('SQUEEZE', t36, [0, 1]).To(t37)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t38)
model.Operation('ADD', t38, c4, 1).To(t39)
model.Operation('RESHAPE', t39, [2, 64]).To(t40)
model.Operation('FULLY_CONNECTED', t40, c41, c42, 0).To(t43)
Example({
    x1: [1.5, 3.5],
    t7: packed('|i1',
    'c-muOU}IosW?*69Vq{=v;AA0{%fZ0Iz{3tASV08ITmXWW0$T', 0.5
),
    t9: packed('|i1',
    'c-mw6!S;`x`8Ug7F2-N%zd2b*<#K%B`z6f&ndhe%>nHy2q9k(xKsz--', 0.5
),
    t12: (packed('|i1',
    'c-mv-{QjOpfaxEL01L;jPi%aQf7ykZ*nWQG6#W02O$Y#)2MS{', 0.5
) * 5)[:128],
    t14: packed('|i1',
    'c-muU;9(GBW#DHJ<zV1r5N0RL1pp`S0h<', 0.5
),
    t17: packed('|i1',
    'c-muOU}IosW?*69Vq{=v;AA0{%R-@k4h9|u9(EAH3L;46QmP*S2Fe7r', 0.5
),
    t19: packed('|i1',
    'c-j@q%L+h1006*bS)_Fk|Nn^_2ak=6n(KtKeTmc*0uKWfH<3b5;H2g4a=Mv`?2KHjG;B;9EOcbje?M<aH9-', 0.5
),
    t22: packed('|i1',
    'c-mwA&cVdO@{5g;o#`j%e>PUm_X7U}I6m?H6=wS=_*;k*P5L{U^m{aE4m4>2G-)O@>3;yw+$@y', 0.5
),
    t25: [5.0, 11.0],
    t29: [0.0, 2.0, 3.0, 3.0, 2.0, 0.0, 4.0, 6.0, 6.0, 4.0],
    t32: packed('|i1',
    'c-muNpax+1!S;`x`8Ug7F2-N%zd1?f0*&DK!1qg-{WH%`G1gD~-$hC00sxPUH9-', 0.5
),
    t35: ([4.5, -4.5, 8.0, 1.0, 8.0, 4.0, -3.0, 7.0, 0.5, 9.5, 3.0, -3.5, 8.5, -0.5, 9.0] * 5)[:64],
    t37: packed('|i1',
    'c-muOU}IosW?*69Vq{=v;AA0{%fZ0MAk5Cd!yv}Wz|SB`G8X`nL;~3', 0.5
),
    t43: [1.5, 0.0, 0.5, 0.0],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()

# Channels of several blocks are moved behind a layer, at once or behind another operation, and
# read by another layer.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [64, 1, 1, 1], 0.5, 128), ([130, 124, 132, 126, 134] * 13)[:64])
c3 = Parameter('c3', (I32, [64], 0.25, 0), ([2, -4, 0] * 22)[:64])
t5 = Internal('t5', (U8, [1, 1, 2, 64], 0.5, 120))
t6 = Internal('t6', (U8, [1, 1, 2, 64], 0.5, 120))
t7 = Output('t7', (U8, [2, 64], 0.5, 120))
t8 = Internal('t8', (U8, [1, 1, 2, 64], 0.5, 120))
t9 = Output('t9', (U8, [1, 4, 1, 32], 0.5, 120))
t10 = Internal('t10', (U8, [1, 1, 2, 64], 0.5, 120))
c4 = Parameter('c4', (U8, [64], 0.5, 120), ([121, 119, 122, 124, 117] * 13)[:64])
t11 = Internal('t11', (U8, [1, 1, 2, 64], 0.5, 120))
t12 = Output('t12', (U8, [1, 64, 1, 2], 0.5, 120))
t13 = Internal('t13', (U8, [1, 1, 2, 64], 0.5, 120))
t14 = Output('t14', (U8, [1, 1, 1, 50], 0.5, 120))
t15 = Internal('t15', (U8, [1, 1, 2, 64], 0.5, 120))
t16 = Internal('t16', (U8, [1, 1, 2, 64], 0.5, 120))
t17 = Output('t17', (U8, [1, 1, 2, 128], 0.5, 120))
t18 = Internal('t18', (U8, [1, 1, 2, 64], 0.5, 120))
t19 = Output('t19', (U8, [1, 1, 2, 64], 0.5, 120))
t20 = Internal('t20', (U8, [1, 1, 2, 64], 0.5, 120))
t21 = Internal('t21', (U8, [1, 1, 2, 64], 0.5, 120))
t22 = Output('t22', (U8, [1, 4, 8, 4], 0.5, 120))
t23 = Internal('t23', (U8, [1, 1, 2, 64], 0.5, 120))
c24 = Parameter('c24', (I32, [1]), [3])
t25 = Output('t25', (U8, [1, 1, 2], 0.5, 120))
t26 = Internal('t26', (U8, [1, 1, 2, 64], 0.5, 120))
t27 = Internal('t27', (U8, [1, 1, 2, 64], 0.5, 120))
c28 = Parameter('c28', (I32, [5]), [63, 0, 17, 32, 15])
t29 = Output('t29', (U8, [1, 1, 2, 5], 0.5, 120))
t30 = Internal('t30', (U8, [1, 1, 2, 64], 0.5, 120))
c31 = Parameter('c31', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 3, 0])
t32 = Output('t32', (U8, [1, 1, 3, 67], 0.5, 120))
t33 = Internal('t33', (U8, [1, 1, 2, 64], 0.5, 120))
t34 = Internal('t34', (U8, [1, 1, 2, 64], 0.5, 120))
t35 = Output('t35', (U8, [1, 1, 1, 64], 0.5, 120))
t36 = Internal('t36', (U8, [1, 1, 2, 64], 0.5, 120))
t37 = Output('t37', (U8, [2, 64], 0.5, 120))
t38 = Internal('t38', (U8, [1, 1, 2, 64], 0.5, 120))
t39 = Internal('t39', (U8, [1, 1, 2, 64], 0.5, 120))
t40 = Internal('t40', (U8, [2, 64], 0.5, 120))
c41 = Parameter('c41', (U8, [2, 64], 0.5, 128), packed('<i2',
    'c-m`fKmm144QQaH0UxNVL*+MN=&!@8zlmXh0RSk@KnD'
))
c42 = Parameter('c42', (I32, [2], 0.25, 0), [2, 0])
t43 = Output('t43', (U8, [2, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('RESHAPE', t6, [2, 64]).To(t7)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t8)
model.Operation('RESHAPE', t8, [1, 4, 1, 32]).To(t9)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t10)
model.Operation('ADD', t10, c4, 0).To(t11)
model.Operation('TRANSPOSE', t11, [0, 3, 1, 2]).To(t12)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 1).To(t13)
model.Operation('SLICE', t13, [0, 0, 1, 5], [1, 1, 1, 50]).To(t14)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t15)
model.Operation('RELU6', t15).To(t16)
model.Operation('CONCATENATION', t16, t16, 3).To(t17)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t18)
model.Operation('CHANNEL_SHUFFLE', t18, 4, 3).To(t19)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t20)
model.Operation('ADD', t20, c4, 0).To(t21)
model.Operation('DEPTH_TO_SPACE', t21, 4, False).To(t22)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 1).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t26)
model.Operation('RELU6', t26).To(t27)
model.Operation('GATHER', t27, 3, c28).To(t29)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t30)
model.Operation('PAD', t30, c31).To(t32)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t33)
model.Operation('ADD', t33, c4, 0).To(t34)
model.Operation('MAX_POOL_2D', t34, 2, 1, 1, 2, 1, 0).To(t35)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 1).To(t36)
model.Operation('SQUEEZE', t36, [0, 1]).To(t37)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t38)
model.Operation('ADD', t38, c4, 1).To(t39)
model.Operation('RESHAPE', t39, [2, 64]).To(t40)
model.Operation('FULLY_CONNECTED', t40, c41, c42, 0).To(t43)
Example({
    x1: [123, 127],
    t7: packed('<i2',
    'c-pI}sH>>2uBfSKs;sE5XsjWX+fdO`(NYg0YC#0aT!sM#0MN)jTL'
),
    t9: packed('<i2',
    'c-pHes4J_lF0LtUsw}E6Zmc1d+mO*#)Loz5QrK6U)t=u=GM8b10RRB1JwX'
),
    t12: (packed('<i2',
    'c-pIN%ujFVs4A=JsA(w5s%xt(t?#a?E6i-{EHAF>V!#Ukke3c~'
) * 5)[:128],
    t14: packed('<i2',
    'c-pJ4XsPI{t!S_4ZK!Cg=&mQsWgr;<0AeN?3j'
),
    t17: packed('<i2',
    'c-pI}sH>>2uBfSKs;sE5XsjWXTSKA#hKiPomU<9T3nED7QmUU}gaZHqp?tL'
),
    t19: packed('<i2',
    'c-qCwTM9rx06<a86(3$vGG>tY5Nmd<!tMOtP{)D9L`R@!W27a~u@b0>3`>5rTqH_%8Xjf}PAYB|a*prKe(nYTt35#'
),
    t22: packed('<i2',
    'c-pJYZ>XxNDXOciuPSUTud8iL?<nhN$Z9L?uFLE!?rKDn&PS6@N0V+qlkPy1u0oS8V;Eon08Ds2l>'
),
    t25: [130, 142],
    t29: [120, 124, 126, 126, 124, 120, 128, 132, 132, 128],
    t32: packed('<i2',
    'c-pI|pa!TZs4J_lF0LtUsw}E6ZX}rtG@>D+t*E;`yQQ$NHmg0qmt-!(Z~*{ma$k7'
),
    t35: ([129, 111, 136, 122, 136, 128, 114, 134, 121, 139, 126, 113, 137, 119, 138] * 5)[:64],
    t37: packed('<i2',
    'c-pI}sH>>2uBfSKs;sE5XsjWX+fdO~(OqBBQqfmi(O%I@GM8b10RSI`KG^'
),
    t43: [123, 120, 121, 120],
}, name='moved_quant8').AddVariations(signed(x1, c2, t5, t6, t7, t8, t9, t10, c4, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22, t23, t25, t26, t27, t29, t30, t32, t33, t34, t35, t36, t37, t38, t39, t40, c41, t43)).DisableLifeTimeVariation()

# Filters of 3 by 3 suit a transform of tiles, unless they are dilated or skip pixels.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [1, 5, 5, 16]))
c1 = Parameter('c1', (F32, [16, 3, 3, 16]), packed('|i1',
    'c-qxfNfH1s1jGOToL+miq*8ZAHr$d0)2ryU4?r3i;bbNhg=-?mick~}UQFl;RYtCnu(St5YQ>j#WIJI&WdeVvNk3t%Up6n?0Y`Wc'
    '2>', 1.0
))
c2 = Parameter('c2', (F32, [16]), [0.5, -1.0, 0.0, 1.5, 0.5, -1.0, 0.0, 1.5, 0.5, -1.0, 0.0, 1.5, 0.5, -1.0, 0.0, 1.5])
t4 = Internal('t4', (F32, [1, 5, 5, 16]))
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (F32, [1, 5, 5]))
t7 = Output('t7', (F32, [1, 1, 5, 3]))
t8 = Internal('t8', (F32, [1, 5, 5, 16]))
c9 = Parameter('c9', (I32, [1]), [3])
t10 = Output('t10', (F32, [1, 5, 5]))
t11 = Output('t11', (F32, [1, 1, 5, 3]))
t12 = Internal('t12', (F32, [1, 3, 3, 16]))
c13 = Parameter('c13', (I32, [1]), [3])
t14 = Output('t14', (F32, [1, 3, 3]))
t15 = Output('t15', (F32, [1, 1, 3, 3]))
t16 = Internal('t16', (F32, [1, 1, 1, 16]))
c17 = Parameter('c17', (I32, [1]), [3])
t18 = Output('t18', (F32, [1, 1, 1]))
t19 = Output('t19', (F32, [1, 1, 1, 3]))
model = Model()
model.Operation('CONV_2D', x3, c1, c2, 1, 1, 1, 0, False, 2, 2).To(t4)
model.Operation('REDUCE_MAX', t4, c5, False).To(t6)
model.Operation('SLICE', t4, [0, 0, 0, 5], [1, 1, -1, 3]).To(t7)
model.Operation('CONV_2D', x3, c1, c2, 1, 1, 1, 0, False, 1, 1).To(t8)
model.Operation('REDUCE_MAX', t8, c9, False).To(t10)
model.Operation('SLICE', t8, [0, 0, 0, 5], [1, 1, -1, 3]).To(t11)
model.Operation('CONV_2D', x3, c1, c2, 1, 2, 2, 0, False, 1, 1).To(t12)
model.Operation('REDUCE_MAX', t12, c13, False).To(t14)
model.Operation('SLICE', t12, [0, 0, 0, 5], [1, 1, -1, 3]).To(t15)
model.Operation('CONV_2D', x3, c1, c2, 2, 1, 1, 0, False, 2, 2).To(t16)
model.Operation('REDUCE_MAX', t16, c17, False).To(t18)
model.Operation('SLICE', t16, [0, 0, 0, 5], [1, 1, -1, 3]).To(t19)
Example({
    x3: packed('|i1',
    'c-j?^TM|S;1Vc+)+WuGT)l82+MI;W5je$9El%RTM1>a#ffnG&xFFW6xA~F?6Y#Jy_8H;cgAH95Tlpj=ie=(o7+$^v(&dJ8AJ}Is-'
    'x-#gtDvR<LtH$Re{cs|4nxrhwU5c|=MN|yF4jtss$|qI0iR0zKRm0mB>3CKN+wfkm>i+n9iu*D-C+)tuoc5h{P0X%;d4w(Xy~QQB'
    '*G6j8V-G&mM!k^3EM{MbyWD^9L|an=+(m^jt$Pepb9JZW0b!k+`&#<K;xl?s=Q-jELj=SR3U-FcK0-@UyyJKne%zJ5JO', 0.5
),
    t6: packed('|i1',
    'c-rF@V-w(Ili=j!<LBk$5at!;VH4!$m0)8701)y4M*', 0.5
),
    t7: [5.0, 0.0, -1.0, 6.0, 0.0, 11.0, -8.0, 1.0, -9.0, -5.0, -2.5, 4.0, -2.0, 2.0, 4.5],
    t10: packed('|i1',
    'c-rIS7vkg=5f<PO<rNj?7vd2T;}_x;65wG2026Kje*', 0.5
),
    t11: [4.0, 0.0, 4.5, 5.0, 1.0, -3.5, 5.0, -2.5, 9.0, 3.0, 2.0, -8.5, 0.0, -4.0, -2.0],
    t14: [4.5, 9.0, 5.5, 6.5, 9.5, 9.0, 6.5, 8.0, 3.0],
    t15: [4.0, 0.0, 4.5, 5.0, -2.5, 9.0, 0.0, -4.0, -2.0],
    t18: [7.0],
    t19: [1.0, -0.5, -2.5],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Filters of 3 by 3 suit a transform of tiles, unless they are dilated or skip pixels.
# Expected values: float64 formula.
x3 = Input('x3', (U8, [1, 5, 5, 16], 0.5, 120))
c1 = Parameter('c1', (U8, [16, 3, 3, 16], 0.5, 128), packed('<i2',
    'c-rliF%AGA2m^gNA%us!x+)+w_I3?zshVygiigLJCrC=T!it?h3@)f#T7oLs!Nm#OppKPeG;DhZ9csjz??`vUywnMKyG{5FtNP3G'
    'gByepLI@$BF#)z3fK3'
))
c2 = Parameter('c2', (I32, [16], 0.25, 0), [2, -4, 0, 6, 2, -4, 0, 6, 2, -4, 0, 6, 2, -4, 0, 6])
t4 = Internal('t4', (U8, [1, 5, 5, 16], 0.5, 120))
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (U8, [1, 5, 5], 0.5, 120))
t7 = Output('t7', (U8, [1, 1, 5, 3], 0.5, 120))
t8 = Internal('t8', (U8, [1, 5, 5, 16], 0.5, 120))
c9 = Parameter('c9', (I32, [1]), [3])
t10 = Output('t10', (U8, [1, 5, 5], 0.5, 120))
t11 = Output('t11', (U8, [1, 1, 5, 3], 0.5, 120))
t12 = Internal('t12', (U8, [1, 3, 3, 16], 0.5, 120))
c13 = Parameter('c13', (I32, [1]), [3])
t14 = Output('t14', (U8, [1, 3, 3], 0.5, 120))
t15 = Output('t15', (U8, [1, 1, 3, 3], 0.5, 120))
t16 = Internal('t16', (U8, [1, 1, 1, 16], 0.5, 120))
c17 = Parameter('c17', (I32, [1]), [3])
t18 = Output('t18', (U8, [1, 1, 1], 0.5, 120))
t19 = Output('t19', (U8, [1, 1, 1, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x3, c1, c2, 1, 1, 1, 0, False, 2, 2).To(t4)
model.Operation('REDUCE_MAX', t4, c5, False).To(t6)
model.Operation('SLICE', t4, [0, 0, 0, 5], [1, 1, -1, 3]).To(t7)
model.Operation('CONV_2D', x3, c1, c2, 1, 1, 1, 0, False, 1, 1).To(t8)
model.Operation('REDUCE_MAX', t8, c9, False).To(t10)
model.Operation('SLICE', t8, [0, 0, 0, 5], [1, 1, -1, 3]).To(t11)
model.Operation('CONV_2D', x3, c1, c2, 1, 2, 2, 0, False, 1, 1).To(t12)
model.Operation('REDUCE_MAX', t12, c13, False).To(t14)
model.Operation('SLICE', t12, [0, 0, 0, 5], [1, 1, -1, 3]).To(t15)
model.Operation('CONV_2D', x3, c1, c2, 2, 1, 1, 0, False, 2, 2).To(t16)
model.Operation('REDUCE_MAX', t16, c17, False).To(t18)
model.Operation('SLICE', t16, [0, 0, 0, 5], [1, 1, -1, 3]).To(t19)
Example({
    x3: packed('<i2',
    'c-rld%aH>x2t!k{`4|RaFr~-a#U7#?0|N2F#s-;$+kx(DUN|?g0`WxJ>bY`nt|}9{HKu?JmkrVCTGl)7CRrCEOApy;t<8cg#l5WX'
    '?q|iGgbGt^?at~v<UM&$^uZ-&(<m9b+k>vNNQ5MEFSLOzyiSQ=GwzZF>>j-7Dy4UdF-}W;iKw1D&#_;ol^pJ`Usso#uV$G0I(#dK'
    '`@NM?TYap=dXZloh?BgKmRU20YOUIT!5KOl45Ug3Xj=9inAmPNsRtz6Hv22%(9oH9Q0-mBu0$0g9~8J*#+-l_2fgKZ7(PG!D}4ci'
    'Uc0;'
),
    t6: packed('<i2',
    'c-m|3tLtd3o6y+U*52CI(B0bIQrFqsI-#zP0T%!O?m!Ix'
),
    t7: [130, 120, 118, 132, 120, 142, 104, 122, 102, 110, 115, 128, 116, 124, 129],
    t10: packed('<i2',
    'c-m`h?`mxB>F#LgZSC!D?`rAlYwv39>S(EBzy$#IGz~W'
),
    t11: [128, 120, 129, 130, 122, 113, 130, 115, 138, 126, 124, 103, 120, 112, 116],
    t14: [129, 138, 131, 133, 139, 138, 133, 136, 126],
    t15: [128, 120, 129, 130, 115, 138, 120, 112, 116],
    t18: [134],
    t19: [122, 119, 115],
}, name='windows_quant8').AddVariations(signed(x3, c1, t4, t6, t7, t8, t10, t11, t12, t14, t15, t16, t18, t19)).DisableLifeTimeVariation()
