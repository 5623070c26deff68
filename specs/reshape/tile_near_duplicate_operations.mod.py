# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (I32, [4]), [1, 2, 1, 1])
t6 = Output('t6', (F32, [1, 8, 4, 4]))
c4 = Parameter('c4', (I32, [4]), [1, 1, 2, 1])
t7 = Output('t7', (F32, [1, 4, 8, 4]))
c5 = Parameter('c5', (I32, [4]), [1, 1, 1, 2])
t8 = Output('t8', (F32, [1, 4, 4, 8]))
model = Model()
model.Operation('TILE', x1, c3).To(t6)
model.Operation('TILE', x1, c4).To(t7)
model.Operation('TILE', x1, c5).To(t8)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t6: packed('|i1',
    'c-rG;mg0Q*g<0g)Bj#^Uc-{!Iu)UEMk@>^<`xEakNd<wg9HOEEzoev|ia&nwR+yRXsRaL1{trKx_})Gi<NxxD<vBNn`T<=vHmd', 0.0625
),
    t7: packed('|i1',
    'c-rG;mg0Q*g<0g)Bj#^Uc-{zdqw!hT-bjnc{NeoliT9VJg1}dFK8L8Nz%MDOr{a%aycK3<dy3AN;D5^h;Rh4n+s9)3Uw*MXN9O|o'
    'Foia&', 0.0625
),
    t8: packed('|i1',
    'c-j@i>k2?H00z)9$r?7fk00LuvCML5D+y`*;5&5~k(B+HgXFjl<iasBDf)qFG4EcA&mKE$dU0Y{6at-;8Y?wh%t)ZI=9=SndkI=q'
    'ay*<r;Ro)DHmd', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (I32, [4]), [1, 2, 1, 1])
t6 = Output('t6', (U8, [1, 8, 4, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [4]), [1, 1, 2, 1])
t7 = Output('t7', (U8, [1, 4, 8, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4]), [1, 1, 1, 2])
t8 = Output('t8', (U8, [1, 4, 4, 8], 0.5, 120))
model = Model()
model.Operation('TILE', x1, c3).To(t6)
model.Operation('TILE', x1, c4).To(t7)
model.Operation('TILE', x1, c5).To(t8)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t6: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ktA|4U3<C@RH4Qvj'
),
    t7: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGl@48s9EH$YJBej15yg+H(_@%uhn+d$i0hZz-sVNNwL7zQ!*z44q$E)0z{wXiCbwzQT!xn{#HN^BD#h'
    '000k7JXr'
),
    t8: packed('<i2',
    'c-repk1y*1;+E89t{@!HzhoH*$JZ9Pfv{bCkOK&BoS3lzgr|D6=Ynv;lKDv>?9np29E4j6Dk4BQwS99q2(R(W3<KfPn${c;4qP-P'
    '1%&7I6;1@<!p%9eK$u~G0RROhJXr'
),
}, name='arguments_quant8').AddVariations(signed(x1, t6, t7, t8)).DisableLifeTimeVariation()
