# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: moves that can be merged, or taken past another operation, if one takes care.

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

# A move to depth or batches is undone by the same block, not by another one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 2, 2, 16]))
c3 = Parameter('c3', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Internal('t4', (F32, [4, 2, 2, 4]))
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t6 = Internal('t6', (F32, [4, 1, 4, 4]))
t7 = Output('t7', (F32, [1, 8, 8, 1]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 1, 1, 64]))
t10 = Output('t10', (F32, [1, 8, 2, 4]))
t11 = Output('t11', (F32, [1, 2, 8, 4]))
t12 = Internal('t12', (F32, [1, 8, 8, 1]))
t13 = Output('t13', (F32, [1, 2, 2, 16]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c3).To(t4)
model.Operation('SPACE_TO_BATCH_ND', x1, [4, 1], c5).To(t6)
model.Operation('DEPTH_TO_SPACE', t2, 4).To(t7)
model.Operation('DEPTH_TO_SPACE', t2, 2).To(t8)
model.Operation('SPACE_TO_DEPTH', t2, 2).To(t9)
model.Operation('BATCH_TO_SPACE_ND', t4, [4, 1]).To(t10)
model.Operation('BATCH_TO_SPACE_ND', t6, [2, 2]).To(t11)
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t12)
model.Operation('SPACE_TO_DEPTH', t12, 4).To(t13)
Example({
    x1: packed('|i1',
    'c-jF#0KfkSBK7bU<k8(d2-n{*+zU1j0}eS5Jj*5<!pzA#?JDyn2`wKk``RSx>G%S}FUG_n7%>Fr8Nu)3-ZvgH5*-$ty&K;', 0.0625
),
    t7: packed('|i1',
    'c-jF#0KfkSBK7b+2-n{g<k8(Q+zU1j0}eSG!pzAKJj*6K?JDyn2`wM$>G%RJ``RSKFUG_n7%>Fm-ZviS8Nu%|5*-$w4IAG', 0.0625
),
    t8: packed('|i1',
    'c-jF#0KfkSBK7bU<k8(d2-n{*+zU1j0}eS5Jj*5<!pzA#?JDyn2`wKk``RSx>G%S}FUG_n7%>Fr8Nu)3-ZvgH5*-$ty&K;', 0.0625
),
    t9: packed('|i1',
    'c-jF#0KfkSBK7bU<k8&^0}eS5Jj*6M2-n{*+zU1v!pzA#?JDyn2`wKk``RQS7%>Fr8Nu)B>G%S}FUG{;-ZvgH5*-$O)f?X', 0.0625
),
    t10: packed('|i1',
    'c-jF#0KfkSBK7b+2-n{g<k8(Q+zU1j0}eSG!pzAKJj*6K?JDyn2`wM$>G%RJ``RSKFUG_n7%>Fm-ZviS8Nu%|5*-$w4IAG', 0.0625
),
    t11: packed('|i1',
    'c-jF#0KfkSBK7bO0}eSA<k8&_Jj*6M2-n{m!pzAq+zU24?JDyn2`wKX7%>Dc``RSu8Nu)B>G%TT-Zvh@FUG_&5*-$Bu^Zn', 0.0625
),
    t13: packed('|i1',
    'c-jF#0KfkSA{FHI@X_550}wn8Im;$J2r%5&-wQSy!aMEE$tv?D2`>9BAKD}#80Q%=1i|m>>BBGh0>;GR-ZBz59vv2Z_Z!~', 0.0625
),
}, name='blocks').AddVariations('float16').DisableLifeTimeVariation()

