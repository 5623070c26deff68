# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN: dimensions beyond 2048.

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
x2 = Input('x2', (F32, [2, 4096]))
x1 = Input('x1', (F32, [2, 7]))
t3 = Internal('t3', (F32, [2, 4103]))
t4 = Output('t4', (I32, [2]))
model = Model()
model.Operation('CONCATENATION', x2, x1, 1).To(t3)
model.Operation('ARGMIN', t3, 1).To(t4)
Example({
    x2: (packed('|i1',
    'c-jFy0K)(7B>dX}6CLyw>i_j6-Vq=j=>hlP_#p4*BqrMT=<yHc8R#AG4F>xG|Jdo_2;TzO0w)Ur6aDZL@(cm-03#ov', 0.5
) * 135)[:8192],
    x1: [30.0, 31.0, 32.0, -30.0, -31.0, -32.0, 0.0, -31.0, -32.0, 33.0, 31.0, 0.0, -30.0, 30.0],
    t4: [4101, 4097],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [2, 4096], 0.5, 120))
x1 = Input('x1', (U8, [2, 7], 0.5, 120))
t3 = Internal('t3', (U8, [2, 4103], 0.5, 120))
t4 = Output('t4', (I32, [2]))
model = Model()
model.Operation('CONCATENATION', x2, x1, 1).To(t3)
model.Operation('ARGMIN', t3, 1).To(t4)
Example({
    x2: (packed('<i2',
    'c-l*wQxaU+JvFB{sXTXXSm%tXiIw>g1vAp)=FAJqPsnVKo0u>)qqVNMvOFL$vLU=GplW_|Wp`;tcUDVfCIck^04#bOIR'
) * 135)[:8192],
    x1: [180, 182, 184, 60, 58, 56, 120, 58, 56, 186, 182, 120, 60, 180],
    t4: [4101, 4097],
}, name='long_quant8').AddVariations(signed(x2, x1, t3)).DisableLifeTimeVariation()
