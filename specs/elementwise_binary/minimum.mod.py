# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: broadcasting, types, scales, activation.

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

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [5]))
second = Input('second', (F32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0.6, -2.759, -0.651, 3.292, -2.047],
    second: [2.128, -0.682, -0.384, -1.342, -2.043],
    output: [0.6, -2.759, -0.651, -1.342, -2.047],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 5]))
second = Input('second', (F32, [3, 5]))
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0.36, -2.339, 1.09, 2.231, 2.555, -1.817, 0.393, 0.703, 0.41, 2.729, 2.881, 2.559, 3.675, 3.685,
    -0.442],
    second: [2.081, 1.115, 0.937, -1.523, 0.806, -2.047, 2.012, 1.894, -1.948, -1.15, -2.248, -0.132, -0.02,
    -1.322, -2.414],
    output: [0.36, -2.339, 0.937, -1.523, 0.806, -2.047, 0.393, 0.703, -1.948, -1.15, -2.248, -0.132, -0.02,
    -1.322, -2.414],
}, name='rank_2').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 5]))
second = Input('second', (F32, [2, 3, 5]))
output = Output('output', (F32, [2, 3, 5]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-jGY0EhqXSo}NXUhb1^4&xiw87%_1bq34T)7v#OVE)a%<$O7*-_W{z80RgeFQWvqD;|@9p?FRCUNhy?%%9M2TnQgaQNQ&2Dr;Sk'
    're()97<ENyT3!m{Q20z5DnLL$z(Bx0KfOReK)=60zren~zP&&|z`wq}zQDkV(>+r'
),
    second: packed('<f4',
    'c-jGY0Eho?M$OsRuGhFN?5vSUhd<MeKWNQ&)v!Wl)svoHL=v{l&Z9@89<os!?co+RO_w#1%)WSXU}kt2@4AbFGZYsnVNeC_IGTKl'
    'c|HQ(UM>6w*$8FEDHP{9OuIn9zrer0Kfk@czP~@fz(2o0Kfu4gy}v)ezra6>nmwQ'
),
    output: packed('<f4',
    'c-qT%J8OMC?)nbhH)|$dm$bjU!=CMQ`PB`k#tD<>#XS|;cIN)#U5n*51<Jf#%wp;*XWF=MUqw-z@l%QSyDl^vi^yvP2C%-hm{l`j'
    'nH`g9T&XMjO%ATd0V2;WwRSrk0D}GY`}gkKw|_r~xqlxJ9{`aD4gdiAXFg#'
),
}, name='rank_3').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 1, 3, 5]))
second = Input('second', (F32, [2, 1, 3, 5]))
output = Output('output', (F32, [2, 1, 3, 5]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-s4Ov{-vx!n9f6O#5%2EmSmbOjCWx6(p@a@l(<aC(D%z8SU;*oo8yq9r}63c0=dXG`6biJM`P%UJ}Sl*itAVs8^W5Y*-WIYRAJR'
    'Rrz?D;+1H-+;4w)E3!-z>>c(UIN)%=0f_7!_8&N~f4{>%AiW<*0L1`43ph^'
),
    second: packed('<f4',
    'c-jGY0Ehp9e?1KB9Y!rm0;qlT;pg;Blc0%nHIFI0TAt_ZQk7~70#RDFvJ5N6KmB_9{WlmIL1<pWTy$jb`%$<9953s*<O^Lo7c)In'
    'ENK)8q|ZRH3bn7Z>n8~a9=|}qK0Q7_zd%61K)t{}z(Bu0zrVmgKfgb~z`(u+q&Iy'
),
    output: packed('<f4',
    'c-m_`YOB3YcABo2>5AK59x9qQPF~PiY$~n2Cu-jFH<nWsxZ2&LoHy~r9sBvWYD4E#2`R^nIQ{mLl=r^_w=hfS>lHp>j<pIhwhPgb'
    's(ifUyu(JW+;5v-t8;QB>~}bD;DFr$5M{p?$lSl*e*b<j1>_t60RGrI?f'
),
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [1]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [-0.022, -0.976, 2.273, 0.657, -3.832, -2.626, -1.311, 2.523, -2.367, -2.32, 3.875, -1.91, 0.207,
    2.696, -3.908, 3.292, 2.895, 0.629, -0.664, 3.89, -2.025, 0.457, 1.269, -1.407],
    second: [-1.46],
    output: [-1.46, -1.46, -1.46, -1.46, -3.832, -2.626, -1.46, -1.46, -2.367, -2.32, -1.46, -1.91, -1.46,
    -1.46, -3.908, -1.46, -1.46, -1.46, -1.46, -1.46, -2.025, -1.46, -1.46, -1.46],
}, name='scalar_second').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [1]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [1.231],
    second: [-0.776, -1.443, -0.25, 0.72, -2.433, -1.591, -1.339, 0.925, 1.613, 0.691, -1.54, -1.423, -0.27,
    -0.672, -0.752, -1.029, 1.84, -1.694, -0.139, -2.457, -0.914, 2.446, 0.819, -2.771],
    output: [-0.776, -1.443, -0.25, 0.72, -2.433, -1.591, -1.339, 0.925, 1.231, 0.691, -1.54, -1.423, -0.27,
    -0.672, -0.752, -1.029, 1.231, -1.694, -0.139, -2.457, -0.914, 1.231, 0.819, -2.771],
}, name='scalar_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [-0.864, 1.036, 0.988, 1.373, 2.537, -1.921, -3.884, -3.358, -2.517, -0.677, -0.953, -1.647, -2.228,
    -1.269, 2.016, -0.039, 1.054, 2.739, 0.251, 3.431, -1.63, -2.583, -0.455, -1.183],
    second: [-1.278, 1.533, -0.559, 0.072],
    output: [-1.278, 1.036, -0.559, 0.072, -1.278, -1.921, -3.884, -3.358, -2.517, -0.677, -0.953, -1.647,
    -2.228, -1.269, -0.559, -0.039, -1.278, 1.533, -0.559, 0.072, -1.63, -2.583, -0.559, -1.183],
}, name='last_dimension').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 4]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0.313, -3.852, -1.433, 3.443, -1.237, 1.19, -0.264, -0.8, 3.214, -0.845, -1.405, -1.003],
    second: [2.875, 1.609, 2.61, 1.405, -0.799, -2.057, 1.646, 0.416, 0.307, -2.523, 0.581, -1.405, 0.235,
    -1.873, 0.558, -1.042, -2.421, 1.175, 1.512, 0.943, -1.226, 1.832, -2.115, -0.434],
    output: [0.313, -3.852, -1.433, 1.405, -1.237, -2.057, -0.264, -0.8, 0.307, -2.523, -1.405, -1.405, 0.235,
    -3.852, -1.433, -1.042, -2.421, 1.175, -0.264, -0.8, -1.226, -0.845, -2.115, -1.003],
}, name='lower_rank_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [2, 1, 4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [2.358, -2.873, 1.479, 3.372, -3.54, -0.406, -0.368, 1.685, 2.953, -0.693, 1.489, 2.549, -1.809,
    -2.31, -3.797, 0.342, -2.087, -1.546, -3.651, 0.946, 3.311, -3.988, -1.293, -1.587],
    second: [0.245, -1.213, 1.577, 2.798, -1.591, -2.731, 2.235, 1.724],
    output: [0.245, -2.873, 1.479, 2.798, -3.54, -1.213, -0.368, 1.685, 0.245, -1.213, 1.489, 2.549, -1.809,
    -2.731, -3.797, 0.342, -2.087, -2.731, -3.651, 0.946, -1.591, -3.988, -1.293, -1.587],
}, name='middle').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 1, 4]))
second = Input('second', (F32, [1, 2, 1]))
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [-0.131, 1.503, 3.604, 0.961, -3.841, 2.725, -1.398, 3.472, 3.658, 2.218, -1.876, -3.07],
    second: [2.793, -0.673],
    output: [-0.131, 1.503, 2.793, 0.961, -0.673, -0.673, -0.673, -0.673, -3.841, 2.725, -1.398, 2.793, -3.841,
    -0.673, -1.398, -0.673, 2.793, 2.218, -1.876, -3.07, -0.673, -0.673, -1.876, -3.07],
}, name='both').AddVariations('relaxed', 'float16')

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3, 1]))
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [3.295, -0.72, -0.414, -2.89, 2.495, 3.806, -1.017, -2.706, 1.482],
    second: [-2.779, 0.343, 0.202],
    output: [-2.779, -2.779, -2.779, -2.89, 0.343, 0.343, -1.017, -2.706, 0.202],
}, name='square').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3]))
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [-0.877, 0.401, -1.812, 3.148, 1.212, 1.248, -3.653, 2.623, -1.739],
    second: [-0.648, -2.386, 2.768],
    output: [-0.877, -2.386, -1.812, -0.648, -2.386, 1.248, -3.653, -2.386, -1.739],
}, name='square_and_vector').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 1]))
second = Input('second', (F32, [1, 3]))
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [2.711, 1.655, 0.344, -3.807],
    second: [-1.9, 1.181, -0.357],
    output: [-1.9, 1.181, -0.357, -1.9, 1.181, -0.357, -1.9, 0.344, -0.357, -3.807, -3.807, -3.807],
}, name='outer').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 2, 3, 2]))
second = Input('second', (F32, [2]))
output = Output('output', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [-3.007, 2.273, 1.979, -3.694, -2.338, 2.949, 3.628, -1.249, 3.498, 1.833, 0.632, 0.792, 1.175,
    -0.469, -2.09, 0.781, -2.574, 1.657, -1.876, 1.28, 0.256, -0.485, -0.719, -1.671],
    second: [-2.528, 0.598],
    output: [-3.007, 0.598, -2.528, -3.694, -2.528, 0.598, -2.528, -1.249, -2.528, 0.598, -2.528, 0.598, -2.528,
    -0.469, -2.528, 0.598, -2.574, 0.598, -2.528, 0.598, -2.528, -0.485, -2.528, -1.671],
}, name='rank_4_to_1').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [17]))
second = Input('second', (F32, [17]))
output = Output('output', (F32, [17]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [1.372, -0.785, 3.38, -1.222, -1.154, 2.187, 0.622, -3.682, 1.586, -1.25, -1.675, -2.476, -0.897,
    0.011, 2.44, 0.735, -1.048],
    second: [-1.907, 1.991, -2.225, -2.663, -2.33, 1.595, 2.827, 0.487, -0.713, 2.356, -2.319, -1.025, -2.565,
    -2.299, -1.471, -2.056, 2.447],
    output: [-1.907, -0.785, -2.225, -2.663, -2.33, 1.595, 0.622, -3.682, -0.713, -1.25, -2.319, -2.476, -2.565,
    -2.299, -1.471, -2.056, -1.048],
}, name='vector').DisableLifeTimeVariation()