# A move to depth or batches is undone by the same block, not by another one. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 2, 2, 16]))
t15 = Output('t15', (F32, [1, 8, 8, 1]))
t16 = Internal('t16', (F32, [1, 2, 2, 16]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
t18 = Internal('t18', (F32, [1, 2, 2, 16]))
t19 = Output('t19', (F32, [1, 1, 1, 64]))
c3 = Parameter('c3', (I32, [2, 2]), [0, 0, 0, 0])
t20 = Internal('t20', (F32, [4, 2, 2, 4]))
t21 = Output('t21', (F32, [1, 8, 2, 4]))
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t22 = Internal('t22', (F32, [4, 1, 4, 4]))
t23 = Output('t23', (F32, [1, 2, 8, 4]))
t24 = Internal('t24', (F32, [1, 8, 8, 1]))
t25 = Output('t25', (F32, [1, 2, 2, 16]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t14)
model.Operation('DEPTH_TO_SPACE', t14, 4).To(t15)
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t16)
model.Operation('DEPTH_TO_SPACE', t16, 2).To(t17)
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t18)
model.Operation('SPACE_TO_DEPTH', t18, 2).To(t19)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c3).To(t20)
model.Operation('BATCH_TO_SPACE_ND', t20, [4, 1]).To(t21)
model.Operation('SPACE_TO_BATCH_ND', x1, [4, 1], c5).To(t22)
model.Operation('BATCH_TO_SPACE_ND', t22, [2, 2]).To(t23)
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t24)
model.Operation('SPACE_TO_DEPTH', t24, 4).To(t25)
Example({
    x1: packed('|i1',
    'c-jF#0KfkSBK7bU<k8(d2-n{*+zU1j0}eS5Jj*5<!pzA#?JDyn2`wKk``RSx>G%S}FUG_n7%>Fr8Nu)3-ZvgH5*-$ty&K;', 0.0625
),
    t15: packed('|i1',
    'c-jF#0KfkSBK7b+2-n{g<k8(Q+zU1j0}eSG!pzAKJj*6K?JDyn2`wM$>G%RJ``RSKFUG_n7%>Fm-ZviS8Nu%|5*-$w4IAG', 0.0625
),
    t17: packed('|i1',
    'c-jF#0KfkSBK7bU<k8(d2-n{*+zU1j0}eS5Jj*5<!pzA#?JDyn2`wKk``RSx>G%S}FUG_n7%>Fr8Nu)3-ZvgH5*-$ty&K;', 0.0625
),
    t19: packed('|i1',
    'c-jF#0KfkSBK7bU<k8&^0}eS5Jj*6M2-n{*+zU1v!pzA#?JDyn2`wKk``RQS7%>Fr8Nu)B>G%S}FUG{;-ZvgH5*-$O)f?X', 0.0625
),
    t21: packed('|i1',
    'c-jF#0KfkSBK7b+2-n{g<k8(Q+zU1j0}eSG!pzAKJj*6K?JDyn2`wM$>G%RJ``RSKFUG_n7%>Fm-ZviS8Nu%|5*-$w4IAG', 0.0625
),
    t23: packed('|i1',
    'c-jF#0KfkSBK7bO0}eSA<k8&_Jj*6M2-n{m!pzAq+zU24?JDyn2`wKX7%>Dc``RSu8Nu)B>G%TT-Zvh@FUG_&5*-$Bu^Zn', 0.0625
),
    t25: packed('|i1',
    'c-jF#0KfkSA{FHI@X_550}wn8Im;$J2r%5&-wQSy!aMEE$tv?D2`>9BAKD}#80Q%=1i|m>>BBGh0>;GR-ZBz59vv2Z_Z!~', 0.0625
),
}, name='blocks_unshared').AddVariations('float16').DisableLifeTimeVariation()

