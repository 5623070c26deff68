# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [1, 1, 2, 48]))
c1 = Parameter('c1', (I32, [5]), [32, 0, 47, 31, 46])
t3 = Output('t3', (F32, [1, 1, 2, 5]))
x5 = Input('x5', (F32, [1, 40, 1, 2]))
c4 = Parameter('c4', (I32, [5]), [32, 0, 39, 31, 38])
t6 = Output('t6', (F32, [1, 5, 1, 2]))
x8 = Input('x8', (F32, [1, 80, 1, 2]))
c7 = Parameter('c7', (I32, [5]), [32, 0, 79, 31, 78])
t9 = Output('t9', (F32, [1, 5, 1, 2]))
x11 = Input('x11', (F32, [1, 1, 2, 129]))
c10 = Parameter('c10', (I32, [5]), [32, 0, 128, 31, 127])
t12 = Output('t12', (F32, [1, 1, 2, 5]))
model = Model()
model.Operation('GATHER', x2, 3, c1).To(t3)
model.Operation('GATHER', x5, 1, c4).To(t6)
model.Operation('GATHER', x8, 1, c7).To(t9)
model.Operation('GATHER', x11, 3, c10).To(t12)
Example({
    x2: packed('|i1',
    'c-n=_!4beP2m`Q#P~z^tYyucMLiJak@MQ|a8yI6sOSAXI<HUwIYEW8XS9>_>vTz(W%KXnC(i<n1', 0.5
),
    t3: [0.5, -2.5, -1.5, 4.0, -0.5, 0.5, -0.5, 4.0, -1.0, 3.0],
    x5: packed('|i1',
    'c-m#l$q~RX2n4VJll7+mW-;bS0nuL$+Gt%5EK?fa;8<O0>FRy>ptvbu4pTGiXitqo7X6<;bWkB|', 0.5
),
    t6: [2.0, -0.5, -4.0, 3.0, 4.5, -3.0, 3.0, 4.0, 2.0, 4.0],
    x8: packed('|i1',
    'c-png!4Uu<2n4VJ5!e2kRb=6+xctLbmx1H3R=yKHOkvo8Ha;mS*1DKZEQli;sTp>)n*Zky9ce_*', 0.5
),
    t9: [3.0, 0.5, -1.5, -0.5, -1.0, 3.5, -0.5, 1.0, -1.0, -1.5],
    x11: (packed('|i1',
    'c-jTQi4g!G2m`PKE7tv&Rpc=V$JOd=H5oicwB|c*14?i^8~LQ9vexCa<f0g(8TtWf#Tro', 0.5
) * 5)[:258],
    t12: [-3.0, -2.0, -0.5, 4.5, -1.0, -1.0, -1.5, 4.0, 0.5, 1.5],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [1, 1, 2, 48], 0.5, 120))
c1 = Parameter('c1', (I32, [5]), [32, 0, 47, 31, 46])
t3 = Output('t3', (U8, [1, 1, 2, 5], 0.5, 120))
x5 = Input('x5', (U8, [1, 40, 1, 2], 0.5, 120))
c4 = Parameter('c4', (I32, [5]), [32, 0, 39, 31, 38])
t6 = Output('t6', (U8, [1, 5, 1, 2], 0.5, 120))
x8 = Input('x8', (U8, [1, 80, 1, 2], 0.5, 120))
c7 = Parameter('c7', (I32, [5]), [32, 0, 79, 31, 78])
t9 = Output('t9', (U8, [1, 5, 1, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 2, 129], 0.5, 120))
c10 = Parameter('c10', (I32, [5]), [32, 0, 128, 31, 127])
t12 = Output('t12', (U8, [1, 1, 2, 5], 0.5, 120))
model = Model()
model.Operation('GATHER', x2, 3, c1).To(t3)
model.Operation('GATHER', x5, 1, c4).To(t6)
model.Operation('GATHER', x8, 1, c7).To(t9)
model.Operation('GATHER', x11, 3, c10).To(t12)
Example({
    x2: packed('<i2',
    'c-png$rZpL2nE2DtgH_t_|thx@Z{Ww2lc8%;Ujn{hlQ!_iMJIS(GZ8EP|Y+~&yI!BC{N{celGg~x9KgG'
),
    t3: [121, 115, 117, 128, 119, 121, 119, 128, 118, 126],
    x5: packed('<i2',
    'c-pPY$rZpL2nE2DjL7mpf<K+70I$w{s8OCeiF;L|@G-n}hJ~r^fwvVK(GZ8EaE&xq&yEE;^K;n`*@PwR'
),
    t6: [124, 119, 112, 126, 129, 114, 126, 128, 124, 128],
    x8: packed('<i2',
    'c-qa&!4ZHk2n0Y&P6!7BL2`C(70$T-g=fd+XqG3|klvLnK0+_7urSz}yc;}>raCoMYNk29&)3hrKsQUz'
),
    t9: [126, 121, 117, 119, 118, 127, 119, 122, 118, 117],
    x11: (packed('<i2',
    'c-p1Gi4njc2n4{CtjIGUInT~hM0QnrmWM?lHwV~JwuWGLv3Z5jw$jth&*Tf^VS*aedj9wTU>h9i'
) * 5)[:258],
    t12: [114, 116, 119, 129, 118, 118, 117, 128, 121, 123],
}, name='rest_quant8').AddVariations(signed(x2, t3, x5, t6, x8, t9, x11, t12)).DisableLifeTimeVariation()
