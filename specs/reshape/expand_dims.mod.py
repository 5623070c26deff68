# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# EXPAND_DIMS: every axis of every rank, types.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [1, 3]))
model = Model()
model.Operation('EXPAND_DIMS', input, -2).To(output)
Example({
    input: [5.848, 7.432, 1.209],
    output: [5.848, 7.432, 1.209],
}, name='rank_1_axis_minus_2').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [3], 2.25, 37))
output = Output('output', (U8, [1, 3], 2.25, 37))
model = Model()
model.Operation('EXPAND_DIMS', input, -2).To(output)
Example({
    input: [0, 255, 208],
    output: [0, 255, 208],
}, name='rank_1_axis_minus_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [3]))
output = Output('output', (I32, [1, 3]))
model = Model()
model.Operation('EXPAND_DIMS', input, -2).To(output)
Example({
    input: [2125630098, -2027711496, 636433724],
    output: [2125630098, -2027711496, 636433724],
}, name='rank_1_axis_minus_2_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, -1).To(output)
Example({
    input: [-7.63, -5.1, 3.374],
    output: [-7.63, -5.1, 3.374],
}, name='rank_1_axis_minus_1').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [3], 0.10000000149011612, 128))
output = Output('output', (U8, [3, 1], 0.10000000149011612, 128))
model = Model()
model.Operation('EXPAND_DIMS', input, -1).To(output)
Example({
    input: [0, 255, 176],
    output: [0, 255, 176],
}, name='rank_1_axis_minus_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [3]))
output = Output('output', (I32, [3, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, -1).To(output)
Example({
    input: [-452731031, -1589219214, -563430815],
    output: [-452731031, -1589219214, -563430815],
}, name='rank_1_axis_minus_1_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [1, 3]))
model = Model()
model.Operation('EXPAND_DIMS', input, 0).To(output)
Example({
    input: [2.979, 3.387, -2.5],
    output: [2.979, 3.387, -2.5],
}, name='rank_1_axis_0').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [3], 0.5, 101))
output = Output('output', (U8, [1, 3], 0.5, 101))
model = Model()
model.Operation('EXPAND_DIMS', input, 0).To(output)
Example({
    input: [0, 255, 19],
    output: [0, 255, 19],
}, name='rank_1_axis_0_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [3]))
output = Output('output', (I32, [1, 3]))
model = Model()
model.Operation('EXPAND_DIMS', input, 0).To(output)
Example({
    input: [517185733, 206380300, 129984512],
    output: [517185733, 206380300, 129984512],
}, name='rank_1_axis_0_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(output)
Example({
    input: [4.213, 1.028, 3.618],
    output: [4.213, 1.028, 3.618],
}, name='rank_1_axis_1').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [3], 0.013700000010430813, 0))
output = Output('output', (U8, [3, 1], 0.013700000010430813, 0))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(output)
Example({
    input: [0, 255, 203],
    output: [0, 255, 203],
}, name='rank_1_axis_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [3]))
output = Output('output', (I32, [3, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(output)
Example({
    input: [-1812216, 1300640365, 243415131],
    output: [-1812216, 1300640365, 243415131],
}, name='rank_1_axis_1_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
output = Output('output', (F32, [1, 2, 3]))
model = Model()
model.Operation('EXPAND_DIMS', input, -3).To(output)
Example({
    input: [8.891, 8.642, -7.219, -6.142, -7.403, -7.588],
    output: [8.891, 8.642, -7.219, -6.142, -7.403, -7.588],
}, name='rank_2_axis_minus_3').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.013700000010430813, 255))
output = Output('output', (U8, [1, 2, 3], 0.013700000010430813, 255))
model = Model()
model.Operation('EXPAND_DIMS', input, -3).To(output)
Example({
    input: [0, 255, 95, 75, 61, 76],
    output: [0, 255, 95, 75, 61, 76],
}, name='rank_2_axis_minus_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3]))
output = Output('output', (I32, [1, 2, 3]))
model = Model()
model.Operation('EXPAND_DIMS', input, -3).To(output)
Example({
    input: [-2025619555, -135782890, 49794246, 1436716911, -1642767998, 1194146216],
    output: [-2025619555, -135782890, 49794246, 1436716911, -1642767998, 1194146216],
}, name='rank_2_axis_minus_3_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
output = Output('output', (F32, [2, 1, 3]))
model = Model()
model.Operation('EXPAND_DIMS', input, -2).To(output)
Example({
    input: [-7.169, 7.106, -6.019, 6.776, -0.955, -7.536],
    output: [-7.169, 7.106, -6.019, 6.776, -0.955, -7.536],
}, name='rank_2_axis_minus_2').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 2.25, 37))
output = Output('output', (U8, [2, 1, 3], 2.25, 37))
model = Model()
model.Operation('EXPAND_DIMS', input, -2).To(output)
Example({
    input: [0, 255, 147, 31, 156, 28],
    output: [0, 255, 147, 31, 156, 28],
}, name='rank_2_axis_minus_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3]))
output = Output('output', (I32, [2, 1, 3]))
model = Model()
model.Operation('EXPAND_DIMS', input, -2).To(output)
Example({
    input: [564515730, 916438832, -438234996, 677176556, -1683070738, -440830237],
    output: [564515730, 916438832, -438234996, 677176556, -1683070738, -440830237],
}, name='rank_2_axis_minus_2_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
output = Output('output', (F32, [2, 3, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, -1).To(output)
Example({
    input: [4.352, -5.081, -2.041, 4.312, -6.867, -6.766],
    output: [4.352, -5.081, -2.041, 4.312, -6.867, -6.766],
}, name='rank_2_axis_minus_1').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.10000000149011612, 128))
output = Output('output', (U8, [2, 3, 1], 0.10000000149011612, 128))
model = Model()
model.Operation('EXPAND_DIMS', input, -1).To(output)
Example({
    input: [0, 255, 1, 41, 223, 141],
    output: [0, 255, 1, 41, 223, 141],
}, name='rank_2_axis_minus_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3]))
output = Output('output', (I32, [2, 3, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, -1).To(output)
Example({
    input: [42044116, 884229226, -1605560526, 1359761726, -1599730050, -1337924507],
    output: [42044116, 884229226, -1605560526, 1359761726, -1599730050, -1337924507],
}, name='rank_2_axis_minus_1_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
output = Output('output', (F32, [1, 2, 3]))
model = Model()
model.Operation('EXPAND_DIMS', input, 0).To(output)
Example({
    input: [1.122, 0.307, -1.067, -3.827, -3.059, 3.667],
    output: [1.122, 0.307, -1.067, -3.827, -3.059, 3.667],
}, name='rank_2_axis_0').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.5, 101))
output = Output('output', (U8, [1, 2, 3], 0.5, 101))
model = Model()
model.Operation('EXPAND_DIMS', input, 0).To(output)
Example({
    input: [0, 255, 44, 53, 118, 189],
    output: [0, 255, 44, 53, 118, 189],
}, name='rank_2_axis_0_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3]))
output = Output('output', (I32, [1, 2, 3]))
model = Model()
model.Operation('EXPAND_DIMS', input, 0).To(output)
Example({
    input: [70746, -1038127519, -603473138, -971545098, -945707183, -869060475],
    output: [70746, -1038127519, -603473138, -971545098, -945707183, -869060475],
}, name='rank_2_axis_0_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
output = Output('output', (F32, [2, 1, 3]))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(output)
Example({
    input: [1.581, 1.686, 5.464, 8.787, 7.39, 3.811],
    output: [1.581, 1.686, 5.464, 8.787, 7.39, 3.811],
}, name='rank_2_axis_1').AddVariations('float16')

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.013700000010430813, 0))
output = Output('output', (U8, [2, 1, 3], 0.013700000010430813, 0))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(output)
Example({
    input: [0, 255, 93, 76, 54, 165],
    output: [0, 255, 93, 76, 54, 165],
}, name='rank_2_axis_1_quant8').AddVariations(signed(input, output))

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3]))
output = Output('output', (I32, [2, 1, 3]))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(output)
Example({
    input: [142134480, 325190373, 1408299736, -1849937308, 1356889419, 1623797170],
    output: [142134480, 325190373, 1408299736, -1849937308, 1356889419, 1623797170],
}, name='rank_2_axis_1_int32')

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
output = Output('output', (F32, [2, 3, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, 2).To(output)
Example({
    input: [-1.254, 4.25, 7.995, -6.627, 7.692, -1.311],
    output: [-1.254, 4.25, 7.995, -6.627, 7.692, -1.311],
}, name='rank_2_axis_2').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 2.25, 255))
output = Output('output', (U8, [2, 3, 1], 2.25, 255))
model = Model()
model.Operation('EXPAND_DIMS', input, 2).To(output)
Example({
    input: [0, 255, 195, 152, 131, 29],
    output: [0, 255, 195, 152, 131, 29],
}, name='rank_2_axis_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3]))
output = Output('output', (I32, [2, 3, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, 2).To(output)
Example({
    input: [1510923821, -40933424, 1789617448, -1271957375, 1912170301, -212921877],
    output: [1510923821, -40933424, 1789617448, -1271957375, 1912170301, -212921877],
}, name='rank_2_axis_2_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2]))
output = Output('output', (F32, [1, 3, 2, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, -4).To(output)
Example({
    input: [-0.748, -2.681, 7.835, 2.26, 2.879, -6.379, -8.883, 3.1, -5.428, -3.681, 3.104, -0.475],
    output: [-0.748, -2.681, 7.835, 2.26, 2.879, -6.379, -8.883, 3.1, -5.428, -3.681, 3.104, -0.475],
}, name='rank_3_axis_minus_4').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 2], 0.5, 0))
output = Output('output', (U8, [1, 3, 2, 2], 0.5, 0))
model = Model()
model.Operation('EXPAND_DIMS', input, -4).To(output)
Example({
    input: [0, 255, 208, 170, 218, 137, 243, 169, 36, 52, 230, 125],
    output: [0, 255, 208, 170, 218, 137, 243, 169, 36, 52, 230, 125],
}, name='rank_3_axis_minus_4_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2, 2]))
output = Output('output', (I32, [1, 3, 2, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, -4).To(output)
Example({
    input: [1161319172, 1674344141, 765028667, -1404974155, -774580542, -61934082, 762723558, -1653316834,
    -1454051844, -739297535, -1728097917, -892567429],
    output: [1161319172, 1674344141, 765028667, -1404974155, -774580542, -61934082, 762723558, -1653316834,
    -1454051844, -739297535, -1728097917, -892567429],
}, name='rank_3_axis_minus_4_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2]))
output = Output('output', (F32, [3, 1, 2, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, -3).To(output)
Example({
    input: [7.897, 7.337, 1.124, -6.393, 4.296, -4.441, -3.963, 3.444, -8.838, -8.556, 5.922, 6.249],
    output: [7.897, 7.337, 1.124, -6.393, 4.296, -4.441, -3.963, 3.444, -8.838, -8.556, 5.922, 6.249],
}, name='rank_3_axis_minus_3').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 2], 0.013700000010430813, 255))
output = Output('output', (U8, [3, 1, 2, 2], 0.013700000010430813, 255))
model = Model()
model.Operation('EXPAND_DIMS', input, -3).To(output)
Example({
    input: [0, 255, 193, 86, 255, 236, 208, 254, 38, 34, 100, 21],
    output: [0, 255, 193, 86, 255, 236, 208, 254, 38, 34, 100, 21],
}, name='rank_3_axis_minus_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2, 2]))
output = Output('output', (I32, [3, 1, 2, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, -3).To(output)
Example({
    input: [2119813269, 525752813, 860610423, 366809289, 1176671952, 897086694, -1220714246, -72406317,
    583501480, -134559375, 1104856140, -737514046],
    output: [2119813269, 525752813, 860610423, 366809289, 1176671952, 897086694, -1220714246, -72406317,
    583501480, -134559375, 1104856140, -737514046],
}, name='rank_3_axis_minus_3_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2]))
output = Output('output', (F32, [3, 2, 1, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, -2).To(output)
Example({
    input: [-3.892, -1.899, 6.161, 3.04, 5.877, -4.877, -7.655, 8.592, -3.82, 8.831, 6.09, -6.766],
    output: [-3.892, -1.899, 6.161, 3.04, 5.877, -4.877, -7.655, 8.592, -3.82, 8.831, 6.09, -6.766],
}, name='rank_3_axis_minus_2').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 2], 2.25, 37))
output = Output('output', (U8, [3, 2, 1, 2], 2.25, 37))
model = Model()
model.Operation('EXPAND_DIMS', input, -2).To(output)
Example({
    input: [0, 255, 168, 199, 202, 123, 105, 130, 58, 71, 162, 198],
    output: [0, 255, 168, 199, 202, 123, 105, 130, 58, 71, 162, 198],
}, name='rank_3_axis_minus_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2, 2]))
output = Output('output', (I32, [3, 2, 1, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, -2).To(output)
Example({
    input: [916952497, -559165036, 759687592, -830740643, 1441691559, 143908669, 1570549255, -1645486569,
    -975653080, 1517079018, -458673497, -2083227655],
    output: [916952497, -559165036, 759687592, -830740643, 1441691559, 143908669, 1570549255, -1645486569,
    -975653080, 1517079018, -458673497, -2083227655],
}, name='rank_3_axis_minus_2_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2]))
output = Output('output', (F32, [3, 2, 2, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, -1).To(output)
Example({
    input: [-2.853, -6.457, 1.073, -5.614, 7.275, 0.99, -5.17, 1.547, -0.59, -0.725, 3.002, -1.745],
    output: [-2.853, -6.457, 1.073, -5.614, 7.275, 0.99, -5.17, 1.547, -0.59, -0.725, 3.002, -1.745],
}, name='rank_3_axis_minus_1').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 2], 0.10000000149011612, 128))
output = Output('output', (U8, [3, 2, 2, 1], 0.10000000149011612, 128))
model = Model()
model.Operation('EXPAND_DIMS', input, -1).To(output)
Example({
    input: [0, 255, 20, 108, 61, 5, 250, 250, 188, 171, 127, 42],
    output: [0, 255, 20, 108, 61, 5, 250, 250, 188, 171, 127, 42],
}, name='rank_3_axis_minus_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2, 2]))
output = Output('output', (I32, [3, 2, 2, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, -1).To(output)
Example({
    input: [-850869328, 759567520, 1077495251, -1231589595, 98630045, -75847399, 1629074441, -897435940,
    -1240864563, 1021198179, 1536578992, 2060824470],
    output: [-850869328, 759567520, 1077495251, -1231589595, 98630045, -75847399, 1629074441, -897435940,
    -1240864563, 1021198179, 1536578992, 2060824470],
}, name='rank_3_axis_minus_1_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2]))
output = Output('output', (F32, [1, 3, 2, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, 0).To(output)
Example({
    input: [-2.406, 5.515, -4.399, -4.056, 0.141, -4.244, 3.063, -3.572, -6.163, -1.286, -8.305, 5.7],
    output: [-2.406, 5.515, -4.399, -4.056, 0.141, -4.244, 3.063, -3.572, -6.163, -1.286, -8.305, 5.7],
}, name='rank_3_axis_0').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 2], 0.5, 101))
output = Output('output', (U8, [1, 3, 2, 2], 0.5, 101))
model = Model()
model.Operation('EXPAND_DIMS', input, 0).To(output)
Example({
    input: [0, 255, 0, 130, 46, 147, 5, 227, 54, 31, 173, 168],
    output: [0, 255, 0, 130, 46, 147, 5, 227, 54, 31, 173, 168],
}, name='rank_3_axis_0_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2, 2]))
output = Output('output', (I32, [1, 3, 2, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, 0).To(output)
Example({
    input: [571524127, 137256974, -279438516, -784975290, 1008456866, -144567350, 180091955, -638551823,
    -1866618331, 1240257566, 957714247, 322431908],
    output: [571524127, 137256974, -279438516, -784975290, 1008456866, -144567350, 180091955, -638551823,
    -1866618331, 1240257566, 957714247, 322431908],
}, name='rank_3_axis_0_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2]))
output = Output('output', (F32, [3, 1, 2, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(output)
Example({
    input: [8.492, 3.563, 4.665, -5.708, -2.634, 2.32, -6.183, 5.248, -6.848, -4.545, -2.484, 5.148],
    output: [8.492, 3.563, 4.665, -5.708, -2.634, 2.32, -6.183, 5.248, -6.848, -4.545, -2.484, 5.148],
}, name='rank_3_axis_1').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 2], 0.013700000010430813, 0))
output = Output('output', (U8, [3, 1, 2, 2], 0.013700000010430813, 0))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(output)
Example({
    input: [0, 255, 227, 1, 155, 34, 223, 69, 217, 175, 57, 161],
    output: [0, 255, 227, 1, 155, 34, 223, 69, 217, 175, 57, 161],
}, name='rank_3_axis_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2, 2]))
output = Output('output', (I32, [3, 1, 2, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(output)
Example({
    input: [-1601506282, 1409642349, -1707680936, 1341948652, -152993432, 1002545909, -1746254167, -1974430423,
    -1307352473, 1570318446, 912591607, -1654534166],
    output: [-1601506282, 1409642349, -1707680936, 1341948652, -152993432, 1002545909, -1746254167, -1974430423,
    -1307352473, 1570318446, 912591607, -1654534166],
}, name='rank_3_axis_1_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2]))
output = Output('output', (F32, [3, 2, 1, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, 2).To(output)
Example({
    input: [-0.887, 8.005, -5.499, -1.152, -2.592, -7.436, -8.831, 5.96, -4.558, 2.445, -0.997, 8.48],
    output: [-0.887, 8.005, -5.499, -1.152, -2.592, -7.436, -8.831, 5.96, -4.558, 2.445, -0.997, 8.48],
}, name='rank_3_axis_2').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 2], 2.25, 255))
output = Output('output', (U8, [3, 2, 1, 2], 2.25, 255))
model = Model()
model.Operation('EXPAND_DIMS', input, 2).To(output)
Example({
    input: [0, 255, 215, 194, 95, 143, 174, 74, 41, 151, 202, 118],
    output: [0, 255, 215, 194, 95, 143, 174, 74, 41, 151, 202, 118],
}, name='rank_3_axis_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2, 2]))
output = Output('output', (I32, [3, 2, 1, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, 2).To(output)
Example({
    input: [-1824431260, 695285368, -784081465, 1029383955, 229474363, -704765402, 443522906, 111408123,
    1237683609, -318822854, 1690246481, 2083340381],
    output: [-1824431260, 695285368, -784081465, 1029383955, 229474363, -704765402, 443522906, 111408123,
    1237683609, -318822854, 1690246481, 2083340381],
}, name='rank_3_axis_2_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2]))
output = Output('output', (F32, [3, 2, 2, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, 3).To(output)
Example({
    input: [-5.427, 5.936, -2.809, -7.835, -0.634, -2.167, -1.926, -4.18, -3.136, 5.693, 1.74, -3.423],
    output: [-5.427, 5.936, -2.809, -7.835, -0.634, -2.167, -1.926, -4.18, -3.136, 5.693, 1.74, -3.423],
}, name='rank_3_axis_3').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 2], 0.10000000149011612, 37))
output = Output('output', (U8, [3, 2, 2, 1], 0.10000000149011612, 37))
model = Model()
model.Operation('EXPAND_DIMS', input, 3).To(output)
Example({
    input: [0, 255, 54, 199, 22, 201, 189, 100, 42, 243, 26, 204],
    output: [0, 255, 54, 199, 22, 201, 189, 100, 42, 243, 26, 204],
}, name='rank_3_axis_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2, 2]))
output = Output('output', (I32, [3, 2, 2, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, 3).To(output)
Example({
    input: [-1775779519, -1852804958, -158822401, -1124828080, -2046289990, -805006238, -930087997, 851924920,
    -2140401144, 2017225245, 1818512555, 1203482958],
    output: [-1775779519, -1852804958, -158822401, -1124828080, -2046289990, -805006238, -930087997, 851924920,
    -2140401144, 2017225245, 1818512555, 1203482958],
}, name='rank_3_axis_3_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 3, 2]))
output = Output('output', (F32, [1, 2, 1, 3, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, -5).To(output)
Example({
    input: [-3.677, 0.695, 1.899, 5.671, -5.703, 6.449, -3.704, 0.143, -4.951, 2.126, -4.226, 2.071],
    output: [-3.677, 0.695, 1.899, 5.671, -5.703, 6.449, -3.704, 0.143, -4.951, 2.126, -4.226, 2.071],
}, name='rank_4_axis_minus_5').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 3, 2], 0.10000000149011612, 101))
output = Output('output', (U8, [1, 2, 1, 3, 2], 0.10000000149011612, 101))
model = Model()
model.Operation('EXPAND_DIMS', input, -5).To(output)
Example({
    input: [0, 255, 165, 115, 166, 115, 163, 48, 158, 227, 88, 52],
    output: [0, 255, 165, 115, 166, 115, 163, 48, 158, 227, 88, 52],
}, name='rank_4_axis_minus_5_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 1, 3, 2]))
output = Output('output', (I32, [1, 2, 1, 3, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, -5).To(output)
Example({
    input: [-894130687, -1639852990, 111936398, -253802797, -645971454, -2079566139, 281971903, 1370036787,
    -1129633669, -829662018, -975855053, 1430462310],
    output: [-894130687, -1639852990, 111936398, -253802797, -645971454, -2079566139, 281971903, 1370036787,
    -1129633669, -829662018, -975855053, 1430462310],
}, name='rank_4_axis_minus_5_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 3, 2]))
output = Output('output', (F32, [2, 1, 3, 1, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, -2).To(output)
Example({
    input: [6.699, 3.138, -7.768, 6.305, 4.595, 5.583, 1.01, -6.01, 6.124, -7.164, 0.346, -2.024],
    output: [6.699, 3.138, -7.768, 6.305, 4.595, 5.583, 1.01, -6.01, 6.124, -7.164, 0.346, -2.024],
}, name='rank_4_axis_minus_2').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 3, 2], 2.25, 37))
output = Output('output', (U8, [2, 1, 3, 1, 2], 2.25, 37))
model = Model()
model.Operation('EXPAND_DIMS', input, -2).To(output)
Example({
    input: [0, 255, 182, 147, 55, 160, 63, 107, 136, 209, 247, 96],
    output: [0, 255, 182, 147, 55, 160, 63, 107, 136, 209, 247, 96],
}, name='rank_4_axis_minus_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 1, 3, 2]))
output = Output('output', (I32, [2, 1, 3, 1, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, -2).To(output)
Example({
    input: [-1339952029, -698741873, -574664475, 812478339, -1028735668, 1271053442, -2069476689, -466592412,
    1474887868, 1827348273, -1356035003, 1488569849],
    output: [-1339952029, -698741873, -574664475, 812478339, -1028735668, 1271053442, -2069476689, -466592412,
    1474887868, 1827348273, -1356035003, 1488569849],
}, name='rank_4_axis_minus_2_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 3, 2]))
output = Output('output', (F32, [2, 1, 1, 3, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(output)
Example({
    input: [2.139, -7.299, 4.347, -6.143, 1.848, 7.801, -2.33, 1.14, 4.157, -3.183, -5.862, -7.016],
    output: [2.139, -7.299, 4.347, -6.143, 1.848, 7.801, -2.33, 1.14, 4.157, -3.183, -5.862, -7.016],
}, name='rank_4_axis_1').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 3, 2], 0.013700000010430813, 0))
output = Output('output', (U8, [2, 1, 1, 3, 2], 0.013700000010430813, 0))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(output)
Example({
    input: [0, 255, 180, 5, 160, 113, 38, 66, 166, 131, 198, 186],
    output: [0, 255, 180, 5, 160, 113, 38, 66, 166, 131, 198, 186],
}, name='rank_4_axis_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 1, 3, 2]))
output = Output('output', (I32, [2, 1, 1, 3, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(output)
Example({
    input: [103577465, -613047323, -962840059, 162574335, 2107104808, -1115943577, 908850167, 214879605,
    953572042, 159591935, -1759523002, 1626178858],
    output: [103577465, -613047323, -962840059, 162574335, 2107104808, -1115943577, 908850167, 214879605,
    953572042, 159591935, -1759523002, 1626178858],
}, name='rank_4_axis_1_int32').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 3, 2]))
output = Output('output', (F32, [2, 1, 3, 2, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, 4).To(output)
Example({
    input: [-2.508, 6.957, 4.262, -2.448, -4.72, 4.376, 8.911, 3.33, 4.758, -4.094, -5.429, -3.2],
    output: [-2.508, 6.957, 4.262, -2.448, -4.72, 4.376, 8.911, 3.33, 4.758, -4.094, -5.429, -3.2],
}, name='rank_4_axis_4').AddVariations('float16').DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 3, 2], 0.5, 128))
output = Output('output', (U8, [2, 1, 3, 2, 1], 0.5, 128))
model = Model()
model.Operation('EXPAND_DIMS', input, 4).To(output)
Example({
    input: [0, 255, 238, 79, 161, 172, 146, 233, 132, 229, 42, 39],
    output: [0, 255, 238, 79, 161, 172, 146, 233, 132, 229, 42, 39],
}, name='rank_4_axis_4_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Where the new dimension is.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 1, 3, 2]))
output = Output('output', (I32, [2, 1, 3, 2, 1]))
model = Model()
model.Operation('EXPAND_DIMS', input, 4).To(output)
Example({
    input: [1673892911, -1176502783, -1738196846, 1560108671, -839162852, -926507087, -1420551057, 650212965,
    1041239894, -1520540967, -441081151, -1173172862],
    output: [1673892911, -1176502783, -1738196846, 1560108671, -839162852, -926507087, -1420551057, 650212965,
    1041239894, -1520540967, -441081151, -1173172862],
}, name='rank_4_axis_4_int32').DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 1, 3, 2]))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
}, name='extremes').DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 0))
moved = Internal('moved', (U8, [3, 1, 4], 0.5, 0))
output = Output('output', (F32, [3, 1, 4]))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 10, 158, 58, 50, 136, 180, 108, 147, 180, 187],
    output: [0.0, 127.5, 5.0, 79.0, 29.0, 25.0, 68.0, 90.0, 54.0, 73.5, 90.0, 93.5],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 128))
moved = Internal('moved', (U8, [3, 1, 4], 0.5, 128))
output = Output('output', (F32, [3, 1, 4]))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 226, 21, 80, 203, 30, 90, 45, 123, 186, 18],
    output: [-64.0, 63.5, 49.0, -53.5, -24.0, 37.5, -49.0, -19.0, -41.5, -2.5, 29.0, -55.0],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 255))
moved = Internal('moved', (U8, [3, 1, 4], 0.5, 255))
output = Output('output', (F32, [3, 1, 4]))
model = Model()
model.Operation('EXPAND_DIMS', input, 1).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 1, 197, 111, 241, 93, 197, 14, 57, 61, 37],
    output: [-127.5, 0.0, -127.0, -29.0, -72.0, -7.0, -81.0, -29.0, -120.5, -99.0, -97.0, -109.0],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()
