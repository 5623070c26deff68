# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: dimensions beyond 2048.

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

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 4103, 2]))
c2 = Parameter('c2', (F32, [1, 1, 2, 2]), [-1.0, -2.0, 2.0, -1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 1, 1368, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 3, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-jTQi4njc3<I#ki81?6o3Bs_w+5UE!VrcJVwE!!7EtiyvQ4x@Px8}LZ>;B0_Xq2i7bO', 0.5
) * 135)[:8206],
    t4: (packed('|i1',
    'c-jTQ3lf4L6aYX0L4JZY%{1Nra@hw26rmT{Zekmv+I_U>8DH8=P%B5b8n=t=q<`w9Ak7U_zZcS-HxE~Avh)&Upxpj&A??)g0AgVH'
    '&RCcf8bc|T`t05@Pp|lhU*J}curPyfa8zC|mGeK1N<4f', 0.5
) * 23)[:2736],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 4103, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 2, 2], 0.5, 128), [126, 124, 132, 126])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 1, 1368, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 3, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-p1Gff2wU2m`>5j6n4a#5j6~=s%_>m}x}83NJ+W<`^i0jCbrhL^QOdzCp#oUTr>~KR!`^9K8'
) * 135)[:8206],
    t4: (packed('<i2',
    'c-qCm3lf4L6ac`EnpPl?2)#%FMSg-c%{1M(W3<a$ua}H&In2&?s<B#$ak>^X1dbv;WtM<73er3XJH2`gA5(b55h7W9eHdZYQ<)XQ'
    '>detOvM0R}A?kuTx=_BKX-n_mYu=!9#e89uUcROGhrjs&kI*=*'
) * 23)[:2736],
}, name='long_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
