# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# EMBEDDING_LOOKUP: rows, ranks, types.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
values = Parameter('values', (F32, [4, 3]), [8.233, -0.383, -7.469, 6.427, 8.867, -6.347, 2.247, -2.292, 8.472, 8.735, 2.911, 2.781])
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [3, 0, 2],
    output: [8.735, 2.911, 2.781, 8.233, -0.383, -7.469, 2.247, -2.292, 8.472],
}, name='matrix').AddVariations('relaxed', 'float16')

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
values = Parameter('values', (U8, [4, 3], 0.5, 101), [0, 255, 129, 244, 55, 232, 12, 189, 6, 238, 127, 112])
output = Output('output', (U8, [3, 3], 0.5, 101))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [3, 0, 2],
    output: [238, 127, 112, 0, 255, 129, 12, 189, 6],
}, name='matrix_quant8').AddVariations(signed(values, output))

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
values = Parameter('values', (I32, [4, 3]), [1133791641, -1235017625, -1667911168, 2089473749, 878574518, -2076294392, 1820552937, -1737802927,
    1694886405, 431539545, 1438918934, -463726581])
output = Output('output', (I32, [3, 3]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [3, 0, 2],
    output: [431539545, 1438918934, -463726581, 1133791641, -1235017625, -1667911168, 1820552937, -1737802927,
    1694886405],
}, name='matrix_int32')

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [5]))
values = Parameter('values', (F32, [5, 2]), [-8.122, -2.211, 8.618, 7.612, 3.07, 2.907, -3.96, -6.52, 3.174, -5.087])
output = Output('output', (F32, [5, 2]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [1, 1, 4, 0, 1],
    output: [8.618, 7.612, 8.618, 7.612, 3.174, -5.087, -8.122, -2.211, 8.618, 7.612],
}, name='repeated').AddVariations('float16').DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [5]))
values = Parameter('values', (U8, [5, 2], 0.013700000010430813, 0), [0, 255, 85, 9, 219, 14, 54, 44, 141, 18])
output = Output('output', (U8, [5, 2], 0.013700000010430813, 0))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [1, 1, 4, 0, 1],
    output: [85, 9, 85, 9, 141, 18, 0, 255, 85, 9],
}, name='repeated_quant8').AddVariations(signed(values, output)).DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [5]))
values = Parameter('values', (I32, [5, 2]), [2013012426, -1166965067, -819968566, -739298220, 1957737720, -1475435657, -665112723, 2131280951,
    -1199694207, 1993090160])
output = Output('output', (I32, [5, 2]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [1, 1, 4, 0, 1],
    output: [-819968566, -739298220, -819968566, -739298220, -1199694207, 1993090160, 2013012426, -1166965067,
    -819968566, -739298220],
}, name='repeated_int32').DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [1]))
values = Parameter('values', (F32, [3, 4]), [-7.126, -5.673, 4.805, -1.009, -4.043, 2.642, 2.481, -6.98, 6.942, 7.117, -2.502, 1.291])
output = Output('output', (F32, [1, 4]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [2],
    output: [6.942, 7.117, -2.502, 1.291],
}, name='one').AddVariations('float16').DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [1]))
values = Parameter('values', (U8, [3, 4], 2.25, 255), [0, 255, 83, 11, 208, 209, 28, 0, 227, 215, 238, 146])
output = Output('output', (U8, [1, 4], 2.25, 255))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [2],
    output: [227, 215, 238, 146],
}, name='one_quant8').AddVariations(signed(values, output)).DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [1]))
values = Parameter('values', (I32, [3, 4]), [-1735543789, 59427513, 1158977816, -1502143914, -1647663310, -1849395983, 1951203578, 500173800,
    1738119469, -1004856209, 1614334448, -1445755985])
output = Output('output', (I32, [1, 4]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [2],
    output: [1738119469, -1004856209, 1614334448, -1445755985],
}, name='one_int32').DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
values = Parameter('values', (F32, [5, 1]), [4.597, -6.769, -2.646, -4.429, -2.939])
output = Output('output', (F32, [2, 1]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [4, 3],
    output: [-2.939, -4.429],
}, name='last').AddVariations('float16').DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
values = Parameter('values', (U8, [5, 1], 0.10000000149011612, 37), [0, 255, 223, 144, 115])
output = Output('output', (U8, [2, 1], 0.10000000149011612, 37))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [4, 3],
    output: [115, 144],
}, name='last_quant8').AddVariations(signed(values, output)).DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
values = Parameter('values', (I32, [5, 1]), [-1066179906, 1186775423, 822488780, -1894213608, -1744737000])
output = Output('output', (I32, [2, 1]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [4, 3],
    output: [-1744737000, -1894213608],
}, name='last_int32').DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
values = Parameter('values', (F32, [3, 2]), [1.063, -7.283, 8.006, 6.389, -8.575, 6.689])
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [0, 1, 2],
    output: [1.063, -7.283, 8.006, 6.389, -8.575, 6.689],
}, name='in_order').AddVariations('float16').DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
values = Parameter('values', (U8, [3, 2], 0.5, 128), [0, 255, 204, 210, 82, 112])
output = Output('output', (U8, [3, 2], 0.5, 128))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [0, 1, 2],
    output: [0, 255, 204, 210, 82, 112],
}, name='in_order_quant8').AddVariations(signed(values, output)).DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
values = Parameter('values', (I32, [3, 2]), [1061575322, -478130537, 783877083, -1593698772, 1287547333, 1607742268])
output = Output('output', (I32, [3, 2]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [0, 1, 2],
    output: [1061575322, -478130537, 783877083, -1593698772, 1287547333, 1607742268],
}, name='in_order_int32').DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
values = Parameter('values', (F32, [3, 2, 3]), [-5.057, -4.442, 3.714, -3.636, 7.395, -5.108, 6.681, -5.582, -2.036, 8.388, 3.635, -6.886, -5.78,
    -3.938, 5.462, 8.312, 0.258, -4.578])
