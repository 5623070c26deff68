# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER, several times, with one other argument.

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
rows_0 = Parameter('rows_0', (I32, [4]), [3, 0, 1, 0])
out_0_0 = Output('out_0_0', (F32, [1, 4, 4, 4]))
out_1_0 = Output('out_1_0', (F32, [1, 4, 4, 4]))
out_2_0 = Output('out_2_0', (F32, [1, 4, 4, 4]))
rows_1 = Parameter('rows_1', (I32, [4]), [0, 2, 2, 1])
out_3_0 = Output('out_3_0', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('GATHER', x, 1, rows_0).To(out_0_0)
model.Operation('GATHER', x, 2, rows_0).To(out_1_0)
model.Operation('GATHER', x, 3, rows_0).To(out_2_0)
model.Operation('GATHER', x, 1, rows_1).To(out_3_0)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_0_0: packed('|i1',
    'c-oWTf6D*i2NU1h$71|nez82~W|rc7`Gr~J)g$I_Pk7!4var387LobG`TG;^FG&S~ujujsi_IJe', 0.0625
),
    out_1_0: packed('|i1',
    'c-niy^G1-HS&H-J7iJL<EvX>zm4)q%w1~_fP7p23%=VN+R8-)XloXi$@{8rU1pib14?mdrKr{eP&l7k', 0.0625
),
    out_2_0: packed('|i1',
    'c-jF#0KfkU3j+%j>GbLL>f-7V<P78+1O@~N6dV-#`||ts86X)D2o(tB`WpJ}7vmS@69W?u7!Mc@@c8f#?c?p|^!oIFc^)b', 0.0625
),
    out_3_0: packed('|i1',
    'c-rG;mg0Q*g<0g)Bj#^Uc-{zdh>8mQl9GBV{`kdPVP>|c=zJEoH_{?9e>i`C;{7G5An+9cDFqpt', 0.0625
),
}, name='real').DisableLifeTimeVariation()

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (U8, [1, 4, 4, 4], 0.5, 120))
rows_0 = Parameter('rows_0', (I32, [4]), [3, 0, 1, 0])
out_0_0 = Output('out_0_0', (U8, [1, 4, 4, 4], 0.5, 120))
out_1_0 = Output('out_1_0', (U8, [1, 4, 4, 4], 0.5, 120))
out_2_0 = Output('out_2_0', (U8, [1, 4, 4, 4], 0.5, 120))
rows_1 = Parameter('rows_1', (I32, [4]), [0, 2, 2, 1])
out_3_0 = Output('out_3_0', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', x, 1, rows_0).To(out_0_0)
model.Operation('GATHER', x, 2, rows_0).To(out_1_0)
model.Operation('GATHER', x, 3, rows_0).To(out_2_0)
model.Operation('GATHER', x, 1, rows_1).To(out_3_0)
Example({
    x: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    out_0_0: packed('<i2',
    'c-kwiY0U{-G$mzTU*W{U%{jAr(&NioQkS^~^e<T!Ut8d27a!!Xabm`XsUGdQ2}|ZDq02K+2mo<X9y0'
),
    out_1_0: packed('<i2',
    'c-o7vEpY2ek1uOUUFHg+6PC<RvWpLL*f=p`1BhPZml@{KGP}H`pdtc97jDj(Ra(=U6S!zf3W#Q)5C8zfHyp+'
),
    out_2_0: packed('<i2',
    'c-kxLN$+uONo`pc&>!FyUmNdW7jL&=<HU`*Q$408B`irO_h|8mXenq3Pi;>PTjRGTr?jRtC2&#T#Cd)5W)*HOWS|fL0QhztWB'
),
    out_3_0: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFd%k1)&f{KXL_RZmI{4&GP`F8O^4jU(CY?$iNo|~{_ei8$P000i79a#'
),
}, name='quant8').AddVariations(signed(x, out_0_0, out_1_0, out_2_0, out_3_0)).DisableLifeTimeVariation()
