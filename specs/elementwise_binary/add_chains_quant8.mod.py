# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD and what may follow it: every operation after every other.

# ADD, AVERAGE_POOL_2D, QUANTIZE, SPACE_TO_BATCH_ND, GATHER, MUL, GATHER, CONV_2D, CONV_2D,
# CHANNEL_SHUFFLE, SPACE_TO_DEPTH, TRANSPOSE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c50 = Parameter('c50', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [108, 136, 119, 118])
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real52 = Internal('real52', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t52 = Internal('t52', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block53 = Parameter('block53', ('TENSOR_INT32', [2]), [2, 2])
none53 = Parameter('none53', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many53 = Internal('many53', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t53 = Internal('t53', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places54 = Parameter('places54', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t54 = Internal('t54', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [9, 7, 7, 9])
t55 = Internal('t55', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places56 = Parameter('places56', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t56 = Internal('t56', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter57 = Parameter('filter57', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    129, 128, 128, 128, 128, 128, 128, 128, 128])
bias57 = Parameter('bias57', ('TENSOR_INT32', [4], 0.5, 0), [0, 8, 0, -4])
t57 = Internal('t57', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter58 = Parameter('filter58', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 129, 128, 128, 128, 128])
bias58 = Parameter('bias58', ('TENSOR_INT32', [4], 0.5, 0), [-8, 12, -12, 8])
t58 = Internal('t58', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t59 = Internal('t59', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep60 = Internal('deep60', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t60 = Internal('t60', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where61 = Parameter('where61', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t61 = Output('t61', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('ADD', input, c50, 0).To(t50)
model.Operation('AVERAGE_POOL_2D', t50, 1, 1, 1, 2, 2, 0).To(t51)
model.Operation('DEQUANTIZE', t51).To(real52)
model.Operation('QUANTIZE', real52).To(t52)
model.Operation('SPACE_TO_BATCH_ND', t52, block53, none53).To(many53)
model.Operation('BATCH_TO_SPACE_ND', many53, block53).To(t53)
model.Operation('GATHER', t53, 1, places54).To(t54)
model.Operation('MUL', t54, c55, 0).To(t55)
model.Operation('GATHER', t55, 3, places56).To(t56)
model.Operation('CONV_2D', t56, filter57, bias57, 1, 1, 1, 0).To(t57)
model.Operation('CONV_2D', t57, filter58, bias58, 1, 1, 1, 0).To(t58)
model.Operation('CHANNEL_SHUFFLE', t58, 2, 3).To(t59)
model.Operation('SPACE_TO_DEPTH', t59, 2).To(deep60)
model.Operation('DEPTH_TO_SPACE', deep60, 2).To(t60)
model.Operation('TRANSPOSE', t60, where61).To(t61)
Example({
    input: [150, 110, 160, 106, 170, 82, 98, 106, 85, 143, 183, 115, 140, 159, 112, 78, 73, 66, 81, 144, 112,
    92, 176, 61, 98, 77, 95, 136, 84, 71, 186, 100, 175, 172, 182, 179, 88, 67, 88, 136, 159, 150,
    181, 74, 123, 107, 110, 148, 190, 188, 171, 91, 181, 100, 104, 73, 60, 84, 115, 84, 123, 177,
    67, 160],
    t61: [112, 112, 112, 112, 108, 108, 108, 108, 140, 140, 140, 140, 124, 124, 124, 124, 112, 112, 112, 112,
    106, 90, 68, 116, 167, 134, 194, 120, 124, 124, 124, 124, 112, 112, 112, 112, 78, 90, 64, 88,
    130, 124, 128, 122, 124, 124, 124, 124, 112, 112, 112, 112, 102, 93, 108, 100, 124, 110, 99,
    124, 124, 124, 124, 124],
}, name='of_5').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter57: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter58: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# ADD, CONV_2D, TRANSPOSE, RELU, CONV_2D, SPLIT, AVERAGE_POOL_2D, MUL, SPACE_TO_BATCH_ND,
# SPACE_TO_DEPTH, QUANTIZE, SPACE_TO_DEPTH
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c260 = Parameter('c260', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [120, 137, 138, 123])
t260 = Internal('t260', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter261 = Parameter('filter261', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    129, 128, 128, 128, 128, 128, 128, 128, 128])
bias261 = Parameter('bias261', ('TENSOR_INT32', [4], 0.5, 0), [4, 12, -8, -8])
t261 = Internal('t261', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where262 = Parameter('where262', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t262 = Internal('t262', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t263 = Internal('t263', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter264 = Parameter('filter264', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    129, 128, 128, 128, 128, 128, 128, 128, 128])
bias264 = Parameter('bias264', ('TENSOR_INT32', [4], 0.5, 0), [0, 12, -8, -12])
t264 = Internal('t264', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_265 = Internal('part_0_265', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_265 = Internal('part_1_265', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t265 = Internal('t265', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t266 = Internal('t266', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c267 = Parameter('c267', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [5, 9, 9, 5])
t267 = Internal('t267', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block268 = Parameter('block268', ('TENSOR_INT32', [2]), [2, 2])
none268 = Parameter('none268', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many268 = Internal('many268', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t268 = Internal('t268', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep269 = Internal('deep269', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t269 = Internal('t269', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real270 = Internal('real270', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t270 = Internal('t270', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep271 = Internal('deep271', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t271 = Output('t271', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('ADD', input, c260, 0).To(t260)
model.Operation('CONV_2D', t260, filter261, bias261, 1, 1, 1, 0).To(t261)
model.Operation('TRANSPOSE', t261, where262).To(t262)
model.Operation('RELU', t262).To(t263)
model.Operation('CONV_2D', t263, filter264, bias264, 1, 1, 1, 0).To(t264)
model.Operation('SPLIT', t264, 3, 2).To(part_0_265, part_1_265)
model.Operation('CONCATENATION', part_1_265, part_0_265, 3).To(t265)
model.Operation('AVERAGE_POOL_2D', t265, 1, 1, 1, 2, 2, 0).To(t266)
model.Operation('MUL', t266, c267, 0).To(t267)
model.Operation('SPACE_TO_BATCH_ND', t267, block268, none268).To(many268)
model.Operation('BATCH_TO_SPACE_ND', many268, block268).To(t268)
model.Operation('SPACE_TO_DEPTH', t268, 2).To(deep269)
model.Operation('DEPTH_TO_SPACE', deep269, 2).To(t269)
model.Operation('DEQUANTIZE', t269).To(real270)
model.Operation('QUANTIZE', real270).To(t270)
model.Operation('SPACE_TO_DEPTH', t270, 2).To(deep271)
model.Operation('DEPTH_TO_SPACE', deep271, 2).To(t271)
Example({
    input: [63, 178, 136, 131, 143, 148, 62, 61, 114, 135, 87, 153, 68, 64, 135, 100, 136, 114, 135, 88, 103,
    129, 186, 188, 75, 117, 141, 168, 73, 158, 190, 90, 109, 142, 114, 143, 73, 63, 177, 70, 66,
    119, 163, 154, 81, 122, 103, 76, 185, 109, 138, 99, 156, 146, 154, 142, 138, 69, 94, 111, 170,
    92, 177, 184],
    t271: [127, 126, 121, 102, 111, 134, 146, 93, 111, 123, 151, 93, 126, 122, 133, 95, 128, 135, 127, 103,
    115, 154, 163, 88, 97, 144, 163, 67, 92, 144, 133, 57, 128, 124, 127, 108, 121, 137, 152, 92,
    91, 133, 145, 65, 68, 130, 120, 54, 128, 119, 120, 108, 114, 119, 142, 95, 87, 108, 142, 79, 75,
    108, 120, 77],
}, name='of_26').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c260: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t260: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter261: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t261: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t262: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t263: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter264: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t264: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_265: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_265: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t265: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t266: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c267: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t267: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many268: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t268: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep269: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t269: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t270: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep271: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t271: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# ADD, PAD, PAD, CHANNEL_SHUFFLE, MUL, AVERAGE_POOL_2D, SPACE_TO_BATCH_ND, RELU6, RELU6, QUANTIZE,
# RESHAPE, SELECT
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c270 = Parameter('c270', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [100, 129, 130, 108])
t270 = Output('t270', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides271 = Parameter('sides271', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide271 = Internal('wide271', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin271 = Parameter('begin271', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size271 = Parameter('size271', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t271 = Output('t271', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides272 = Parameter('sides272', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide272 = Internal('wide272', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin272 = Parameter('begin272', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size272 = Parameter('size272', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t272 = Output('t272', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t273 = Output('t273', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c274 = Parameter('c274', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [9, 5, 7, 5])
t274 = Output('t274', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t275 = Output('t275', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block276 = Parameter('block276', ('TENSOR_INT32', [2]), [2, 2])
none276 = Parameter('none276', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many276 = Internal('many276', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t276 = Output('t276', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t277 = Output('t277', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t278 = Output('t278', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real279 = Internal('real279', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t279 = Output('t279', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where280 = Parameter('where280', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t280 = Output('t280', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice281 = Parameter('choice281', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, True, False, True, True, True, True, False, False, True, True, False, False, False, False,
    False, False, True, False, True, True, True, True, True, True, False, False, True, True, False,
    False, True, True, False, True, False, True, True, True, True, False, False, True, True, True,
    False, True, True, True, False, True, False, False, False, True, False, False, False, True,
    True, True, False, False, True])
other281 = Parameter('other281', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [111, 163, 152, 163, 126, 106, 122, 165, 138, 123, 140, 106, 160, 84, 166, 140, 119, 80, 153, 100,
    104, 101, 169, 102, 98, 121, 166, 108, 112, 162, 123, 142, 138, 113, 139, 109, 102, 139, 140,
    86, 101, 121, 114, 102, 124, 147, 80, 158, 169, 122, 130, 135, 137, 83, 144, 168, 99, 134, 143,
    124, 147, 170, 81, 132])
t281 = Output('t281', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('ADD', input, c270, 0).To(t270)
model.Operation('PAD', t270, sides271).To(wide271)
model.Operation('SLICE', wide271, begin271, size271).To(t271)
model.Operation('PAD', t271, sides272).To(wide272)
model.Operation('SLICE', wide272, begin272, size272).To(t272)
model.Operation('CHANNEL_SHUFFLE', t272, 2, 3).To(t273)
model.Operation('MUL', t273, c274, 0).To(t274)
model.Operation('AVERAGE_POOL_2D', t274, 1, 1, 1, 2, 2, 0).To(t275)
model.Operation('SPACE_TO_BATCH_ND', t275, block276, none276).To(many276)
model.Operation('BATCH_TO_SPACE_ND', many276, block276).To(t276)
model.Operation('RELU6', t276).To(t277)
model.Operation('RELU6', t277).To(t278)
model.Operation('DEQUANTIZE', t278).To(real279)
model.Operation('QUANTIZE', real279).To(t279)
model.Operation('RESHAPE', t279, where280).To(t280)
model.Operation('SELECT', choice281, t280, other281).To(t281)
Example({
    input: [181, 75, 154, 107, 152, 172, 123, 61, 107, 61, 62, 63, 138, 178, 135, 105, 60, 136, 148, 145, 162,
    149, 186, 139, 62, 174, 113, 146, 130, 108, 120, 100, 181, 147, 125, 82, 130, 111, 187, 117, 79,
    185, 150, 78, 133, 88, 134, 129, 168, 76, 181, 93, 127, 104, 132, 114, 156, 137, 169, 107, 84,
    141, 78, 103],
    t270: [161, 84, 164, 95, 132, 181, 133, 49, 87, 70, 72, 51, 118, 187, 145, 93, 40, 145, 158, 133, 142,
    158, 196, 127, 42, 183, 123, 134, 110, 117, 130, 88, 161, 156, 135, 70, 110, 120, 197, 105, 59,
    194, 160, 66, 113, 97, 144, 117, 148, 85, 191, 81, 107, 113, 142, 102, 136, 146, 179, 95, 64,
    150, 88, 91],
    t271: [120, 142, 158, 196, 120, 42, 183, 123, 120, 110, 117, 130, 120, 120, 120, 120, 120, 110, 120, 197,
    120, 59, 194, 160, 120, 113, 97, 144, 120, 120, 120, 120, 120, 107, 113, 142, 120, 136, 146,
    179, 120, 64, 150, 88, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t272: [120, 120, 59, 194, 120, 120, 113, 97, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 136, 146,
    120, 120, 64, 150, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t273: [120, 59, 120, 194, 120, 113, 120, 97, 120, 120, 120, 120, 120, 120, 120, 120, 120, 136, 120, 146,
    120, 64, 120, 150, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t274: [120, 181, 120, 46, 120, 127, 120, 143, 120, 120, 120, 120, 120, 120, 120, 120, 120, 104, 120, 94,
    120, 176, 120, 90, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t275: [120, 147, 120, 93, 120, 136, 120, 118, 120, 120, 120, 120, 120, 120, 120, 120, 120, 130, 120, 106,
    120, 134, 120, 112, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t276: [120, 147, 120, 93, 120, 136, 120, 118, 120, 120, 120, 120, 120, 120, 120, 120, 120, 130, 120, 106,
    120, 134, 120, 112, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t277: [120, 132, 120, 120, 120, 132, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 130, 120, 120,
    120, 132, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t278: [120, 132, 120, 120, 120, 132, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 130, 120, 120,
    120, 132, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t279: [120, 132, 120, 120, 120, 132, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 130, 120, 120,
    120, 132, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t280: [120, 132, 120, 120, 120, 132, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 130, 120, 120,
    120, 132, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t281: [111, 132, 152, 120, 120, 132, 120, 165, 138, 120, 120, 106, 160, 84, 166, 140, 119, 130, 153, 120,
    120, 132, 120, 120, 120, 121, 166, 120, 120, 162, 123, 120, 120, 113, 120, 109, 120, 120, 120,
    120, 101, 121, 120, 120, 120, 147, 120, 120, 120, 122, 120, 135, 137, 83, 120, 168, 99, 134,
    120, 120, 120, 170, 81, 120],
}, name='of_27').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c270: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t270: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide271: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t271: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide272: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t272: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t273: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c274: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t274: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t275: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many276: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t276: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t277: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t278: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t279: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t280: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other281: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t281: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
