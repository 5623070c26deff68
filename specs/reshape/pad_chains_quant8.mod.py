# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD and what may follow it: every operation after every other.

# PAD, AVERAGE_POOL_2D, CHANNEL_SHUFFLE, RESHAPE, ADD, RELU6, DEPTHWISE_CONV_2D, GATHER, RELU,
# MINIMUM, SPACE_TO_BATCH_ND, CHANNEL_SHUFFLE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides80 = Parameter('sides80', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide80 = Internal('wide80', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin80 = Parameter('begin80', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size80 = Parameter('size80', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t80 = Internal('t80', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t81 = Internal('t81', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t82 = Internal('t82', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where83 = Parameter('where83', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t83 = Internal('t83', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c84 = Parameter('c84', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [115, 130, 133, 111])
t84 = Internal('t84', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t85 = Internal('t85', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter86 = Parameter('filter86', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias86 = Parameter('bias86', ('TENSOR_INT32', [4], 0.5, 0), [-4, 0, 12, 8])
t86 = Internal('t86', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places87 = Parameter('places87', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t87 = Internal('t87', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t88 = Internal('t88', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c89 = Parameter('c89', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [118, 100, 121, 117])
t89 = Internal('t89', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block90 = Parameter('block90', ('TENSOR_INT32', [2]), [2, 2])
none90 = Parameter('none90', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many90 = Internal('many90', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t90 = Internal('t90', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t91 = Output('t91', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', input, sides80).To(wide80)
model.Operation('SLICE', wide80, begin80, size80).To(t80)
model.Operation('AVERAGE_POOL_2D', t80, 1, 1, 1, 2, 2, 0).To(t81)
model.Operation('CHANNEL_SHUFFLE', t81, 2, 3).To(t82)
model.Operation('RESHAPE', t82, where83).To(t83)
model.Operation('ADD', t83, c84, 0).To(t84)
model.Operation('RELU6', t84).To(t85)
model.Operation('DEPTHWISE_CONV_2D', t85, filter86, bias86, 1, 1, 1, 1, 0).To(t86)
model.Operation('GATHER', t86, 1, places87).To(t87)
model.Operation('RELU', t87).To(t88)
model.Operation('MINIMUM', t88, c89).To(t89)
model.Operation('SPACE_TO_BATCH_ND', t89, block90, none90).To(many90)
model.Operation('BATCH_TO_SPACE_ND', many90, block90).To(t90)
model.Operation('CHANNEL_SHUFFLE', t90, 2, 3).To(t91)
Example({
    input: [81, 86, 150, 165, 82, 186, 63, 102, 187, 114, 60, 181, 143, 103, 171, 125, 102, 99, 141, 60, 65,
    182, 157, 87, 163, 99, 170, 185, 72, 76, 89, 171, 175, 112, 109, 80, 139, 134, 104, 107, 180,
    104, 96, 81, 179, 65, 60, 93, 189, 187, 109, 122, 164, 91, 147, 174, 95, 113, 84, 151, 190, 61,
    93, 126],
    t91: [118, 121, 100, 117, 118, 121, 100, 117, 118, 121, 100, 117, 118, 121, 100, 117, 118, 121, 100, 117,
    118, 121, 100, 117, 118, 121, 100, 117, 118, 121, 100, 117, 118, 121, 100, 117, 118, 121, 100,
    117, 118, 121, 100, 117, 118, 121, 100, 117, 118, 121, 100, 117, 118, 121, 100, 117, 118, 121,
    100, 117, 118, 121, 100, 117],
}, name='of_8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t83: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter86: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t87: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t88: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t91: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# PAD, SELECT, ADD, RESHAPE, AVERAGE_POOL_2D, SELECT, MAX_POOL_2D, RELU6, CHANNEL_SHUFFLE,
# QUANTIZE, SELECT, RELU
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides150 = Parameter('sides150', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide150 = Internal('wide150', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin150 = Parameter('begin150', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size150 = Parameter('size150', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t150 = Output('t150', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice151 = Parameter('choice151', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, True, True, True, False, False, True, True, True, False, True, True, True, True, True, True,
    False, False, False, False, True, True, False, True, False, False, False, False, True, True,
    True, False, True, False, False, True, False, True, False, True, False, True, False, False,
    True, True, False, True, False, False, False, False, True, False, True, False, True, True,
    False, False, True, False, True, True])
other151 = Parameter('other151', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [145, 156, 85, 127, 137, 121, 103, 169, 101, 152, 135, 125, 170, 148, 130, 91, 130, 116, 130, 137,
    122, 123, 89, 91, 99, 155, 95, 145, 126, 147, 122, 81, 154, 147, 149, 159, 158, 165, 166, 159,
    152, 134, 156, 149, 99, 93, 105, 160, 109, 127, 126, 131, 101, 121, 106, 82, 112, 161, 91, 131,
    107, 125, 109, 112])
t151 = Output('t151', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c152 = Parameter('c152', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [103, 134, 110, 108])
t152 = Output('t152', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where153 = Parameter('where153', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t153 = Output('t153', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t154 = Output('t154', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice155 = Parameter('choice155', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, True, False, True, False, True, True, True, True, False, True, False, True, True, True,
    False, True, True, False, True, True, False, False, True, False, True, False, True, False,
    False, True, False, True, False, False, True, False, False, False, True, True, False, True,
    False, True, False, True, True, False, True, False, True, False, False, True, False, True, True,
    True, True, False, True, False, True])
other155 = Parameter('other155', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [164, 136, 170, 166, 113, 108, 135, 152, 100, 164, 120, 147, 153, 121, 113, 170, 156, 170, 132, 105,
    112, 105, 169, 126, 128, 118, 80, 116, 170, 129, 89, 121, 128, 103, 103, 129, 154, 161, 95, 130,
    150, 168, 103, 122, 90, 87, 130, 102, 120, 169, 110, 95, 141, 110, 90, 86, 127, 147, 123, 100,
    115, 83, 118, 80])
t155 = Output('t155', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t156 = Output('t156', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t157 = Output('t157', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t158 = Output('t158', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real159 = Internal('real159', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t159 = Output('t159', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice160 = Parameter('choice160', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, True, True, True, True, True, False, False, True, True, False, True, False, False, False,
    False, True, True, True, False, False, False, True, False, True, True, True, False, False,
    False, False, True, False, False, True, False, True, False, True, False, False, True, False,
    True, True, True, True, True, True, True, False, True, False, True, False, False, True, False,
    False, True, False, True, False, True])
other160 = Parameter('other160', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [99, 131, 164, 124, 119, 167, 135, 118, 81, 101, 120, 114, 107, 154, 140, 95, 99, 87, 85, 123, 124,
    114, 96, 94, 105, 164, 128, 90, 129, 139, 155, 165, 127, 83, 81, 110, 152, 111, 127, 96, 100,
    137, 152, 92, 156, 121, 86, 147, 140, 107, 104, 119, 94, 169, 159, 153, 139, 131, 118, 167, 146,
    162, 165, 134])
t160 = Output('t160', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t161 = Output('t161', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', input, sides150).To(wide150)
model.Operation('SLICE', wide150, begin150, size150).To(t150)
model.Operation('SELECT', choice151, t150, other151).To(t151)
model.Operation('ADD', t151, c152, 0).To(t152)
model.Operation('RESHAPE', t152, where153).To(t153)
model.Operation('AVERAGE_POOL_2D', t153, 1, 1, 1, 2, 2, 0).To(t154)
model.Operation('SELECT', choice155, t154, other155).To(t155)
model.Operation('MAX_POOL_2D', t155, 1, 1, 1, 3, 2, 0).To(t156)
model.Operation('RELU6', t156).To(t157)
model.Operation('CHANNEL_SHUFFLE', t157, 2, 3).To(t158)
model.Operation('DEQUANTIZE', t158).To(real159)
model.Operation('QUANTIZE', real159).To(t159)
model.Operation('SELECT', choice160, t159, other160).To(t160)
model.Operation('RELU', t160).To(t161)
Example({
    input: [179, 133, 178, 80, 141, 145, 189, 136, 88, 60, 129, 111, 89, 65, 168, 74, 177, 80, 88, 106, 129,
    181, 113, 169, 86, 63, 175, 154, 113, 168, 122, 177, 165, 60, 161, 154, 118, 75, 134, 67, 190,
    188, 74, 188, 166, 105, 107, 125, 171, 119, 170, 64, 145, 173, 144, 136, 133, 92, 169, 94, 83,
    169, 146, 162],
    t150: [120, 129, 181, 113, 120, 86, 63, 175, 120, 113, 168, 122, 120, 120, 120, 120, 120, 118, 75, 134,
    120, 190, 188, 74, 120, 166, 105, 107, 120, 120, 120, 120, 120, 145, 173, 144, 120, 133, 92,
    169, 120, 83, 169, 146, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t151: [145, 129, 181, 113, 137, 121, 63, 175, 120, 152, 168, 122, 120, 120, 120, 120, 130, 116, 130, 137,
    120, 190, 89, 74, 99, 155, 95, 145, 120, 120, 120, 81, 120, 147, 149, 144, 158, 133, 166, 169,
    152, 83, 156, 149, 120, 120, 105, 120, 109, 127, 126, 131, 120, 121, 120, 82, 120, 120, 91, 131,
    120, 125, 120, 120],
    t152: [128, 143, 171, 101, 120, 135, 53, 163, 103, 166, 158, 110, 103, 134, 110, 108, 113, 130, 120, 125,
    103, 204, 79, 62, 82, 169, 85, 133, 103, 134, 110, 69, 103, 161, 139, 132, 141, 147, 156, 157,
    135, 97, 146, 137, 103, 134, 95, 108, 92, 141, 116, 119, 103, 135, 110, 70, 103, 134, 81, 119,
    103, 139, 110, 108],
    t153: [128, 143, 171, 101, 120, 135, 53, 163, 103, 166, 158, 110, 103, 134, 110, 108, 113, 130, 120, 125,
    103, 204, 79, 62, 82, 169, 85, 133, 103, 134, 110, 69, 103, 161, 139, 132, 141, 147, 156, 157,
    135, 97, 146, 137, 103, 134, 95, 108, 92, 141, 116, 119, 103, 135, 110, 70, 103, 134, 81, 119,
    103, 139, 110, 108],
    t154: [116, 153, 106, 113, 102, 169, 94, 117, 98, 151, 116, 105, 103, 134, 110, 88, 115, 161, 124, 119,
    115, 154, 116, 122, 106, 134, 109, 112, 103, 134, 102, 88, 110, 146, 130, 119, 121, 128, 123,
    121, 111, 126, 108, 118, 103, 137, 102, 108, 97, 138, 113, 94, 103, 135, 95, 94, 103, 137, 95,
    113, 103, 139, 110, 108],
    t155: [116, 153, 170, 113, 113, 169, 94, 117, 98, 164, 116, 147, 103, 134, 110, 170, 115, 161, 132, 119,
    115, 105, 169, 122, 128, 134, 80, 112, 170, 129, 102, 121, 110, 103, 103, 119, 154, 161, 95,
    121, 111, 168, 108, 122, 103, 87, 102, 108, 120, 138, 110, 94, 141, 110, 95, 86, 103, 137, 95,
    113, 115, 139, 118, 108],
    t156: [116, 169, 170, 122, 128, 169, 170, 147, 170, 169, 169, 170, 170, 164, 116, 170, 154, 161, 169, 122,
    154, 168, 169, 122, 170, 168, 169, 122, 170, 168, 108, 122, 154, 161, 110, 121, 154, 168, 110,
    122, 154, 168, 118, 122, 115, 168, 118, 122, 141, 138, 110, 94, 141, 138, 110, 113, 141, 139,
    118, 113, 115, 139, 118, 113],
    t157: [120, 132, 132, 122, 128, 132, 132, 132, 132, 132, 132, 132, 132, 132, 120, 132, 132, 132, 132, 122,
    132, 132, 132, 122, 132, 132, 132, 122, 132, 132, 120, 122, 132, 132, 120, 121, 132, 132, 120,
    122, 132, 132, 120, 122, 120, 132, 120, 122, 132, 132, 120, 120, 132, 132, 120, 120, 132, 132,
    120, 120, 120, 132, 120, 120],
    t158: [120, 132, 132, 122, 128, 132, 132, 132, 132, 132, 132, 132, 132, 120, 132, 132, 132, 132, 132, 122,
    132, 132, 132, 122, 132, 132, 132, 122, 132, 120, 132, 122, 132, 120, 132, 121, 132, 120, 132,
    122, 132, 120, 132, 122, 120, 120, 132, 122, 132, 120, 132, 120, 132, 120, 132, 120, 132, 120,
    132, 120, 120, 120, 132, 120],
    t159: [120, 132, 132, 122, 128, 132, 132, 132, 132, 132, 132, 132, 132, 120, 132, 132, 132, 132, 132, 122,
    132, 132, 132, 122, 132, 132, 132, 122, 132, 120, 132, 122, 132, 120, 132, 121, 132, 120, 132,
    122, 132, 120, 132, 122, 120, 120, 132, 122, 132, 120, 132, 120, 132, 120, 132, 120, 132, 120,
    132, 120, 120, 120, 132, 120],
    t160: [99, 132, 132, 122, 128, 132, 135, 118, 132, 132, 120, 132, 107, 154, 140, 95, 132, 132, 132, 123,
    124, 114, 132, 94, 132, 132, 132, 90, 129, 139, 155, 122, 127, 83, 132, 110, 132, 111, 132, 96,
    100, 120, 152, 122, 120, 120, 132, 122, 132, 120, 104, 120, 94, 120, 159, 153, 132, 131, 118,
    120, 146, 120, 165, 120],
    t161: [120, 132, 132, 122, 128, 132, 135, 120, 132, 132, 120, 132, 120, 154, 140, 120, 132, 132, 132, 123,
    124, 120, 132, 120, 132, 132, 132, 120, 129, 139, 155, 122, 127, 120, 132, 120, 132, 120, 132,
    120, 120, 120, 152, 122, 120, 120, 132, 122, 132, 120, 120, 120, 120, 120, 159, 153, 132, 131,
    120, 120, 146, 120, 165, 120],
}, name='of_15').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide150: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t150: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other151: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t151: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c152: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t152: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t153: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t154: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other155: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t155: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t156: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t157: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t158: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t159: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other160: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t160: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t161: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# PAD, RELU, MAX_POOL_2D, CHANNEL_SHUFFLE, PRELU, DEPTHWISE_CONV_2D, MINIMUM, RELU6, MAXIMUM,
# DEPTHWISE_CONV_2D, RESHAPE, RESHAPE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides160 = Parameter('sides160', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide160 = Internal('wide160', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin160 = Parameter('begin160', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size160 = Parameter('size160', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t160 = Internal('t160', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t161 = Internal('t161', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t162 = Internal('t162', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t163 = Internal('t163', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c164 = Parameter('c164', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [90, 96, 150, 175])
t164 = Internal('t164', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter165 = Parameter('filter165', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [129, 129, 129, 129, 128, 128, 128, 128, 128, 128, 128, 128])
bias165 = Parameter('bias165', ('TENSOR_INT32', [4], 0.5, 0), [4, -4, 8, 12])
t165 = Internal('t165', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c166 = Parameter('c166', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [131, 93, 109, 150])
t166 = Internal('t166', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t167 = Internal('t167', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t168 = Internal('t168', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter169 = Parameter('filter169', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias169 = Parameter('bias169', ('TENSOR_INT32', [4], 0.5, 0), [-8, 12, 4, -4])
t169 = Internal('t169', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where170 = Parameter('where170', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t170 = Internal('t170', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where171 = Parameter('where171', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t171 = Output('t171', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', input, sides160).To(wide160)
model.Operation('SLICE', wide160, begin160, size160).To(t160)
model.Operation('RELU', t160).To(t161)
model.Operation('MAX_POOL_2D', t161, 1, 1, 1, 3, 2, 0).To(t162)
model.Operation('CHANNEL_SHUFFLE', t162, 2, 3).To(t163)
model.Operation('PRELU', t163, c164).To(t164)
model.Operation('DEPTHWISE_CONV_2D', t164, filter165, bias165, 1, 1, 1, 1, 0).To(t165)
model.Operation('MINIMUM', t165, c166).To(t166)
model.Operation('RELU6', t166).To(t167)
model.Operation('MAXIMUM', t167, t167).To(t168)
model.Operation('DEPTHWISE_CONV_2D', t168, filter169, bias169, 1, 1, 1, 1, 0).To(t169)
model.Operation('RESHAPE', t169, where170).To(t170)
model.Operation('RESHAPE', t170, where171).To(t171)
Example({
    input: [105, 181, 152, 114, 143, 67, 71, 153, 133, 90, 124, 170, 142, 74, 103, 109, 133, 189, 168, 65, 102,
    110, 60, 109, 156, 92, 117, 87, 65, 105, 75, 171, 154, 163, 137, 170, 75, 82, 140, 181, 129, 93,
    122, 167, 66, 108, 183, 168, 94, 67, 148, 94, 66, 76, 120, 74, 67, 89, 79, 77, 145, 153, 120,
    81],
    t171: [116, 132, 124, 128, 116, 132, 124, 128, 116, 132, 124, 128, 116, 132, 124, 128, 116, 132, 124, 128,
    116, 132, 124, 128, 116, 132, 124, 128, 116, 132, 124, 128, 116, 132, 124, 128, 116, 132, 124,
    128, 116, 132, 124, 128, 116, 132, 124, 128, 116, 132, 124, 128, 116, 132, 124, 128, 116, 132,
    124, 128, 116, 132, 124, 128],
}, name='of_16').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide160: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t160: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t161: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t162: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t163: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c164: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t164: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter165: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t165: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c166: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t166: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t167: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t168: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter169: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t169: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t170: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t171: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# PAD, QUANTIZE, HARD_SWISH, MUL, MINIMUM, ADD, QUANTIZE, RELU6, SPACE_TO_BATCH_ND, SUB, QUANTIZE,
# MAXIMUM
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides190 = Parameter('sides190', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide190 = Internal('wide190', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin190 = Parameter('begin190', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size190 = Parameter('size190', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t190 = Internal('t190', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real191 = Internal('real191', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t191 = Internal('t191', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t192 = Internal('t192', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c193 = Parameter('c193', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [5, 5, 5, 5])
t193 = Internal('t193', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c194 = Parameter('c194', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [101, 121, 153, 138])
t194 = Internal('t194', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c195 = Parameter('c195', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [131, 113, 119, 100])
t195 = Internal('t195', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real196 = Internal('real196', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t196 = Internal('t196', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t197 = Internal('t197', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block198 = Parameter('block198', ('TENSOR_INT32', [2]), [2, 2])
none198 = Parameter('none198', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many198 = Internal('many198', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t198 = Internal('t198', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c199 = Parameter('c199', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [106, 127, 133, 130])
t199 = Internal('t199', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real200 = Internal('real200', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t200 = Internal('t200', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t201 = Output('t201', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', input, sides190).To(wide190)
model.Operation('SLICE', wide190, begin190, size190).To(t190)
model.Operation('DEQUANTIZE', t190).To(real191)
model.Operation('QUANTIZE', real191).To(t191)
model.Operation('HARD_SWISH', t191).To(t192)
model.Operation('MUL', t192, c193, 0).To(t193)
model.Operation('MINIMUM', t193, c194).To(t194)
model.Operation('ADD', t194, c195, 0).To(t195)
model.Operation('DEQUANTIZE', t195).To(real196)
model.Operation('QUANTIZE', real196).To(t196)
model.Operation('RELU6', t196).To(t197)
model.Operation('SPACE_TO_BATCH_ND', t197, block198, none198).To(many198)
model.Operation('BATCH_TO_SPACE_ND', many198, block198).To(t198)
model.Operation('SUB', t198, c199, 0).To(t199)
model.Operation('DEQUANTIZE', t199).To(real200)
model.Operation('QUANTIZE', real200).To(t200)
model.Operation('MAXIMUM', t200, t200).To(t201)
Example({
    input: [124, 97, 185, 169, 117, 82, 60, 103, 98, 182, 89, 107, 107, 94, 113, 119, 115, 68, 131, 183, 117,
    107, 127, 186, 190, 111, 182, 166, 129, 95, 136, 164, 96, 137, 75, 150, 137, 153, 186, 140, 121,
    130, 61, 92, 127, 140, 81, 117, 74, 135, 82, 167, 124, 92, 181, 81, 96, 126, 184, 149, 141, 152,
    83, 82],
    t201: [134, 113, 107, 110, 134, 113, 107, 110, 134, 113, 107, 110, 134, 113, 107, 110, 134, 113, 107, 110,
    134, 113, 107, 110, 134, 113, 107, 110, 134, 113, 107, 110, 134, 113, 107, 110, 134, 113, 107,
    110, 134, 113, 107, 110, 134, 113, 107, 110, 134, 113, 107, 110, 134, 113, 107, 110, 134, 113,
    107, 110, 134, 113, 107, 110],
}, name='of_19').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide190: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t190: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t191: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t192: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c193: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t193: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c194: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t194: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c195: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t195: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t196: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t197: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many198: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t198: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c199: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t199: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t200: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t201: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# PAD, PRELU, CONV_2D, MAXIMUM, TRANSPOSE, PAD, SUB
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides430 = Parameter('sides430', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide430 = Internal('wide430', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin430 = Parameter('begin430', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size430 = Parameter('size430', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t430 = Internal('t430', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c431 = Parameter('c431', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [171, 186, 89, 95])
t431 = Internal('t431', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter432 = Parameter('filter432', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    129, 128, 128, 128, 128, 128, 128, 128, 128])
bias432 = Parameter('bias432', ('TENSOR_INT32', [4], 0.5, 0), [0, -8, -12, -12])
t432 = Internal('t432', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t433 = Internal('t433', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where434 = Parameter('where434', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t434 = Internal('t434', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides435 = Parameter('sides435', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide435 = Internal('wide435', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin435 = Parameter('begin435', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size435 = Parameter('size435', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t435 = Internal('t435', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c436 = Parameter('c436', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [111, 100, 101, 120])
t436 = Output('t436', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', input, sides430).To(wide430)
model.Operation('SLICE', wide430, begin430, size430).To(t430)
model.Operation('PRELU', t430, c431).To(t431)
model.Operation('CONV_2D', t431, filter432, bias432, 1, 1, 1, 0).To(t432)
model.Operation('MAXIMUM', t432, t432).To(t433)
model.Operation('TRANSPOSE', t433, where434).To(t434)
model.Operation('PAD', t434, sides435).To(wide435)
model.Operation('SLICE', wide435, begin435, size435).To(t435)
model.Operation('SUB', t435, c436, 0).To(t436)
Example({
    input: [62, 103, 124, 147, 163, 140, 99, 166, 118, 64, 107, 130, 160, 96, 83, 113, 182, 177, 70, 157, 147,
    149, 160, 71, 114, 102, 69, 159, 173, 149, 62, 66, 117, 100, 122, 155, 84, 107, 159, 169, 64,
    86, 112, 120, 121, 112, 95, 124, 155, 131, 81, 113, 179, 84, 150, 88, 105, 114, 145, 109, 175,
    170, 132, 92],
    t436: [129, 159, 98, 171, 129, 157, 135, 130, 129, 168, 166, 138, 129, 140, 139, 120, 129, 127, 80, 98,
    129, 139, 148, 112, 129, 154, 131, 133, 129, 140, 139, 120, 129, 185, 132, 167, 129, 157, 132,
    158, 129, 158, 140, 120, 129, 140, 139, 120, 129, 140, 139, 120, 129, 140, 139, 120, 129, 140,
    139, 120, 129, 140, 139, 120],
}, name='of_43').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide430: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t430: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c431: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t431: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter432: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t432: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t433: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t434: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide435: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t435: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c436: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t436: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
