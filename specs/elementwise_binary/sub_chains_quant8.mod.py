# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB and what may follow it: every operation after every other.

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

# SUB, HARD_SWISH, PAD, TRANSPOSE, MUL, SPACE_TO_DEPTH, RESIZE_NEAREST_NEIGHBOR,
# RESIZE_NEAREST_NEIGHBOR, GATHER, QUANTIZE, QUANTIZE, MUL
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c310 = Parameter('c310', (U8, [4], 0.5, 120), [107, 110, 139, 100])
t310 = Internal('t310', (U8, [1, 4, 4, 4], 0.5, 120))
t311 = Internal('t311', (U8, [1, 4, 4, 4], 0.5, 120))
sides312 = Parameter('sides312', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide312 = Internal('wide312', (U8, [1, 7, 5, 5], 0.5, 120))
begin312 = Parameter('begin312', (I32, [4]), [0, 2, 1, 0])
size312 = Parameter('size312', (I32, [4]), [1, 4, 4, 4])
t312 = Internal('t312', (U8, [1, 4, 4, 4], 0.5, 120))
where313 = Parameter('where313', (I32, [4]), [0, 2, 3, 1])
t313 = Internal('t313', (U8, [1, 4, 4, 4], 0.5, 120))
c314 = Parameter('c314', (U8, [4], 0.5, 7), [7, 9, 7, 7])
t314 = Internal('t314', (U8, [1, 4, 4, 4], 0.5, 120))
deep315 = Internal('deep315', (U8, [1, 2, 2, 16], 0.5, 120))
t315 = Internal('t315', (U8, [1, 4, 4, 4], 0.5, 120))
t316 = Internal('t316', (U8, [1, 4, 4, 4], 0.5, 120))
t317 = Internal('t317', (U8, [1, 4, 4, 4], 0.5, 120))
places318 = Parameter('places318', (I32, [4]), [2, 0, 3, 1])
t318 = Internal('t318', (U8, [1, 4, 4, 4], 0.5, 120))
real319 = Internal('real319', (F32, [1, 4, 4, 4]))
t319 = Internal('t319', (U8, [1, 4, 4, 4], 0.5, 120))
real320 = Internal('real320', (F32, [1, 4, 4, 4]))
t320 = Internal('t320', (U8, [1, 4, 4, 4], 0.5, 120))
c321 = Parameter('c321', (U8, [4], 0.5, 7), [9, 9, 5, 7])
t321 = Output('t321', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SUB', input, c310, 0).To(t310)
model.Operation('HARD_SWISH', t310).To(t311)
model.Operation('PAD', t311, sides312).To(wide312)
model.Operation('SLICE', wide312, begin312, size312).To(t312)
model.Operation('TRANSPOSE', t312, where313).To(t313)
model.Operation('MUL', t313, c314, 0).To(t314)
model.Operation('SPACE_TO_DEPTH', t314, 2).To(deep315)
model.Operation('DEPTH_TO_SPACE', deep315, 2).To(t315)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t315, 4, 4, False).To(t316)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t316, 4, 4, False).To(t317)
model.Operation('GATHER', t317, 1, places318).To(t318)
model.Operation('DEQUANTIZE', t318).To(real319)
model.Operation('QUANTIZE', real319).To(t319)
model.Operation('DEQUANTIZE', t319).To(real320)
model.Operation('QUANTIZE', real320).To(t320)
model.Operation('MUL', t320, c321, 0).To(t321)
Example({
    input: packed('<i2',
    'c-mV(w{PpL8LkQ4yDF-hCiyn++7r;0QD?t+S4rQzg{^HpvnLcgWV?E=iVg4D)nDqnY|b=a=Y){mt#%2n^V3p%morcZ02ksPkN'
),
    t321: packed('<i2',
    'c-pI|0D?I{Twg&JV4x5H0A#WrEC'
),
}, name='of_31').AddVariations(signed(input, c310, t310, t311, wide312, t312, t313, c314, t314, deep315, t315, t316, t317, t318, t319, t320, c321, t321)).DisableLifeTimeVariation()