# One operand is known when the model is prepared.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3]))
second = Parameter('second', (F32, [3]), [1.997, -2.874, 1.25])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [-0.787, 1.307, 2.352, -3.161, 1.769, 3.323],
    output: [-0.787, -2.874, 1.25, -3.161, -2.874, 1.25],
}, name='constant').AddVariations('float16')

# Numbers of very different size.
# Expected values: float64 formula.
first = Input('first', (F32, [7]))
second = Input('second', (F32, [7]))
output = Output('output', (F32, [7]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [1000000000000000.0, 1e-30, 3.25, -0.0, 16777216.0, float('inf'), 1.5],
    second: [-2.5, 1e-30, 3.25, 0.0, 1.0, 1.5, float('-inf')],
    output: [-2.5, 1e-30, 3.25, 0.0, 1.0, 1.5, float('-inf')],
}, name='special').DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [5], 0.05000000074505806, 61))
second = Input('second', (U8, [5], 0.12999999523162842, 187))
output = Output('output', (U8, [5], 0.14000000059604645, 183))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 104, 147, 4],
    second: [0, 255, 168, 171, 136],
    output: [9, 246, 165, 168, 136],
}, name='rank_1_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [3, 5], 0.12999999523162842, 187))
output = Output('output', (U8, [3, 5], 0.14000000059604645, 183))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 27, 57, 255, 161, 191, 10, 70, 65, 17, 165, 160, 229, 248],
    second: [0, 255, 16, 94, 142, 64, 216, 69, 135, 116, 189, 200, 213, 165, 251],
    output: [9, 246, 24, 97, 141, 69, 210, 73, 135, 117, 167, 195, 207, 163, 242],
}, name='rank_2_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 5], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 3, 5], 0.14000000059604645, 183))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-mw5A1UwZ`)fymF<V`b?$kJy?4Kf?GnT)$>?ufE$HRaZ002iX4D|'
),
    second: packed('<i2',
    'c-mw5UoNY8pVdfL{4Lvqm@5Y#ztQT?XY#t>y~>X1djSJp003UX4T='
),
    output: packed('<i2',
    'c-rIqR-vN5m(Rjjelh?4_;Y*L9XIGJ;PyM^zucMoejx*1002Hd4Al'
),
}, name='rank_3_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 1, 3, 5], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 1, 3, 5], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 1, 3, 5], 0.14000000059604645, 183))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-mw5-~NtW`sRt{d)ZkdzqiRelAR*h{G-a_cHBPR3o9A$0sy3^4)_'
),
    second: packed('<i2',
    'c-mw5pE3LJKAkHc-xbI_w0oX+%S%c=V^-k7nZ?TjP4_e41pwL^56b'
),
    output: packed('<i2',
    'c-rIqmNj$9YNK;^pB5?~biP<{#ZO5sYewkq=_N}-t#>ov1pvf)4`T'
),
}, name='rank_4_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [1], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 3, 4], 0.041999999433755875, 87))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 51, 227, 87, 46, 16, 157, 76, 83, 159, 224, 190, 122, 146, 107, 166, 161, 98, 97, 90, 72,
    187, 190],
    second: [237],
    output: [14, 242, 75, 242, 118, 69, 33, 201, 105, 113, 204, 242, 241, 160, 188, 142, 212, 206, 131, 130,
    122, 100, 237, 241],
}, name='scalar_second_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [1], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 4], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 3, 4], 0.14000000059604645, 189))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [205],
    second: [0, 255, 41, 64, 205, 71, 12, 121, 248, 21, 250, 16, 75, 107, 81, 133, 222, 239, 83, 155, 29, 96,
    35, 59],
    output: [15, 240, 53, 75, 206, 81, 27, 128, 240, 35, 240, 30, 85, 115, 91, 139, 221, 237, 92, 159, 42, 105,
    48, 70],
}, name='scalar_first_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [4], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 3, 4], 0.14000000059604645, 183))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 0, 48, 184, 239, 222, 81, 156, 22, 165, 152, 97, 112, 234, 18, 127, 240, 7, 146, 227, 67,
    56, 120],
    second: [0, 255, 247, 16],
    output: [9, 246, 161, 24, 9, 246, 239, 24, 9, 169, 220, 24, 9, 201, 239, 24, 9, 246, 164, 24, 9, 185, 181,
    24],
}, name='last_dimension_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 3, 4], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 3, 4], 0.14000000059604645, 183))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 178, 96, 92, 198, 111, 74, 187, 13, 225, 206],
    second: [0, 255, 44, 197, 210, 34, 14, 142, 101, 135, 106, 93, 88, 177, 248, 126, 150, 152, 101, 43, 239,
    18, 157, 17],
    output: [9, 246, 50, 192, 194, 41, 22, 141, 103, 135, 108, 96, 91, 174, 225, 126, 149, 151, 103, 49, 228,
    26, 155, 25],
}, name='lower_rank_first_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 3, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [2, 1, 4], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 3, 4], 0.14000000059604645, 183))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 5, 61, 159, 142, 28, 26, 118, 69, 147, 87, 20, 35, 84, 199, 104, 61, 195, 164, 116, 97,
    172, 114],
    second: [0, 255, 167, 198, 1, 102, 185, 122],
    output: [9, 246, 163, 183, 9, 212, 164, 170, 9, 186, 164, 192, 10, 104, 181, 123, 10, 104, 181, 123, 10,
    104, 181, 123],
}, name='middle_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 1, 4], 0.05000000074505806, 61))
second = Input('second', (U8, [1, 2, 1], 0.12999999523162842, 187))
output = Output('output', (U8, [3, 2, 4], 0.07599999755620956, 162))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 131, 170, 111, 218, 148, 46, 88, 65, 174, 202],
    second: [100, 234],
    output: [13, 13, 13, 13, 122, 242, 208, 234, 13, 13, 13, 13, 195, 242, 219, 152, 13, 13, 13, 13, 180, 165,
    236, 242],
}, name='both_quant8').AddVariations(signed(first, second, output))

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 3], 0.05000000074505806, 61))
second = Input('second', (U8, [3, 1], 0.12999999523162842, 187))
output = Output('output', (U8, [3, 3], 0.12999999523162842, 204))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 37, 153, 141, 62, 18, 8, 110],
    second: [0, 255, 108],
    output: [17, 17, 17, 239, 235, 204, 125, 125, 125],
}, name='square_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 3], 0.05000000074505806, 61))
second = Input('second', (U8, [3], 0.12999999523162842, 187))
output = Output('output', (U8, [3, 3], 0.14000000059604645, 183))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 174, 141, 214, 149, 137, 31, 134],
    second: [0, 255, 4],
    output: [9, 246, 13, 9, 238, 13, 9, 172, 13],
}, name='square_and_vector_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 1], 0.05000000074505806, 61))
second = Input('second', (U8, [1, 3], 0.12999999523162842, 187))
output = Output('output', (U8, [4, 3], 0.14000000059604645, 183))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 150, 190],
    second: [0, 255, 142],
    output: [9, 161, 141, 9, 246, 141, 9, 215, 141, 9, 229, 141],
}, name='outer_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [2, 2, 3, 2], 0.05000000074505806, 61))
second = Input('second', (U8, [2], 0.12999999523162842, 187))
output = Output('output', (U8, [2, 2, 3, 2], 0.05400000140070915, 169))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 241, 221, 101, 146, 20, 39, 27, 46, 173, 49, 89, 225, 71, 164, 135, 57, 158, 50, 249, 146,
    216, 248],
    second: [218, 122],
    output: [113, 13, 244, 13, 206, 13, 131, 13, 138, 13, 244, 13, 195, 13, 178, 13, 238, 13, 244, 13, 244, 13,
    244, 13],
}, name='rank_4_to_1_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Both inputs and the output have scales and zero points of their own.
# Expected values: float64 formula.
first = Input('first', (U8, [17], 0.05000000074505806, 61))
second = Input('second', (U8, [17], 0.12999999523162842, 187))
output = Output('output', (U8, [17], 0.14000000059604645, 183))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 66, 196, 8, 153, 87, 86, 231, 150, 96, 237, 101, 149, 149, 183, 97],
    second: [0, 255, 9, 131, 129, 131, 186, 139, 192, 15, 86, 129, 156, 142, 128, 89, 132],
    output: [9, 246, 18, 131, 129, 131, 182, 138, 188, 23, 89, 129, 154, 141, 128, 92, 132],
}, name='vector_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.8999999761581421, 128))
second = Input('second', (U8, [3, 7], 0.004000000189989805, 128))
output = Output('output', (U8, [3, 7], 0.23000000417232513, 255))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 145, 237, 191, 42, 71, 86, 211, 142, 76, 15, 184, 37, 192, 197, 224, 148, 170, 94, 70],
    second: [0, 255, 147, 34, 239, 209, 33, 162, 97, 21, 176, 64, 65, 168, 199, 86, 68, 125, 107, 168, 136],
    output: [0, 255, 255, 253, 255, 0, 32, 91, 254, 253, 52, 0, 254, 0, 255, 254, 254, 255, 255, 122, 28],
}, name='far_apart_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.8999999761581421, 128))
second = Input('second', (U8, [3, 7], 0.004000000189989805, 128))
output = Output('output', (U8, [3, 7], 6.900000125169754, 255))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 145, 237, 191, 42, 71, 86, 211, 142, 76, 15, 184, 37, 192, 197, 224, 148, 170, 94, 70],
    second: [0, 255, 147, 34, 239, 209, 33, 162, 97, 21, 176, 64, 65, 168, 199, 86, 68, 125, 107, 168, 136],
    output: [238, 255, 255, 255, 255, 244, 248, 250, 255, 255, 248, 240, 255, 243, 255, 255, 255, 255, 255, 251,
    247],
}, name='far_apart_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.004000000189989805, 20))
second = Input('second', (U8, [3, 7], 0.8999999761581421, 240))
output = Output('output', (U8, [3, 7], 0.4300000071525574, 255))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 233, 67, 113, 242, 29, 4, 74, 38, 63, 190, 190, 37, 109, 208, 19, 116, 90, 34, 32],
    second: [0, 255, 204, 115, 217, 31, 220, 100, 187, 57, 111, 0, 74, 124, 143, 218, 33, 81, 160, 164, 133],
    output: [0, 255, 180, 0, 207, 0, 213, 0, 144, 0, 0, 0, 0, 12, 52, 209, 0, 0, 88, 96, 31],
}, name='far_apart_swapped_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.004000000189989805, 20))
second = Input('second', (U8, [3, 7], 0.8999999761581421, 240))
output = Output('output', (U8, [3, 7], 12.900000214576721, 255))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 233, 67, 113, 242, 29, 4, 74, 38, 63, 190, 190, 37, 109, 208, 19, 116, 90, 34, 32],
    second: [0, 255, 204, 115, 217, 31, 220, 100, 187, 57, 111, 0, 74, 124, 143, 218, 33, 81, 160, 164, 133],
    output: [238, 255, 252, 246, 253, 240, 254, 245, 251, 242, 246, 238, 243, 247, 248, 253, 241, 244, 249, 250,
    248],
}, name='far_apart_swapped_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 0))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 255))
output = Output('output', (U8, [3, 7], 0.050999999046325684, 255))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 192, 227, 75, 144, 82, 235, 81, 56, 87, 55, 130, 201, 119, 87, 124, 5, 98, 52, 168],
    second: [0, 255, 252, 239, 128, 36, 109, 109, 54, 101, 3, 241, 197, 65, 142, 119, 187, 198, 229, 101, 228],
    output: [0, 255, 249, 224, 6, 0, 0, 0, 0, 0, 0, 228, 141, 0, 33, 0, 122, 143, 204, 0, 202],
}, name='zero_points_0_255_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 0))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 255))
output = Output('output', (U8, [3, 7], 1.5299999713897705, 255))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 192, 227, 75, 144, 82, 235, 81, 56, 87, 55, 130, 201, 119, 87, 124, 5, 98, 52, 168],
    second: [0, 255, 252, 239, 128, 36, 109, 109, 54, 101, 3, 241, 197, 65, 142, 119, 187, 198, 229, 101, 228],
    output: [238, 255, 255, 254, 247, 241, 245, 245, 242, 245, 239, 254, 251, 243, 248, 246, 251, 251, 253, 245,
    253],
}, name='zero_points_0_255_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 255))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 0))
output = Output('output', (U8, [3, 7], 0.050999999046325684, 255))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 74, 220, 24, 90, 36, 31, 71, 35, 101, 158, 123, 141, 104, 253, 199, 122, 57, 15, 50],
    second: [0, 255, 177, 51, 119, 87, 166, 213, 13, 70, 38, 18, 238, 121, 77, 249, 101, 44, 70, 155, 41],
    output: [0, 255, 0, 186, 0, 0, 0, 0, 0, 0, 0, 65, 0, 31, 0, 251, 145, 0, 0, 0, 0],
}, name='zero_points_255_0_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.10000000149011612, 255))
second = Input('second', (U8, [3, 7], 0.10000000149011612, 0))
output = Output('output', (U8, [3, 7], 1.5299999713897705, 255))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 74, 220, 24, 90, 36, 31, 71, 35, 101, 158, 123, 141, 104, 253, 199, 122, 57, 15, 50],
    second: [0, 255, 177, 51, 119, 87, 166, 213, 13, 70, 38, 18, 238, 121, 77, 249, 101, 44, 70, 155, 41],
    output: [238, 255, 243, 253, 240, 244, 241, 240, 243, 241, 245, 249, 246, 248, 245, 255, 251, 246, 242, 239,
    242],
}, name='zero_points_255_0_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Scales and zero points of the inputs; some results beyond both ends.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.25, 100))
second = Input('second', (U8, [3, 7], 0.25, 100))
output = Output('output', (U8, [3, 7], 0.12999999523162842, 75))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 140, 6, 99, 28, 2, 46, 14, 235, 42, 65, 65, 72, 215, 165, 138, 82, 37, 177, 3],
    second: [0, 255, 1, 174, 241, 30, 143, 139, 255, 41, 245, 72, 44, 148, 13, 26, 118, 38, 242, 56, 48],
    output: [0, 255, 0, 0, 73, 0, 0, 0, 0, 0, 0, 8, 0, 21, 0, 0, 110, 0, 0, 0, 0],
}, name='equal_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# Steps so great that nearly all codes are the zero point's.
# Expected values: float64 formula.
first = Input('first', (U8, [3, 7], 0.25, 100))
second = Input('second', (U8, [3, 7], 0.25, 100))
output = Output('output', (U8, [3, 7], 3.8999998569488525, 75))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [0, 255, 140, 6, 99, 28, 2, 46, 14, 235, 42, 65, 65, 72, 215, 165, 138, 82, 37, 177, 3],
    second: [0, 255, 1, 174, 241, 30, 143, 139, 255, 41, 245, 72, 44, 148, 13, 26, 118, 38, 242, 56, 48],
    output: [69, 85, 69, 69, 75, 70, 69, 72, 69, 71, 71, 73, 71, 73, 69, 70, 76, 71, 71, 72, 69],
}, name='equal_coarse_quant8').AddVariations(signed(first, second, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula. TF Lite takes the greater one of codes.
first = Input('first', (U8, [2, 3], 0.05000000074505806, 61))
second = Input('second', (U8, [1, 3], 0.12999999523162842, 187))
quantized = Internal('quantized', (U8, [2, 3], 0.10999999940395355, 179))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('MINIMUM', first, second).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [17, 171, 188, 200, 4, 195],
    second: [248, 48, 177],
    output: [-2.2, -18.039999, -1.3199999, 6.93, -18.039999, -1.3199999],
}, name='clear_of_halves_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 0))
second = Input('second', (U8, [4, 5], 0.5, 255))
quantized = Internal('quantized', (U8, [4, 5], 0.5, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('MINIMUM', first, second).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 255, 10, 183, 161, 103, 75, 250, 212, 198, 236, 148, 58, 115, 188, 30, 77, 253, 32, 187],
    second: [147, 134, 141, 122, 132, 142, 117, 134, 101, 122, 137, 147, 120, 151, 112, 109, 147, 131, 126, 124],
    output: [-54.0, -60.5, -57.0, -64.0, -61.5, -56.5, -64.0, -60.5, -64.0, -64.0, -59.0, -54.0, -64.0, -52.0,
    -64.0, -64.0, -54.0, -62.0, -64.0, -64.0],
}, name='grid_zero_point_0_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 128))
second = Input('second', (U8, [4, 5], 0.5, 127))
quantized = Internal('quantized', (U8, [4, 5], 0.5, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('MINIMUM', first, second).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 255, 164, 95, 42, 18, 132, 128, 79, 249, 209, 60, 6, 210, 27, 36, 38, 111, 49, 42],
    second: [150, 101, 129, 120, 111, 105, 135, 155, 102, 141, 148, 143, 116, 145, 133, 116, 133, 109, 131, 126],
    output: [-64.0, -13.0, 1.0, -16.5, -43.0, -55.0, 2.0, 0.0, -24.5, 7.0, 10.5, -34.0, -61.0, 9.0, -50.5,
    -46.0, -45.0, -9.0, -39.5, -43.0],
}, name='grid_zero_point_128_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Every result is a code, so that not a step may be lost; as real numbers.
# Expected values: float64 formula.
first = Input('first', (U8, [4, 5], 0.5, 255))
second = Input('second', (U8, [4, 5], 0.5, 0))
quantized = Internal('quantized', (U8, [4, 5], 0.5, 128))
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('MINIMUM', first, second).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    first: [0, 255, 42, 76, 70, 97, 220, 75, 199, 164, 54, 100, 138, 94, 219, 90, 251, 223, 224, 156],
    second: [123, 143, 125, 105, 144, 146, 154, 109, 154, 145, 150, 108, 137, 150, 112, 127, 109, 143, 124, 120],
    output: [-64.0, 0.0, -64.0, -64.0, -64.0, -64.0, -17.5, -64.0, -28.0, -45.5, -64.0, -64.0, -58.5, -64.0,
    -18.0, -64.0, -2.0, -16.0, -15.5, -49.5],
}, name='grid_zero_point_255_quant8').AddVariations(signed(first, second, quantized)).DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [5]))
second = Input('second', (I32, [5]))
output = Output('output', (I32, [5]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [-342, -549, -162, 199, 852],
    second: [144, -839, -562, 107, -482],
    output: [-342, -839, -562, 107, -482],
}, name='rank_1_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [2, 1, 3, 5]))
second = Input('second', (I32, [2, 1, 3, 5]))
output = Output('output', (I32, [2, 1, 3, 5]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-osV_w4_ksKQdiiY%4RC-VZ%iyZuS$t)zQyhzG=j@*BSzyJR*{{74RpP8BA-+u-MMy7xN|1vQ!Fae4G0Hs|Vo&'
),
    second: packed('<i2',
    'c-jFx0K@;qw~8!z-s-Ab7!fZBn()=`&aHnclku6>KM1Q)5B>iC{s92}{s0000{{H|0sZ^|{{sI0|NQ{{0{sL3D<W_'
),
    output: packed('<i2',
    'c-jFx0K@;qx6Le!-f?wXco8oMn($EW&aM8^Hu0I(KL|Tf9{v9P{`>&_{Q&>}0{{H|0R8*{{{Q{{|NQ{{0{#CsT_#8'
),
}, name='rank_4_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [3, 1, 4]))
second = Input('second', (I32, [1, 2, 1]))
output = Output('output', (I32, [3, 2, 4]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [209, -604, 542, 528, 229, -383, -365, -558, -396, 307, 16, -265],
    second: [-712, -444],
    output: [-712, -712, -712, -712, -444, -604, -444, -444, -712, -712, -712, -712, -444, -444, -444, -558,
    -712, -712, -712, -712, -444, -444, -444, -444],
}, name='both_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [1]))
second = Input('second', (I32, [2, 3, 4]))
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [-360],
    second: [545, 800, -403, 50, -357, 320, -60, -528, 507, 714, -772, 235, -659, -122, 748, 20, -420, 886, 621,
    607, 528, -422, 825, -711],
    output: [-360, -360, -403, -360, -360, -360, -360, -528, -360, -360, -772, -360, -659, -360, -360, -360,
    -420, -360, -360, -360, -360, -422, -360, -711],
}, name='scalar_first_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [3, 4]))
second = Input('second', (I32, [2, 3, 4]))
output = Output('output', (I32, [2, 3, 4]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [-10, 11, 278, 655, 473, 21, -349, -59, -638, -309, 95, 133],
    second: [401, 9, 862, 690, 549, -776, 178, -881, -718, -525, -147, 699, -295, 97, -216, -146, 674, -302,
    -363, -364, -291, -184, -855, 836],
    output: [-10, 9, 278, 655, 473, -776, -349, -881, -718, -525, -147, 133, -295, 11, -216, -146, 473, -302,
    -363, -364, -638, -309, -855, 133],
}, name='lower_rank_first_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [4, 1]))
second = Input('second', (I32, [1, 3]))
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [441, 471, -820, 107],
    second: [-281, 896, 845],
    output: [-281, 441, 441, -281, 471, 471, -820, -820, -820, -281, 107, 107],
}, name='outer_int32').DisableLifeTimeVariation()

# Both signs, as real numbers.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [10]))
second = Input('second', (I32, [10]))
integers = Internal('integers', (I32, [10]))
output = Output('output', (F32, [10]))
model = Model()
model.Operation('MINIMUM', first, second).To(integers)
model.Operation('CAST', integers).To(output)
Example({
    first: [7, -7, 7, -7, 6, -6, 0, 1, -1, 40000],
    second: [2, 2, -2, -2, 3, 3, -5, 3, 3, 50],
    output: [2.0, -7.0, -2.0, -7.0, 3.0, -6.0, -5.0, 1.0, -1.0, 50.0],
}, name='shown_int32').DisableLifeTimeVariation()

# Results that a float32 does not hold.
# Expected values: exact integer arithmetic.
first = Input('first', (I32, [4]))
second = Input('second', (I32, [4]))
output = Output('output', (I32, [4]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: [1073741857, -2147483617, 1999999999, -1],
    second: [31, 9, 99999967, 2147483607],
    output: [31, -2147483617, 99999967, -1],
}, name='far_int32').DisableLifeTimeVariation()
