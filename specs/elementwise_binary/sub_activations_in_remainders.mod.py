# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: activations at the end of a loop.

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

# The last block of a loop over rows of many lengths has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3]))
x2 = Input('x2', (F32, [3]))
t3 = Output('t3', (F32, [3]))
x4 = Input('x4', (F32, [5]))
x5 = Input('x5', (F32, [5]))
t6 = Output('t6', (F32, [5]))
x7 = Input('x7', (F32, [7]))
x8 = Input('x8', (F32, [7]))
t9 = Output('t9', (F32, [7]))
x10 = Input('x10', (F32, [15]))
x11 = Input('x11', (F32, [15]))
t12 = Output('t12', (F32, [15]))
x13 = Input('x13', (F32, [18]))
x14 = Input('x14', (F32, [18]))
t15 = Output('t15', (F32, [18]))
x16 = Input('x16', (F32, [25]))
x17 = Input('x17', (F32, [25]))
t18 = Output('t18', (F32, [25]))
model = Model()
model.Operation('SUB', x1, x2, 3).To(t3)
model.Operation('SUB', x4, x5, 2).To(t6)
model.Operation('SUB', x7, x8, 1).To(t9)
model.Operation('SUB', x10, x11, 3).To(t12)
model.Operation('SUB', x13, x14, 2).To(t15)
model.Operation('SUB', x16, x17, 1).To(t18)
Example({
    x1: [-5.0, -2.0, -4.0],
    x2: [1.0, -3.0, 0.0],
    t3: [0.0, 1.0, 0.0],
    x4: [-1.0, 2.0, 3.0, 3.0, 4.0],
    x5: [-3.0, 3.0, -3.0, 1.0, 0.0],
    t6: [1.0, -1.0, 1.0, 1.0, 1.0],
    x7: [5.0, -1.0, 1.0, 2.0, 3.0, 1.0, 0.0],
    x8: [5.0, -1.0, 1.0, 2.0, 0.0, 1.0, -5.0],
    t9: [0.0, 0.0, 0.0, 0.0, 3.0, 0.0, 5.0],
    x10: [1.0, -3.0, -3.0, 1.0, 4.0, 3.0, 4.0, 1.0, 5.0, -3.0, 5.0, -5.0, 0.0, 4.0, 5.0],
    x11: [5.0, -1.0, 1.0, -2.0, 2.0, -1.0, -4.0, 1.0, 3.0, 5.0, 4.0, -5.0, 4.0, -5.0, 2.0],
    t12: [0.0, 0.0, 0.0, 3.0, 2.0, 4.0, 6.0, 0.0, 2.0, 0.0, 1.0, 0.0, 0.0, 6.0, 3.0],
    x13: [5.0, -1.0, -5.0, -1.0, 3.0, -3.0, -3.0, -3.0, 3.0, 5.0, -1.0, -4.0, 0.0, 2.0, 5.0, -4.0, 3.0, 1.0],
    x14: [-3.0, 5.0, 3.0, 0.0, -2.0, 4.0, -5.0, -3.0, 0.0, -5.0, -3.0, -1.0, -2.0, 2.0, 5.0, -4.0, -4.0,
    -1.0],
    t15: [1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, 1.0, 1.0, -1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0],
    x16: packed('|i1',
    'c-jTQfe`>O2m&z<*?-}R-{im%c@^U<HK#@&viS`D', 1.0
),
    x17: packed('|i1',
    'c-jTQfe`>O2m&$f+5HEW2NT|os|}*UCth_l2hx5J;Q', 1.0
),
    t18: packed('|i1',
    'c-muRU}0cm03jA8W@dH<CI%K3CI$u$1^@!c067', 1.0
),
}, name='lengths').AddVariations('float16').DisableLifeTimeVariation()

# The last block of a loop over rows of many lengths has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3], 0.5, 120))
x2 = Input('x2', (U8, [3], 0.5, 120))
t3 = Output('t3', (U8, [3], 0.5, 120))
x4 = Input('x4', (U8, [5], 0.5, 120))
x5 = Input('x5', (U8, [5], 0.5, 120))
t6 = Output('t6', (U8, [5], 0.5, 120))
x7 = Input('x7', (U8, [7], 0.5, 120))
x8 = Input('x8', (U8, [7], 0.5, 120))
t9 = Output('t9', (U8, [7], 0.5, 120))
x10 = Input('x10', (U8, [15], 0.5, 120))
x11 = Input('x11', (U8, [15], 0.5, 120))
t12 = Output('t12', (U8, [15], 0.5, 120))
x13 = Input('x13', (U8, [18], 0.5, 120))
x14 = Input('x14', (U8, [18], 0.5, 120))
t15 = Output('t15', (U8, [18], 0.5, 120))
x16 = Input('x16', (U8, [25], 0.5, 120))
x17 = Input('x17', (U8, [25], 0.5, 120))
t18 = Output('t18', (U8, [25], 0.5, 120))
model = Model()
model.Operation('SUB', x1, x2, 3).To(t3)
model.Operation('SUB', x4, x5, 2).To(t6)
model.Operation('SUB', x7, x8, 1).To(t9)
model.Operation('SUB', x10, x11, 3).To(t12)
model.Operation('SUB', x13, x14, 2).To(t15)
model.Operation('SUB', x16, x17, 1).To(t18)
Example({
    x1: [110, 116, 112],
    x2: [122, 114, 120],
    t3: [120, 122, 120],
    x4: [118, 124, 126, 126, 128],
    x5: [114, 126, 114, 122, 120],
    t6: [122, 118, 122, 122, 122],
    x7: [130, 118, 122, 124, 126, 122, 120],
    x8: [130, 118, 122, 124, 120, 122, 110],
    t9: [120, 120, 120, 120, 126, 120, 130],
    x10: [122, 114, 114, 122, 128, 126, 128, 122, 130, 114, 130, 110, 120, 128, 130],
    x11: [130, 118, 122, 116, 124, 118, 112, 122, 126, 130, 128, 110, 128, 110, 124],
    t12: [120, 120, 120, 126, 124, 128, 132, 120, 124, 120, 122, 120, 120, 132, 126],
    x13: [130, 118, 110, 118, 126, 114, 114, 114, 126, 130, 118, 112, 120, 124, 130, 112, 126, 122],
    x14: [114, 130, 126, 120, 116, 128, 110, 114, 120, 110, 114, 118, 116, 124, 130, 112, 112, 118],
    t15: [122, 118, 118, 118, 122, 118, 122, 120, 122, 122, 122, 118, 122, 120, 120, 120, 122, 122],
    x16: packed('<i2',
    'c-ku|E30X!C~L?oswk_gX(%Wwswpd}C~Bx+zy$!jy9=`'
),
    x17: packed('<i2',
    'c-kwf$!jR7s46KcDk!QbD{3k#E6FRUDl2GUzy$!b8w+^'
),
    t18: packed('<i2',
    'c-pI~XsBqZ0HKDOy1KTCnu>;onu>~!3I<#N0L|YFDF'
),
}, name='lengths_quant8').AddVariations(signed(x1, x2, t3, x4, x5, t6, x7, x8, t9, x10, x11, t12, x13, x14, t15, x16, x17, t18)).DisableLifeTimeVariation()
