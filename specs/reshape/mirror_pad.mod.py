# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# MIRROR_PAD: both modes, every side, types.

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [1, 2]), [2, 3])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_FLOAT32', [9]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0.893, -8.505, 3.841, 8.658],
    output: [3.841, -8.505, 0.893, -8.505, 3.841, 8.658, 3.841, -8.505, 0.893],
}, name='reflect_vector').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 101))
paddings = Parameter('paddings', ('TENSOR_INT32', [1, 2]), [2, 3])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [9], 0.5, 101))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 120, 169],
    output: [120, 255, 0, 255, 120, 169, 120, 255, 0],
}, name='reflect_vector_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -27),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -27),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [1, 2]), [2, 3])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_INT32', [9]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-1307478718, 955172213, 1838450187, -285056665],
    output: [1838450187, 955172213, -1307478718, 955172213, 1838450187, -285056665, 1838450187, 955172213,
    -1307478718],
}, name='reflect_vector_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [2, 0, 3, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_FLOAT32', [5, 7]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-4.481, 3.105, -3.1, -3.266, -1.907, -2.85, -6.516, 8.108, -3.293, 2.702, -3.706, 4.874],
    output: [4.874, -3.706, 2.702, -3.293, 2.702, -3.706, 4.874, 8.108, -6.516, -2.85, -1.907, -2.85, -6.516,
    8.108, -3.266, -3.1, 3.105, -4.481, 3.105, -3.1, -3.266, 8.108, -6.516, -2.85, -1.907, -2.85,
    -6.516, 8.108, 4.874, -3.706, 2.702, -3.293, 2.702, -3.706, 4.874],
}, name='reflect_before').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.013700000010430813, 0))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [2, 0, 3, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [5, 7], 0.013700000010430813, 0))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 251, 47, 128, 151, 72, 140, 244, 253, 109, 22],
    output: [22, 109, 253, 244, 253, 109, 22, 140, 72, 151, 128, 151, 72, 140, 47, 251, 255, 0, 255, 251, 47,
    140, 72, 151, 128, 151, 72, 140, 22, 109, 253, 244, 253, 109, 22],
}, name='reflect_before_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013700000010430813, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013700000010430813, -128),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [3, 4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [2, 0, 3, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_INT32', [5, 7]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-1174797378, 309267203, 334969091, 815941104, 182704838, -542361886, -1568790752, -788352804,
    -242033647, 1064636416, -1231767301, 50413759],
    output: [50413759, -1231767301, 1064636416, -242033647, 1064636416, -1231767301, 50413759, -788352804,
    -1568790752, -542361886, 182704838, -542361886, -1568790752, -788352804, 815941104, 334969091,
    309267203, -1174797378, 309267203, 334969091, 815941104, -788352804, -1568790752, -542361886,
    182704838, -542361886, -1568790752, -788352804, 50413759, -1231767301, 1064636416, -242033647,
    1064636416, -1231767301, 50413759],
}, name='reflect_before_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [0, 1, 0, 2])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_FLOAT32', [4, 6]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [4.749, 3.096, -2.44, 3.661, 3.521, -2.788, -3.437, 3.521, 4.458, -2.031, 7.036, -4.813],
    output: [4.749, 3.096, -2.44, 3.661, -2.44, 3.096, 3.521, -2.788, -3.437, 3.521, -3.437, -2.788, 4.458,
    -2.031, 7.036, -4.813, 7.036, -2.031, 3.521, -2.788, -3.437, 3.521, -3.437, -2.788],
}, name='reflect_after').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4], 2.25, 255))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [0, 1, 0, 2])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [4, 6], 2.25, 255))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 103, 177, 245, 37, 55, 146, 200, 224, 151, 199],
    output: [0, 255, 103, 177, 103, 255, 245, 37, 55, 146, 55, 37, 200, 224, 151, 199, 151, 224, 245, 37, 55,
    146, 55, 37],
}, name='reflect_after_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.25, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.25, 127),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [3, 4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [0, 1, 0, 2])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_INT32', [4, 6]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-2049271515, 880732798, 1096008822, -444320055, 206710496, -2086603973, -105148541, -1636664202,
    -783468803, 2036859319, -614531142, -831869252],
    output: [-2049271515, 880732798, 1096008822, -444320055, 1096008822, 880732798, 206710496, -2086603973,
    -105148541, -1636664202, -105148541, -2086603973, -783468803, 2036859319, -614531142,
    -831869252, -614531142, 2036859319, 206710496, -2086603973, -105148541, -1636664202, -105148541,
    -2086603973],
}, name='reflect_after_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [1, 2, 3, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_FLOAT32', [6, 8]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0.038, 7.159, -0.621, 0.036, -4.671, -3.696, 1.213, 3.882, -0.642, -0.677, -7.19, 0.961],
    output: [3.882, 1.213, -3.696, -4.671, -3.696, 1.213, 3.882, 1.213, 0.036, -0.621, 7.159, 0.038, 7.159,
    -0.621, 0.036, -0.621, 3.882, 1.213, -3.696, -4.671, -3.696, 1.213, 3.882, 1.213, 0.961, -7.19,
    -0.677, -0.642, -0.677, -7.19, 0.961, -7.19, 3.882, 1.213, -3.696, -4.671, -3.696, 1.213, 3.882,
    1.213, 0.036, -0.621, 7.159, 0.038, 7.159, -0.621, 0.036, -0.621],
}, name='reflect_matrix').AddVariations('relaxed', 'float16')

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.10000000149011612, 37))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [1, 2, 3, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [6, 8], 0.10000000149011612, 37))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 156, 239, 184, 112, 102, 183, 163, 191, 6, 67],
    output: [183, 102, 112, 184, 112, 102, 183, 102, 239, 156, 255, 0, 255, 156, 239, 156, 183, 102, 112, 184,
    112, 102, 183, 102, 67, 6, 191, 163, 191, 6, 67, 6, 183, 102, 112, 184, 112, 102, 183, 102, 239,
    156, 255, 0, 255, 156, 239, 156],
}, name='reflect_matrix_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -91),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -91),
}))

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [3, 4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [1, 2, 3, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_INT32', [6, 8]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-126402436, 1040165584, -1531584967, 2119445069, 533709685, 1084931676, 213043198, -1936651903,
    -819297082, -2090186586, -1428997618, -1068639011],
    output: [-1936651903, 213043198, 1084931676, 533709685, 1084931676, 213043198, -1936651903, 213043198,
    2119445069, -1531584967, 1040165584, -126402436, 1040165584, -1531584967, 2119445069,
    -1531584967, -1936651903, 213043198, 1084931676, 533709685, 1084931676, 213043198, -1936651903,
    213043198, -1068639011, -1428997618, -2090186586, -819297082, -2090186586, -1428997618,
    -1068639011, -1428997618, -1936651903, 213043198, 1084931676, 533709685, 1084931676, 213043198,
    -1936651903, 213043198, 2119445069, -1531584967, 1040165584, -126402436, 1040165584,
    -1531584967, 2119445069, -1531584967],
}, name='reflect_matrix_int32')

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
paddings = Parameter('paddings', ('TENSOR_INT32', [3, 2]), [1, 0, 0, 2, 1, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_FLOAT32', [3, 5, 5]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [2.733, 2.334, 3.233, 3.252, 6.321, 1.298, 5.78, -1.433, 7.431, 5.958, -1.974, -3.562, 4.395,
    -4.589, -2.095, 1.327, -3.943, 0.921],
    output: [-1.974, 5.958, -1.974, -3.562, -1.974, -4.589, 4.395, -4.589, -2.095, -4.589, -3.943, 1.327,
    -3.943, 0.921, -3.943, -4.589, 4.395, -4.589, -2.095, -4.589, -1.974, 5.958, -1.974, -3.562,
    -1.974, 2.334, 2.733, 2.334, 3.233, 2.334, 6.321, 3.252, 6.321, 1.298, 6.321, -1.433, 5.78,
    -1.433, 7.431, -1.433, 6.321, 3.252, 6.321, 1.298, 6.321, 2.334, 2.733, 2.334, 3.233, 2.334,
    -1.974, 5.958, -1.974, -3.562, -1.974, -4.589, 4.395, -4.589, -2.095, -4.589, -3.943, 1.327,
    -3.943, 0.921, -3.943, -4.589, 4.395, -4.589, -2.095, -4.589, -1.974, 5.958, -1.974, -3.562,
    -1.974],
}, name='reflect_rank_3').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.5, 128))
paddings = Parameter('paddings', ('TENSOR_INT32', [3, 2]), [1, 0, 0, 2, 1, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 5, 5], 0.5, 128))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 49, 250, 156, 247, 210, 159, 250, 231, 117, 150, 191, 206, 152, 96, 63, 129],
    output: [117, 231, 117, 150, 117, 206, 191, 206, 152, 206, 63, 96, 63, 129, 63, 206, 191, 206, 152, 206,
    117, 231, 117, 150, 117, 255, 0, 255, 49, 255, 156, 250, 156, 247, 156, 159, 210, 159, 250, 159,
    156, 250, 156, 247, 156, 255, 0, 255, 49, 255, 117, 231, 117, 150, 117, 206, 191, 206, 152, 206,
    63, 96, 63, 129, 63, 206, 191, 206, 152, 206, 117, 231, 117, 150, 117],
}, name='reflect_rank_3_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [2, 3, 3]))
paddings = Parameter('paddings', ('TENSOR_INT32', [3, 2]), [1, 0, 0, 2, 1, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_INT32', [3, 5, 5]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [568953156, 1364180507, -1645176955, -657301436, -1286443851, -1151155052, -1870371322, -1442601280,
    852877970, 1871173746, 1365216560, -692910709, -1065825783, 1214526298, 1395544286, 2058804310,
    1486870355, -1326906865],
    output: [1365216560, 1871173746, 1365216560, -692910709, 1365216560, 1214526298, -1065825783, 1214526298,
    1395544286, 1214526298, 1486870355, 2058804310, 1486870355, -1326906865, 1486870355, 1214526298,
    -1065825783, 1214526298, 1395544286, 1214526298, 1365216560, 1871173746, 1365216560, -692910709,
    1365216560, 1364180507, 568953156, 1364180507, -1645176955, 1364180507, -1286443851, -657301436,
    -1286443851, -1151155052, -1286443851, -1442601280, -1870371322, -1442601280, 852877970,
    -1442601280, -1286443851, -657301436, -1286443851, -1151155052, -1286443851, 1364180507,
    568953156, 1364180507, -1645176955, 1364180507, 1365216560, 1871173746, 1365216560, -692910709,
    1365216560, 1214526298, -1065825783, 1214526298, 1395544286, 1214526298, 1486870355, 2058804310,
    1486870355, -1326906865, 1486870355, 1214526298, -1065825783, 1214526298, 1395544286,
    1214526298, 1365216560, 1871173746, 1365216560, -692910709, 1365216560],
}, name='reflect_rank_3_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [4, 2]), [0, 0, 2, 1, 1, 3, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_FLOAT32', [1, 6, 8, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-6.643, -1.292, -3.358, -6.321, 1.398, 3.988, -4.432, 7.765, 5.856, 8.069, 3.018, -4.635, 5.166,
    -0.28, -3.459, -5.702, 8.94, 8.248, 6.3, 3.234, 6.474, -2.993, 5.654, 5.841],
    output: [6.3, 3.234, 8.94, 8.248, 6.3, 3.234, 6.474, -2.993, 5.654, 5.841, 6.474, -2.993, 6.3, 3.234, 8.94,
    8.248, 3.018, -4.635, 5.856, 8.069, 3.018, -4.635, 5.166, -0.28, -3.459, -5.702, 5.166, -0.28,
    3.018, -4.635, 5.856, 8.069, -3.358, -6.321, -6.643, -1.292, -3.358, -6.321, 1.398, 3.988,
    -4.432, 7.765, 1.398, 3.988, -3.358, -6.321, -6.643, -1.292, 3.018, -4.635, 5.856, 8.069, 3.018,
    -4.635, 5.166, -0.28, -3.459, -5.702, 5.166, -0.28, 3.018, -4.635, 5.856, 8.069, 6.3, 3.234,
    8.94, 8.248, 6.3, 3.234, 6.474, -2.993, 5.654, 5.841, 6.474, -2.993, 6.3, 3.234, 8.94, 8.248,
    3.018, -4.635, 5.856, 8.069, 3.018, -4.635, 5.166, -0.28, -3.459, -5.702, 5.166, -0.28, 3.018,
    -4.635, 5.856, 8.069],
}, name='reflect_image').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.013700000010430813, 101))
paddings = Parameter('paddings', ('TENSOR_INT32', [4, 2]), [0, 0, 2, 1, 1, 3, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 6, 8, 2], 0.013700000010430813, 101))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 190, 216, 24, 40, 89, 168, 88, 43, 73, 214, 25, 221, 53, 209, 166, 167, 218, 118, 156, 5,
    38, 131],
    output: [218, 118, 166, 167, 218, 118, 156, 5, 38, 131, 156, 5, 218, 118, 166, 167, 73, 214, 88, 43, 73,
    214, 25, 221, 53, 209, 25, 221, 73, 214, 88, 43, 190, 216, 0, 255, 190, 216, 24, 40, 89, 168,
    24, 40, 190, 216, 0, 255, 73, 214, 88, 43, 73, 214, 25, 221, 53, 209, 25, 221, 73, 214, 88, 43,
    218, 118, 166, 167, 218, 118, 156, 5, 38, 131, 156, 5, 218, 118, 166, 167, 73, 214, 88, 43, 73,
    214, 25, 221, 53, 209, 25, 221, 73, 214, 88, 43],
}, name='reflect_image_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013700000010430813, -27),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013700000010430813, -27),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [1, 3, 4, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [4, 2]), [0, 0, 2, 1, 1, 3, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_INT32', [1, 6, 8, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-651663501, 2095884902, -1531240451, -1583777743, 1424987129, 245930262, 1856312041, 1588687949,
    -30168220, 1561603077, -1364038553, -1411021350, -1381873812, 1862531802, 1291780225, 487550236,
    -215562512, 688087700, -1880969477, 1592336087, -1818539466, 781323804, -376379935, -677194794],
    output: [-1880969477, 1592336087, -215562512, 688087700, -1880969477, 1592336087, -1818539466, 781323804,
    -376379935, -677194794, -1818539466, 781323804, -1880969477, 1592336087, -215562512, 688087700,
    -1364038553, -1411021350, -30168220, 1561603077, -1364038553, -1411021350, -1381873812,
    1862531802, 1291780225, 487550236, -1381873812, 1862531802, -1364038553, -1411021350, -30168220,
    1561603077, -1531240451, -1583777743, -651663501, 2095884902, -1531240451, -1583777743,
    1424987129, 245930262, 1856312041, 1588687949, 1424987129, 245930262, -1531240451, -1583777743,
    -651663501, 2095884902, -1364038553, -1411021350, -30168220, 1561603077, -1364038553,
    -1411021350, -1381873812, 1862531802, 1291780225, 487550236, -1381873812, 1862531802,
    -1364038553, -1411021350, -30168220, 1561603077, -1880969477, 1592336087, -215562512, 688087700,
    -1880969477, 1592336087, -1818539466, 781323804, -376379935, -677194794, -1818539466, 781323804,
    -1880969477, 1592336087, -215562512, 688087700, -1364038553, -1411021350, -30168220, 1561603077,
    -1364038553, -1411021350, -1381873812, 1862531802, 1291780225, 487550236, -1381873812,
    1862531802, -1364038553, -1411021350, -30168220, 1561603077],
}, name='reflect_image_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 1, 2, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [4, 2]), [2, 1, 0, 0, 0, 1, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_FLOAT32', [6, 1, 3, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-0.486, -3.361, -4.947, -1.076, 1.62, -7.248, -3.966, 8.531, -3.123, 4.198, 5.077, -8.25],
    output: [-3.123, 4.198, 5.077, -8.25, -3.123, 4.198, 1.62, -7.248, -3.966, 8.531, 1.62, -7.248, -0.486,
    -3.361, -4.947, -1.076, -0.486, -3.361, 1.62, -7.248, -3.966, 8.531, 1.62, -7.248, -3.123,
    4.198, 5.077, -8.25, -3.123, 4.198, 1.62, -7.248, -3.966, 8.531, 1.62, -7.248],
}, name='reflect_batches').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 2.25, 0))
paddings = Parameter('paddings', ('TENSOR_INT32', [4, 2]), [2, 1, 0, 0, 0, 1, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [6, 1, 3, 2], 2.25, 0))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 155, 147, 193, 209, 183, 179, 87, 64, 222, 95],
    output: [87, 64, 222, 95, 87, 64, 193, 209, 183, 179, 193, 209, 0, 255, 155, 147, 0, 255, 193, 209, 183,
    179, 193, 209, 87, 64, 222, 95, 87, 64, 193, 209, 183, 179, 193, 209],
}, name='reflect_batches_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.25, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.25, -128),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [3, 1, 2, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [4, 2]), [2, 1, 0, 0, 0, 1, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_INT32', [6, 1, 3, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [1026619722, -922028060, 531205757, -930196247, 1302839540, -1683322431, -1876472928, 361945968,
    -864413116, 1560347525, -1639859443, 1191231370],
    output: [-864413116, 1560347525, -1639859443, 1191231370, -864413116, 1560347525, 1302839540, -1683322431,
    -1876472928, 361945968, 1302839540, -1683322431, 1026619722, -922028060, 531205757, -930196247,
    1026619722, -922028060, 1302839540, -1683322431, -1876472928, 361945968, 1302839540,
    -1683322431, -864413116, 1560347525, -1639859443, 1191231370, -864413116, 1560347525,
    1302839540, -1683322431, -1876472928, 361945968, 1302839540, -1683322431],
}, name='reflect_batches_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-3.85, 7.067, -1.037, 8.198],
    output: [-3.85, 7.067, -1.037, 8.198],
}, name='reflect_none').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.10000000149011612, 255))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.10000000149011612, 255))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 55, 80],
    output: [0, 255, 55, 80],
}, name='reflect_none_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 127),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [2, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_INT32', [2, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [652271352, 2126423126, -1134385220, 2000619015],
    output: [652271352, 2126423126, -1134385220, 2000619015],
}, name='reflect_none_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [2, 2, 1, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_FLOAT32', [7, 4]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [3.472, 7.977, 7.074, 2.304, -2.677, -1.151],
    output: [-1.151, -2.677, -1.151, -2.677, 2.304, 7.074, 2.304, 7.074, 7.977, 3.472, 7.977, 3.472, 2.304,
    7.074, 2.304, 7.074, -1.151, -2.677, -1.151, -2.677, 2.304, 7.074, 2.304, 7.074, 7.977, 3.472,
    7.977, 3.472],
}, name='reflect_most').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 37))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [2, 2, 1, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [7, 4], 0.5, 37))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 17, 245, 220, 15],
    output: [15, 220, 15, 220, 245, 17, 245, 17, 255, 0, 255, 0, 245, 17, 245, 17, 15, 220, 15, 220, 245, 17,
    245, 17, 255, 0, 255, 0],
}, name='reflect_most_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -91),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -91),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [3, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [2, 2, 1, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', ('TENSOR_INT32', [7, 4]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-1327222097, 1092652686, 339719719, 1704736460, -207141513, -624519847],
    output: [-624519847, -207141513, -624519847, -207141513, 1704736460, 339719719, 1704736460, 339719719,
    1092652686, -1327222097, 1092652686, -1327222097, 1704736460, 339719719, 1704736460, 339719719,
    -624519847, -207141513, -624519847, -207141513, 1704736460, 339719719, 1704736460, 339719719,
    1092652686, -1327222097, 1092652686, -1327222097],
}, name='reflect_most_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [1, 2]), [2, 3])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_FLOAT32', [9]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0.893, -8.505, 3.841, 8.658],
    output: [-8.505, 0.893, 0.893, -8.505, 3.841, 8.658, 8.658, 3.841, -8.505],
}, name='symmetric_vector').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 101))
paddings = Parameter('paddings', ('TENSOR_INT32', [1, 2]), [2, 3])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [9], 0.5, 101))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 120, 169],
    output: [255, 0, 0, 255, 120, 169, 169, 120, 255],
}, name='symmetric_vector_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -27),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -27),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [1, 2]), [2, 3])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_INT32', [9]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-1307478718, 955172213, 1838450187, -285056665],
    output: [955172213, -1307478718, -1307478718, 955172213, 1838450187, -285056665, -285056665, 1838450187,
    955172213],
}, name='symmetric_vector_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [2, 0, 3, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_FLOAT32', [5, 7]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-4.481, 3.105, -3.1, -3.266, -1.907, -2.85, -6.516, 8.108, -3.293, 2.702, -3.706, 4.874],
    output: [-6.516, -2.85, -1.907, -1.907, -2.85, -6.516, 8.108, -3.1, 3.105, -4.481, -4.481, 3.105, -3.1,
    -3.266, -3.1, 3.105, -4.481, -4.481, 3.105, -3.1, -3.266, -6.516, -2.85, -1.907, -1.907, -2.85,
    -6.516, 8.108, -3.706, 2.702, -3.293, -3.293, 2.702, -3.706, 4.874],
}, name='symmetric_before').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.013700000010430813, 0))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [2, 0, 3, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [5, 7], 0.013700000010430813, 0))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 251, 47, 128, 151, 72, 140, 244, 253, 109, 22],
    output: [72, 151, 128, 128, 151, 72, 140, 251, 255, 0, 0, 255, 251, 47, 251, 255, 0, 0, 255, 251, 47, 72,
    151, 128, 128, 151, 72, 140, 109, 253, 244, 244, 253, 109, 22],
}, name='symmetric_before_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013700000010430813, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013700000010430813, -128),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [3, 4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [2, 0, 3, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_INT32', [5, 7]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-1174797378, 309267203, 334969091, 815941104, 182704838, -542361886, -1568790752, -788352804,
    -242033647, 1064636416, -1231767301, 50413759],
    output: [-1568790752, -542361886, 182704838, 182704838, -542361886, -1568790752, -788352804, 334969091,
    309267203, -1174797378, -1174797378, 309267203, 334969091, 815941104, 334969091, 309267203,
    -1174797378, -1174797378, 309267203, 334969091, 815941104, -1568790752, -542361886, 182704838,
    182704838, -542361886, -1568790752, -788352804, -1231767301, 1064636416, -242033647, -242033647,
    1064636416, -1231767301, 50413759],
}, name='symmetric_before_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [0, 1, 0, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_FLOAT32', [4, 6]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [4.749, 3.096, -2.44, 3.661, 3.521, -2.788, -3.437, 3.521, 4.458, -2.031, 7.036, -4.813],
    output: [4.749, 3.096, -2.44, 3.661, 3.661, -2.44, 3.521, -2.788, -3.437, 3.521, 3.521, -3.437, 4.458,
    -2.031, 7.036, -4.813, -4.813, 7.036, 4.458, -2.031, 7.036, -4.813, -4.813, 7.036],
}, name='symmetric_after').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4], 2.25, 255))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [0, 1, 0, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [4, 6], 2.25, 255))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 103, 177, 245, 37, 55, 146, 200, 224, 151, 199],
    output: [0, 255, 103, 177, 177, 103, 245, 37, 55, 146, 146, 55, 200, 224, 151, 199, 199, 151, 200, 224, 151,
    199, 199, 151],
}, name='symmetric_after_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.25, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.25, 127),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [3, 4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [0, 1, 0, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_INT32', [4, 6]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-2049271515, 880732798, 1096008822, -444320055, 206710496, -2086603973, -105148541, -1636664202,
    -783468803, 2036859319, -614531142, -831869252],
    output: [-2049271515, 880732798, 1096008822, -444320055, -444320055, 1096008822, 206710496, -2086603973,
    -105148541, -1636664202, -1636664202, -105148541, -783468803, 2036859319, -614531142,
    -831869252, -831869252, -614531142, -783468803, 2036859319, -614531142, -831869252, -831869252,
    -614531142],
}, name='symmetric_after_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [1, 2, 3, 1])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_FLOAT32', [6, 8]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0.038, 7.159, -0.621, 0.036, -4.671, -3.696, 1.213, 3.882, -0.642, -0.677, -7.19, 0.961],
    output: [-0.621, 7.159, 0.038, 0.038, 7.159, -0.621, 0.036, 0.036, -0.621, 7.159, 0.038, 0.038, 7.159,
    -0.621, 0.036, 0.036, 1.213, -3.696, -4.671, -4.671, -3.696, 1.213, 3.882, 3.882, -7.19, -0.677,
    -0.642, -0.642, -0.677, -7.19, 0.961, 0.961, -7.19, -0.677, -0.642, -0.642, -0.677, -7.19,
    0.961, 0.961, 1.213, -3.696, -4.671, -4.671, -3.696, 1.213, 3.882, 3.882],
}, name='symmetric_matrix').AddVariations('relaxed', 'float16')

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.10000000149011612, 37))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [1, 2, 3, 1])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [6, 8], 0.10000000149011612, 37))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 156, 239, 184, 112, 102, 183, 163, 191, 6, 67],
    output: [156, 255, 0, 0, 255, 156, 239, 239, 156, 255, 0, 0, 255, 156, 239, 239, 102, 112, 184, 184, 112,
    102, 183, 183, 6, 191, 163, 163, 191, 6, 67, 67, 6, 191, 163, 163, 191, 6, 67, 67, 102, 112,
    184, 184, 112, 102, 183, 183],
}, name='symmetric_matrix_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -91),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -91),
}))

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [3, 4]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [1, 2, 3, 1])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_INT32', [6, 8]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-126402436, 1040165584, -1531584967, 2119445069, 533709685, 1084931676, 213043198, -1936651903,
    -819297082, -2090186586, -1428997618, -1068639011],
    output: [-1531584967, 1040165584, -126402436, -126402436, 1040165584, -1531584967, 2119445069, 2119445069,
    -1531584967, 1040165584, -126402436, -126402436, 1040165584, -1531584967, 2119445069,
    2119445069, 213043198, 1084931676, 533709685, 533709685, 1084931676, 213043198, -1936651903,
    -1936651903, -1428997618, -2090186586, -819297082, -819297082, -2090186586, -1428997618,
    -1068639011, -1068639011, -1428997618, -2090186586, -819297082, -819297082, -2090186586,
    -1428997618, -1068639011, -1068639011, 213043198, 1084931676, 533709685, 533709685, 1084931676,
    213043198, -1936651903, -1936651903],
}, name='symmetric_matrix_int32')

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 3]))
paddings = Parameter('paddings', ('TENSOR_INT32', [3, 2]), [1, 0, 0, 2, 1, 1])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_FLOAT32', [3, 5, 5]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [2.733, 2.334, 3.233, 3.252, 6.321, 1.298, 5.78, -1.433, 7.431, 5.958, -1.974, -3.562, 4.395,
    -4.589, -2.095, 1.327, -3.943, 0.921],
    output: [2.733, 2.733, 2.334, 3.233, 3.233, 3.252, 3.252, 6.321, 1.298, 1.298, 5.78, 5.78, -1.433, 7.431,
    7.431, 5.78, 5.78, -1.433, 7.431, 7.431, 3.252, 3.252, 6.321, 1.298, 1.298, 2.733, 2.733, 2.334,
    3.233, 3.233, 3.252, 3.252, 6.321, 1.298, 1.298, 5.78, 5.78, -1.433, 7.431, 7.431, 5.78, 5.78,
    -1.433, 7.431, 7.431, 3.252, 3.252, 6.321, 1.298, 1.298, 5.958, 5.958, -1.974, -3.562, -3.562,
    4.395, 4.395, -4.589, -2.095, -2.095, 1.327, 1.327, -3.943, 0.921, 0.921, 1.327, 1.327, -3.943,
    0.921, 0.921, 4.395, 4.395, -4.589, -2.095, -2.095],
}, name='symmetric_rank_3').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.5, 128))
paddings = Parameter('paddings', ('TENSOR_INT32', [3, 2]), [1, 0, 0, 2, 1, 1])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 5, 5], 0.5, 128))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 49, 250, 156, 247, 210, 159, 250, 231, 117, 150, 191, 206, 152, 96, 63, 129],
    output: [0, 0, 255, 49, 49, 250, 250, 156, 247, 247, 210, 210, 159, 250, 250, 210, 210, 159, 250, 250, 250,
    250, 156, 247, 247, 0, 0, 255, 49, 49, 250, 250, 156, 247, 247, 210, 210, 159, 250, 250, 210,
    210, 159, 250, 250, 250, 250, 156, 247, 247, 231, 231, 117, 150, 150, 191, 191, 206, 152, 152,
    96, 96, 63, 129, 129, 96, 96, 63, 129, 129, 191, 191, 206, 152, 152],
}, name='symmetric_rank_3_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [2, 3, 3]))
paddings = Parameter('paddings', ('TENSOR_INT32', [3, 2]), [1, 0, 0, 2, 1, 1])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_INT32', [3, 5, 5]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [568953156, 1364180507, -1645176955, -657301436, -1286443851, -1151155052, -1870371322, -1442601280,
    852877970, 1871173746, 1365216560, -692910709, -1065825783, 1214526298, 1395544286, 2058804310,
    1486870355, -1326906865],
    output: [568953156, 568953156, 1364180507, -1645176955, -1645176955, -657301436, -657301436, -1286443851,
    -1151155052, -1151155052, -1870371322, -1870371322, -1442601280, 852877970, 852877970,
    -1870371322, -1870371322, -1442601280, 852877970, 852877970, -657301436, -657301436,
    -1286443851, -1151155052, -1151155052, 568953156, 568953156, 1364180507, -1645176955,
    -1645176955, -657301436, -657301436, -1286443851, -1151155052, -1151155052, -1870371322,
    -1870371322, -1442601280, 852877970, 852877970, -1870371322, -1870371322, -1442601280,
    852877970, 852877970, -657301436, -657301436, -1286443851, -1151155052, -1151155052, 1871173746,
    1871173746, 1365216560, -692910709, -692910709, -1065825783, -1065825783, 1214526298,
    1395544286, 1395544286, 2058804310, 2058804310, 1486870355, -1326906865, -1326906865,
    2058804310, 2058804310, 1486870355, -1326906865, -1326906865, -1065825783, -1065825783,
    1214526298, 1395544286, 1395544286],
}, name='symmetric_rank_3_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [4, 2]), [0, 0, 2, 1, 1, 3, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_FLOAT32', [1, 6, 8, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-6.643, -1.292, -3.358, -6.321, 1.398, 3.988, -4.432, 7.765, 5.856, 8.069, 3.018, -4.635, 5.166,
    -0.28, -3.459, -5.702, 8.94, 8.248, 6.3, 3.234, 6.474, -2.993, 5.654, 5.841],
    output: [5.856, 8.069, 5.856, 8.069, 3.018, -4.635, 5.166, -0.28, -3.459, -5.702, -3.459, -5.702, 5.166,
    -0.28, 3.018, -4.635, -6.643, -1.292, -6.643, -1.292, -3.358, -6.321, 1.398, 3.988, -4.432,
    7.765, -4.432, 7.765, 1.398, 3.988, -3.358, -6.321, -6.643, -1.292, -6.643, -1.292, -3.358,
    -6.321, 1.398, 3.988, -4.432, 7.765, -4.432, 7.765, 1.398, 3.988, -3.358, -6.321, 5.856, 8.069,
    5.856, 8.069, 3.018, -4.635, 5.166, -0.28, -3.459, -5.702, -3.459, -5.702, 5.166, -0.28, 3.018,
    -4.635, 8.94, 8.248, 8.94, 8.248, 6.3, 3.234, 6.474, -2.993, 5.654, 5.841, 5.654, 5.841, 6.474,
    -2.993, 6.3, 3.234, 8.94, 8.248, 8.94, 8.248, 6.3, 3.234, 6.474, -2.993, 5.654, 5.841, 5.654,
    5.841, 6.474, -2.993, 6.3, 3.234],
}, name='symmetric_image').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.013700000010430813, 101))
paddings = Parameter('paddings', ('TENSOR_INT32', [4, 2]), [0, 0, 2, 1, 1, 3, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 6, 8, 2], 0.013700000010430813, 101))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 190, 216, 24, 40, 89, 168, 88, 43, 73, 214, 25, 221, 53, 209, 166, 167, 218, 118, 156, 5,
    38, 131],
    output: [88, 43, 88, 43, 73, 214, 25, 221, 53, 209, 53, 209, 25, 221, 73, 214, 0, 255, 0, 255, 190, 216, 24,
    40, 89, 168, 89, 168, 24, 40, 190, 216, 0, 255, 0, 255, 190, 216, 24, 40, 89, 168, 89, 168, 24,
    40, 190, 216, 88, 43, 88, 43, 73, 214, 25, 221, 53, 209, 53, 209, 25, 221, 73, 214, 166, 167,
    166, 167, 218, 118, 156, 5, 38, 131, 38, 131, 156, 5, 218, 118, 166, 167, 166, 167, 218, 118,
    156, 5, 38, 131, 38, 131, 156, 5, 218, 118],
}, name='symmetric_image_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013700000010430813, -27),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013700000010430813, -27),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [1, 3, 4, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [4, 2]), [0, 0, 2, 1, 1, 3, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_INT32', [1, 6, 8, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-651663501, 2095884902, -1531240451, -1583777743, 1424987129, 245930262, 1856312041, 1588687949,
    -30168220, 1561603077, -1364038553, -1411021350, -1381873812, 1862531802, 1291780225, 487550236,
    -215562512, 688087700, -1880969477, 1592336087, -1818539466, 781323804, -376379935, -677194794],
    output: [-30168220, 1561603077, -30168220, 1561603077, -1364038553, -1411021350, -1381873812, 1862531802,
    1291780225, 487550236, 1291780225, 487550236, -1381873812, 1862531802, -1364038553, -1411021350,
    -651663501, 2095884902, -651663501, 2095884902, -1531240451, -1583777743, 1424987129, 245930262,
    1856312041, 1588687949, 1856312041, 1588687949, 1424987129, 245930262, -1531240451, -1583777743,
    -651663501, 2095884902, -651663501, 2095884902, -1531240451, -1583777743, 1424987129, 245930262,
    1856312041, 1588687949, 1856312041, 1588687949, 1424987129, 245930262, -1531240451, -1583777743,
    -30168220, 1561603077, -30168220, 1561603077, -1364038553, -1411021350, -1381873812, 1862531802,
    1291780225, 487550236, 1291780225, 487550236, -1381873812, 1862531802, -1364038553, -1411021350,
    -215562512, 688087700, -215562512, 688087700, -1880969477, 1592336087, -1818539466, 781323804,
    -376379935, -677194794, -376379935, -677194794, -1818539466, 781323804, -1880969477, 1592336087,
    -215562512, 688087700, -215562512, 688087700, -1880969477, 1592336087, -1818539466, 781323804,
    -376379935, -677194794, -376379935, -677194794, -1818539466, 781323804, -1880969477, 1592336087],
}, name='symmetric_image_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 1, 2, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [4, 2]), [2, 1, 0, 0, 0, 1, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_FLOAT32', [6, 1, 3, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-0.486, -3.361, -4.947, -1.076, 1.62, -7.248, -3.966, 8.531, -3.123, 4.198, 5.077, -8.25],
    output: [1.62, -7.248, -3.966, 8.531, -3.966, 8.531, -0.486, -3.361, -4.947, -1.076, -4.947, -1.076, -0.486,
    -3.361, -4.947, -1.076, -4.947, -1.076, 1.62, -7.248, -3.966, 8.531, -3.966, 8.531, -3.123,
    4.198, 5.077, -8.25, 5.077, -8.25, -3.123, 4.198, 5.077, -8.25, 5.077, -8.25],
}, name='symmetric_batches').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 2.25, 0))
paddings = Parameter('paddings', ('TENSOR_INT32', [4, 2]), [2, 1, 0, 0, 0, 1, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [6, 1, 3, 2], 2.25, 0))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 155, 147, 193, 209, 183, 179, 87, 64, 222, 95],
    output: [193, 209, 183, 179, 183, 179, 0, 255, 155, 147, 155, 147, 0, 255, 155, 147, 155, 147, 193, 209,
    183, 179, 183, 179, 87, 64, 222, 95, 222, 95, 87, 64, 222, 95, 222, 95],
}, name='symmetric_batches_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.25, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.25, -128),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [3, 1, 2, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [4, 2]), [2, 1, 0, 0, 0, 1, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_INT32', [6, 1, 3, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [1026619722, -922028060, 531205757, -930196247, 1302839540, -1683322431, -1876472928, 361945968,
    -864413116, 1560347525, -1639859443, 1191231370],
    output: [1302839540, -1683322431, -1876472928, 361945968, -1876472928, 361945968, 1026619722, -922028060,
    531205757, -930196247, 531205757, -930196247, 1026619722, -922028060, 531205757, -930196247,
    531205757, -930196247, 1302839540, -1683322431, -1876472928, 361945968, -1876472928, 361945968,
    -864413116, 1560347525, -1639859443, 1191231370, -1639859443, 1191231370, -864413116,
    1560347525, -1639859443, 1191231370, -1639859443, 1191231370],
}, name='symmetric_batches_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-3.85, 7.067, -1.037, 8.198],
    output: [-3.85, 7.067, -1.037, 8.198],
}, name='symmetric_none').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.10000000149011612, 255))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.10000000149011612, 255))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 55, 80],
    output: [0, 255, 55, 80],
}, name='symmetric_none_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 127),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [2, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_INT32', [2, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [652271352, 2126423126, -1134385220, 2000619015],
    output: [652271352, 2126423126, -1134385220, 2000619015],
}, name='symmetric_none_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [3, 3, 2, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_FLOAT32', [9, 6]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [3.472, 7.977, 7.074, 2.304, -2.677, -1.151],
    output: [-1.151, -2.677, -2.677, -1.151, -1.151, -2.677, 2.304, 7.074, 7.074, 2.304, 2.304, 7.074, 7.977,
    3.472, 3.472, 7.977, 7.977, 3.472, 7.977, 3.472, 3.472, 7.977, 7.977, 3.472, 2.304, 7.074,
    7.074, 2.304, 2.304, 7.074, -1.151, -2.677, -2.677, -1.151, -1.151, -2.677, -1.151, -2.677,
    -2.677, -1.151, -1.151, -2.677, 2.304, 7.074, 7.074, 2.304, 2.304, 7.074, 7.977, 3.472, 3.472,
    7.977, 7.977, 3.472],
}, name='symmetric_most').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 37))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [3, 3, 2, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [9, 6], 0.5, 37))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 17, 245, 220, 15],
    output: [15, 220, 220, 15, 15, 220, 245, 17, 17, 245, 245, 17, 255, 0, 0, 255, 255, 0, 255, 0, 0, 255, 255,
    0, 245, 17, 17, 245, 245, 17, 15, 220, 220, 15, 15, 220, 15, 220, 220, 15, 15, 220, 245, 17, 17,
    245, 245, 17, 255, 0, 0, 255, 255, 0],
}, name='symmetric_most_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -91),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -91),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [3, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [3, 3, 2, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_INT32', [9, 6]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-1327222097, 1092652686, 339719719, 1704736460, -207141513, -624519847],
    output: [-624519847, -207141513, -207141513, -624519847, -624519847, -207141513, 1704736460, 339719719,
    339719719, 1704736460, 1704736460, 339719719, 1092652686, -1327222097, -1327222097, 1092652686,
    1092652686, -1327222097, 1092652686, -1327222097, -1327222097, 1092652686, 1092652686,
    -1327222097, 1704736460, 339719719, 339719719, 1704736460, 1704736460, 339719719, -624519847,
    -207141513, -207141513, -624519847, -624519847, -207141513, -624519847, -207141513, -207141513,
    -624519847, -624519847, -207141513, 1704736460, 339719719, 339719719, 1704736460, 1704736460,
    339719719, 1092652686, -1327222097, -1327222097, 1092652686, 1092652686, -1327222097],
}, name='symmetric_most_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 3]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [1, 1, 0, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_FLOAT32', [3, 5]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [7.834, -2.587, -2.759],
    output: [7.834, -2.587, -2.759, -2.759, -2.587, 7.834, -2.587, -2.759, -2.759, -2.587, 7.834, -2.587,
    -2.759, -2.759, -2.587],
}, name='symmetric_size_1').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.013700000010430813, 128))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [1, 1, 0, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 5], 0.013700000010430813, 128))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 138],
    output: [0, 255, 138, 138, 255, 0, 255, 138, 138, 255, 0, 255, 138, 138, 255],
}, name='symmetric_size_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013700000010430813, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013700000010430813, 0),
})).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [1, 3]))
paddings = Parameter('paddings', ('TENSOR_INT32', [2, 2]), [1, 1, 0, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', ('TENSOR_INT32', [3, 5]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-139950336, 1093860448, -1008344944],
    output: [-139950336, 1093860448, -1008344944, -1008344944, 1093860448, -139950336, 1093860448, -1008344944,
    -1008344944, 1093860448, -139950336, 1093860448, -1008344944, -1008344944, 1093860448],
}, name='symmetric_size_1_int32').DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 2]))
paddings = Parameter('paddings', ('TENSOR_INT32', [3, 2]), [1, 0, 0, 2, 1, 1])
output = Output('output', ('TENSOR_FLOAT32', [3, 5, 4]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, 0).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: [0.0, -70000.0, 0.0, -70000.0, 2049.0, 1.0, 2049.0, 1.0, 7.1, 1000000000.0, 7.1, 1000000000.0,
    2049.0, 1.0, 2049.0, 1.0, 0.0, -70000.0, 0.0, -70000.0, float('-inf'), float('inf'),
    float('-inf'), float('inf'), -3.4e+38, 3.4e+38, -3.4e+38, 3.4e+38, 65520.0, 1e+30, 65520.0,
    1e+30, -3.4e+38, 3.4e+38, -3.4e+38, 3.4e+38, float('-inf'), float('inf'), float('-inf'),
    float('inf'), 0.0, -70000.0, 0.0, -70000.0, 2049.0, 1.0, 2049.0, 1.0, 7.1, 1000000000.0, 7.1,
    1000000000.0, 2049.0, 1.0, 2049.0, 1.0, 0.0, -70000.0, 0.0, -70000.0],
}, name='extremes').DisableLifeTimeVariation()
