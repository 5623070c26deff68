# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [100003]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDu@S={5CAazKw$rIc>~E3>D1~@CHg#{7ExP2kvr$eTkqSR%u#k<`|ca@%r{ExI2o&yb;d2V{X~{!S(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%Tx|K=|`BIo-', 0.5
),
    output: [25421.0],
}, name='all').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2049, 33]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [33]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD(G|oH5CFiHv*^EEg7k53=6`bDdV1Tj*X?heYnR;h#(ef!ebgKoGh*~H*V{7B{gv_b)=K0`S(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(at_Z}SHR{w}%', 0.5
),
    output: [1206.0, 1204.0, 1211.5, 1205.5, 1211.5, 1200.0, 1208.0, 1216.0, 1208.0, 1220.0, 1202.0, 1199.5,
    1211.0, 1202.5, 1222.0, 1210.5, 1209.0, 1206.5, 1201.0, 1212.0, 1210.0, 1213.5, 1209.5, 1205.0,
    1203.0, 1212.0, 1209.0, 1207.5, 1203.0, 1207.5, 1213.0, 1210.0, 1211.5],
}, name='columns').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [33, 2049]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [33]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD!4bnC3;-}}Na_CL5(C|%C;ipusi@38KG{Z|l~rTyII*8IpR9;C?rgd5yPw-z?Hi}YcdymDEX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%U|xA_Nq%S*=', 0.5
),
    output: [40.0, 36.0, 31.5, 31.5, 35.0, 35.5, 28.0, 37.5, 35.0, 27.5, 38.5, 29.5, 42.0, 34.5, 26.0, 31.0,
    37.0, 35.0, 37.0, 32.0, 29.0, 30.0, 42.5, 30.5, 35.0, 34.0, 33.5, 36.0, 25.0, 41.0, 34.5, 27.5,
    33.0],
}, name='rows').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [5, 1031, 7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [5, 7]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD$pOP43;-}fT=4$mx*T1j59zPx^l@W<B6r1i^mc2s*>3I`r)8h3&Knt7d#_b3+a6hOkCk;FS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%|33c!F-Ttf', 0.5
),
    output: [551.0, 560.0, 559.0, 564.5, 550.5, 553.0, 563.5, 554.0, 569.5, 549.5, 557.0, 555.5, 565.0, 562.5,
    557.0, 561.5, 555.5, 566.5, 553.5, 557.5, 550.5, 561.5, 554.5, 550.5, 566.0, 551.0, 560.0,
    559.0, 561.0, 556.5, 563.0, 557.5, 554.0, 569.5, 549.5],
}, name='middle').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 65, 67, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDu>pfH3;?h|z~=vR;}o}BpOAK~e&UUJ&wW;nBlCJcSB{^GCwgb?zO%>3IIHW(IkI=e$a~e2Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%U0`3ncdT@w', 0.5
),
    output: [2974.0, 2958.5, 2958.5, 2952.0, 2976.5, 2960.0],
}, name='image').DisableLifeTimeVariation()
