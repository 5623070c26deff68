# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT and what may follow it: every operation after every other.

# SPLIT, RELU6, TRANSPOSE, SPLIT, ADD, PRELU, QUANTIZE, RESIZE_NEAREST_NEIGHBOR, SPLIT,
# SPACE_TO_DEPTH, SUB, MUL
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_70 = Internal('part_0_70', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_70 = Internal('part_1_70', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t70 = Internal('t70', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t71 = Internal('t71', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where72 = Parameter('where72', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t72 = Internal('t72', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_73 = Internal('part_0_73', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_73 = Internal('part_1_73', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t73 = Internal('t73', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c74 = Parameter('c74', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [112, 105, 133, 128])
t74 = Internal('t74', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c75 = Parameter('c75', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [178, 139, 86, 109])
t75 = Internal('t75', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real76 = Internal('real76', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t76 = Internal('t76', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t77 = Internal('t77', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_78 = Internal('part_0_78', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_78 = Internal('part_1_78', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t78 = Internal('t78', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep79 = Internal('deep79', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t79 = Internal('t79', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c80 = Parameter('c80', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [100, 106, 100, 113])
t80 = Internal('t80', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c81 = Parameter('c81', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [7, 9, 7, 9])
t81 = Output('t81', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(part_0_70, part_1_70)
model.Operation('CONCATENATION', part_1_70, part_0_70, 3).To(t70)
model.Operation('RELU6', t70).To(t71)
model.Operation('TRANSPOSE', t71, where72).To(t72)
model.Operation('SPLIT', t72, 3, 2).To(part_0_73, part_1_73)
model.Operation('CONCATENATION', part_1_73, part_0_73, 3).To(t73)
model.Operation('ADD', t73, c74, 0).To(t74)
model.Operation('PRELU', t74, c75).To(t75)
model.Operation('DEQUANTIZE', t75).To(real76)
model.Operation('QUANTIZE', real76).To(t76)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t76, 4, 4, False).To(t77)
model.Operation('SPLIT', t77, 3, 2).To(part_0_78, part_1_78)
model.Operation('CONCATENATION', part_1_78, part_0_78, 3).To(t78)
model.Operation('SPACE_TO_DEPTH', t78, 2).To(deep79)
model.Operation('DEPTH_TO_SPACE', deep79, 2).To(t79)
model.Operation('SUB', t79, c80, 0).To(t80)
model.Operation('MUL', t80, c81, 0).To(t81)
Example({
    input: [100, 68, 83, 171, 116, 81, 138, 139, 139, 124, 140, 147, 162, 107, 61, 88, 176, 117, 63, 182, 84,
    64, 136, 158, 104, 65, 165, 186, 121, 172, 169, 104, 95, 173, 128, 63, 167, 183, 185, 178, 97,
    185, 152, 143, 113, 172, 187, 134, 64, 159, 87, 152, 88, 165, 134, 74, 189, 186, 75, 190, 175,
    157, 164, 71],
    t81: [120, 142, 120, 124, 120, 154, 120, 126, 120, 154, 120, 124, 120, 142, 120, 126, 120, 154, 120, 126,
    120, 154, 120, 124, 120, 142, 120, 124, 120, 142, 120, 126, 120, 154, 120, 124, 120, 154, 120,
    126, 120, 142, 120, 126, 120, 142, 120, 126, 120, 154, 120, 126, 120, 142, 120, 124, 120, 143,
    120, 126, 120, 154, 120, 126],
}, name='of_7').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep79: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t79: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# SPLIT, PRELU, MINIMUM
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_410 = Internal('part_0_410', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_410 = Internal('part_1_410', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t410 = Internal('t410', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c411 = Parameter('c411', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [157, 173, 134, 114])
t411 = Internal('t411', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c412 = Parameter('c412', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [140, 109, 101, 102])
t412 = Output('t412', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(part_0_410, part_1_410)
model.Operation('CONCATENATION', part_1_410, part_0_410, 3).To(t410)
model.Operation('PRELU', t410, c411).To(t411)
model.Operation('MINIMUM', t411, c412).To(t412)
Example({
    input: [120, 109, 178, 156, 141, 171, 152, 184, 158, 78, 150, 116, 180, 176, 80, 167, 120, 138, 107, 147,
    115, 160, 115, 147, 114, 90, 150, 136, 126, 76, 141, 127, 127, 174, 74, 94, 163, 95, 153, 167,
    67, 183, 126, 69, 183, 174, 140, 120, 65, 134, 145, 129, 144, 118, 142, 70, 109, 132, 101, 92,
    131, 147, 89, 188],
    t412: [140, 109, 101, 102, 140, 109, 101, 102, 140, 109, 101, 102, 102, 109, 101, 102, 114, 109, 101, 102,
    118, 109, 101, 102, 140, 109, 101, 102, 140, 109, 101, 102, 99, 102, 101, 102, 140, 109, 101,
    102, 126, 84, 101, 102, 140, 109, 101, 102, 140, 109, 101, 102, 140, 85, 101, 102, 111, 100,
    101, 102, 106, 109, 101, 102],
}, name='of_41').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_410: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_410: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t410: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c411: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t411: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c412: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t412: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# SPLIT, RELU, CHANNEL_SHUFFLE, GATHER, CHANNEL_SHUFFLE, ADD, MAX_POOL_2D, MAXIMUM, MINIMUM,
# AVERAGE_POOL_2D, RESIZE_NEAREST_NEIGHBOR, SELECT
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_460 = Internal('part_0_460', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_460 = Internal('part_1_460', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t460 = Internal('t460', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t461 = Internal('t461', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t462 = Internal('t462', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places463 = Parameter('places463', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t463 = Internal('t463', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t464 = Internal('t464', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c465 = Parameter('c465', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [137, 135, 105, 135])
t465 = Internal('t465', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t466 = Internal('t466', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t467 = Internal('t467', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c468 = Parameter('c468', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [147, 160, 117, 105])
t468 = Internal('t468', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t469 = Internal('t469', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t470 = Internal('t470', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice471 = Parameter('choice471', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, False, True, True, True, True, True, False, True, False, False, False, False, False, True,
    False, True, False, True, True, True, False, False, False, False, True, True, False, True, True,
    True, True, False, True, False, True, False, True, True, True, True, True, True, False, True,
    False, True, False, True, True, False, True, False, False, True, False, True, True, True, False,
    True, True, False, True])
other471 = Parameter('other471', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [119, 104, 142, 115, 154, 148, 131, 119, 136, 93, 129, 157, 156, 165, 154, 91, 165, 95, 169, 156,
    159, 110, 90, 81, 156, 146, 126, 91, 170, 149, 130, 98, 161, 136, 114, 152, 165, 117, 83, 161,
    145, 101, 98, 85, 138, 116, 99, 114, 117, 113, 152, 127, 102, 116, 169, 103, 166, 122, 96, 153,
    160, 120, 125, 113])
t471 = Output('t471', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(part_0_460, part_1_460)
model.Operation('CONCATENATION', part_1_460, part_0_460, 3).To(t460)
model.Operation('RELU', t460).To(t461)
model.Operation('CHANNEL_SHUFFLE', t461, 2, 3).To(t462)
model.Operation('GATHER', t462, 2, places463).To(t463)
model.Operation('CHANNEL_SHUFFLE', t463, 2, 3).To(t464)
model.Operation('ADD', t464, c465, 0).To(t465)
model.Operation('MAX_POOL_2D', t465, 1, 1, 1, 3, 2, 0).To(t466)
model.Operation('MAXIMUM', t466, t466).To(t467)
model.Operation('MINIMUM', t467, c468).To(t468)
model.Operation('AVERAGE_POOL_2D', t468, 1, 1, 1, 2, 2, 0).To(t469)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t469, 4, 4, False).To(t470)
model.Operation('SELECT', choice471, t470, other471).To(t471)
Example({
    input: [179, 79, 74, 135, 142, 69, 155, 174, 108, 185, 116, 156, 162, 145, 62, 61, 188, 190, 66, 139, 60,
    90, 77, 89, 95, 75, 125, 187, 111, 141, 72, 124, 168, 158, 68, 117, 107, 125, 94, 162, 68, 147,
    171, 78, 90, 75, 152, 150, 101, 155, 179, 120, 148, 67, 108, 188, 161, 138, 134, 120, 173, 162,
    83, 116],
    t471: [145, 104, 117, 105, 146, 160, 117, 119, 147, 93, 129, 157, 156, 165, 111, 91, 147, 95, 117, 105,
    147, 110, 90, 81, 156, 160, 114, 91, 147, 160, 111, 105, 161, 141, 114, 105, 165, 154, 117, 105,
    145, 160, 117, 85, 142, 116, 117, 114, 147, 135, 152, 105, 102, 116, 117, 103, 142, 160, 117,
    153, 137, 160, 125, 105],
}, name='of_46').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_460: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_460: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t460: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t461: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t462: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t463: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t464: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c465: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t465: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t466: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t467: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c468: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t468: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t469: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t470: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other471: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t471: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# SPLIT, DEPTHWISE_CONV_2D, AVERAGE_POOL_2D, MAX_POOL_2D, SELECT, CONV_2D, SELECT, PAD,
# MAX_POOL_2D, RELU, SPLIT, MINIMUM
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_470 = Internal('part_0_470', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_470 = Internal('part_1_470', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t470 = Internal('t470', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter471 = Parameter('filter471', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [129, 129, 129, 129, 128, 128, 128, 128, 128, 128, 128, 128])
bias471 = Parameter('bias471', ('TENSOR_INT32', [4], 0.5, 0), [-4, -8, 0, -4])
t471 = Internal('t471', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t472 = Internal('t472', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t473 = Internal('t473', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice474 = Parameter('choice474', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, False, False, True, False, True, False, True, True, True, False, True, True, False, True,
    False, False, False, False, True, False, False, True, False, False, False, False, False, True,
    False, False, True, True, True, True, True, True, True, True, True, False, False, False, False,
    True, True, False, False, True, False, True, False, True, True, False, True, True, True, True,
    True, True, True, False, False])
other474 = Parameter('other474', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [152, 118, 88, 80, 147, 116, 98, 137, 104, 156, 168, 131, 144, 119, 133, 109, 137, 130, 93, 128, 92,
    106, 84, 81, 162, 145, 157, 136, 111, 89, 151, 115, 88, 95, 99, 161, 157, 88, 98, 139, 86, 91,
    115, 126, 154, 136, 116, 126, 136, 137, 117, 125, 97, 160, 104, 108, 89, 112, 128, 159, 111,
    109, 157, 146])
t474 = Internal('t474', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter475 = Parameter('filter475', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 129, 128, 128, 128, 128])
bias475 = Parameter('bias475', ('TENSOR_INT32', [4], 0.5, 0), [-4, -12, -8, -12])
t475 = Internal('t475', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice476 = Parameter('choice476', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, True, True, False, False, False, True, True, False, True, True, False, True, True, True,
    True, False, False, False, False, False, True, True, True, True, True, False, False, True, True,
    False, True, True, True, True, False, True, True, True, True, False, False, True, True, False,
    False, True, True, False, True, False, False, True, False, True, True, False, True, False, True,
    True, False, True, False])
other476 = Parameter('other476', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [168, 154, 92, 140, 130, 97, 86, 163, 88, 127, 130, 146, 90, 139, 119, 99, 153, 138, 127, 127, 118,
    154, 155, 109, 99, 85, 145, 96, 166, 98, 134, 166, 125, 124, 115, 128, 104, 97, 131, 135, 166,
    104, 146, 129, 115, 117, 127, 90, 157, 137, 118, 116, 134, 104, 101, 131, 120, 98, 151, 166,
    151, 106, 139, 140])
t476 = Internal('t476', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides477 = Parameter('sides477', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide477 = Internal('wide477', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin477 = Parameter('begin477', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size477 = Parameter('size477', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t477 = Internal('t477', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t478 = Internal('t478', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t479 = Internal('t479', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_480 = Internal('part_0_480', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_480 = Internal('part_1_480', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t480 = Internal('t480', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c481 = Parameter('c481', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [140, 92, 145, 107])
t481 = Output('t481', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(part_0_470, part_1_470)
model.Operation('CONCATENATION', part_1_470, part_0_470, 3).To(t470)
model.Operation('DEPTHWISE_CONV_2D', t470, filter471, bias471, 1, 1, 1, 1, 0).To(t471)
model.Operation('AVERAGE_POOL_2D', t471, 1, 1, 1, 2, 2, 0).To(t472)
model.Operation('MAX_POOL_2D', t472, 1, 1, 1, 3, 2, 0).To(t473)
model.Operation('SELECT', choice474, t473, other474).To(t474)
model.Operation('CONV_2D', t474, filter475, bias475, 1, 1, 1, 0).To(t475)
model.Operation('SELECT', choice476, t475, other476).To(t476)
model.Operation('PAD', t476, sides477).To(wide477)
model.Operation('SLICE', wide477, begin477, size477).To(t477)
model.Operation('MAX_POOL_2D', t477, 1, 1, 1, 3, 2, 0).To(t478)
model.Operation('RELU', t478).To(t479)
model.Operation('SPLIT', t479, 3, 2).To(part_0_480, part_1_480)
model.Operation('CONCATENATION', part_1_480, part_0_480, 3).To(t480)
model.Operation('MINIMUM', t480, c481).To(t481)
Example({
    input: [108, 117, 117, 131, 93, 61, 121, 153, 63, 63, 132, 85, 128, 83, 165, 127, 98, 116, 129, 96, 147,
    109, 152, 147, 130, 85, 143, 175, 147, 140, 137, 174, 117, 124, 138, 175, 133, 61, 69, 69, 178,
    124, 75, 181, 70, 90, 177, 124, 161, 98, 116, 103, 160, 113, 157, 165, 92, 71, 72, 88, 147, 123,
    126, 62],
    t481: [133, 92, 120, 107, 133, 92, 120, 107, 133, 92, 120, 107, 120, 92, 120, 107, 120, 92, 120, 107, 120,
    92, 120, 107, 120, 92, 120, 107, 120, 92, 120, 107, 120, 92, 120, 107, 120, 92, 120, 107, 120,
    92, 120, 107, 120, 92, 120, 107, 120, 92, 120, 107, 120, 92, 120, 107, 120, 92, 120, 107, 120,
    92, 120, 107],
}, name='of_47').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_470: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_470: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t470: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter471: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t471: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t472: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t473: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other474: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t474: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter475: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t475: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other476: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t476: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide477: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t477: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t478: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t479: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_480: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_480: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t480: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c481: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t481: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# SPLIT, HARD_SWISH, CONV_2D, PAD
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_490 = Internal('part_0_490', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_490 = Internal('part_1_490', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t490 = Internal('t490', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t491 = Internal('t491', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter492 = Parameter('filter492', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    129, 128, 128, 128, 128, 128, 128, 128, 128])
bias492 = Parameter('bias492', ('TENSOR_INT32', [4], 0.5, 0), [-12, 0, -8, 4])
t492 = Internal('t492', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides493 = Parameter('sides493', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide493 = Internal('wide493', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin493 = Parameter('begin493', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size493 = Parameter('size493', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t493 = Output('t493', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(part_0_490, part_1_490)
model.Operation('CONCATENATION', part_1_490, part_0_490, 3).To(t490)
model.Operation('HARD_SWISH', t490).To(t491)
model.Operation('CONV_2D', t491, filter492, bias492, 1, 1, 1, 0).To(t492)
model.Operation('PAD', t492, sides493).To(wide493)
model.Operation('SLICE', wide493, begin493, size493).To(t493)
Example({
    input: [72, 175, 92, 139, 183, 79, 176, 147, 69, 96, 77, 73, 113, 87, 177, 101, 119, 139, 88, 84, 129, 163,
    139, 170, 148, 109, 78, 67, 187, 97, 146, 146, 189, 137, 97, 116, 64, 89, 73, 161, 75, 163, 104,
    183, 68, 153, 89, 137, 179, 65, 139, 106, 94, 114, 96, 120, 77, 146, 175, 84, 76, 153, 134, 110],
    t493: [120, 108, 120, 112, 120, 127, 170, 121, 120, 108, 120, 140, 120, 120, 120, 120, 120, 108, 119, 181,
    120, 108, 161, 112, 120, 108, 183, 112, 120, 120, 120, 120, 120, 127, 120, 171, 120, 108, 120,
    112, 120, 163, 120, 112, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
}, name='of_49').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_490: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_490: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t490: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t491: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter492: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t492: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide493: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t493: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
