# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: every side of every dimension, with what stands for zero.

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

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
paddings = Parameter('paddings', (I32, [1, 2]), [2, 1])
output = Output('output', (F32, [6]))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [0.757, -8.347, -7.034],
    output: [0.0, 0.0, 0.757, -8.347, -7.034, 0.0],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (U8, [3], 0.5, 101))
paddings = Parameter('paddings', (I32, [1, 2]), [2, 1])
output = Output('output', (U8, [6], 0.5, 101))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [0, 255, 58],
    output: [101, 101, 0, 255, 58, 101],
}, name='vector_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 0, 2, 0])
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [-6.832, 4.305, 5.788, -1.077, -3.344, -0.449],
    output: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -6.832, 4.305, 5.788, 0.0, 0.0, -1.077, -3.344, -0.449],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.013700000010430813, 0))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 0, 2, 0])
output = Output('output', (U8, [3, 5], 0.013700000010430813, 0))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [0, 255, 95, 225, 113, 117],
    output: [0, 0, 0, 0, 0, 0, 0, 0, 255, 95, 0, 0, 225, 113, 117],
}, name='before_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 2, 0, 1])
output = Output('output', (F32, [4, 4]))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [3.745, 3.649, -7.908, -0.587, 1.988, 1.113],
    output: [3.745, 3.649, -7.908, 0.0, -0.587, 1.988, 1.113, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='after').AddVariations('float16').DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 2.25, 255))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 2, 0, 1])
output = Output('output', (U8, [4, 4], 2.25, 255))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [0, 255, 197, 114, 72, 219],
    output: [0, 255, 197, 255, 114, 72, 219, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='after_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 0])
output = Output('output', (F32, [5, 6]))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [7.673, 0.45, 0.546, -5.182, 7.563, 2.51],
    output: packed('<i4',
    'c-muNfPx*yD}ZFdi5LcKz|;5`kjzl%$11y~xEn}boX~_-mK{v~VrN1Y1OUAQ3K#', 5.960464477539063e-08
),
}, name='matrix').AddVariations('relaxed', 'float16')

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.10000000149011612, 37))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 0])
output = Output('output', (U8, [5, 6], 0.10000000149011612, 37))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [0, 255, 105, 226, 143, 202],
    output: packed('<i2',
    'c-m7{g#w2EnLzSU|0z`@z<?J307Uf%8~'
),
}, name='matrix_quant8').AddVariations(signed(input, output))

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3]))
paddings = Parameter('paddings', (I32, [3, 2]), [0, 0, 1, 2, 0, 0])
output = Output('output', (F32, [2, 5, 3]))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [8.632, -3.918, -7.094, 5.822, -1.076, 6.986, -5.054, 6.721, -6.534, 7.498, -3.021, 2.82],
    output: packed('<i4',
    'c-muNVAxRmV%fz73^3qw?~~1khj4C@{qNaIQgCj!%BB0utKeJ>R?Cvz`{CR@>tgTQZGm%{{{LhA&j{!KV+3-cYyh&l8an', 2.384185791015625e-07
),
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3], 0.5, 128))
paddings = Parameter('paddings', (I32, [3, 2]), [0, 0, 1, 2, 0, 0])
output = Output('output', (U8, [2, 5, 3], 0.5, 128))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [0, 255, 206, 120, 170, 252, 112, 230, 180, 91, 45, 222],
    output: packed('<i2',
    'c-m`dXkhq%u42`n1{f%Kwk2Bk9)!(+7XSe4jSyS'
),
}, name='middle_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3]))
paddings = Parameter('paddings', (I32, [3, 2]), [1, 0, 0, 0, 0, 2])
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [-5.262, -2.921, -1.72, -5.938, -1.037, 4.918, -6.95, 2.555, -7.149, -3.468, 7.736, -6.821],
    output: packed('<i4',
    'c-muNfPs{-RtAQ1r&|~pOyo~6FnBH4!+->=`Cc<Hd|!Bgfx)=7jDdkissvefz3W5<hUUFi3=GbT%@`Pz-g_g<{`>zQL@)vgAY}N@'
    '2qXYQ!5Q5', 2.384185791015625e-07
),
}, name='outer').AddVariations('float16').DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3], 0.013700000010430813, 101))
paddings = Parameter('paddings', (I32, [3, 2]), [1, 0, 0, 0, 0, 2])
output = Output('output', (U8, [3, 2, 5], 0.013700000010430813, 101))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [0, 255, 221, 42, 150, 171, 186, 47, 190, 207, 173, 123],
    output: packed('<i2',
    'c-l)%g#m{DcT-cfrmap*-KD=THTC@3YM>Zi0043t4gd'
),
}, name='outer_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (F32, [1, 2, 3, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 2, 1, 0, 3, 0, 0])
output = Output('output', (F32, [1, 5, 6, 2]))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [-3.365, 7.533, 0.128, -0.691, 0.809, -2.289, -8.048, -5.405, 5.486, 6.416, -6.473, -7.225],
    output: packed('<f4',
    'c-muNzz#IS@)H*Pg0SZt4!D2On1N^z!zc7qst&?F^0n7ri3GjjADIpOg`k`@>(8ElPQ2a&4tD$P4?x%l4>&j+IDn}J0H56#l>'
),
}, name='image').AddVariations('float16').DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (U8, [1, 2, 3, 2], 2.25, 0))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 2, 1, 0, 3, 0, 0])
output = Output('output', (U8, [1, 5, 6, 2], 2.25, 0))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [0, 255, 152, 83, 73, 92, 243, 187, 29, 7, 89, 167],
    output: packed('<i2',
    'c-muNzybcx2=<JDFhB2>Wsh9WKve($*G2_m'
),
}, name='image_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 2, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [1, 0, 0, 2, 1, 1, 2, 0])
output = Output('output', (F32, [3, 3, 4, 4]))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [-1.779, -5.017, -1.1, 2.831, 0.053, -2.333, -0.63, -3.509],
    output: packed('<f4',
    'c-muNAP2a)Ffg2zCSHB}eFlbgr3^F!+qxMT&gc`bUd*3?!F@9A-1B$=14EA~@#-T*85k53Xy=~&2Y}dtc=fgiAbJP`0CDvXqy'
),
}, name='all_sides').AddVariations('float16')

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 2, 2], 0.10000000149011612, 255))
paddings = Parameter('paddings', (I32, [4, 2]), [1, 0, 0, 2, 1, 1, 2, 0])
output = Output('output', (U8, [3, 3, 4, 4], 0.10000000149011612, 255))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [0, 255, 206, 81, 242, 141, 7, 139],
    output: packed('<i2',
    'c-s5_pB%sd#ODHuSO2N^|9|#wqD&rS002i=i>L'
),
}, name='all_sides_quant8').AddVariations(signed(input, output))

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 2])
output = Output('output', (F32, [1, 2, 2, 5]))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [2.868, -2.162, -2.299, -5.133, 8.633, -5.849, 3.642, -3.18],
    output: [0.0, 2.868, -2.162, 0.0, 0.0, 0.0, -2.299, -5.133, 0.0, 0.0, 0.0, 8.633, -5.849, 0.0, 0.0, 0.0,
    3.642, -3.18, 0.0, 0.0],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 2], 0.5, 37))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 2])
