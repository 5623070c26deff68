# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND and what may follow it: every operation after every other.

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

# SPACE_TO_BATCH_ND, AVERAGE_POOL_2D, ADD, DEPTHWISE_CONV_2D, CONV_2D, SPACE_TO_DEPTH, SPLIT,
# RESHAPE, MAXIMUM, CONV_2D, SUB, RESHAPE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
block170 = Parameter('block170', (I32, [2]), [2, 2])
none170 = Parameter('none170', (I32, [2, 2]), [0, 0, 0, 0])
many170 = Internal('many170', (U8, [4, 2, 2, 4], 0.5, 120))
t170 = Internal('t170', (U8, [1, 4, 4, 4], 0.5, 120))
t171 = Internal('t171', (U8, [1, 4, 4, 4], 0.5, 120))
c172 = Parameter('c172', (U8, [4], 0.5, 120), [109, 134, 116, 118])
t172 = Internal('t172', (U8, [1, 4, 4, 4], 0.5, 120))
filter173 = Parameter('filter173', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias173 = Parameter('bias173', (I32, [4], 0.5, 0), [4, 0, 8, 0])
t173 = Internal('t173', (U8, [1, 4, 4, 4], 0.5, 120))
filter174 = Parameter('filter174', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
bias174 = Parameter('bias174', (I32, [4], 0.5, 0), [4, 0, 12, 4])
t174 = Internal('t174', (U8, [1, 4, 4, 4], 0.5, 120))
deep175 = Internal('deep175', (U8, [1, 2, 2, 16], 0.5, 120))
t175 = Internal('t175', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_176 = Internal('part_0_176', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_176 = Internal('part_1_176', (U8, [1, 4, 4, 2], 0.5, 120))
t176 = Internal('t176', (U8, [1, 4, 4, 4], 0.5, 120))
where177 = Parameter('where177', (I32, [4]), [1, 4, 4, 4])
t177 = Internal('t177', (U8, [1, 4, 4, 4], 0.5, 120))
t178 = Internal('t178', (U8, [1, 4, 4, 4], 0.5, 120))
filter179 = Parameter('filter179', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
bias179 = Parameter('bias179', (I32, [4], 0.5, 0), [-4, -12, 4, -4])
t179 = Internal('t179', (U8, [1, 4, 4, 4], 0.5, 120))
c180 = Parameter('c180', (U8, [4], 0.5, 120), [121, 121, 102, 109])
t180 = Internal('t180', (U8, [1, 4, 4, 4], 0.5, 120))
where181 = Parameter('where181', (I32, [4]), [1, 4, 4, 4])
t181 = Output('t181', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, block170, none170).To(many170)
model.Operation('BATCH_TO_SPACE_ND', many170, block170).To(t170)
model.Operation('AVERAGE_POOL_2D', t170, 1, 1, 1, 2, 2, 0).To(t171)
model.Operation('ADD', t171, c172, 0).To(t172)
model.Operation('DEPTHWISE_CONV_2D', t172, filter173, bias173, 1, 1, 1, 1, 0).To(t173)
model.Operation('CONV_2D', t173, filter174, bias174, 1, 1, 1, 0).To(t174)
model.Operation('SPACE_TO_DEPTH', t174, 2).To(deep175)
model.Operation('DEPTH_TO_SPACE', deep175, 2).To(t175)
model.Operation('SPLIT', t175, 3, 2).To(part_0_176, part_1_176)
model.Operation('CONCATENATION', part_1_176, part_0_176, 3).To(t176)
model.Operation('RESHAPE', t176, where177).To(t177)
model.Operation('MAXIMUM', t177, t177).To(t178)
model.Operation('CONV_2D', t178, filter179, bias179, 1, 1, 1, 0).To(t179)
model.Operation('SUB', t179, c180, 0).To(t180)
model.Operation('RESHAPE', t180, where181).To(t181)
Example({
    input: packed('<i2',
    'c-r%yloD&xye4wq*42KS<C9kgE?(IeyKO^s%hL7Plf!bhtnLp_**(!`>-Gh^5+^v%%61HBw((pSv~20pHO}rWdwduu1OP7JAUy'
),
    t181: packed('<i2',
    'c-q?;(6no6_1c+5OSa_~XZO`F$yu>udBN(QzSgCQAbwBj>TSDx7R=ZdP*(xscV%|%-*3~o>bPUnOc0-eLI3~@5h7a'
),
}, name='of_17').AddVariations(signed(input, many170, t170, t171, c172, t172, filter173, t173, filter174, t174, deep175, t175, part_0_176, part_1_176, t176, t177, t178, filter179, t179, c180, t180, t181)).DisableLifeTimeVariation()

# SPACE_TO_BATCH_ND, PRELU, PAD, DEPTHWISE_CONV_2D, RESIZE_NEAREST_NEIGHBOR, SPACE_TO_BATCH_ND,
# TRANSPOSE, GATHER, TRANSPOSE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
block440 = Parameter('block440', (I32, [2]), [2, 2])
none440 = Parameter('none440', (I32, [2, 2]), [0, 0, 0, 0])
many440 = Internal('many440', (U8, [4, 2, 2, 4], 0.5, 120))
t440 = Internal('t440', (U8, [1, 4, 4, 4], 0.5, 120))
c441 = Parameter('c441', (U8, [4], 0.015625, 128), [123, 133, 92, 182])
t441 = Internal('t441', (U8, [1, 4, 4, 4], 0.5, 120))
sides442 = Parameter('sides442', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide442 = Internal('wide442', (U8, [1, 7, 5, 5], 0.5, 120))
begin442 = Parameter('begin442', (I32, [4]), [0, 2, 1, 0])
size442 = Parameter('size442', (I32, [4]), [1, 4, 4, 4])
t442 = Internal('t442', (U8, [1, 4, 4, 4], 0.5, 120))
filter443 = Parameter('filter443', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias443 = Parameter('bias443', (I32, [4], 0.5, 0), [-8, 0, -12, -8])
t443 = Internal('t443', (U8, [1, 4, 4, 4], 0.5, 120))
t444 = Internal('t444', (U8, [1, 4, 4, 4], 0.5, 120))
block445 = Parameter('block445', (I32, [2]), [2, 2])
none445 = Parameter('none445', (I32, [2, 2]), [0, 0, 0, 0])
many445 = Internal('many445', (U8, [4, 2, 2, 4], 0.5, 120))
t445 = Internal('t445', (U8, [1, 4, 4, 4], 0.5, 120))
where446 = Parameter('where446', (I32, [4]), [0, 2, 3, 1])
t446 = Internal('t446', (U8, [1, 4, 4, 4], 0.5, 120))
places447 = Parameter('places447', (I32, [4]), [2, 0, 3, 1])
t447 = Internal('t447', (U8, [1, 4, 4, 4], 0.5, 120))
where448 = Parameter('where448', (I32, [4]), [0, 2, 3, 1])
t448 = Output('t448', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, block440, none440).To(many440)
model.Operation('BATCH_TO_SPACE_ND', many440, block440).To(t440)
model.Operation('PRELU', t440, c441).To(t441)
model.Operation('PAD', t441, sides442).To(wide442)
model.Operation('SLICE', wide442, begin442, size442).To(t442)
model.Operation('DEPTHWISE_CONV_2D', t442, filter443, bias443, 1, 1, 1, 1, 0).To(t443)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t443, 4, 4, False).To(t444)
model.Operation('SPACE_TO_BATCH_ND', t444, block445, none445).To(many445)
model.Operation('BATCH_TO_SPACE_ND', many445, block445).To(t445)
model.Operation('TRANSPOSE', t445, where446).To(t446)
model.Operation('GATHER', t446, 1, places447).To(t447)
model.Operation('TRANSPOSE', t447, where448).To(t448)
Example({
    input: packed('<i2',
    'c-kwN<*;C{lYP<h9eFNxEA7J?=X9@Lld>nLDaWBZb#kp+$n5m&`7JHI)jn(XwD~Ue-88K>-g|M*lGq6)o11)HZ5Sv70E}85mH'
),
    t448: packed('<i2',
    'c-ku{Km`>|6_pj$6>Sw&Ko$_>WaqT!WCCFe5CcKMgo4t7B?WT}iVAu`>KP~m0Q?3WHv'
),
}, name='of_44').AddVariations(signed(input, many440, t440, c441, t441, wide442, t442, filter443, t443, t444, many445, t445, t446, t447, t448)).DisableLifeTimeVariation()