output = Output('output', (F32, [2, 2, 3]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [2, 0],
    output: [-5.78, -3.938, 5.462, 8.312, 0.258, -4.578, -5.057, -4.442, 3.714, -3.636, 7.395, -5.108],
}, name='rank_3').AddVariations('float16')

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
values = Parameter('values', (U8, [3, 2, 3], 0.013700000010430813, 101), [0, 255, 96, 174, 108, 120, 119, 212, 130, 32, 170, 136, 19, 12, 187, 108, 179, 124])
output = Output('output', (U8, [2, 2, 3], 0.013700000010430813, 101))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [2, 0],
    output: [19, 12, 187, 108, 179, 124, 0, 255, 96, 174, 108, 120],
}, name='rank_3_quant8').AddVariations(signed(values, output))

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
values = Parameter('values', (I32, [3, 2, 3]), [2057022981, -651962383, 1075260929, 605756901, -1802679457, 2090034658, -1947485702, -1959728175,
    -736379499, -1433275106, 1123695248, -2016547405, -640754615, -1864255894, 26769470, 1078845556,
    2117317057, 492393472])
output = Output('output', (I32, [2, 2, 3]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [2, 0],
    output: [-640754615, -1864255894, 26769470, 1078845556, 2117317057, 492393472, 2057022981, -651962383,
    1075260929, 605756901, -1802679457, 2090034658],
}, name='rank_3_int32')

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
values = Parameter('values', (F32, [4, 2, 1, 2]), [-0.51, 7.633, -3.167, -1.088, 7.51, 8.283, -2.325, 0.582, 2.913, -1.37, -4.069, 7.26, 5.559,
    -5.039, -6.123, -5.188])
output = Output('output', (F32, [3, 2, 1, 2]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [1, 3, 1],
    output: [7.51, 8.283, -2.325, 0.582, 5.559, -5.039, -6.123, -5.188, 7.51, 8.283, -2.325, 0.582],
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
values = Parameter('values', (U8, [4, 2, 1, 2], 2.25, 0), [0, 255, 253, 211, 220, 89, 157, 137, 177, 118, 23, 56, 206, 79, 226, 82])
output = Output('output', (U8, [3, 2, 1, 2], 2.25, 0))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [1, 3, 1],
    output: [220, 89, 157, 137, 206, 79, 226, 82, 220, 89, 157, 137],
}, name='rank_4_quant8').AddVariations(signed(values, output)).DisableLifeTimeVariation()

# Rows in the order that is asked for.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [3]))
values = Parameter('values', (I32, [4, 2, 1, 2]), [747821518, -1938045757, 441116425, -152226387, 319263630, -2064236369, -1254842301, 527257940,
    2066947891, -160313404, -799343473, 1058216677, 1083640491, -850954561, 1966530714, -1791409133])
output = Output('output', (I32, [3, 2, 1, 2]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(output)
Example({
    lookups: [1, 3, 1],
    output: [319263630, -2064236369, -1254842301, 527257940, 1083640491, -850954561, 1966530714, -1791409133,
    319263630, -2064236369, -1254842301, 527257940],
}, name='rank_4_int32').DisableLifeTimeVariation()

# Copied to the bit: every step shows.
# Expected values: float64 formula.
lookups = Input('lookups', (I32, [2]))
values = Input('values', (U8, [4, 3], 0.5, 77))
rows = Internal('rows', (U8, [2, 3], 0.5, 77))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', lookups, values).To(rows)
model.Operation('DEQUANTIZE', rows).To(output)
Example({
    lookups: [3, 1],
    values: [0, 255, 239, 183, 151, 199, 97, 232, 18, 228, 32, 149],
    output: [75.5, -22.5, 36.0, 53.0, 37.0, 61.0],
}, name='real_codes').AddVariations(signed(values, rows)).DisableLifeTimeVariation()
