# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: one pixel at a time, with other strides down than across.

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

# Windows of one pixel have other strides down than across, of which a kernel may look at one
# only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 7, 7, 3]))
c2 = Parameter('c2', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c3 = Parameter('c3', (F32, [3]), [0.0, 0.5, 1.0])
t4 = Output('t4', (F32, [1, 4, 7, 3]))
c5 = Parameter('c5', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c6 = Parameter('c6', (F32, [3]), [0.0, 0.5, 1.0])
t7 = Output('t7', (F32, [1, 7, 4, 3]))
c8 = Parameter('c8', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c9 = Parameter('c9', (F32, [3]), [0.0, 0.5, 1.0])
t10 = Output('t10', (F32, [1, 3, 7, 3]))
c11 = Parameter('c11', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c12 = Parameter('c12', (F32, [3]), [0.0, 0.5, 1.0])
t13 = Output('t13', (F32, [1, 7, 3, 3]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 2, 0).To(t4)
model.Operation('CONV_2D', x1, c5, c6, 2, 2, 1, 0).To(t7)
model.Operation('CONV_2D', x1, c8, c9, 2, 1, 3, 0).To(t10)
model.Operation('CONV_2D', x1, c11, c12, 2, 3, 1, 0).To(t13)
Example({
    x1: packed('|i1',
    'c-jq&$q~RX2*idB82Yc4%MgDhjY!dUQQ~zi=(fq8xs6LRnc5|Rp@&lFghWpB`gEQCRG0PXV0>%G{iC%dMUcN#kv08(oE~S01(U4_'
    'OYcI0vYBL2IET&N&8+wbv9n16', 0.5
),
    t4: packed('|i1',
    'c-jTQiw-~_6adgH8qte+ZvOwzj3K*BdFPy+=7ZNNq}^mnIx(vmJ>ily>G8a7uQ(PozSYC!qXfO7@w>?F@d-ANcm@Ki2~&>X%cQF_'
    'he?qvKNnOfK>', 0.5
),
    t7: packed('|i1',
    'c-jTQ?G8X76adgBYU?JM`F#Ip^TWh$SW@DgOSCoFda;(mljn^gTjIds!$(tN@0~=Y6Xl1Ks<5C_tg9)X!6P*Y5STk9+|F@^RuTNh'
    'rjz>*uxBVr', 0.5
),
    t10: packed('|i1',
    'c-jF!0KotC3Ki)A9T5QT|Lpb`3hWK{?hOk0{sRZ|^$PR%3=IbN4h8Z62nGuf{s!^#_6QOV0P+445dRqy{{sdV4DW-`8jb', 0.5
),
    t13: packed('|i1',
    'c-jF!0KotC3KjqC_6-X80Q&vt{2K=g|MB_|^ZgI}4iNqW2Mq@I3lRSN5f2If^#kqk3k&-d3GVmz2L|!-{u2-u4DT9CA9D', 0.5
),
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Windows of one pixel have other strides down than across, of which a kernel may look at one
# only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 7, 7, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 1, 1, 3], 0.5, 128), [130, 124, 130, 132, 130, 128, 128, 134, 126])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [0, 2, 4])
t4 = Output('t4', (U8, [1, 4, 7, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -4, 2, 8, 4, 0, 0, 6, -2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c6 = Parameter('c6', (I32, [3]), [0, 4, 4])
t7 = Output('t7', (U8, [1, 7, 4, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [3, 1, 1, 3], 0.5, 128), [130, 124, 130, 132, 130, 128, 128, 134, 126])
c9 = Parameter('c9', (I32, [3], 0.25, 0), [0, 2, 4])
t10 = Output('t10', (U8, [1, 3, 7, 3], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -4, 2, 8, 4, 0, 0, 6, -2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c12 = Parameter('c12', (I32, [3]), [0, 4, 4])
t13 = Output('t13', (U8, [1, 7, 3, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 2, 0).To(t4)
model.Operation('CONV_2D', x1, c5, c6, 2, 2, 1, 0).To(t7)
model.Operation('CONV_2D', x1, c8, c9, 2, 1, 3, 0).To(t10)
model.Operation('CONV_2D', x1, c11, c12, 2, 3, 1, 0).To(t13)
Example({
    x1: packed('<i2',
    'c-qa3$q@uG2*fsIE<=I2LLY~*dbYac6S60`fX|{I*|OFnaa@&XgbPFcO;p}kNGfTd!Yy~ka-PPFYuf<VZOtdp;aw+)RbDR%u+_6d'
    'NrqwxgoDCK(#wLQJ9l4gm-F|3d~{4i>H'
),
    t4: packed('<i2',
    'c-pnWiw-~_6aY|PY7E(B@`|!(L<#fU{I9QYP9k@=c^8JLk5B2V6e*cQVQ%5@Ad0Iw3z=74L>scqvV^C#2bzpIq@Cdb2#9dMY6kUY'
    '=)F-cjw!T$@BxcVC!q'
),
    t7: packed('<i2',
    'c-pnWSq?xj6aYXc^&ytLB3%@XqDfy>MXV=w3Ny7mHkDsCT`X6kmCcaI+h7kO=!~#JNgq0GO6vSXFm!TT-!VoGIs?RJrj<iRshNRz'
    '1^u(1u84l{0h(ebss'
),
    t10: packed('<i2',
    'c-qTt>P@Vi+F6lSo|4z!l+v1?*4k89R$ZT++mxN((ps0_R-0APP}kg1R+pKT*U;5gky+N=Q9iM|yt=NhC7ppX001Gf9u@'
),
    t13: packed('<i2',
    'c-qTt>Mc*nYi%m5C@M`TnOxsoo>|n9UD{sK)=^en-&&X7+)-B2+1^;5Tb-KO++5t-n3kVkUzeFx*4@$9lFmRG0016&9s2'
),
}, name='equal_sides_quant8').AddVariations(signed(x1, c2, t4, t7, c8, t10, t13)).DisableLifeTimeVariation()
