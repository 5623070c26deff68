# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: dimensions beyond 2048.

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

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 4101, 1]))
t2 = Output('t2', (F32, [1, 1, 1367, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1367, 1, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)(9-Rb5G0uBZA79|kp82tVJ*d^c~@)ZBzBpo3S9OUBP_vHK}5G3&t*!3b4-RC4H0~hb=?(7K=-3#a$*FGN^', 0.5
) * 68)[:4101],
    t2: (packed('|i1',
    'c-jFy0K)(9<_;F;{U!3?A>{WY@%7y&@9f<f=>qf+{MaD>9UR~MB-j%q7w!<~-3$dK82{iDBoE@`5D_Bh1L_G2Lk}Mr', 0.5
) * 23)[:1367],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 4101, 1], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 1367, 1], 0.5, 120))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1367, 1, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-qSdO^j=)YOBrZo7)jTp`^4tU~a^Wte*0SIa6o0Pl<^N&yOjY(=jKrGaz?XcWC^a`PKdDNogsK9ihz$6B#H008Ts{u>'
) * 68)[:4101],
    t2: (packed('<i2',
    'c-qT|YwL?IotqUgGbVpdW^U;G^pwzviB&lrB>^+ar%nkknG?`Gr$4PDA+)7-?u7D)o;mGNF&&+=;;WMyn;9qp07L#9u>'
) * 23)[:1367],
}, name='long_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
