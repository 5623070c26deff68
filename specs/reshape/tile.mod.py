# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: how often each dimension is repeated, types.

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

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
multiples = Parameter('multiples', (I32, [1]), [3])
output = Output('output', (F32, [9]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-5.807, -7.11, -1.947],
    output: [-5.807, -7.11, -1.947, -5.807, -7.11, -1.947, -5.807, -7.11, -1.947],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (U8, [3], 0.5, 101))
multiples = Parameter('multiples', (I32, [1]), [3])
output = Output('output', (U8, [9], 0.5, 101))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [0, 255, 62],
    output: [0, 255, 62, 0, 255, 62, 0, 255, 62],
}, name='vector_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (I32, [3]))
multiples = Parameter('multiples', (I32, [1]), [3])
output = Output('output', (I32, [9]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-1008165087, 1341680491, -2057703155],
    output: [-1008165087, 1341680491, -2057703155, -1008165087, 1341680491, -2057703155, -1008165087,
    1341680491, -2057703155],
}, name='vector_int32').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
multiples = Parameter('multiples', (I32, [2]), [3, 1])
output = Output('output', (F32, [6, 3]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-4.97, -0.078, 7.525, 0.81, -1.141, 7.94],
    output: [-4.97, -0.078, 7.525, 0.81, -1.141, 7.94, -4.97, -0.078, 7.525, 0.81, -1.141, 7.94, -4.97, -0.078,
    7.525, 0.81, -1.141, 7.94],
}, name='rows').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.013700000010430813, 0))
multiples = Parameter('multiples', (I32, [2]), [3, 1])
output = Output('output', (U8, [6, 3], 0.013700000010430813, 0))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [0, 255, 174, 61, 120, 212],
    output: [0, 255, 174, 61, 120, 212, 0, 255, 174, 61, 120, 212, 0, 255, 174, 61, 120, 212],
}, name='rows_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3]))
multiples = Parameter('multiples', (I32, [2]), [3, 1])
output = Output('output', (I32, [6, 3]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-470749820, -170969189, -429159285, -966930848, 1911831595, -932489805],
    output: [-470749820, -170969189, -429159285, -966930848, 1911831595, -932489805, -470749820, -170969189,
    -429159285, -966930848, 1911831595, -932489805, -470749820, -170969189, -429159285, -966930848,
    1911831595, -932489805],
}, name='rows_int32').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
multiples = Parameter('multiples', (I32, [2]), [1, 2])
output = Output('output', (F32, [2, 6]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-8.07, -5.572, 1.824, 6.711, -3.613, -8.255],
    output: [-8.07, -5.572, 1.824, -8.07, -5.572, 1.824, 6.711, -3.613, -8.255, 6.711, -3.613, -8.255],
}, name='columns').AddVariations('float16')

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 2.25, 255))
multiples = Parameter('multiples', (I32, [2]), [1, 2])
output = Output('output', (U8, [2, 6], 2.25, 255))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [0, 255, 174, 233, 220, 74],
    output: [0, 255, 174, 0, 255, 174, 233, 220, 74, 233, 220, 74],
}, name='columns_quant8').AddVariations(signed(input, output))

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3]))
multiples = Parameter('multiples', (I32, [2]), [1, 2])
output = Output('output', (I32, [2, 6]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-406404817, 693147728, -614003901, 306337907, -1379026136, -1642390735],
    output: [-406404817, 693147728, -614003901, -406404817, 693147728, -614003901, 306337907, -1379026136,
    -1642390735, 306337907, -1379026136, -1642390735],
}, name='columns_int32')

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
multiples = Parameter('multiples', (I32, [2]), [2, 3])
output = Output('output', (F32, [4, 9]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-8.051, -8.734, -4.845, -4.596, -8.609, 3.616],
    output: packed('<i4',
    'c-qTRY0Cj4C6#Un%E1uX!}c12ZnNb;5T?kVizgxI=FR62gemg(?>`9o_m=^JFhv0CNLmv', 2.384185791015625e-07
),
}, name='matrix').AddVariations('float16').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.10000000149011612, 37))
multiples = Parameter('multiples', (I32, [2]), [2, 3])
output = Output('output', (U8, [4, 9], 0.10000000149011612, 37))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [0, 255, 186, 175, 150, 122],
    output: packed('<i2',
    'c-mw5zl#Bk)=#T~AO=hkA^-qu3>47'
),
}, name='matrix_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3]))
multiples = Parameter('multiples', (I32, [2]), [2, 3])
output = Output('output', (I32, [4, 9]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [183637925, -1671251208, -798259816, -1532391206, -2117879863, -2073426715],
    output: packed('<i4',
    'c-mX~W5!Z2x^?m?1TDo75#QAcK@+yKKoF+Lr=)BMT6s7Nf-pt6=3IcFC5<f*ged|5fxlF3'
),
}, name='matrix_int32').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2]))
multiples = Parameter('multiples', (I32, [2]), [2, 1])
output = Output('output', (F32, [4, 2]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-6.43, 2.971, 7.936, -4.262],
    output: [-6.43, 2.971, 7.936, -4.262, -6.43, 2.971, 7.936, -4.262],
}, name='square').AddVariations('float16').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2], 0.5, 128))
multiples = Parameter('multiples', (I32, [2]), [2, 1])
output = Output('output', (U8, [4, 2], 0.5, 128))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [0, 255, 116, 210],
    output: [0, 255, 116, 210, 0, 255, 116, 210],
}, name='square_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 2]))
multiples = Parameter('multiples', (I32, [2]), [2, 1])
output = Output('output', (I32, [4, 2]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-614430179, 1518164395, 54593194, -1627757236],
    output: [-614430179, 1518164395, 54593194, -1627757236, -614430179, 1518164395, 54593194, -1627757236],
}, name='square_int32').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 3]))
multiples = Parameter('multiples', (I32, [3]), [2, 3, 1])
output = Output('output', (F32, [4, 3, 3]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [4.602, -5.603, -5.373, -6.949, -8.015, 3.736],
    output: packed('<i4',
    'c-ot0nKTWIPRj*A&@>DY=Pd#dw6L`of-prU`-DJ{;{S38!W3cn{~v<>|6_n4Oc4Mi5=VC', 4.76837158203125e-07
),
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 3], 0.013700000010430813, 101))
multiples = Parameter('multiples', (I32, [3]), [2, 3, 1])
output = Output('output', (U8, [4, 3, 3], 0.013700000010430813, 101))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [0, 255, 179, 90, 86, 98],
    output: packed('<i2',
    'c-mw5znKAyqQa6OhyhcC2mk<;PY{^'
),
}, name='rank_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 1, 3]))
multiples = Parameter('multiples', (I32, [3]), [2, 3, 1])
output = Output('output', (I32, [4, 3, 3]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-1531739594, 2019428365, -2103723092, 492214642, 1316062776, 1942212081],
    output: packed('<i4',
    'c-k}LU1J7DMHU|+$P7cIiDNee&1^dhL6{<&<7PupSm9v^!W3Cj(F8%Ve#H=kDFOgw6GV>'
),
}, name='rank_3_int32').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 3]))
multiples = Parameter('multiples', (I32, [4]), [2, 1, 3, 2])
output = Output('output', (F32, [2, 2, 6, 6]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-5.322, -5.199, -6.977, -8.623, -7.251, 1.007, 4.437, 3.582, 3.678, -7.49, 1.068, 1.858],
    output: packed('<i4',
    'c-q^dvto<RiVm9uAlib1J?GaJAlhL035am9w@}HP6YU>?$npMDAi~9dUv~nC+_zi;B3x{0nG=@Q1VkI+8-NHG+x*luAad+@3q-is'
    ')H3Jq-#<X~`ws&U;bJo}G6K;b1_mI)#io`y0F#GEga', 1.1920928955078125e-07
),
}, name='rank_4').AddVariations('float16')

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 3], 2.25, 0))
multiples = Parameter('multiples', (I32, [4]), [2, 1, 3, 2])
output = Output('output', (U8, [2, 2, 6, 6], 2.25, 0))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [0, 255, 60, 27, 110, 184, 88, 116, 234, 125, 30, 94],
    output: packed('<i2',
    'c-mw5Z^Q84Mmlc?5Ha9jN0ht*qFT8)Ai~9Fpq4p<3;+OCvOWa'
),
}, name='rank_4_quant8').AddVariations(signed(input, output))

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (I32, [1, 2, 2, 3]))
multiples = Parameter('multiples', (I32, [4]), [2, 1, 3, 2])
output = Output('output', (I32, [2, 2, 6, 6]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-1301009195, 1619162256, 21824052, -948272368, 987125848, 286092303, -2005153242, -631996923,
    1349958864, -946962905, 1452976397, -1705793197],
    output: packed('<i4',
    'c-p%<!Q|=$6M+bRAi9c!t;Tu*h}3z5fe07-DwWL9DPaPl=7=01!o@ySw+D#oR;~mhTx@EYQ_|!ML{-;#fe077I;0GU`ep?K5iT~h'
    '%-NK{2t>!N1c3+_yW>^>5FHPj1w^>m)G`ME&7Shz'
),
}, name='rank_4_int32')

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1]))
multiples = Parameter('multiples', (I32, [2]), [2, 4])
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-7.37],
    output: [-7.37, -7.37, -7.37, -7.37, -7.37, -7.37, -7.37, -7.37],
}, name='of_one').AddVariations('float16').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1], 0.10000000149011612, 255))
multiples = Parameter('multiples', (I32, [2]), [2, 4])
output = Output('output', (U8, [2, 4], 0.10000000149011612, 255))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [156],
    output: [156, 156, 156, 156, 156, 156, 156, 156],
}, name='of_one_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (I32, [1, 1]))
multiples = Parameter('multiples', (I32, [2]), [2, 4])
output = Output('output', (I32, [2, 4]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [-292787901],
    output: [-292787901, -292787901, -292787901, -292787901, -292787901, -292787901, -292787901, -292787901],
}, name='of_one_int32').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
multiples = Parameter('multiples', (I32, [2]), [1, 1])
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [7.135, 3.738, -2.208, -4.986, -5.219, 6.549],
    output: [7.135, 3.738, -2.208, -4.986, -5.219, 6.549],
}, name='once').AddVariations('float16').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2], 0.5, 37))
multiples = Parameter('multiples', (I32, [2]), [1, 1])
output = Output('output', (U8, [3, 2], 0.5, 37))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [0, 255, 239, 106, 231, 239],
    output: [0, 255, 239, 106, 231, 239],
}, name='once_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2]))
multiples = Parameter('multiples', (I32, [2]), [1, 1])
output = Output('output', (I32, [3, 2]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [85777274, -1282042760, 1341334455, 136170223, -260803583, -1193029129],
    output: [85777274, -1282042760, 1341334455, 136170223, -260803583, -1193029129],
}, name='once_int32').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 1, 2, 1]))
multiples = Parameter('multiples', (I32, [5]), [2, 1, 3, 1, 2])
output = Output('output', (F32, [2, 2, 3, 2, 2]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [7.32, -8.581, 7.326, 1.255],
    output: packed('<i4',
    'c-lL1<iv?1P@Ir({W=UE!6E+j>%xUFyldCu#W0LZe8q~bTVZ(R$^{Ex7?(IR^Y7mX%)o%a*u?=0X>eT', 1.1920928955078125e-07
),
}, name='rank_5').AddVariations('float16').DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 1, 2, 1], 0.013700000010430813, 128))
multiples = Parameter('multiples', (I32, [5]), [2, 1, 3, 1, 2])
output = Output('output', (U8, [2, 2, 3, 2, 2], 0.013700000010430813, 128))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [0, 255, 140, 242],
    output: packed('<i2',
    'c-muN`2U{)ihFuKeS%>IoZ_Sb06{Vx-2'
),
}, name='rank_5_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The whole is repeated, not each element.
# Expected values: float64 formula.
input = Input('input', (I32, [1, 2, 1, 2, 1]))
multiples = Parameter('multiples', (I32, [5]), [2, 1, 3, 1, 2])
output = Output('output', (I32, [2, 2, 3, 2, 2]))
model = Model()
model.Operation('TILE', input, multiples).To(output)
Example({
    input: [199751784, 1765896514, 2018053398, 1966317098],
    output: packed('<i4',
    'c-qUzaB|9kVlgo-Ef~(gA^zh>VId6j^3IzF!??tsKX-J5VNXwEV;III&dr^f3Bwf?rKK>8OB?`(yhtS'
),
}, name='rank_5_int32').DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 6, 2]))
model = Model()
model.Operation('TILE', input, [1, 2, 1]).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, float('inf'), float('-inf'),
    3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0, 1000000000.0, 7.1, -70000.0, 0.0,
    1.0, 2049.0, 1000000000.0, 7.1],
}, name='extremes').DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.5, 0))
moved = Internal('moved', (U8, [4, 3], 0.5, 0))
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('TILE', input, [2, 1]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 51, 17, 251, 136],
    output: [0.0, 127.5, 25.5, 8.5, 125.5, 68.0, 0.0, 127.5, 25.5, 8.5, 125.5, 68.0],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.5, 128))
moved = Internal('moved', (U8, [4, 3], 0.5, 128))
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('TILE', input, [2, 1]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 102, 54, 254, 5],
    output: [-64.0, 63.5, -13.0, -37.0, 63.0, -61.5, -64.0, 63.5, -13.0, -37.0, 63.0, -61.5],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.5, 255))
moved = Internal('moved', (U8, [4, 3], 0.5, 255))
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('TILE', input, [2, 1]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 231, 21, 16, 161],
    output: [-127.5, 0.0, -12.0, -117.0, -119.5, -47.0, -127.5, 0.0, -12.0, -117.0, -119.5, -47.0],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()
