# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1, 2, 3]))
c2 = Parameter('c2', (F32, [1, 1, 2, 6]), [-2.0, -2.0, 0.0, 2.0, 1.0, 0.0, 0.0, -1.0, 0.0, 2.0, 0.0, 0.0])
c3 = Parameter('c3', (F32, [6]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t4 = Output('t4', (F32, [5, 1, 1, 6]))
x5 = Input('x5', (F32, [9, 4, 1, 2]))
c6 = Parameter('c6', (F32, [1, 1, 2, 4]), [-2.0, 0.0, -2.0, 0.0, 0.0, 0.0, -1.0, 0.0])
c7 = Parameter('c7', (F32, [4]), [0.5, -1.5, 2.0, -0.5])
t8 = Output('t8', (F32, [9, 4, 1, 1]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0, False).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 0, True).To(t8)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m>&K;Qaqu!0Buk@|~?Q9b#82%0S#mEBXiWYY+M', 0.5
),
    t4: packed('|i1',
    'c-s5=nT7cmBlB+-URFj<ZkCU~8Tt8H1UVVM|6+O0!UzDEv<V{', 0.5
),
    x5: packed('|i1',
    'c-lqFxdFg12n4Y3`PhG2z}O^R8g)9PGKk(>cl$zo&LfKH${I^X<5+OEq8!1ZmzdpF(E0NVD}y2j', 0.5
),
    t8: packed('|i1',
    'c-mwC`~N@pU$*~(K>Ycy#DD(3KmY&z`v=Hp|NrqX>;K<>1^)v8zT+7&', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 2, 6], 0.5, 128), [124, 124, 128, 132, 130, 128, 128, 126, 128, 132, 128, 128])
c3 = Parameter('c3', (I32, [6], 0.25, 0), [2, -6, 8, -2, 4, 2])
t4 = Output('t4', (U8, [5, 1, 1, 6], 0.5, 120))
x5 = Input('x5', (U8, [9, 4, 1, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 2, 4]), [-4, 0, -4, 0, 0, 0, -2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5, 0.25]))
c7 = Parameter('c7', (I32, [4]), [2, -12, 8, -4])
t8 = Output('t8', (U8, [9, 4, 1, 1], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0, False).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 0, True).To(t8)
Example({
    x1: packed('<i2',
    'c-pJ0FDNT+D6golsV^@nDl96mEv%|9sV}W9s46U}VZaLjf2|G*'
),
    t4: packed('<i2',
    'c-qU&uBk4ntS+u;t*vZquE{K}Y;UjWY^=;Ls)?_uWWWmmg~Sds'
),
    x5: packed('<i2',
    'c-pPY$pL^c2nA6~1_Hsb<fnAK*?@C+x3N{}ARQrdoDF*QI}5JD;>`htH3e%y4k)tbia5P#**9N5^#D-fA;$'
),
    t8: packed('<i2',
    'c-pHkEiZ2_tt;;Y;_T81<?W?~<)x)1Kz@CBW@&ACacO5c0}%iKqm>a6'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t4, x5, t8)).DisableLifeTimeVariation()
