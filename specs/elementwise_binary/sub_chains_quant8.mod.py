# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB and what may follow it: every operation after every other.

# SUB, HARD_SWISH, PAD, TRANSPOSE, MUL, SPACE_TO_DEPTH, RESIZE_NEAREST_NEIGHBOR,
# RESIZE_NEAREST_NEIGHBOR, GATHER, QUANTIZE, QUANTIZE, MUL
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c310 = Parameter('c310', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [107, 110, 139, 100])
t310 = Internal('t310', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t311 = Internal('t311', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides312 = Parameter('sides312', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide312 = Internal('wide312', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin312 = Parameter('begin312', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size312 = Parameter('size312', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t312 = Internal('t312', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where313 = Parameter('where313', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t313 = Internal('t313', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c314 = Parameter('c314', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [7, 9, 7, 7])
t314 = Internal('t314', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep315 = Internal('deep315', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t315 = Internal('t315', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t316 = Internal('t316', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t317 = Internal('t317', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places318 = Parameter('places318', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t318 = Internal('t318', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real319 = Internal('real319', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t319 = Internal('t319', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real320 = Internal('real320', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t320 = Internal('t320', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c321 = Parameter('c321', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [9, 9, 5, 7])
t321 = Output('t321', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
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
    input: [175, 157, 142, 181, 154, 152, 69, 96, 139, 186, 120, 122, 130, 146, 77, 131, 186, 188, 80, 134,
    104, 126, 63, 163, 186, 116, 142, 158, 161, 133, 134, 140, 155, 144, 115, 64, 107, 69, 75, 170,
    93, 87, 138, 186, 143, 117, 77, 166, 156, 150, 77, 67, 96, 84, 187, 133, 62, 96, 69, 159, 102,
    100, 77, 167],
    t321: [120, 120, 120, 120, 120, 156, 120, 120, 120, 127, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
}, name='of_31').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c310: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t310: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t311: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide312: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t312: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t313: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c314: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t314: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep315: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t315: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t316: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t317: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t318: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t319: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t320: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c321: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t321: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# SUB, AVERAGE_POOL_2D, CONV_2D, MAX_POOL_2D, PAD, MINIMUM, MAXIMUM, RESHAPE, MUL, SUB, MINIMUM,
# SPLIT
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c380 = Parameter('c380', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [103, 126, 120, 129])
t380 = Internal('t380', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t381 = Internal('t381', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter382 = Parameter('filter382', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 129, 128, 128, 128, 128])
bias382 = Parameter('bias382', ('TENSOR_INT32', [4], 0.5, 0), [8, -8, 12, -4])
t382 = Internal('t382', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t383 = Internal('t383', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides384 = Parameter('sides384', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide384 = Internal('wide384', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin384 = Parameter('begin384', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size384 = Parameter('size384', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t384 = Internal('t384', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c385 = Parameter('c385', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [115, 152, 100, 151])
t385 = Internal('t385', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t386 = Internal('t386', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where387 = Parameter('where387', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t387 = Internal('t387', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c388 = Parameter('c388', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [7, 5, 9, 9])
t388 = Internal('t388', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c389 = Parameter('c389', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [123, 122, 123, 114])
t389 = Internal('t389', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c390 = Parameter('c390', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [148, 124, 122, 151])
t390 = Internal('t390', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_391 = Internal('part_0_391', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_391 = Internal('part_1_391', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t391 = Output('t391', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
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
    input: [97, 147, 178, 94, 185, 163, 96, 117, 89, 64, 102, 120, 109, 94, 73, 178, 99, 145, 182, 181, 121,
    189, 184, 114, 104, 103, 102, 110, 60, 165, 161, 128, 129, 152, 73, 180, 122, 135, 133, 169,
    104, 173, 98, 85, 183, 70, 152, 97, 91, 171, 101, 136, 104, 101, 165, 121, 119, 99, 96, 188,
    131, 103, 127, 69],
    t391: [97, 151, 117, 86, 97, 151, 117, 86, 97, 151, 117, 86, 97, 126, 117, 118, 97, 151, 117, 86, 97, 151,
    117, 86, 94, 151, 117, 86, 97, 126, 117, 118, 97, 151, 117, 88, 86, 149, 117, 86, 86, 145, 117,
    86, 97, 126, 117, 118, 97, 126, 117, 118, 97, 126, 117, 118, 97, 126, 117, 118, 97, 126, 117,
    118],
}, name='of_38').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c380: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t380: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t381: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter382: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t382: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t383: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide384: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t384: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c385: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t385: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t386: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t387: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c388: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t388: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c389: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t389: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c390: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t390: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_391: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_391: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t391: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# SUB, PRELU, RESHAPE, MINIMUM
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c450 = Parameter('c450', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [120, 130, 116, 103])
t450 = Output('t450', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c451 = Parameter('c451', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [106, 181, 155, 91])
t451 = Output('t451', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where452 = Parameter('where452', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t452 = Output('t452', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c453 = Parameter('c453', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [98, 150, 148, 94])
t453 = Output('t453', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SUB', input, c450, 0).To(t450)
model.Operation('PRELU', t450, c451).To(t451)
model.Operation('RESHAPE', t451, where452).To(t452)
model.Operation('MINIMUM', t452, c453).To(t453)
Example({
    input: [65, 147, 102, 143, 67, 162, 90, 137, 77, 80, 174, 70, 166, 107, 175, 139, 83, 168, 75, 132, 148,
    136, 129, 187, 70, 152, 173, 136, 154, 83, 78, 112, 60, 78, 139, 126, 67, 105, 105, 178, 188,
    174, 149, 189, 93, 118, 137, 153, 134, 83, 180, 122, 112, 99, 68, 118, 135, 148, 118, 119, 73,
    148, 67, 113],
    t450: [65, 137, 106, 160, 67, 152, 94, 154, 77, 70, 178, 87, 166, 97, 179, 156, 83, 158, 79, 149, 148,
    126, 133, 204, 70, 142, 177, 153, 154, 73, 82, 129, 60, 68, 143, 143, 67, 95, 109, 195, 188,
    164, 153, 206, 93, 108, 141, 170, 134, 73, 184, 139, 112, 89, 72, 135, 135, 138, 122, 136, 73,
    138, 71, 130],
    t451: [139, 137, 114, 160, 138, 152, 109, 154, 135, 79, 178, 139, 166, 101, 179, 156, 133, 158, 103, 149,
    148, 126, 133, 204, 137, 142, 177, 153, 154, 81, 104, 129, 141, 77, 143, 143, 138, 99, 115, 195,
    188, 164, 153, 206, 129, 110, 141, 170, 134, 81, 184, 139, 123, 94, 100, 135, 135, 138, 122,
    136, 136, 138, 99, 130],
    t452: [139, 137, 114, 160, 138, 152, 109, 154, 135, 79, 178, 139, 166, 101, 179, 156, 133, 158, 103, 149,
    148, 126, 133, 204, 137, 142, 177, 153, 154, 81, 104, 129, 141, 77, 143, 143, 138, 99, 115, 195,
    188, 164, 153, 206, 129, 110, 141, 170, 134, 81, 184, 139, 123, 94, 100, 135, 135, 138, 122,
    136, 136, 138, 99, 130],
    t453: [98, 137, 114, 94, 98, 150, 109, 94, 98, 79, 148, 94, 98, 101, 148, 94, 98, 150, 103, 94, 98, 126,
    133, 94, 98, 142, 148, 94, 98, 81, 104, 94, 98, 77, 143, 94, 98, 99, 115, 94, 98, 150, 148, 94,
    98, 110, 141, 94, 98, 81, 148, 94, 98, 94, 100, 94, 98, 138, 122, 94, 98, 138, 99, 94],
}, name='of_45').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c450: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t450: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c451: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t451: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t452: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c453: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t453: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
