# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE, several times, with one other argument.

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

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (F32, [1, 4, 4, 4]))
times_0 = Parameter('times_0', (I32, [4]), [1, 2, 1, 1])
out_0_0 = Output('out_0_0', (F32, [1, 8, 4, 4]))
times_1 = Parameter('times_1', (I32, [4]), [1, 1, 2, 1])
out_1_0 = Output('out_1_0', (F32, [1, 4, 8, 4]))
times_2 = Parameter('times_2', (I32, [4]), [1, 1, 1, 2])
out_2_0 = Output('out_2_0', (F32, [1, 4, 4, 8]))
model = Model()
model.Operation('TILE', x, times_0).To(out_0_0)
model.Operation('TILE', x, times_1).To(out_1_0)
model.Operation('TILE', x, times_2).To(out_2_0)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_0_0: packed('|i1',
    'c-rG;mg0Q*g<0g)Bj#^Uc-{!Iu)UEMk@>^<`xEakNd<wg9HOEEzoev|ia&nwR+yRXsRaL1{trKx_})Gi<NxxD<vBNn`T<=vHmd', 0.0625
),
    out_1_0: packed('|i1',
    'c-rG;mg0Q*g<0g)Bj#^Uc-{zdqw!hT-bjnc{NeoliT9VJg1}dFK8L8Nz%MDOr{a%aycK3<dy3AN;D5^h;Rh4n+s9)3Uw*MXN9O|o'
    'Foia&', 0.0625
),
    out_2_0: packed('|i1',
    'c-j@i>k2?H00z)9$r?7fk00LuvCML5D+y`*;5&5~k(B+HgXFjl<iasBDf)qFG4EcA&mKE$dU0Y{6at-;8Y?wh%t)ZI=9=SndkI=q'
    'ay*<r;Ro)DHmd', 0.0625
),
}, name='real').DisableLifeTimeVariation()

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (U8, [1, 4, 4, 4], 0.5, 120))
times_0 = Parameter('times_0', (I32, [4]), [1, 2, 1, 1])
out_0_0 = Output('out_0_0', (U8, [1, 8, 4, 4], 0.5, 120))
times_1 = Parameter('times_1', (I32, [4]), [1, 1, 2, 1])
out_1_0 = Output('out_1_0', (U8, [1, 4, 8, 4], 0.5, 120))
times_2 = Parameter('times_2', (I32, [4]), [1, 1, 1, 2])
out_2_0 = Output('out_2_0', (U8, [1, 4, 4, 8], 0.5, 120))
model = Model()
model.Operation('TILE', x, times_0).To(out_0_0)
model.Operation('TILE', x, times_1).To(out_1_0)
model.Operation('TILE', x, times_2).To(out_2_0)
Example({
    x: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    out_0_0: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ktA|4U3<C@RH4Qvj'
),
    out_1_0: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGl@48s9EH$YJBej15yg+H(_@%uhn+d$i0hZz-sVNNwL7zQ!*z44q$E)0z{wXiCbwzQT!xn{#HN^BD#h'
    '000k7JXr'
),
    out_2_0: packed('<i2',
    'c-repk1y*1;+E89t{@!HzhoH*$JZ9Pfv{bCkOK&BoS3lzgr|D6=Ynv;lKDv>?9np29E4j6Dk4BQwS99q2(R(W3<KfPn${c;4qP-P'
    '1%&7I6;1@<!p%9eK$u~G0RROhJXr'
),
}, name='quant8').AddVariations(signed(x, out_0_0, out_1_0, out_2_0)).DisableLifeTimeVariation()
