# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# REVERSE: dimensions beyond 2048.

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
x1 = Input('x1', (F32, [4103]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [4103]))
model = Model()
model.Operation('REVERSE', x1, c2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$n1LOJc_2CB!`{U{87!V5(A1Eao67AyS@Z<^M2kIgX2M^x$7TekrAMEJ?`}YVR@(K<12;mwc{Olk3o=F|!', 0.5
) * 68)[:4103],
    t3: (packed('|i1',
    'c-jFy0K)$Z5E$s`<NFE+;q~wN;{zG_AME@h8sP}`4GQuf2>1H|>Fgg9+S?ZO-VX;2BI*a>3FPqO;_VU}B`6;d(-$4%', 0.5
) * 68)[:4103],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4103], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (U8, [4103], 0.5, 120))
model = Model()
model.Operation('REVERSE', x1, c2).To(t3)
Example({
    x1: (packed('<i2',
    'c-os-9bK578(H5}9G#djp`*ED`hvNWyHcZ~Gh!Me>yu`+*0+b{_5}xZPftm#EY5G3p4HTv*AO{rR!PeALIz3z05)kHdj'
) * 68)[:4103],
    t3: (packed('<i2',
    'c-m|3n2?YdUEEY3nVVi1T|KdIdP>QxNs$eCtxZ|e8}f@Q6H}&l2L<=#hPBtX&Pu9}Y>df>j!NyCJa@tL4hBj905Ufmdj'
) * 68)[:4103],
}, name='long_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()