# SUB, AVERAGE_POOL_2D, CONV_2D, MAX_POOL_2D, PAD, MINIMUM, MAXIMUM, RESHAPE, MUL, SUB, MINIMUM,
# SPLIT
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c380 = Parameter('c380', (U8, [4], 0.5, 120), [103, 126, 120, 129])
t380 = Internal('t380', (U8, [1, 4, 4, 4], 0.5, 120))
t381 = Internal('t381', (U8, [1, 4, 4, 4], 0.5, 120))
filter382 = Parameter('filter382', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
bias382 = Parameter('bias382', (I32, [4], 0.5, 0), [8, -8, 12, -4])
t382 = Internal('t382', (U8, [1, 4, 4, 4], 0.5, 120))
t383 = Internal('t383', (U8, [1, 4, 4, 4], 0.5, 120))
sides384 = Parameter('sides384', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide384 = Internal('wide384', (U8, [1, 7, 5, 5], 0.5, 120))
begin384 = Parameter('begin384', (I32, [4]), [0, 2, 1, 0])
size384 = Parameter('size384', (I32, [4]), [1, 4, 4, 4])
t384 = Internal('t384', (U8, [1, 4, 4, 4], 0.5, 120))
c385 = Parameter('c385', (U8, [4], 0.5, 120), [115, 152, 100, 151])
t385 = Internal('t385', (U8, [1, 4, 4, 4], 0.5, 120))
t386 = Internal('t386', (U8, [1, 4, 4, 4], 0.5, 120))
where387 = Parameter('where387', (I32, [4]), [1, 4, 4, 4])
t387 = Internal('t387', (U8, [1, 4, 4, 4], 0.5, 120))
c388 = Parameter('c388', (U8, [4], 0.5, 7), [7, 5, 9, 9])
t388 = Internal('t388', (U8, [1, 4, 4, 4], 0.5, 120))
c389 = Parameter('c389', (U8, [4], 0.5, 120), [123, 122, 123, 114])
t389 = Internal('t389', (U8, [1, 4, 4, 4], 0.5, 120))
c390 = Parameter('c390', (U8, [4], 0.5, 120), [148, 124, 122, 151])
t390 = Internal('t390', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_391 = Internal('part_0_391', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_391 = Internal('part_1_391', (U8, [1, 4, 4, 2], 0.5, 120))
t391 = Output('t391', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SUB', input, c380, 0).To(t380)
model.Operation('AVERAGE_POOL_2D', t380, 1, 1, 1, 2, 2, 0).To(t381)
model.Operation('CONV_2D', t381, filter382, bias382, 1, 1, 1, 0).To(t382)
model.Operation('MAX_POOL_2D', t382, 1, 1, 1, 3, 2, 0).To(t383)
model.Operation('PAD', t383, sides384).To(wide384)
model.Operation('SLICE', wide384, begin384, size384).To(t384)
model.Operation('MINIMUM', t384, c385).To(t385)
model.Operation('MAXIMUM', t385, t385).To(t386)
model.Operation('RESHAPE', t386, where387).To(t387)
model.Operation('MUL', t387, c388, 0).To(t388)
model.Operation('SUB', t388, c389, 0).To(t389)
model.Operation('MINIMUM', t389, c390).To(t390)
model.Operation('SPLIT', t390, 3, 2).To(part_0_391, part_1_391)
model.Operation('CONCATENATION', part_1_391, part_0_391, 3).To(t391)
Example({
    input: packed('<i2',
    'c-l*xyeV$y;)K#jhqQ{^IL}SV6Sr-x+`FSFBRwt8X6eF)#u=Vls@hvuW~@yL-R?FcF?w}sM@H(>%JSrdJ<aL$t_&0c0NyMgU;'
),
    t391: packed('<i2',
    'c-l*xUK*AN!*!))Fm@b*9}zaSG%Rc)l#hlPC<FkeryN5'
),
}, name='of_38').AddVariations(signed(input, c380, t380, t381, filter382, t382, t383, wide384, t384, c385, t385, t386, t387, c388, t388, c389, t389, c390, t390, part_0_391, part_1_391, t391)).DisableLifeTimeVariation()

# SUB, PRELU, RESHAPE, MINIMUM
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c450 = Parameter('c450', (U8, [4], 0.5, 120), [120, 130, 116, 103])
t450 = Output('t450', (U8, [1, 4, 4, 4], 0.5, 120))
c451 = Parameter('c451', (U8, [4], 0.015625, 128), [106, 181, 155, 91])
t451 = Output('t451', (U8, [1, 4, 4, 4], 0.5, 120))
where452 = Parameter('where452', (I32, [4]), [1, 4, 4, 4])
t452 = Output('t452', (U8, [1, 4, 4, 4], 0.5, 120))
c453 = Parameter('c453', (U8, [4], 0.5, 120), [98, 150, 148, 94])
t453 = Output('t453', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SUB', input, c450, 0).To(t450)
model.Operation('PRELU', t450, c451).To(t451)
model.Operation('RESHAPE', t451, where452).To(t452)
model.Operation('MINIMUM', t452, c453).To(t453)
Example({
    input: packed('<i2',
    'c-nKEoYwEWD5}#pV4d5t?DgHjE4*8#bTsaEo3XZIR<K`zjbC@2b7tnIJ?p0KjV<e(*%rK|svy~=tbIyZx#tw;LIw%}0Dx&8h5'
),
    t450: packed('<i2',
    'c-nL9%v#_)BW{+j+otekiJRvH&-0%;rLOgiTi?c+vpj<uZCv{Mo#S&4?^!bQTx?G7sy5FZ-35^z?d@Gv9iCn8O$-zQ0KmB)HU'
),
    t451: packed('<i2',
    'c-rgkELzYtBX?H2|EBI`shj7t&P$&<rLOf%XWzz|vjQ_3dwu)+yON6!?^!bQTw`AEs<yx#-PLg^?d@Gv9UWcCO$-zQ00pEXWB'
),
    t452: packed('<i2',
    'c-rgkELzYtBX?H2|EBI`shj7t&P$&<rLOf%XWzz|vjQ_3dwu)+yON6!?^!bQTw`AEs<yx#-PLg^?d@Gv9UWcCO$-zQ00pEXWB'
),
    t453: packed('<i2',
    'c-l+qEQ(8-mK&GkKP4_H6^N&$$0gOZ#wGOu*?}2xNxuDYNy)`PaUegh7bpg#<5J?1x~hOUIgWus002T08zl'
),
}, name='of_45').AddVariations(signed(input, c450, t450, c451, t451, t452, c453, t453)).DisableLifeTimeVariation()
