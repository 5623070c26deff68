# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: products of the least and the greatest codes.

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


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Sums of products of the least and the greatest codes leave 16 bits.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 6, 16], 0.5, 128))
c2 = Parameter('c2', (U8, [1, 3, 3, 16], 0.25, 128), packed('<i2',
    'c-muNKn4HN0Rt**Y-(m`1rjZ-jSL{7v55i5XJBY)WdQO)`Wf&7Lgo)P000y?JrD'
))
c3 = Parameter('c3', (I32, [16], 0.125, 0), [-150, -50, 50, 150, 250, 350, 450, 550, 650, 750, 850, 950, 1050, 1150, 1250, 1350])
t4 = Output('t4', (U8, [1, 6, 6, 16], 110.0, 109))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-muNKn4HN0Rt**Y-(m`1rjZ-jSL{7v55i5XJBY)WdQO)`Wfg70OH0aC;'
) * 6)[:576],
    t4: packed('<i2',
    'c-rle!4ZNm5Jhc)76eN`#s*~33e1KQl9Z681d@~>lmMXw!4e!x5K0io8Lu83Z@fS6`YvBH0c<NXe0yk&ZjGnPdh)Zi0F(+4Rf<YM'
    '&XLe_!isC&<&@W@5MEgMS|^=!T5EekBE|}fNQI6?$N~|uKt>qI&7*I|%h=xfshwu;BAnYH#%hgRg?W;hWH^4@UC#^#tiWKM4ZH?d'
    'mSp!pl%|CPD3<=W{-6I{EiC-N6L)_Lq5'
),
}, name='ends_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Sums of products of extreme codes leave 16 bits, with a zero point near the least code.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 6, 16], 0.5, 3))
c2 = Parameter('c2', (U8, [1, 3, 3, 16], 0.25, 128), packed('<i2',
    'c-muNKn4HN0Rt**Y-(m`1rjZ-jSL{7v55i5XJBY)WdQO)`Wf&7Lgo)P000y?JrD'
))
c3 = Parameter('c3', (I32, [16], 0.125, 0), [-150, -50, 50, 150, 250, 350, 450, 550, 650, 750, 850, 950, 1050, 1150, 1250, 1350])
t4 = Output('t4', (U8, [1, 6, 6, 16], 140.0, 100))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-muNKn4HN0Rt*zVP#|B021sREDRumg_QxwXJBCGU;y$#`Wfg70AoQKY5'
) * 6)[:576],
    t4: packed('<i2',
    'c-rle%MHRn3`A*w(8q4l25~3@k7wJ+hc=doGKf+Z1>hwGa6sHLqbJJ;k1aVXB7zgGP%i^)9G%HH-i&A^vK4V^N+)8%u7FZIW`Ho5'
    'i^YS_tG9s9I?r=|bXR>feEgd8w9fZweQY2|m4XBYIWb(KpTWjr+Gx_!s^_cumSj}s47;kCs^{yT|1CfN`M-x<yME9clY802'
),
}, name='ends_shifted_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