# A move to depth or batches is undone by the same block, not by another one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 2, 2, 16], 0.5, 120))
c3 = Parameter('c3', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Internal('t4', (U8, [4, 2, 2, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t6 = Internal('t6', (U8, [4, 1, 4, 4], 0.5, 120))
t7 = Output('t7', (U8, [1, 8, 8, 1], 0.5, 120))
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Output('t9', (U8, [1, 1, 1, 64], 0.5, 120))
t10 = Output('t10', (U8, [1, 8, 2, 4], 0.5, 120))
t11 = Output('t11', (U8, [1, 2, 8, 4], 0.5, 120))
t12 = Internal('t12', (U8, [1, 8, 8, 1], 0.5, 120))
t13 = Output('t13', (U8, [1, 2, 2, 16], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c3).To(t4)
model.Operation('SPACE_TO_BATCH_ND', x1, [4, 1], c5).To(t6)
model.Operation('DEPTH_TO_SPACE', t2, 4).To(t7)
model.Operation('DEPTH_TO_SPACE', t2, 2).To(t8)
model.Operation('SPACE_TO_DEPTH', t2, 2).To(t9)
model.Operation('BATCH_TO_SPACE_ND', t4, [4, 1]).To(t10)
model.Operation('BATCH_TO_SPACE_ND', t6, [2, 2]).To(t11)
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t12)
model.Operation('SPACE_TO_DEPTH', t12, 4).To(t13)
Example({
    x1: packed('<i2',
    'c-o8a&MnNDnBW_^p(QvvqJ8D&`mQxS>)of@dAP32oR>eVb>Wmn<zX|^QcLRW7dtsj>s{KA+-I8|7gd|#<=5G~gn>c;08)(|=>'
),
    t7: packed('<i2',
    'c-o8a&Ml1G&=Q<8F~K)FqJ8D&`mQy09<J+p*1J#7oR>eVb>WmnsU>yx<zX|^7CSji>s{KA995g))n}U>=hxZ1gn>c;08il^=>'
),
    t8: packed('<i2',
    'c-o8a&MnNDnBW_^p(QvvqJ8D&`mQxS>)of@dAP32oR>eVb>Wmn<zX|^QcLRW7dtsj>s{KA+-I8|7gd|#<=5G~gn>c;08)(|=>'
),
    t9: packed('<i2',
    'c-o8a&MnNDnBcp)zH3d-diUv(8(M;+BidKmdAP32oR>eVb>Wmn<zX|^dY3jN_t|F0rIys$FLrX67FC<!<=5G~gn>c;09!pB=>'
),
    t10: packed('<i2',
    'c-o8a&Ml1G&=Q<8F~K)FqJ8D&`mQy09<J+p*1J#7oR>eVb>WmnsU>yx<zX|^7CSji>s{KA995g))n}U>=hxZ1gn>c;08il^=>'
),
    t11: packed('<i2',
    'c-o8a&Mn+r-?b)ZVuEkadiUv(8(M<xJY3gBN3^fZoR>eVb>Wmny-ORC%fn`-_1R{}rIys$N7ZI{Ep~F4=GWQ0gn>c;09@%E=>'
),
    t13: packed('<i2',
    'c-o8a&Y757nBcp)zGr>c8u#gu8=@mxg4<Wxd1TIWU6((rbzynfltnYsdYAUuHY8`qrIsvqs<U^P7FFxlnc>yEgn>c;09ySW=>'
),
}, name='blocks_quant8').AddVariations(signed(x1, t2, t4, t6, t7, t8, t9, t10, t11, t12, t13)).DisableLifeTimeVariation()

# A move to depth or batches is undone by the same block, not by another one. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 2, 16], 0.5, 120))
t15 = Output('t15', (U8, [1, 8, 8, 1], 0.5, 120))
t16 = Internal('t16', (U8, [1, 2, 2, 16], 0.5, 120))
t17 = Output('t17', (U8, [1, 4, 4, 4], 0.5, 120))
t18 = Internal('t18', (U8, [1, 2, 2, 16], 0.5, 120))
t19 = Output('t19', (U8, [1, 1, 1, 64], 0.5, 120))
c3 = Parameter('c3', (I32, [2, 2]), [0, 0, 0, 0])
t20 = Internal('t20', (U8, [4, 2, 2, 4], 0.5, 120))
t21 = Output('t21', (U8, [1, 8, 2, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t22 = Internal('t22', (U8, [4, 1, 4, 4], 0.5, 120))
t23 = Output('t23', (U8, [1, 2, 8, 4], 0.5, 120))
t24 = Internal('t24', (U8, [1, 8, 8, 1], 0.5, 120))
t25 = Output('t25', (U8, [1, 2, 2, 16], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t14)
model.Operation('DEPTH_TO_SPACE', t14, 4).To(t15)
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t16)
model.Operation('DEPTH_TO_SPACE', t16, 2).To(t17)
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t18)
model.Operation('SPACE_TO_DEPTH', t18, 2).To(t19)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c3).To(t20)
model.Operation('BATCH_TO_SPACE_ND', t20, [4, 1]).To(t21)
model.Operation('SPACE_TO_BATCH_ND', x1, [4, 1], c5).To(t22)
model.Operation('BATCH_TO_SPACE_ND', t22, [2, 2]).To(t23)
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t24)
model.Operation('SPACE_TO_DEPTH', t24, 4).To(t25)
Example({
    x1: packed('<i2',
    'c-o8a&MnNDnBW_^p(QvvqJ8D&`mQxS>)of@dAP32oR>eVb>Wmn<zX|^QcLRW7dtsj>s{KA+-I8|7gd|#<=5G~gn>c;08)(|=>'
),
    t15: packed('<i2',
    'c-o8a&Ml1G&=Q<8F~K)FqJ8D&`mQy09<J+p*1J#7oR>eVb>WmnsU>yx<zX|^7CSji>s{KA995g))n}U>=hxZ1gn>c;08il^=>'
),
    t17: packed('<i2',
    'c-o8a&MnNDnBW_^p(QvvqJ8D&`mQxS>)of@dAP32oR>eVb>Wmn<zX|^QcLRW7dtsj>s{KA+-I8|7gd|#<=5G~gn>c;08)(|=>'
),
    t19: packed('<i2',
    'c-o8a&MnNDnBcp)zH3d-diUv(8(M;+BidKmdAP32oR>eVb>Wmn<zX|^dY3jN_t|F0rIys$FLrX67FC<!<=5G~gn>c;09!pB=>'
),
    t21: packed('<i2',
    'c-o8a&Ml1G&=Q<8F~K)FqJ8D&`mQy09<J+p*1J#7oR>eVb>WmnsU>yx<zX|^7CSji>s{KA995g))n}U>=hxZ1gn>c;08il^=>'
),
    t23: packed('<i2',
    'c-o8a&Mn+r-?b)ZVuEkadiUv(8(M<xJY3gBN3^fZoR>eVb>Wmny-ORC%fn`-_1R{}rIys$N7ZI{Ep~F4=GWQ0gn>c;09@%E=>'
),
    t25: packed('<i2',
    'c-o8a&Y757nBcp)zGr>c8u#gu8=@mxg4<Wxd1TIWU6((rbzynfltnYsdYAUuHY8`qrIsvqs<U^P7FFxlnc>yEgn>c;09ySW=>'
),
}, name='blocks_unshared_quant8').AddVariations(signed(x1, t14, t15, t16, t17, t18, t19, t20, t21, t22, t23, t24, t25)).DisableLifeTimeVariation()
