# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: dimensions beyond 2048.

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
c2 = Parameter('c2', (F32, [2, 1, 2, 1]), [-1.0, 0.0, 1.0, -1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 1, 1368, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 3, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-jTQ0TKW(1Ou?cjs5?%Rm_s3Mv-gQHR>vx$rq$Nxa)>g2NuJ0W}Rkt?D!^u`J%NXum', 0.5
) * 135)[:8206],
    t4: (packed('|i1',
    'c-jTQ2@=B~2mn9|a@GI;vq`3P6vXbPOg>~6{P67%Tc4l?K&@=5o?K;}vvr@4^2MzyCX4PYOuuySfVM`kV7tZF&{?DQ5$cX`JKAP5'
    'I8YKVMfxnl)SCm(AKl6|6#', 0.5
) * 23)[:2736],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 4103, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 1, 2, 1], 0.5, 128), [126, 128, 130, 126])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 1, 1368, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 3, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-p1Gff2w!1O&j8d=76gPfAY_*}c`we7jA(rZPl$mdt~hicPgez$rt~Yc$*N2_fLmA0IHT97q'
) * 135)[:8206],
    t4: (packed('<i2',
    'c-qCmi4g)J3;;mO^>CDd1jr@ilg2H>U9_f4;-U|KlVJD@WE07r(cBmI8AoxSY=rja;T@Wq51fp7dDTk0S5V_!EPM4f>m1AEBvVO_'
    'p%Jub8r;tE?84|pf!E`2ei3ImMF'
) * 23)[:2736],
}, name='long_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