output = Output('output', (U8, [1, 2, 2, 5], 0.5, 37))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [0, 255, 146, 80, 146, 239, 63, 184],
    output: [37, 0, 255, 37, 37, 37, 146, 80, 37, 37, 37, 146, 239, 37, 37, 37, 63, 184, 37, 37],
}, name='channels_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 2, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [1, 2, 0, 0, 0, 0, 0, 0])
output = Output('output', (F32, [5, 1, 2, 2]))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [-3.795, -5.204, -2.184, 8.12, 1.493, -0.532, 1.669, -1.983],
    output: [0.0, 0.0, 0.0, 0.0, -3.795, -5.204, -2.184, 8.12, 1.493, -0.532, 1.669, -1.983, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0],
}, name='batches').AddVariations('float16').DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 2, 2], 0.013700000010430813, 128))
paddings = Parameter('paddings', (I32, [4, 2]), [1, 2, 0, 0, 0, 0, 0, 0])
output = Output('output', (U8, [5, 1, 2, 2], 0.013700000010430813, 128))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [0, 255, 189, 244, 185, 28, 207, 195],
    output: [128, 128, 128, 128, 0, 255, 189, 244, 185, 28, 207, 195, 128, 128, 128, 128, 128, 128, 128, 128],
}, name='batches_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [-1.354, 5.279, -1.129, 6.184, 6.275, -7.209],
    output: [-1.354, 5.279, -1.129, 6.184, 6.275, -7.209],
}, name='none').AddVariations('float16').DisableLifeTimeVariation()

# Padding before and after each dimension is zero: quantized, the zero point.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 2.25, 101))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
output = Output('output', (U8, [2, 3], 2.25, 101))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [0, 255, 147, 60, 50, 217],
    output: [0, 255, 147, 60, 50, 217],
}, name='none_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
paddings = Parameter('paddings', (I32, [3, 2]), [1, 0, 0, 2, 1, 1])
output = Output('output', (F32, [3, 5, 4]))
model = Model()
model.Operation('PAD', input, paddings).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: packed('<f4',
    'c-muNzyapXV_-OiMO?#}fgm_}l7ZpV2Lyiyh!9|4$R?n-p@D&+zMg@>vmPPV0TKt|yvO+U*8hj#LU)ANaUiyLWnl1gfC~Wt5T+66'
),
}, name='extremes').DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.5, 0))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 0, 0, 2])
moved = Internal('moved', (U8, [3, 5], 0.5, 0))
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('PAD', input, paddings).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 75, 113, 195, 113],
    output: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 127.5, 37.5, 0.0, 0.0, 56.5, 97.5, 56.5, 0.0, 0.0],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.5, 128))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 0, 0, 2])
moved = Internal('moved', (U8, [3, 5], 0.5, 128))
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('PAD', input, paddings).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 62, 10, 34, 37],
    output: [0.0, 0.0, 0.0, 0.0, 0.0, -64.0, 63.5, -33.0, 0.0, 0.0, -59.0, -47.0, -45.5, 0.0, 0.0],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.5, 255))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 0, 0, 2])
moved = Internal('moved', (U8, [3, 5], 0.5, 255))
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('PAD', input, paddings).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 162, 254, 58, 77],
    output: [0.0, 0.0, 0.0, 0.0, 0.0, -127.5, 0.0, -46.5, 0.0, 0.0, -0.5, -98.5, -89.0, 0.0, 0.0],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()
