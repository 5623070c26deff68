# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# DEPTH_TO_SPACE: arguments that ask for nothing.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 8]))
t2 = Output('t2', (F32, [2, 2, 3, 8]))
x3 = Input('x3', (F32, [1, 3, 1, 4]))
t4 = Output('t4', (F32, [1, 3, 1, 4]))
x5 = Input('x5', (F32, [1, 2, 2, 3]))
t6 = Output('t6', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 1, True).To(t2)
model.Operation('DEPTH_TO_SPACE', x3, 1, True).To(t4)
model.Operation('DEPTH_TO_SPACE', x5, 1, True).To(t6)
Example({
    x1: packed('|i1',
    'c-jrjF%rNa2n4_p6!`yZj{`Jmw%kDUv53pO)|Fz_Kb#to3I+V+tX{m5MU#;7!K`==$ISz3({*nSM49g|tSC7ZqaWU5G`a', 0.5
),
    t2: packed('|i1',
    'c-jrjF%rNa2n4_p6!`yZj{`Jmw%kDUv53pO)|Fz_Kb#to3I+V+tX{m5MU#;7!K`==$ISz3({*nSM49g|tSC7ZqaWU5G`a', 0.5
),
    x3: [1.5, 3.5, -4.0, -3.5, 0.5, 1.0, -2.5, -0.5, 3.5, -0.5, 1.0, 3.0],
    t4: [1.5, 3.5, -4.0, -3.5, 0.5, 1.0, -2.5, -0.5, 3.5, -0.5, 1.0, 3.0],
    x5: [4.0, -3.5, 3.0, 1.0, -2.5, -3.0, 4.0, -2.0, 3.5, 3.0, -1.0, -0.5],
    t6: [4.0, -3.5, 3.0, 1.0, -2.5, -3.0, 4.0, -2.0, 3.5, 3.0, -1.0, -0.5],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
t2 = Output('t2', (U8, [2, 2, 3, 8], 0.5, 120))
x3 = Input('x3', (U8, [1, 3, 1, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 3, 1, 4], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 2, 3], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 1, True).To(t2)
model.Operation('DEPTH_TO_SPACE', x3, 1, True).To(t4)
model.Operation('DEPTH_TO_SPACE', x5, 1, True).To(t6)
Example({
    x1: packed('<i2',
    'c-pnh$q~RX2n0cg49lSsSU~7j5}rptXK3`)jDx*YI7;*a6N`{ZqCRX}H#}HSF(GYadsb7E^C6_7^L=3y30`+mf?$)ee17f&M3XGK'
),
    t2: packed('<i2',
    'c-pnh$q~RX2n0cg49lSsSU~7j5}rptXK3`)jDx*YI7;*a6N`{ZqCRX}H#}HSF(GYadsb7E^C6_7^L=3y30`+mf?$)ee17f&M3XGK'
),
    x3: [123, 127, 112, 113, 121, 122, 115, 119, 127, 119, 122, 126],
    t4: [123, 127, 112, 113, 121, 122, 115, 119, 127, 119, 122, 126],
    x5: [128, 113, 126, 122, 115, 114, 128, 116, 127, 126, 118, 119],
    t6: [128, 113, 126, 122, 115, 114, 128, 116, 127, 126, 118, 119],
}, name='copies_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6)).DisableLifeTimeVariation()
