# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: several times, with one other argument.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
t7 = Output('t7', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 1, 0).To(t3)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t4)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 1, 0, True).To(t5)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 1, 2).To(t6)
model.Operation('MAX_POOL_2D', x1, 1, 0, 0, 0, 1, 1, 2, 1, 0).To(t7)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('|i1',
    'c-rG;mJ)gOg<0ek53}GCo;QLbGJm8+WOz9x6$E|(@mCHhDFJaQskh?HY;T2`*`7-9Gx2};A;$mZ7YMUF2LM0d6Z!', 0.0625
),
    t4: packed('|i1',
    'c-rG;ladyZVHWxQiT9VJf`A~0s3?#x#VHQqf0Ymw75F73#V7t)j9-|U?YRX1Q~nP>nE2iT`CopqJO=>#=M!5', 0.0625
),
    t5: packed('|i1',
    'c-jF#0KfkW8X5`o0~8eM0|WL93=t6q1{)h390>{g4GsDrAQ1Hx6%`N~8XDyn=<V$j1_tFA4-XIc0uB!C78Vcs1O(^sc@Z-', 0.0625
),
    t6: packed('|i1',
    'c-rG;77+OGg<0SO4+wt{5D@qS#Jrq9;ujEq<q!aa4+6|=5X{fS|KW!K|Ce7N%<=&MER_>-', 0.0625
),
    t7: packed('|i1',
    'c-rG;mg3}QmJ)gOg<0ek53?W(+Z$;SnLj|x%PFZK@QXuKRDeTDN<dsn>a934+gl0#r~DH9O#B~yi1B~<CB_c`yTT8Y', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 1, 0).To(t3)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t4)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 1, 0, True).To(t5)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t3: packed('<i2',
    'c-repUsl%Azie52|B_|#wFPb)CuVHeII(@h)FtzC6PC<RYH68W-qOA~Vom$z@HKv!VWo?v<jh+%W#YWeg|iAb=geZD5C8!Fb|QW'
),
    t4: packed('<i2',
    'c-repk1yLeaoL8c{Y#c5ESaC=(K5Sy<HU*$Q`<M^t^x8(f&7+5Q&Q&jZJxMhbIz>Nn%0~^Fu!nOA&}2NApig-86wO'
),
    t5: packed('<i2',
    'c-repFDq+Vw#>DE$+Bg&wFPeR@j(t7CvMm<wY@!e$&&d=Ewg8rw^UR_v~S)Vz9us>tfsX!XVIc5Df9X!PTahC)+`1J0RWO)A({'
),
}, name='arguments_quant8').AddVariations(signed(x1, t3, t4, t5)).DisableLifeTimeVariation()
