# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU6 and what may follow it: every operation after every other.

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

# RELU6, HARD_SWISH, SPACE_TO_BATCH_ND, MAXIMUM, CHANNEL_SHUFFLE, SPLIT, RESIZE_NEAREST_NEIGHBOR,
# TRANSPOSE, ADD, CHANNEL_SHUFFLE, MINIMUM, QUANTIZE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t140 = Internal('t140', (U8, [1, 4, 4, 4], 0.5, 120))
t141 = Internal('t141', (U8, [1, 4, 4, 4], 0.5, 120))
block142 = Parameter('block142', (I32, [2]), [2, 2])
none142 = Parameter('none142', (I32, [2, 2]), [0, 0, 0, 0])
many142 = Internal('many142', (U8, [4, 2, 2, 4], 0.5, 120))
t142 = Internal('t142', (U8, [1, 4, 4, 4], 0.5, 120))
t143 = Internal('t143', (U8, [1, 4, 4, 4], 0.5, 120))
t144 = Internal('t144', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_145 = Internal('part_0_145', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_145 = Internal('part_1_145', (U8, [1, 4, 4, 2], 0.5, 120))
t145 = Internal('t145', (U8, [1, 4, 4, 4], 0.5, 120))
t146 = Internal('t146', (U8, [1, 4, 4, 4], 0.5, 120))
where147 = Parameter('where147', (I32, [4]), [0, 2, 3, 1])
t147 = Internal('t147', (U8, [1, 4, 4, 4], 0.5, 120))
c148 = Parameter('c148', (U8, [4], 0.5, 120), [127, 100, 134, 131])
t148 = Internal('t148', (U8, [1, 4, 4, 4], 0.5, 120))
t149 = Internal('t149', (U8, [1, 4, 4, 4], 0.5, 120))
c150 = Parameter('c150', (U8, [4], 0.5, 120), [121, 104, 142, 114])
t150 = Internal('t150', (U8, [1, 4, 4, 4], 0.5, 120))
real151 = Internal('real151', (F32, [1, 4, 4, 4]))
t151 = Output('t151', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU6', input).To(t140)
model.Operation('HARD_SWISH', t140).To(t141)
model.Operation('SPACE_TO_BATCH_ND', t141, block142, none142).To(many142)
model.Operation('BATCH_TO_SPACE_ND', many142, block142).To(t142)
model.Operation('MAXIMUM', t142, t142).To(t143)
model.Operation('CHANNEL_SHUFFLE', t143, 2, 3).To(t144)
model.Operation('SPLIT', t144, 3, 2).To(part_0_145, part_1_145)
model.Operation('CONCATENATION', part_1_145, part_0_145, 3).To(t145)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t145, 4, 4, False).To(t146)
model.Operation('TRANSPOSE', t146, where147).To(t147)
model.Operation('ADD', t147, c148, 0).To(t148)
model.Operation('CHANNEL_SHUFFLE', t148, 2, 3).To(t149)
model.Operation('MINIMUM', t149, c150).To(t150)
model.Operation('DEQUANTIZE', t150).To(real151)
model.Operation('QUANTIZE', real151).To(t151)
Example({
    input: packed('<i2',
    'c-kx4v8s3Z?0_yOhtd_x9d}ix%-%R7rYd62UgyHNWY4+)AOE@A+p5b~v@9tKYwK^So>Uu9TefX}aArb&Z(eWY3I+-R0N=VFUj'
),
    t151: packed('|i1',
    'c-pJXC@87~;}j^Jio{38*u=7m0EizOv;'
),
}, name='of_14').AddVariations(signed(input, t140, t141, many142, t142, t143, t144, part_0_145, part_1_145, t145, t146, t147, c148, t148, t149, c150, t150, t151)).DisableLifeTimeVariation()

# RELU6, PRELU
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t570 = Output('t570', (U8, [1, 4, 4, 4], 0.5, 120))
c571 = Parameter('c571', (U8, [4], 0.015625, 128), [160, 188, 98, 165])
t571 = Output('t571', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU6', input).To(t570)
model.Operation('PRELU', t570, c571).To(t571)
Example({
    input: packed('<i2',
    'c-rfp*S*kb%cgqYfJF|0g(*%;ZMFsP+d9i}ZS=ChsVN~n;mi7#Z4O?tp?_oG{EWS2i8ebXEbfR6^_=EgwPbg(ofiXz008V`AB+'
),
    t570: packed('<i2',
    'c-m`eX=$lwX{oQMXsG~!77%P{fzTBY4vYXR0W(1oRbZNdLI42kXdjj'
),
    t571: packed('<i2',
    'c-m`eX=$lwX{oQMXsG~!77%P{fzTBY4vYXR0W(1oRbZNdLI42kXdjj'
),
}, name='of_57').AddVariations(signed(input, t570, c571, t571)).DisableLifeTimeVariation()
